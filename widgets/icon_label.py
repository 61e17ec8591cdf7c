"""An icon that is only looked at, in a token of the theme."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from widgets import icons, theme


class IconLabel(QWidget):
    """Stands beside words that say the same: it has no name of its own."""

    def __init__(
        self, name: str, token: str = "text", size: int = icons.SIZE, ratio: float = 1.0
    ) -> None:
        """`size` is the height, `ratio` the width of a picture to its height."""
        super().__init__()
        self._name, self._token, self._size, self._ratio = name, token, size, ratio
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_icon(self, name: str, token: str) -> None:
        """Show another icon."""
        self._name, self._token = name, token
        self.update()

    def sizeHint(self) -> QSize:
        """A square, or the shape of the picture."""
        side = theme.text_px(self._size)
        return QSize(round(side * self._ratio), side)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text scale."""
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.updateGeometry()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint for the theme that is shown."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tint = getattr(theme.current(), self._token)
            icons.paint(painter, self._name, QRectF(self.rect()), tint)
