"""The record as a list: every line can be changed, taken out, or get one before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView, QPushButton, QVBoxLayout, QWidget

from engines.captain_sonar.radio import Line
from widgets import icons, theme
from widgets.captain_sonar import words
from widgets.flow import FlowLayout
from widgets.labels import TextLabel

translate = QCoreApplication.translate
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_SHOWN_LINES: Final = 5


class RecordModel(QAbstractListModel):
    """The lines, numbered from 1, the newest at the bottom."""

    def __init__(self, parent: QObject | None = None) -> None:
        """An empty record."""
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()
        self._broken: int | None = None

    def show_lines(self, lines: Sequence[Line], broken: int | None) -> None:
        """Show lines; `broken` is the number of the first that contradicts, if any."""
        new = tuple(lines)
        kept = len(self._lines)
        if new[:kept] == self._lines and broken == self._broken:
            # Appending keeps the selection and costs nothing for a long record.
            if len(new) > kept:
                self.beginInsertRows(QModelIndex(), kept, len(new) - 1)
                self._lines = new
                self.endInsertRows()
            return
        self.beginResetModel()
        self._lines, self._broken = new, broken
        self.endResetModel()

    def line(self, row: int) -> Line | None:
        """The line in a row."""
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Number of lines."""
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Text, screen reader text and height of a line."""
        line = self.line(index.row())
        if line is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            sign = "△ " if index.row() + 1 == self._broken else ""
            return f"{index.row() + 1}   {sign}{words.observation(line.observation)}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            text = translate("Record", "Line {line}: {what}")
            if index.row() + 1 == self._broken:
                text = translate("Record", "Line {line}, contradicts: {what}")
            return text.format(line=index.row() + 1, what=words.observation(line.observation))
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, theme.CONTROL)
        return None


class _RecordView(QListView):
    """Leaves the arrow keys to the page: they are courses. Page Up and Down move here."""

    change_asked = Signal()
    drop_asked = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page keys move by a line; Enter changes; Delete takes out."""
        row = self.currentIndex().row()
        last = self.model().rowCount() - 1
        match event.key():
            case Qt.Key.Key_PageUp:
                self._go(row - 1 if row >= 0 else last)
            case Qt.Key.Key_PageDown:
                self._go(row + 1)
            case Qt.Key.Key_Home:
                self._go(0)
            case Qt.Key.Key_End:
                self._go(last)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.change_asked.emit()
            case Qt.Key.Key_Delete:
                self.drop_asked.emit()
            case _:
                # A letter is an observation, never a search in the list.
                event.ignore()

    def _go(self, row: int) -> None:
        rows = self.model().rowCount()
        if rows:
            self.setCurrentIndex(self.model().index(min(max(row, 0), rows - 1), 0))


class RecordBody(QWidget):
    """The list with what can be done to the selected line."""

    change_asked = Signal(int)
    """Id of the line that is to say something else."""
    insert_asked = Signal(int)
    """Id of the line before which one was forgotten."""
    drop_asked = Signal(int)
    """Id of the line that is to go."""
    export_asked = Signal()
    open_asked = Signal()
    acts_shown = Signal(QWidget)
    """A line was selected: what can be done to it is in this widget."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty list with what to do next."""
        super().__init__(parent)
        self.model = RecordModel(self)
        self.view = _RecordView()
        self.view.setModel(self.model)
        self.view.setFrameShape(QListView.Shape.NoFrame)
        self.view.setUniformItemSizes(True)
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setStyleSheet("border: 0;")
        self.view.setMinimumHeight(theme.CONTROL * 2)
        self.view.setFixedHeight(theme.CONTROL * _SHOWN_LINES)
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._empty = TextLabel(token="muted")
        self._change, self._insert, self._drop = QPushButton(), QPushButton(), QPushButton()
        self._export, self._open = QPushButton(), QPushButton()
        for button, signal in (
            (self._change, self.change_asked),
            (self._insert, self.insert_asked),
            (self._drop, self.drop_asked),
        ):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, to=signal: self._ask(to))
        self.view.change_asked.connect(lambda: self._ask(self.change_asked))
        self.view.drop_asked.connect(lambda: self._ask(self.drop_asked))
        self.view.doubleClicked.connect(lambda _index: self._ask(self.change_asked))
        for button, signal, icon in (
            (self._export, self.export_asked, "export"),
            (self._open, self.open_asked, "import"),
        ):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setProperty("act", "quiet")
            icons.put(button, icon)
            button.clicked.connect(signal)
        self._acts, self._files = QWidget(), QWidget()
        self._arrange()
        self.view.selectionModel().currentChanged.connect(self._selected)
        self.model.modelReset.connect(self._refresh)
        self.model.rowsInserted.connect(self._grown)
        self.retranslate()

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 0, 4, 8)
        column.setSpacing(theme.SPACE[0])
        column.addWidget(self._empty)
        column.addWidget(self.view)
        for line, buttons in (
            (self._acts, (self._change, self._insert, self._drop)),
            (self._files, (self._export, self._open)),
        ):
            flow = FlowLayout(line)
            for button in buttons:
                flow.addWidget(button)
            column.addWidget(line)

    def show_lines(self, lines: Sequence[Line], broken: int | None) -> None:
        """Show the record."""
        self.model.show_lines(lines, broken)
        self._refresh()

    def select(self, number: int) -> None:
        """Select a line by its number, from 1."""
        self.view.setCurrentIndex(self.model.index(number - 1, 0))

    def retranslate(self) -> None:
        """Say everything again."""
        self._empty.setText(
            translate("Record", "Press a course as soon as you hear one, or open a transcript.")
        )
        self.view.setAccessibleName(translate("Record", "What was heard, oldest first"))
        self._change.setText(translate("Record", "Change"))
        self._insert.setText(translate("Record", "Add before"))
        self._drop.setText(translate("Record", "Take out"))
        self._export.setText(translate("Record", "Save transcript"))
        self._open.setText(translate("Record", "Open transcript"))
        for button in (self._change, self._insert, self._drop, self._export, self._open):
            button.setAccessibleName(button.text())
        self.view.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _grown(self) -> None:
        self._refresh()
        self.view.scrollToBottom()

    def _selected(self, now: QModelIndex, _old: QModelIndex) -> None:
        self._refresh()
        if now.isValid():
            self.acts_shown.emit(self._acts)

    def _refresh(self) -> None:
        empty = self.model.rowCount() == 0
        self._empty.setVisible(empty)
        self.view.setVisible(not empty)
        selected = self.model.line(self.view.currentIndex().row()) is not None
        for button in (self._change, self._insert, self._drop):
            button.setVisible(selected and not empty)

    def _ask(self, signal: object) -> None:
        line = self.model.line(self.view.currentIndex().row())
        if line is not None:
            signal.emit(line.id)  # type: ignore[attr-defined]
