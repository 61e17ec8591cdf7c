"""A disk that is full, locked or read-only costs no entry, and saving goes on afterwards."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.messages import codes, sentence_of
from app.store import (
    FolderError,
    ReadOnlyError,
    StaleError,
    Store,
    StoreBusyError,
    StoreError,
    StoreFullError,
)
from app.store.errors import DamagedError, StoreIOError, from_os, from_sqlite
from app.store.migrations import known
from engines.captain_sonar.radio import RadioOptions
from tests.app.store.damage import GAME, database, entries, entry, fill, told


def well_said(error: StoreError) -> None:
    assert error.code in codes()
    said = sentence_of(error)
    assert "{" not in said
    assert "?" not in said


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A real disk of one megabyte."""
    disk = tmp_path / "Dïsk 家"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(disk)], capture_output=True
    )
    if mounted.returncode:
        pytest.skip("only root may mount a small disk")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def stuff(disk: Path, leave: int = 0) -> Path:
    """Fill a disk but for `leave` bytes."""
    filler = disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(4096))
        except OSError:
            pass
        file.truncate(max(0, file.tell() - leave))
    return filler


def play_until_full(store: Store, table_id: int, last: int) -> tuple[int, StoreFullError]:
    """Append one act after the other; how many were saved, and what stopped it."""
    while last < 1000:
        try:
            store.append(table_id, [entry(last + 1)])
        except StoreFullError as error:
            return last, error
        last += 1
    raise AssertionError("the disk never filled up")


@pytest.mark.parametrize("leave", [0, 4096, 8192, 16384])
def test_a_full_disk_loses_nothing_and_saving_resumes(small_disk: Path, leave: int) -> None:
    store = Store.open(small_disk)
    made = store.create(GAME, "Friday", RadioOptions(), 1, entries(1, 40))
    filler = stuff(small_disk, leave)
    saved, error = play_until_full(store, made.id, 40)
    well_said(error)
    assert error.retryable
    kept = (*entries(1, 40), *(entry(seq) for seq in range(41, saved + 1)))
    assert store.entries(made.id) == kept
    failed = store.backup()
    assert failed is None or failed.code == "backup_failed"
    waiting = [entry(saved + 1), entry(saved + 2)]
    with pytest.raises(StoreFullError):
        store.append(made.id, waiting)
    filler.unlink()
    store.append(made.id, waiting)
    assert store.close() is None
    with Store.open(small_disk) as again:
        assert again.notices == ()
        assert again.table(made.id).last_seq == saved + 2


def test_a_full_disk_at_the_start_still_shows_the_tables(small_disk: Path) -> None:
    fill(small_disk, 20)
    before = database(small_disk).read_bytes()
    filler = stuff(small_disk)
    with Store.open(small_disk) as store:
        assert store.read_only in ("", "opened_full")
        assert store.entries(1) == tuple(entries(1, 20))
        with pytest.raises(StoreError) as caught:
            store.append(1, [entry(21)])
        well_said(caught.value)
    assert database(small_disk).read_bytes() == before
    filler.unlink()
    with Store.open(small_disk) as store:
        store.append(1, [entry(21)])


def test_a_full_disk_at_the_very_first_start(small_disk: Path) -> None:
    stuff(small_disk)
    with pytest.raises(StoreFullError) as caught:
        Store.open(small_disk)
    well_said(caught.value)


def test_a_restore_without_room_changes_nothing(small_disk: Path) -> None:
    fill(small_disk, 200)
    database(small_disk).write_bytes(b"noise" * 9000)
    filler = stuff(small_disk)
    with pytest.raises(StoreError) as caught:
        Store.open(small_disk)
    well_said(caught.value)
    assert database(small_disk).read_bytes() == b"noise" * 9000
    filler.unlink()
    with Store.open(small_disk) as store:
        assert store.entries(1) == tuple(entries(1, 200))


@pytest.mark.parametrize("room", range(7))
def test_running_out_at_any_page_takes_the_whole_batch_back(tmp_path: Path, room: int) -> None:
    """The page limit of SQLite stands for a disk that ends after `room` pages more."""
    with Store.open(tmp_path) as store:
        made = store.create(GAME, "Friday", RadioOptions(), 1, entries(1, 30))
        pages = store._db.execute("PRAGMA page_count").fetchone()[0]
        store._db.execute(f"PRAGMA max_page_count = {pages + room}")
        with pytest.raises(StoreFullError) as caught:
            store.append(made.id, entries(31, 400))
        well_said(caught.value)
        assert store.entries(made.id) == tuple(entries(1, 30))
        store._db.execute("PRAGMA max_page_count = 100000")
        store.append(made.id, entries(31, 400))
        assert store.entries(made.id) == tuple(entries(1, 400))


