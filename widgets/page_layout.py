"""The bones of a table page: the board, what is next, and the seat's panels.

Wide: the board at the left, the next act and the panels in a column at the right.
Under 700 px: the board above, the next act at the bottom edge in reach of the thumb,
the panels in a sheet between them that is pulled up.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from widgets import icons, theme
from widgets.panels import PanelColumn

NARROW: Final = 700
"""Below this width, in device-independent pixels, the column becomes a sheet."""
_COLUMN: Final = (320, 440)
_SHEET_SHARE: Final = 0.5
_SHEET_LEAST: Final = 160
"""Least height, in pixels, at which a sheet beside the board is of use."""
_NO_LIMIT: Final = 16_777_215  # QWIDGETSIZE_MAX, which PySide6 does not export


class _Handle(QPushButton):
    """Opens the sheet by a press, or is dragged to a height."""

    dragged = Signal(int)
    """How far the pointer is below where it was pressed, in pixels."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("act", "quiet")
        self._from: float | None = None
        self._moved = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._from, self._moved = event.globalPosition().y(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is None:
            return
        step = round(event.globalPosition().y() - self._from)
        if self._moved or abs(step) >= 8:
            self._moved = True
            self.dragged.emit(step)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._from = None
        if self._moved:
            # The drag is the act: the release must not also press.
            self.setDown(False)
        else:
            super().mouseReleaseEvent(event)


class PageLayout(QWidget):
    """Lays out a board, the next act and a column of panels for the width there is."""

    narrow_changed = Signal(bool)
    resized = Signal()
    """The layout has another size; `narrow` says which arrangement that made."""

    def __init__(self, board: QWidget, next_act: QWidget, column: PanelColumn) -> None:
        """The three parts become children of the layout."""
        super().__init__()
        self.board, self.next_act, self.column = board, next_act, column
        self._handle = _Handle()
        self._handle.clicked.connect(self._toggle)
        self._handle.pressed.connect(self._grab)
        self._handle.dragged.connect(self._drag)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.SPACE[2])
        self._narrow: bool | None = None
        self._open: bool = False
        self._height: int | None = None
        self._grabbed = 0
        self._arrange(False)

    @property
    def narrow(self) -> bool:
        """True while the column is a sheet under the board."""
        return bool(self._narrow)

    @property
    def sheet_open(self) -> bool:
        """True while the sheet is pulled up."""
        return self._open

    @property
    def handle(self) -> QPushButton:
        """The button that pulls the sheet up; hidden on a wide page."""
        return self._handle

    def set_sheet_open(self, opened: bool) -> None:
        """Pull the sheet up or down; on a wide page it is remembered for later."""
        self._open = opened
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Usable from 360 px on."""
        return QSize(320, 320)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the arrangement for the width."""
        super().resizeEvent(event)
        narrow = self.width() < NARROW
        if narrow != self._narrow:
            self._arrange(narrow)
            self.narrow_changed.emit(narrow)
        self._fit()
        self.resized.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and text size."""
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.FontChange):
            self._fit()
        super().changeEvent(event)

    def _arrange(self, narrow: bool) -> None:
        self._narrow = narrow
        parts = (self.board, self._handle, self.column, self.next_act)
        for part in parts:
            self._grid.removeWidget(part)
        if narrow:
            for row, part in enumerate(parts):
                self._grid.addWidget(part, row, 0)
        else:
            self._grid.addWidget(self.board, 0, 0, 2, 1)
            self._grid.addWidget(self.next_act, 0, 1)
            self._grid.addWidget(self.column, 1, 1)
        self._grid.setRowStretch(0, 1 if narrow else 0)
        self._grid.setRowStretch(1, 0 if narrow else 1)
        self._grid.setColumnStretch(0, 1)
        self._handle.setVisible(narrow)
        QWidget.setTabOrder(self.board, self.next_act)
        QWidget.setTabOrder(self.next_act, self._handle)
        QWidget.setTabOrder(self._handle, self.column)

    def _fit(self) -> None:
        if self._narrow:
            self.column.setVisible(self._open)
            for part in (self.column, self.next_act):
                part.setMinimumWidth(0)
                part.setMaximumWidth(_NO_LIMIT)
            self._fit_sheet()
        else:
            self.column.setVisible(True)
            self.board.setVisible(True)
            low, high = (theme.text_px(size) for size in _COLUMN)
            width = min(high, max(low, self.width() // 3), self.width() // 2)
            self.column.setFixedWidth(width)
            self.next_act.setFixedWidth(width)
            self.column.setMinimumHeight(0)
            self.column.setMaximumHeight(_NO_LIMIT)
        icons.put(self._handle, "chevron_down" if self._open else "chevron_up", "muted")
        text = (
            QCoreApplication.translate("Panels", "Hide panels")
            if self._open
            else QCoreApplication.translate("Panels", "Show panels")
        )
        self._handle.setText(text)
        self._handle.setAccessibleName(text)

    def _fit_sheet(self) -> None:
        """Share the height between board and sheet; a board left too small gives way."""
        taken = self._handle.sizeHint().height() + 3 * self._grid.spacing()
        act = self.next_act
        wraps = act.hasHeightForWidth()
        taken += act.heightForWidth(self.width()) if wraps else act.sizeHint().height()
        room = max(theme.CONTROL, self.height() - taken)
        least = self.board.minimumSizeHint().expandedTo(self.board.minimumSize()).height()
        height = self._height
        if height is None:
            # Panels point at places on the board: the first height leaves it in sight.
            beside = room - least
            half = round(room * _SHEET_SHARE)
            height = min(half, beside) if beside >= _SHEET_LEAST else half
        height = min(room, max(theme.CONTROL, height))
        crowded = room - height < least
        self.board.setVisible(not (self._open and crowded))
        self.column.setFixedHeight(room if crowded else height)

    def _toggle(self) -> None:
        self.set_sheet_open(not self._open)

    def _grab(self) -> None:
        self._grabbed = self.column.height() if self._open else 0

    def _drag(self, step: int) -> None:
        height = self._grabbed - step
        self._open = height >= theme.CONTROL
        self._height = height if self._open else None
        self._fit()
