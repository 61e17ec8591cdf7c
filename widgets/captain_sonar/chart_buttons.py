"""Maps as drawings to choose from, and one that can be changed cell by cell."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from engines.captain_sonar.charts import Chart
from engines.squares import parse_cell
from widgets import theme
from widgets.captain_sonar import sea_paint, words
from widgets.captain_sonar.sea_paint import Grid
from widgets.square_board import SquareBoard

translate = QCoreApplication.translate
_DRAWING = 112


class ChartButton(QAbstractButton):
    """A map as a small drawing with its name and, when doubtful, a word about its source."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        """The button of one map."""
        super().__init__(parent)
        self.chart = chart
        self.setCheckable(True)
        self.setProperty("ownFocus", True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def show_chart(self, chart: Chart) -> None:
        """Show another map."""
        self.chart = chart
        self.retranslate()

    def retranslate(self) -> None:
        """Say its name again."""
        self.setText(self.chart.name)
        word = words.source(self.chart)
        name = words.chart_title(self.chart)
        self.setAccessibleName(f"{name}, {word}" if word else name)
        self.setToolTip(words.source_detail(self.chart))
        self.update()

    def sizeHint(self) -> QSize:
        """A drawing and two lines."""
        return QSize(_DRAWING + 16, _DRAWING + 16 + theme.text_px(theme.BODY) * 3)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Frame, drawing, words."""
        tokens, chosen = theme.current(), self.isChecked()
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            strong = chosen or self.hasFocus()
            painter.setPen(
                QPen(tokens.accent if strong else tokens.line, theme.FOCUS if strong else 1)
            )
            painter.setBrush(tokens.surface)
            painter.drawRoundedRect(frame, theme.RADIUS, theme.RADIUS)
            drawing = QRectF(frame.left() + 6, frame.top() + 6, frame.width() - 12, _DRAWING)
            sea_paint.paint_chart(painter, sea_paint.fit(self.chart, drawing), numbers=False)
            painter.setPen(tokens.text)
            painter.setFont(theme.font(theme.BODY, bold=chosen))
            words_top = drawing.bottom()
            line = theme.text_px(theme.BODY) * 1.4
            text = f"✓ {self.chart.name}" if chosen else self.chart.name
            centre = Qt.AlignmentFlag.AlignCenter
            painter.drawText(QRectF(frame.left(), words_top, frame.width(), line), centre, text)
            painter.setPen(tokens.warn)
            painter.setFont(theme.font(theme.CAPTION))
            source = words.source(self.chart)
            painter.drawText(
                QRectF(frame.left(), words_top + line - 2, frame.width(), line),
                centre,
                painter.fontMetrics().elidedText(
                    source, Qt.TextElideMode.ElideRight, int(frame.width()) - 4
                ),
            )


class ChartEditor(SquareBoard):
    """A map whose cells turn from sea to island and back with each press."""

    edited = Signal(object)
    """The Chart after a press; its source is "edited"."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        """Show a map to be changed."""
        self._chart = chart
        super().__init__(chart.columns, chart.rows, parent)
        self.setMinimumSize(320, 320)
        self.setAccessibleName(
            translate("RadioForm", "Map, each press turns sea to island or back")
        )
        self.cell_activated.connect(self._turn)

    def show_chart(self, chart: Chart) -> None:
        """Show another map."""
        if chart != self._chart:
            self._chart = chart
            self.set_grid(chart.columns, chart.rows)

    def cell_name(self, cell: str) -> str:
        """Name and what is there."""
        if self._chart.is_sea(self._chart.index_of(cell)):
            return translate("RadioForm", "{cell}, sea").format(cell=cell)
        return translate("RadioForm", "{cell}, island").format(cell=cell)

    def paint_static(self, painter: QPainter) -> None:
        """The whole map."""
        area = self.grid_rect()
        grid = Grid(self._chart, area.left(), area.top(), self.cell_size())
        sea_paint.paint_chart(painter, grid)
        self.paint_labels(painter)

    def _turn(self, cell: str) -> None:
        column, row = parse_cell(cell)
        rows = list(self._chart.grid)
        sign = "." if rows[row][column] == "#" else "#"
        rows[row] = f"{rows[row][:column]}{sign}{rows[row][column + 1 :]}"
        chart = msgspec.structs.replace(
            self._chart, grid=tuple(rows), source="edited", id="", doubtful=()
        )
        if any(chart.is_sea(index) for index in range(chart.size)):
            self.edited.emit(chart)
