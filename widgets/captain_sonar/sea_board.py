"""The radio operator's map: likelihood, islands, explosions, our submarine, the overlay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QStaticText
from PySide6.QtWidgets import QWidget

from engines.captain_sonar.charts import Chart
from widgets import theme
from widgets.captain_sonar import sea_paint, words
from widgets.captain_sonar.overlay import Overlay
from widgets.captain_sonar.overlay_paint import paint_overlay
from widgets.captain_sonar.sea_paint import Grid, translucent
from widgets.captain_sonar.sea_view import Mark, SeaView, dots
from widgets.square_board import SquareBoard

translate = QCoreApplication.translate

_NUMBER_FITS: Final = 26.0
"""Least side of a cell, in pixels, that holds a percentage."""
_LARGEST: Final = 40
_SMALL: Final = 34.0
"""A cell below this side is hard to hit: the cell under the finger is named while it moves."""
_LONG_PRESS_MS: Final = 500


class SeaBoard(SquareBoard):
    """A map board. It never takes the focus by a click: the arrow keys stay courses."""

    questioned = Signal(str)
    """Why is this cell out? Right click, long press, or W at the cursor."""
    edge_activated = Signal(str, int)
    """A row number or column letter was pressed: "row" or "column", from 1."""
    overlay_dragged = Signal(QPointF)
    """The overlay was dragged; the end of the track is at this place, in cells from A1."""
    overlay_dropped = Signal()
    overlay_pressed = Signal(int, str)
    """An alternative of a silence was pressed: the silence's line, the cell it leads to."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        """Show a map of which nothing is known."""
        self._view = SeaView(chart)
        self._overlay: Overlay | None = None
        self._ruled_out: Callable[[str], str] = lambda _cell: ""
        super().__init__(chart.columns, chart.rows, parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._grip: QPointF | None = None
        self._edge: tuple[str, int] | None = None
        self._touched: str | None = None
        self._texts: dict[str, QStaticText] = {}
        self._long = QTimer(self)
        self._long.setSingleShot(True)
        self._long.setInterval(_LONG_PRESS_MS)
        self._long.timeout.connect(self._long_pressed)

    # For the page

    @property
    def view(self) -> SeaView:
        """What is shown."""
        return self._view

    def show_view(self, view: SeaView) -> None:
        """Show this view."""
        other = view.chart != self._view.chart
        self._view = view
        if other:
            self.set_grid(view.chart.columns, view.chart.rows)
        self.update()

    def show_overlay(self, overlay: Overlay | None) -> None:
        """Lay the track over the map, or take it away."""
        self._overlay = overlay
        self.update()

    def explain_with(self, ruled_out: Callable[[str], str]) -> None:
        """Give the screen reader its word for a cell that is out."""
        self._ruled_out = ruled_out

    def grid(self) -> Grid:
        """Where the cells lie in the widget."""
        area = self.grid_rect()
        return Grid(self._view.chart, area.left(), area.top(), self.cell_size())

    def cell_name(self, cell: str) -> str:
        """Name, state and likelihood of a cell."""
        view = self._view
        if not view.chart.is_sea(view.chart.index_of(cell)):
            return translate("Sea", "{cell}, island").format(cell=cell)
        parts = [cell]
        share = view.likelihood.get(cell)
        if share is not None:
            parts += [translate("Sea", "possible"), words.percent(share)]
        elif view.known:
            parts.append(self._ruled_out(cell) or translate("Sea", "ruled out"))
        if cell == view.own:
            parts.append(translate("Sea", "our submarine"))
        for mark in view.marks:
            if mark.cell == cell:
                parts.append(_mark_name(mark))
        return ", ".join(parts)

    # Painting

    def paint_static(self, painter: QPainter) -> None:
        """Paper, islands, grid and labels."""
        grid = self.grid()
        painter.fillRect(grid.rect, theme.current().surface)
        sea_paint.paint_land(painter, grid)
        sea_paint.paint_features(painter, grid)
        sea_paint.paint_grid(painter, grid)
        self.paint_labels(painter)

    def paint_cells(self, painter: QPainter) -> None:
        """Likelihood, then everything that lies on it."""
        grid = self.grid()
        self._paint_heat(painter, grid)
        if self._view.likelihood:
            sea_paint.paint_features(painter, grid)
        sea_paint.paint_sector_numbers(painter, grid)
        self._paint_figures(painter, grid)
        for mark in self._view.marks:
            self._paint_mark(painter, grid, mark)
        self._paint_own(painter, grid)
        self._paint_picked(painter, grid)
        if self._overlay is not None:
            paint_overlay(painter, grid, self._overlay)
        self._paint_readout(painter, grid)

    def _paint_heat(self, painter: QPainter, grid: Grid) -> None:
        tokens = theme.current()
        colours = [tokens.heat(step) for step in range(theme.HEAT_STEPS)]
        index_of = grid.chart.index_of
        for cell, step in self._view.heat.items():
            area = grid.cell(index_of(cell))
            painter.fillRect(area.adjusted(1, 1, 0, 0), colours[step])

    def _paint_figures(self, painter: QPainter, grid: Grid) -> None:
        tokens = theme.current()
        inks = [tokens.ink(tokens.heat(step)) for step in range(theme.HEAT_STEPS)]
        numbers = grid.side >= _NUMBER_FITS
        font = theme.font(theme.CAPTION, tabular=True)
        font.setPixelSize(max(9, min(theme.text_px(_LARGEST), int(grid.side * 0.38))))
        painter.setFont(font)
        index_of = grid.chart.index_of
        for cell, share in self._view.likelihood.items():
            area = grid.cell(index_of(cell))
            ink = inks[self._view.heat.get(cell, 1)]
            if numbers and share >= 0.005:
                self._draw_number(painter, area, str(round(share * 100)), ink)
            else:
                _paint_dots(painter, area, dots(share), ink)

    def _draw_number(self, painter: QPainter, area: QRectF, text: str, ink: QColor) -> None:
        static = self._texts.get(text)
        if static is None:
            static = self._texts[text] = QStaticText(text)
            static.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
        static.prepare(font=painter.font())
        size = static.size()
        painter.setPen(ink)
        painter.drawStaticText(area.center() - QPointF(size.width() / 2, size.height() / 2), static)

    def _paint_mark(self, painter: QPainter, grid: Grid, mark: Mark) -> None:
        tokens = theme.current()
        area = grid.cell(grid.chart.index_of(mark.cell))
        centre = area.topRight() + QPointF(-0.2, 0.2) * grid.side
        painter.setPen(QPen(tokens.text, max(1.0, grid.side / 30)))
        painter.setBrush(tokens.warn if mark.kind == "hit" else tokens.danger)
        sea_paint.paint_burst(painter, centre, grid.side * 0.17)

    def _paint_own(self, painter: QPainter, grid: Grid) -> None:
        if self._view.own is None:
            return
        tokens = theme.current()
        area = grid.cell(grid.chart.index_of(self._view.own))
        sea_paint.paint_submarine(painter, area, tokens.ok, tokens.surface)

    def _paint_picked(self, painter: QPainter, grid: Grid) -> None:
        tokens = theme.current()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        areas = [grid.cell(grid.chart.index_of(cell)) for cell in self._view.picked]
        if self._view.picked_sector is not None:
            areas.append(grid.sector(self._view.picked_sector))
        for area in areas:
            painter.setPen(QPen(tokens.surface, 5))
            painter.drawRoundedRect(area, 3, 3)
            painter.setPen(QPen(tokens.warn, 3))
            painter.drawRoundedRect(area, 3, 3)

    def _paint_readout(self, painter: QPainter, grid: Grid) -> None:
        """The name of the cell under a finger that hides it."""
        if self._touched is None or grid.side >= _SMALL:
            return
        tokens = theme.current()
        cell = grid.cell(grid.chart.index_of(self._touched))
        painter.setFont(theme.font(theme.FIGURE, bold=True))
        box = QRectF(0, 0, 84, 52)
        box.moveCenter(cell.center() - QPointF(0, 70))
        box.moveLeft(min(max(box.left(), 2), self.width() - box.width() - 2))
        box.moveTop(max(box.top(), 2))
        painter.setPen(QPen(tokens.surface, 2))
        painter.setBrush(tokens.accent)
        painter.drawRoundedRect(box, theme.RADIUS, theme.RADIUS)
        painter.setPen(tokens.on_accent)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._touched)
        painter.setPen(QPen(tokens.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(cell)

    # Input

    def event(self, event: QEvent) -> bool:
        """At the cursor W asks why; everywhere else on the page it is West."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() in (Qt.Key.Key_W, Qt.Key.Key_Question)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ask why at the cursor."""
        cursor = self.cursor()
        if event.key() in (Qt.Key.Key_W, Qt.Key.Key_Question) and cursor is not None:
            self.questioned.emit(cursor)
            return
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Grip the overlay, an edge label, or a cell."""
        place = event.position()
        cell = self.cell_at(place)
        if event.button() == Qt.MouseButton.RightButton and cell is not None:
            self.questioned.emit(cell)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        if self._overlay is not None and self._press_overlay(place):
            return
        self._edge = self._edge_at(place)
        self._touched = cell
        super().mousePressEvent(event)
        if cell is not None:
            self._long.start()
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the overlay, or slide to a neighbouring cell on a small map."""
        if self._grip is not None:
            self.overlay_dragged.emit(self._in_cells(event.position()) - self._grip)
            return
        cell = self.cell_at(event.position())
        if self._touched is not None and cell != self._touched:
            self._long.stop()
            if self.cell_size() < _SMALL:
                self._touched = self._pressed = cell
                self.update()
        super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go of what was gripped."""
        self._long.stop()
        self._touched = None
        if self._grip is not None:
            self._grip = None
            self.overlay_dropped.emit()
            return
        edge, self._edge = self._edge, None
        self.update()
        if edge is not None and edge == self._edge_at(event.position()):
            self.edge_activated.emit(*edge)
            return
        super().mouseReleaseEvent(event)

    def _long_pressed(self) -> None:
        cell, self._touched, self._pressed = self._touched, None, None
        if cell is not None:
            self.questioned.emit(cell)
        self.update()

    def _press_overlay(self, place: QPointF) -> bool:
        overlay = self._overlay
        where = self._in_cells(place)
        if overlay is None:
            return False
        pressed = overlay.alternative_at(where)
        if pressed is not None:
            self.overlay_pressed.emit(*pressed)
            return True
        if overlay.touches(where):
            self._grip = where - overlay.end
            return True
        return False

    def _in_cells(self, place: QPointF) -> QPointF:
        area = self.grid_rect()
        return (place - area.topLeft()) / self.cell_size() - QPointF(0.5, 0.5)

    def _edge_at(self, place: QPointF) -> tuple[str, int] | None:
        area, side = self.grid_rect(), self.cell_size()
        column = int((place.x() - area.left()) // side)
        row = int((place.y() - area.top()) // side)
        if row < 0 <= column < self.columns and place.y() >= area.top() - side:
            return "column", column + 1
        if column < 0 <= row < self.rows and place.x() >= area.left() - side:
            return "row", row + 1
        return None


def _paint_dots(painter: QPainter, area: QRectF, count: int, ink: QColor) -> None:
    radius = max(1.0, area.width() / 17)
    step = radius * 3.0
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(translucent(ink, 0.8))
    for number in range(count):
        x = (number % 2 - (0.5 if count > 1 else 0)) * step
        y = (number // 2 - (0.5 if count > 2 else 0)) * step
        painter.drawEllipse(area.center() + QPointF(x, y), radius, radius)


def _mark_name(mark: Mark) -> str:
    match mark.kind:
        case "torpedo":
            return translate("Sea", "torpedo at line {line}").format(line=mark.line)
        case "trigger":
            return translate("Sea", "mine set off at line {line}").format(line=mark.line)
        case "hit":
            return translate("Sea", "our shot at line {line}").format(line=mark.line)
