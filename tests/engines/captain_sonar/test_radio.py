from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.captain_sonar import radio
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
)
from engines.captain_sonar.radio import (
    RADIO,
    Amend,
    Drop,
    Insert,
    Observe,
    PlaceOwn,
    RadioOptions,
    RadioState,
    SetDamage,
    Transcribe,
    enemy_damage,
    observations,
)
from engines.contract import REFEREE, TABLE, Refused, fold


def start(**options: Any) -> RadioState:
    return radio.initial(RadioOptions(**options))


def done(state: RadioState, *acts: Any, force: bool = False) -> RadioState:
    for act in acts:
        events = radio.decide(state, RADIO, act, force)
        assert not isinstance(events, Refused), events
        state = fold(radio.RULES, state, events)
    return state


def heard(*observed: Observation) -> RadioState:
    return done(start(), *map(Observe, observed))


def refusal(state: RadioState, act: Any, force: bool = False, seat: str = RADIO) -> Refused:
    refused = radio.decide(state, seat, act, force)
    assert isinstance(refused, Refused)
    return refused


def test_the_record_keeps_the_order_in_which_things_were_heard() -> None:
    state = heard(Course("N"), Silence(), Surface(3))
    assert observations(state) == (Course("N"), Silence(), Surface(3))
    assert [line.id for line in state.lines] == [1, 2, 3]


def test_what_contradicts_the_rest_is_still_written_down() -> None:
    """North and back is against the rules of movement, but it was heard."""
    assert len(heard(Course("N"), Course("S"), Surface(1), Surface(9)).lines) == 4


def test_a_line_is_corrected_in_its_place_and_keeps_its_number() -> None:
    state = done(heard(Course("N"), Course("E"), Silence()), Amend(2, Course("W")))
    assert observations(state) == (Course("N"), Course("W"), Silence())
    assert [line.id for line in state.lines] == [1, 2, 3]


def test_a_forgotten_line_is_put_in_before_another() -> None:
    state = done(heard(Course("N"), Silence()), Insert(2, Mine()), Insert(1, Surface(1)))
    assert observations(state) == (Surface(1), Course("N"), Mine(), Silence())
    assert [line.id for line in state.lines] == [4, 1, 3, 2]


def test_a_number_is_never_given_twice() -> None:
    state = done(heard(Course("N"), Silence()), Drop(2), Observe(Mine()))
    assert [line.id for line in state.lines] == [1, 3]


@pytest.mark.parametrize("act", [Amend(9, Silence()), Insert(9, Silence()), Drop(9)])
def test_lines_that_are_not_there(act: Any) -> None:
    for force in (False, True):
        refused = refusal(heard(Silence()), act, force)
        assert refused == Refused("no_such_line", {"line": 9}, forceable=False)


def test_a_correction_that_changes_nothing() -> None:
    assert refusal(heard(Silence()), Amend(1, Silence())).code == "nothing_changed"


@pytest.mark.parametrize(
    "act", [Observe(Surface(10)), Amend(1, Torpedo("Z1")), Insert(1, Drone(0, True))]
)
def test_what_cannot_be_about_the_map_cannot_be_forced(act: Any) -> None:
    state = heard(Silence())
    assert not refusal(state, act).forceable
    assert refusal(state, act, force=True) == refusal(state, act)


def test_a_mine_goes_off_once() -> None:
    state = heard(Mine(), Trigger("C6"))
    refused = refusal(state, Observe(Trigger("D7")))
    assert refused == Refused("no_mine_left", {"dropped": 1, "triggered": 1})
    # The drop may have been missed, so the table can say that it was heard all the same.
    assert len(done(state, Observe(Trigger("D7")), force=True).lines) == 3


def test_only_the_operator_writes() -> None:
    for seat in (TABLE, REFEREE, "captain"):
        assert refusal(start(), Observe(Silence()), True, seat).code == "not_your_seat"


# Damage: a direct hit is 2, an indirect one 1 (the sheet has four boxes)


@pytest.mark.parametrize(
    ("observed", "damage"),
    [
        ((), 0),
        ((Hit("C6", "direct"),), 2),
        ((Hit("C6", "indirect"), Hit("C7", "indirect")), 2),
        ((Hit("C6", "none"), Used("drone"), Torpedo("C6")), 0),
        ((Torpedo("C6", "indirect"),), 1),
        ((Mine(), Trigger("C6", "direct"), Torpedo("C6", "none")), 2),
        ((Hit("C6", "direct"), Hit("C6", "direct"), Hit("C6", "direct")), 4),
    ],
)
def test_damage_follows_what_was_heard(observed: tuple[Observation, ...], damage: int) -> None:
    assert enemy_damage(heard(*observed)) == damage


def test_damage_can_be_set_by_hand_and_let_go_again() -> None:
    state = done(heard(Hit("C6", "direct")), SetDamage(3))
    assert enemy_damage(state) == 3
    assert enemy_damage(done(state, Observe(Hit("C6", "direct")))) == 3
    assert enemy_damage(done(state, SetDamage(None))) == 2


