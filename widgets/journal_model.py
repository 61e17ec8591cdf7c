"""The journal as a list model: sentences with their marks, filtered by words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QStringListModel,
    Qt,
)

_Index = QModelIndex | QPersistentModelIndex
LINE: Final = int(Qt.ItemDataRole.UserRole)
"""Role under which the delegate finds the `JournalLine`."""


@dataclass(frozen=True, slots=True)
class JournalLine:
    """One line as a seat reads it."""

    seq: int
    sentence: str
    kind: str = "act"
    """`engines.journal.Kind`."""
    wall: str = ""
    """RFC 3339; shown as a tool tip."""
    struck: bool = False
    """It was taken back."""
    forced: bool = False
    correction: bool = False


def spoken(line: JournalLine) -> str:
    """The line with its marks in words, for the screen reader."""
    marks = [
        word
        for shown, word in (
            (line.struck, QCoreApplication.translate("Journal", "taken back")),
            (line.forced, QCoreApplication.translate("Journal", "forced by the table")),
            (line.correction, QCoreApplication.translate("Journal", "correction")),
            (line.kind == "bookmark", QCoreApplication.translate("Journal", "bookmark")),
            (line.kind == "note", QCoreApplication.translate("Journal", "note")),
            (line.kind == "ruling", QCoreApplication.translate("Journal", "ruling")),
        )
        if shown
    ]
    if not marks:
        return QCoreApplication.translate("Journal", "{number}. {sentence}").format(
            number=line.seq, sentence=line.sentence
        )
    return QCoreApplication.translate("Journal", "{number}, {marks}. {sentence}").format(
        number=line.seq, marks=", ".join(marks), sentence=line.sentence
    )


class JournalModel(QStringListModel):
    """Lines, oldest first; a new list costs only what differs from the one before.

    The strings of the base stay empty: it is there to count rows in C++, which a
    view does once for each of ten thousand lines at every layout.
    """

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        self._all: tuple[JournalLine, ...] = ()
        self._shown: list[JournalLine] = []
        self._words = ""

    def data(self, index: _Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        """Sentence, spoken text, time and the line itself."""
        if not index.isValid() or not 0 <= index.row() < len(self._shown):
            return None
        line = self._shown[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return line.sentence
            case Qt.ItemDataRole.AccessibleTextRole:
                return spoken(line)
            case Qt.ItemDataRole.ToolTipRole:
                return line.wall
            case _ if role == LINE:
                return line
        return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Lines are read and chosen, never typed over."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def total(self) -> int:
        """Number of lines before the filter."""
        return len(self._all)

    def line(self, row: int) -> JournalLine:
        """The line in a row of the filtered list. Raises IndexError beyond it."""
        return self._shown[row]

    def row_of(self, seq: int) -> int | None:
        """The row of an entry, or None when the filter hides it."""
        return next((row for row, line in enumerate(self._shown) if line.seq == seq), None)

    def set_lines(self, lines: Sequence[JournalLine]) -> None:
        """Show a journal."""
        old, self._all = self._all, tuple(lines)
        if self._all[: len(old)] == old:
            # The usual case, a line more: tuples of the same lines are compared at once.
            self._append([line for line in self._all[len(old) :] if self._passes(line)])
        else:
            self._show([line for line in self._all if self._passes(line)])

    def set_filter(self, words: str) -> None:
        """Show only lines that hold every one of the words, whatever their case."""
        self._words = words.casefold()
        self._show([line for line in self._all if self._passes(line)])

    def _passes(self, line: JournalLine) -> bool:
        if not self._words:
            return True
        text = line.sentence.casefold()
        return all(word in text or word == str(line.seq) for word in self._words.split())

    def _show(self, lines: list[JournalLine]) -> None:
        kept = 0
        for old, new in zip(self._shown, lines, strict=False):
            if old is not new and old != new:
                break
            kept += 1
        if kept < len(self._shown):
            self.removeRows(kept, len(self._shown) - kept)
            del self._shown[kept:]
        self._append(lines[kept:])

    def _append(self, lines: list[JournalLine]) -> None:
        if lines:
            first = len(self._shown)
            # Before the rows: whoever hears of them asks for their lines.
            self._shown += lines
            self.insertRows(first, len(lines))
