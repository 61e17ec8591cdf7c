"""The journal keeps what it was given, in order, and refuses everything else."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest

from app.store import DamagedError, NoTableError, StaleError, Store, TableInfo
from engines.captain_sonar.radio import RadioOptions
from engines.journal import Entry
from tests.app.store.damage import GAME, entry


@pytest.fixture
def store(tmp_path: Path):
    with Store.open(tmp_path / "Dätä 家") as opened:
        yield opened


def new(store: Store, title: str = "Friday") -> TableInfo:
    return store.create(GAME, title, RadioOptions(), seed=7)


def test_a_new_table_is_empty_and_listed(store: Store) -> None:
    made = new(store)
    assert (made.title, made.game, made.seed, made.last_seq) == ("Friday", GAME, 7, 0)
    assert msgspec.json.decode(made.options, type=RadioOptions) == RadioOptions()
    assert store.tables() == [made]
    assert store.entries(made.id) == ()


def test_entries_come_back_as_they_were_in_another_run(tmp_path: Path) -> None:
    written = tuple(entry(seq, "NESW"[seq % 4]) for seq in range(1, 30))
    with Store.open(tmp_path) as store:
        made = new(store)
        store.append(made.id, written[:10])
        store.append(made.id, written[10:])
    with Store.open(tmp_path) as store:
        assert store.entries(made.id) == written
        assert store.entries(made.id, after=25) == written[25:]
        assert store.table(made.id).last_seq == 29
        assert store.table(made.id).played == entry(29).wall


def test_a_taken_number_is_stale_and_changes_nothing(store: Store) -> None:
    made = new(store)
    store.append(made.id, [entry(1), entry(2)])
    with pytest.raises(StaleError) as caught:
        store.append(made.id, [entry(2, "S"), entry(3)])
    assert caught.value.details == {"table": made.id, "expected": 3, "given": 2}
    assert store.entries(made.id) == (entry(1), entry(2))


def test_a_gap_inside_a_batch_takes_the_whole_batch_back(store: Store) -> None:
    made = new(store)
    with pytest.raises(StaleError):
        store.append(made.id, [entry(1), entry(3)])
    assert store.entries(made.id) == ()


def test_unknown_tables_are_named(store: Store) -> None:
    for call in (
        lambda: store.append(99, [entry(1)]),
        lambda: store.entries(99),
        lambda: store.table(99),
        lambda: store.rename(99, "x"),
    ):
        with pytest.raises(NoTableError) as caught:
            call()
        assert caught.value.details == {"table": 99}


def test_archived_tables_leave_the_list_and_come_back(store: Store) -> None:
    one, two = new(store, "one"), new(store, "two")
    store.archive(one.id)
    assert [table.title for table in store.tables()] == ["two"]
    assert [table.title for table in store.tables(archived=True)] == ["one"]
    store.recover(one.id)
    assert store.table(one.id) == one
    assert {table.id for table in store.tables()} == {one.id, two.id}


def test_titles_and_summaries_can_be_any_text(store: Store) -> None:
    made = new(store, "nul \0 and half a letter \ud800")
    assert made.title == "nul \0 and half a letter ?"
    store.rename(made.id, "'; DROP TABLE entries; -- 家")
    store.set_summary(made.id, "Line 3: “N”")
    found = store.table(made.id)
    assert (found.title, found.summary) == ("'; DROP TABLE entries; -- 家", "Line 3: “N”")
    assert (found.uid, found.created, found.seed) == (made.uid, made.created, made.seed)


def test_a_note_with_half_a_letter_is_saved_without_it(store: Store) -> None:
    made = new(store)
    note = Entry(seq=1, kind="note", seat="table", wall=made.created, version=1, text="a\ud800b")
    store.append(made.id, [note])
    assert store.entries(made.id)[0].text == "a?b"


def test_the_last_played_table_stands_first(store: Store) -> None:
    one, two = new(store, "one"), new(store, "two")
    late = msgspec.structs.replace(entry(1), wall="2099-01-01T00:00:00.000+00:00")
    store.append(one.id, [late])
    assert [table.id for table in store.tables()] == [one.id, two.id]


def test_a_snapshot_is_found_for_its_own_rules_only(store: Store) -> None:
    made = new(store)
    store.append(made.id, [entry(seq) for seq in range(1, 9)])
    for seq in (2, 4, 6):
        store.save_snapshot(made.id, seq, b'{"at":%d}' % seq, version=1)
    assert store.snapshot(made.id, version=2) is None
    found = store.snapshot(made.id, version=1)
    assert found is not None
    assert (found.seq, bytes(found.state)) == (6, b'{"at":6}')


def test_a_snapshot_beyond_the_journal_or_changed_is_passed_over(store: Store) -> None:
    made = new(store)
    store.append(made.id, [entry(seq) for seq in range(1, 5)])
    store.save_snapshot(made.id, 3, b'{"at":3}')
    store.save_snapshot(made.id, 99, b'{"at":99}')
    found = store.snapshot(made.id)
    assert found is not None
    assert found.seq == 3
    store._db.execute("""UPDATE snapshots SET state = '{"at":4}' WHERE seq = 3""")
    assert store.snapshot(made.id) is None


def test_the_heartbeat_keeps_its_last_reading(store: Store) -> None:
    made = new(store)
    assert store.last_pulse(made.id) is None
    store.pulse(made.id, 12.25)
    store.pulse(made.id, 13.5)
    assert store.last_pulse(made.id) == 13.5


@pytest.mark.parametrize(
    "sql", ["DELETE FROM entries", "UPDATE entries SET body = '{}'", "DELETE FROM tables"]
)
def test_the_file_itself_refuses_to_forget(store: Store, sql: str) -> None:
    made = new(store)
    store.append(made.id, [entry(1)])
    with pytest.raises(sqlite3.IntegrityError):
        store._db.execute(sql)
    assert store.entries(made.id) == (entry(1),)


def test_a_letter_changed_while_open_is_noticed(store: Store) -> None:
    made = new(store)
    store.append(made.id, [entry(1), entry(2)])
    store._db.execute("DROP TRIGGER entries_keep")
    store._db.execute("UPDATE entries SET body = replace(body, '\"N\"', '\"S\"') WHERE seq = 2")
    with pytest.raises(DamagedError) as caught:
        store.entries(made.id)
    assert caught.value.details == {"table": made.id, "entry": 2}


def test_every_commit_survives_a_power_cut(store: Store) -> None:
    pragmas = {
        name: store._db.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous", "foreign_keys")
    }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
