"""How the database file is opened."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from sqlite_utils import Database

from app.store.pages import PAGE_SIZE

FILE_NAME: Final = "bathysphere.db"
BUSY_TIMEOUT: Final = 0.25
"""Seconds that a write waits for another process before it raises StoreBusyError."""


def connect(path: Path) -> Database:
    """Open the file for reading and writing, durable at every commit. Raises sqlite3.Error."""
    db = Database(sqlite3.connect(path, timeout=BUSY_TIMEOUT))
    try:
        set_up(db)
        # WAL with FULL: a commit survives a power cut, and readers never wait for a writer.
        db.enable_wal()
    except BaseException:
        db.close()
        raise
    return db


def set_up(db: Database) -> None:
    """What every connection of ours has in common; the page size counts for a new file."""
    for pragma in (f"page_size = {PAGE_SIZE}", "foreign_keys = ON", "synchronous = FULL"):
        db.execute(f"PRAGMA {pragma}")
