"""The radio operator's table: a record of what was heard of the enemy.

The record is the state; everything known about the enemy's place is derived
from it by `engines.captain_sonar.tracker`. What was heard is a fact, so an
observation is accepted even when it contradicts the others: the page then says
since which line, and what would repair it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from engines.captain_sonar import content
from engines.captain_sonar.chart_files import check_chart
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Course,
    Drone,
    Hit,
    Mine,
    Observation,
    Silence,
    Surface,
    Torpedo,
    Trigger,
    Used,
    check,
)
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.transcript_lines import TranscriptError
from engines.contract import TABLE, Refused, Rules, Seat
from engines.squares import DIRECTIONS

RADIO: Final[Seat] = "radio"
DAMAGE_BOXES: Final = 4


class RadioOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How a radio operator's table is set up."""

    chart_id: str = "alpha-rt"
    custom_chart: Chart | None = None
    """An edited or new map; it is used in place of `chart_id`."""
    tracker: TrackerOptions = TrackerOptions()


class Line(msgspec.Struct, frozen=True):
    """One observation in the record. `id` stays with it when lines are inserted before."""

    id: int
    observation: Observation


class RadioState(msgspec.Struct, frozen=True, kw_only=True):
    """What the operator has written down."""

    options: RadioOptions
    lines: tuple[Line, ...] = ()
    next_id: int = 1
    own_cell: str | None = None
    """Where our own submarine is, if the captain told; it limits what we can hit."""
    damage: int | None = None
    """Enemy damage set by hand; None lets it follow from the observations."""


class Observe(msgspec.Struct, frozen=True, tag="observe"):
    """Write down what was just heard."""

    observation: Observation


class Transcribe(msgspec.Struct, frozen=True, tag="transcribe"):
    """Write down all of a transcript at once, so that it can be taken back at once.

    What was written down before is not doubted a second time.
    """

    observations: tuple[Observation, ...]


class Amend(msgspec.Struct, frozen=True, tag="amend"):
    """Correct a past line."""

    line: int
    observation: Observation


class Insert(msgspec.Struct, frozen=True, tag="insert"):
    """Add a line that was forgotten, before the line with id `before`."""

    before: int
    observation: Observation


class Drop(msgspec.Struct, frozen=True, tag="drop"):
    """Take a past line out."""

    line: int


class PlaceOwn(msgspec.Struct, frozen=True, tag="place_own"):
    """Set or clear where our own submarine is."""

    cell: str | None


class SetDamage(msgspec.Struct, frozen=True, tag="set_damage"):
    """Set the enemy's damage by hand, 0 to 4; None follows the observations again."""

    damage: int | None


RadioAct = Observe | Transcribe | Amend | Insert | Drop | PlaceOwn | SetDamage


class Observed(msgspec.Struct, frozen=True, tag="observed"):
    """A line was added at the end."""

    line: Line


class Transcribed(msgspec.Struct, frozen=True, tag="transcribed"):
    """Lines were added at the end, oldest first."""

    lines: tuple[Line, ...]


class Amended(msgspec.Struct, frozen=True, tag="amended"):
    """A past line now says something else."""

    line: Line
    was: Observation


class Inserted(msgspec.Struct, frozen=True, tag="inserted"):
    """A line was added before another."""

    line: Line
    before: int


class Dropped(msgspec.Struct, frozen=True, tag="dropped"):
    """A past line was taken out."""

    line: Line


class OwnPlaced(msgspec.Struct, frozen=True, tag="own_placed"):
    """Our own submarine was placed on the map, or taken off it."""

    cell: str | None


class DamageSet(msgspec.Struct, frozen=True, tag="damage_set"):
    """The enemy's damage was set by hand."""

    damage: int | None


RadioEvent = Observed | Transcribed | Amended | Inserted | Dropped | OwnPlaced | DamageSet


def chart_of(options: RadioOptions) -> Chart:
    """The chart of a table. Raises KeyError for an unknown id."""
    return options.custom_chart or content.chart(options.chart_id)


