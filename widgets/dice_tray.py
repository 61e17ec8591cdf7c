"""The dice tray: answers a request for dice or cards, from the app or from the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from engines.chance import Dice, Draw, Drawn, Request, Rolled, Source
from widgets import accessible, icons, theme
from widgets.card_search import CardSearch
from widgets.dice_keys import DiceKeys
from widgets.key_row import KeyRow
from widgets.labels import TextLabel

translate = QCoreApplication.translate


def _same(name: str) -> str:
    return name


class DiceTray(QFrame):
    """One sentence, and either one big key (the app rolls) or the faces of real dice."""

    answered = Signal(object)
    """`Rolled` or `Drawn`, read from the table."""
    rolled_by_app = Signal()
    """Let the dealer answer."""
    source_changed = Signal(str)
    """`engines.chance.Source` for this roll and those after it, until switched again."""

    def __init__(self, source: Source = "app", card_name: Callable[[str], str] = _same) -> None:
        """`source` is how the table starts; `card_name` names the cards of a pile."""
        super().__init__()
        self.setProperty("panel", True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._source: Source = source
        self._request: Request | None = None
        self._purpose = ""
        self.sentence = TextLabel(size=theme.CONTROL_TEXT, bold=True)
        self.roll_button = QPushButton()
        self.roll_button.setProperty("act", "next")
        self.roll_button.clicked.connect(self.rolled_by_app)
        self.switch_button = QPushButton()
        self.switch_button.setProperty("act", "quiet")
        self.switch_button.clicked.connect(self.switch)
        icons.put(self.switch_button, "swap", "muted", 20)
        self.dice = DiceKeys()
        self.dice.done.connect(self._rolled)
        self.cards = CardSearch(card_name)
        self.cards.done.connect(self._drawn)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.SPACE[2],) * 4)
        column.setSpacing(theme.SPACE[1])
        for widget in (self.sentence, self.dice, self.cards):
            column.addWidget(widget)
        column.addWidget(KeyRow((self.roll_button, self.switch_button)))

    @property
    def source(self) -> Source:
        """Who answers now."""
        return self._source

    def show_request(self, request: Request, purpose: str = "") -> None:
        """Ask; `purpose` is the game's sentence for what the dice or cards decide."""
        self._request, self._purpose = request, purpose
        if isinstance(request, Dice):
            self.dice.ask(request)
        else:
            self.cards.ask(request)
        self._show()
        accessible.announce(self, self.sentence.text())
        self._focus()

    def switch(self) -> None:
        """Let the other one answer, the table or the app, from now on."""
        self._source = "table" if self._source == "app" else "app"
        self._show()
        self._focus()
        self.source_changed.emit(self._source)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits are faces as soon as the table answers."""
        typed = self._source == "table" and isinstance(self._request, Dice)
        if not (typed and self.dice.type_key(event)):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def retranslate(self) -> None:
        """Say everything in the language that is installed now."""
        self.dice.retranslate()
        self.cards.retranslate()
        self._show()

    def _show(self) -> None:
        by_app, dice = self._source == "app", not isinstance(self._request, Draw)
        self.roll_button.setVisible(by_app)
        self.dice.setVisible(not by_app and dice)
        self.cards.setVisible(not by_app and not dice)
        if dice:
            roll = translate("Dice", "Roll")
            icons.put(self.roll_button, "die_5", "on_accent")
            switch = (
                translate("Dice", "Use real dice")
                if by_app
                else translate("Dice", "Let the app roll")
            )
        else:
            roll = translate("Dice", "Draw")
            icons.put(self.roll_button, "cards", "on_accent")
            switch = (
                translate("Dice", "Use real cards")
                if by_app
                else translate("Dice", "Let the app draw")
            )
        for button, text in ((self.roll_button, roll), (self.switch_button, switch)):
            button.setText(text)
            button.setAccessibleName(text)
        self.sentence.setText(_sentence(self._request, self._purpose))

    def _focus(self) -> None:
        if not self.isVisible():
            return
        first: QWidget = self.roll_button
        if self._source == "table":
            first = self.dice.keys[0] if isinstance(self._request, Dice) else self.cards.field
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _rolled(self, faces: tuple[int, ...]) -> None:
        self.answered.emit(Rolled(faces, "table"))

    def _drawn(self, cards: tuple[str, ...]) -> None:
        self.answered.emit(Drawn(cards, "table"))


def _sentence(request: Request | None, purpose: str) -> str:
    match request:
        case Dice(count=count, sides=sides):
            what = translate("Dice", "%n die(s) with {sides} faces", "", count).format(sides=sides)
        case Draw(count=count):
            what = translate("Dice", "%n card(s) from the pile", "", count)
        case _:
            return purpose
    return f"{purpose}: {what}" if purpose else what
