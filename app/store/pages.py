"""Reading the bytes of an SQLite file without SQLite.

SQLite gives up where a page is broken, and a program that opens a damaged file
changes it. Here the file is only read: the write-ahead log is applied to a copy
in memory, and every record on every page that can be decoded is handed out. The
checksum of a row says afterwards which of them are true.
Format: sqlite.org/fileformat2.html (sections 1.5, 1.6, 2.1 and 4).
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Final

MAGIC: Final = b"SQLite format 3\x00"
PAGE_SIZE: Final = 4096
"""Bytes of a page in every file of ours."""

_WAL_HEADER: Final = struct.Struct(">8I")
_FRAME_HEADER: Final = struct.Struct(">6I")
_INTERIOR_INDEX, _LEAF_INDEX, _LEAF_TABLE = 0x02, 0x0A, 0x0D
_INTEGERS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""Bytes of an integer by serial type."""

Value = int | float | str | bytes | None


def image(main: bytes, wal: bytes) -> bytes:
    """The database as its last committed transaction left it, in rollback-journal mode."""
    pages, count = _committed(wal)
    if pages:
        size = len(next(iter(pages.values())))
        whole = bytearray(main.ljust(count * size, b"\x00")[: count * size])
        for number, page in pages.items():
            if number <= count:
                whole[(number - 1) * size : number * size] = page
    else:
        whole = bytearray(main)
    if whole.startswith(MAGIC):
        # In memory there is no log to read: the file has to say so.
        whole[18:20] = b"\x01\x01"
    return bytes(whole)


def records(whole: bytes, size: int = PAGE_SIZE) -> Iterator[tuple[Value, ...]]:
    """Every record on every page that can be decoded, in page order; noise included.

    The row id of an ordinary table stands in the place of its integer primary key.
    """
    for number in range(1, -(-len(whole) // size) + 1):
        yield from _Page(whole, number, size).records()


def _committed(wal: bytes) -> tuple[dict[int, bytes], int]:
    """The pages of all whole transactions in a log, and the pages of the file after them."""
    if len(wal) < _WAL_HEADER.size:
        return {}, 0
    magic, _version, size, _sequence, *salt = _WAL_HEADER.unpack_from(wal)[:6]
    if magic & ~1 != 0x377F0682 or not 512 <= size <= 65536 or size & (size - 1):
        return {}, 0
    order = ">" if magic & 1 else "<"
    total = _sum(wal[:24], order, (0, 0))
    if total != _WAL_HEADER.unpack_from(wal)[6:]:
        return {}, 0
    done: dict[int, bytes] = {}
    count, open_pages = 0, {}
    for start in range(_WAL_HEADER.size, len(wal) - _FRAME_HEADER.size - size + 1, 24 + size):
        number, commit, *rest = _FRAME_HEADER.unpack_from(wal, start)
        page = wal[start + 24 : start + 24 + size]
        total = _sum(page, order, _sum(wal[start : start + 8], order, total))
        if rest[:2] != salt or tuple(rest[2:]) != total or not number:
            break
        open_pages[number] = page
        if commit:
            done |= open_pages
            count, open_pages = commit, {}
    return done, count


def _sum(data: bytes, order: str, before: tuple[int, int]) -> tuple[int, int]:
    """The running checksum of a log (fileformat2, section 4.2)."""
    first, second = before
    words = iter(struct.unpack(f"{order}{len(data) // 4}I", data))
    for even, odd in zip(words, words, strict=True):
        first = (first + even + second) & 0xFFFFFFFF
        second = (second + odd + first) & 0xFFFFFFFF
    return first, second


class _BrokenError(Exception):
    """The bytes are not what the format asks for."""


class _Page:
    """One b-tree page; every offset in it may be wrong."""

    def __init__(self, whole: bytes, number: int, size: int) -> None:
        self._whole, self._size = whole, size
        self._data = whole[(number - 1) * size : number * size].ljust(size, b"\x00")
        self._start = 100 if number == 1 else 0

    def records(self) -> Iterator[tuple[Value, ...]]:
        kind = self._data[self._start]
        if kind not in (_INTERIOR_INDEX, _LEAF_INDEX, _LEAF_TABLE):
            return
        pointers = self._start + (12 if kind == _INTERIOR_INDEX else 8)
        for index in range(self._short(self._start + 3)):
            at = pointers + 2 * index
            if at + 2 > self._size:
                return
            try:
                yield self._record(kind, self._short(at))
            except (_BrokenError, IndexError, ValueError, struct.error):
                continue

    def _short(self, at: int) -> int:
        return int.from_bytes(self._data[at : at + 2], "big")

    def _record(self, kind: int, at: int) -> tuple[Value, ...]:
        if kind == _INTERIOR_INDEX:
            at += 4
        length, at = _varint(self._data, at)
        row_id: int | None = None
        if kind == _LEAF_TABLE:
            row_id, at = _varint(self._data, at)
        if length > len(self._whole):
            raise _BrokenError
        values = _decode(self._payload(kind, length, at))
        if row_id is not None and values and values[0] is None:
            return (row_id, *values[1:])
        return values

    def _payload(self, kind: int, length: int, at: int) -> bytes:
        usable = self._size
        most = usable - 35 if kind == _LEAF_TABLE else (usable - 12) * 64 // 255 - 23
        if length <= most:
            return self._data[at : at + length]
        least = (usable - 12) * 32 // 255 - 23
        kept = least + (length - least) % (usable - 4)
        kept = kept if kept <= most else least
        follow = int.from_bytes(self._data[at + kept : at + kept + 4], "big")
        return self._data[at : at + kept] + self._overflow(follow, length - kept)

    def _overflow(self, number: int, length: int) -> bytes:
        found = bytearray()
        while len(found) < length:
            start = (number - 1) * self._size
            if number < 1 or start + self._size > len(self._whole):
                raise _BrokenError
            number = int.from_bytes(self._whole[start : start + 4], "big")
            found += self._whole[start + 4 : start + self._size]
        return bytes(found[:length])


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A variable-length integer and the place behind it."""
    value = 0
    for index in range(8):
        byte = data[at + index]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + index + 1
    value = value << 8 | data[at + 8]
    return value - (1 << 64) if value >> 63 else value, at + 9


def _decode(payload: bytes) -> tuple[Value, ...]:
    length, at = _varint(payload, 0)
    body, values = length, []
    while at < length:
        kind, at = _varint(payload, at)
        value, body = _value(payload, kind, body)
        values.append(value)
    return tuple(values)


def _value(payload: bytes, kind: int, at: int) -> tuple[Value, int]:
    if kind in (0, 8, 9):
        return {0: None, 8: 0, 9: 1}[kind], at
    if kind == 7:
        return struct.unpack_from(">d", payload, at)[0], at + 8
    length = _INTEGERS.get(kind, (kind - 12) // 2)
    end = at + length
    if length < 0 or end > len(payload):
        raise _BrokenError
    if kind in _INTEGERS:
        return int.from_bytes(payload[at:end], "big", signed=True), end
    return (payload[at:end].decode() if kind % 2 else payload[at:end]), end
