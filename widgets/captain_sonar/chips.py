"""Chips: small choices that flow over as many lines as they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QPushButton, QWidget

from widgets import theme


@dataclass(frozen=True, slots=True)
class Chip:
    """One choice: its text, the screen reader's name, and what it does."""

    text: str
    name: str
    run: Callable[[], object]
    marked: bool = False
    """True for the one that holds now."""


class FlowLayout(QLayout):
    """Items in reading order, as many on a line as fit."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 4) -> None:
        """No items yet."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Add at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem:
        """An item, or None one past the end."""
        # Qt asks one past the end and takes None for it; the stubs do not know that.
        return self._items[index] if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    def takeAt(self, index: int) -> QLayoutItem:
        """Take an item out, or None one past the end."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None  # type: ignore[return-value]

    def expandingDirections(self) -> Qt.Orientation:
        """Only as large as needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """The lines depend on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height of all lines, in pixels."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        """All on a few lines."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        """The largest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        """Lay the items out."""
        super().setGeometry(rect)
        self._place(rect, move=True)

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


class ChipButton(QPushButton):
    """A button as wide as its text, at least 44 px both ways."""

    def __init__(self, chip: Chip) -> None:
        """A click does not take the focus."""
        super().__init__(chip.text.replace("&", "&&"))
        self.setProperty("act", "chip")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(chip.name)
        if chip.name != chip.text:
            self.setToolTip(chip.name)
        self.setCheckable(True)
        self.setChecked(chip.marked)
        self.clicked.connect(lambda: self.setChecked(chip.marked))
        self.clicked.connect(lambda: chip.run())

    def sizeHint(self) -> QSize:
        """Text and a margin."""
        width = self.fontMetrics().horizontalAdvance(self.text().replace("&&", "&")) + 24
        return QSize(max(theme.CONTROL, width), theme.CONTROL)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()


class ChipRow(QWidget):
    """A flowing row of chips that is filled anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hidden while there is nothing to choose."""
        super().__init__(parent)
        self._flow = FlowLayout(self)
        self._buttons: list[ChipButton] = []
        self._shown: list[tuple[str, str, bool]] = []
        self.hide()

    def show_chips(self, chips: Sequence[Chip]) -> None:
        """Replace the chips."""
        while self._buttons:
            button = self._buttons.pop()
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        for chip in chips:
            button = ChipButton(chip)
            self._buttons.append(button)
            self._flow.addWidget(button)
        self.setVisible(bool(chips))
        self.updateGeometry()

    def buttons(self) -> tuple[ChipButton, ...]:
        """The buttons shown."""
        return tuple(self._buttons)
