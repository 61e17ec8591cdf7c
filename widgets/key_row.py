"""Keys beside each other, or under each other when there is no room."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from widgets import theme


class KeyRow(QWidget):
    """Shares its width among the keys that are shown; never wider than the widest of them."""

    def __init__(self, keys: Sequence[QWidget]) -> None:
        """The keys become children, in this order."""
        super().__init__()
        self._keys = tuple(keys)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(theme.SPACE[1])
        self._stacked = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        for key in self._keys:
            self._box.addWidget(key, 1)
            key.installEventFilter(self)

    @property
    def stacked(self) -> bool:
        """True while the keys stand under each other."""
        return self._stacked

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose by width."""
        super().resizeEvent(event)
        self._arrange()

    def eventFilter(self, _watched: object, event: QEvent) -> bool:
        """A key that comes, goes or gets other words needs another arrangement."""
        if event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self._arrange()
        return False

    def event(self, event: QEvent) -> bool:
        """Measure again when a key asks for another size."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._arrange()
        return super().event(event)

    def sizeHint(self) -> QSize:
        """Beside each other, at the height of the arrangement that stands."""
        return QSize(self._row_width(), self._box.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """The widest key."""
        widest = max((key.sizeHint().width() for key in self._shown()), default=0)
        return QSize(widest, self._box.minimumSize().height())

    def _shown(self) -> list[QWidget]:
        return [key for key in self._keys if not key.isHidden()]

    def _row_width(self) -> int:
        shown = self._shown()
        gaps = max(0, len(shown) - 1) * self._box.spacing()
        return sum(key.sizeHint().width() for key in shown) + gaps

    def _arrange(self) -> None:
        stacked = self._row_width() > self.width()
        if stacked == self._stacked:
            return
        self._stacked = stacked
        way = QBoxLayout.Direction
        self._box.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        self.updateGeometry()
