from __future__ import annotations

import pytest

from app import games
from app.games import GAMES, Game
from widgets.captain_sonar.kit import KIT


def test_games_are_found_by_the_id_of_their_rules() -> None:
    assert games.find("captain_sonar.radio") is GAMES[0]
    assert games.find("chess") is None
    assert list(games.rules()) == [game.rules.id for game in GAMES]
    assert len(set(games.rules())) == len(GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.id)
def test_the_screen_side_is_that_of_the_rules(game: Game) -> None:
    assert game.kit().rules is game.rules
    assert game.text().name()
    assert game.text().name() == game.kit().text.name()


def test_the_radio_operator_is_registered() -> None:
    assert GAMES[0].kit() is KIT
