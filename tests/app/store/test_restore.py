"""A damaged file is set aside untouched, and everything readable comes back."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.messages import codes, lost_entry, sentence_of
from app.store import Store
from app.store.backups import FOLDER_NAME, listed
from engines.captain_sonar.radio import RadioOptions
from engines.contract import TABLE
from tests.app.store.damage import (
    GAME,
    crash,
    database,
    entries,
    entry,
    fill,
    set_aside,
    told,
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a backup at entry 120 and twenty entries more in the file."""
    folder = tmp_path_factory.mktemp("whole")
    long, _ = fill(folder)
    store = Store.open(folder)
    store.append(long, entries(121, 140))
    store._db.close()
    assert store._lease is not None
    store._lease.close()
    return folder


@pytest.fixture
def folder(whole: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "Dätä 家 %41"
    shutil.copytree(whole, copy)
    return copy


def said_well(store: Store) -> None:
    for notice in store.notices:
        assert notice.code in codes()
        said = sentence_of(notice)
        assert "{" not in said
        assert "?" not in said


def empty(path: Path) -> None:
    path.write_bytes(b"")


def text(path: Path) -> None:
    path.write_text("Dear diary,\n" * 900)


def nuls(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def no_header(path: Path) -> None:
    path.write_bytes(bytes(4096) + path.read_bytes()[4096:])


def half(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def few_bytes(path: Path) -> None:
    os.truncate(path, 50)


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "inside").write_text("kept")


def other_program(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as conn:
        conn.execute("CREATE TABLE songs (title)")
    conn.close()


def flipped_letter(path: Path) -> None:
    data = path.read_bytes()
    at = data.index(b'"direction":"E"', len(data) // 3)
    path.write_bytes(data[:at] + data[at:].replace(b'"E"', b'"W"', 1))


def foreign_owner(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[68:72] = b"Song"  # application_id
    path.write_bytes(data)


def foreign_version(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[60:64] = bytes((0, 0, 3, 231))  # user_version
    path.write_bytes(data)


def foreign_step(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"m001_journal", b"m001_jourmal"))


BREAKS = [
    empty,
    text,
    nuls,
    no_header,
    half,
    few_bytes,
    a_folder,
    other_program,
    flipped_letter,
    foreign_owner,
    foreign_version,
    foreign_step,
]
SMALL_BREAKS = [no_header, flipped_letter, foreign_owner, foreign_version, foreign_step]


@pytest.mark.parametrize("spoil", BREAKS)
def test_whatever_happens_to_the_file_the_backup_comes_back(
    folder: Path, spoil: Callable[[Path], None]
) -> None:
    path = database(folder)
    spoil(path)
    before = path.read_bytes() if path.is_file() else b""
    with Store.open(folder) as store:
        long, short = (next(t for t in store.tables() if t.seed == seed) for seed in (1, 2))
        assert long.last_seq >= 120
        assert store.entries(long.id)[:120] == tuple(entries(1, 120))
        assert store.entries(short.id) == tuple(entries(1, 5))
        assert (long.title, short.title) == ("Long", "Shört 家")
        assert told(store)[:2] == ["damaged_set_aside", "restored_from_backup"]
        said_well(store)
        store.append(long.id, [entry(long.last_seq + 1)])
    (aside,) = set_aside(folder)
    if aside.is_file():
        assert aside.read_bytes() == before
    else:
        assert (aside / "inside").read_text() == "kept"
    with Store.open(folder) as store:
        assert store.notices == ()
        assert store.table(long.id).last_seq == long.last_seq + 1


@pytest.mark.parametrize(
    "spoil", [no_header, flipped_letter, foreign_owner, foreign_version, foreign_step]
)
def test_entries_newer_than_the_backup_are_read_from_the_damaged_file(
    folder: Path, spoil: Callable[[Path], None]
) -> None:
    spoil(database(folder))
    with Store.open(folder) as store:
        assert store.entries(1) == tuple(entries(1, 140))
        notice = next(n for n in store.notices if n.details.get("title") == "Long")
        assert notice.code == "table_restored"
        assert notice.details["entries"] == 140
        assert notice.details["until"] == entry(140).wall


def test_without_any_backup_the_file_itself_gives_everything_back(folder: Path) -> None:
    shutil.rmtree(folder / FOLDER_NAME)
    no_header(database(folder))
    with Store.open(folder) as store:
        assert store.entries(1) == tuple(entries(1, 140))
        assert store.entries(2) == tuple(entries(1, 5))
        assert "restored_without_backup" in told(store)
        said_well(store)


def test_one_bad_spot_does_not_cost_the_rest_of_the_game(folder: Path) -> None:
    shutil.rmtree(folder / FOLDER_NAME)
    path = database(folder)
    data = bytearray(path.read_bytes())
    at = data.index(b'{"seq":60,') // 4096 * 4096
    data[at : at + 4096] = os.urandom(4096)
    path.write_bytes(data)
    with Store.open(folder) as store:
        found = store.entries(1)
        assert [item.seq for item in found] == list(range(1, 141))
        lost = [item for item in found if item.text == lost_entry()]
        assert 1 <= len(lost) < 40
        assert all((item.kind, item.seat) == ("note", TABLE) for item in lost)
        assert all(a == b for a, b in zip(found, entries(1, 140), strict=True) if a not in lost)
        notice = next(n for n in store.notices if n.details.get("title") == "Long")
        assert (notice.code, notice.details["lost"]) == ("table_with_gaps", len(lost))
        said_well(store)


def test_a_log_that_went_missing_is_made_up_from_the_backup(tmp_path: Path) -> None:
    folder, crashed = tmp_path / "live", tmp_path / "crashed"
    store = Store.open(folder)
    made = store.create(GAME, "Long", RadioOptions(), 1, entries(1, 50))
    assert store.backup() is None
    store.append(made.id, entries(51, 60))
    crash(folder, crashed)
    store.close()
    database(crashed).with_name("bathysphere.db-wal").unlink()
    with Store.open(crashed) as again:
        assert again.entries(made.id) == tuple(entries(1, 50))
        assert again.notices
        said_well(again)


def test_a_file_that_is_gone_comes_back_from_the_backup(folder: Path) -> None:
    database(folder).unlink()
    with Store.open(folder) as store:
        assert store.entries(1) == tuple(entries(1, 120))
        assert "restored_from_backup" in told(store)
    assert set_aside(folder) == []


def test_after_a_crash_the_log_alone_can_hold_a_game(tmp_path: Path) -> None:
    """A file cut to nothing beside a whole log: SQLite would delete the log."""
    folder, crashed = tmp_path / "live", tmp_path / "crashed"
    store = Store.open(folder)
    made = store.create(GAME, "Long", RadioOptions(), 1, entries(1, 10))
    crash(folder, crashed)
    store.close()
    empty(database(crashed))
    assert not (crashed / FOLDER_NAME).exists()
    with Store.open(crashed) as again:
        assert again.entries(made.id) == tuple(entries(1, 10))


def test_a_bad_backup_is_passed_over_and_its_good_rows_are_used(folder: Path) -> None:
    newest = listed(folder)[0].path
    shutil.copy(newest, newest.with_name("bathysphere-000099-20300101T000000Z.db"))
    flipped_letter(newest.with_name("bathysphere-000099-20300101T000000Z.db"))
    nuls(database(folder))
    with Store.open(folder) as store:
        assert store.entries(1) == tuple(entries(1, 120))
        assert "backup_unreadable" in told(store)
        said_well(store)


def test_a_restore_that_was_cut_off_is_finished(folder: Path, tmp_path: Path) -> None:
    path = database(folder)
    shutil.copy(path, folder / "bathysphere.db.restoring")
    os.rename(path, folder / "bathysphere.damaged-20260101T000000Z.db")
    path.with_name("bathysphere.db-wal").write_bytes(b"left over from the damaged file")
    with Store.open(folder) as store:
        assert store.entries(1) == tuple(entries(1, 140))
        assert told(store)[0] == "restore_finished"
        said_well(store)
    assert not (folder / "bathysphere.db.restoring").exists()
    kept = [item.read_bytes() for item in folder.glob("bathysphere.damaged-*-wal")]
    assert kept == [b"left over from the damaged file"]


def test_what_is_set_aside_is_never_overwritten(folder: Path) -> None:
    kept = set()
    for number in range(3):
        database(folder).write_text(f"noise {number}")
        Store.open(folder).close()
        kept.add(f"noise {number}")
        assert {item.read_text() for item in set_aside(folder)} == kept


def test_a_first_start_that_was_cut_off_is_simply_a_first_start(tmp_path: Path) -> None:
    empty(database(tmp_path))
    with Store.open(tmp_path) as store:
        assert store.notices == ()
        assert store.tables() == []
    assert set_aside(tmp_path) == []


@given(st.data())
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_random_damage_never_costs_what_the_backup_holds(
    whole: Path, tmp_path: Path, data: st.DataObject
) -> None:
    folder = tmp_path / "random"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(whole, folder)
    path = database(folder)
    broken = bytearray(path.read_bytes())
    for at in data.draw(st.lists(st.integers(0, len(broken) - 1), min_size=1, max_size=30)):
        broken[at] ^= data.draw(st.integers(1, 255))
    cut = data.draw(st.integers(0, len(broken)) | st.just(len(broken)))
    path.write_bytes(broken[:cut])
    with Store.open(folder) as store:
        assert store.read_only == ""
        assert store.entries(1)[:120] == tuple(entries(1, 120))
        assert store.entries(2) == tuple(entries(1, 5))
        said_well(store)
    for aside in set_aside(folder):
        assert aside.read_bytes() == bytes(broken[:cut])
