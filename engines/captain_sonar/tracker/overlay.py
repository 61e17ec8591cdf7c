"""The enemy's track since it last surfaced, as a shape to lay on the map.

On the real table the radio operator draws the track on a transparent sheet and
slides it about. A silence leaves open how the shape goes on: a `Choice` says
what some silences are taken to have been, and the tracker is asked what follows
(a supposed silence is a `Run`), so that nothing here can disagree with it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

import msgspec
import numpy as np

from engines.captain_sonar.observations import Course, Observation, Silence, Surface
from engines.captain_sonar.tracker import motion
from engines.captain_sonar.tracker.history import follow, hypotheses_of
from engines.captain_sonar.tracker.knowledge import Belief, Knowledge
from engines.captain_sonar.tracker.moves import Run, Step
from engines.captain_sonar.tracker.repair import never, within
from engines.captain_sonar.tracker.steps import advance
from engines.captain_sonar.tracker.waters import Mask
from engines.captain_sonar.tracker.why import Reason, why_all
from engines.squares import STEP, Direction

Choice: TypeAlias = Mapping[int, Run]
"""What silences are taken to have been, by line; lines without an open silence do not count."""
NOTHING_CHOSEN: Final[Choice] = {}


class Leg(msgspec.Struct, frozen=True):
    """One move of the track."""

    line: int
    """Line of the record, from 1."""
    direction: Direction | None
    """None for a silence."""


class Track(msgspec.Struct, frozen=True):
    """The moves since the enemy last surfaced, oldest first."""

    since: int
    """Line of that surfacing, or 0 when it has not surfaced."""
    steps: tuple[Leg, ...]

    @property
    def silences(self) -> tuple[int, ...]:
        """Lines of the silences."""
        return tuple(step.line for step in self.steps if step.direction is None)


class Point(msgspec.Struct, frozen=True):
    """A cell of the track, columns and rows from the last cell of its piece (east, south)."""

    dx: int
    dy: int
    line: int
    """Line whose move led here; for the first of a piece, where the piece begins: the
    surfacing or silence before it, or 0."""


class Piece(msgspec.Struct, frozen=True):
    """A part of the track whose shape is known; the last piece ends on the anchor."""

    points: tuple[Point, ...]
    """Oldest first, the last at (0, 0)."""
    silence: int | None
    """Line of the silence after it that nothing was chosen for; None for the last piece."""


class Alternative(msgspec.Struct, frozen=True):
    """What a silence can have been."""

    run: Run
    """`Run("N", 0)` where the enemy stayed."""
    share: float
    """Its likelihood among the alternatives, 0 to 1."""


def track(observations: Sequence[Observation]) -> Track:
    """The track since the last surfacing."""
    numbered = list(enumerate(observations, start=1))
    since = max((line for line, item in numbered if isinstance(item, Surface)), default=0)
    legs = []
    for line, item in numbered[since:]:
        if isinstance(item, Course):
            legs.append(Leg(line, item.direction))
        elif isinstance(item, Silence):
            legs.append(Leg(line, None))
    return Track(since, tuple(legs))


def pieces(track: Track, choice: Choice = NOTHING_CHOSEN) -> tuple[Piece, ...]:
    """The shapes to draw, oldest first: one more than there are silences not chosen."""
    found: list[Piece] = []
    path = [(0, 0, track.since)]
    for leg in track.steps:
        run = choice.get(leg.line) if leg.direction is None else Run(leg.direction, 1)
        if run is None:
            found.append(_piece(path, leg.line))
            path = [(0, 0, leg.line)]
            continue
        dx, dy = STEP[run.direction]
        for _ in range(run.distance):
            x, y, _line = path[-1]
            path.append((x + dx, y + dy, leg.line))
    return (*found, _piece(path, None))


def alternatives(
    history: Sequence[Knowledge],
    observations: Sequence[Observation],
    choice: Choice = NOTHING_CHOSEN,
    cancelled: Callable[[], bool] = never,
) -> dict[int, tuple[Alternative, ...]]:
    """What each silence since the last surfacing can have been, the likeliest first.

    Given the choice: one alternative for a chosen silence, none at all when no
    hypothesis fits. The shares of a silence add up to 1. `history` is what
    `follow` gives for the observations. When `cancelled()` becomes true the rest
    is left out.
    """
    known, steps = _supposed(history, observations, choice)
    found: dict[int, tuple[Alternative, ...]] = {}
    for line in track(observations).silences:
        if known[-1].empty:
            found[line] = ()
        elif line in choice:
            found[line] = (Alternative(choice[line], 1.0),)
        else:
            found[line] = _alternatives(known, steps, line, cancelled)
    return found


def likeliest(
    history: Sequence[Knowledge],
    observations: Sequence[Observation],
    choice: Choice = NOTHING_CHOSEN,
    cancelled: Callable[[], bool] = never,
) -> dict[int, Run]:
    """The choice completed, the latest silence first, each by the likeliest that then fits.

    The track so chosen fits somewhere. Empty when no hypothesis fits the choice,
    or when cancelled.
    """
    silences = track(observations).silences
    chosen = {line: choice[line] for line in silences if line in choice}
    for line in reversed(silences):
        known, steps = _supposed(history, observations, chosen)
        if known[-1].empty:
            return {}
        if line in chosen:
            continue
        left = _alternatives(known, steps, line, cancelled)
        if not left or cancelled():
            return {}
        chosen[line] = left[0].run
    known, _steps = _supposed(history, observations, chosen)
    return {} if known[-1].empty else chosen


def anchors(
    history: Sequence[Knowledge],
    observations: Sequence[Observation],
    choice: Choice = NOTHING_CHOSEN,
) -> dict[str, Reason | None]:
    """For every cell, in reading order, why the track cannot end there, or None when it can."""
    known, steps = _supposed(history, observations, choice)
    chart = known[0].chart
    reasons = why_all(known, steps, range(chart.size))
    return {chart.name_of(cell): reason for cell, reason in enumerate(reasons)}


def _piece(path: Sequence[tuple[int, int, int]], silence: int | None) -> Piece:
    end_x, end_y, _line = path[-1]
    return Piece(tuple(Point(x - end_x, y - end_y, line) for x, y, line in path), silence)


def _supposed(
    history: Sequence[Knowledge], observations: Sequence[Observation], choice: Choice
) -> tuple[tuple[Knowledge, ...], tuple[Step, ...]]:
    """The record with the chosen silences in place, and what is then known."""
    steps: list[Step] = list(observations)
    for line in track(observations).silences:
        steps[line - 1] = choice.get(line, steps[line - 1])
    supposed = tuple(steps)
    return follow(history[0].chart, history[0].options, supposed), supposed


def _alternatives(
    known: Sequence[Knowledge], steps: Sequence[Step], line: int, cancelled: Callable[[], bool]
) -> tuple[Alternative, ...]:
    """The alternatives of one open silence of a record that does not contradict itself."""
    last = known[line - 1]
    # Hypotheses outside these cells die anyway: without them the trials are short.
    onward = motion.onward(last.chart, last.options, steps[line:])
    weights: dict[Run, float] = {}
    for run in motion.every_run():
        if cancelled():
            break
        start = motion.before(last.chart, onward[0], run)
        belief = within(hypotheses_of(last), start)
        left = _carried(last, belief, (run, *steps[line:]), onward, cancelled)
        if left is not None:
            weights[run] = float(np.log(left.weight.sum())) + left.log_weight
    if not weights:
        return ()
    most = max(weights.values())
    shares = {run: float(np.exp(weight - most)) for run, weight in weights.items()}
    total = sum(shares.values())
    ranked = sorted(shares.items(), key=lambda item: -round(item[1], 12))
    return tuple(Alternative(run, share / total) for run, share in ranked)


def _carried(
    last: Knowledge,
    belief: Belief,
    steps: Sequence[Step],
    onward: Sequence[Mask],
    cancelled: Callable[[], bool],
) -> Belief | None:
    """A belief taken through steps and held to `onward` after each; None if it is empty."""
    for step, cells in zip(steps, onward, strict=True):
        if cancelled() or not belief.size:
            return None
        belief = within(advance(last.chart, last.options, belief, step), cells)
    return belief if belief.size else None
