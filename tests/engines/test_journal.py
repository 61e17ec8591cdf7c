from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.chance import Rolled
from engines.contract import TABLE, Refused
from engines.journal import (
    BeforeSnapshotError,
    Entry,
    Timeline,
    advance,
    begin,
    decode_act,
    decode_events,
    live_acts,
    play,
)
from engines.timers import Timer, TimerChange
from tests.helpers import lantern
from tests.helpers.lantern import RED, OilSet, Rested, SetOil

WALL = "2026-03-28T20:00:00.000+01:00"
START = lantern.initial(lantern.Options(oil=100))


def act(seq: int, oil: int, **more: Any) -> Entry:
    """An act that sets the oil, so that a state tells which acts count."""
    event = msgspec.Raw(msgspec.json.encode(OilSet(oil)))
    written = msgspec.Raw(msgspec.json.encode(SetOil(oil)))
    return Entry(seq, "act", RED, WALL, 1, act=written, events=(event,), **more)


def move(seq: int, kind: Any, to: int | None = None, edit: int | None = None) -> Entry:
    return Entry(seq, kind, TABLE, WALL, 1, to=to, edit=edit)


def folded(*entries: Entry) -> Timeline[Any]:
    return play(lantern.RULES, START, entries)


def test_acts_are_folded_in_order() -> None:
    timeline = folded(act(1, 9), act(2, 8))
    assert timeline.state.oil == 8
    assert [step.seq for step in timeline.steps()] == [2, 1, 0]


def test_a_rewind_goes_back_and_redo_comes_again() -> None:
    entries = [act(1, 9), act(2, 8), act(3, 7), move(4, "rewind", 1)]
    assert folded(*entries).state.oil == 9
    assert folded(*entries, move(5, "redo", 2)).state.oil == 8
    assert folded(*entries, move(5, "redo", 2), move(6, "redo", 3)).state.oil == 7
    assert folded(*entries).live() == {0, 1}


def test_what_two_rewinds_took_comes_back_in_order() -> None:
    entries = [act(1, 9), act(2, 8), act(3, 7), move(4, "rewind", 2), move(5, "rewind", 0)]
    levels = [
        folded(*entries, *(move(6 + n, "redo") for n in range(count))).state.oil
        for count in range(4)
    ]
    assert levels == [100, 9, 8, 7]


def test_an_act_after_a_rewind_ends_what_could_be_redone() -> None:
    timeline = folded(act(1, 9), act(2, 8), move(3, "rewind", 1), act(4, 5), move(5, "redo", 2))
    assert timeline.state.oil == 5
    assert timeline.undone == ()


def test_other_entries_change_nothing() -> None:
    before = folded(act(1, 9))
    for kind in ("note", "bookmark", "ruling", "timer"):
        assert advance(lantern.RULES, before, move(2, kind)) is before


def test_an_edit_replaces_the_line_and_a_jump_goes_back_to_it() -> None:
    entries = [act(1, 9), act(2, 8), act(3, 7), move(4, "rewind", 1, edit=3), act(5, 6, edit=3)]
    assert folded(*entries).state.oil == 6
    assert folded(*entries).head.edit == 3
    back = folded(*entries, move(6, "jump", 3))
    assert back.state.oil == 7
    assert back.live() == {0, 1, 2, 3}
    assert folded(*entries, move(6, "jump", 3), move(7, "redo", 5)).state.oil == 6


def test_steps_count_the_dice_that_were_used() -> None:
    dice = (Rolled((1,)), Rolled((2,)))
    timeline = folded(act(1, 9, answers=dice), act(2, 8), act(3, 7, answers=dice[:1]))
    assert [step.answers for step in timeline.steps()] == [3, 2, 2, 0]
    assert folded(act(1, 9, answers=dice), move(2, "rewind", 0)).head.answers == 0


