"""The journal on the page: a filtered list of sentences, newest at the bottom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QPainter, QTextLayout
from PySide6.QtWidgets import (
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from widgets import icons, theme
from widgets.journal_model import LINE, JournalLine, JournalModel
from widgets.key_row import KeyRow
from widgets.labels import TextLabel
from widgets.search_field import SearchField

_Index = QModelIndex | QPersistentModelIndex
_MARK = 16


def _marks(line: JournalLine) -> list[str]:
    found = [line.kind] if line.kind in ("bookmark", "note") else []
    found += ["hand"] if line.forced else []
    found += ["dot"] if line.correction else []
    return found


class _Delegate(QStyledItemDelegate):
    """Number, marks, sentence in at most two lines; rows are all of one height."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        lines = QFontMetrics(theme.font(theme.BODY)).lineSpacing() * 2
        return QSize(200, max(theme.CONTROL, lines + theme.SPACE[1]))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        line: JournalLine = index.data(LINE)
        shown = theme.current()
        box: QRect = option.rect
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if selected:
            painter.fillRect(box, shown.accent)
        ink = shown.on_accent if selected else shown.muted if line.struck else shown.text
        pale = shown.on_accent if selected else shown.muted
        gap = theme.SPACE[1]
        painter.setFont(theme.font(theme.CAPTION, tabular=True))
        painter.setPen(pale)
        wide = painter.fontMetrics().horizontalAdvance("00000")
        number = QRect(box.left() + gap, box.top(), wide, box.height())
        right = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(number, right, str(line.seq))
        left = number.right() + gap
        side = theme.text_px(_MARK)
        for name in _marks(line):
            top = box.center().y() - side / 2 + 1
            icons.paint(painter, name, QRectF(left + 1, top, side, side), ink)
            left += side + theme.SPACE[0]
        _sentence(painter, box.adjusted(left + theme.SPACE[0] - box.left(), 0, -gap, 0), line, ink)
        painter.restore()


def _sentence(painter: QPainter, box: QRect, line: JournalLine, ink: QColor) -> None:
    font = theme.font(theme.BODY)
    font.setStrikeOut(line.struck)
    painter.setFont(font)
    painter.setPen(ink)
    text = _two_lines(line.sentence, painter.fontMetrics(), font, box.width())
    painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), text)


def _two_lines(text: str, metrics: QFontMetrics, font: QFont, width: int) -> str:
    """The text broken into at most two lines, the second one cut short where it must be."""
    if metrics.horizontalAdvance(text) <= width:
        return text
    layout = QTextLayout(text, font)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(width)
    layout.endLayout()
    end = line.textLength()
    rest = metrics.elidedText(text[end:].strip(), Qt.TextElideMode.ElideRight, width)
    return f"{text[:end].rstrip()}\n{rest}"


