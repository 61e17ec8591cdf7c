"""The true cell is never lost: simulated games with every observation, chart and option."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random
from unittest.mock import patch

import pytest

from engines.captain_sonar import content, tracker
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Mine, Observation, Silence, Trigger
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import widen
from engines.captain_sonar.tracker.history import hypotheses_of
from tests.engines.captain_sonar.simulate import Enemy, Heard, game, quiet_game

GAMES = 1000
PARTS = 20
EVENTS = 24
OPTIONS = tuple(
    TrackerOptions(
        own_mines_block=block,
        torpedo_range=reach,
        mine_neighbours=neighbours,
        explosions_clear_mines=clear,
    )
    for block, reach, neighbours, clear in itertools.product(
        (True, False), ("manhattan", "sea_path"), ("eight", "four"), (False, True)
    )
)
OPEN = Chart(id="open", name="Open", mode="real-time", columns=15, rows=15, grid=("." * 15,) * 15)


def assert_never_lost(chart: Chart, options: TrackerOptions, heard: list[Heard]) -> bool:
    """Gives whether the answers stayed exact."""
    knowledge = tracker.start(chart, options)
    exact = True
    for number, (observation, cell) in enumerate(heard):
        knowledge = tracker.observe(knowledge, observation)
        assert cell in knowledge.candidates, (number, observation)
        assert knowledge.likelihood.sum() == pytest.approx(1)
        assert exact or not knowledge.exact, "what was forgotten stays forgotten"
        exact = knowledge.exact
    return exact


@pytest.mark.parametrize("part", range(PARTS))
def test_never_loses_the_true_cell(part: int) -> None:
    charts = content.charts()
    for seed in range(part, GAMES, PARTS):
        chart, options = charts[seed % len(charts)], OPTIONS[seed % len(OPTIONS)]
        assert_never_lost(chart, options, game(chart, options, seed, EVENTS))


def test_the_simulated_games_hold_everything_that_can_be_heard() -> None:
    chart = content.chart("bravo-rt")
    kinds: Counter[type[Observation]] = Counter()
    for seed in range(100):
        kinds.update(type(what) for what, _ in game(chart, TrackerOptions(), seed, EVENTS))
    assert len(kinds) == 10
    assert min(kinds.values()) >= 20


@pytest.mark.parametrize("chart", [content.chart("charlie-rt"), OPEN], ids=["charlie", "open"])
@pytest.mark.parametrize("courses", [0, 1, 2])
def test_widens_rather_than_loses_when_there_is_too_much(chart: Chart, courses: int) -> None:
    for seed in range(2):
        heard = quiet_game(chart, seed, 8 * (courses + 1), courses)
        assert sum(isinstance(what, Silence) for what, _ in heard) == 8
        assert not assert_never_lost(chart, TrackerOptions(), heard)


@pytest.mark.parametrize("seed", range(4))
def test_widens_with_mines_as_well(seed: int) -> None:
    options = OPTIONS[seed]
    enemy = Enemy(OPEN, options, Random(seed))
    heard: list[Heard] = []
    while len(heard) < 40:
        heard += [enemy.course(), enemy.course()]
        if enemy.rules.mine_spots(enemy.boat) and len(enemy.boat[2]) < 4:
            heard.append(enemy.hear(Mine()))
        trigger = enemy.trigger() if len(heard) % 3 == 0 else None
        heard.append(enemy.hear(trigger or Silence()))
    assert not assert_never_lost(OPEN, options, heard)


def test_stays_exact_at_a_hundred_thousand_hypotheses() -> None:
    chart = content.chart("charlie-rt")
    heard = quiet_game(chart, 26, 40, 6)
    history = tracker.follow(chart, TrackerOptions(), tuple(what for what, _ in heard))
    assert max(knowledge.hypotheses for knowledge in history) == 111_644
    assert history[-1].exact


@pytest.mark.parametrize("clear", [False, True])
def test_a_forgotten_mine_may_still_go_off(clear: bool) -> None:
    options = TrackerOptions(explosions_clear_mines=clear)
    went_off = 0
    for seed in range(12):
        enemy = Enemy(OPEN, options, Random(seed))
        knowledge = tracker.start(OPEN, options)
        heard = [enemy.hear(Mine()), enemy.course(), enemy.hear(Silence())]
        heard += [enemy.course(), enemy.hear(Mine())]
        while trigger := enemy.trigger():
            heard.append(enemy.hear(trigger))
        for observation, cell in heard:
            with patch.object(widen, "MOST_MADE", 500):
                knowledge = tracker.observe(knowledge, observation)
            assert cell in knowledge.candidates
            forgotten = hypotheses_of(knowledge).mines_forgotten
            went_off += forgotten and isinstance(observation, Trigger)
    assert went_off >= 12