def test_another_program_with_a_lock_delays_and_does_not_hang(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        made = store.create(GAME, "Friday", RadioOptions(), 1)
        other = sqlite3.connect(database(tmp_path), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        start = time.monotonic()
        with pytest.raises(StoreBusyError) as caught:
            store.append(made.id, [entry(1)])
        assert time.monotonic() - start < 2
        assert caught.value.retryable
        well_said(caught.value)
        assert store.entries(made.id) == ()
        other.execute("COMMIT")
        other.close()
        store.append(made.id, [entry(1)])


def test_two_programs_on_one_folder_never_overwrite_each_other(tmp_path: Path) -> None:
    with Store.open(tmp_path) as one, Store.open(tmp_path) as two:
        made = one.create(GAME, "Friday", RadioOptions(), 1)
        two.append(made.id, [entry(1)])
        with pytest.raises(StaleError):
            one.append(made.id, [entry(1, "S")])
        one.append(made.id, [entry(2)])
        assert one.entries(made.id) == two.entries(made.id) == (entry(1), entry(2))


def test_nothing_is_restored_under_a_running_program(tmp_path: Path) -> None:
    fill(tmp_path, 20)
    with Store.open(tmp_path) as running:
        database(tmp_path).with_name("bathysphere.db.restoring").write_bytes(b"leftover")
        with Store.open(tmp_path) as second:
            assert second.notices == ()
            assert database(tmp_path).with_name("bathysphere.db.restoring").exists()
        running.append(1, [entry(21)])


def test_a_folder_that_may_not_be_written_is_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path, 20)
    before = {item.name: item.stat().st_mtime_ns for item in tmp_path.rglob("*")}
    monkeypatch.setattr(os, "access", lambda _path, mode: not mode & os.W_OK)
    with Store.open(tmp_path) as store:
        assert (store.read_only, told(store)) == ("read_only_folder", ["read_only_folder"])
        assert store.entries(1) == tuple(entries(1, 20))
        with pytest.raises(ReadOnlyError) as caught:
            store.append(1, [entry(21)])
        well_said(caught.value)
        with pytest.raises(ReadOnlyError):
            store.create(GAME, "Friday", RadioOptions(), 1)
    assert {item.name: item.stat().st_mtime_ns for item in tmp_path.rglob("*")} == before


def test_a_disk_that_is_mounted_for_reading_only(small_disk: Path) -> None:
    fill(small_disk, 20)
    subprocess.run(["mount", "-o", "remount,ro", str(small_disk)], check=True)
    with Store.open(small_disk) as store:
        assert store.read_only == "read_only_folder"
        assert store.entries(1) == tuple(entries(1, 20))
    with pytest.raises(ReadOnlyError) as caught:
        Store.open(small_disk / "none")
    well_said(caught.value)


def test_a_damaged_file_that_may_not_be_written_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path, 20)
    database(tmp_path).write_bytes(b"noise")
    monkeypatch.setattr(os, "access", lambda _path, mode: not mode & os.W_OK)
    with pytest.raises(DamagedError) as caught:
        Store.open(tmp_path)
    well_said(caught.value)
    assert database(tmp_path).read_bytes() == b"noise"


def test_folders_that_cannot_be_one(tmp_path: Path) -> None:
    file = tmp_path / "Fïle 家"
    file.write_text("mine")
    bad = {
        file: "folder_is_file",
        file / "under": "folder_is_file",
        tmp_path / "nul\0byte": "folder_bad_name",
        tmp_path / ("x" * 300): "folder_bad_name",
    }
    for folder, code in bad.items():
        with pytest.raises(FolderError) as caught:
            Store.open(folder)
        assert caught.value.code == code
        well_said(caught.value)
    assert file.read_text() == "mine"


def newer(folder: Path) -> None:
    with sqlite3.connect(database(folder)) as conn:
        conn.execute("ALTER TABLE tables ADD COLUMN mood TEXT")
        conn.execute(
            "INSERT INTO _sqlite_migrations (migration_set, name, applied_at)"
            " VALUES ('bathysphere', 'm999_moods', '2031-01-01')"
        )
        conn.execute("PRAGMA user_version = 999")
    conn.close()


def test_a_newer_file_is_looked_at_and_not_touched(tmp_path: Path) -> None:
    fill(tmp_path, 20)
    newer(tmp_path)
    before = database(tmp_path).read_bytes()
    with Store.open(tmp_path) as store:
        assert (store.read_only, told(store)) == ("newer_schema", ["newer_schema"])
        well_said(ReadOnlyError("newer_schema", store.notices[0].details))
        assert store.entries(1) == tuple(entries(1, 20))
        with pytest.raises(ReadOnlyError):
            store.append(1, [entry(21)])
        with pytest.raises(ReadOnlyError):
            store.rename(1, "x")
    assert database(tmp_path).read_bytes() == before
    assert len(known()) < 999


def test_every_error_has_its_sentence() -> None:
    path = Path("/data/bathysphere.db")
    for number, kind in {28: StoreFullError, 13: ReadOnlyError, 5: StoreIOError}.items():
        error = from_os(OSError(number, "", str(path)), path)
        assert type(error) is kind
        well_said(error)
    plain = from_sqlite(sqlite3.ProgrammingError("closed"), path)
    assert (type(plain), plain.code) == (StoreError, "store_failed")
    well_said(plain)
