"""A board of square cells with letters above and numbers at the left."""

from __future__ import annotations

from math import floor
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from engines.squares import cell_name, parse_cell
from widgets import theme
from widgets.board_canvas import BoardCanvas

_STEP: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


_LEAST_MARGIN: Final = 16
_LEAST_LABEL: Final = 10


def _label_px(side: float) -> int:
    largest, least = theme.text_px(theme.HEADING), theme.text_px(_LEAST_LABEL)
    return max(least, min(round(side * 0.42), largest))


class SquareBoard(BoardCanvas):
    """Cells A1, B1, ... in rows from the north-west, as large as the widget lets.

    `label_share` is the width of the label margin in cells. Subclasses paint by
    overriding `paint_static` (call `paint_grid`, `paint_labels`) and `paint_cells`.
    """

    label_share = 0.72

    def __init__(self, columns: int, rows: int, parent: QWidget | None = None) -> None:
        """Raises ValueError without at least one column and row."""
        super().__init__(parent)
        self._columns = self._rows = 0
        self.set_grid(columns, rows)
        self.setMinimumSize(240, 240)

    def set_grid(self, columns: int, rows: int) -> None:
        """Show a board of another size. Raises ValueError without a column or row."""
        if columns < 1 or rows < 1:
            raise ValueError((columns, rows))
        self._columns, self._rows = columns, rows
        self.board_changed()

    @property
    def columns(self) -> int:
        """Number of columns."""
        return self._columns

    @property
    def rows(self) -> int:
        """Number of rows."""
        return self._rows

    def cell_size(self) -> float:
        """Side of a cell in device-independent pixels, a whole number from 8 on."""
        fits = min(self._fit(self.width(), self._columns), self._fit(self.height(), self._rows))
        # Whole pixels keep the lines sharp; a tiny board rather fits than be sharp.
        return float(floor(fits)) if fits >= 8 else max(1.0, fits)

    def _fit(self, pixels: int, count: int) -> float:
        fits = (pixels - 2) / (count + self.label_share)
        least = self._least_margin()
        return fits if fits * self.label_share >= least else (pixels - 2 - least) / count

    def _least_margin(self) -> int:
        # Labels stay readable when the cells are smaller than their letters.
        return theme.text_px(_LEAST_MARGIN) if self.label_share else 0

    def margin(self) -> float:
        """Width of the label margins in device-independent pixels, a whole number."""
        return float(max(self._least_margin(), round(self.cell_size() * self.label_share)))

    def grid_rect(self) -> QRectF:
        """The box of all cells, labels left out."""
        side = self.cell_size()
        margin = self.margin()
        width, height = side * self._columns, side * self._rows
        left = floor(max(0.0, (self.width() - margin - width) / 2)) + margin
        top = floor(max(0.0, (self.height() - margin - height) / 2)) + margin
        return QRectF(left, top, width, height)

    def cells(self) -> list[str]:
        """All cells, row by row."""
        return [
            cell_name(column, row) for row in range(self._rows) for column in range(self._columns)
        ]

    def cell_rect(self, cell: str) -> QRectF:
        """The box of a cell. Raises ValueError when it is not on the board."""
        column, row = parse_cell(cell)
        if not (column < self._columns and row < self._rows):
            raise ValueError(cell)
        side, grid = self.cell_size(), self.grid_rect()
        return QRectF(grid.left() + column * side, grid.top() + row * side, side, side)

    def cell_at(self, point: QPointF) -> str | None:
        """The cell under a point; a point on a line belongs to the cell right and below."""
        side, grid = self.cell_size(), self.grid_rect()
        column = floor((point.x() - grid.left()) / side)
        row = floor((point.y() - grid.top()) / side)
        if 0 <= column < self._columns and 0 <= row < self._rows:
            return cell_name(column, row)
        return None

    def cell_name(self, cell: str) -> str:
        """The plain name; games say more."""
        return cell

    def neighbour(self, cell: str, key: Qt.Key) -> str | None:
        """One step in the direction of the arrow."""
        column, row = parse_cell(cell)
        across, down = _STEP[key]
        if 0 <= column + across < self._columns and 0 <= row + down < self._rows:
            return cell_name(column + across, row + down)
        return None

    def sizeHint(self) -> QSize:
        """Cells of 44 px."""
        side = theme.CONTROL
        return QSize(side * (self._columns + 1), side * (self._rows + 1))

    def paint_static(self, painter: QPainter) -> None:
        """Water, grid and labels."""
        painter.fillRect(self.grid_rect(), theme.current().water)
        self.paint_grid(painter)
        self.paint_labels(painter)

    def paint_cells(self, painter: QPainter) -> None:
        """Nothing lies on a bare board."""

    def paint_grid(self, painter: QPainter) -> None:
        """Hairlines between the cells and a border around them."""
        side, grid = self.cell_size(), self.grid_rect()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setPen(QPen(theme.current().line, 0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for column in range(self._columns + 1):
            x = grid.left() + column * side
            painter.drawLine(QLineF(x, grid.top(), x, grid.bottom()))
        for row in range(self._rows + 1):
            y = grid.top() + row * side
            painter.drawLine(QLineF(grid.left(), y, grid.right(), y))
        painter.restore()

    def paint_labels(self, painter: QPainter) -> None:
        """Letters above and numbers at the left."""
        side, grid = self.cell_size(), self.grid_rect()
        margin = self.margin()
        font = theme.font(theme.CAPTION, tabular=True)
        font.setPixelSize(_label_px(side))
        painter.setFont(font)
        painter.setPen(theme.current().muted)
        centred = Qt.AlignmentFlag.AlignCenter
        for column in range(self._columns):
            box = QRectF(grid.left() + column * side, grid.top() - margin, side, margin)
            painter.drawText(box, centred, cell_name(column, 0)[0])
        for row in range(self._rows):
            box = QRectF(grid.left() - margin, grid.top() + row * side, margin, side)
            painter.drawText(box, centred, str(row + 1))
