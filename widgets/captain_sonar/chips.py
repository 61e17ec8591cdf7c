"""Chips: small choices that flow over as many lines as they need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from widgets import theme
from widgets.flow import FlowLayout


@dataclass(frozen=True, slots=True)
class Chip:
    """One choice: its text, the screen reader's name, and what it does."""

    text: str
    name: str
    run: Callable[[], object]
    marked: bool = False
    """True for the one that holds now."""


class ChipButton(QPushButton):
    """A button as wide as its text, at least 44 px both ways."""

    def __init__(self, chip: Chip) -> None:
        """A click does not take the focus."""
        super().__init__(chip.text.replace("&", "&&"))
        self.setProperty("act", "chip")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(chip.name)
        if chip.name != chip.text:
            self.setToolTip(chip.name)
        self.setCheckable(True)
        self.setChecked(chip.marked)
        self.clicked.connect(lambda: self.setChecked(chip.marked))
        self.clicked.connect(lambda: chip.run())

    def sizeHint(self) -> QSize:
        """Text and a margin."""
        width = self.fontMetrics().horizontalAdvance(self.text().replace("&&", "&")) + 24
        return QSize(max(theme.CONTROL, width), theme.CONTROL)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()


class ChipRow(QWidget):
    """A flowing row of chips that is filled anew."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hidden while there is nothing to choose."""
        super().__init__(parent)
        self._flow = FlowLayout(self)
        self._buttons: list[ChipButton] = []
        self._shown: list[tuple[str, str, bool]] = []
        self.hide()

    def show_chips(self, chips: Sequence[Chip]) -> None:
        """Replace the chips."""
        while self._buttons:
            button = self._buttons.pop()
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        for chip in chips:
            button = ChipButton(chip)
            self._buttons.append(button)
            self._flow.addWidget(button)
        self.setVisible(bool(chips))
        self.updateGeometry()

    def buttons(self) -> tuple[ChipButton, ...]:
        """The buttons shown."""
        return tuple(self._buttons)