@pytest.mark.parametrize("damage", [-1, 5])
def test_damage_beyond_the_boxes(damage: int) -> None:
    refused = refusal(start(), SetDamage(damage), force=True)
    assert refused == Refused("damage_range", {"value": damage, "most": 4}, forceable=False)


# Our own submarine


def test_our_own_place_is_a_secret_of_the_operator() -> None:
    events = radio.decide(start(), RADIO, PlaceOwn("h8"), False)
    assert events == (radio.OwnPlaced("H8"),)
    state = fold(radio.RULES, start(), events)
    assert [radio.view(state, seat).own_cell for seat in (RADIO, REFEREE, TABLE)] == [
        "H8",
        "H8",
        None,
    ]
    assert [radio.seen(events[0], seat) for seat in (RADIO, REFEREE, TABLE)] == [*events * 2, None]
    assert done(state, PlaceOwn(None)).own_cell is None


@pytest.mark.parametrize(
    ("cell", "code"), [("C2", "own_on_island"), ("P1", "unknown_cell"), ("", "unknown_cell")]
)
def test_our_submarine_is_in_the_sea(cell: str, code: str) -> None:
    assert refusal(start(), PlaceOwn(cell), force=True).code == code


# Options


def chart(**more: Any) -> Chart:
    known: dict[str, Any] = {
        "id": "own", "name": "Own", "mode": "real-time", "columns": 2, "rows": 2,
        "grid": ("#.", ".."),
    }  # fmt: skip
    return Chart(**(known | more))


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (RadioOptions(chart_id="atlantis"), "unknown_chart"),
        (RadioOptions(custom_chart=chart(grid=("##", "##"))), "chart_no_sea"),
        (RadioOptions(custom_chart=chart(grid=("..",))), "chart_rows"),
        (RadioOptions(custom_chart=chart(grid=("..", "."))), "chart_row"),
        (RadioOptions(custom_chart=chart(grid=("..", ".x"))), "chart_sign"),
        (RadioOptions(custom_chart=chart(columns=2**40)), "chart_size"),
        (RadioOptions(custom_chart=chart(rows=0, grid=())), "chart_size"),
        (RadioOptions(custom_chart=chart(sector_size=0)), "chart_sectors"),
        (RadioOptions(custom_chart=chart(doubtful=("C9",))), "chart_doubtful"),
    ],
)
def test_tables_that_cannot_be_set_up(options: RadioOptions, code: str) -> None:
    refused = radio.check_options(options)
    assert refused is not None
    assert (refused.code, refused.forceable) == (code, False)


def test_a_map_of_ones_own_takes_the_place_of_the_printed_one() -> None:
    options = RadioOptions(chart_id="alpha-rt", custom_chart=chart())
    assert radio.check_options(options) is None
    assert radio.chart_of(options).name == "Own"
    state = radio.initial(options)
    assert refusal(state, Observe(Torpedo("C3"))).details == {"cell": "C3", "last": "B2"}


def test_a_transcript_is_written_whole_or_not_at_all() -> None:
    state = heard(Course("N"))
    # Overruled when it was heard: a transcript does not doubt it again.
    overruled = (Trigger("D7"), Course("E"))
    assert observations(done(state, Transcribe(overruled))) == (Course("N"), *overruled)
    refused = refusal(state, Transcribe((Course("E"), Surface(10))), force=True)
    assert refused.code == "unknown_sector"
    assert refusal(state, Transcribe(())).code == "nothing_heard"


class Record:
    """The record the plain way: a list of (number, observation)."""

    def __init__(self) -> None:
        self.lines: list[tuple[int, Observation]] = []
        self.next = 1

    def place(self, number: int) -> int:
        return [line for line, _ in self.lines].index(number)

    def do(self, act: Any) -> None:
        match act:
            case Observe(observation=what):
                self.lines.append((self.next, what))
                self.next += 1
            case Transcribe(observations=heard):
                for what in heard:
                    self.do(Observe(what))
            case Insert(before=before, observation=what):
                self.lines.insert(self.place(before), (self.next, what))
                self.next += 1
            case Amend(line=line, observation=what):
                self.lines[self.place(line)] = (line, what)
            case Drop(line=line):
                del self.lines[self.place(line)]


courses = st.sampled_from("NESW").map(Course)
corrections = st.one_of(
    st.builds(Observe, courses),
    st.builds(Transcribe, st.lists(courses, min_size=1, max_size=4).map(tuple)),
    st.builds(Amend, st.integers(1, 12), courses),
    st.builds(Insert, st.integers(1, 12), courses),
    st.builds(Drop, st.integers(1, 12)),
)


@given(st.lists(corrections, max_size=30))
def test_the_record_agrees_with_a_plain_list(acts: list[Any]) -> None:
    state, record = start(), Record()
    for act in acts:
        events = radio.decide(state, RADIO, act, False)
        if isinstance(events, Refused):
            assert events.code in ("no_such_line", "nothing_changed")
            continue
        state = fold(radio.RULES, state, events)
        record.do(act)
        assert [(line.id, line.observation) for line in state.lines] == record.lines
