"""The focus ring: 3 px outside the control that has the keyboard.

A style sheet cannot paint outside a control, so one overlay per application
follows the focus. Widgets that paint their own cursor set the property `ownFocus`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from widgets import theme

_OUT: Final = theme.FOCUS + 1
_FOLLOWED: Final = frozenset(
    (
        QEvent.Type.Move,
        QEvent.Type.Resize,
        QEvent.Type.Show,
        QEvent.Type.Hide,
        QEvent.Type.ZOrderChange,
    )
)


class _Ring(QWidget):
    """What is painted: a rounded frame that lets every event through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def paintEvent(self, event: QPaintEvent) -> None:
        half = theme.FOCUS / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(theme.current().accent, theme.FOCUS))
            box = QRectF(self.rect()).adjusted(half, half, -half, -half)
            painter.drawRoundedRect(box, theme.RADIUS + 2, theme.RADIUS + 2)


class FocusRing(QObject):
    """Follows the keyboard focus of an application. Keep one, owned by the application."""

    def __init__(self, app: QApplication) -> None:
        """Starts at once."""
        super().__init__(app)
        self._ring: _Ring | None = None
        self._chain: list[QWidget] = []
        self._by_mouse = False
        app.focusChanged.connect(self._moved)
        app.installEventFilter(self)

    def shown_for(self) -> QWidget | None:
        """The control that the ring is around."""
        return self._chain[0] if self._ring is not None and self._chain else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Know how the focus came, and follow the control when it moves."""
        kind = event.type()
        if kind == QEvent.Type.FocusIn and isinstance(event, QFocusEvent):
            self._by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        elif kind in _FOLLOWED and self._chain and watched in self._chain:
            self._place()
        elif kind == QEvent.Type.KeyPress and self._by_mouse:
            # From the first key on the keyboard is in use: show where it goes.
            self._by_mouse = False
            self._moved(None, QApplication.focusWidget())
        return False

    def _moved(self, _old: QWidget | None, now: QWidget | None) -> None:
        self._drop()
        if now is None or self._by_mouse or now.property("ownFocus"):
            return
        chain = [now]
        while not _holds(chain[-1]) and (parent := chain[-1].parentWidget()) is not None:
            chain.append(parent)
        if len(chain) < 2:
            return
        self._chain = chain
        self._ring = _Ring(chain[-1])
        self._ring.destroyed.connect(self._gone)
        self._place()

    def _place(self) -> None:
        if self._ring is None:
            return
        control, holder = self._chain[0], self._chain[-1]
        corner = control.mapTo(holder, control.rect().topLeft())
        box = QRect(corner, control.size()).adjusted(-_OUT, -_OUT, _OUT, _OUT)
        self._ring.setGeometry(box.intersected(holder.rect()))
        self._ring.setVisible(control.isVisible())
        self._ring.raise_()

    def _drop(self) -> None:
        ring, self._ring, self._chain = self._ring, None, []
        if ring is not None:
            ring.destroyed.disconnect(self._gone)
            ring.hide()
            ring.deleteLater()

    def _gone(self) -> None:
        self._ring, self._chain = None, []


def _holds(widget: QWidget) -> bool:
    """True for what the ring is painted in: a window, or what a scroll area moves."""
    parent = widget.parentWidget()
    area = parent.parentWidget() if parent is not None else None
    moved = isinstance(area, QAbstractScrollArea) and area.viewport() is parent
    return widget.isWindow() or moved
