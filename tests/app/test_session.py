from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.opening import OpenError
from app.play import SNAPSHOT_EVERY, Changed
from app.session import Plan, Session
from app.store import Store
from engines.chance import Drawn, Rolled
from engines.contract import REFEREE, TABLE, Refused
from engines.journal import Entry
from tests.helpers import lantern
from tests.helpers.lantern import BLUE, RED, Dive, Peek, Rest, SetOil, Show, Take
from tests.helpers.table import Table


@pytest.fixture
def table(tmp_path: Path, qapp: Any) -> Any:
    made = Table(tmp_path, lantern.RULES, lantern.Options(oil=30))
    yield made
    made.close()


def heard(session: Session) -> list[Changed]:
    changes: list[Changed] = []
    session.changed.connect(changes.append)
    return changes


def code(refused: Refused | Plan | None) -> str:
    assert isinstance(refused, Refused)
    return refused.code


def rest(session: Session, times: int) -> None:
    for _ in range(times):
        assert session.submit(session.state.turn, Rest()) is None


# Acting


def test_an_act_is_durable_before_it_is_shown(table: Table) -> None:
    stored: list[int] = []
    table.session.changed.connect(lambda _change: stored.append(len(table.entries())))
    assert table.session.submit(RED, Rest()) is None
    assert stored == [1]
    (entry,) = table.entries()
    assert (entry.seq, entry.kind, entry.seat, entry.version) == (1, "act", RED, 1)
    assert entry.wall == "2026-03-28T20:00:00.000+01:00"
    assert entry.act == msgspec.Raw(b'{"type":"rest"}')
    assert entry.events == (msgspec.Raw(b'{"type":"rested","seat":"red"}'),)
    assert (entry.correction, entry.forced, entry.asked) == (False, None, False)


def test_a_change_carries_state_events_and_entries(table: Table) -> None:
    changes = heard(table.session)
    table.session.submit(RED, Rest())
    (change,) = changes
    assert change.state is table.session.state
    assert change.events == (lantern.Rested(RED),)
    assert [entry.seq for entry in change.entries] == [1]


def test_a_refused_act_leaves_no_trace(table: Table) -> None:
    changes = heard(table.session)
    refused = table.session.submit(BLUE, Rest())
    assert refused == Refused("not_your_turn", {"seat": BLUE})
    assert (table.entries(), changes, table.session.state.oil) == ((), [], 30)


def test_a_forced_act_keeps_the_refusal_that_it_overruled(table: Table) -> None:
    assert table.session.submit(BLUE, Rest(), force=True) is None
    assert table.entries()[0].forced == Refused("not_your_turn", {"seat": BLUE})


def test_force_cannot_do_what_no_table_could(table: Table) -> None:
    assert code(table.session.submit(RED, Show("black"), force=True)) == "not_in_hand"
    assert table.entries() == ()


def test_force_without_a_refusal_is_no_forced_act(table: Table) -> None:
    table.session.submit(RED, Rest(), force=True)
    assert table.entries()[0].forced is None


def test_corrections_are_flagged(table: Table) -> None:
    table.session.submit(RED, SetOil(4))
    assert table.entries()[0].correction
    assert table.session.state.oil == 4


def test_notes_bookmarks_and_rulings_change_nothing_but_the_journal(table: Table) -> None:
    session, before = table.session, table.session.state
    assert session.note("  red was asleep ") is None
    assert session.bookmark("") is None
    assert session.ruling("a peek is free", seat=RED) is None
    assert [(entry.kind, entry.text, entry.seat) for entry in table.entries()] == [
        ("note", "red was asleep", TABLE),
        ("bookmark", "", TABLE),
        ("ruling", "a peek is free", RED),
    ]
    assert session.state is before
    assert not session.can_undo
    assert code(session.note(" \n ")) == "empty_text"


# Chance


def test_the_dealer_answers_at_once_within_the_same_entry(table: Table) -> None:
    table.session.submit(RED, Dive())
    (entry,) = table.entries()
    (answer,) = entry.answers
    assert isinstance(answer, Rolled)
    assert table.session.state.scores[RED] == sum(answer.faces)
    assert table.session.request is None


