"""The table display: the public view only, large enough to be read from two metres away."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QScreen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from widgets import theme
from widgets.game_kit import GameKit
from widgets.labels import ElidedLabel, TextLabel

translate = QCoreApplication.translate


class TableDisplay(QWidget):
    """Shows what lies open for everybody; nothing can be changed from here."""

    left = Signal()
    """The display is no longer wanted: Esc, F11 or its window was closed."""

    def __init__(self, kit: GameKit, title: str) -> None:
        """The display of one table."""
        super().__init__()
        self._title = title
        self.setProperty("ownFocus", True)
        self.setObjectName("display")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.page = kit.display()
        self._heading = ElidedLabel(title, theme.FIGURE, bold=True)
        self._timers = TextLabel(size=theme.DISPLAY, bold=True, tabular=True, wrap=False)
        self._timers.hide()
        row = QHBoxLayout()
        row.addWidget(self._heading, 1)
        row.addWidget(self._timers)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 24)
        column.addLayout(row)
        column.addWidget(self.page, 1)
        self.retranslate()

    def show_view(self, view: Any) -> None:
        """Show what the TABLE seat may see."""
        self.page.show_view(view)

    def show_timers(self, text: str) -> None:
        """Show the running timers as one line; empty for none."""
        self._timers.setText(text)
        self._timers.setVisible(bool(text))

    def open_window(self, here: QScreen) -> None:
        """Open as a window of its own: full screen on another screen than `here`, if there is.

        It is there to be looked at and never takes the keyboard: what is typed while it opens
        or after somebody clicked on it is meant for the record.
        """
        self.setWindowFlag(Qt.WindowType.WindowDoesNotAcceptFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        screens = QGuiApplication.screens()
        other = next((screen for screen in screens if screen is not here), None)
        self.resize(960, 640)
        if other is None:
            self.show()
            return
        self.setGeometry(other.geometry())
        self.showFullScreen()

    def retranslate(self) -> None:
        """Say everything again, in the language that is installed now."""
        self.setWindowTitle(translate("Display", "{title} - table").format(title=self._title))
        self.setAccessibleName(translate("Display", "Table display"))
        self.page.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc or F11."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.left.emit()
            return
        super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say that the window was closed."""
        self.left.emit()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
