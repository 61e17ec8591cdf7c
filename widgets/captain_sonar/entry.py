"""The line where an observation that needs more than one key is finished."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal, get_args

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from engines.captain_sonar.charts import Chart
from widgets import icons, theme
from widgets.accessible import announce
from widgets.captain_sonar import words
from widgets.captain_sonar.chips import Chip, ChipRow
from widgets.captain_sonar.draft import Kind, Reading, read
from widgets.labels import TextLabel

translate = QCoreApplication.translate

Mode = Kind | Literal["type"]
_KINDS: Final = frozenset(get_args(Kind))


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
        self.line.left.connect(self.cancel)
        self._close = QToolButton()
        self._close.setProperty("act", "quiet")
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        icons.put(self._close, "close", "muted")
        self._close.clicked.connect(self.cancel)
        self._said = TextLabel(size=theme.CONTROL_TEXT, bold=True)
        self._help = TextLabel(size=theme.BODY, token="muted")
        self._rows = [ChipRow() for _ in range(3)]
        self._arrange()
        self.hide()

    def _arrange(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(theme.SPACE[1])
        top.addWidget(self._prompt)
        top.addWidget(self._said, 1)
        top.addWidget(self.line, 1)
        top.addWidget(self._close)
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
        self._note = ""
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
                self.cancel()
            return
        self._mode = self._after = None
        self._note = text
        self.line.hide()
        self.opened.emit()
        self.show()
        self.retranslate()
        announce(self, text)

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
        self._help.setText(self._help_text())
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
            self.tell(self._missing(reading))

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

    def _choose(self, letter: str) -> None:
        self._put(f"{self.line.text().strip()} {letter}".strip())

    def _show_reading(self) -> None:
        reading = self._reading()
        self._help.setText(self._help_text() if reading.possible else self._missing(reading))
        self._help.setVisible(bool(self._help.text()))
        self._show_chips(reading)

    # Words

    def _prompt_text(self) -> str:
        if self._after is not None:
            return translate("Entry", "And to itself?")
        if self._note:
            return ""
        match self._mode:
            case "surface":
                return translate("Entry", "Surfaced in sector")
            case "torpedo":
                return translate("Entry", "Torpedo on")
            case "trigger":
                return translate("Entry", "Mine set off on")
            case "drone":
                return translate("Entry", "Drone in sector")
            case "sonar":
                return translate("Entry", "Sonar")
            case "hit":
                return translate("Entry", "Our shot on")
            case "used":
                return translate("Entry", "It used its")
            case "sector":
                return translate("Entry", "Sector")
            case _:
                return translate("Entry", "Type")

    def _help_text(self) -> str:
        match self._mode:
            case "torpedo" | "trigger":
                return translate("Entry", "Press a cell on the map or type it.")
            case "hit":
                return translate("Entry", "Press or type a cell, then what was answered.")
            case "sonar":
                return translate("Entry", "Two different things, such as C r7, or C s5.")
            case "type":
                return translate("Entry", "Such as: drone 5 no, or: sonar row 7 column C")
            case _:
                return ""

    def _missing(self, reading: Reading) -> str:
        last = self._chart.name_of(self._chart.size - 1)
        match self._mode:
            case "torpedo" | "trigger" | "hit" if reading.cell is None:
                text = translate("Entry", "A cell from A1 to {last} is needed.")
                return text.format(last=last)
            case "hit":
                return translate("Entry", "What was answered? d direct, i indirect, n none")
            case "surface" | "drone" | "sector" if reading.sector is None:
                text = translate("Entry", "A sector from 1 to {most} is needed.")
                return text.format(most=self._chart.sectors)
            case "drone":
                return translate("Entry", "What was answered? y yes, n no")
            case "sector":
                return translate("Entry", "What happened? y drone yes, n drone no, f surfaced")
            case "sonar":
                return translate("Entry", "Two of column letter, r and row, s and sector.")
            case _:
                return translate("Entry", "d drone, o sonar, c scenario")

    # Chips

    def _show_chips(self, reading: Reading) -> None:
        rows = self._chips(reading)
        for index, row in enumerate(self._rows):
            row.show_chips(rows[index] if index < len(rows) else [])

    def _chips(self, reading: Reading) -> list[list[Chip]]:
        if self._after is not None:
            return [self._after()]
        match self._mode:
            case "surface":
                return [self._sector_chips()]
            case "drone" | "sector" if reading.sector is None:
                return [self._sector_chips()]
            case "drone":
                return [self._answers()]
            case "sector":
                return [[*self._answers(), self._letter(translate("Entry", "Surfaced"), "F")]]
            case "hit" if reading.cell is not None:
                return [self._results()]
            case "sonar":
                return self._claims()
            case "used":
                return [self._systems()]
        return []

    def _letter(self, text: str, letter: str) -> Chip:
        return Chip(f"{text}  {letter}", text, lambda: self._choose(letter))

    def _answers(self) -> list[Chip]:
        yes, no = translate("Entry", "Yes"), translate("Entry", "No")
        if self._mode == "sector":
            yes, no = translate("Entry", "Drone: yes"), translate("Entry", "Drone: no")
        return [self._letter(yes, "Y"), self._letter(no, "N")]

    def _results(self) -> list[Chip]:
        return [
            self._letter(words.short_result("direct"), "D"),
            self._letter(words.short_result("indirect"), "I"),
            self._letter(words.short_result("none"), "N"),
        ]

    def _systems(self) -> list[Chip]:
        return [
            self._letter(words.system("drone"), "D"),
            self._letter(words.system("sonar"), "O"),
            self._letter(words.system("scenario"), "C"),
        ]

    def _sector_chips(self) -> list[Chip]:
        chips = []
        for number in range(1, self._chart.sectors + 1):
            share = self._shares.get(number)
            text = str(number) if share is None else f"{number}  {words.percent(share)}"
            name = translate("Entry", "Sector {text}").format(text=text)
            chips.append(Chip(text, name, lambda n=number: self.pick_sector(n)))  # type: ignore[misc]
        return chips

    def _claims(self) -> list[list[Chip]]:
        rows, columns, sectors = [], [], []
        for number in range(1, self._chart.rows + 1):
            name = translate("Entry", "Row {number}").format(number=number)
            rows.append(Chip(str(number), name, lambda n=number: self.pick_edge("row", n)))  # type: ignore[misc]
        for number in range(1, self._chart.columns + 1):
            text = words.column_letter(number)
            name = translate("Entry", "Column {letter}").format(letter=text)
            columns.append(Chip(text, name, lambda n=number: self.pick_edge("column", n)))  # type: ignore[misc]
        for number in range(1, self._chart.sectors + 1):
            name = translate("Entry", "Sector {text}").format(text=number)
            text = translate("Entry", "s{number}", "sector, short").format(number=number)
            sectors.append(Chip(text, name, lambda n=number: self.pick_sector(n)))  # type: ignore[misc]
        return [rows, columns, sectors]
