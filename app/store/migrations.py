"""The shape of the file, step by step. A released step never changes."""

from __future__ import annotations

from typing import Final

from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

APPLICATION_ID: Final = 0x42617468
"""Marks the file as ours ("Bath") in its header, whatever its name."""

MIGRATIONS: Final = Migrations("bathysphere")

_JOURNAL = (
    """
    CREATE TABLE tables (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        uid TEXT NOT NULL UNIQUE,
        rev INTEGER NOT NULL,
        title TEXT NOT NULL,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed INTEGER NOT NULL,
        created TEXT NOT NULL,
        archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
        summary TEXT NOT NULL,
        crc INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE entries (
        table_id INTEGER NOT NULL REFERENCES tables(id),
        seq INTEGER NOT NULL CHECK (seq > 0),
        body TEXT NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TRIGGER entries_stay BEFORE DELETE ON entries
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
    """
    CREATE TRIGGER entries_keep BEFORE UPDATE ON entries
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
    """
    CREATE TABLE snapshots (
        table_id INTEGER NOT NULL REFERENCES tables(id),
        seq INTEGER NOT NULL,
        version INTEGER NOT NULL,
        state TEXT NOT NULL,
        crc INTEGER NOT NULL,
        PRIMARY KEY (table_id, seq)
    ) STRICT
    """,
    """
    CREATE TABLE pulses (
        table_id INTEGER PRIMARY KEY REFERENCES tables(id),
        at REAL NOT NULL
    ) STRICT
    """,
)


@MIGRATIONS()
def m001_journal(db: Database) -> None:
    """Tables, their append-only journals, snapshots and heartbeats."""
    for statement in _JOURNAL:
        db.execute(statement)
    db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    db.execute("PRAGMA user_version = 1")


def is_newer(applied: set[str]) -> bool:
    """True when a newer program went on from our last step; a name that merely differs
    from ours is damage."""
    return applied > set(known())


def known() -> tuple[str, ...]:
    """Names of all migrations, oldest first; as many as the newest `user_version`."""
    return tuple(migration.name for migration in MIGRATIONS._migrations)
