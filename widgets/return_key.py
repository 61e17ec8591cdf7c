"""Enter presses the button that has the keyboard.

Outside a dialog Qt leaves that to the desktop: on some of them only Space presses, and
somebody who has gone to a repair with the keyboard gets no answer from Enter.
"""

from __future__ import annotations

import atexit
from typing import Final
from weakref import ref

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)


class ReturnKey(QObject):
    """Follows the keyboard focus of an application. Keep one, owned by the application."""

    def __init__(self, app: QApplication) -> None:
        """Starts at once."""
        super().__init__(app)
        self._button: ref[QAbstractButton] | None = None
        app.focusChanged.connect(self._moved)
        # Windows that outlive the interpreter must not call back into it.
        atexit.register(self.stop)

    def stop(self) -> None:
        """Leave Enter to Qt again."""
        if isValid(self):
            self._let_go()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press the button on Enter; a key that is held down presses once."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and isinstance(watched, QAbstractButton)
            and event.key() in _ENTER
            and event.modifiers() in _PLAIN
        ):
            if not event.isAutoRepeat():
                watched.click()
            return True
        return False

    def _moved(self, _old: QWidget | None, now: QWidget | None) -> None:
        self._let_go()
        # An event filter of the application would see every event of every object.
        if isinstance(now, QAbstractButton):
            self._button = ref(now)
            now.installEventFilter(self)

    def _let_go(self) -> None:
        button = self._button() if self._button is not None else None
        self._button = None
        if button is not None and isValid(button):
            button.removeEventFilter(self)
