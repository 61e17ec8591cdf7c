"""The command palette: type a part of a name, Enter runs it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDialog,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from widgets import theme
from widgets.commands import Command, CommandSet
from widgets.labels import TextLabel
from widgets.row_delegate import RIGHT, RowDelegate
from widgets.search_field import SearchField

translate = QCoreApplication.translate
_ID = int(Qt.ItemDataRole.UserRole)
_MOVES = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -8,
    Qt.Key.Key_PageDown: 8,
}


def _rank(command: Command, words: list[str]) -> int | None:
    """0 when the name begins with the first word, 1 when a word does, 2 otherwise; None: no."""
    text, group = command.text().casefold(), command.group().casefold()
    if not all(word in text or word in group for word in words):
        return None
    if not words or text.startswith(words[0]):
        return 0
    return 1 if any(part.startswith(words[0]) for part in text.split()) else 2


class PaletteDialog(QDialog):
    """Everything that can be done now. Open it with `open()`."""

    def __init__(self, commands: CommandSet, parent: QWidget | None = None) -> None:
        """Lists the commands that are enabled at this moment."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Palette", "All commands"))
        self._commands = commands
        self.field = SearchField()
        hint = translate("Palette", "What do you want to do?")
        self.field.setPlaceholderText(hint)
        self.field.setAccessibleName(hint)
        self.field.textChanged.connect(self._fill)
        self.field.returnPressed.connect(self._run_current)
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(translate("Palette", "Commands"))
        self.list.itemClicked.connect(lambda _item: self._run_current())
        self.list.itemActivated.connect(lambda _item: self._run_current())
        self._nothing = TextLabel(token="muted")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._done = False
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.SPACE[2],) * 4)
        column.setSpacing(theme.SPACE[1])
        column.addWidget(self.field)
        column.addWidget(self.list, 1)
        column.addWidget(self._nothing, 1)
        self._fill("")
        self.setMinimumSize(320, 240)
        self.field.setFocus()

    def sizeHint(self) -> QSize:
        """As wide as a line of text, at most nine rows high."""
        return QSize(theme.text_px(520), theme.text_px(theme.CONTROL) * 9)

    def texts(self) -> list[str]:
        """The commands that are listed, best first."""
        return [self.list.item(row).text() for row in range(self.list.count())]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows in the field move through the list."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = _MOVES.get(Qt.Key(event.key()))
            if step is not None and self.list.count():
                row = self.list.currentRow() + step
                self.list.setCurrentRow(max(0, min(row, self.list.count() - 1)))
                return True
        return False

    def _fill(self, text: str) -> None:
        words = text.casefold().split()
        ranked = [
            (rank, command)
            for command in self._commands.commands()
            if command.enabled() and (rank := _rank(command, words)) is not None
        ]
        self.list.clear()
        for _, command in sorted(ranked, key=lambda pair: pair[0]):
            item = QListWidgetItem(command.text())
            key = self._commands.key_text(command.id)
            item.setData(_ID, command.id)
            item.setData(RIGHT, f"{command.group()}   {key}" if key else command.group())
            spoken = f"{command.text()}, {command.group()}, {key}".rstrip(", ")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        found = self.list.count() > 0
        self.list.setVisible(found)
        self._nothing.setVisible(not found)
        nothing = translate("Palette", "No command holds “{words}”.")
        self._nothing.setText(nothing.format(words=text))

    def _run_current(self) -> None:
        item = self.list.currentItem()
        # A click and its activation arrive both: the first one counts.
        if item is None or self._done:
            return
        self._done = True
        name = str(item.data(_ID))
        # First away with the palette: the command may open a dialog of its own.
        self.accept()
        self._commands.run(name)
