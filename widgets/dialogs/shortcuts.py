"""All keys by group, and other keys for those who want them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QKeySequenceEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from widgets import theme
from widgets.commands import CommandSet, sequences
from widgets.labels import TextLabel
from widgets.row_delegate import HEADING, RIGHT, RowDelegate
from widgets.search_field import SearchField

translate = QCoreApplication.translate
_ID = int(Qt.ItemDataRole.UserRole)


def _button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setAccessibleName(text)
    button.setAutoDefault(False)
    return button


class ShortcutsDialog(QDialog):
    """Shows and changes the keys of a window. Changes count at once; open it with `open()`."""

    def __init__(self, commands: CommandSet, parent: QWidget | None = None) -> None:
        """`commands.chosen()` holds the result once the dialog has finished."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(translate("Shortcuts", "Keys"))
        self._commands = commands
        self.filter = SearchField()
        hint = translate("Shortcuts", "Find a command or a key")
        self.filter.setPlaceholderText(hint)
        self.filter.setAccessibleName(hint)
        self.filter.textChanged.connect(lambda _text: self._fill())
        self.list = QListWidget()
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setUniformItemSizes(True)
        # Qt opens a dialog at two thirds of a small screen's height at most: keep six rows.
        self.list.setMinimumHeight(theme.CONTROL * 6)
        self.list.setAccessibleName(translate("Shortcuts", "Commands and their keys"))
        self.list.currentItemChanged.connect(lambda _now, _before: self._choose())
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.setMinimumHeight(theme.CONTROL)
        self.edit.setAccessibleName(translate("Shortcuts", "New key: press it"))
        self.edit.keySequenceChanged.connect(lambda _sequence: self._check())
        self.use = _button(translate("Shortcuts", "Use this key"))
        self.use.clicked.connect(self._use)
        self.default = _button(translate("Shortcuts", "Default"))
        self.default.clicked.connect(self._default)
        self.none = _button(translate("Shortcuts", "No key"))
        self.none.clicked.connect(lambda: self._rebind(()))
        self.close_button = _button(translate("Shortcuts", "Close"))
        self.close_button.clicked.connect(self.accept)
        self.message = TextLabel()
        self._lay_out()
        self._fill()
        self.filter.setFocus()

    def _lay_out(self) -> None:
        first, second = QHBoxLayout(), QHBoxLayout()
        for row in (first, second):
            row.setSpacing(theme.SPACE[1])
        first.addWidget(self.edit, 1)
        first.addWidget(self.use)
        second.addWidget(self.default)
        second.addWidget(self.none)
        second.addStretch(1)
        second.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.SPACE[3],) * 4)
        column.setSpacing(theme.SPACE[1])
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        column.addWidget(self.message)
        column.addLayout(first)
        column.addLayout(second)
        self.setMinimumSize(328, 360)

    def sizeHint(self) -> QSize:
        """Fits a small laptop."""
        return QSize(theme.text_px(560), 560)

    def chosen(self) -> str | None:
        """Id of the command whose keys are changed."""
        item = self.list.currentItem()
        return None if item is None or item.data(HEADING) else str(item.data(_ID))

    def choose(self, name: str) -> None:
        """Put the cursor on a command, when the filter shows it."""
        for row in range(self.list.count()):
            if self.list.item(row).data(_ID) == name:
                self.list.setCurrentRow(row)

    def _fill(self) -> None:
        kept, words = self.chosen(), self.filter.text().casefold().split()
        groups: dict[str, list[QListWidgetItem]] = {}
        for command in self._commands.commands():
            keys = self._key_texts(command.id)
            text = f"{command.text()} {command.group()} {keys}".casefold()
            if all(word in text for word in words):
                item = QListWidgetItem(command.text())
                item.setData(_ID, command.id)
                item.setData(RIGHT, keys)
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole,
                    f"{command.text()}, {keys or translate('Shortcuts', 'no key')}",
                )
                groups.setdefault(command.group(), []).append(item)
        self.list.clear()
        for group, items in groups.items():
            heading = QListWidgetItem(group)
            heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
            heading.setData(HEADING, True)
            self.list.addItem(heading)
            for item in items:
                self.list.addItem(item)
        if kept is not None:
            self.choose(kept)
        elif self.list.count() > 1:
            self.list.setCurrentRow(1)
        self._choose()

    def _key_texts(self, name: str) -> str:
        form = QKeySequence.SequenceFormat.NativeText
        return "   ".join(key.toString(form) for key in sequences(self._commands.keys(name)))

    def _choose(self) -> None:
        self.edit.clear()
        self._check()
        found = self.chosen() is not None
        for widget in (self.edit, self.default, self.none):
            widget.setEnabled(found)

    def _check(self) -> None:
        name, keys = self.chosen(), self._entered()
        self.use.setEnabled(name is not None and bool(keys))
        clashes = self._commands.conflicts_of(name, keys) if name and keys else ()
        self.use.setText(
            translate("Shortcuts", "Take this key over")
            if clashes
            else translate("Shortcuts", "Use this key")
        )
        self.use.setAccessibleName(self.use.text())
        if not clashes:
            self.message.setText(
                translate("Shortcuts", "Choose a command, go to the field and press its new key.")
            )
            return
        texts = {command.id: command.text() for command in self._commands.commands()}
        sentence = translate("Shortcuts", "{key} belongs to “{command}”, which would lose it.")
        self.message.setText(
            sentence.format(key=self._shown(keys[0]), command=texts[clashes[0].second])
        )

    def _entered(self) -> tuple[str, ...]:
        text = self.edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        return (text,) if text else ()

    def _shown(self, key: str) -> str:
        return QKeySequence.fromString(key).toString(QKeySequence.SequenceFormat.NativeText)

    def _use(self) -> None:
        name, keys = self.chosen(), self._entered()
        if name is None or not keys:
            return
        taken = set(sequences(keys))
        for clash in self._commands.conflicts_of(name, keys):
            portable = QKeySequence.SequenceFormat.PortableText
            left = [key for key in sequences(self._commands.keys(clash.second)) if key not in taken]
            self._commands.rebind(clash.second, tuple(key.toString(portable) for key in left))
        self._rebind(keys)

    def _default(self) -> None:
        if (name := self.chosen()) is not None:
            self._commands.reset(name)
            self._fill()

    def _rebind(self, keys: tuple[str, ...]) -> None:
        if (name := self.chosen()) is not None:
            self._commands.rebind(name, keys)
            self._fill()
