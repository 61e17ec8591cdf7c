"""The store: every table of a data folder in one SQLite file.

`Store` belongs to the thread that opened it. A write is durable when its method
returns: the file is in WAL mode with synchronous=FULL. Waiting for another
process is limited to BUSY_TIMEOUT, so that a window stays live; what could not
be written raises an error with `retryable` set and goes to `app.store.outbox`.
"""

from __future__ import annotations

import datetime
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from app.store import tables
from app.store.errors import Notice, ReadOnlyError, from_os, from_sqlite, told_as_store_errors
from app.store.mending import back_up
from app.store.opening import Opened, open_folder
from app.store.rows import Snapshot, TableInfo
from engines.journal import Entry

BACKUP_EVERY: Final = 600.0
"""Seconds between two calls of `Store.backup` while the store is open."""


def local_time() -> str:
    """Now as RFC 3339 with the local offset."""
    return datetime.datetime.now().astimezone().isoformat(timespec="milliseconds")


class Store:
    """Tables and their append-only journals. Every method raises StoreError."""

    def __init__(self, opened: Opened, wall: Callable[[], str]) -> None:
        """Wrap what `app.store.opening` opened; `Store.open` is the way in."""
        self._db = opened.db
        self._lease = opened.lease
        self._wall = wall
        self._backup_lock = threading.Lock()
        self.path = opened.path
        self.notices = tuple(opened.notices)
        """What people must know about how the store opened, in order."""
        self.read_only = opened.read_only
        """Why nothing can be written, a code; empty when everything can."""

    @classmethod
    def open(cls, folder: Path, *, wall: Callable[[], str] = local_time) -> Store:
        """Open the store of a data folder, made if it is missing.

        A damaged file is set aside and what can be read of it is restored; `notices` says so.
        Raises FolderError, ReadOnlyError, StoreFullError, StoreBusyError, DamagedError.
        """
        return cls(open_folder(folder), wall)

    def close(self) -> Notice | None:
        """Back up and close the file; says why there is no backup. Needed for nothing else:
        every entry is durable since its `append`."""
        told = self.backup()
        self._db.close()
        if self._lease is not None:
            self._lease.close()
        return told

    def backup(self) -> Notice | None:
        """Back up what changed since the newest backup; says why it could not.

        For any thread: it opens the file on its own and disturbs no writer. Call it every
        BACKUP_EVERY seconds.
        """
        if self.read_only:
            return None
        with self._backup_lock:
            told = back_up(self.path, datetime.datetime.now(datetime.UTC))
        return told[0] if told else None

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_exc: object) -> None:
        self.close()

    def tables(self, archived: bool = False) -> list[TableInfo]:
        """Tables in play, or the archived ones; the last played first."""
        with self._reading():
            return tables.listed(self._db, archived)

    def table(self, table_id: int) -> TableInfo:
        """One table. Raises NoTableError."""
        with self._reading():
            return tables.info(self._db, table_id)

    def create(
        self,
        game: str,
        title: str,
        options: object,
        seed: int,
        entries: Sequence[Entry] = (),
    ) -> TableInfo:
        """Start a table, with the first entries of its journal if given: all or nothing.

        `options` is a value that msgspec can write as JSON (a `Raw` stays as it is);
        `seed` is 0 to 2**63 - 1.
        """
        written = msgspec.json.encode(options).decode()
        with self._writing():
            number = tables.create(self._db, game, title, written, seed, self._wall())
            tables.append(self._db, number, entries)
            return tables.info(self._db, number)

    def append(self, table_id: int, entries: Sequence[Entry]) -> None:
        """Add entries in one transaction; when this returns they survive a power cut.

        Raises StaleError when the first entry does not follow the last one in the file,
        StoreFullError, StoreBusyError, ReadOnlyError.
        """
        with self._writing():
            tables.append(self._db, table_id, entries)

    def entries(self, table_id: int, after: int = 0) -> tuple[Entry, ...]:
        """The journal of a table in order, from the entry behind `after`."""
        with self._reading():
            return tables.entries(self._db, table_id, after)

    def save_snapshot(self, table_id: int, seq: int, state: bytes, version: int = 0) -> None:
        """Keep the state (JSON) after entry `seq`, as rules of `version` see it."""
        with self._writing():
            tables.save_snapshot(self._db, table_id, seq, version, state.decode())

    def snapshot(self, table_id: int, version: int = 0) -> Snapshot | None:
        """The newest kept state of this rules version, or None."""
        with self._reading():
            return tables.snapshot(self._db, table_id, version)

    def rename(self, table_id: int, title: str) -> None:
        """Give a table another title."""
        with self._writing():
            tables.change(self._db, table_id, title=title)

    def archive(self, table_id: int) -> None:
        """Take a table off the list of tables in play. Nothing is deleted."""
        with self._writing():
            tables.change(self._db, table_id, archived=True)

    def recover(self, table_id: int) -> None:
        """Put an archived table back on the list."""
        with self._writing():
            tables.change(self._db, table_id, archived=False)

    def set_summary(self, table_id: int, summary: str) -> None:
        """Write the line of the home card."""
        with self._writing():
            tables.change(self._db, table_id, summary=summary)

    def pulse(self, table_id: int, at: float) -> None:
        """Note that the table was alive at `at` (a reading of the clock, seconds)."""
        with self._writing():
            self._db.conn.execute("INSERT OR REPLACE INTO pulses VALUES (?, ?)", (table_id, at))

    def last_pulse(self, table_id: int) -> float | None:
        """The last reading given to `pulse`, or None."""
        with self._reading():
            select = "SELECT at FROM pulses WHERE table_id = ?"
            row = self._db.conn.execute(select, (table_id,)).fetchone()
            return None if row is None else float(row[0])

    @contextmanager
    def _reading(self) -> Iterator[None]:
        with told_as_store_errors(self.path):
            yield

    @contextmanager
    def _writing(self) -> Iterator[None]:
        if self.read_only:
            raise ReadOnlyError(self.read_only, {"file": str(self.path)})
        try:
            # IMMEDIATE: a lock that cannot be had is known before anything is decided.
            self._db.conn.execute("BEGIN IMMEDIATE")
            yield
            self._db.conn.execute("COMMIT")
        except sqlite3.Error as error:
            raise from_sqlite(error, self.path) from error
        except OSError as error:
            raise from_os(error, self.path) from error
        finally:
            if self._db.conn.in_transaction:
                self._db.conn.execute("ROLLBACK")
