"""Opening a table: from its snapshot and what came after, or from the whole journal."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

import msgspec

from app.store import Store, TableInfo
from engines.contract import AnyRules
from engines.journal import BeforeSnapshotError, Entry, Timeline, advance, begin
from engines.timers import Timers, apply, follow


class OpenError(Exception):
    """A table that cannot be opened: a code for the message, and what it is about.

    Codes: `other_game` (id), `newer_game` (version), `damaged_options`,
    `damaged_entry` (seq).
    """

    def __init__(self, code: str, details: dict[str, str | int] | None = None) -> None:
        """Keep the code and the details."""
        super().__init__(code, details or {})
        self.code = code
        self.details = details or {}


class Snapshot(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after entry `seq`, so that opening need not fold what came before."""

    seq: int
    head: int
    """The entry that led to the state; older than `seq` after notes and rewinds."""
    state: msgspec.Raw
    answers: int = 0
    edit: int | None = None
    timers: Timers = ()
    past: tuple[Timers, ...] = ()
    wall_lead: float = 0.0


@dataclass(frozen=True, slots=True)
class Opened:
    """A table in memory."""

    timeline: Timeline[Any]
    entries: dict[int, Entry]
    """By sequence number; all of them, or those after the snapshot."""
    last: int = 0
    """Sequence number of the newest entry."""
    timers: Timers = ()
    past: tuple[Timers, ...] = ()
    start: int = 0
    """The entry of the snapshot that it was opened from; 0 for the whole journal."""
    wall_lead: float = 0.0
    """Seconds that the wall clock was ahead of the reading at the last timer change,
    because of sleeps: tells the wall time of a heartbeat."""

    @property
    def whole(self) -> bool:
        """True when every entry is known."""
        return self.start == 0

    def with_entry(self, entry: Entry, timeline: Timeline[Any]) -> Opened:
        """The table with one entry more, whose timeline is known already."""
        self.entries[entry.seq] = entry
        if entry.timer is None:
            return replace(self, timeline=timeline, last=entry.seq)
        return replace(
            self,
            timeline=timeline,
            last=entry.seq,
            timers=apply(self.timers, entry.timer),
            past=follow(self.past, self.timers, entry.timer),
            wall_lead=datetime.fromisoformat(entry.wall).timestamp() - entry.timer.at,
        )


def read_options(rules: AnyRules, info: TableInfo) -> Any:
    """The options of a table. Raises OpenError."""
    if info.game != rules.id:
        raise OpenError("other_game", {"game": info.game})
    try:
        options = msgspec.json.decode(info.options, type=rules.options)
    except msgspec.MsgspecError as error:
        raise OpenError("damaged_options") from error
    if refused := rules.check_options(options):
        raise OpenError("damaged_options", dict(refused.details))
    return options


def open_table(store: Store, info: TableInfo, rules: AnyRules) -> Opened:
    """Open the quickest way that is right. Raises OpenError."""
    options = read_options(rules, info)
    found = store.snapshot(info.id, rules.version)
    if found is not None and (start := _from_snapshot(rules, found.state)) is not None:
        try:
            return _fold(rules, start, store.entries(info.id, start.last))
        except BeforeSnapshotError:
            pass  # taken back to before the snapshot: only the whole journal knows
    return _fold(rules, Opened(begin(rules.initial(options)), {}), store.entries(info.id))


def open_whole(
    store: Store, info: TableInfo, rules: AnyRules, waiting: Iterable[Entry] = ()
) -> Opened:
    """Open from the first entry, with entries that are not yet in the store. Raises OpenError."""
    start = Opened(begin(rules.initial(read_options(rules, info))), {})
    return _fold(rules, _fold(rules, start, store.entries(info.id)), waiting)


def take_snapshot(opened: Opened) -> Snapshot | None:
    """The table as a snapshot, or None while a redo could still reach behind it."""
    head = opened.timeline.head
    if opened.timeline.undone:
        return None
    return Snapshot(
        seq=opened.last,
        head=head.seq,
        state=msgspec.Raw(msgspec.json.encode(head.state)),
        answers=head.answers,
        edit=head.edit,
        timers=opened.timers,
        past=opened.past,
        wall_lead=opened.wall_lead,
    )


def _from_snapshot(rules: AnyRules, data: msgspec.Raw) -> Opened | None:
    """None when it cannot be read: a snapshot may always be thrown away."""
    try:
        snapshot = msgspec.json.decode(data, type=Snapshot)
        state = msgspec.json.decode(snapshot.state, type=rules.state)
    except msgspec.MsgspecError:
        return None
    timeline = begin(state, snapshot.head, answers=snapshot.answers, edit=snapshot.edit)
    return Opened(
        timeline,
        {},
        last=snapshot.seq,
        timers=snapshot.timers,
        past=snapshot.past,
        start=snapshot.seq,
        wall_lead=snapshot.wall_lead,
    )


def _fold(rules: AnyRules, opened: Opened, entries: Iterable[Entry]) -> Opened:
    timeline, last = opened.timeline, opened.last
    for entry in entries:
        if entry.version > rules.version:
            raise OpenError("newer_game", {"version": entry.version})
        try:
            timeline = advance(rules, timeline, entry)
        except BeforeSnapshotError as error:
            if not opened.whole:
                raise
            raise OpenError("damaged_entry", {"seq": entry.seq}) from error
        except (msgspec.MsgspecError, LookupError, ValueError, TypeError) as error:
            # An event may be readable and still name a cell that no chart has.
            raise OpenError("damaged_entry", {"seq": entry.seq}) from error
        # A journal has thousands of acts and few timer changes: only these make a new value.
        if entry.timer is not None:
            opened = opened.with_entry(entry, timeline)
        opened.entries[entry.seq] = entry
        last = entry.seq
    return replace(opened, timeline=timeline, last=last)
