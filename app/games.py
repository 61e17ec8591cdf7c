"""The games there are, one line a game."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Final

from engines.captain_sonar import radio
from engines.contract import AnyRules

if TYPE_CHECKING:
    from widgets.game_kit import GameKit
    from widgets.game_text import GameText


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its rules, and where its screen side is found once a window is wanted."""

    rules: AnyRules
    widgets: str
    """The package in `widgets` with `kit.KIT` and `text.TEXT`."""

    def kit(self) -> GameKit:
        """The screen side. Needs QtGui, so the command line never asks for it."""
        kit: GameKit = import_module(f"{self.widgets}.kit").KIT
        return kit

    def text(self) -> GameText:
        """The sentences of the game; needs QtCore only."""
        text: GameText = import_module(f"{self.widgets}.text").TEXT
        return text


GAMES: Final[tuple[Game, ...]] = (Game(radio.RULES, "widgets.captain_sonar"),)


def rules() -> dict[str, AnyRules]:
    """The rules of every game by their id."""
    return {game.rules.id: game.rules for game in GAMES}


def find(game_id: str) -> Game | None:
    """The game with this id (`Rules.id`), or None for one this version does not know."""
    return next((game for game in GAMES if game.rules.id == game_id), None)
