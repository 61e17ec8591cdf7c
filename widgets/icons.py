"""Our own SVG icons, tinted with theme tokens and sharp at every screen ratio.

In the files `currentColor` stands for the tint and `var(--token)` for a token of
the theme: Qt draws neither, so both are replaced in the text before rendering.
"""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QByteArray, QEvent, QObject, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QAbstractButton

import resources
from widgets import theme

SIZE = 24
_RATIOS = (1.0, 2.0, 3.0)
_REDRAWN = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange, QEvent.Type.Show)
_TOKEN = re.compile(r"var\(--([a-z_]+)\)")


def svg(name: str, tint: QColor) -> str:
    """The text of an icon with its colours put in.

    Raises FileNotFoundError for an unknown icon, AttributeError for an unknown token.
    """
    shown = theme.current()
    text = resources.read_text(f"icons/{name}.svg").replace("currentColor", tint.name())
    return _TOKEN.sub(lambda match: getattr(shown, match[1]).name(), text)


@lru_cache(maxsize=512)
def _renderer(name: str, tint: str, _theme: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(svg(name, QColor(tint)).encode()))


def paint(painter: QPainter, name: str, rect: QRectF, tint: QColor) -> None:
    """Paint an icon into a box, its proportions kept."""
    renderer = _renderer(name, tint.name(), theme.current().name)
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    renderer.render(painter, rect)


def pixmap(name: str, size: QSize, ratio: float, tint: QColor, gap: int = 0) -> QPixmap:
    """An icon as a picture of `size` device-independent pixels, `gap` more at its right."""
    found = QPixmap((size + QSize(gap, 0)) * ratio)
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.transparent)
    with QPainter(found) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, name, QRectF(0, 0, size.width(), size.height()), tint)
    return found


def icon(name: str, token: str = "text", size: int = SIZE, gap: int = 0) -> QIcon:
    """An icon in a token of the theme; pale when disabled, on-accent when switched on."""
    shown = theme.current()
    found = QIcon()
    box = QSize(size, size)
    for ratio in _RATIOS:
        for mode, state, tint in (
            (QIcon.Mode.Normal, QIcon.State.Off, getattr(shown, token)),
            (QIcon.Mode.Normal, QIcon.State.On, shown.on_accent),
            (QIcon.Mode.Disabled, QIcon.State.Off, shown.muted),
            (QIcon.Mode.Selected, QIcon.State.Off, shown.on_accent),
        ):
            found.addPixmap(pixmap(name, box, ratio, tint, gap), mode, state)
    return found


class _Follower(QObject):
    """Draws a button's icon again when the theme changes."""

    def __init__(self, button: QAbstractButton, name: str, token: str, size: int) -> None:
        super().__init__(button)
        self._button, self._name, self._token, self._size = button, name, token, size
        self._drawn: tuple[str, int, bool] | None = None
        button.installEventFilter(self)
        self.refresh()

    def refresh(self) -> None:
        """Draw the icon for the theme that is shown."""
        worded = bool(self._button.text())
        size = theme.text_px(self._size)
        drawn = (theme.current().name, size, worded)
        if self._drawn != drawn:
            self._drawn = drawn
            # Qt puts no more than 4 px between an icon and its words.
            gap = theme.SPACE[0] if worded else 0
            self._button.setIcon(icon(self._name, self._token, size, gap))
            self._button.setIconSize(QSize(size + gap, size))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the palette."""
        if event.type() in _REDRAWN:
            self.refresh()
        return False


def put(button: QAbstractButton, name: str, token: str = "text", size: int = SIZE) -> None:
    """Give a button an icon that follows the theme. The last call wins."""
    for old in button.findChildren(_Follower, options=Qt.FindChildOption.FindDirectChildrenOnly):
        button.removeEventFilter(old)
        old.deleteLater()
    _Follower(button, name, token, size)
