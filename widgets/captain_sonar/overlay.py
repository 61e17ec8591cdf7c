"""The transparent sheet: the enemy's track since it surfaced, lying somewhere on the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QPointF

from engines.captain_sonar.tracker import Alternative, Piece, Reason, Run
from engines.squares import STEP, cell_name, parse_cell

_LAST_COLUMN: Final = 25
"""Columns have one letter."""
_REACH: Final = 0.55
"""How near, in cells, a press must be to grip the track."""
_SNAP: Final = 0.9
"""From how far, in cells, the end of the track jumps to a place that is possible."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """The track laid so that it ends at `end`. All places are in cells: A1 is (0, 0)."""

    whole: Piece
    """The track with every silence taken to be something."""
    tail: Piece
    """The part after the last silence that was not chosen: it is sure."""
    end: QPointF
    fits: Mapping[str, Reason | None] = field(default_factory=dict)
    """For every cell whether the track can end there: None, or why not."""
    whole_fits: frozenset[str] = frozenset()
    """Cells where the whole track can end as drawn; elsewhere the silences were others."""
    supposed: frozenset[int] = frozenset()
    """Lines of silences whose run is only the likeliest one."""
    silence: int | None = None
    """The silence whose alternatives are shown."""
    alternatives: tuple[Alternative, ...] = ()

    @property
    def cell(self) -> str | None:
        """The cell that the track ends on; None beyond the edges."""
        column, row = round(self.end.x()), round(self.end.y())
        if column < 0 or row < 0 or column > _LAST_COLUMN:
            return None
        return cell_name(column, row)

    @property
    def possible(self) -> bool:
        """True when the track can end here."""
        cell = self.cell
        return cell is not None and cell in self.fits and self.fits[cell] is None

    @property
    def reason(self) -> Reason | None:
        """Why it cannot end here; None also beyond the edges."""
        return self.fits.get(self.cell or "")

    def path(self) -> list[tuple[QPointF, int]]:
        """Places that are drawn, oldest first, each with the line that led to it."""
        other = self.possible and self.cell not in self.whole_fits
        piece = self.tail if other else self.whole
        return [(QPointF(p.dx, p.dy) + self.end, p.line) for p in piece.points]

    def fork(self) -> QPointF | None:
        """Where the shown silence began; where it ended, when only the part after it is drawn."""
        if self.silence is None:
            return None
        path = self.path()
        if path[0][1] == self.silence:
            return path[0][0]
        before = [place for place, line in path if line < self.silence]
        return before[-1] if before else None

    @property
    def backwards(self) -> bool:
        """True when the drawn part begins with the end of the shown silence."""
        return self.path()[0][1] == self.silence

    def ways(self) -> list[tuple[Alternative, QPointF]]:
        """The alternatives of the shown silence with the place at their other end.

        Those that would lead over land, the edge or the track as it lies are left out:
        they belong to another place of the sheet.
        """
        start = self.fork()
        if start is None:
            return []
        sign = -1 if self.backwards else 1
        return [
            (way, start + run_vector(way.run) * sign)
            for way in self.alternatives
            if self._is_open(start, way.run, sign)
        ]

    def _is_open(self, start: QPointF, run: Run, sign: int) -> bool:
        shown = self.silence or 0
        before = [] if self.backwards else [p for p, line in self.path() if line < shown]
        for distance in range(1, run.distance + 1):
            place = start + run_vector(Run(run.direction, distance)) * sign
            if place in before or not self._is_sea(place):
                return False
        return True

    def _is_sea(self, place: QPointF) -> bool:
        column, row = round(place.x()), round(place.y())
        name = cell_name(column, row) if 0 <= column <= _LAST_COLUMN and row >= 0 else ""
        why = self.fits.get(name)
        return name in self.fits and (why is None or why.code != "island")

    def touches(self, where: QPointF) -> bool:
        """True when a press at this place grips the track."""
        return any(_near(place, where, _REACH) for place, _line in self.path())

    def alternative_at(self, where: QPointF) -> tuple[int, str] | None:
        """The silence and the cell of the alternative under a press."""
        if self.silence is None:
            return None
        for _way, place in self.ways():
            if _near(place, where, _REACH) and place.x() >= 0 and place.y() >= 0:
                return self.silence, cell_name(round(place.x()), round(place.y()))
        return None

    def snapped(self, where: QPointF, reach: float = _SNAP) -> QPointF:
        """The nearest possible end within reach, or the cell under the place itself."""
        raw = QPointF(round(where.x()), round(where.y()))
        near = [
            (_distance(place, where), place.y(), place.x(), place)
            for place in (QPointF(*parse_cell(cell)) for cell, why in self.fits.items() if not why)
            if _distance(place, where) <= reach
        ]
        return min(near, key=lambda item: item[:3])[3] if near else raw


def run_vector(run: Run) -> QPointF:
    """The way of a run, in cells."""
    across, down = STEP[run.direction]
    return QPointF(across * run.distance, down * run.distance)


def _distance(a: QPointF, b: QPointF) -> float:
    return max(abs(a.x() - b.x()), abs(a.y() - b.y()))


def _near(a: QPointF, b: QPointF, reach: float) -> bool:
    return _distance(a, b) <= reach
