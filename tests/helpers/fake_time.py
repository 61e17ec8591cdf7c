"""A machine's clocks under control: what the clock service reads in tests."""

from __future__ import annotations

from datetime import datetime, timedelta, timezone


class FakeSources:
    """Time stands still until a method lets some pass."""

    def __init__(self, start: str = "2026-03-28T20:00:00+01:00") -> None:
        began = datetime.fromisoformat(start)
        self._epoch = began.timestamp()
        self._zone = began.tzinfo
        self._awake = 1_000.0
        self._boot = 5_000.0

    def awake(self) -> float:
        return self._awake

    def boot(self) -> float:
        return self._boot

    def wall(self) -> datetime:
        return datetime.fromtimestamp(self._epoch, self._zone)

    def run(self, seconds: float) -> None:
        """Ordinary time passes on all clocks."""
        self._awake += seconds
        self._boot += seconds
        self._epoch += seconds

    def sleep(self, seconds: float) -> None:
        """The machine sleeps as on Linux and macOS: the awake clock stands."""
        self._boot += seconds
        self._epoch += seconds

    def step_wall(self, seconds: float) -> None:
        """Somebody, or a time server, sets the wall clock."""
        self._epoch += seconds

    def move_zone(self, hours: float) -> None:
        """The time zone changes, by travel or summer time."""
        self._zone = timezone(timedelta(hours=hours))