def test_the_table_rolls_its_own_dice(table: Table) -> None:
    session = table.session
    session.dealer.source = "table"
    session.submit(RED, Dive())
    assert session.request is not None
    assert code(session.submit(RED, Rest())) == "chance_pending"
    assert code(session.answer(Rolled((3,), "table"))) == "dice_count"
    assert code(session.answer(Rolled((3, 4), "table"))) == "die_face"
    assert session.answer(Rolled((3, 2), "table")) is None
    assert session.state.scores[RED] == 5
    assert [entry.answers for entry in table.entries()] == [(), (Rolled((3, 2), "table"),)]


def test_who_rolls_can_change_at_any_roll(table: Table) -> None:
    session = table.session
    session.dealer.source = "table"
    session.submit(RED, Dive())
    assert session.roll() is None
    session.submit(BLUE, Take())
    session.answer(Drawn(("black",), "table"))
    session.dealer.source = "app"
    session.submit(RED, Dive())
    sources = [answer.source for entry in table.entries() for answer in entry.answers]
    assert sources == ["app", "table", "app"]


def test_a_pending_roll_survives_the_end_of_the_program(table: Table) -> None:
    table.session.dealer.source = "table"
    table.session.submit(RED, Dive())
    again = table.open()
    assert again.request == table.session.request
    assert again.answer(Rolled((1, 1), "table")) is None


def test_nothing_to_answer(table: Table) -> None:
    assert code(table.session.answer(Rolled((1, 1)))) == "no_chance_pending"
    assert code(table.session.roll()) == "no_chance_pending"


def test_a_roll_taken_back_and_done_again_falls_the_same(table: Table) -> None:
    session = table.session
    session.submit(RED, Dive())
    first = session.state
    for _ in range(5):
        session.undo()
        session.note("try again")
        session.submit(RED, Dive())
        assert session.state == first


def test_a_correction_is_possible_while_dice_are_in_the_air(table: Table) -> None:
    session = table.session
    session.dealer.source = "table"
    session.submit(RED, Dive())
    assert session.submit(RED, SetOil(9)) is None
    assert session.answer(Rolled((2, 2), "table")) is None
    assert session.state.oil == 7


# Taking back


def test_undo_and_redo(table: Table) -> None:
    session = table.session
    states = [session.state]
    for _ in range(3):
        rest(session, 1)
        states.append(session.state)
    assert [session.undo() for _ in range(3)] == [None] * 3
    assert session.state is states[0]
    assert (session.can_undo, session.can_redo) == (False, True)
    assert [session.redo() for _ in range(3)] == [None] * 3
    assert session.state is states[3]
    assert code(session.redo()) == "nothing_to_redo"
    assert [entry.kind for entry in table.entries()] == ["act"] * 3 + ["rewind"] * 3 + ["redo"] * 3


def test_nothing_to_undo(table: Table) -> None:
    assert code(table.session.undo()) == "nothing_to_undo"
    assert table.entries() == ()


def test_an_act_ends_what_could_be_redone(table: Table) -> None:
    session = table.session
    rest(session, 2)
    session.undo()
    session.submit(BLUE, Dive())
    assert not session.can_redo


def test_rewind_goes_back_and_forth(table: Table) -> None:
    session = table.session
    rest(session, 5)
    session.rewind(2)
    assert session.state.oil == 28
    session.rewind(4)
    assert session.state.oil == 26
    session.rewind(0)
    assert session.state.oil == 30
    session.rewind(5)
    assert session.state.oil == 25
    assert code(session.rewind(5)) == "nothing_to_undo"
    assert code(session.rewind(99)) == "no_journal_line"


def test_a_line_that_play_left_behind_cannot_be_rewound_to(table: Table) -> None:
    session = table.session
    rest(session, 3)
    session.rewind(1)
    rest(session, 1)
    assert code(session.rewind(3)) == "line_taken_back"


def test_rewinding_to_a_note_keeps_the_acts_before_it(table: Table) -> None:
    session = table.session
    rest(session, 2)
    session.note("here")
    rest(session, 2)
    session.rewind(3)
    assert session.state.oil == 28


@pytest.mark.parametrize("act", [Take(), Peek()])
def test_the_table_is_asked_before_something_shown_is_taken_back(table: Table, act: Any) -> None:
    session = table.session
    session.submit(RED, act)
    assert session.needs_asking
    refused = session.undo()
    assert refused == Refused("ask_table")
    assert session.undo(asked=True) is None
    assert table.entries()[-1].asked
    assert not session.needs_asking


