"""What the enemy could have ready: upper bounds of its gauges from what was heard.

Every course and every silence gives the enemy one mark, on a gauge of its own
choice that is not full; using a system takes a full gauge and empties it. Which
gauge was marked is not heard. So each use asks for as many marks as the gauge
has boxes, made after the use of the same system before; whatever those uses do
not need may lie on any other gauge. Giving each mark to the use that is due
first fits all uses whenever they can be fitted at all, and leaves the latest
marks free, so the bounds are exact.

Sources: English rulebook (one mark a course, a full gauge to use a system,
gauges empty at the start); French rulebook (a silence gives a mark, and it may
go to the silence gauge just emptied). Nothing says that surfacing erases them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

import msgspec

from engines.captain_sonar.observations import (
    Course,
    Mine,
    Observation,
    Silence,
    System,
    Torpedo,
    Trigger,
    Used,
)

GAUGES: Final[dict[System, int]] = {"mine": 3, "torpedo": 3, "drone": 4, "sonar": 3, "silence": 6}
"""Boxes of each gauge on the first mate's sheet; the scenario's gauge comes with the scenario."""
ARCHER_GAUGE: Final = 4
"""The scenario gauge of the Archer mines, and the shorter of the two lengths on the sheet."""

DoubtCode = Literal["gauge_not_full", "no_course_between", "no_mine_left"]


class Bound(msgspec.Struct, frozen=True):
    """How far a gauge can be marked now."""

    system: System
    size: int
    """Boxes of the gauge."""
    most: int
    """Most boxes that can be marked; the system needs `size - most` marks more, if not others."""
    ready: bool
    """True when the gauge can be full."""
    impossible_line: int | None = None
    """First line, from 1, that used this system when its gauge cannot have been full."""


class Doubt(msgspec.Struct, frozen=True):
    """A use of a system that does not go with what was heard before it."""

    line: int
    """Line from 1."""
    code: DoubtCode
    system: System
    missing: int = 0
    """Marks short of a full gauge: so many courses at least were missed."""


@dataclass(slots=True)
class _Demand:
    """Marks that must go to one gauge, of the marks numbered `release` to `deadline` - 1."""

    system: System
    line: int
    release: int
    deadline: int
    missing: int


@dataclass(slots=True)
class _Record:
    """What was heard, as marks and demands."""

    marks: int = 0
    demands: list[_Demand] = field(default_factory=list)
    emptied: dict[System, int] = field(default_factory=dict)
    """Per system, the number of marks made before its last use."""


def system_used(observation: Observation) -> System | None:
    """The system that the enemy used, which empties its gauge, or None."""
    match observation:
        case Silence():
            return "silence"
        case Torpedo():
            return "torpedo"
        case Mine():
            return "mine"
        case Used(system=system):
            return system
    return None


def bounds(
    observations: Sequence[Observation], scenario: int | None = ARCHER_GAUGE
) -> tuple[Bound, ...]:
    """The most that each gauge can hold after the observations, in the order of the sheet.

    `scenario` is the length of the scenario's gauge, 4 or 6, or None on a map
    without one. Each bound is reached by some way of marking, though not all at
    once: see `together`. A use that was impossible is taken as true, with just
    as many courses missed before it as it needs.
    """
    sizes = _sizes(scenario)
    record = _record(observations, sizes)
    free = _assign(record.demands, record.marks)
    result = []
    for system, size in sizes.items():
        since = record.emptied.get(system, 0)
        most = min(size, sum(mark >= since for mark in free))
        failed = (d.line for d in record.demands if d.system == system and d.missing)
        result.append(Bound(system, size, most, most == size, next(failed, None)))
    return tuple(result)


def together(
    observations: Sequence[Observation],
    systems: Collection[System],
    scenario: int | None = ARCHER_GAUGE,
) -> bool:
    """True when all these gauges can be full at the same time now.

    Raises KeyError for the scenario's system on a map without one.
    """
    sizes = _sizes(scenario)
    record = _record(observations, sizes)
    wanted = [
        _Demand(system, 0, record.emptied.get(system, 0), record.marks, sizes[system])
        for system in set(systems)
    ]
    _assign([*record.demands, *wanted], record.marks)
    return not any(demand.missing for demand in wanted)


def doubts(
    observations: Sequence[Observation], scenario: int | None = ARCHER_GAUGE
) -> tuple[Doubt, ...]:
    """Uses of a system that the rules do not allow after what was heard, by line.

    - `gauge_not_full`: the marks heard cannot have filled the gauge.
    - `no_course_between`: no course since the system before (English rulebook:
      a course must be announced first; a silence is itself a system).
    - `no_mine_left`: more mines set off than dropped.
    """
    record = _record(observations, _sizes(scenario))
    _assign(record.demands, record.marks)
    found = [
        Doubt(demand.line, "gauge_not_full", demand.system, demand.missing)
        for demand in record.demands
        if demand.missing
    ]
    found += _without_course(observations)
    found += _without_mine(observations)
    return tuple(sorted(found, key=lambda doubt: doubt.line))


def _sizes(scenario: int | None) -> dict[System, int]:
    return GAUGES if scenario is None else {**GAUGES, "scenario": scenario}


def _record(observations: Iterable[Observation], sizes: dict[System, int]) -> _Record:
    record = _Record()
    for line, observation in enumerate(observations, start=1):
        system = system_used(observation)
        if system in sizes:
            since = record.emptied.get(system, 0)
            record.demands.append(_Demand(system, line, since, record.marks, sizes[system]))
            record.emptied[system] = record.marks
        # After the use: a silence's own mark may go to the gauge that it emptied.
        if isinstance(observation, Course | Silence):
            record.marks += 1
    return record


def _assign(demands: Collection[_Demand], marks: int) -> list[int]:
    """Give each mark to the open demand due first; returns the marks that nobody needs."""
    free = []
    for mark in range(marks):
        due = min(
            (d for d in demands if d.missing and d.release <= mark < d.deadline),
            key=lambda demand: demand.deadline,
            default=None,
        )
        if due is None:
            free.append(mark)
        else:
            due.missing -= 1
    return free


def _without_course(observations: Iterable[Observation]) -> Iterable[Doubt]:
    course_heard = True
    for line, observation in enumerate(observations, start=1):
        system = system_used(observation)
        if system is not None:
            if not course_heard:
                yield Doubt(line, "no_course_between", system)
            course_heard = False
        elif isinstance(observation, Course):
            course_heard = True


def _without_mine(observations: Iterable[Observation]) -> Iterable[Doubt]:
    laid = 0
    for line, observation in enumerate(observations, start=1):
        if isinstance(observation, Mine):
            laid += 1
        elif isinstance(observation, Trigger):
            if not laid:
                yield Doubt(line, "no_mine_left", "mine")
            laid = max(0, laid - 1)
