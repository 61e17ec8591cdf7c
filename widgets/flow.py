"""Layouts that fill the width line by line: equal columns, and items of their own width."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class _LinesLayout(QLayout):
    """Items in reading order on lines whose number follows from the width."""

    def __init__(self, spacing: int, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem:
        """The item at a place, or None past the end."""
        # Qt asks one past the end and takes None for it; the stubs do not know that.
        return self._items[index] if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    def takeAt(self, index: int) -> QLayoutItem:
        """Give an item away, or None past the end."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    def hasHeightForWidth(self) -> bool:
        """The height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines at a width, in pixels."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Place the items."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def _place(self, rect: QRect, *, move: bool) -> int:
        """Height of the lines in pixels; with `move` the items are put there."""
        raise NotImplementedError


class ColumnsLayout(_LinesLayout):
    """Items in as many equal columns as are `least` pixels wide."""

    def __init__(self, least: int, most: int, spacing: int, parent: QWidget | None = None) -> None:
        """Columns are between `least` and `most` pixels wide."""
        super().__init__(spacing, parent)
        self._least, self._most = least, most

    def expandingDirections(self) -> Qt.Orientation:
        """Only the width is used up."""
        return Qt.Orientation.Horizontal

    def sizeHint(self) -> QSize:
        """The size it likes."""
        return QSize(self._most, self.heightForWidth(self._most))

    def minimumSize(self) -> QSize:
        """The least size: one column."""
        least = max((item.minimumSize().width() for item in self._items), default=0)
        return QSize(min(least, self._least), 0)

    def columns(self, width: int) -> int:
        """How many columns fit into a width in pixels; at least one."""
        return max(1, (width + self.spacing()) // (self._least + self.spacing()))

    def _place(self, rect: QRect, *, move: bool) -> int:
        columns, gap = self.columns(rect.width()), self.spacing()
        width = min(self._most, (rect.width() - gap * (columns - 1)) // columns)
        top = rect.top()
        for start in range(0, len(self._items), columns):
            row = self._items[start : start + columns]
            height = max(_height(item, width) for item in row)
            for column, item in enumerate(row) if move else ():
                item.setGeometry(QRect(rect.left() + column * (width + gap), top, width, height))
            top += height + gap
        return max(0, top - gap - rect.top()) if self._items else 0


class FlowLayout(_LinesLayout):
    """Items of their own width, as many on a line as fit."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 4) -> None:
        """No items yet."""
        super().__init__(spacing, parent)

    def expandingDirections(self) -> Qt.Orientation:
        """Only as large as needed."""
        return Qt.Orientation(0)

    def sizeHint(self) -> QSize:
        """All on a few lines."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """The largest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, move: bool) -> int:
        x, y, line = rect.x(), rect.y(), 0
        for item in self._items:
            hint = item.sizeHint()
            if x > rect.x() and x + hint.width() > rect.right() + 1:
                x, y, line = rect.x(), y + line + self.spacing(), 0
            if move:
                item.setGeometry(QRect(QPoint(x, y), hint))
            x += hint.width() + self.spacing()
            line = max(line, hint.height())
        return y + line - rect.y()


def _height(item: QLayoutItem, width: int) -> int:
    if item.hasHeightForWidth():
        return item.heightForWidth(width)
    return item.sizeHint().height()
