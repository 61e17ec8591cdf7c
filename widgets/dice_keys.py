"""Faces of real dice, tapped or typed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engines.chance import Dice
from widgets import icons, theme
from widgets.labels import TextLabel

translate = QCoreApplication.translate
_PIPS = 6
_MOST_ACROSS = 10


class DiceKeys(QWidget):
    """A key for each face; the last die answers at once, so one die is one press."""

    done = Signal(tuple)
    """The faces in the order they were read."""

    def __init__(self) -> None:
        """Empty until `ask`."""
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._dice = Dice(1, 6)
        self._faces: list[int] = []
        self._typed = ""
        self._arranged = (0, 0)
        self._read = TextLabel(size=theme.HEADING, tabular=True, wrap=False)
        self._back = QToolButton()
        self._back.setProperty("act", "quiet")
        self._back.clicked.connect(self.take_back)
        icons.put(self._back, "undo", "muted", 20)
        top = QHBoxLayout()
        top.setSpacing(theme.SPACE[1])
        top.addWidget(self._read, 1)
        top.addWidget(self._back)
        self._grid = QGridLayout()
        self._grid.setSpacing(theme.SPACE[1])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE[1])
        column.addLayout(top)
        column.addLayout(self._grid)
        self.keys: list[QPushButton] = []
        self.retranslate()

    def ask(self, dice: Dice) -> None:
        """Ask for the faces of some dice."""
        self._dice, self._faces, self._typed = dice, [], ""
        for key in self.keys:
            self._grid.removeWidget(key)
            key.hide()
            key.deleteLater()
        self._arranged = (0, 0)
        self.keys = [self._key(face) for face in range(1, dice.sides + 1)]
        self._arrange()
        for key in self.keys:
            # A layout shows a new key only later, and a key that is not shown takes no focus.
            key.show()
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many keys in a row as fit."""
        super().resizeEvent(event)
        self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Three keys wide."""
        widest = max((key.sizeHint().width() for key in self.keys), default=theme.CONTROL)
        return QSize(3 * widest + 2 * theme.SPACE[1], super().minimumSizeHint().height())

    def _arrange(self) -> None:
        gap = theme.SPACE[1]
        widest = max((key.sizeHint().width() for key in self.keys), default=theme.CONTROL)
        fit = max(3, (self.width() + gap) // (widest + gap))
        rows = -(-len(self.keys) // min(fit, _MOST_ACROSS))
        across = -(-len(self.keys) // max(1, rows))
        if (across, len(self.keys)) == self._arranged:
            return
        self._arranged = (across, len(self.keys))
        for key in self.keys:
            self._grid.removeWidget(key)
        for index, key in enumerate(self.keys):
            self._grid.addWidget(key, index // across, index % across)

    def faces(self) -> tuple[int, ...]:
        """What was read so far."""
        return tuple(self._faces)

    def read(self, face: int) -> None:
        """Take the face of the next die. Raises ValueError when the dice have no such face."""
        if not 1 <= face <= self._dice.sides:
            raise ValueError(face)
        self._typed = ""
        self._faces.append(face)
        self._show()
        if len(self._faces) == self._dice.count:
            self.done.emit(tuple(self._faces))

    def take_back(self) -> None:
        """Take the last face back; nothing happens without one."""
        if self._typed:
            self._typed = self._typed[:-1]
        elif self._faces:
            self._faces.pop()
        self._show()

    def type_key(self, event: QKeyEvent) -> bool:
        """Take a typed digit, Enter or Backspace; False for any other key."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Backspace:
            self.take_back()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._typed:
            self._finish()
        elif event.text() in set("0123456789"):
            self._digit(event.text())
        else:
            return False
        return True

    def _digit(self, digit: str) -> None:
        value = int(self._typed + digit)
        if not 1 <= value <= self._dice.sides:
            return
        self._typed += digit
        if value * 10 > self._dice.sides:
            self._finish()
        self._show()

    def _finish(self) -> None:
        self.read(int(self._typed))

    def _show(self) -> None:
        left = self._dice.count - len(self._faces)
        read = "  ".join(map(str, self._faces))
        waiting = translate("Dice", "%n die(s) to read", "", left)
        parts = [part for part in (read, self._typed, waiting if left else "") if part]
        self._read.setText("   ".join(parts))
        self._back.setVisible(bool(self._faces or self._typed))

    def _key(self, face: int) -> QPushButton:
        key = QPushButton()
        key.setProperty("act", "key")
        if self._dice.sides <= _PIPS:
            icons.put(key, f"die_{face}", "text", 32)
        else:
            key.setText(str(face))
        key.setAccessibleName(str(face))
        key.clicked.connect(lambda: self.read(face))
        key.installEventFilter(self)
        return key

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Digits work wherever the focus is among the keys."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self.type_key(event)
        return False

    def retranslate(self) -> None:
        """Name everything in the language that is installed now."""
        name = translate("Dice", "Take the last die back")
        self._back.setAccessibleName(name)
        self._back.setToolTip(name)
        self._show()
