from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.opening import OpenError
from app.play import SNAPSHOT_EVERY
from app.session import Plan, Session
from app.store import Store
from engines.contract import REFEREE, TABLE, Refused
from engines.journal import Entry
from tests.helpers import lantern
from tests.helpers.lantern import BLUE, RED, Dive, Peek, Rest, SetOil, Take
from tests.helpers.table import Table


@pytest.fixture
def table(tmp_path: Path, qapp: Any) -> Any:
    made = Table(tmp_path, lantern.RULES, lantern.Options(oil=30))
    yield made
    made.close()


def code(refused: Refused | Plan | None) -> str:
    assert isinstance(refused, Refused)
    return refused.code


def rest(session: Session, times: int) -> None:
    for _ in range(times):
        assert session.submit(session.state.turn, Rest()) is None


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
