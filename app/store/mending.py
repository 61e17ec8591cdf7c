"""Before a store is used: finish, check, restore, migrate, back up.

Called while nobody else uses the files (`app.store.lease`). A damaged file is
only read and renamed; its successor is written and checked beside it first, so
that a crash or a full disk at any point leaves something whole to start from.
"""

from __future__ import annotations

import contextlib
import datetime
import sqlite3
from pathlib import Path

from sqlite_utils import Database

from app.store import backups, salvage, tables
from app.store.check import SIDE_FILES, Finding, Heads, examine, heads, side_file
from app.store.connection import FILE_NAME, connect, set_up
from app.store.errors import DamagedError, Notice, StoreError, from_os, from_sqlite
from app.store.files import move, sync_file
from app.store.migrations import MIGRATIONS

STAGED_NAME = f"{FILE_NAME}.restoring"


def mend(folder: Path, now: datetime.datetime) -> list[Notice]:
    """Make the database file of a folder whole and current; say what had to be done.

    A file of a newer program is left as it is. Raises StoreError, OSError, sqlite3.Error;
    then every file is as it was.
    """
    path = folder / FILE_NAME
    notices = _finish(folder, now)
    finding = examine(path)
    if finding.state == "damaged" or (finding.state == "missing" and backups.listed(folder)):
        notices += _restore(folder, finding, now)
        finding = examine(path)
    if finding.state == "newer":
        return notices
    current = _migrate(path, finding, now)
    notices += _catch_up(folder, current)
    notices += back_up(path, now)
    return notices


def back_up(path: Path, now: datetime.datetime) -> list[Notice]:
    """Make a backup when the newest one lacks anything; a failure is only told."""
    try:
        if _heads_of(path) != _newest_heads(path.parent):
            backups.make(path, now)
    except (OSError, sqlite3.Error, StoreError) as error:
        return [Notice("backup_failed", {"reason": _reason(error, path), "file": str(path)})]
    return []


def _finish(folder: Path, now: datetime.datetime) -> list[Notice]:
    """Complete a restore that was cut off between its last two steps."""
    path, staged = folder / FILE_NAME, folder / STAGED_NAME
    if not staged.exists():
        return []
    if path.exists() or examine(staged, thorough=True).state != "sound":
        staged.unlink()
        return []
    # A log left behind belongs to the file that was set aside, never to its successor.
    _set_aside(path, now)
    move(staged, path)
    return [Notice("restore_finished", {"file": FILE_NAME})]


def _restore(folder: Path, finding: Finding, now: datetime.datetime) -> list[Notice]:
    path, staged = folder / FILE_NAME, folder / STAGED_NAME
    notices: list[Notice] = []
    harvests = [salvage.harvest(finding.image)]
    base: backups.Backup | None = None
    for backup, found in backups.good(folder):
        if found.state == "sound":
            base = backup
            break
        notices.append(Notice("backup_unreadable", {"file": backup.path.name}))
        harvests.append(salvage.harvest(found.image))
    try:
        staged.unlink(missing_ok=True)
        if base:
            backups.restore_copy(base.path, staged)
        lost = _assemble(staged, harvests)
        told = _tables_told(staged, lost)
        aside = _set_aside(path, now)
        move(staged, path)
    finally:
        with contextlib.suppress(OSError):
            staged.unlink(missing_ok=True)
    reason = finding.reason or "missing"
    first = [Notice("damaged_set_aside", {"file": aside, "reason": reason})] if aside else []
    if base:
        first.append(Notice("restored_from_backup", {"file": base.path.name, "made": base.made}))
    else:
        first.append(Notice("restored_without_backup"))
    strays = sum(map(salvage.orphans, harvests[:1]))
    last = [Notice("entries_without_table", {"entries": strays, "file": aside})] if strays else []
    return first + notices + told + last


