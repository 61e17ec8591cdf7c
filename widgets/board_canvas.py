"""A board: paints a view and says which cell was meant, by mouse, touch, key or reader."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from widgets import accessible, theme

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_PRESS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class BoardCanvas(QWidget):
    """Base of all boards. A board paints what it was given and emits what was meant.

    Subclasses override `cells`, `cell_rect`, `cell_at`, `cell_name`, `neighbour`,
    `paint_static` and `paint_cells`, and call `board_changed` when the cells differ,
    `update` when only their content does.
    """

    cell_activated = Signal(str)
    """A cell was clicked, tapped, or pressed with Enter or Space."""
    cell_hovered = Signal(str)
    """The pointer is over a cell; an empty text when it left the board."""
    cursor_moved = Signal(str)
    """The keyboard cursor is on another cell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Name the board with `setAccessibleName`."""
        super().__init__(parent)
        accessible.install()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setProperty("ownFocus", True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._static: QPixmap | None = None
        self._static_key: tuple[object, ...] = ()
        self._cells: list[str] | None = None
        self._cursor: str | None = None
        self._hovered: str | None = None
        self._pressed: str | None = None

    # Hooks

    def cells(self) -> Sequence[str]:
        """Names of the cells, in reading order."""
        raise NotImplementedError

    def cell_rect(self, cell: str) -> QRectF:
        """The box of a cell in widget coordinates. Raises KeyError or ValueError if unknown."""
        raise NotImplementedError

    def cell_at(self, point: QPointF) -> str | None:
        """The cell under a point in widget coordinates: the inverse of `cell_rect`."""
        raise NotImplementedError

    def cell_name(self, cell: str) -> str:
        """What the screen reader says for a cell, such as "C4, possible, 12 %"."""
        raise NotImplementedError

    def neighbour(self, cell: str, key: Qt.Key) -> str | None:
        """The cell that an arrow key leads to; None at the edge."""
        raise NotImplementedError

    def paint_static(self, painter: QPainter) -> None:
        """Paint what changes only with size, screen and theme; the result is kept."""
        raise NotImplementedError

    def paint_cells(self, painter: QPainter) -> None:
        """Paint what changes with the view, over the static layer."""
        raise NotImplementedError

    # For callers

    def cell_list(self) -> list[str]:
        """`cells()`, kept until `board_changed`."""
        if self._cells is None:
            self._cells = list(self.cells())
        return self._cells

    def cursor(self) -> str | None:  # type: ignore[override]
        """The cell under the keyboard cursor."""
        return self._cursor

    def cursor_index(self) -> int | None:
        """Index of the cursor in `cell_list()`."""
        cells = self.cell_list()
        return cells.index(self._cursor) if self._cursor in cells else None

    def move_cursor(self, cell: str) -> None:
        """Put the keyboard cursor on a cell. Raises ValueError for an unknown one."""
        if cell not in self.cell_list():
            raise ValueError(cell)
        if cell == self._cursor:
            return
        self._cursor = cell
        self.update()
        accessible.focus_cell(self)
        self.cursor_moved.emit(cell)

    def hovered(self) -> str | None:
        """The cell under the pointer."""
        return self._hovered

    def board_changed(self) -> None:
        """Forget the static layer and the list of cells: the board itself is another one."""
        self._static = None
        self._cells = None
        if self._cursor is not None and self._cursor not in self.cell_list():
            self._cursor = None
        self._hovered = None
        self.update()

    def paint_cursor(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the keyboard cursor around a cell; boards with other shapes override it."""
        shown = theme.current()
        width = float(theme.FOCUS)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(shown.surface, width + 2))
        painter.drawRoundedRect(rect, width, width)
        painter.setPen(QPen(shown.accent, width))
        painter.drawRoundedRect(rect, width, width)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Static layer, content, cursor."""
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._static_layer())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint_cells(painter)
            if self.hasFocus() and self._cursor is not None:
                self.paint_cursor(painter, self.cell_rect(self._cursor))

    def _static_layer(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        key = (self.size().toTuple(), ratio, theme.current().name, theme.scale())
        if self._static is None or key != self._static_key:
            layer = QPixmap((self.size() * ratio).expandedTo(self.size()))
            layer.setDevicePixelRatio(ratio)
            layer.fill(Qt.GlobalColor.transparent)
            with QPainter(layer) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self.paint_static(painter)
            self._static, self._static_key = layer, key
        return self._static

    # Input

    def event(self, event: QEvent) -> bool:
        """Keep arrows and Enter from the window's shortcuts while the board has the focus."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.modifiers() in (Qt.KeyboardModifier.NoModifier, _KEYPAD)
            and event.key() in (*_ARROWS, *_PRESS)
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cursor; Enter and Space press its cell."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self._step(key)
        elif key in _PRESS and self._cursor is not None:
            if not event.isAutoRepeat():
                self.cell_activated.emit(self._cursor)
        else:
            super().keyPressEvent(event)

    def _step(self, key: Qt.Key) -> None:
        cell = self._cursor or next(iter(self.cell_list()), None)
        if cell is not None:
            target = self.neighbour(cell, key) if self._cursor is not None else cell
            self.move_cursor(target or cell)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor; the first cell gets it when none has it yet."""
        super().focusInEvent(event)
        if self._cursor is None and self.cell_list():
            self.move_cursor(self.cell_list()[0])
        accessible.focus_cell(self)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cursor."""
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the cell: a press that is dragged off it does nothing."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self.cell_at(event.position())
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Press the cell when it is still the same."""
        if event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed == self.cell_at(event.position()):
            self.move_cursor(pressed)
            self.cell_activated.emit(pressed)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        self._hover(self.cell_at(event.position()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        self._hover(None)
        super().leaveEvent(event)

    def _hover(self, cell: str | None) -> None:
        if cell != self._hovered:
            self._hovered = cell
            self.update()
            self.cell_hovered.emit(cell or "")

    def changeEvent(self, event: QEvent) -> None:
        """Repaint in another theme."""
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._static = None
            self.update()
        super().changeEvent(event)


_KEYPAD: Final = Qt.KeyboardModifier.KeypadModifier