def test_rewinding_past_something_shown_asks_too(table: Table) -> None:
    session = table.session
    session.submit(RED, Take())
    rest(session, 2)
    assert not session.needs_asking
    assert session.needs_asking_at(0)
    assert not session.needs_asking_at(1)
    assert code(session.rewind(0)) == "ask_table"
    assert session.rewind(0, asked=True) is None


def test_open_acts_are_taken_back_without_asking(table: Table) -> None:
    session = table.session
    session.submit(RED, Dive())
    assert session.undo(asked=True) is None
    assert not table.entries()[-1].asked


# What a seat may see


def test_the_log_of_a_seat_leaves_out_what_is_secret(table: Table) -> None:
    session = table.session
    session.submit(RED, Take())
    session.submit(BLUE, Peek())
    (pearl,) = session.state.hands[RED]

    def events(seat: str) -> list[tuple[Any, ...]]:
        return [line.events for line in session.log(seat)]

    began = lantern.Began(RED, "take")
    assert events(RED) == [(began, lantern.Took(RED, pearl))]
    assert events(BLUE) == [(began, lantern.Took(RED, "")), (lantern.Peeked(BLUE, (pearl,)),)]
    assert events(TABLE) == [(began, lantern.Took(RED, ""))]
    assert len(events(REFEREE)) == 2
    assert [line.act for line in session.log(BLUE)] == [None, Peek()]
    assert [line.answers for line in session.log(RED)] == [()]


def test_undo_names_keep_secrets(table: Table) -> None:
    session = table.session
    session.submit(RED, Peek())
    assert session.undo_line(BLUE) is None
    line = session.undo_line(RED)
    assert line is not None
    assert line.events == (lantern.Peeked(RED, ()),)
    session.undo(asked=True)
    assert session.redo_line(BLUE) is None
    assert session.redo_line(RED) is not None
    assert session.undo_line(RED) is None


def test_the_reason_that_was_overruled_is_for_the_seat_that_acted(table: Table) -> None:
    session = table.session
    session.submit(BLUE, Dive(), force=True)
    lines = {seat: session.log(seat)[0] for seat in (RED, BLUE, TABLE, REFEREE)}
    assert all(line.forced for line in lines.values())
    assert [seat for seat, line in lines.items() if line.refusal] == [BLUE, REFEREE]


def test_a_change_made_fit_for_a_seat(table: Table) -> None:
    session = table.session
    changes = heard(session)
    session.submit(RED, Take())
    shown = session.for_seat(changes[0], BLUE)
    assert shown.state == session.view(BLUE)
    assert shown.events[-1] == lantern.Took(RED, "")
    assert [(line.seq, line.act, line.live) for line in shown.entries] == [(1, None, True)]


def test_the_log_strikes_what_was_taken_back(table: Table) -> None:
    session = table.session
    rest(session, 2)
    session.undo()
    rest(session, 1)
    lines = session.log(TABLE)
    assert [(line.seq, line.live) for line in lines] == [
        (1, True),
        (2, False),
        (3, True),
        (4, True),
    ]
    assert [line.seq for line in session.log(TABLE, after=2)] == [3, 4]


# Opening


def test_opening_gives_the_same_table(table: Table) -> None:
    session = table.session
    for act in (Dive(), Take(), Take(), Peek(), Dive(), SetOil(20)):
        session.submit(session.state.turn, act)
    session.undo()
    again = table.open()
    assert again.state == session.state
    assert (again.can_undo, again.can_redo) == (True, True)
    assert again.log(REFEREE) == session.log(REFEREE)
    assert again.redo() is None
    assert again.state.oil == 20


def test_a_long_table_opens_from_its_snapshot(table: Table) -> None:
    session = table.session
    for _ in range(SNAPSHOT_EVERY):
        session.submit(session.state.turn, SetOil(30))
        rest(session, 1)
    session.close()
    found = table.store.snapshot(table.id, 1)
    assert found is not None
    assert found.seq == 2 * SNAPSHOT_EVERY
    reads: list[int] = []
    entries = table.store.entries
    table.store.entries = lambda id, after=0: reads.append(after) or entries(id, after)  # type: ignore[method-assign,assignment,func-returns-value]
    again = table.open()
    assert again.state == session.state
    assert reads == [2 * SNAPSHOT_EVERY]
    assert again.can_undo
    assert again.undo() is None  # needs what came before the snapshot
    assert again.state.oil == 30
    assert again.rewind(1) is None
    assert again.state.oil == 30
    assert len(again.log(TABLE)) == 2 * SNAPSHOT_EVERY + 2


