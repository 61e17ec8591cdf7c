"""Who may touch the files of a data folder: many who use them, or one who mends them.

A lock on a small file beside the database, taken through SQLite, which knows how
to lock on every system; the system drops it when the process dies, however it
dies. While anybody uses the database, nobody renames, restores or migrates it.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

LOCK_NAME: Final = "bathysphere.lock"
PATIENCE: Final = 10.0
"""Seconds to wait for a process that is just mending the files."""


class Lease:
    """A hold on a data folder until `close`. Constructors raise sqlite3.Error."""

    def __init__(self, folder: Path, begin: str, patience: float) -> None:
        """Take the lock with a statement that begins a transaction."""
        try:
            self._take(folder, begin, patience)
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorname != "SQLITE_NOTADB":
                raise
            # It holds nothing of worth, and nobody can have locked what is no database.
            os.truncate(folder / LOCK_NAME, 0)
            self._take(folder, begin, patience)

    def _take(self, folder: Path, begin: str, patience: float) -> None:
        self._conn = sqlite3.connect(
            folder / LOCK_NAME, timeout=patience, isolation_level=None, check_same_thread=False
        )
        try:
            self._conn.execute(begin)
            if begin == "BEGIN":
                self._conn.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except BaseException:
            self._conn.close()
            raise

    @classmethod
    def to_mend(cls, folder: Path) -> Lease | None:
        """Keep everybody else out, or None when somebody uses the database."""
        try:
            return cls(folder, "BEGIN EXCLUSIVE", 0.0)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname.startswith("SQLITE_BUSY"):
                return None
            raise

    @classmethod
    def to_use(cls, folder: Path) -> Lease:
        """Use the database together with others. Raises when it is being mended for long."""
        return cls(folder, "BEGIN", PATIENCE)

    def close(self) -> None:
        """Let go."""
        self._conn.close()
