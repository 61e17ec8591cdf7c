"""Backups of the database: made while it is in use, read back, and rotated.

A backup counts only after its copy was opened again and passed every check. They
are numbered, because the clock of a computer may be wrong.
"""

from __future__ import annotations

import contextlib
import datetime
import os
import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from app.store.check import Finding, examine
from app.store.errors import StoreIOError
from app.store.files import move, sync_file

FOLDER_NAME: Final = "backups"
KEPT_NEWEST: Final = 8
KEPT_DAYS: Final = 7
"""The newest backup of each of so many days stays besides."""
KEPT_BEFORE: Final = 3
"""Backups made before a migration that stay besides."""

_NAME = re.compile(r"bathysphere-(\d{6})-(\d{8})T(\d{6})Z(-before-\w+)?\.db")


@dataclass(frozen=True, order=True)
class Backup:
    """One file of the backups folder."""

    number: int
    day: str
    before: str
    path: Path

    @property
    def made(self) -> str:
        """When it was made: RFC 3339 in UTC."""
        match = _NAME.fullmatch(self.path.name)
        assert match is not None
        when = datetime.datetime.strptime(match[2] + match[3], "%Y%m%d%H%M%S")
        return when.replace(tzinfo=datetime.UTC).isoformat()


def listed(folder: Path) -> list[Backup]:
    """The backups of a data folder, the newest first."""
    found = []
    with contextlib.suppress(FileNotFoundError, NotADirectoryError):
        for path in (folder / FOLDER_NAME).iterdir():
            match = _NAME.fullmatch(path.name)
            if match:
                found.append(Backup(int(match[1]), match[2], match[4] or "", path))
    return sorted(found, reverse=True)


def make(database: Path, now: datetime.datetime, before: str = "") -> Backup:
    """Copy a live database, read the copy back, then rotate. For any thread.

    Raises OSError, sqlite3.Error, StoreIOError when the copy does not read back.
    """
    folder = database.parent / FOLDER_NAME
    folder.mkdir(exist_ok=True)
    partial = folder / f".partial-{os.getpid()}.db"
    try:
        _copy(database, partial)
        finding = examine(partial, thorough=True)
        if finding.state != "sound":
            details = {"file": str(partial), "reason": finding.reason or finding.state}
            raise StoreIOError("backup_not_readable", details)
        sync_file(partial)
        made = _named(database.parent, now, before)
        move(partial, made.path)
    finally:
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
    rotate(database.parent)
    return made


def restore_copy(database: Path, target: Path) -> None:
    """Write a database (a backup) to a new file that is whole and durable."""
    target.unlink(missing_ok=True)
    _copy(database, target)
    sync_file(target)


def good(folder: Path) -> Iterator[tuple[Backup, Finding]]:
    """Backups with what they turned out to be, the newest first; the good and the bad."""
    for backup in listed(folder):
        try:
            yield backup, examine(backup.path, thorough=True)
        except OSError as error:
            yield backup, Finding("damaged", type(error).__name__)


def rotate(folder: Path) -> None:
    """Delete the backups that newer ones made needless."""
    found = listed(folder)
    kept = set(found[:KEPT_NEWEST])
    newest_of_day: dict[str, Backup] = {}
    for backup in found:
        newest_of_day.setdefault(backup.day, backup)
    kept.update(list(newest_of_day.values())[:KEPT_DAYS])
    kept.update([backup for backup in found if backup.before][:KEPT_BEFORE])
    for backup in set(found) - kept:
        # A scanner may hold the file for now; the next rotation takes it.
        with contextlib.suppress(OSError):
            backup.path.unlink()


def _copy(source: Path, target: Path) -> None:
    live = sqlite3.connect(f"{source.as_uri()}?mode=ro", uri=True)
    copy = sqlite3.connect(target)
    with contextlib.closing(live), contextlib.closing(copy):
        live.backup(copy)
        # One file without companions: it can be carried away and read from anywhere.
        copy.execute("PRAGMA journal_mode = DELETE")


def _named(folder: Path, now: datetime.datetime, before: str) -> Backup:
    newest = next(iter(listed(folder)), None)
    number = newest.number + 1 if newest else 1
    stamp = now.astimezone(datetime.UTC).strftime("%Y%m%dT%H%M%SZ")
    ending = f"-before-{before}" if before else ""
    name = f"bathysphere-{number:06}-{stamp}{ending}.db"
    return Backup(number, stamp[:8], ending, folder / FOLDER_NAME / name)
