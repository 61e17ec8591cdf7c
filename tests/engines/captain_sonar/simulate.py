"""Random legal games of a simulated enemy: what would be heard, and where it really is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Claim,
    Course,
    Drone,
    Hit,
    Mine,
    Observation,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
    Used,
)
from engines.captain_sonar.options import TrackerOptions
from tests.engines.captain_sonar.oracle import Boat, Oracle, Square, damage

Heard = tuple[Observation, str]
"""An observation and the cell the enemy was in after it."""


def name(cell: Square) -> str:
    """Name of a cell."""
    return f"{chr(65 + cell[0])}{cell[1] + 1}"


class Enemy:
    """A submarine that plays at random, but never against the rules."""

    def __init__(self, chart: Chart, options: TrackerOptions, random: Random) -> None:
        self.rules = Oracle(chart, options)
        self.chart = chart
        self.random = random
        cell = random.choice(sorted(self.rules.sea))
        self.boat: Boat = (cell, frozenset({cell}), frozenset())

    def hear(self, observation: Observation) -> Heard:
        """Carry an observation out, choosing at random what stays unheard."""
        outcomes = self.rules.outcomes(self.boat, observation)
        self.boat = self.random.choice(sorted(outcomes, key=repr))[0]
        return observation, name(self.boat[0])

    def courses(self) -> list[Observation]:
        """Courses that may be ordered now."""
        every = [Course(direction) for direction in ("N", "E", "S", "W")]
        return [course for course in every if self.rules.outcomes(self.boat, course)]

    def course(self) -> Heard:
        """One step, or surfacing where there is none left."""
        return self.hear(self.random.choice(self.courses() or [self.surface()]))

    def surface(self) -> Observation:
        return Surface(self.rules.sector(self.boat[0]))

    def other(self) -> Heard:
        """Anything but a course that can happen now."""
        kinds: list[Callable[[], Observation | None]] = [
            Silence,
            Silence,
            self.surface,
            self._torpedo,
            self._mine,
            self._mine,
            self.trigger,
            self.trigger,
            self._drone,
            self._sonar,
            self._hit,
            self._used,
        ]
        while True:
            observation = self.random.choice(kinds)()
            if observation is not None:
                return self.hear(observation)

    def _used(self) -> Observation:
        return Used(self.random.choice(("drone", "sonar", "scenario")))

    def _near(self, reach: int) -> Square:
        (x, y), _, _ = self.boat
        while True:
            there = (
                x + self.random.randint(-reach, reach),
                y + self.random.randint(-reach, reach),
            )
            if 0 <= there[0] < self.chart.columns and 0 <= there[1] < self.chart.rows:
                return there

    def _self_hit(self, aim: Square) -> str | None:
        return self.random.choice((None, damage(self.boat[0], aim)))

    def _torpedo(self) -> Observation | None:
        aim = self._near(4)
        if not self.rules.in_range(self.boat[0], aim):
            return None
        return Torpedo(name(aim), self._self_hit(aim))

    def _mine(self) -> Observation | None:
        return Mine() if self.rules.mine_spots(self.boat) else None

    def trigger(self) -> Observation | None:
        mines = sorted(self.boat[2])
        if not mines:
            return None
        aim = self.random.choice(mines)
        return Trigger(name(aim), self._self_hit(aim))

    def _hit(self) -> Observation:
        aim = self._near(self.random.choice((1, 1, 6)))
        return Hit(name(aim), damage(self.boat[0], aim))

    def _drone(self) -> Observation:
        sector = self.random.randint(1, self.chart.sectors)
        return Drone(sector, self.rules.sector(self.boat[0]) == sector)

    def _sonar(self) -> Observation | None:
        (x, y), _, _ = self.boat
        truth = {"row": y + 1, "column": x + 1, "sector": self.rules.sector(self.boat[0])}
        most = {"row": self.chart.rows, "column": self.chart.columns, "sector": self.chart.sectors}
        right, wrong = self.random.sample(sorted(truth), 2)
        lies = [value for value in range(1, most[wrong] + 1) if value != truth[wrong]]
        if not lies:
            return None
        claims = [Claim(right, truth[right]), Claim(wrong, self.random.choice(lies))]
        self.random.shuffle(claims)
        return Sonar(*claims)


def game(chart: Chart, options: TrackerOptions, seed: int, events: int) -> list[Heard]:
    """A game with every kind of observation, two courses to one of the others."""
    random = Random(seed)
    enemy = Enemy(chart, options, random)
    return [enemy.other() if random.random() < 1 / 3 else enemy.course() for _ in range(events)]


def quiet_game(chart: Chart, seed: int, events: int, courses: int) -> list[Heard]:
    """Nothing but courses and, after every so many of them, a silence; never blocked in."""
    random = Random(seed)
    while True:
        enemy = Enemy(chart, TrackerOptions(), random)
        heard: list[Heard] = []
        while len(heard) < events:
            if len(heard) % (courses + 1) == courses:
                heard.append(enemy.hear(Silence()))
            elif enemy.courses():
                heard.append(enemy.course())
            else:
                break
        if len(heard) == events:
            return heard
