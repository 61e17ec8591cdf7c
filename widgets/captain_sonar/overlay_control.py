"""Moving the transparent sheet, and choosing what its silences were."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QPointF, Signal

from engines.captain_sonar import tracker
from engines.captain_sonar.tracker import Alternative, Reason, Run
from engines.squares import STEP, Direction, parse_cell
from widgets.background import Background, Cancelled
from widgets.captain_sonar.analysis import Findings
from widgets.captain_sonar.overlay import Overlay, run_vector

_DROP_REACH: Final = 2.0
"""From how far, in cells, a dropped track slides to a place that is possible."""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """What the background worked out for one record and choice."""

    fits: Mapping[str, Reason | None]
    whole_fits: frozenset[str]
    filled: Mapping[int, Run]
    ways: Mapping[int, tuple[Alternative, ...]]


class OverlayControl(QObject):
    """The sheet of one page. Nothing here is part of the record: it is a way of thinking."""

    changed = Signal(object)
    """The Overlay to show, or None."""

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        """Put away at first."""
        super().__init__(parent)
        self._background = background
        self._findings: Findings | None = None
        self._shown = False
        self._choice: dict[int, Run] = {}
        self._silence: int | None = None
        self._end: QPointF | None = None
        self._sheet: _Sheet | None = None
        self._overlay: Overlay | None = None
        self._cancel: Callable[[], None] = lambda: None
        self._cancel_fill: Callable[[], None] = lambda: None

    @property
    def overlay(self) -> Overlay | None:
        """The sheet as it lies; None while it is put away or worked out."""
        return self._overlay

    @property
    def shown(self) -> bool:
        """True while the sheet is out."""
        return self._shown

    @property
    def choice(self) -> Mapping[int, Run]:
        """What the silences were taken to be, by line."""
        return self._choice

    def silences(self) -> list[int]:
        """Lines of the silences since the enemy surfaced."""
        if self._findings is None:
            return []
        track = tracker.track(self._findings.record.observations)
        return [step.line for step in track.steps if step.direction is None]

    def set_findings(self, findings: Findings) -> None:
        """Follow the record. Choices for lines that are still silences stay."""
        newest = self.silences()[-1:]
        self._findings = findings
        silences = self.silences()
        self._choice = {line: run for line, run in self._choice.items() if line in silences}
        # One that was just heard is the open question, whatever was looked at before.
        if not self._shown or self._silence not in silences or silences[-1:] != newest:
            self._silence = silences[-1] if silences else None
        # The shape has grown: its old end says nothing about the new one.
        self._end = None
        if self._shown:
            self._work()

    def show(self, shown: bool) -> None:
        """Take the sheet out or put it away."""
        if shown == self._shown:
            return
        self._shown = shown
        if shown:
            self._work()
        else:
            self._cancel()
            self._cancel_fill()
            self._publish(None)

    def drag(self, place: QPointF) -> None:
        """Move the end of the track to a place; it jumps to a possible one nearby."""
        if self._overlay is not None:
            self._lay(self._overlay.snapped(place))

    def drop(self) -> None:
        """Let go: the track slides to a possible place when one is near."""
        overlay = self._overlay
        if overlay is not None and not overlay.possible:
            self._lay(overlay.snapped(overlay.end, _DROP_REACH))

    def step(self, direction: Direction) -> None:
        """Move the track one cell, to a possible place or not."""
        if self._overlay is not None:
            across, down = STEP[direction]
            self._lay(self._overlay.end + QPointF(across, down))

    def next_place(self, by: int) -> None:
        """Go to the next likely end, or with -1 to the one before."""
        overlay, findings = self._overlay, self._findings
        if overlay is None or findings is None:
            return
        places = self._ranked(findings, overlay.fits)
        if not places:
            return
        here = places.index(overlay.cell) if overlay.cell in places else -1 if by > 0 else 0
        self._lay(QPointF(*parse_cell(places[(here + by) % len(places)])))

    def show_silence(self, line: int) -> None:
        """Show the alternatives of this silence."""
        self._silence = line
        self._publish_sheet()

    def choose(self, line: int, run: Run | None) -> None:
        """Take a silence to have been this run; None leaves it open again."""
        if run is None:
            self._choice.pop(line, None)
        else:
            self._choice[line] = run
        self._work()

    def choose_cell(self, line: int, cell: str) -> None:
        """Take the alternative of a silence that leads to a cell of the map."""
        overlay = self._overlay
        if overlay is None:
            return
        target = QPointF(*parse_cell(cell))
        start = overlay.fork()
        for way, place in overlay.ways():
            if place == target and start is not None:
                # The part before the silence stays where it lies; the part after it moves.
                old = self._sheet.filled.get(line) if self._sheet else None
                if old is not None and not overlay.backwards:
                    self._end = overlay.end + run_vector(way.run) - run_vector(old)
                self.choose(line, way.run)
                return

    def _work(self) -> None:
        findings = self._findings
        self._cancel()
        self._cancel_fill()
        if findings is None or not self._shown:
            return
        if findings.knowledge.empty:
            self._publish(None)
            return
        choice = dict(self._choice)
        history, observations = findings.history, findings.record.observations

        def work(cancelled: Cancelled) -> _Sheet:
            fits = tracker.anchors(history, observations, choice)
            filled = tracker.likeliest(history, observations, choice, cancelled)
            ways = tracker.alternatives(history, observations, choice, cancelled)
            whole = tracker.anchors(history, observations, {**filled, **choice})
            possible = frozenset(cell for cell, why in whole.items() if why is None)
            return _Sheet(fits, possible, filled, ways)

        self._cancel = self._background.run(work, self._worked)

    def _worked(self, sheet: _Sheet) -> None:
        self._sheet = sheet
        self._publish_sheet()
        self._fill()

    def _fill(self) -> None:
        """Where the track can end only with other silences than drawn, draw it with those."""
        overlay, sheet, findings = self._overlay, self._sheet, self._findings
        self._cancel_fill()
        if overlay is None or sheet is None or findings is None or not overlay.possible:
            return
        cell, choice = overlay.cell, dict(self._choice)
        if cell is None or cell in overlay.whole_fits:
            return
        history, observations = findings.history, findings.record.observations

        def work(cancelled: Cancelled) -> _Sheet | None:
            there = tracker.ending_at(observations, cell)
            filled = tracker.likeliest(history, there, choice, cancelled)
            if not filled or cancelled():
                return None
            whole = tracker.anchors(history, observations, {**filled, **choice})
            possible = frozenset(end for end, why in whole.items() if why is None)
            return replace(sheet, filled=filled, whole_fits=possible)

        def done(filled: _Sheet | None) -> None:
            if filled is not None:
                self._sheet = filled
                self._publish_sheet()

        self._cancel_fill = self._background.run(work, done)

    def _publish_sheet(self) -> None:
        findings, sheet = self._findings, self._sheet
        if findings is None or sheet is None or not self._shown:
            return
        track = tracker.track(findings.record.observations)
        filled = {**sheet.filled, **self._choice}
        places = self._ranked(findings, sheet.fits)
        end = self._end
        if end is None:
            whole = [cell for cell in places if cell in sheet.whole_fits]
            best = (whole or places or ["A1"])[0]
            end = QPointF(*parse_cell(best))
        self._publish(
            Overlay(
                whole=tracker.pieces(track, filled)[-1],
                tail=tracker.pieces(track, self._choice)[-1],
                end=end,
                fits=sheet.fits,
                whole_fits=sheet.whole_fits,
                supposed=frozenset(filled) - frozenset(self._choice),
                silence=self._silence,
                alternatives=sheet.ways.get(self._silence or 0, ()),
            )
        )

    def _lay(self, end: QPointF) -> None:
        overlay = self._overlay
        if overlay is None or overlay.end == end:
            return
        self._end = end
        self._publish(replace(overlay, end=end))
        self._fill()

    def _publish(self, overlay: Overlay | None) -> None:
        self._overlay = overlay
        self.changed.emit(overlay)

    def _ranked(self, findings: Findings, fits: Mapping[str, Reason | None]) -> list[str]:
        chart, likelihood = findings.record.chart, findings.knowledge.likelihood
        possible = [cell for cell, why in fits.items() if why is None]
        return sorted(possible, key=lambda cell: -float(likelihood[chart.index_of(cell)]))
