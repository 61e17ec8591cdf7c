"""A small framed box over the page for rare settings: closes when something else is pressed."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from widgets import theme
from widgets.labels import TextLabel


class Popover(QFrame):
    """Owned by the widget it belongs to; deleted when it closes."""

    def __init__(self, anchor: QWidget, title: str) -> None:
        """The title also names the box for the screen reader."""
        super().__init__(anchor, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("panel", True)
        self.setAccessibleName(title)
        self._anchor = anchor
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(*(theme.SPACE[3],) * 4)
        self.column.setSpacing(theme.SPACE[2])
        self.column.addWidget(TextLabel(title, theme.CONTROL_TEXT, bold=True, wrap=False))

    def open_at_anchor(self) -> None:
        """Show above or below the anchor, wherever there is room on its screen."""
        self.adjustSize()
        anchor, size = self._anchor, self.sizeHint()
        corner = anchor.mapToGlobal(QPoint(0, 0))
        screen = anchor.screen() or QGuiApplication.primaryScreen()
        room = screen.availableGeometry()
        above = corner.y() - size.height() - theme.SPACE[0]
        below = corner.y() + anchor.height() + theme.SPACE[0]
        top = above if above >= room.top() else below
        left = min(corner.x(), room.right() - size.width())
        self.move(max(room.left(), left), max(room.top(), top))
        self.show()
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        self.focusNextChild()
