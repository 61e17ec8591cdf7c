"""The focus ring: 3 px outside the control that has the keyboard.

A style sheet cannot paint outside a control, so one overlay per application
follows the focus. Widgets that paint their own cursor set the property `ownFocus`.
"""

from __future__ import annotations

import atexit
from typing import Final
from weakref import ref

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

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
        # Weak: holding a window would put off its end into the middle of a focus change.
        self._chain: list[ref[QWidget]] = []
        self._by_mouse = False
        # Not at once: a window that is being deleted hands its focus on while it goes.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._settle)
        app.focusChanged.connect(self._moved)
        # Windows that outlive the interpreter must not call back into it.
        atexit.register(self._stop)

    def shown_for(self) -> QWidget | None:
        """The control that the ring is around."""
        alive = self._ring is not None and isValid(self._ring)
        return self._chain[0]() if alive else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the control when it or what holds it moves."""
        kind = event.type()
        if kind in _FOLLOWED:
            self._place()
        elif kind == QEvent.Type.KeyPress and self._by_mouse:
            # From the first key on the keyboard is in use: show where it goes.
            self._by_mouse = False
            self._later.start()
        return False

    def _moved(self) -> None:
        self._drop()
        self._by_mouse = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        self._later.start()

    def _stop(self) -> None:
        if isValid(self):
            self._later.stop()
            self._drop()

    def _settle(self) -> None:
        self._drop()
        now = QApplication.focusWidget()
        if now is None or now.property("ownFocus"):
            return
        chain = [now]
        while not _holds(chain[-1]) and (parent := chain[-1].parentWidget()) is not None:
            chain.append(parent)
        if len(chain) < 2:
            return
        self._chain = [ref(widget) for widget in chain]
        # An event filter of the application would see objects that are half deleted.
        for widget in chain:
            widget.installEventFilter(self)
        if not self._by_mouse:
            self._ring = _Ring(chain[-1])
            self._place()

    def _place(self) -> None:
        if self._ring is None or not isValid(self._ring):
            return
        control, holder = self._chain[0](), self._chain[-1]()
        if control is None or holder is None:
            return
        corner = control.mapTo(holder, control.rect().topLeft())
        box = QRect(corner, control.size()).adjusted(-_OUT, -_OUT, _OUT, _OUT)
        self._ring.setGeometry(box.intersected(holder.rect()))
        self._ring.setVisible(control.isVisible())
        self._ring.raise_()

    def _drop(self) -> None:
        for pointer in self._chain:
            widget = pointer()
            if widget is not None and isValid(widget):
                widget.removeEventFilter(self)
        ring, self._ring, self._chain = self._ring, None, []
        # A window that closes takes the ring in it along.
        if ring is not None and isValid(ring):
            ring.hide()
            ring.deleteLater()


def _holds(widget: QWidget) -> bool:
    """True for what the ring is painted in: a window, or what a scroll area moves."""
    parent = widget.parentWidget()
    area = parent.parentWidget() if parent is not None else None
    moved = isinstance(area, QAbstractScrollArea) and area.viewport() is parent
    return widget.isWindow() or moved
