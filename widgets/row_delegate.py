"""Rows with words at the left and a second, paler text at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from widgets import theme

_Index = QModelIndex | QPersistentModelIndex
RIGHT: Final = int(Qt.ItemDataRole.UserRole) + 1
"""Role of the text at the right."""
HEADING: Final = int(Qt.ItemDataRole.UserRole) + 2
"""Role that is True for a heading, which cannot be chosen."""


class RowDelegate(QStyledItemDelegate):
    """Rows high enough for a thumb."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """44 px, more for large text."""
        return QSize(200, max(theme.CONTROL, theme.text_px(theme.CONTROL_TEXT) * 2))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint for the theme that is shown."""
        shown = theme.current()
        heading = bool(index.data(HEADING))
        box: QRect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected) and not heading
        painter.save()
        if chosen:
            painter.fillRect(box, shown.accent)
        box = box.adjusted(theme.SPACE[2], 0, -theme.SPACE[2], 0)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(theme.font(theme.CAPTION))
        painter.setPen(shown.on_accent if chosen else shown.muted)
        right = str(index.data(RIGHT) or "")
        painter.drawText(box, int(middle | Qt.AlignmentFlag.AlignRight), right)
        taken = painter.fontMetrics().horizontalAdvance(right) + theme.SPACE[1]
        if heading:
            painter.setFont(theme.font(theme.BODY, bold=True))
        else:
            painter.setFont(theme.font(theme.CONTROL_TEXT))
            painter.setPen(shown.on_accent if chosen else shown.text)
        box = box.adjusted(0, 0, -taken, 0)
        text = str(index.data() or "")
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, int(middle), text)
        painter.restore()