class JournalList(QWidget):
    """Filter field, list, and what can be done with the chosen line."""

    rewind_requested = Signal(int)
    """Sequence number of the last line that is to stay."""
    edit_requested = Signal(int)
    """Change this line and play the rest again."""

    def __init__(self, *, editable: bool = False, parent: QWidget | None = None) -> None:
        """`editable` offers to change past lines."""
        super().__init__(parent)
        self._editable = editable
        self.model = JournalModel()
        self._filter = SearchField()
        self._filter.textChanged.connect(self._filtered)
        self._list = QListView()
        self._list.setModel(self.model)
        self._list.setItemDelegate(_Delegate(self._list))
        self._list.setUniformItemSizes(True)
        self._list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self._list.setMinimumHeight(theme.CONTROL * 3)
        self._list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._list.customContextMenuRequested.connect(self._menu)
        self._list.selectionModel().currentChanged.connect(self._chosen)
        self._empty = TextLabel(token="muted")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._rewind = QPushButton()
        self._rewind.clicked.connect(self._do_rewind)
        icons.put(self._rewind, "undo", size=20)
        self._edit = QPushButton()
        self._edit.clicked.connect(self._do_edit)
        icons.put(self._edit, "edit", size=20)
        self._lay_out()
        self.retranslate()
        self._chosen()

    def _lay_out(self) -> None:
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(theme.SPACE[1])
        box.addWidget(self._filter)
        box.addWidget(self._list, 1)
        box.addWidget(self._empty, 1)
        box.addWidget(KeyRow((self._rewind, self._edit)))

    @property
    def view(self) -> QListView:
        """The list itself."""
        return self._list

    @property
    def filter_field(self) -> QLineEdit:
        """The field above the list."""
        return self._filter

    @property
    def rewind_button(self) -> QPushButton:
        """Takes everything after the chosen line back."""
        return self._rewind

    @property
    def edit_button(self) -> QPushButton:
        """Changes the chosen line."""
        return self._edit

    def set_lines(self, lines: Sequence[JournalLine]) -> None:
        """Show a journal; stays at the newest line unless people scrolled up."""
        bar = self._list.verticalScrollBar()
        follow = bar.value() >= bar.maximum() - 1
        self.model.set_lines(lines)
        self._show_empty()
        self._chosen()
        if follow:
            self._list.scrollToBottom()

    def chosen(self) -> JournalLine | None:
        """The line under the list's cursor."""
        index = self._list.currentIndex()
        return self.model.line(index.row()) if index.isValid() else None

    def choose(self, seq: int) -> None:
        """Put the cursor on a line, when the filter shows it."""
        row = self.model.row_of(seq)
        if row is not None:
            self._list.setCurrentIndex(self.model.index(row))

    def show_newest(self) -> None:
        """Scroll to the newest line."""
        self._list.scrollToBottom()

    def retranslate(self) -> None:
        """Name everything in the language that is installed now."""
        hint = QCoreApplication.translate("Journal", "Filter the journal")
        self._filter.setPlaceholderText(hint)
        self._filter.setAccessibleName(hint)
        self._list.setAccessibleName(QCoreApplication.translate("Journal", "Journal"))
        rewind = QCoreApplication.translate("Journal", "Take back to here")
        edit = QCoreApplication.translate("Journal", "Change")
        for button, name in ((self._rewind, rewind), (self._edit, edit)):
            button.setText(name)
            button.setAccessibleName(name)
        self._show_empty()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text scale."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._list.scheduleDelayedItemsLayout()
        super().changeEvent(event)

    def _filtered(self, words: str) -> None:
        self.model.set_filter(words)
        self._show_empty()
        self._chosen()
        self._list.scrollToBottom()

    def _show_empty(self) -> None:
        empty = self.model.rowCount() == 0
        self._empty.setVisible(empty)
        self._list.setVisible(not empty)
        if self.model.total():
            text = QCoreApplication.translate("Journal", "No line holds “{words}”.")
            self._empty.setText(text.format(words=self._filter.text()))
        else:
            self._empty.setText(
                QCoreApplication.translate(
                    "Journal", "Nothing has happened yet. What you enter is written here."
                )
            )

    def _chosen(self) -> None:
        line = self.chosen()
        self._rewind.setVisible(line is not None)
        self._rewind.setEnabled(self._can_rewind(line))
        self._edit.setVisible(self._editable and line is not None)
        self._edit.setEnabled(line is not None and line.kind == "act" and not line.struck)

    def _can_rewind(self, line: JournalLine | None) -> bool:
        return line is not None and line.kind == "act" and not line.struck

    def _do_rewind(self) -> None:
        if (line := self.chosen()) is not None and self._can_rewind(line):
            self.rewind_requested.emit(line.seq)

    def _do_edit(self) -> None:
        if (line := self.chosen()) is not None and line.kind == "act" and not line.struck:
            self.edit_requested.emit(line.seq)

    def _menu(self, point: QPoint) -> None:
        line = self.chosen()
        if line is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rewind = menu.addAction(self._rewind.text(), self._do_rewind)
        rewind.setEnabled(self._rewind.isEnabled())
        if self._editable:
            edit = menu.addAction(self._edit.text(), self._do_edit)
            edit.setEnabled(self._edit.isEnabled())
        copy = QCoreApplication.translate("Journal", "Copy this line")
        menu.addAction(copy, lambda: QGuiApplication.clipboard().setText(line.sentence))
        menu.popup(self._list.viewport().mapToGlobal(point))
