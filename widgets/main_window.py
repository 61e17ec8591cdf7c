"""The window: one page at a time, banners above it, and the commands of what is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from widgets.banners import Banners
from widgets.commands import Command, CommandSet

translate = QCoreApplication.translate


class MainWindow(QWidget):
    """One window. It never closes by itself: it asks, and closes when told so.

    What stands behind has things to put away first, and Qt's own way would stop
    the loop under it.
    """

    close_requested = Signal()
    language_changed = Signal()

    def __init__(self, keys: Mapping[str, tuple[str, ...]] | None = None) -> None:
        """`keys` are the keys that people chose themselves, by command id."""
        super().__init__()
        self.setObjectName("main")
        self.commands = CommandSet(self, keys)
        self.banners = Banners()
        self._page_commands: tuple[str, ...] = ()
        self._closing = False
        self._title = ""
        self._pages = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banners)
        column.addWidget(self._pages, 1)
        self.setMinimumSize(QSize(360, 480))
        self.show_title("")

    def sizeHint(self) -> QSize:
        """A size that suits a laptop."""
        return QSize(1120, 740)

    def page(self) -> QWidget | None:
        """The page that is shown."""
        return self._pages.currentWidget()

    def add_page(self, page: QWidget) -> None:
        """Keep a page ready; it is not shown yet."""
        self._pages.addWidget(page)

    def show_page(self, page: QWidget, commands: Iterable[Command] = ()) -> None:
        """Show a page with its commands; those of the page before go."""
        self.commands.remove(self._page_commands)
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        found = tuple(commands)
        self._page_commands = tuple(command.id for command in found)
        self.commands.add(found)

    def drop_page(self, page: QWidget) -> None:
        """Throw a page away."""
        self._pages.removeWidget(page)
        page.hide()
        page.deleteLater()

    def show_title(self, title: str) -> None:
        """Say in the title bar what is shown; empty for the program's name alone."""
        self._title = title
        name = translate("Window", "Bathysphere")
        self.setWindowTitle(f"{title} - {name}" if title else name)

    def bring_up(self) -> None:
        """Come to the front, from the icon too."""
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def close_now(self) -> None:
        """Close without asking anybody."""
        self._closing = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask to be closed; really close only after `close_now`."""
        if self._closing:
            super().closeEvent(event)
            return
        event.ignore()
        self.close_requested.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.show_title(self._title)
            self.commands.refresh()
            self.language_changed.emit()
        super().changeEvent(event)
