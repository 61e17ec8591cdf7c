"""What can still be read of a damaged file, and putting it together with a backup.

Rows are believed by their checksum alone, wherever in the file they are found.
A journal is continued from the backup entry by entry; where one cannot be read
and later ones can, a note takes its place, so that one bad spot does not cost
the rest of a game: `evolve` is total, and the table can be set right by hand.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec
from sqlite_utils import Database

from app.store import tables
from app.store.pages import Value, records
from app.store.rows import (
    TABLE_COLUMNS,
    TableRow,
    entry_of,
    is_whole_entry,
    is_whole_table,
    sealed,
)
from engines.contract import TABLE
from engines.journal import Entry


@dataclass
class Harvest:
    """Whole rows found in a file."""

    tables: dict[str, TableRow] = field(default_factory=dict)
    """By uid, the newest revision of each."""
    entries: dict[int, dict[int, str]] = field(default_factory=dict)
    """Bodies by number of the table in that file and sequence number."""


def harvest(image: bytes) -> Harvest:
    """Every whole row that can be found in the bytes of a database file."""
    found = Harvest()
    for record in records(image):
        _take(found, record)
    return found


def _take(found: Harvest, record: tuple[Value, ...]) -> None:
    if len(record) == len(TABLE_COLUMNS) and is_whole_table(record):
        row: TableRow = record  # type: ignore[assignment]  # checked on the line above
        known = found.tables.get(row[1])
        if known is None or known[2] < row[2]:
            found.tables[row[1]] = row
    elif is_whole_entry(record):
        number, seq, body, _ = record
        found.entries.setdefault(int(number), {})[int(seq)] = str(body)  # type: ignore[arg-type]


def merge(db: Database, found: Harvest) -> dict[str, int]:
    """Add what the database lacks, inside the caller's transaction.

    Nothing is replaced but older titles and the like. Returns how many entries could
    not be read and have a note in their place, by uid of the table.
    """
    return {row[1]: _merge_table(db, row, found) for row in sorted(found.tables.values())}


def orphans(found: Harvest) -> int:
    """Entries whose table could not be read."""
    known = {row[0] for row in found.tables.values()}
    return sum(len(rows) for number, rows in found.entries.items() if number not in known)


def _merge_table(db: Database, row: TableRow, found: Harvest) -> int:
    number = _place(db, row)
    last = tables.last_seq(db, number)
    bodies = found.entries.get(row[0], {})
    entries, lost = _continued(last, {seq: body for seq, body in bodies.items() if seq > last})
    tables.append(db, number, entries)
    return lost


def _place(db: Database, row: TableRow) -> int:
    """The number of a table in the database, where it is added when it is missing."""
    uid, rev = row[1], row[2]
    here = db.conn.execute("SELECT id, rev FROM tables WHERE uid = ?", (uid,)).fetchone()
    if here is None:
        taken = db.conn.execute("SELECT 1 FROM tables WHERE id = ?", (row[0],)).fetchone()
        number = tables.next_number(db) if taken else row[0]
        tables.insert_table(db, sealed((number, *row[1:-1])))
        return number
    number = int(here[0])
    if rev > here[1]:
        tables.write_row(db, sealed((number, *row[1:-1])))
    return number


def _continued(last: int, newer: dict[int, str]) -> tuple[list[Entry], int]:
    """Entries from the one after `last` on, and how many of them are only place holders."""
    entries: list[Entry] = []
    lost = 0
    for seq in sorted(newer):
        try:
            entry = entry_of(newer[seq])
        except msgspec.DecodeError:  # written by another version: not for this one to judge
            continue
        for missing in range(last + 1, seq):
            entries.append(_place_holder(missing, entry.wall))
            lost += 1
        entries.append(entry)
        last = seq
    return entries, lost


def _place_holder(seq: int, wall: str) -> Entry:
    # Only a damaged file needs words here: opening a whole one stays free of Qt.
    from app.messages import lost_entry

    return Entry(seq=seq, kind="note", seat=TABLE, wall=wall, version=0, text=lost_entry())
