"""The curtain: nothing of a seat is seen until the next one takes the screen over."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout

from engines.contract import Seat
from widgets import theme
from widgets.labels import TextLabel


class Curtain(QFrame):
    """A button for each seat over a blank page."""

    chosen = Signal(str)

    def __init__(self) -> None:
        """Hidden until `ask`."""
        super().__init__()
        self.setProperty("panel", True)
        self._sentence = TextLabel(size=theme.HEADING, bold=True)
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._column = QVBoxLayout(self)
        self._column.addStretch(1)
        self._column.addWidget(self._sentence)
        self._keys = QVBoxLayout()
        self._column.addLayout(self._keys)
        self._column.addStretch(1)
        self._buttons: list[QPushButton] = []

    def ask(self, seats: Sequence[tuple[Seat, str]]) -> None:
        """Come down and offer the seats by name."""
        for old in self._buttons:
            self._keys.removeWidget(old)
            old.deleteLater()
        self._sentence.setText(
            QCoreApplication.translate("Curtain", "Who takes the screen? Others look away.")
        )
        self._buttons = [self._button(seat, name) for seat, name in seats]
        self.show()
        self._buttons[0].setFocus()

    def buttons(self) -> list[QPushButton]:
        """The seats' buttons."""
        return self._buttons

    def _button(self, seat: Seat, name: str) -> QPushButton:
        button = QPushButton(name)
        button.setProperty("act", "big")
        button.clicked.connect(lambda: self.chosen.emit(seat))
        self._keys.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        return button
