"""Boards for screen readers: a table whose children are the cells, and announcements."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from widgets.board_canvas import BoardCanvas


def announce(widget: QWidget, text: str) -> None:
    """Let the screen reader say a sentence. The same text must also stand on the page."""
    event = QAccessibleAnnouncementEvent(widget, text)
    event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
    QAccessible.updateAccessibility(event)


def focus_cell(board: BoardCanvas) -> None:
    """Tell the screen reader that the board's cursor is on another cell."""
    index = board.cursor_index()
    if index is None or not QAccessible.isActive():
        return
    event = QAccessibleEvent(board, QAccessible.Event.Focus)
    event.setChild(index)
    QAccessible.updateAccessibility(event)


class _Cell(QAccessibleInterface):
    """One cell. It belongs to its board's interface and answers nothing once the board is gone."""

    def __init__(self, board: _Board, index: int) -> None:
        super().__init__()
        self._board = board
        self._index = index

    def isValid(self) -> bool:
        alive = isValid(self._board) and self._board.isValid()
        return alive and self._index < self._board.childCount()

    def object(self) -> QObject:
        # A cell is no QObject of its own; Qt takes None for that.
        return None  # type: ignore[return-value]

    def parent(self) -> QAccessibleInterface:
        return self._board

    def child(self, index: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        return None  # type: ignore[return-value]

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.Cell

    def rect(self) -> QRect:
        if not self.isValid():
            return QRect()
        board = self._board.board()
        local = board.cell_rect(board.cell_list()[self._index]).toRect()
        return QRect(board.mapToGlobal(local.topLeft()), local.size())

    def text(self, kind: QAccessible.Text) -> str:
        if kind != QAccessible.Text.Name or not self.isValid():
            return ""
        board = self._board.board()
        return board.cell_name(board.cell_list()[self._index])

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        return

    def state(self) -> QAccessible.State:
        state = QAccessible.State()
        if not self.isValid():
            state.invalid = True
            return state
        board = self._board.board()
        state.focusable = True
        state.selectable = True
        state.focused = board.hasFocus() and board.cursor_index() == self._index
        return state

    def window(self) -> QWindow:
        return self._board.window()


class _Board(QAccessibleWidget):
    """The table of a board's cells."""

    def __init__(self, board: BoardCanvas) -> None:
        super().__init__(board, QAccessible.Role.Table)
        self._cells: dict[int, _Cell] = {}
        self._ids: list[int] = []

    def board(self) -> BoardCanvas:
        """The widget; only while `isValid()`."""
        return self.widget()  # type: ignore[return-value]

    def childCount(self) -> int:
        return len(self.board().cell_list()) if self.isValid() else 0

    def child(self, index: int) -> QAccessibleInterface:
        if not 0 <= index < self.childCount():
            return None  # type: ignore[return-value]
        if index not in self._cells:
            cell = _Cell(self, index)
            self._cells[index] = cell
            self._ids.append(QAccessible.registerAccessibleInterface(cell))
        return self._cells[index]

    def childAt(self, x: int, y: int) -> QAccessibleInterface:
        board = self.board()
        cell = board.cell_at(board.mapFromGlobal(QRect(x, y, 1, 1).topLeft()).toPointF())
        return None if cell is None else self.child(board.cell_list().index(cell))  # type: ignore[return-value]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return child._index if isinstance(child, _Cell) else -1

    def focusChild(self) -> QAccessibleInterface:
        index = self.board().cursor_index()
        return None if index is None else self.child(index)  # type: ignore[return-value]

    def forget_cells(self) -> None:
        """Take the cells out of Qt's register: they have no object that would do it."""
        for number in self._ids:
            QAccessible.deleteAccessibleInterface(number)
        self._ids.clear()
        self._cells.clear()


_interfaces: dict[int, _Board] = {}


def _factory(_key: str, thing: QObject) -> QAccessibleInterface | None:
    from widgets.board_canvas import BoardCanvas

    if not isinstance(thing, BoardCanvas):
        return None
    key = id(thing)
    if key not in _interfaces:
        _interfaces[key] = _Board(thing)
        # Qt keeps raw pointers: the Python half must live exactly as long as the widget.
        thing.destroyed.connect(lambda: _forget(key))
    return _interfaces[key]


def _forget(key: int) -> None:
    if (board := _interfaces.pop(key, None)) is not None:
        board.forget_cells()


@cache
def install() -> None:
    """Make boards readable. Called by the first board; more calls do nothing."""
    QAccessible.installFactory(_factory)
