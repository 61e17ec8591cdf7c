"""What follows from the record, worked out without holding up the page.

A short step is taken at once. Anything longer runs in the background, one job at
a time: when more was heard meanwhile, the next job starts from the newest record,
so that writing down never waits. `Findings` always say which record they are of.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from engines.captain_sonar import tracker
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Observation
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import (
    Blast,
    DroneQuestion,
    Knowledge,
    Reason,
    Repair,
)
from widgets.background import Background, Cancelled

AT_ONCE: Final = 1500
"""Most hypotheses from which one more line is worked out in the GUI thread."""
PATIENCE_MS: Final = 100
"""A display may be behind for this long before it says so."""
QUIET_MS: Final = 150
"""Questions and repairs wait until nothing was heard for this long."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that the findings follow from."""

    chart: Chart
    options: TrackerOptions
    observations: tuple[Observation, ...] = ()


@dataclass(frozen=True, slots=True)
class Findings:
    """What a record says about the enemy's place."""

    record: Record
    history: tuple[Knowledge, ...]

    @property
    def knowledge(self) -> Knowledge:
        """What is known after the last line."""
        return self.history[-1]

    @property
    def sound(self) -> Knowledge:
        """What was known before the lines began to contradict each other."""
        return next(known for known in reversed(self.history) if not known.empty)

    @property
    def broken_at(self) -> int | None:
        """The first line, from 1, with which the record contradicts itself."""
        return next((line for line, known in enumerate(self.history) if known.empty and line), None)


@dataclass(frozen=True, slots=True)
class Questions:
    """What is worth asking or shooting at, best first."""

    drones: tuple[DroneQuestion, ...]
    torpedoes: tuple[Blast, ...]


class Analyst(QObject):
    """Keeps the findings of the newest record."""

    found = Signal(object)
    """Findings of the newest record."""
    late = Signal(bool)
    """True when the display has been behind for `PATIENCE_MS`."""
    asked = Signal(object)
    """Questions for the newest record."""
    repaired = Signal(object, bool)
    """Repairs found so far, and whether the search is over."""

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        """Nothing is known before the first `follow`."""
        super().__init__(parent)
        self._background = background
        self._wanted: Record | None = None
        self._own: str | None = None
        self._findings: Findings | None = None
        self._running = False
        self._stop: list[Callable[[], None]] = []
        self._patience = _timer(self, PATIENCE_MS, lambda: self.late.emit(True))
        self._quiet = _timer(self, QUIET_MS, self._look_further)

    @property
    def findings(self) -> Findings | None:
        """The findings shown now; None before the first."""
        return self._findings

    @property
    def current(self) -> bool:
        """True when the findings are those of the newest record."""
        return self._findings is not None and self._findings.record == self._wanted

    def follow(self, record: Record, own: str | None) -> None:
        """Work out a record. Our own cell limits what a torpedo can reach."""
        if record == self._wanted and own == self._own:
            return
        self._drop_further()
        self._wanted, self._own = record, own
        if self.current:
            self._settle()
        elif not self._running:
            self._start()

    def why(self, cell: str, done: Callable[[Reason | None], None]) -> None:
        """Ask which line ruled a cell out; `done(None)` when it is possible."""
        findings = self._findings
        if findings is None:
            return
        history, observations = findings.history, findings.record.observations
        self._stop.append(
            self._background.run(
                lambda _cancelled: tracker.why_out(history, observations, cell), done
            )
        )

    def _start(self) -> None:
        record = self._wanted
        if record is None:
            return
        if self._is_short(record):
            self._show(Findings(record, _history(record)))
            return
        self._running = True
        self._patience.start()
        self._background.run(lambda _cancelled: Findings(record, _history(record)), self._done)

    def _is_short(self, record: Record) -> bool:
        done = self._findings
        if done is None or (done.record.chart, done.record.options) != (
            record.chart,
            record.options,
        ):
            return not record.observations
        old, new = done.record.observations, record.observations
        if old[: len(new)] == new:
            return True
        return (
            len(new) == len(old) + 1
            and new[: len(old)] == old
            and done.knowledge.hypotheses <= AT_ONCE
        )

    def _done(self, findings: Findings) -> None:
        self._running = False
        if findings.record != self._wanted:
            self._findings = findings
            self._start()
            return
        self._show(findings)

    def _show(self, findings: Findings) -> None:
        self._findings = findings
        self._settle()

    def _settle(self) -> None:
        self._patience.stop()
        self.late.emit(False)
        self.found.emit(self._findings)
        self._quiet.start()

    def _look_further(self) -> None:
        findings = self._findings
        if findings is None or not self.current:
            return
        if findings.knowledge.empty:
            self._seek_repairs(findings)
        else:
            self._seek_questions(findings)

    def _seek_questions(self, findings: Findings) -> None:
        own = self._own

        def work(_cancelled: Cancelled) -> Questions:
            known = findings.knowledge
            return Questions(tracker.drones(known), tracker.torpedoes(known, own))

        self._stop.append(self._background.run(work, self.asked.emit))

    def _seek_repairs(self, findings: Findings) -> None:
        record = findings.record
        known: list[Repair] = []

        def work(cancelled: Cancelled) -> tuple[Repair, ...]:
            for repair in tracker.repairs(
                record.chart, record.options, record.observations, cancelled
            ):
                known.append(repair)
                if cancelled():
                    break
            return tuple(known)

        # The search may take a second: show what it has, again and again, until it is over.
        watch = QTimer(self)
        watch.setInterval(QUIET_MS)
        watch.timeout.connect(lambda: self.repaired.emit(tuple(known), False))
        watch.start()

        def done(repairs: tuple[Repair, ...]) -> None:
            watch.stop()
            self.repaired.emit(repairs, True)

        self._stop += [watch.stop, self._background.run(work, done)]

    def _drop_further(self) -> None:
        self._quiet.stop()
        for stop in self._stop:
            stop()
        self._stop.clear()


def _history(record: Record) -> tuple[Knowledge, ...]:
    return tracker.follow(record.chart, record.options, record.observations)


def _timer(parent: QObject, interval: int, run: Callable[[], None]) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(interval)
    timer.timeout.connect(run)
    return timer
