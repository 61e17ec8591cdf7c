from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.play import Changed
from app.session import Plan, Session
from engines.chance import Drawn, Rolled
from engines.contract import TABLE, Refused
from tests.helpers import lantern
from tests.helpers.lantern import BLUE, RED, Dive, Rest, SetOil, Show, Take
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
