"""Text on a page in one of the sizes of the type scale, that follows theme and text scale."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from widgets import theme


class TextLabel(QLabel):
    """A label that keeps its place in the type scale whatever the theme and the text scale."""

    def __init__(
        self,
        text: str = "",
        size: int = theme.BODY,
        *,
        bold: bool = False,
        token: str = "text",
        tabular: bool = False,
        wrap: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """`size` is one of the type scale in `theme`, `token` a text colour of the theme."""
        super().__init__(text, parent)
        self._size, self._bold, self._token, self._tabular = size, bold, token, tabular
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self._dress()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language or theme."""
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
            self._dress()
        super().changeEvent(event)

    def _dress(self) -> None:
        font = theme.font(self._size, bold=self._bold, tabular=self._tabular)
        # Setting what is set already would send the event again, without end.
        if self.font() != font:
            self.setFont(font)
        colour = getattr(theme.current(), self._token)
        if self.palette().color(QPalette.ColorRole.WindowText) != colour:
            palette = QPalette(self.palette())
            palette.setColor(QPalette.ColorRole.WindowText, colour)
            self.setPalette(palette)
