"""A number between two keys, for thumbs."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSpinBox, QToolButton, QWidget

from widgets import icons, theme


class Stepper(QWidget):
    """Minus, the number, plus; the number can also be typed or moved with the arrow keys."""

    changed = Signal(int)

    def __init__(self, least: int, most: int, value: int) -> None:
        """Name it with `set_names`."""
        super().__init__()
        self.box = QSpinBox()
        self.box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.box.setRange(least, most)
        self.box.setValue(value)
        self.box.valueChanged.connect(self._changed)
        self.less, self.more = QToolButton(), QToolButton()
        self.less.clicked.connect(self.box.stepDown)
        self.more.clicked.connect(self.box.stepUp)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.SPACE[0])
        for button, icon in ((self.less, "minus"), (self.more, "plus")):
            button.setAutoRepeat(True)
            icons.put(button, icon, size=20)
        row.addWidget(self.less)
        row.addWidget(self.box, 1)
        row.addWidget(self.more)
        self._changed()

    def value(self) -> int:
        """The number."""
        return self.box.value()

    def set_names(self, name: str, less: str, more: str) -> None:
        """What the screen reader says for the number and the two keys."""
        self.box.setAccessibleName(name)
        for button, text in ((self.less, less), (self.more, more)):
            button.setAccessibleName(text)
            button.setToolTip(text)

    def _changed(self) -> None:
        self.less.setEnabled(self.value() > self.box.minimum())
        self.more.setEnabled(self.value() < self.box.maximum())
        self.changed.emit(self.value())
