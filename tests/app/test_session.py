from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.play import Changed
from app.session import Plan, Session
from engines.contract import REFEREE, TABLE, Refused
from tests.helpers import lantern
from tests.helpers.lantern import BLUE, RED, Dive, Peek, Rest, Take
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
