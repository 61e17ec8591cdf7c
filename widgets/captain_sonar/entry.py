"""The line where an observation that needs more than one key is finished."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engines.captain_sonar.charts import Chart
from widgets import icons, theme
from widgets.accessible import announce
from widgets.captain_sonar import words
from widgets.captain_sonar.chips import Chip, ChipRow
from widgets.captain_sonar.draft import Mode, Reading, read
from widgets.captain_sonar.entry_chips import chips_for
from widgets.captain_sonar.entry_words import advice, missing, prompt
from widgets.labels import TextLabel

translate = QCoreApplication.translate


class EntryLine(QLineEdit):
    """Keeps the arrow keys: while it is typed in they are no courses."""

    left = Signal()
    """Escape was pressed."""

    def event(self, event: QEvent) -> bool:
        """Claim the keys that the page's shortcuts would take."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = not event.modifiers() & ~_KEYPAD_OR_SHIFT
            if plain and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Escape):
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves; up and down do nothing."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() not in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)


_KEYPAD_OR_SHIFT: Final = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ShiftModifier


class EntryPanel(QFrame):
    """Asks for the cell, sector or claims of one observation, by typing, chips or the map."""

    heard = Signal(object)
    """The finished observation."""
    typed = Signal(str)
    """A whole line in the syntax of a transcript."""
    opened = Signal()
    """Something is asked for, offered or said."""
    given_up = Signal()
    """Closed by hand: nothing was finished."""
    closed = Signal()
    """Finished or given up."""

    def __init__(self, chart: Chart, parent: QWidget | None = None) -> None:
        """Hidden until something is begun."""
        super().__init__(parent)
        self.setProperty("panel", True)
        self._chart = chart
        self._mode: Mode | None = None
        self._after: Callable[[], list[Chip]] | None = None
        self._shares: Mapping[int, float] = {}
        self._note = ""
        self._prompt = TextLabel(size=theme.CONTROL_TEXT, bold=True, wrap=False)
        self.line = EntryLine()
        self.line.setMinimumWidth(88)
        self.line.textEdited.connect(self._edited)
        self.line.returnPressed.connect(self._returned)
        self.line.left.connect(self.give_up)
        self._close = QToolButton()
        self._close.setProperty("act", "quiet")
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        icons.put(self._close, "close", "muted")
        self._close.clicked.connect(self.give_up)
        self._said = TextLabel(size=theme.CONTROL_TEXT, bold=True)
        self._help = TextLabel(size=theme.BODY, token="muted")
        self._rows = [ChipRow() for _ in range(3)]
        self._arrange()
        self.hide()

    def _arrange(self) -> None:
        asked = QHBoxLayout()
        asked.setSpacing(theme.SPACE[1])
        asked.addWidget(self._prompt)
        asked.addWidget(self.line, 1)
        left = QVBoxLayout()
        # Alone in its row the note would be as narrow as its longest word.
        self._said.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        left.addWidget(self._said)
        left.addLayout(asked)
        top = QHBoxLayout()
        top.addLayout(left, 1)
        top.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 6, 8)
        column.setSpacing(theme.SPACE[0])
        column.addLayout(top)
        column.addWidget(self._help)
        for row in self._rows:
            column.addWidget(row)

    # What the page does

    @property
    def mode(self) -> Mode | None:
        """What is being entered."""
        return self._mode

    def set_chart(self, chart: Chart) -> None:
        """Enter for another map."""
        self._chart = chart

    def set_shares(self, shares: Mapping[int, float]) -> None:
        """How likely the enemy is in each sector, for the chips."""
        self._shares = shares

    def begin(self, mode: Mode, text: str = "") -> None:
        """Ask for the rest of an observation, and take the keyboard."""
        self._mode = mode
        self._after = None
        self.line.setText(text)
        self.opened.emit()
        self.show()
        self.line.show()
        # Another reason would select the text, and the next letter would replace it.
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.retranslate()
        self._show_reading()

    def offer(self, chips: Callable[[], list[Chip]]) -> None:
        """Offer a detail of what was just written down; the next act takes the offer away."""
        self._mode = None
        self._note = ""
        self._after = chips
        self.line.hide()
        self.opened.emit()
        self.show()
        self.retranslate()

    @property
    def offering(self) -> bool:
        """True while a detail of the last line is offered."""
        return self._after is not None

    def show_note(self, text: str) -> None:
        """Say what the next key or press will do; an empty text takes it away."""
        if not text:
            if self._note:
                self._note = ""
                self._end_note()
            return
        self._mode = self._after = None
        self._note = text
        self.line.hide()
        self.opened.emit()
        self.show()
        self.retranslate()
        announce(self, text)

    def _end_note(self) -> None:
        if self._mode is None and self._after is None:
            self.cancel()
        else:
            self.retranslate()

    def give_up(self) -> None:
        """Close by hand."""
        self.given_up.emit()
        self.cancel()

    def cancel(self) -> None:
        """Give up, or take the offer or note away."""
        if self.isHidden():
            return
        self._mode = self._after = None
        self._note = ""
        # Focus goes first: hiding a focused field would hand it to the next button.
        self.closed.emit()
        self.hide()

    def said(self) -> str:
        """What stands beside or under the line."""
        return self._note or self._help.text()

    def tell(self, sentence: str) -> None:
        """Say what is wrong with the line, where it is typed."""
        self._help.setText(sentence)
        announce(self.line, sentence)

    def pick_cell(self, cell: str) -> bool:
        """Take a cell from the map. False when none is asked for."""
        match self._mode:
            case "torpedo" | "trigger" | "hit":
                self._put(cell)
                return True
        return False

    def pick_sector(self, number: int) -> bool:
        """Take a sector from the map. False when none is asked for."""
        match self._mode:
            case "surface" | "drone" | "sector":
                self._put(str(number))
                return True
            case "sonar":
                return self._pick_claim(f"s{number}")
        return False

    def pick_edge(self, kind: str, value: int) -> bool:
        """Take a row or column from the edge of the map. False unless a sonar is entered."""
        if self._mode != "sonar":
            return False
        return self._pick_claim(f"r{value}" if kind == "row" else words.column_letter(value))

    def retranslate(self) -> None:
        """Say everything again."""
        self._close.setAccessibleName(translate("Entry", "Cancel"))
        self._prompt.setText(self._prompt_text())
        self._prompt.setVisible(bool(self._prompt_text()))
        self.line.setAccessibleName(self._prompt_text())
        self._said.setText(self._note)
        self._said.setVisible(bool(self._note))
        self._help.setText(advice(self._mode))
        self._help.setVisible(bool(self._help.text()))
        self._show_chips(self._reading())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange and self._mode is not None:
            self.retranslate()
        super().changeEvent(event)

    # Reading

    def _reading(self) -> Reading:
        if self._mode is None or self._mode == "type":
            return Reading()
        return read(self._chart, self._mode, self.line.text())

    def _edited(self) -> None:
        reading = self._reading()
        if reading.observation is not None and reading.final:
            self._finish(reading)
        else:
            self._show_reading()

    def _returned(self) -> None:
        if self._mode == "type":
            if self.line.text().strip():
                self.typed.emit(self.line.text().strip())
            else:
                self.cancel()
            return
        reading = self._reading()
        if reading.observation is not None:
            self._finish(reading)
        else:
            self.tell(missing(self._mode, self._chart, reading))

    def _finish(self, reading: Reading) -> None:
        self.cancel()
        self.heard.emit(reading.observation)

    def _put(self, text: str) -> None:
        self.line.setText(text)
        reading = self._reading()
        if reading.observation is not None:
            self._finish(reading)
        else:
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
            self._show_reading()

    def _pick_claim(self, claim: str) -> bool:
        text = f"{self.line.text().strip()} {claim}".strip()
        if not read(self._chart, "sonar", text).possible:
            # Two of one kind: the newer pick stands.
            text = claim
        self._put(text)
        return True

    def choose(self, letter: str) -> None:
        """Add a letter to the line, as if it was typed."""
        self._put(f"{self.line.text().strip()} {letter}".strip())

    def _show_reading(self) -> None:
        reading = self._reading()
        self._help.setText(
            advice(self._mode) if reading.possible else missing(self._mode, self._chart, reading)
        )
        self._help.setVisible(bool(self._help.text()))
        self._show_chips(reading)

    def _show_chips(self, reading: Reading) -> None:
        if self._after is not None:
            rows = [self._after()]
        else:
            rows = chips_for(self._mode, self._chart, reading, self._shares, self)
        for index, row in enumerate(self._rows):
            row.show_chips(rows[index] if index < len(rows) else [])

    def _prompt_text(self) -> str:
        if self._after is not None:
            return translate("Entry", "And to itself?")
        return "" if self._mode is None else prompt(self._mode)
