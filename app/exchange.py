"""Tables as files: a JSON document that another Bathysphere can read.

The whole table goes out for the referee. For any other seat only what it may see
goes out: the acts that still count, its events through `Rules.seen`, no dice, no
seed, and numbers of their own, so that not even a gap tells of a secret.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from app.console import standard_input
from app.store import Store, TableInfo
from app.store.files import write_atomically
from app.version import version
from engines import log
from engines.contract import REFEREE, TABLE, AnyRules, Seat
from engines.journal import BeforeSnapshotError, Entry, Timeline, advance, begin, decode_act, play

FORMAT: Final = "bathysphere.table"
FORMAT_VERSION: Final = 1
LARGEST: Final = 64 << 20
"""Bytes of a file that is still read."""

_Seed = Annotated[int, msgspec.Meta(ge=0, le=(1 << 63) - 1)]

_Title = Annotated[str, msgspec.Meta(max_length=1000)]


class ExchangeError(Exception):
    """A file that cannot be read or written: a code of `app.messages` and its details."""

    def __init__(self, code: str, **details: str | int) -> None:
        """Keep the code and the details."""
        super().__init__(code, details)
        self.code = code
        self.details: dict[str, str | int] = details


class Document(msgspec.Struct, frozen=True, kw_only=True):
    """An exported table."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    program: str = ""
    """Version of the program that wrote it."""
    game: str
    rules_version: int
    seat: Seat
    """Whose eyes it is for; `referee` means that nothing was left out."""
    title: str
    created: str
    options: msgspec.Raw
    seed: _Seed
    entries: tuple[Entry, ...]
    view: msgspec.Raw
    """What the seat sees at the end, for programs that do not know the rules."""


class _Head(msgspec.Struct):
    format: str
    format_version: int


class _Body(msgspec.Struct):
    """A document whose entries are still to be read one by one."""

    game: str
    rules_version: int
    seat: str
    title: _Title
    options: msgspec.Raw
    seed: _Seed
    entries: list[msgspec.Raw]
    created: str = ""
    program: str = ""
    view: msgspec.Raw = msgspec.Raw(b"null")


def export_table(
    store: Store,
    table_id: int,
    rules: AnyRules,
    seat: Seat = REFEREE,
    waiting: Iterable[Entry] = (),
) -> bytes:
    """A table as a file for a seat, with entries that still wait to be saved.

    Raises StoreError, ExchangeError for a seat that the table has not, and
    msgspec.ValidationError when the journal is not of this game.
    """
    info = store.table(table_id)
    entries = (*store.entries(table_id), *waiting)
    initial = rules.initial(msgspec.json.decode(info.options, type=rules.options))
    timeline = play(rules, initial, entries)
    seats = (*rules.seats(timeline.state), TABLE, REFEREE)
    if seat not in seats:
        raise ExchangeError("unknown_seat", seat=seat, seats=", ".join(seats))
    everything = seat == REFEREE
    document = Document(
        program=version(),
        game=rules.id,
        rules_version=rules.version,
        seat=seat,
        title=info.title,
        created=info.created,
        options=info.options,
        seed=info.seed if everything else 0,
        entries=entries if everything else tuple(_shown(rules, entries, seat, timeline)),
        view=msgspec.Raw(msgspec.json.encode(rules.view(timeline.state, seat))),
    )
    return msgspec.json.encode(document) + b"\n"


def _shown(
    rules: AnyRules, entries: Iterable[Entry], seat: Seat, timeline: Timeline[Any]
) -> Iterator[Entry]:
    """The journal of a seat without what was taken back, numbered anew."""
    live = timeline.live()
    number = 0
    for entry in entries:
        if entry.kind in ("rewind", "redo", "jump") or (
            entry.kind == "act" and entry.seq not in live
        ):
            continue
        line = log.line(rules, entry, seat)
        if line is None:
            continue
        number += 1
        yield Entry(
            seq=number,
            kind=line.kind,
            seat=line.seat,
            wall=line.wall,
            version=entry.version,
            act=None if line.act is None else msgspec.Raw(msgspec.json.encode(line.act)),
            events=tuple(msgspec.Raw(msgspec.json.encode(event)) for event in line.events),
            forced=line.refusal,
            correction=line.correction,
            text=line.text,
            timer=line.timer,
        )


def import_table(store: Store, data: bytes, games: Mapping[str, AnyRules]) -> TableInfo:
    """Add a table from a file, whole or not at all. Raises ExchangeError, StoreError."""
    document = read_document(data, games)
    if document.seat != REFEREE:
        raise ExchangeError("only_a_view", seat=document.seat)
    return store.create(
        document.game, document.title, document.options, document.seed, document.entries
    )


