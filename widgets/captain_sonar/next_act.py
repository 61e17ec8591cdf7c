"""The two fixed parts of the page: the map, and what is always in reach."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from widgets import theme

_LEAST: Final = 296
_MOST: Final = 680
"""Widths, in pixels, between which the parts are laid out, also before the first layout."""


class BoardSide(QWidget):
    """The map under its headline; it takes what is left, and says so to the grid around it."""

    def __init__(self, headline: QWidget, board: QWidget) -> None:
        """The board gets all the room that the headline leaves."""
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE[0])
        column.addWidget(headline)
        column.addWidget(board, 1)

    def hasHeightForWidth(self) -> bool:
        """A grid would take the height that the board likes for the least that it needs."""
        return False


class NextAct(QWidget):
    """Stacks its parts; the first one stays where the hand is. Never squeezed."""

    grown = Signal()
    """It needs another height than before."""

    def __init__(self, *parts: QWidget) -> None:
        """The first part is the pad."""
        super().__init__()
        self._parts = parts
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.SPACE[1])
        self.arrange(False)

    def arrange(self, at_bottom: bool) -> None:
        """Put the pad on top of the column, or at the bottom edge of a phone."""
        for part in self._parts:
            self._column.removeWidget(part)
        for part in reversed(self._parts) if at_bottom else self._parts:
            self._column.addWidget(part)

    def hasHeightForWidth(self) -> bool:
        """Said through the size hints, as for the board: the two share one grid."""
        return False

    def sizeHint(self) -> QSize:
        """As high as its parts are at this width."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """As high as its parts are at this width: chips flow over as many lines as they need."""
        least = self._column.minimumSize()
        if not self._column.hasHeightForWidth():
            return least
        width = min(max(self.width(), _LEAST), _MOST)
        return QSize(least.width(), self._column.totalHeightForWidth(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width needs another height."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def event(self, event: QEvent) -> bool:
        """Ask for another height when a part came, went or changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
            self.grown.emit()
        return super().event(event)