def test_the_log_reaches_behind_the_snapshot(table: Table) -> None:
    session = table.session
    rest(session, 4)
    session.undo()
    rest(session, 2)
    session.close()
    again = table.open()
    rest(again, 1)
    again.undo()
    for seat in (RED, BLUE, TABLE, REFEREE):
        from_snapshot = again.log(seat)
        assert [line.live for line in from_snapshot] == [True] * 3 + [False] + [True] * 3 + [
            False,
            True,
        ]
        assert from_snapshot == table.open().log(seat)
    before = again.log(TABLE)
    again.undo()  # reads the whole journal
    assert [line.live for line in again.log(TABLE)][:7] == [True] * 3 + [False, True, True, False]
    assert again.log(TABLE)[:6] == before[:6]


def test_lines_that_did_not_change_are_the_same_objects(table: Table) -> None:
    session = table.session
    rest(session, 3)
    before = session.log(RED)
    session.undo()
    after = session.log(RED)
    assert [a is b for a, b in zip(before, after, strict=False)] == [True, True, False]


def test_a_rewind_behind_the_snapshot_is_found_when_opening(table: Table) -> None:
    session = table.session
    rest(session, 6)
    session.close()
    again = table.open()
    again.rewind(2)
    rest(again, 1)
    third = table.open()
    assert third.state == again.state
    assert third.state.oil == 27


def test_no_snapshot_while_a_redo_could_reach_behind_it(table: Table) -> None:
    session = table.session
    rest(session, 3)
    session.undo()
    session.close()
    assert table.store.snapshot(table.id, 1) is None
    again = table.open()
    assert again.redo() is None
    assert again.state.oil == 27


def test_a_snapshot_that_cannot_be_read_is_passed_over(table: Table) -> None:
    rest(table.session, 3)
    table.store.save_snapshot(table.id, 3, b'{"seq":3,"state":"nonsense"}', 1)
    assert table.open().state.oil == 27


def test_a_damaged_entry_is_named(table: Table) -> None:
    rest(table.session, 2)
    entry = Entry(3, "act", RED, "2026-03-28T20:00:00+01:00", 1, events=(msgspec.Raw(b"{}"),))
    table.store.append(table.id, [entry])
    with pytest.raises(OpenError) as caught:
        table.open()
    assert (caught.value.code, caught.value.details) == ("damaged_entry", {"seq": 3})


def test_entries_of_newer_rules_are_not_guessed_at(table: Table) -> None:
    entry = Entry(1, "note", TABLE, "2026-03-28T20:00:00+01:00", 2, text="from tomorrow")
    table.store.append(table.id, [entry])
    with pytest.raises(OpenError) as caught:
        table.open()
    assert (caught.value.code, caught.value.details) == ("newer_game", {"version": 2})


def test_another_game_and_spoilt_options(table: Table) -> None:
    other = table.store.create("tests.other", "Other", lantern.Options(), 1)
    spoilt = table.store.create(lantern.RULES.id, "Spoilt", msgspec.Raw(b'{"oil":"much"}'), 1)
    dry = table.store.create(lantern.RULES.id, "Dry", lantern.Options(oil=0), 1)
    codes = []
    for info in (other, spoilt, dry):
        with pytest.raises(OpenError) as caught:
            Session.open(table.store, info.id, lantern.RULES, table.clock)
        codes.append(caught.value.code)
    assert codes == ["other_game", "damaged_options", "damaged_options"]


# Two writers


def test_an_act_on_a_journal_that_moved_is_not_done(table: Table, tmp_path: Path) -> None:
    session = table.session
    with Store.open(tmp_path) as other_store:
        other = Session.open(other_store, table.id, lantern.RULES, table.clock)
        other.submit(RED, Rest())
        conflicts: list[int] = []
        session.conflicted.connect(lambda: conflicts.append(session.state.oil))
        assert code(session.submit(RED, Dive())) == "stale"
        assert conflicts == [29]
        assert session.state == other.state
        assert session.submit(BLUE, Dive()) is None
        assert len(table.entries()) == 2


def test_a_store_that_is_read_only_takes_no_acts(table: Table) -> None:
    table.store.read_only = "newer_schema"
    refused = table.session.submit(RED, Rest())
    assert refused == Refused("read_only", {"reason": "newer_schema"}, forceable=False)
    assert table.session.state.oil == 30
