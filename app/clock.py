"""The one clock: monotonic for measuring, wall for records, gaps for what neither can tell.

`reading()` is what timers are measured with: it starts at the wall time and then
only follows the time in which the program was awake. A sleep or a step of the
wall clock never moves it; it is reported as a `Gap`, and people decide whether
it counts.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from datetime import datetime
from typing import Final, Literal, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal

NOTICE: Final = 5.0
"""Seconds of sleep or clock step below which nobody is asked."""
LATE: Final = 30.0
"""Seconds without a single look at the clock, while watched, that count as a sleep:
where the monotonic clock runs on during sleep (Windows), and for a stopped process."""
SLEW: Final = 0.5
"""Seconds of wall clock drift between two looks that are a correction, not a step."""

GapKind = Literal["sleep", "jump", "restart"]


class Sources(Protocol):
    """Where the clock reads time from."""

    def awake(self) -> float:
        """Seconds that never go back; sleep is left out where the system can do so."""
        ...

    def boot(self) -> float:
        """Seconds that never go back, sleep included where the system can do so."""
        ...

    def wall(self) -> datetime:
        """Local time with its offset from UTC."""
        ...


_AWAKE: Final[int | None] = getattr(time, "CLOCK_UPTIME_RAW", None)
"""macOS: the clock that stops during sleep; elsewhere time.monotonic is it."""
_BOOT: Final[int | None] = getattr(
    time, "CLOCK_BOOTTIME", None if _AWAKE is None else time.CLOCK_MONOTONIC
)
"""Linux and macOS: the clock that runs on during sleep; Windows has only that one."""


class SystemSources:
    """The clocks of this machine."""

    def awake(self) -> float:
        """See Sources."""
        return time.monotonic() if _AWAKE is None else time.clock_gettime(_AWAKE)

    def boot(self) -> float:
        """See Sources."""
        return time.monotonic() if _BOOT is None else time.clock_gettime(_BOOT)

    def wall(self) -> datetime:
        """See Sources; a changed time zone is noticed."""
        if hasattr(time, "tzset"):
            time.tzset()
        return datetime.now().astimezone()


@dataclass(frozen=True, slots=True)
class Gap:
    """Time that may or may not count."""

    kind: GapKind
    seconds: float
    """Length; negative when the wall clock was set back."""
    at: float
    """Reading of the clock when it was noticed."""


@dataclass(frozen=True, slots=True)
class _Look:
    awake: float
    boot: float
    wall: float


class Watch:
    """A wish for ticks; `stop` it when nothing runs or is shown any more."""

    def __init__(self, clock: Clock, milliseconds: int) -> None:
        """Made by `Clock.watch`."""
        self.milliseconds = milliseconds
        self._clock = clock

    def stop(self) -> None:
        """Give the ticks up. Stopping twice is fine."""
        self._clock.unwatch(self)


class Clock(QObject):
    """The clock service; widgets only read it."""

    ticked = Signal()
    """Something that shows time should read it again."""
    gap = Signal(object)
    """A `Gap` was noticed while somebody watched."""

    def __init__(self, sources: Sources | None = None, parent: QObject | None = None) -> None:
        """Read this machine's clocks, or other sources in tests."""
        super().__init__(parent)
        self._sources = sources or SystemSources()
        self._watches: list[Watch] = []
        self._gaps: list[Gap] = []
        self._last = self._look()
        self._reading = self._last.wall
        self._slept = self._stepped = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.CoarseTimer)
        self._timer.timeout.connect(self.check)

    def reading(self) -> float:
        """Seconds: the wall time at the start plus the time awake since. Never goes back."""
        now, last = self._look(), self._last
        self._last = now
        awake, boot = max(0.0, now.awake - last.awake), max(0.0, now.boot - last.boot)
        stepped = now.wall - last.wall - boot
        if self._watches and awake > LATE:
            self._notice("sleep", boot)
        else:
            self._reading += awake
            self._slept = self._gather("sleep", self._slept, boot - awake)
        if abs(stepped) > SLEW:
            self._stepped = self._gather("jump", self._stepped, stepped)
        return self._reading

    def wall(self) -> str:
        """Now for the record: RFC 3339 with milliseconds and the offset from UTC."""
        return self._sources.wall().isoformat(timespec="milliseconds")

    def check(self) -> None:
        """Look at the clock, report gaps, let displays read it again. Called by the timer."""
        self.reading()
        gaps, self._gaps = self._gaps, []
        for gap in gaps:
            self.gap.emit(gap)
        self.ticked.emit()

    def watch(self, milliseconds: int = 250) -> Watch:
        """Ask for ticks at least this often. The fastest wish sets the one timer."""
        if not self._watches:
            # Nothing was measured until now: what happened before concerns nobody.
            self.reading()
            self._gaps.clear()
            self._slept = self._stepped = 0.0
        watch = Watch(self, milliseconds)
        self._watches.append(watch)
        self._pace()
        return watch

    def unwatch(self, watch: Watch) -> None:
        """Take a wish for ticks back."""
        if watch in self._watches:
            self._watches.remove(watch)
            self._pace()

    @property
    def ticking(self) -> bool:
        """True while the one timer runs."""
        return self._timer.isActive()

    @property
    def interval(self) -> int:
        """Milliseconds between ticks."""
        return self._timer.interval()

    def _pace(self) -> None:
        if not self._watches:
            self._timer.stop()
            return
        fastest = min(watch.milliseconds for watch in self._watches)
        if not self._timer.isActive() or self._timer.interval() != fastest:
            self._timer.start(fastest)

    def _look(self) -> _Look:
        return _Look(self._sources.awake(), self._sources.boot(), self._sources.wall().timestamp())

    def _gather(self, kind: GapKind, sofar: float, more: float) -> float:
        """Add to a gap that is too short to ask about, or report it and start anew."""
        total = sofar + more
        if abs(total) < NOTICE:
            return total
        self._notice(kind, total)
        return 0.0

    def _notice(self, kind: GapKind, seconds: float) -> None:
        self._gaps.append(Gap(kind, seconds, self._reading))
