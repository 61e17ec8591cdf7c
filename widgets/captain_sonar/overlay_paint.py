"""Drawing the transparent sheet over a map."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from widgets import theme
from widgets.captain_sonar import reasons
from widgets.captain_sonar.overlay import Overlay
from widgets.captain_sonar.sea_paint import Grid, translucent

translate = QCoreApplication.translate
_ROUND: Final = (Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def paint_overlay(painter: QPainter, grid: Grid, overlay: Overlay) -> None:
    """The track: solid where heard, dashed where a silence is only supposed."""
    tokens = theme.current()
    colour = tokens.accent if overlay.possible else tokens.danger
    painter.save()
    _paint_ends(painter, grid, overlay)
    _paint_track(painter, grid, overlay, colour)
    _paint_ways(painter, grid, overlay)
    _paint_head(painter, grid, overlay, colour)
    if not overlay.possible:
        _paint_reason(painter, grid, overlay)
    painter.restore()


def _place(grid: Grid, point: QPointF) -> QPointF:
    return QPointF(
        grid.left + (point.x() + 0.5) * grid.side, grid.top + (point.y() + 0.5) * grid.side
    )


def _paint_ends(painter: QPainter, grid: Grid, overlay: Overlay) -> None:
    """A small corner mark on every cell the track could end on."""
    tokens = theme.current()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tokens.text)
    size = grid.side * 0.2
    for cell, why in overlay.fits.items():
        if why is None:
            corner = grid.cell(grid.chart.index_of(cell)).bottomLeft() + QPointF(2, -2)
            painter.drawPolygon(
                QPolygonF([corner, corner - QPointF(0, size), corner + QPointF(size, 0)])
            )


def _paint_track(painter: QPainter, grid: Grid, overlay: Overlay, colour: QColor) -> None:
    tokens = theme.current()
    path = overlay.path()
    places = [(_place(grid, point), line) for point, line in path]
    widths = ((tokens.surface, grid.side * 0.30, 0.75), (colour, grid.side * 0.17, 0.95))
    for ink, width, alpha in widths:
        for (start, _), (end, line) in pairwise(places):
            supposed = line in overlay.supposed
            style = Qt.PenStyle.DotLine if supposed else Qt.PenStyle.SolidLine
            painter.setPen(QPen(translucent(ink, alpha), width, style, *_ROUND))
            painter.drawLine(start, end)
    painter.setPen(QPen(tokens.surface, max(1.0, grid.side / 20)))
    painter.setBrush(colour)
    for place, _line in places[1:-1]:
        painter.drawEllipse(place, grid.side * 0.10, grid.side * 0.10)
    start = places[0][0]
    half = grid.side * 0.17
    painter.drawRect(QRectF(start.x() - half, start.y() - half, 2 * half, 2 * half))


def _paint_head(painter: QPainter, grid: Grid, overlay: Overlay, colour: QColor) -> None:
    tokens = theme.current()
    centre = _place(grid, overlay.end)
    painter.setPen(QPen(tokens.surface, max(1.5, grid.side / 16)))
    painter.setBrush(colour)
    radius = grid.side * 0.28
    painter.drawEllipse(centre, radius, radius)
    painter.setPen(QPen(tokens.ink(colour), max(1.5, grid.side / 14)))
    reach = radius * 0.5
    if overlay.possible:
        painter.drawEllipse(centre, reach * 0.5, reach * 0.5)
    else:
        painter.drawLine(centre - QPointF(reach, reach), centre + QPointF(reach, reach))
        painter.drawLine(centre - QPointF(reach, -reach), centre + QPointF(reach, -reach))


def _paint_ways(painter: QPainter, grid: Grid, overlay: Overlay) -> None:
    """The alternatives left of one silence: a ray to each, with its share."""
    start = overlay.fork()
    if start is None:
        return
    tokens = theme.current()
    origin = _place(grid, start)
    font = theme.font(theme.CAPTION, bold=True, tabular=True)
    font.setPixelSize(max(9, int(grid.side * 0.30)))
    for way, point in overlay.ways():
        place = _place(grid, point)
        painter.setPen(QPen(tokens.warn, max(1.5, grid.side / 18), Qt.PenStyle.DashLine))
        painter.drawLine(origin, place)
        painter.setPen(QPen(tokens.surface, 1.5))
        painter.setBrush(tokens.warn)
        radius = grid.side * 0.34
        painter.drawEllipse(place, radius, radius)
        painter.setPen(tokens.ink(tokens.warn))
        painter.setFont(font)
        box = QRectF(place.x() - radius, place.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(max(1, round(way.share * 100))))


def _paint_reason(painter: QPainter, grid: Grid, overlay: Overlay) -> None:
    tokens = theme.current()
    text = impossible(overlay)
    painter.setFont(theme.font(theme.BODY, bold=True))
    metrics = painter.fontMetrics()
    box = QRectF(0, 0, metrics.horizontalAdvance(text) + 20, metrics.height() + 12)
    box.moveCenter(_place(grid, overlay.end) - QPointF(0, grid.side * 0.6 + box.height() / 2))
    box.moveLeft(min(max(box.left(), grid.left), grid.rect.right() - box.width()))
    if box.top() < grid.top:
        box.moveTop(_place(grid, overlay.end).y() + grid.side * 0.6)
    box.moveTop(min(box.top(), grid.rect.bottom() - box.height()))
    painter.setPen(QPen(tokens.surface, 1.5))
    painter.setBrush(tokens.danger)
    painter.drawRoundedRect(box, theme.RADIUS, theme.RADIUS)
    painter.setPen(tokens.ink(tokens.danger))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def impossible(overlay: Overlay) -> str:
    """Why the track cannot end where it lies."""
    reason = overlay.reason
    if reason is None:
        return translate("Overlay", "off the map")
    return reasons.short(reason)