def observations(state: RadioState) -> tuple[Observation, ...]:
    """The record without its line numbers, oldest first."""
    return tuple(line.observation for line in state.lines)


def enemy_damage(state: RadioState) -> int:
    """Damage the enemy is known to have taken, 0 to 4: what was heard, or what was set by hand."""
    if state.damage is not None:
        return state.damage
    points = {"direct": 2, "indirect": 1, "none": 0, None: 0}
    total = 0
    for observation in observations(state):
        match observation:
            case Hit(result=result):
                total += points[result]
            case Torpedo(self_hit=self_hit) | Trigger(self_hit=self_hit):
                total += points[self_hit]
    return min(total, DAMAGE_BOXES)


def check_options(options: RadioOptions) -> Refused | None:
    """None when the chart exists and can be played on (codes: `chart_files.read_chart`)."""
    try:
        check_chart(chart_of(options))
    except KeyError:
        return Refused("unknown_chart", {"chart": options.chart_id}, forceable=False)
    except TranscriptError as error:
        return Refused(error.code, dict(error.details), forceable=False)
    return None


def initial(options: RadioOptions) -> RadioState:
    """An empty record."""
    return RadioState(options=options)


def decide(
    state: RadioState, seat: Seat, act: RadioAct, force: bool
) -> tuple[RadioEvent, ...] | Refused:
    """What an act adds to the record, or why it cannot."""
    if seat != RADIO:
        return Refused("not_your_seat", {"seat": seat}, forceable=False)
    match act:
        case Observe(observation=observation):
            refused = check(chart_of(state.options), observation) or _doubt(state, observation)
            if refused and not (force and refused.forceable):
                return refused
            return (Observed(Line(state.next_id, observation)),)
        case Transcribe(observations=heard):
            return _transcribe(state, heard)
        case Amend(line=number, observation=observation):
            return _amend(state, number, observation)
        case Insert(before=before, observation=observation):
            refused = _find(state, before) or check(chart_of(state.options), observation)
            return refused or (Inserted(Line(state.next_id, observation), before),)
        case Drop(line=number):
            return _find(state, number) or (Dropped(_line(state, number)),)
        case PlaceOwn(cell=cell):
            return _place_own(state, cell)
        case SetDamage(damage=damage):
            if damage is not None and not 0 <= damage <= DAMAGE_BOXES:
                details: dict[str, str | int] = {"value": damage, "most": DAMAGE_BOXES}
                return Refused("damage_range", details, forceable=False)
            return (DamageSet(damage),)


def _transcribe(
    state: RadioState, heard: tuple[Observation, ...]
) -> tuple[RadioEvent, ...] | Refused:
    if not heard:
        return Refused("nothing_heard", {}, forceable=False)
    chart = chart_of(state.options)
    for observation in heard:
        if refused := check(chart, observation):
            return refused
    lines = (Line(number, what) for number, what in enumerate(heard, start=state.next_id))
    return (Transcribed(tuple(lines)),)


def _amend(
    state: RadioState, number: int, observation: Observation
) -> tuple[RadioEvent, ...] | Refused:
    refused = _find(state, number) or check(chart_of(state.options), observation)
    if refused:
        return refused
    was = _line(state, number).observation
    if was == observation:
        return Refused("nothing_changed", {"line": number}, forceable=False)
    return (Amended(Line(number, observation), was),)


def _place_own(state: RadioState, cell: str | None) -> tuple[RadioEvent, ...] | Refused:
    if cell is None:
        return (OwnPlaced(None),)
    chart = chart_of(state.options)
    refused = check(chart, Hit(cell, "none"))
    if refused:
        return refused
    index = chart.index_of(cell)
    if not chart.is_sea(index):
        return Refused("own_on_island", {"cell": cell}, forceable=False)
    return (OwnPlaced(chart.name_of(index)),)


