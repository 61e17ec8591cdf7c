"""Rows of the panels: a name, its figures and a bar; a gauge with its word."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from widgets import icons, theme
from widgets.captain_sonar.sea_paint import translucent

_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RankRow(QPushButton):
    """One ranked thing: press it to see where it is on the map."""

    def __init__(self, title: str, figures: str, share: float, name: str) -> None:
        """`share` from 0 to 1 is the length of the bar; `name` is for the screen reader."""
        super().__init__()
        self._title, self._figures, self._share = title, figures, share
        self.setProperty("act", "quiet")
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """One target high, as wide as its words."""
        bold, plain = self._widths()
        return QSize(bold + plain + 40, max(theme.CONTROL, theme.text_px(theme.CONTROL)))

    def minimumSizeHint(self) -> QSize:
        """The title at least."""
        return QSize(self._widths()[0] + 40, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words over a bar."""
        super().paintEvent(event)
        tokens = theme.current()
        area = QRectF(self.rect()).adjusted(12, 0, -12, 0)
        with QPainter(self) as painter:
            painter.setPen(tokens.text)
            painter.setFont(theme.font(theme.CONTROL_TEXT, bold=True, tabular=True))
            painter.drawText(area.adjusted(0, 0, 0, -4), _LEFT, self._title)
            painter.setPen(tokens.muted)
            painter.setFont(theme.font(theme.BODY, tabular=True))
            painter.drawText(area.adjusted(0, 0, 0, -4), _RIGHT, self._figures)
            painter.fillRect(QRectF(area.left(), area.bottom() - 5, area.width(), 3), tokens.raised)
            width = area.width() * min(1.0, max(0.0, self._share))
            painter.fillRect(QRectF(area.left(), area.bottom() - 5, width, 3), tokens.accent)

    def _widths(self) -> tuple[int, int]:
        bold = QFontMetrics(theme.font(theme.CONTROL_TEXT, bold=True, tabular=True))
        plain = QFontMetrics(theme.font(theme.BODY, tabular=True))
        return bold.horizontalAdvance(self._title), plain.horizontalAdvance(self._figures)


class TwoLines(QPushButton):
    """A button with a line and a smaller one under it."""

    def __init__(self, title: str, detail: str) -> None:
        """Lines that do not fit end in an ellipsis; the tool tip has them whole."""
        super().__init__()
        self._title, self._detail = title, detail
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(f"{title}, {detail}")
        self.setToolTip(f"{title}\n{detail}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def title(self) -> str:
        """The upper line."""
        return self._title

    def sizeHint(self) -> QSize:
        """Two lines high."""
        return QSize(240, max(52, theme.text_px(52)))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for a phone."""
        return QSize(theme.CONTROL, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Button and lines."""
        super().paintEvent(event)
        tokens = theme.current()
        area = QRectF(self.rect()).adjusted(12, 5, -12, -5)
        half = area.height() / 2
        down = self.isDown()
        lines = (
            (self._title, theme.BODY, True, tokens.on_accent if down else tokens.text, 0.0),
            (self._detail, theme.CAPTION, False, tokens.on_accent if down else tokens.muted, half),
        )
        with QPainter(self) as painter:
            for text, size, bold, ink, below in lines:
                painter.setFont(theme.font(size, bold=bold))
                painter.setPen(ink)
                shown = painter.fontMetrics().elidedText(
                    text, Qt.TextElideMode.ElideRight, int(area.width())
                )
                box = QRectF(area.left(), area.top() + below, area.width(), half)
                painter.drawText(box, _LEFT, shown)


class GaugeRow(QWidget):
    """A system's gauge: boxes that can be marked, and a word when it can be full."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        """`icon` is one of `resources/icons`."""
        super().__init__(parent)
        self._icon = icon
        self._name = self._word = ""
        self._most = self._size = 0
        self._ready = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bound(self, name: str, most: int, size: int, word: str, sentence: str) -> None:
        """Show an upper bound; `sentence` is for the screen reader."""
        self._name, self._most, self._size, self._word = name, most, size, word
        self._ready = most >= size
        self.setAccessibleName(sentence)
        self.setToolTip(sentence)
        self.update()

    def sizeHint(self) -> QSize:
        """A line of text with room for an icon."""
        return QSize(240, max(32, theme.text_px(32)))

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for a phone."""
        return QSize(200, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Icon, name, boxes, word."""
        tokens = theme.current()
        area = QRectF(self.rect())
        ink = tokens.warn if self._ready else tokens.text
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            icons.paint(painter, self._icon, QRectF(2, area.center().y() - 10, 20, 20), ink)
            painter.setPen(tokens.text)
            painter.setFont(theme.font(theme.BODY, bold=self._ready))
            words = QRectF(30, 0, area.width() * 0.34 - 30, area.height())
            painter.drawText(words, _LEFT, self._name)
            self._paint_boxes(painter, area)
            painter.setPen(ink if self._ready else tokens.muted)
            painter.setFont(theme.font(theme.BODY, bold=self._ready, tabular=True))
            painter.drawText(area.adjusted(0, 0, -4, 0), _RIGHT, self._word)

    def _paint_boxes(self, painter: QPainter, area: QRectF) -> None:
        tokens = theme.current()
        side, gap = 12.0, 3.0
        left = area.width() * 0.36
        for box in range(self._size):
            rect = QRectF(left + box * (side + gap), area.center().y() - side / 2, side, side)
            painter.setPen(QPen(tokens.warn if self._ready else tokens.line, 1.2))
            filled = tokens.warn if self._ready else tokens.accent
            painter.setBrush(filled if box < self._most else translucent(tokens.surface, 0.0))
            painter.drawRoundedRect(rect, 2, 2)
