"""Drawing a sea chart: one set of strokes for the board, thumbnails and the table display."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from engines.captain_sonar.charts import Chart
from widgets import theme

_LABELLED: Final = 15.0
"""Least height of a cell, in pixels, that a coordinate label still fits."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Where a chart lies: the north-west corner of its sea, and the side of a cell."""

    chart: Chart
    left: float
    top: float
    side: float

    @property
    def rect(self) -> QRectF:
        """The whole sea."""
        return QRectF(
            self.left, self.top, self.chart.columns * self.side, self.chart.rows * self.side
        )

    def cell(self, index: int) -> QRectF:
        """One cell."""
        row, column = divmod(index, self.chart.columns)
        return QRectF(
            self.left + column * self.side, self.top + row * self.side, self.side, self.side
        )

    def sector(self, number: int) -> QRectF:
        """One sector, clipped to the map."""
        size = self.chart.sector_size
        across = -(-self.chart.columns // size)
        down, along = divmod(number - 1, across)
        area = QRectF(
            self.left + along * size * self.side,
            self.top + down * size * self.side,
            size * self.side,
            size * self.side,
        )
        return area.intersected(self.rect)


def fit(chart: Chart, area: QRectF, *, labels: bool = False) -> Grid:
    """The largest grid that fits, centred, on whole pixels; labels take a cell on two sides."""
    extra = 1 if labels else 0
    side = min(area.width() / (chart.columns + extra), area.height() / (chart.rows + extra))
    side = max(1.0, float(int(side)) if side >= 4 else side)
    width, height = (chart.columns + extra) * side, (chart.rows + extra) * side
    left = area.left() + (area.width() - width) / 2 + extra * side
    top = area.top() + (area.height() - height) / 2 + extra * side
    return Grid(chart, float(round(left)), float(round(top)), side)


def translucent(colour: QColor, alpha: float) -> QColor:
    """The colour at an opacity from 0 to 1."""
    found = QColor(colour)
    found.setAlphaF(alpha)
    return found


def paint_sea(painter: QPainter, grid: Grid) -> None:
    """Water all over, for drawings that show no likelihood."""
    painter.fillRect(grid.rect, theme.current().water)


def paint_land(painter: QPainter, grid: Grid) -> None:
    """Islands: filled and hatched, with a coast line where they meet the sea."""
    tokens = theme.current()
    chart = grid.chart
    land = [index for index in range(chart.size) if not chart.is_sea(index)]
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    for index in land:
        painter.fillRect(grid.cell(index), tokens.land)
        shape.addRect(grid.cell(index))
    painter.save()
    painter.setClipPath(shape)
    painter.setPen(QPen(translucent(tokens.surface, 0.55), max(1.0, grid.side / 22)))
    _hatch(painter, grid)
    painter.restore()
    painter.setPen(QPen(tokens.text, 1.2))
    for index in land:
        _coast(painter, grid, index)


def _hatch(painter: QPainter, grid: Grid) -> None:
    step = max(4.0, grid.side / 4)
    area = grid.rect
    count = int((area.width() + area.height()) / step) + 1
    painter.drawLines(
        [
            QLineF(
                area.left() + i * step - area.height(), area.bottom(),
                area.left() + i * step, area.top(),
            )
            for i in range(count)
        ]
    )  # fmt: skip


def _coast(painter: QPainter, grid: Grid, index: int) -> None:
    chart, area = grid.chart, grid.cell(index)
    row, column = divmod(index, chart.columns)
    sides = (
        (row > 0, index - chart.columns, area.topLeft(), area.topRight()),
        (row < chart.rows - 1, index + chart.columns, area.bottomLeft(), area.bottomRight()),
        (column > 0, index - 1, area.topLeft(), area.bottomLeft()),
        (column < chart.columns - 1, index + 1, area.topRight(), area.bottomRight()),
    )
    for inside, neighbour, start, end in sides:
        if inside and chart.is_sea(neighbour):
            painter.drawLine(start, end)


def paint_features(painter: QPainter, grid: Grid) -> None:
    """Open water holes as rings, Archer mines as spiked discs."""
    tokens = theme.current()
    width = max(1.0, grid.side / 24)
    for index, mark in _features(grid.chart):
        centre = grid.cell(index).center()
        painter.setPen(QPen(translucent(tokens.text, 0.75), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if mark == "o":
            painter.drawEllipse(centre, grid.side * 0.42, grid.side * 0.42)
        elif mark == "m":
            paint_mine(painter, centre, grid.side * 0.40, width)


@lru_cache(maxsize=64)
def _features(chart: Chart) -> tuple[tuple[int, str], ...]:
    signs = enumerate("".join(chart.grid))
    return tuple((index, sign) for index, sign in signs if sign in "om")


def paint_mine(painter: QPainter, centre: QPointF, radius: float, width: float) -> None:
    """A ring with eight spikes in the painter's colour."""
    painter.save()
    painter.setPen(QPen(painter.pen().color(), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius * 0.66, radius * 0.66)
    for spike in range(8):
        x, y = cos(spike * pi / 4), sin(spike * pi / 4)
        start = centre + QPointF(x, y) * radius * 0.66
        painter.drawLine(start, centre + QPointF(x, y) * radius)
    painter.restore()


def paint_burst(painter: QPainter, centre: QPointF, radius: float) -> None:
    """An explosion: a star of eight points in the painter's pen and brush."""
    points = [
        centre
        + QPointF(cos(step * pi / 8), sin(step * pi / 8)) * radius * (1.0 if step % 2 == 0 else 0.5)
        for step in range(16)
    ]
    painter.drawPolygon(QPolygonF(points))


def paint_submarine(painter: QPainter, area: QRectF, fill: QColor, outline: QColor) -> None:
    """A submarine seen from the side, in the middle of a cell."""
    w, h = area.width(), area.height()
    hull = QPainterPath()
    hull.addEllipse(area.center() + QPointF(0, h * 0.08), w * 0.40, h * 0.17)
    tower = QPainterPath()
    tower.addRoundedRect(
        QRectF(area.center().x() - w * 0.13, area.center().y() - h * 0.24, w * 0.24, h * 0.25),
        w * 0.04,
        w * 0.04,
    )
    painter.setPen(QPen(outline, max(1.0, w / 20)))
    painter.setBrush(fill)
    painter.drawPath(hull.united(tower))


def paint_grid(painter: QPainter, grid: Grid) -> None:
    """Hair lines between cells, strong lines between sectors, a frame."""
    tokens = theme.current()
    area, chart = grid.rect, grid.chart
    if grid.side >= 8:
        painter.setPen(QPen(translucent(tokens.line, 0.38), 1))
        painter.drawLines(_lines(grid, 1))
    painter.setPen(QPen(tokens.line, max(1.4, grid.side / 20)))
    painter.drawLines(_lines(grid, chart.sector_size))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area)


def _lines(grid: Grid, every: int) -> list[QLineF]:
    area, chart = grid.rect, grid.chart
    found = []
    for column in range(every, chart.columns, every):
        x = area.left() + column * grid.side
        found.append(QLineF(x, area.top(), x, area.bottom()))
    for row in range(every, chart.rows, every):
        y = area.top() + row * grid.side
        found.append(QLineF(area.left(), y, area.right(), y))
    return found


def paint_sector_numbers(painter: QPainter, grid: Grid) -> None:
    """A large faint figure over each sector, and the same small and clear in its corner."""
    tokens = theme.current()
    for number in range(1, grid.chart.sectors + 1):
        area = grid.sector(number)
        font = theme.font(theme.FIGURE, bold=True)
        font.setPixelSize(max(6, int(area.height() * 0.6)))
        painter.setFont(font)
        painter.setPen(translucent(tokens.text, 0.13))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(number))


def paint_labels(painter: QPainter, grid: Grid) -> None:
    """Column letters above and row numbers to the left."""
    if grid.side < _LABELLED:
        return
    tokens = theme.current()
    font = theme.font(theme.BODY, bold=True, tabular=True)
    font.setPixelSize(min(theme.text_px(theme.CONTROL_TEXT), max(10, int(grid.side * 0.42))))
    painter.setFont(font)
    painter.setPen(tokens.muted)
    for column in range(grid.chart.columns):
        area = QRectF(grid.left + column * grid.side, grid.top - grid.side, grid.side, grid.side)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, chr(ord("A") + column))
    for row in range(grid.chart.rows):
        area = QRectF(grid.left - grid.side, grid.top + row * grid.side, grid.side, grid.side)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(row + 1))


def paint_chart(painter: QPainter, grid: Grid, *, numbers: bool = True) -> None:
    """A whole map without anything heard: for thumbnails and the home page."""
    paint_sea(painter, grid)
    if numbers:
        paint_sector_numbers(painter, grid)
    paint_land(painter, grid)
    paint_features(painter, grid)
    paint_grid(painter, grid)
