"""When the lines contradict each other: since which one, and what would repair it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engines.captain_sonar.observations import Observation
from engines.captain_sonar.tracker import Repair
from widgets import theme
from widgets.accessible import announce
from widgets.captain_sonar import words
from widgets.captain_sonar.rows import TwoLines
from widgets.labels import TextLabel

translate = QCoreApplication.translate
Room = Literal["wide", "narrow", "low"]
"""A page beside which there is a column, a phone's, and a phone's that is low besides."""
_OFFERED: Final[dict[Room, int]] = {"wide": 3, "narrow": 2, "low": 1}
"""Repairs that are shown at once."""


class TroubleBar(QFrame):
    """The banner of a contradiction with its repairs, likeliest first."""

    repair_chosen = Signal(object)
    """The Repair to apply."""
    left = Signal()
    """The repair that has the keyboard is about to go: the focus must go elsewhere."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hidden while the lines agree."""
        super().__init__(parent)
        self.setProperty("panel", True)
        self._line: int | None = None
        self._observations: tuple[Observation, ...] = ()
        self._repairs: tuple[Repair, ...] = ()
        self._over = False
        self._first = 0
        self._room: Room = "wide"
        self._aside = False
        self._sentence = TextLabel(size=theme.CONTROL_TEXT, bold=True)
        self._state = TextLabel(token="muted")
        self._buttons: list[QPushButton] = []
        self._more = QPushButton()
        self._more.setProperty("act", "quiet")
        self._more.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._more.clicked.connect(self._turn)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 8, 8)
        sign = TextLabel("△", theme.HEADING, token="danger", wrap=False)
        row.addWidget(sign, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(theme.SPACE[0])
        column.addWidget(self._sentence)
        column.addWidget(self._state)
        self._list = QVBoxLayout()
        self._list.setSpacing(theme.SPACE[0])
        column.addLayout(self._list)
        column.addWidget(self._more)
        row.addLayout(column, 1)
        self.hide()

    def show_trouble(self, line: int | None, observations: Sequence[Observation]) -> None:
        """Say since which line the record contradicts itself; None when it does not."""
        known = (line, tuple(observations)) == (self._line, self._observations)
        if known:
            return
        self._line, self._observations = line, tuple(observations)
        self._repairs, self._over, self._first = (), False, 0
        self._appear()
        if line is not None:
            self.retranslate()
            announce(self, self._sentence.text())

    @property
    def broken(self) -> bool:
        """True while the lines contradict each other, also while it makes way."""
        return self._line is not None

    def show_repairs(self, repairs: Sequence[Repair], over: bool) -> None:
        """Show the repairs found so far; `over` when no more will come."""
        if (tuple(repairs), over) != (self._repairs, self._over):
            self._repairs, self._over = tuple(repairs), over
            self.retranslate()

    def set_room(self, room: Room) -> None:
        """Show fewer repairs at once where there is less room."""
        if room != self._room:
            self._room, self._first = room, 0
            self.retranslate()

    def make_way(self, aside: bool) -> None:
        """Give the room to a line that is being entered, and come back after it."""
        self._aside = aside
        self._appear()

    def buttons(self) -> tuple[QPushButton, ...]:
        """The repairs that are offered."""
        return tuple(self._buttons)

    def retranslate(self) -> None:
        """Say everything again."""
        if self._line is None:
            return
        text = translate("Trouble", "Line {line}, “{what}”, cannot be true with the others.")
        what = words.observation(self._observations[self._line - 1])
        self._sentence.setText(text.format(line=self._line, what=what))
        self._state.setText(self._state_text())
        self._state.setVisible(self._room != "low" or not self._repairs)
        shown = _OFFERED[self._room]
        focused = self._focused()
        if focused is not None:
            # Hiding a focused button would hand the keyboard to whatever comes next.
            self.left.emit()
        while self._buttons:
            button = self._buttons.pop()
            self._list.removeWidget(button)
            button.hide()
            button.deleteLater()
        for repair in self._repairs[self._first : self._first + shown]:
            button = self._button(repair)
            self._buttons.append(button)
            self._list.addWidget(button)
            # A layout shows what it gets only later, and what is not shown takes no focus.
            button.show()
        if focused is not None and self._buttons:
            at = min(focused, len(self._buttons) - 1)
            self._buttons[at].setFocus(Qt.FocusReason.OtherFocusReason)
        self._more.setVisible(len(self._repairs) > shown)
        self._more.setText(translate("Trouble", "Others (%n in all)", "", len(self._repairs)))

    def _appear(self) -> None:
        shown = self._line is not None and not self._aside
        if not shown and (self._focused() is not None or self._more.hasFocus()):
            self.left.emit()
        self.setVisible(shown)

    def _focused(self) -> int | None:
        places = (at for at, button in enumerate(self._buttons) if button.hasFocus())
        return next(places, None)

    def _state_text(self) -> str:
        if self._repairs:
            return translate("Trouble", "One of these would make them agree:")
        if self._over:
            return translate(
                "Trouble", "No single change makes them agree. Undo, or change several lines."
            )
        return translate("Trouble", "Looking for what would make them agree…")

    def _button(self, repair: Repair) -> QPushButton:
        button = TwoLines(
            repair_title(repair, self._observations), repair_detail(repair, self._observations)
        )
        button.clicked.connect(lambda: self.repair_chosen.emit(repair))
        return button

    def _turn(self) -> None:
        self._first += _OFFERED[self._room]
        if self._first >= len(self._repairs):
            self._first = 0
        self.retranslate()


def repair_title(repair: Repair, observations: Sequence[Observation]) -> str:
    """What a repair changes."""
    if repair.replacement is None:
        was = words.observation(observations[repair.line - 1])
        text = translate("Trouble", "Take out line {line}, {was}")
        return text.format(line=repair.line, was=was)
    now = words.observation(repair.replacement)
    return translate("Trouble", "Line {line} was: {now}").format(line=repair.line, now=now)


def repair_detail(repair: Repair, observations: Sequence[Observation]) -> str:
    """What a repair replaces, and how many cells it would leave."""
    cells = translate("Trouble", "%n cell(s) left", "", repair.candidates)
    if repair.replacement is None:
        return cells
    was = words.observation(observations[repair.line - 1])
    text = translate("Trouble", "instead of {was}; {cells}")
    return text.format(was=was, cells=cells)
