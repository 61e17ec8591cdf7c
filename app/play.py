"""Playing forwards: from an act to a durable entry to a changed state.

An act is decided, its chance is dealt, the entry is made durable, and only then
the state changes and `changed` is emitted. Nothing else changes a table.
`app.session` adds what looks back.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from PySide6.QtCore import QObject, Signal

from app.clock import Clock
from app.dealer import Dealer
from app.ledger import Ledger, Saving
from app.opening import OpenError, open_table, open_whole, take_snapshot
from app.store import StaleError, Store, StoreError, TableInfo
from engines.chance import Answer, Request, check
from engines.contract import TABLE, AnyRules, Refused, Seat, fold
from engines.journal import Entry, Kind, Timeline, add_act
from engines.timers import TimerChange, Timers

SNAPSHOT_EVERY: Final = 200
"""Entries between snapshots."""
_MOST_ANSWERS: Final = 1_000
"""Chance requests in a row that only a fault of the rules can ask for."""

_log = logging.getLogger(__name__)
Events = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Changed:
    """What happened: the state after it, and the events and entries that led there."""

    state: Any
    events: Events = ()
    """Empty after taking back and bringing back."""
    entries: tuple[Any, ...] = ()
    """`Entry` values; `LogLine` values once it was made fit for a seat."""


def refused(code: str, **details: str | int) -> Refused:
    """A refusal that nobody can overrule."""
    return Refused(code, details, forceable=False)


class Play(QObject):
    """One open table, played forwards."""

    changed = Signal(object)
    """`Changed`, with every secret in it: show people only `Session.for_seat` of it."""
    saving_changed = Signal(object)
    """`app.ledger.Saving`, for a banner while entries wait for the store."""
    conflicted = Signal()
    """Another program wrote to this table: its entries were read, the act was not done."""

    def __init__(
        self, store: Store, info: TableInfo, rules: AnyRules, clock: Clock, dealer: Dealer
    ) -> None:
        """Open from the snapshot or the journal. Raises OpenError, StoreError."""
        super().__init__()
        self.rules = rules
        self.clock = clock
        self.dealer = dealer
        self.info = info
        self._store = store
        self._opened = open_table(store, info, rules)
        self._snapshot_at = self._opened.last
        self._ledger = Ledger(store, info.id, self)
        self._ledger.saving_changed.connect(self.saving_changed)

    def close(self) -> bool:
        """Write what waits and keep a snapshot, so that the next opening is quick.

        False when something played could still not be written: `saving` says why.
        The table stays open then, and this may be called again.
        """
        saved = self._ledger.flush()
        if saved and self._opened.last > self._snapshot_at:
            self._save_snapshot()
        return saved

    @property
    def state(self) -> Any:
        """The state with every secret; for the rules and the referee."""
        return self._opened.timeline.state

    @property
    def timers(self) -> Timers:
        """The timers of the table."""
        return self._opened.timers

    @property
    def wall_lead(self) -> float:
        """Seconds that the wall clock was ahead of the clock's reading at the last timer change."""
        return self._opened.wall_lead

    @property
    def request(self) -> Request | None:
        """The dice or cards that must be settled before anybody acts again."""
        return self.rules.chance(self.state)

    @property
    def saving(self) -> Saving:
        """How saving stands."""
        return self._ledger.saving

    def save(self) -> bool:
        """Try to write what waits. True when everything played is durable."""
        return self._ledger.flush()

    @property
    def last_seq(self) -> int:
        """Sequence number of the newest entry; 0 before the first."""
        return self._opened.last

    def submit(self, seat: Seat, act: Any, force: bool = False) -> Refused | None:
        """Do an act. `force` overrules a refusal wherever the physical table could.

        Returns why it was not done, or None.
        """
        rules, state = self.rules, self.state
        correction = rules.is_correction(act)
        if rules.chance(state) is not None and not correction:
            return refused("chance_pending")
        decided, overruled = rules.decide(state, seat, act, False), None
        if isinstance(decided, Refused):
            if not (force and decided.forceable):
                return decided
            overruled, decided = decided, rules.decide(state, seat, act, True)
            if isinstance(decided, Refused):
                return decided
        events, answers, state = self._dealt(decided, (), fold(rules, state, decided))
        entry = self._entry(
            "act",
            seat,
            act=msgspec.Raw(msgspec.json.encode(act)),
            answers=answers,
            events=encoded(events),
            forced=overruled,
            correction=correction,
        )
        return self._commit([(entry, add_act(self._opened.timeline, entry, state))], events)

    def answer(self, answer: Answer, seat: Seat = TABLE) -> Refused | None:
        """Settle the pending request with what people rolled or drew."""
        request = self.request
        if request is None:
            return refused("no_chance_pending")
        settled = check(request, answer) or self.rules.settle(self.state, answer)
        if isinstance(settled, Refused):
            return settled
        state = fold(self.rules, self.state, settled)
        events, answers, state = self._dealt(settled, (answer,), state)
        entry = self._entry("act", seat, answers=answers, events=encoded(events))
        return self._commit([(entry, add_act(self._opened.timeline, entry, state))], events)

    def roll(self) -> Refused | None:
        """Let the dealer settle the pending request, whoever rolls at this table."""
        request = self.request
        if request is None:
            return refused("no_chance_pending")
        return self.answer(self.dealer.deal(request, self._opened.timeline.head.answers))

    def note(self, text: str, seat: Seat = TABLE) -> Refused | None:
        """Write a note into the journal; everybody can read it."""
        return self._write_text("note", text, seat)

    def bookmark(self, text: str, seat: Seat = TABLE) -> Refused | None:
        """Mark this place in the journal; the text may be empty."""
        return self._write_text("bookmark", text, seat)

    def ruling(self, text: str, seat: Seat = TABLE) -> Refused | None:
        """Write down what the table agreed on."""
        return self._write_text("ruling", text, seat)

    def timer(self, change: TimerChange, seat: Seat = TABLE) -> Refused | None:
        """Change a timer."""
        return self._write(self._entry("timer", seat, timer=change))

    @property
    def can_undo_timer(self) -> bool:
        """True when a timer change can be taken back."""
        return bool(self._opened.past)

    def undo_timer(self, seat: Seat = TABLE) -> Refused | None:
        """Take the last timer change back; a run that it stopped goes on as if it never had."""
        if not self._opened.past:
            return refused("nothing_to_undo")
        former = self._opened.past[-1]
        change = TimerChange("restore", at=self.clock.reading(), timers=former)
        return self.timer(change, seat)

    def _dealt(
        self, events: Events, answers: tuple[Answer, ...], state: Any
    ) -> tuple[Events, tuple[Answer, ...], Any]:
        """Let the dealer answer request after request, unless people roll at this table."""
        place = self._opened.timeline.head.answers
        while self.dealer.source == "app" and (request := self.rules.chance(state)) is not None:
            answer = self.dealer.deal(request, place + len(answers))
            settled = self.rules.settle(state, answer)
            if isinstance(settled, Refused) or len(answers) == _MOST_ANSWERS:
                raise RuntimeError(f"{self.rules.id} cannot go on after {answer}: {settled}")
            events, answers = (*events, *settled), (*answers, answer)
            state = fold(self.rules, state, settled)
        return events, answers, state

    def _entry(self, kind: Kind, seat: Seat, offset: int = 1, **fields: Any) -> Entry:
        """An entry to be written; `offset` counts within one transaction, from 1."""
        return Entry(
            seq=self._opened.last + offset,
            kind=kind,
            seat=seat,
            wall=self.clock.wall(),
            version=self.rules.version,
            **fields,
        )

    def _write_text(self, kind: Kind, text: str, seat: Seat) -> Refused | None:
        if not text.strip() and kind != "bookmark":
            return refused("empty_text")
        return self._write(self._entry(kind, seat, text=text.strip()))

    def _write(self, entry: Entry) -> Refused | None:
        return self._commit([(entry, self._opened.timeline)])

    def _commit(
        self, steps: Sequence[tuple[Entry, Timeline[Any]]], events: Events = ()
    ) -> Refused | None:
        """Make entries durable, then the timelines after them current, then tell."""
        if self._store.read_only:
            return refused("read_only", reason=self._store.read_only)
        entries = tuple(entry for entry, _ in steps)
        try:
            self._ledger.write(entries)
        except StaleError:
            return self._conflict()
        for entry, timeline in steps:
            self._opened = self._opened.with_entry(entry, timeline)
        self.changed.emit(Changed(self.state, events, entries))
        if self._opened.last >= self._snapshot_at + SNAPSHOT_EVERY:
            self._save_snapshot()
        return None

    def _conflict(self) -> Refused:
        problem = self._load_whole()
        self.conflicted.emit()
        self.changed.emit(Changed(self.state))
        return problem or refused("stale")

    def _load_whole(self) -> Refused | None:
        """Read the journal from its first entry; a refusal when it cannot be read."""
        try:
            waiting = self._ledger.waiting
            self._opened = open_whole(self._store, self.info, self.rules, waiting)
        except (OpenError, StoreError) as error:
            return refused("history_unreadable", reason=error.code)
        return None

    def _save_snapshot(self) -> None:
        # A snapshot only saves time: what it needs not to be wrong is that all is durable.
        snapshot = take_snapshot(self._opened) if self.saving.saved else None
        if snapshot is None or self._store.read_only:
            return
        self._snapshot_at = snapshot.seq
        try:
            data = msgspec.json.encode(snapshot)
            self._store.save_snapshot(self.info.id, snapshot.seq, data, self.rules.version)
        except StoreError as error:
            _log.info("no snapshot of table %s: %s", self.info.id, error)


def encoded(events: Iterable[Any]) -> tuple[msgspec.Raw, ...]:
    """Events as an entry holds them."""
    return tuple(msgspec.Raw(msgspec.json.encode(event)) for event in events)
