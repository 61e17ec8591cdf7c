"""Is this file a whole database of ours? Answered without touching it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from app.store.migrations import APPLICATION_ID, is_newer, known
from app.store.pages import MAGIC, image
from app.store.rows import ENTRY_COLUMNS, TABLE_COLUMNS, all_whole, is_whole_table

SIDE_FILES = ("-wal", "-shm", "-journal")
_APPLIED = "SELECT name FROM _sqlite_migrations WHERE migration_set = 'bathysphere'"
_HOLES = (
    "SELECT table_id FROM entries GROUP BY table_id"
    " HAVING count(*) <> max(seq) OR min(seq) <> 1 LIMIT 1"
)

Heads = dict[str, tuple[int, int]]
"""Last sequence number and revision of every table by its uid."""


@dataclass(frozen=True)
class Finding:
    """What a file turned out to be."""

    state: Literal["missing", "sound", "newer", "damaged"]
    reason: str = ""
    """Why it is damaged, a code."""
    image: bytes = b""
    """The file in memory, with what its log holds."""
    pending: tuple[str, ...] = ()
    """Migrations that are still to be applied."""
    heads: Heads = field(default_factory=dict)


def side_file(path: Path, ending: str) -> Path:
    """The log (or another companion) of a database file."""
    return path.with_name(path.name + ending)


def examine(path: Path, *, thorough: bool = False) -> Finding:
    """Look at a database file; `thorough` also compares every index with its table.

    Raises OSError when the file cannot be read at all.
    """
    if path.is_dir():
        return Finding("damaged", "directory")
    main = path.read_bytes() if path.exists() else b""
    log = side_file(path, "-wal")
    wal = log.read_bytes() if log.is_file() else b""
    if not main and not wal:
        return Finding("missing")
    whole = image(main, wal)
    if not whole.startswith(MAGIC):
        return Finding("damaged", "not_a_database", whole)
    conn = in_memory(whole)
    try:
        return _look(conn, whole, thorough)
    except (sqlite3.Error, UnicodeDecodeError, OverflowError) as error:
        return Finding("damaged", getattr(error, "sqlite_errorname", "unreadable"), whole)
    finally:
        conn.close()


def in_memory(whole: bytes) -> sqlite3.Connection:
    """A connection to a copy of the file that can change nothing on the disk."""
    conn = sqlite3.connect(":memory:", check_same_thread=False)
    conn.deserialize(whole)
    return conn


def heads(conn: sqlite3.Connection) -> Heads:
    """How far every table has come."""
    rows = conn.execute(
        "SELECT uid, (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = id), rev"
        " FROM tables"
    )
    return {uid: (last, rev) for uid, last, rev in rows}


def _look(conn: sqlite3.Connection, whole: bytes, thorough: bool) -> Finding:
    check = "integrity_check" if thorough else "quick_check"
    if conn.execute(f"PRAGMA {check}(1)").fetchone() != ("ok",):
        return Finding("damaged", check, whole)
    if not conn.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
        # The first start was cut off before anything was committed.
        return Finding("missing")
    if conn.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        return Finding("damaged", "not_ours", whole)
    applied = {name for (name,) in conn.execute(_APPLIED)}
    version = conn.execute("PRAGMA user_version").fetchone()[0]
    if is_newer(applied):
        return Finding("newer", image=whole)
    if version != len(applied) or applied - set(known()):
        return Finding("damaged", "version_changed", whole)
    pending = tuple(name for name in known() if name not in applied)
    for reason, test in _CONTENT:
        if not test(conn):
            return Finding("damaged", reason, whole)
    return Finding("sound", image=whole, pending=pending, heads=heads(conn))


def _whole_tables(conn: sqlite3.Connection) -> bool:
    rows = conn.execute(f"SELECT {', '.join(TABLE_COLUMNS)} FROM tables")
    return all(map(is_whole_table, rows))


def _whole_entries(conn: sqlite3.Connection) -> bool:
    return all_whole(conn.execute(f"SELECT {', '.join(ENTRY_COLUMNS)} FROM entries"))


_CONTENT: tuple[tuple[str, Callable[[sqlite3.Connection], bool]], ...] = (
    ("table_changed", _whole_tables),
    ("entry_changed", _whole_entries),
    ("entry_missing", lambda conn: conn.execute(_HOLES).fetchone() is None),
    ("table_missing", lambda conn: conn.execute("PRAGMA foreign_key_check").fetchone() is None),
)
