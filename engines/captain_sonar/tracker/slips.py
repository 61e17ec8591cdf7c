"""What may have been meant by a line: the ways in which an observation is misheard or mistyped."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Claim,
    ClaimKind,
    Course,
    Drone,
    Hit,
    HitResult,
    Observation,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
    check,
)
from engines.squares import DIRECTIONS, chebyshev

Aimed = Torpedo | Trigger | Hit

RESULTS: Final[tuple[HitResult, ...]] = ("direct", "indirect", "none")
_SWAPPED: Final[dict[ClaimKind, ClaimKind]] = {"row": "column", "column": "row"}

changed = msgspec.structs.replace


def slips(chart: Chart, observation: Observation) -> tuple[tuple[Observation, ...], ...]:
    """What may have been said or meant instead, in three groups, the likeliest first.

    1. Another direction; yes for no; an answer one degree off.
    2. A number or letter off by one; row and column mixed.
    3. Any other sector or answer; a torpedo for a mine set off and the reverse.

    Every replacement can be about the chart, and none is given twice.
    """
    groups: list[tuple[Observation, ...]] = []
    known: set[Observation] = {observation}
    for group in (_misheard, _off_by_one, _others):
        fitting = dict.fromkeys(
            other
            for other in group(chart, observation)
            if other not in known and check(chart, other) is None
        )
        groups.append(tuple(fitting))
        known |= fitting.keys()
    return tuple(groups)


def _misheard(_chart: Chart, observation: Observation) -> Iterator[Observation]:
    match observation:
        case Course():
            yield from (Course(direction) for direction in DIRECTIONS)
        case Drone(found=found):
            yield changed(observation, found=not found)
        case Hit(result=result):
            yield from (changed(observation, result=other) for other in _next_to(result))
        case Torpedo(self_hit=self_hit) | Trigger(self_hit=self_hit) if self_hit is not None:
            yield from (changed(observation, self_hit=other) for other in _next_to(self_hit))


def _off_by_one(chart: Chart, observation: Observation) -> Iterator[Observation]:
    match observation:
        case Surface(sector=sector) | Drone(sector=sector):
            yield from (changed(observation, sector=near) for near in (sector - 1, sector + 1))
        case Sonar():
            yield from _other_claims(observation)
        case Torpedo() | Trigger() | Hit():
            yield from _other_cells(chart, observation)


def _others(chart: Chart, observation: Observation) -> Iterator[Observation]:
    match observation:
        case Surface() | Drone():
            every = range(1, chart.sectors + 1)
            yield from (changed(observation, sector=sector) for sector in every)
        case Hit():
            yield from (changed(observation, result=result) for result in RESULTS)
        case Torpedo(target=target, self_hit=self_hit):
            yield from (changed(observation, self_hit=other) for other in (*RESULTS, None))
            yield Trigger(target, self_hit)
        case Trigger(target=target, self_hit=self_hit):
            yield from (changed(observation, self_hit=other) for other in (*RESULTS, None))
            yield Torpedo(target, self_hit)


def _next_to(result: HitResult) -> tuple[HitResult, ...]:
    """Answers one degree off: `indirect` lies between the other two."""
    return ("direct", "none") if result == "indirect" else ("indirect",)


def _other_claims(sonar: Sonar) -> Iterator[Observation]:
    for field in ("first", "second"):
        claim: Claim = getattr(sonar, field)
        for value in (claim.value - 1, claim.value + 1):
            yield changed(sonar, **{field: changed(claim, value=value)})
    yield Sonar(_mixed(sonar.first), sonar.second)
    yield Sonar(sonar.first, _mixed(sonar.second))
    yield Sonar(_mixed(sonar.first), _mixed(sonar.second))


def _mixed(claim: Claim) -> Claim:
    """A row taken for a column and the reverse, under the same number."""
    return Claim(_SWAPPED.get(claim.kind, claim.kind), claim.value)


def _other_cells(chart: Chart, aimed: Aimed) -> Iterator[Aimed]:
    here = divmod(chart.index_of(aimed.target), chart.columns)
    beside = (
        index for index in range(chart.size) if chebyshev(here, divmod(index, chart.columns)) == 1
    )
    # One of letter and number is off more often than both.
    straight = sorted(beside, key=lambda index: 0 not in _away(chart, here, index))
    yield from (changed(aimed, target=chart.name_of(index)) for index in straight)
    row, column = here
    if column < chart.rows and row < chart.columns:
        yield changed(aimed, target=chart.name_of(column * chart.columns + row))


def _away(chart: Chart, here: tuple[int, int], index: int) -> tuple[int, int]:
    row, column = divmod(index, chart.columns)
    return row - here[0], column - here[1]