def _assemble(staged: Path, harvests: list[salvage.Harvest]) -> dict[str, int]:
    """Put the harvests into the staged file and prove it; entries lost by uid."""
    lost: dict[str, int] = {}
    with contextlib.closing(sqlite3.connect(staged)) as conn:
        db = Database(conn)
        set_up(db)
        MIGRATIONS.apply(db)
        for found in harvests:
            with db.atomic():
                lost |= {uid: gap for uid, gap in salvage.merge(db, found).items() if gap}
    if examine(staged, thorough=True).state != "sound":
        raise DamagedError("restore_failed", {"file": staged.name})
    sync_file(staged)
    return lost


def _set_aside(path: Path, now: datetime.datetime) -> str:
    """Rename a file and its companions; the new name, or "" when there was nothing."""
    stamp = now.astimezone(datetime.UTC).strftime("%Y%m%dT%H%M%SZ")
    aside = path.with_name(f"{path.stem}.damaged-{stamp}{path.suffix}")
    number = 1
    while any(side_file(aside, ending).exists() for ending in ("", *SIDE_FILES)):
        number += 1
        aside = path.with_name(f"{path.stem}.damaged-{stamp}-{number}{path.suffix}")
    moved = ""
    # The file before its log: a log without its file is known to be left over (`_finish`).
    for ending in ("", *SIDE_FILES):
        if side_file(path, ending).exists():
            move(side_file(path, ending), side_file(aside, ending))
            moved = aside.name
    return moved


def _tables_told(
    path: Path, lost: dict[str, int], only: frozenset[str] | None = None
) -> list[Notice]:
    """One notice a table: what it came to."""
    with contextlib.closing(sqlite3.connect(path)) as conn:
        db = Database(conn)
        found = tables.listed(db, archived=False) + tables.listed(db, archived=True)
    told = []
    for info in found:
        if only is not None and info.uid not in only:
            continue
        gaps = lost.get(info.uid, 0)
        details: dict[str, str | int] = {
            "title": info.title,
            "entries": info.last_seq,
            "until": info.played,
            "lost": gaps,
        }
        told.append(Notice("table_with_gaps" if gaps else "table_restored", details))
    return told


def _migrate(path: Path, finding: Finding, now: datetime.datetime) -> Heads:
    """Bring the schema up to date, one backup before each step; how far the tables are."""
    with contextlib.closing(connect(path)) as db:
        for index, name in enumerate(finding.pending):
            backups.make(path, now, before=name)
            MIGRATIONS.apply(db, stop_before=finding.pending[index + 1 :])
        MIGRATIONS.apply(db)
        return heads(db.conn)


def _catch_up(folder: Path, current: Heads) -> list[Notice]:
    """Take from the newest backup what the file lacks, as when its log went missing."""
    newest = next(iter(backups.listed(folder)), None)
    if newest is None or not _behind(current, _newest_heads(folder)):
        return []
    finding = examine(newest.path, thorough=True)
    if finding.state != "sound":
        return [Notice("backup_unreadable", {"file": newest.path.name})]
    path = folder / FILE_NAME
    with contextlib.closing(connect(path)) as db, db.atomic():
        salvage.merge(db, salvage.harvest(finding.image))
    behind = frozenset(uid for uid, head in finding.heads.items() if _behind(current, {uid: head}))
    told = Notice("behind_backup", {"file": newest.path.name, "made": newest.made})
    return [told, *_tables_told(path, {}, behind)]


def _behind(current: Heads, backup: Heads) -> bool:
    return any(
        uid not in current or current[uid][0] < last or current[uid][1] < rev
        for uid, (last, rev) in backup.items()
    )


def _heads_of(path: Path) -> Heads:
    uri = f"{path.as_uri()}?mode=ro"
    with contextlib.closing(sqlite3.connect(uri, uri=True)) as conn:
        return heads(conn)


def _newest_heads(folder: Path) -> Heads:
    newest = next(iter(backups.listed(folder)), None)
    if newest is None:
        return {}
    try:
        return _heads_of(newest.path)
    except sqlite3.Error:
        return {}


def _reason(error: Exception, path: Path) -> str:
    match error:
        case StoreError():
            return error.code
        case sqlite3.Error():
            return from_sqlite(error, path).code
        case OSError():
            return from_os(error, path).code
    return type(error).__name__