@pytest.mark.parametrize("entry", [move(12, "rewind", 3), move(12, "jump", 3)])
def test_a_snapshot_knows_nothing_of_what_came_before(entry: Entry) -> None:
    timeline = begin(START, 10)
    timeline = advance(lantern.RULES, timeline, act(11, 5))
    with pytest.raises(BeforeSnapshotError):
        advance(lantern.RULES, timeline, entry)


def test_a_snapshot_can_be_rewound_to() -> None:
    timeline = advance(lantern.RULES, begin(START, 10), act(11, 5))
    assert advance(lantern.RULES, timeline, move(12, "rewind", 10)).state is START


def test_a_redo_with_nothing_undone_changes_nothing() -> None:
    assert folded(act(1, 9), move(2, "redo", 1)).state.oil == 9


def test_an_event_of_another_game_is_an_error() -> None:
    strange = Entry(1, "act", RED, WALL, 1, events=(msgspec.Raw(b'{"type":"landed"}'),))
    with pytest.raises(msgspec.ValidationError):
        folded(strange)


def test_acts_and_events_are_read_back() -> None:
    entry = act(1, 9)
    assert decode_act(lantern.RULES, entry) == SetOil(9)
    assert decode_events(lantern.RULES, entry) == (OilSet(9),)
    assert decode_act(lantern.RULES, move(2, "redo")) is None


@pytest.mark.parametrize(
    "entry",
    [
        act(1, 9, answers=(Rolled((3,), "table"),), correction=True, edit=7),
        act(2, 8, forced=Refused("dark", {"oil": 0})),
        move(3, "rewind", 0),
        Entry(4, "note", TABLE, WALL, 1, text="a word", asked=True),
        Entry(
            5, "timer", TABLE, WALL, 1, timer=TimerChange("set", "a", timer=Timer("a", "down", 60))
        ),
    ],
)
def test_entries_come_back_from_json(entry: Entry) -> None:
    read = msgspec.json.decode(msgspec.json.encode(entry), type=Entry)
    assert read == entry
    assert read.to == entry.to  # 0 is a place, not a default


def test_an_entry_of_an_earlier_version_is_read() -> None:
    text = b'{"seq":1,"kind":"act","seat":"red","wall":"","version":1,"events":[{"type":"rested","seat":"red"}]}'  # noqa: E501
    assert decode_events(lantern.RULES, msgspec.json.decode(text, type=Entry)) == (Rested(RED),)


class Model:
    """The same journal kept the plain way: lists of oil levels that are copied at each move."""

    def __init__(self) -> None:
        self.done: list[tuple[int, int]] = []
        self.undone: list[list[tuple[int, int]]] = []

    def act(self, seq: int, oil: int) -> None:
        self.done = [*self.done, (seq, oil)]
        self.undone = []

    def rewind(self, to: int) -> None:
        while self.done and self.done[-1][0] > to:
            self.undone.append(self.done)
            self.done = self.done[:-1]

    def redo(self) -> None:
        if self.undone:
            self.done = self.undone.pop()


@given(
    st.lists(
        st.one_of(
            st.tuples(st.just("act"), st.integers(0, 99)),
            st.tuples(st.just("rewind"), st.integers(0, 30)),
            st.tuples(st.just("redo"), st.just(0)),
        ),
        max_size=30,
    )
)
def test_the_timeline_agrees_with_plain_lists(moves: list[tuple[str, int]]) -> None:
    timeline, model = begin(START), Model()
    entries = []
    for seq, (kind, number) in enumerate(moves, start=1):
        if kind == "act":
            entry = act(seq, number)
            model.act(seq, number)
        elif kind == "rewind":
            entry = move(seq, "rewind", number)
            model.rewind(number)
        else:
            entry = move(seq, "redo")
            model.redo()
        entries.append(entry)
        timeline = advance(lantern.RULES, timeline, entry)
        assert live_acts(entries) == timeline.live()
        assert timeline.state.oil == (model.done[-1][1] if model.done else 100)
        assert timeline.live() == {0, *(seq for seq, _ in model.done)}
