"""Reading and writing tables and their journals: SQL on an open database.

Every function that writes expects to run inside a transaction of `Store`.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence

import msgspec
from sqlite_utils import Database

from app.store.errors import DamagedError, NoTableError, StaleError
from app.store.rows import (
    ENTRY_COLUMNS,
    TABLE_COLUMNS,
    Snapshot,
    TableInfo,
    TableRow,
    all_whole,
    checksum,
    entry_of,
    entry_row,
    is_whole_entry,
    sealed,
    writable,
)
from engines.journal import Entry

_KEPT_SNAPSHOTS = 2

_LIST = f"""
    SELECT {", ".join(f"t.{name}" for name in TABLE_COLUMNS)}, coalesce(e.seq, 0),
           coalesce(json_extract(e.body, '$.wall'), t.created)
    FROM tables t LEFT JOIN entries e ON e.table_id = t.id
        AND e.seq = (SELECT max(seq) FROM entries WHERE table_id = t.id)
"""
_READ = f"""
    SELECT {", ".join(ENTRY_COLUMNS)} FROM entries
    WHERE table_id = ? AND seq > ? ORDER BY seq
"""


def insert_table(db: Database, row: TableRow) -> None:
    """Add a table as it stands in `row`."""
    marks = ", ".join("?" * len(row))
    db.conn.execute(f"INSERT INTO tables ({', '.join(TABLE_COLUMNS)}) VALUES ({marks})", row)


def create(db: Database, game: str, title: str, options: str, seed: int, wall: str) -> int:
    """Add a new table and return its number."""
    number = next_number(db)
    uid = secrets.token_hex(8)
    insert_table(db, sealed((number, uid, 1, writable(title), game, options, seed, wall, 0, "")))
    return number


def next_number(db: Database) -> int:
    """A number that no table of this file ever had."""
    used = db.conn.execute("SELECT seq FROM sqlite_sequence WHERE name = 'tables'").fetchone()
    return (used[0] if used else 0) + 1


def write_row(db: Database, row: TableRow) -> None:
    """Put a row in the place of the one with its number."""
    columns = ", ".join(f"{name} = ?" for name in TABLE_COLUMNS)
    db.conn.execute(f"UPDATE tables SET {columns} WHERE id = ?", (*row, row[0]))


def read_row(db: Database, table_id: int) -> TableRow:
    """The stored row of a table. Raises NoTableError."""
    select = f"SELECT {', '.join(TABLE_COLUMNS)} FROM tables WHERE id = ?"
    row: TableRow | None = db.conn.execute(select, (table_id,)).fetchone()
    if row is None:
        raise NoTableError(details={"table": table_id})
    return row


def change(
    db: Database,
    table_id: int,
    *,
    title: str | None = None,
    archived: bool | None = None,
    summary: str | None = None,
) -> None:
    """Change what may change of a table; everything else stays as it was created."""
    number, uid, rev, old_title, game, options, seed, created, shelved, line, _ = read_row(
        db, table_id
    )
    changed = sealed(
        (
            number,
            uid,
            rev + 1,
            old_title if title is None else writable(title),
            game,
            options,
            seed,
            created,
            shelved if archived is None else int(archived),
            line if summary is None else writable(summary),
        )
    )
    write_row(db, changed)


def listed(db: Database, archived: bool) -> list[TableInfo]:
    """Tables that are (not) archived, the last played first."""
    rows = db.conn.execute(f"{_LIST} WHERE t.archived = ?", (int(archived),)).fetchall()
    return sorted(map(_info, rows), key=lambda info: (info.played, info.id), reverse=True)


def info(db: Database, table_id: int) -> TableInfo:
    """One table. Raises NoTableError."""
    row = db.conn.execute(f"{_LIST} WHERE t.id = ?", (table_id,)).fetchone()
    if row is None:
        raise NoTableError(details={"table": table_id})
    return _info(row)


def _info(row: tuple[object, ...]) -> TableInfo:
    named = dict(zip((*TABLE_COLUMNS, "last_seq", "played"), row, strict=True))
    del named["rev"], named["crc"]
    named["options"] = msgspec.Raw(str(named["options"]).encode())
    named["archived"] = bool(named["archived"])
    return msgspec.convert(named, TableInfo)


def append(db: Database, table_id: int, entries: Sequence[Entry]) -> None:
    """Add entries after the last one. Raises StaleError, NoTableError."""
    last = last_seq(db, table_id)
    for offset, entry in enumerate(entries, start=1):
        if entry.seq != last + offset:
            details = {"table": table_id, "expected": last + offset, "given": entry.seq}
            raise StaleError(details=details)
    rows = [entry_row(table_id, entry) for entry in entries]
    try:
        db.conn.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
    except sqlite3.IntegrityError as error:
        read_row(db, table_id)  # a missing table is the likelier cause
        raise StaleError(details={"table": table_id, "expected": last + 1}) from error


def last_seq(db: Database, table_id: int) -> int:
    """Sequence number of the last entry; 0 when there is none."""
    found = db.conn.execute("SELECT max(seq) FROM entries WHERE table_id = ?", (table_id,))
    return found.fetchone()[0] or 0


def entries(db: Database, table_id: int, after: int) -> tuple[Entry, ...]:
    """Entries behind `after`, in order. Raises DamagedError, NoTableError."""
    read_row(db, table_id)
    rows = db.conn.execute(_READ, (table_id, after)).fetchall()
    if not all_whole(rows):
        bad = next(row[1] for row in rows if not is_whole_entry(row))
        raise DamagedError(details={"table": table_id, "entry": bad})
    return tuple([entry_of(body) for _, _, body, _ in rows])


def save_snapshot(db: Database, table_id: int, seq: int, version: int, state: str) -> None:
    """Keep a state; the oldest ones make room."""
    crc = checksum((table_id, seq, version, state))
    db.conn.execute(
        "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)",
        (table_id, seq, version, state, crc),
    )
    db.conn.execute(
        "DELETE FROM snapshots WHERE table_id = ?1 AND seq NOT IN"
        " (SELECT seq FROM snapshots WHERE table_id = ?1 ORDER BY seq DESC LIMIT ?2)",
        (table_id, _KEPT_SNAPSHOTS),
    )


def snapshot(db: Database, table_id: int, version: int) -> Snapshot | None:
    """The newest whole snapshot of this rules version that the journal reaches."""
    rows = db.conn.execute(
        "SELECT seq, state, crc FROM snapshots WHERE table_id = ? AND version = ? AND seq <= ?"
        " ORDER BY seq DESC",
        (table_id, version, last_seq(db, table_id)),
    )
    for seq, state, crc in rows:
        if checksum((table_id, seq, version, state)) == crc:
            return Snapshot(seq, msgspec.Raw(state.encode()))
    return None
