"""Opening a data folder, whatever state it is in."""

from __future__ import annotations

import contextlib
import datetime
import errno
import os
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

from sqlite_utils import Database

from app.store.check import examine, in_memory
from app.store.connection import BUSY_TIMEOUT, FILE_NAME, connect
from app.store.errors import (
    DamagedError,
    FolderError,
    Notice,
    ReadOnlyError,
    StoreBusyError,
    StoreError,
    StoreFullError,
    StoreIOError,
    from_os,
    told_as_store_errors,
)
from app.store.lease import LOCK_NAME, Lease
from app.store.mending import mend
from app.store.migrations import MIGRATIONS, is_newer


@dataclass
class Opened:
    """An open database and how it came to be open."""

    db: Database
    path: Path
    lease: Lease | None = None
    read_only: str = ""
    notices: list[Notice] = field(default_factory=list)


def open_folder(folder: Path) -> Opened:
    """Open the database of a folder for use. Raises StoreError; then no file was changed."""
    folder = _made(folder)
    path = folder / FILE_NAME
    if not _may_write(folder, path):
        return _for_reading(path, "read_only_folder")
    try:
        with told_as_store_errors(path):
            return _for_use(folder, path)
    except StoreFullError:
        # With no room even for a log, the tables can still be looked at.
        if not path.is_file():
            raise
        return _for_reading(path, "opened_full")
    except StoreIOError as error:
        # Nothing is open yet, so nothing is tried again by itself.
        raise StoreError("store_failed", error.details) from error


def _made(folder: Path) -> Path:
    try:
        # A link to nowhere or a lost mount must not become a second, empty data folder.
        folder = Path(os.path.abspath(folder))
        folder.mkdir(parents=True, exist_ok=True)
        os.listdir(folder)
    except (FileExistsError, NotADirectoryError) as error:
        raise FolderError("folder_is_file", {"folder": str(folder)}) from error
    except ValueError as error:
        raise FolderError("folder_bad_name", {"folder": repr(str(folder))}) from error
    except PermissionError as error:
        raise FolderError("folder_denied", {"folder": str(folder)}) from error
    except OSError as error:
        if error.errno in (errno.ENAMETOOLONG, errno.EINVAL, errno.ELOOP):
            raise FolderError("folder_bad_name", {"folder": repr(str(folder))}) from error
        told = from_os(error, folder)
        if isinstance(told, StoreIOError):
            raise FolderError("folder_failed", {"folder": str(folder)}) from error
        raise told from error
    return folder


def _may_write(folder: Path, path: Path) -> bool:
    return os.access(folder, os.W_OK | os.X_OK) and (
        not path.is_file() or os.access(path, os.R_OK | os.W_OK)
    )


def _for_use(folder: Path, path: Path) -> Opened:
    notices: list[Notice] = []
    with told_as_store_errors(folder / LOCK_NAME):
        mending = Lease.to_mend(folder)
    if mending is not None:
        with contextlib.closing(mending):
            notices = mend(folder, datetime.datetime.now(datetime.UTC))
    lease = Lease.to_use(folder)
    try:
        return _connected(path, lease, notices)
    except BaseException:
        lease.close()
        raise


def _connected(path: Path, lease: Lease, notices: list[Notice]) -> Opened:
    if _is_newer(path):
        db = Database(sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=BUSY_TIMEOUT))
        notices.append(Notice("newer_schema", {"file": str(path)}))
        return Opened(db, path, lease, "newer_schema", notices)
    db = connect(path)
    if MIGRATIONS.pending(db):
        # Only another process can be in the way: nobody migrates under its feet.
        db.close()
        raise StoreBusyError("in_use_by_older", {"file": str(path)})
    return Opened(db, path, lease, "", notices)


def _is_newer(path: Path) -> bool:
    uri = f"{path.as_uri()}?mode=ro"
    with contextlib.closing(sqlite3.connect(uri, uri=True, timeout=BUSY_TIMEOUT)) as conn:
        applied = {migration.name for migration in MIGRATIONS.applied(Database(conn))}
    return is_newer(applied)


def _for_reading(path: Path, code: str) -> Opened:
    """Look at the file as it is now, in memory: nothing is written anywhere."""
    try:
        finding = examine(path)
    except PermissionError as error:
        raise FolderError("folder_denied", {"folder": str(path)}) from error
    except OSError as error:
        raise from_os(error, path) from error
    details: dict[str, str | int] = {"file": str(path)}
    if finding.state == "missing":
        raise ReadOnlyError("no_place", details)
    if finding.state == "damaged":
        raise DamagedError("damaged_read_only", details | {"reason": finding.reason})
    conn: sqlite3.Connection = in_memory(finding.image)
    conn.execute("PRAGMA query_only = ON")
    return Opened(Database(conn), path, None, code, [Notice(code, details)])
