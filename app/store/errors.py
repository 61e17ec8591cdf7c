"""What can go wrong with the store: codes and details, never sentences.

`app.messages` turns a code into the sentence that people read.
"""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

import msgspec

Details = Mapping[str, str | int]

_ROOM = 1 << 18
"""Bytes: with less free space than this, a failed write is put down to a full disk."""


class Notice(msgspec.Struct, frozen=True):
    """Something people should know about how the store opened or worked."""

    code: str
    details: dict[str, str | int] = {}


class StoreError(Exception):
    """The store could not do what was asked; the journal is as it was before."""

    default_code: ClassVar[str] = "store_failed"
    retryable: ClassVar[bool] = False
    """True when the same write may succeed later: see `app.store.outbox`."""

    def __init__(self, code: str = "", details: Details | None = None) -> None:
        """Take a code of `app.messages` (the class has one of its own) and its details."""
        self.code = code or self.default_code
        self.details: dict[str, str | int] = dict(details or {})
        super().__init__(self.code, self.details)

    def __str__(self) -> str:
        told = ", ".join(f"{key}={value!r}" for key, value in self.details.items())
        return f"{self.code} ({told})" if told else self.code


class FolderError(StoreError):
    """The data folder cannot be one: it is a file, has an impossible name, may not be read."""

    default_code = "folder_failed"


class NoTableError(StoreError):
    """No table has this number."""

    default_code = "no_table"


class StaleError(StoreError):
    """The entry does not follow the last one in the file: somebody else wrote meanwhile."""

    default_code = "stale"


class StoreFullError(StoreError):
    """The disk is full. Nothing was written; it may succeed when there is room again."""

    default_code = "disk_full"
    retryable = True


class StoreBusyError(StoreError):
    """Another program holds the file. Nothing was written; try again shortly."""

    default_code = "busy"
    retryable = True


class StoreIOError(StoreError):
    """The device failed to read or write. It may succeed later."""

    default_code = "io_failed"
    retryable = True


class ReadOnlyError(StoreError):
    """The store is open for reading only; `code` says why."""

    default_code = "read_only"


class DamagedError(StoreError):
    """The file is damaged. Opening the store again restores what can be restored."""

    default_code = "damaged"


@contextmanager
def told_as_store_errors(path: Path) -> Iterator[None]:
    """Turn what sqlite3 and the file system raise into a StoreError about `path`."""
    try:
        yield
    except sqlite3.Error as error:
        raise from_sqlite(error, path) from error
    except OSError as error:
        raise from_os(error, path) from error


def from_sqlite(error: sqlite3.Error, path: Path) -> StoreError:
    """The StoreError for an error of sqlite3."""
    name = str(getattr(error, "sqlite_errorname", "")) or type(error).__name__
    details: dict[str, str | int] = {"file": str(path), "reason": name}
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreBusyError(details=details)
    if name.startswith("SQLITE_FULL") or (_device_trouble(name) and _is_full(path)):
        return StoreFullError(details=details)
    if name.startswith(("SQLITE_READONLY", "SQLITE_PERM", "SQLITE_AUTH")):
        return ReadOnlyError("read_only_folder", details)
    if name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB")):
        return DamagedError(details=details)
    if _device_trouble(name):
        return StoreIOError(details=details)
    return StoreError(details=details | {"text": str(error)})


def from_os(error: OSError, path: Path) -> StoreError:
    """The StoreError for an error of the file system."""
    reason = errno.errorcode.get(error.errno or 0, type(error).__name__)
    details: dict[str, str | int] = {"file": str(error.filename or path), "reason": reason}
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return StoreFullError(details=details)
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return ReadOnlyError("read_only_folder", details)
    return StoreIOError(details=details | {"text": os.strerror(error.errno or 0)})


def _device_trouble(name: str) -> bool:
    return name.startswith(("SQLITE_IOERR", "SQLITE_CANTOPEN"))


def _is_full(path: Path) -> bool:
    try:
        return shutil.disk_usage(path.parent).free < _ROOM
    except OSError:
        return False
