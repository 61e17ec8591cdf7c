"""The small drawing of a radio operator's table, for cards and the game chooser."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from engines.captain_sonar.content import charts
from engines.captain_sonar.radio import RadioOptions, RadioState, chart_of, observations
from widgets import theme
from widgets.captain_sonar import sea_paint
from widgets.captain_sonar.sea_view import marks


def paint_picture(painter: QPainter, rect: QRectF, options: Any, view: Any | None) -> None:
    """Paint the map, with what exploded when a table's public view is given."""
    found = options if isinstance(options, RadioOptions) else RadioOptions()
    try:
        chart = chart_of(found)
    except KeyError:
        # A table of a map that this version does not have still gets a card.
        chart = charts()[0]
    grid = sea_paint.fit(chart, rect)
    painter.save()
    sea_paint.paint_chart(painter, grid, numbers=grid.side >= 8)
    if isinstance(view, RadioState):
        tokens = theme.current()
        painter.setPen(QPen(tokens.surface, 1))
        for mark in marks(observations(view)):
            painter.setBrush(tokens.warn if mark.kind == "hit" else tokens.danger)
            centre = grid.cell(chart.index_of(mark.cell)).center()
            sea_paint.paint_burst(painter, QPointF(centre), max(3.0, grid.side * 0.42))
    painter.restore()
