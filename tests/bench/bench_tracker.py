"""Speed and memory of the tracker against plain enumeration, measured side by side.

The games are Charlie real-time, random legal play, a silence after every six
courses, 40 events, nothing else known. The seeds were picked for peaks of about
100,000 hypotheses. Each game is played three times both ways, the quickest
counts: the machine may be busy with something else.
"""

from __future__ import annotations

import statistics
import time
import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple, TypeVar

from engines.captain_sonar import content, tracker
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Course, Observation
from engines.captain_sonar.options import TrackerOptions
from tests.bench.figure import Figure
from tests.engines.captain_sonar.simulate import quiet_game

EVENTS: Final = 40
COURSES: Final = 6
SEEDS: Final = (171, 158, 400, 728, 798, 991, 370, 1113, 355, 895)
RUNS: Final = 3
SILENCES: Final = 8

State = TypeVar("State")
Boats = set[tuple[int, int]]
"""Cell and route as a bit mask: the plain enumeration."""


class Measured(NamedTuple):
    """One game, both ways."""

    peak: int
    ours: list[float]
    plain: list[float]


class Plain:
    """What is to be beaten: a set of (cell, route), equal ones merged, stepped in Python."""

    def __init__(self, chart: Chart) -> None:
        self.start: Boats = {(c, 1 << c) for c in range(chart.size) if chart.is_sea(c)}
        self.beside = {
            (cell, direction): cell + dy * chart.columns + dx
            for cell in range(chart.size)
            for direction, dx, dy in (("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0))
            if self._sea(chart, cell % chart.columns + dx, cell // chart.columns + dy)
        }

    @staticmethod
    def _sea(chart: Chart, x: int, y: int) -> bool:
        inside = 0 <= x < chart.columns and 0 <= y < chart.rows
        return inside and chart.grid[y][x] != "#"

    def hear(self, boats: Boats, observation: Observation) -> Boats:
        beside, after = self.beside, set()
        if isinstance(observation, Course):
            for cell, route in boats:
                there = beside.get((cell, observation.direction))
                if there is not None and not route >> there & 1:
                    after.add((there, route | 1 << there))
            return after
        for cell, route in boats:
            after.add((cell, route))
            for direction in "NESW":
                here, longer = cell, route
                for _ in range(4):
                    there = beside.get((here, direction))
                    if there is None or longer >> there & 1:
                        break
                    here, longer = there, longer | 1 << there
                    after.add((here, longer))
        return after


def timed(
    state: State, hear: Callable[[State, Observation], State], heard: Iterable[Observation]
) -> tuple[list[float], list[State]]:
    """Seconds of each event, and the states after them."""
    seconds, states = [], [state]
    for observation in heard:
        begun = time.perf_counter()
        state = hear(state, observation)
        seconds.append(time.perf_counter() - begun)
        states.append(state)
    return seconds, states


def hear(knowledge: tracker.Knowledge, observation: Observation) -> tracker.Knowledge:
    """One event as the page sees it: the likelihood and the candidates too."""
    after = tracker.observe(knowledge, observation)
    assert after.candidates
    return after


def quickest(
    state: State, hear: Callable[[State, Observation], State], heard: Iterable[Observation]
) -> tuple[list[float], list[State]]:
    """The quickest of some runs, event by event."""
    runs = [timed(state, hear, heard) for _ in range(RUNS)]
    return [min(times) for times in zip(*(times for times, _ in runs), strict=True)], runs[0][1]


def measure(chart: Chart, heard: tuple[Observation, ...]) -> Measured:
    """Play one game both ways, and check that they agree."""
    ours, known = quickest(tracker.start(chart, TrackerOptions()), hear, heard)
    plain = Plain(chart)
    theirs, boats = quickest(plain.start, plain.hear, heard)
    for one, other in zip(known, boats, strict=True):
        assert one.hypotheses == len(other)
        assert one.exact
    return Measured(max(map(len, boats)), ours, theirs)


def widened(chart: Chart, seed: int) -> list[float]:
    """Seconds of each event with eight silences, a course between them, in open water."""
    heard = tuple(what for what, _ in quiet_game(chart, seed, 2 * SILENCES, 1))
    seconds, known = quickest(tracker.start(chart, TrackerOptions()), hear, heard)
    assert not known[-1].exact
    return seconds


def memory(chart: Chart, heard: tuple[Observation, ...]) -> int:
    """Most bytes that one game takes, all its lines kept."""
    tracemalloc.start()
    known = tracker.follow(chart, TrackerOptions(), heard)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert len(known) == len(heard) + 1
    return most


def figures() -> Iterator[Figure]:
    """Figures of the tracker."""
    chart = content.chart("charlie-rt")
    played = [tuple(what for what, _ in quiet_game(chart, seed, EVENTS, COURSES)) for seed in SEEDS]
    games = [measure(chart, heard) for heard in played]
    peaks = sorted(game.peak for game in games)
    how = f"{len(games)} games on Charlie, peaks {peaks[0]:,} to {peaks[-1]:,} hypotheses"
    events = [second for game in games for second in game.ours]
    yield Figure("tracker: worst event", max(events) * 1e3, "ms", 50, note=how)
    yield Figure("tracker: median event", statistics.median(events) * 1e6, "µs", note=how)
    ours = statistics.median(sum(game.ours) for game in games)
    plain = statistics.median(sum(game.plain) for game in games)
    yield Figure("tracker: game of 40 events", ours * 1e3, "ms", note="median of the same games")
    note = "plain Python set of (cell, route), median of the same games"
    yield Figure("plain enumeration: game", plain * 1e3, "ms", note=note)
    ratios = [sum(game.plain) / sum(game.ours) for game in games]
    note = f"plain / tracker; from {min(ratios):.1f} to {max(ratios):.1f}"
    ratio = statistics.median(ratios)
    yield Figure("tracker: times faster over a game", ratio, "x", 10, at_least=True, note=note)
    wide = max(max(widened(chart, seed)) for seed in range(10))
    note = f"{SILENCES} silences, a course between them, budget exceeded"
    yield Figure("tracker: worst event when widened", wide * 1e3, "ms", 100, note=note)
    most = max(memory(chart, heard) for heard in played[:3])
    note = "most that one of these games takes with all its lines kept"
    yield Figure("tracker: memory", most / 2**20, "MiB", note=note)
