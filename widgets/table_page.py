"""The page of one seat at one table: shows changes, emits what the seat wants to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from engines.contract import Refused
from engines.journal import Entry
from widgets.commands import Command


@dataclass(frozen=True, slots=True)
class Change:
    """What a page is shown after each act, and once when the table opens."""

    state: Any
    """The view of the page's seat."""
    events: tuple[Any, ...] = ()
    """What just happened, as the seat sees it; empty after undo, redo and on opening."""
    entries: tuple[Entry, ...] = ()
    """The whole journal, oldest first."""
    can_undo: bool = False
    can_redo: bool = False


class TablePage(QWidget):
    """Base of every game's pages. Nothing in a page changes state: it emits `submitted`."""

    submitted = Signal(str, object, bool)
    """Seat, act, force."""

    def show_change(self, change: Change) -> None:
        """Show the state after a change."""
        raise NotImplementedError

    def refuse(self, act: Any, refused: Refused) -> None:
        """Say, where the act was tried, why it was refused."""
        raise NotImplementedError

    def commands(self) -> list[Command]:
        """What the page adds to the window's keys and to the command palette."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Say everything again, in the language that is now installed."""
        raise NotImplementedError

    def status_sentence(self) -> str:
        """What is to be done next, for the window's title and the screen reader."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
