"""Reading without SQLite gives what SQLite gives, and never fails on noise."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.store.pages import image, records


def make(path: Path, rows: list[tuple[int, str]]) -> sqlite3.Connection:
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA page_size = 4096")
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    db.execute("PRAGMA synchronous = OFF")
    db.execute("CREATE TABLE plain (id INTEGER PRIMARY KEY, number, text)")
    db.execute("CREATE TABLE keyed (a INTEGER, b TEXT, PRIMARY KEY (a, b)) WITHOUT ROWID")
    for index, (number, text) in enumerate(rows):
        db.execute("INSERT INTO plain VALUES (?, ?, ?)", (index + 1, number, text))
        db.execute("INSERT INTO keyed VALUES (?, ?)", (index, text))
    return db


def read(path: Path) -> bytes:
    wal = path.with_name(path.name + "-wal")
    return image(path.read_bytes(), wal.read_bytes() if wal.exists() else b"")


@given(
    st.lists(
        st.tuples(
            st.integers(-(2**63), 2**63 - 1) | st.integers(-200, 200),
            st.text(max_size=40) | st.integers(900, 20_000).map(lambda size: "ö" * size),
        ),
        max_size=60,
    )
)
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_every_row_of_sqlite_is_found(tmp_path: Path, rows: list[tuple[int, str]]) -> None:
    path = tmp_path / "whole.db"
    db = make(path, rows)
    try:
        expected = db.execute("SELECT id, number, text FROM plain").fetchall()
        expected += db.execute("SELECT a, b FROM keyed").fetchall()
        found = list(records(read(path)))
        assert set(expected) <= set(found)
        alone = sqlite3.connect(":memory:")
        alone.deserialize(read(path))
        assert (
            alone.execute("SELECT id, number, text FROM plain").fetchall() == expected[: len(rows)]
        )
        assert alone.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        alone.close()
    finally:
        db.close()
        path.unlink()


def test_the_log_counts_up_to_its_last_whole_transaction(tmp_path: Path) -> None:
    path = tmp_path / "live.db"
    db = make(path, [(1, "first")])
    log = path.with_name("live.db-wal").read_bytes()
    db.execute("INSERT INTO plain VALUES (2, 2, 'second')")
    longer = path.with_name("live.db-wal").read_bytes()
    main = path.read_bytes()
    db.close()
    for cut in range(len(log), len(longer)):
        if cut % 97 == 0 or cut == len(longer) - 1:
            assert (2, 2, "second") not in set(records(image(main, longer[:cut])))
    assert (2, 2, "second") in set(records(image(main, longer)))
    torn = bytearray(longer)
    torn[-1] ^= 1
    assert (2, 2, "second") not in set(records(image(main, bytes(torn))))


@given(st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_damage_makes_reading_fail(tmp_path: Path, data: st.DataObject) -> None:
    path = tmp_path / "noise.db"
    if not path.exists():
        db = make(path, [(index, "text" * (index * 40)) for index in range(40)])
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.close()
        shutil.copy(path, tmp_path / "copy.db")
    whole = bytearray(path.read_bytes())
    for at in data.draw(st.lists(st.integers(0, len(whole) - 1), max_size=200)):
        whole[at] = data.draw(st.integers(0, 255))
    cut = data.draw(st.integers(0, len(whole)))
    for record in records(bytes(whole[:cut])):
        assert isinstance(record, tuple)


@given(st.binary(max_size=9000))
def test_noise_is_no_log_and_no_table(noise: bytes) -> None:
    assert list(records(image(noise, noise))) == list(records(image(noise, b"")))
