"""Rows of the store as values, each with the checksum that proves it whole.

SQLite notices a broken page, not a flipped letter in a text. The checksum does,
and it lets salvage tell a true row from noise without trusting the file.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from engines.journal import Entry

TABLE_COLUMNS: Final = (
    "id", "uid", "rev", "title", "game", "options", "seed",
    "created", "archived", "summary", "crc",
)  # fmt: skip
ENTRY_COLUMNS: Final = ("table_id", "seq", "body", "crc")

TableRow = tuple[int, str, int, str, str, str, int, str, int, str, int]
"""A row of `tables` in the order of TABLE_COLUMNS."""
EntryRow = tuple[int, int, str, int]
"""A row of `entries` in the order of ENTRY_COLUMNS."""

_ENTRY = msgspec.json.Decoder(Entry)


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A table (a game in progress) as the home page lists it."""

    id: int
    """Number of the table in this data folder, never given twice."""
    uid: str
    """Tells the table apart from every other one, in backups and other folders too."""
    title: str
    game: str
    """`Rules.id` of its game."""
    options: msgspec.Raw
    """JSON of the game's options."""
    seed: int
    created: str
    """RFC 3339 with offset."""
    played: str
    """When the last entry was written, or `created` while there is none."""
    last_seq: int
    """Sequence number of the last entry; 0 while there is none."""
    archived: bool
    summary: str
    """One line for the home card, written by the session."""


class Snapshot(msgspec.Struct, frozen=True):
    """A state kept to open a long journal quickly. Derived: it may be thrown away."""

    seq: int
    """Last entry that the state holds."""
    state: msgspec.Raw


def checksum(parts: Sequence[str | int]) -> int:
    """CRC-32 of a row's columns, their borders included."""
    return zlib.crc32(msgspec.json.encode(parts))


def entry_checksum(table_id: int, seq: int, body: str) -> int:
    """CRC-32 of an entry at its place: moving it elsewhere is damage too."""
    return zlib.crc32(f"{table_id}:{seq}:{body}".encode())


def sealed(parts: tuple[int, str, int, str, str, str, int, str, int, str]) -> TableRow:
    """A row of `tables` with its checksum."""
    return (*parts, checksum(parts))


def entry_row(table_id: int, entry: Entry) -> EntryRow:
    """An entry as it is stored."""
    try:
        body = msgspec.json.encode(entry).decode()
    except UnicodeEncodeError:
        clean = msgspec.structs.replace(entry, text=writable(entry.text))
        body = msgspec.json.encode(clean).decode()
    return (table_id, entry.seq, body, entry_checksum(table_id, entry.seq, body))


def entry_of(body: str) -> Entry:
    """Read an entry back. Raises msgspec.DecodeError when the body holds none."""
    return _ENTRY.decode(body)


def is_whole_table(row: Sequence[object]) -> bool:
    """True when a row of `tables` is what was once written."""
    kinds = (int, str, int, str, str, str, int, str, int, str, int)
    if len(row) != len(kinds) or any(
        not isinstance(value, kind) for value, kind in zip(row, kinds, strict=True)
    ):
        return False
    return checksum(row[:-1]) == row[-1]  # type: ignore[arg-type]  # the kinds were just checked


def is_whole_entry(row: Sequence[object]) -> bool:
    """True when a row of `entries` is what was once written."""
    match row:
        case (int(table_id), int(seq), str(body), int(crc)):
            return entry_checksum(table_id, seq, body) == crc
    return False


def all_whole(rows: Iterable[EntryRow]) -> bool:
    """True when every row that SQLite gave out of `entries` is what was once written."""
    crc32 = zlib.crc32  # read for every entry at every start: as few steps as can be
    return all(crc32(f"{number}:{seq}:{body}".encode()) == crc for number, seq, body, crc in rows)


def writable(text: str) -> str:
    """Text as UTF-8 can hold it: a lone surrogate becomes a question mark."""
    return text.encode("utf-8", "replace").decode()
