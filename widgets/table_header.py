"""The head of a table: back, what is played, whose seat, the time of day, the rare acts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QTime, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from widgets import icons, theme
from widgets.labels import ElidedLabel, TextLabel
from widgets.page_layout import NARROW

translate = QCoreApplication.translate


class TableHeader(QWidget):
    """One row that fits 360 pixels: what does not fit goes behind *more*."""

    back_requested = Signal()
    curtain_requested = Signal()
    display_requested = Signal()
    help_requested = Signal()
    more_requested = Signal(QPoint)
    """Where on the screen the menu of rare acts belongs."""

    def __init__(self, title: str) -> None:
        """The head of one table."""
        super().__init__()
        self.title = ElidedLabel(title, theme.HEADING, bold=True)
        self.seat = ElidedLabel("", theme.CAPTION, token="muted")
        self.time = TextLabel(size=theme.CONTROL_TEXT, token="muted", tabular=True, wrap=False)
        self.back, self.curtain = QToolButton(), QToolButton()
        self.display, self.help, self.more = QToolButton(), QToolButton(), QToolButton()
        self.curtain.hide()
        icons.put(self.back, "back")
        icons.put(self.curtain, "curtain")
        icons.put(self.display, "table_display")
        icons.put(self.help, "help")
        icons.put(self.more, "more")
        self.back.clicked.connect(self.back_requested)
        self.curtain.clicked.connect(self.curtain_requested)
        self.display.clicked.connect(self.display_requested)
        self.help.clicked.connect(self.help_requested)
        self.more.clicked.connect(self._ask_more)
        self._lay_out()
        self._minute = QTimer(self)
        self._minute.setSingleShot(True)
        self._minute.timeout.connect(self._show_time)
        self._show_time()
        self.retranslate()

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.title)
        names.addWidget(self.seat)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 4)
        row.setSpacing(theme.SPACE[0])
        row.addWidget(self.back)
        row.addLayout(names, 1)
        row.addWidget(self.time)
        for button in (self.curtain, self.display, self.help, self.more):
            row.addWidget(button)
        for button in self.buttons():
            button.setProperty("act", "quiet")

    def buttons(self) -> tuple[QToolButton, ...]:
        """The buttons from left to right."""
        return self.back, self.curtain, self.display, self.help, self.more

    def _ask_more(self) -> None:
        self.more_requested.emit(self.more.mapToGlobal(QPoint(0, self.more.height())))

    def _show_time(self) -> None:
        now = QTime.currentTime()
        self.time.setText(self.locale().toString(now, "HH:mm"))
        self._minute.start((60 - now.second()) * 1000)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out on a phone what is also behind *more*."""
        super().resizeEvent(event)
        wide = self.width() >= NARROW
        self.time.setVisible(wide)
        self.display.setVisible(wide)

    def retranslate(self) -> None:
        """Say everything again, in the language that is installed now."""
        texts = {
            self.back: translate("Table", "Back to the tables"),
            self.curtain: translate("Table", "Curtain: hand over to another seat"),
            self.display: translate("Table", "Table display"),
            self.help: translate("Table", "Keys"),
            self.more: translate("Table", "More"),
        }
        for button, text in texts.items():
            button.setAccessibleName(text)
            button.setToolTip(text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
