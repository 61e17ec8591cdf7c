"""What a game brings to the screen, gathered in one `GameKit` value beside its `Rules`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from engines.contract import AnyRules

if TYPE_CHECKING:
    from widgets.background import Background
    from widgets.game_text import GameText
    from widgets.table_page import TablePage


class OptionsForm(QWidget):
    """The form that sets a new table up; its first state is a good default."""

    changed = Signal()

    def options(self) -> Any:
        """The options as the form stands, a value of `Rules.options`."""
        raise NotImplementedError

    def set_options(self, options: Any) -> None:
        """Show these options."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Show every text in the language that is installed now."""
        raise NotImplementedError


class DisplayPage(QWidget):
    """The public picture of a table: the board and its figures, read from two metres away."""

    def show_view(self, view: Any) -> None:
        """Show what `Rules.view` gives the TABLE seat."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Show every text in the language that is installed now."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class GameKit:
    """One game on the screen."""

    rules: AnyRules
    text: GameText
    page: Callable[[Background], TablePage]
    options_form: Callable[[], OptionsForm]
    paint_picture: Callable[[QPainter, QRectF, Any, Any | None], None]
    """Paint a small drawing of the board into a rectangle: options, and the TABLE view or None."""
    display: Callable[[], DisplayPage]