def read_document(data: bytes, games: Mapping[str, AnyRules]) -> Document:
    """Read a file and prove that it plays. Raises ExchangeError."""
    text = _text(data)
    head = _decoded(text, _Head)
    if head.format != FORMAT:
        raise ExchangeError("foreign_json")
    if head.format_version > FORMAT_VERSION:
        raise ExchangeError("newer_format", version=head.format_version, most=FORMAT_VERSION)
    body = _decoded(text, _Body)
    rules = games.get(body.game)
    if rules is None:
        raise ExchangeError("unknown_game", game=body.game)
    _check_version(rules, body.rules_version)
    entries = tuple(_entry(raw, number) for number, raw in enumerate(body.entries, start=1))
    _check_play(rules, body.options, entries)
    return Document(
        program=body.program,
        game=body.game,
        rules_version=body.rules_version,
        seat=body.seat,
        title=body.title,
        created=body.created,
        options=body.options,
        seed=body.seed,
        entries=entries,
        view=body.view,
    )


def _text(data: bytes) -> str:
    if len(data) > LARGEST:
        raise ExchangeError("too_large", size=len(data) >> 20, most=LARGEST >> 20)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        if error.reason == "unexpected end of data":
            raise ExchangeError("cut_file") from error
        raise ExchangeError("wrong_encoding", byte=error.start) from error
    if not text.strip():
        raise ExchangeError("empty")
    return text


def _decoded(text: str, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.ValidationError as error:
        if kind is _Head:
            raise ExchangeError("foreign_json") from error
        raise ExchangeError("bad_file", text=str(error)) from error
    except msgspec.DecodeError as error:
        code = "cut_file" if "truncated" in str(error) else "not_json"
        raise ExchangeError(code, text=str(error)) from error
    except RecursionError as error:
        raise ExchangeError("not_json", text="nested too deeply") from error


def _check_version(rules: AnyRules, played: int) -> None:
    if played > rules.version:
        raise ExchangeError("newer_rules", game=rules.id, version=played, most=rules.version)


def _entry(raw: msgspec.Raw, number: int) -> Entry:
    try:
        entry = msgspec.json.decode(raw, type=Entry)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ExchangeError("bad_entry", entry=number, text=str(error)) from error
    try:
        datetime.fromisoformat(entry.wall)
    except ValueError as error:
        raise ExchangeError("bad_entry", entry=number, text=str(error)) from error
    if entry.seq != number:
        raise ExchangeError("out_of_order", expected=number, given=entry.seq)
    return entry


def _check_play(rules: AnyRules, written: msgspec.Raw, entries: Iterable[Entry]) -> None:
    try:
        options = msgspec.json.decode(written, type=rules.options)
    except (msgspec.DecodeError, RecursionError) as error:
        raise ExchangeError("bad_options", text=str(error)) from error
    if refused := rules.check_options(options):
        raise ExchangeError("bad_options", text=refused.code)
    timeline = begin(rules.initial(options))
    for entry in entries:
        _check_version(rules, entry.version)
        try:
            decode_act(rules, entry)
            timeline = advance(rules, timeline, entry)
        except BeforeSnapshotError as error:
            raise ExchangeError("bad_move", entry=entry.seq) from error
        except (msgspec.DecodeError, LookupError, ValueError, TypeError) as error:
            # A hand-made event may be readable and still name a cell that no chart has.
            raise ExchangeError("bad_event", entry=entry.seq, text=str(error)) from error


def read_file(path: Path) -> bytes:
    """Read a file that somebody wants to import. Raises ExchangeError."""
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise ExchangeError("too_large", size=size >> 20, most=LARGEST >> 20)
        with path.open("rb") as file:
            # A device has no size, and no end.
            return file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise _file_error(error, path) from error


def read_standard_input() -> bytes:
    """What somebody pipes in. Raises ExchangeError."""
    try:
        return standard_input(LARGEST + 1)
    except OSError as error:
        raise _file_error(error, Path("stdin")) from error


def save_file(path: Path, data: bytes) -> None:
    """Write an exported file; on failure the old one is whole. Raises ExchangeError."""
    try:
        if path.is_dir():
            raise ExchangeError("file_is_folder", file=str(path))
        if not path.parent.is_dir():
            raise ExchangeError("folder_missing", folder=str(path.parent))
        write_atomically(path, data)
    except (OSError, ValueError) as error:
        raise _file_error(error, path) from error


def _file_error(error: Exception, path: Path) -> ExchangeError:
    number = error.errno if isinstance(error, OSError) else None
    code = {
        errno.ENOENT: "file_missing",
        errno.ENOTDIR: "file_missing",
        errno.EISDIR: "file_is_folder",
        errno.EACCES: "file_denied",
        errno.EPERM: "file_denied",
        errno.EROFS: "file_denied",
        errno.ENOSPC: "file_full",
        errno.EDQUOT: "file_full",
    }.get(number or 0, "file_failed")
    reason = os.strerror(number) if number else str(error)
    return ExchangeError(code, file=str(path), reason=reason)