def _doubt(state: RadioState, observation: Observation) -> Refused | None:
    """A mine can only be set off after one was dropped; the drop may have been missed."""
    if not isinstance(observation, Trigger):
        return None
    heard = observations(state)
    dropped = sum(isinstance(item, Mine) for item in heard)
    triggered = sum(isinstance(item, Trigger) for item in heard)
    if triggered < dropped:
        return None
    return Refused("no_mine_left", {"dropped": dropped, "triggered": triggered})


def _find(state: RadioState, number: int) -> Refused | None:
    if any(line.id == number for line in state.lines):
        return None
    return Refused("no_such_line", {"line": number}, forceable=False)


def _line(state: RadioState, number: int) -> Line:
    return next(line for line in state.lines if line.id == number)


def _place(state: RadioState, number: int) -> int:
    """Place of the line with this id; behind the last when there is none."""
    return next((i for i, line in enumerate(state.lines) if line.id == number), len(state.lines))


def evolve(state: RadioState, event: RadioEvent) -> RadioState:
    """The record after an event."""
    change = msgspec.structs.replace
    match event:
        case Observed(line=line):
            return change(
                state, lines=(*state.lines, line), next_id=max(state.next_id, line.id + 1)
            )
        case Transcribed(lines=lines):
            next_id = max([state.next_id, *(line.id + 1 for line in lines)])
            return change(state, lines=(*state.lines, *lines), next_id=next_id)
        case Amended(line=line):
            at = _place(state, line.id)
            # Slices, as a journal of corrections folds this thousands of times.
            kept = (line,) if at < len(state.lines) else ()
            return change(state, lines=(*state.lines[:at], *kept, *state.lines[at + 1 :]))
        case Inserted(line=line, before=before):
            at = _place(state, before)
            lines = (*state.lines[:at], line, *state.lines[at:])
            return change(state, lines=lines, next_id=max(state.next_id, line.id + 1))
        case Dropped(line=line):
            return change(state, lines=tuple(old for old in state.lines if old.id != line.id))
        case OwnPlaced(cell=cell):
            return change(state, own_cell=cell)
        case DamageSet(damage=damage):
            return change(state, damage=damage)


def legal(state: RadioState, seat: Seat) -> Iterator[RadioAct]:
    """One act of every kind and value that matters; cells stand for all cells of the chart."""
    if seat != RADIO:
        return
    chart = chart_of(state.options)
    heard: list[Observation] = [Course(direction) for direction in DIRECTIONS]
    heard += [Silence(), Mine(), Used("drone"), Used("sonar"), Used("scenario")]
    for sector in range(1, chart.sectors + 1):
        heard += [Surface(sector), Drone(sector, True), Drone(sector, False)]
    for index in range(chart.size):
        heard += [Torpedo(chart.name_of(index)), Hit(chart.name_of(index), "none")]
    yield from (Observe(observation) for observation in heard)
    yield Transcribe(tuple(heard[:2]))
    yield from (Drop(line.id) for line in state.lines)
    yield from (SetDamage(damage) for damage in range(DAMAGE_BOXES + 1))
    yield PlaceOwn(None)


def view(state: RadioState, seat: Seat) -> RadioState:
    """The operator and the referee see the record; the table does not see our own submarine."""
    if seat == TABLE:
        return msgspec.structs.replace(state, own_cell=None)
    return state


def seen(event: RadioEvent, seat: Seat) -> RadioEvent | None:
    """Announcements are public; where our own submarine is, is not."""
    if seat == TABLE and isinstance(event, OwnPlaced):
        return None
    return event


RULES: Final[Rules[RadioOptions, RadioState, RadioAct, RadioEvent]] = Rules(
    id="captain_sonar.radio",
    version=1,
    options=RadioOptions,
    state=RadioState,
    act=RadioAct,
    event=RadioEvent,
    check_options=check_options,
    initial=initial,
    seats=lambda _state: (RADIO,),
    to_act=lambda _state: frozenset({RADIO}),
    legal=legal,
    decide=decide,
    evolve=evolve,
    view=view,
    seen=seen,
    is_correction=lambda act: isinstance(act, Amend | Insert | Drop | SetDamage),
)
