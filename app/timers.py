"""The timers of one table in use: started, paused, kept alive, and asked about gaps.

The values live in the journal (`engines.timers`); here they meet the clock. A
heartbeat in the store tells, after a crash, until when a timer surely ran.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Final, Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from app.clock import NOTICE, Clock, Gap, Watch
from app.session import Session
from app.store import Store, StoreError
from engines.contract import Refused
from engines.timers import Reason, Timer, TimerChange, elapsed, remaining, running

Policy = Literal["ask", "count", "ignore"]

PULSE_EVERY: Final = 5.0
"""Seconds between heartbeats while a timer runs."""
SHOWN: Final = 250
"""Milliseconds between ticks while running timers are shown."""
HIDDEN: Final = 1_000
"""Milliseconds between ticks while timers run and nobody looks."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reading:
    """One timer as a display shows it."""

    timer: Timer
    seconds: float
    """Counted so far, or left of a countdown; never negative."""
    runs: bool
    over: bool
    """True for a countdown that has ended."""


class TimerDesk(QObject):
    """The timers of one open table."""

    asked = Signal(object)
    """A `Gap` waits for `resolve`: does it count?"""
    expired = Signal(str)
    """The countdown with this id has ended."""

    def __init__(
        self, session: Session, store: Store, clock: Clock, policy: Policy = "ask"
    ) -> None:
        """Take over the timers of a session; those that ran are asked about (`restart`).

        Connect `asked` before `open` is called.
        """
        super().__init__(session)
        self.policy: Policy = policy
        self._session = session
        self._store = store
        self._clock = clock
        self._watch: Watch | None = None
        self._shown = True
        self._pulsed = 0.0
        self._over: frozenset[str] = frozenset()
        self._pending: list[Gap] = []
        self._decided: Gap | None = None

    def open(self) -> None:
        """Bridge the time since the last heartbeat, and follow the clock from now on."""
        self._clock.gap.connect(self._on_gap)
        self._clock.ticked.connect(self._on_tick)
        self._session.changed.connect(self._follow)
        if running(self._session.timers):
            self._bridge()
        self._over = frozenset(reading.timer.id for reading in self.read() if reading.over)
        self._follow()

    def close(self) -> None:
        """Leave a last heartbeat and let the clock rest."""
        if running(self._session.timers):
            self._pulse()
        if self._watch is not None:
            self._watch.stop()
            self._watch = None
        self._clock.gap.disconnect(self._on_gap)
        self._clock.ticked.disconnect(self._on_tick)
        self._session.changed.disconnect(self._follow)

    def read(self) -> tuple[Reading, ...]:
        """The timers as a display shows them now."""
        now = self._clock.reading()
        return tuple(_reading(timer, now) for timer in self._session.timers)

    def show(self, shown: bool) -> None:
        """Say whether somebody looks: unseen timers tick slowly."""
        self._shown = shown
        self._follow()

    def set(self, timer: Timer) -> Refused | None:
        """Add a timer, or replace the one with the same id."""
        return self.change(TimerChange("set", timer.id, timer=timer))

    def start(self, timer_id: str) -> Refused | None:
        """Let a timer run; the clock of a seat stops those of the other seats."""
        return self.change(TimerChange("start", timer_id))

    def pause(self, timer_id: str) -> Refused | None:
        """Stop a timer; it keeps its count."""
        return self.change(TimerChange("pause", timer_id))

    def adjust(self, timer_id: str, seconds: float) -> Refused | None:
        """Add seconds to the count, or take some away."""
        return self.change(TimerChange("adjust", timer_id, seconds=seconds, reason="hand"))

    def remove(self, timer_id: str) -> Refused | None:
        """Take a timer off the table."""
        return self.change(TimerChange("remove", timer_id))

    def undo(self) -> Refused | None:
        """Take the last change back; a decision about a gap is asked for again."""
        refused = self._session.undo_timer()
        gap, self._decided = self._decided, None
        if refused is None and gap is not None:
            self._ask(gap)
        return refused

    @property
    def pending(self) -> Gap | None:
        """The gap that waits for `resolve`, the oldest first."""
        return self._pending[0] if self._pending else None

    def resolve(self, count: bool) -> Refused | None:
        """Count the pending gap, or leave it out. Either is written down."""
        if not self._pending:
            return None
        gap = self._pending.pop(0)
        refused = self._decide(gap, count)
        if self._pending:
            self.asked.emit(self._pending[0])
        return refused

    def change(self, change: TimerChange) -> Refused | None:
        """Make a change now; its `at` is set here."""
        self._decided = None
        at = self._clock.reading()
        refused = self._session.timer(msgspec.structs.replace(change, at=at))
        if refused is None and running(self._session.timers):
            self._pulse()
        return refused

    def _bridge(self) -> None:
        """The time between the last heartbeat and now: the program was not there."""
        session = self._session
        begun = [timer.since for timer in session.timers if timer.since is not None]
        until = max(self._last_pulse(), *begun)
        now = self._clock.reading()
        gap = Gap("restart", now - (until + session.wall_lead), now)
        count = self.policy == "count" or 0.0 < gap.seconds < NOTICE
        self._decide(gap, count, until)
        if self.policy == "ask" and gap.seconds >= NOTICE:
            self._ask(gap)

    def _on_gap(self, gap: Gap) -> None:
        if not running(self._session.timers):
            return
        # A wall clock that was set back took no time away: it is only written down.
        if self.policy == "ask" and gap.seconds > 0:
            self._ask(gap)
        else:
            self._decide(gap, self.policy == "count")

    def _ask(self, gap: Gap) -> None:
        self._pending.append(gap)
        if len(self._pending) == 1:
            self.asked.emit(gap)

    def _decide(self, gap: Gap, count: bool, until: float | None = None) -> Refused | None:
        seconds = max(0.0, gap.seconds) if count else 0.0
        reason: Reason = gap.kind
        change = TimerChange("gap", seconds=seconds, until=until, reason=reason)
        refused = self.change(change)
        self._decided = gap if gap.seconds >= NOTICE else None
        return refused

    def _on_tick(self) -> None:
        if not running(self._session.timers):
            return
        if self._clock.reading() - self._pulsed >= PULSE_EVERY:
            self._pulse()
        over = frozenset(reading.timer.id for reading in self.read() if reading.over)
        new, self._over = over - self._over, over
        for timer_id in sorted(new):
            self.expired.emit(timer_id)

    def _pulse(self) -> None:
        self._pulsed = self._clock.reading()
        try:
            self._store.pulse(self._session.info.id, self._pulsed)
        except StoreError as error:
            _log.info("no heartbeat for table %s: %s", self._session.info.id, error)

    def _last_pulse(self) -> float:
        try:
            return self._store.last_pulse(self._session.info.id) or 0.0
        except StoreError:
            return 0.0

    def _follow(self) -> None:
        """Wish for ticks only while something runs."""
        wanted = (SHOWN if self._shown else HIDDEN) if running(self._session.timers) else None
        if (self._watch.milliseconds if self._watch else None) == wanted:
            return
        before = self._watch
        self._watch = None if wanted is None else self._clock.watch(wanted)
        if before is not None:
            before.stop()


def _reading(timer: Timer, now: float) -> Reading:
    counting_down = timer.direction == "down"
    seconds = remaining(timer, now) if counting_down else elapsed(timer, now)
    return Reading(timer, seconds, timer.since is not None, counting_down and seconds <= 0.0)
