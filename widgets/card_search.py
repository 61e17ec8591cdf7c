"""Cards that were drawn from a real pile: found by typing a part of the name, or tapped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from engines.chance import Draw
from widgets import theme
from widgets.labels import TextLabel
from widgets.row_delegate import RIGHT, RowDelegate
from widgets.search_field import SearchField

translate = QCoreApplication.translate
_CARD = int(Qt.ItemDataRole.UserRole)


class CardSearch(QWidget):
    """The cards left in a pile, each name once with its number."""

    done = Signal(tuple)
    """The cards in the order they were turned."""

    def __init__(self, name_of: Callable[[str], str]) -> None:
        """`name_of` gives a card's name in the language of the table."""
        super().__init__()
        self._name_of = name_of
        self._draw = Draw("", ())
        self._taken: list[str] = []
        self.field = SearchField()
        self.field.textChanged.connect(lambda _text: self._list_cards())
        self.field.returnPressed.connect(self._take_current)
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.itemActivated.connect(self._take_item)
        self.list.itemClicked.connect(self._take_item)
        self.list.setMinimumHeight(theme.CONTROL * 3)
        self._read = TextLabel(token="muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE[1])
        for widget in (self._read, self.field, self.list):
            column.addWidget(widget)
        self.retranslate()

    def ask(self, draw: Draw) -> None:
        """Ask which cards were turned."""
        self._draw, self._taken = draw, []
        self.field.clear()
        self._list_cards()

    def take(self, card: str) -> None:
        """Take a card as the next one turned. Raises ValueError when none is left of it."""
        if self._left()[card] < 1:
            raise ValueError(card)
        self._taken.append(card)
        self.field.clear()
        self._list_cards()
        if len(self._taken) == self._draw.count:
            self.done.emit(tuple(self._taken))

    def names(self) -> list[str]:
        """The lines of the list as they stand."""
        return [self.list.item(row).text() for row in range(self.list.count())]

    def retranslate(self) -> None:
        """Name everything in the language that is installed now."""
        hint = translate("Dice", "Type a part of the card's name")
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(hint)
        self.list.setAccessibleName(translate("Dice", "Cards left in the pile"))
        self._list_cards()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down in the field move through the list; Backspace takes a card back."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step is not None and self.list.count():
                row = self.list.currentRow() + step
                self.list.setCurrentRow(max(0, min(row, self.list.count() - 1)))
                return True
            if event.key() == Qt.Key.Key_Backspace and not self.field.text() and self._taken:
                self._taken.pop()
                self._list_cards()
                return True
        return False

    def _left(self) -> Counter[str]:
        return Counter(self._draw.cards) - Counter(self._taken)

    def _list_cards(self) -> None:
        words = self.field.text().casefold().split()
        self.list.clear()
        for card, count in sorted(self._left().items(), key=lambda pair: self._name_of(pair[0])):
            name = self._name_of(card)
            if not all(word in name.casefold() for word in words):
                continue
            item = QListWidgetItem(name)
            item.setData(_CARD, card)
            item.setData(RIGHT, "" if count == 1 else f"× {count}")
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        missing = self._draw.count - len(self._taken)
        text = translate("Dice", "%n card(s) to name", "", missing)
        if self._taken:
            text += ": " + ", ".join(map(self._name_of, self._taken))
        self._read.setText(text)

    def _take_current(self) -> None:
        if (item := self.list.currentItem()) is not None:
            self._take_item(item)

    def _take_item(self, item: QListWidgetItem) -> None:
        card = str(item.data(_CARD))
        # A double click sends its second press to whatever moved under the pointer.
        if self._left()[card] and len(self._taken) < self._draw.count:
            self.take(card)
