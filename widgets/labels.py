"""Text on a page in one of the sizes of the type scale, that follows theme and text scale."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

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
        # A label in a button would otherwise take the button's colour.
        self.setForegroundRole(QPalette.ColorRole.WindowText)
        self.setWordWrap(wrap)
        self._dress()

    def set_token(self, token: str) -> None:
        """Write in another text colour of the theme."""
        self._token = token
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


class ElidedLabel(TextLabel):
    """One line that ends in "…" when the room is short; the whole text is its tool tip."""

    def __init__(
        self, text: str = "", size: int = theme.BODY, *, bold: bool = False, token: str = "text"
    ) -> None:
        """As for TextLabel; never wrapped."""
        super().__init__(text, size, bold=bold, token=token, wrap=False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        """A few letters."""
        return QSize(self.fontMetrics().averageCharWidth() * 4, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint as much of the text as fits."""
        metrics, room = self.fontMetrics(), self.contentsRect()
        shown = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        if self.toolTip() != (tip := self.text() if shown != self.text() else ""):
            self.setToolTip(tip)
        with QPainter(self) as painter:
            painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
            painter.drawText(
                room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown
            )
