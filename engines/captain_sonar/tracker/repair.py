"""Which single observation, changed or dropped, makes a contradictory record consistent?

Each replacement is first held against bounds on cells alone (see `motion`): what
the lines before leave, and from where the lines after can be done. Those that
pass are tried with the tracker itself from the line on, and only with the
hypotheses that these bounds allow, so most trials are over after a few lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
import numpy as np

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Observation
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import motion
from engines.captain_sonar.tracker.history import follow, hypotheses_of
from engines.captain_sonar.tracker.knowledge import Belief, Knowledge
from engines.captain_sonar.tracker.reshape import select
from engines.captain_sonar.tracker.slips import slips
from engines.captain_sonar.tracker.steps import advance
from engines.captain_sonar.tracker.waters import Mask


class Repair(msgspec.Struct, frozen=True):
    """One change to the record after which it contradicts itself no more."""

    line: int
    """Line from 1."""
    replacement: Observation | None
    """What stands in its place; None when it is dropped."""
    candidates: int
    """Cells the enemy may then be in."""


class Trial(NamedTuple):
    """A replacement that has not been tried yet."""

    line: int
    replacement: Observation | None


def never() -> bool:
    """For work that nobody cancels."""
    return False


def contradiction(history: tuple[Knowledge, ...]) -> int | None:
    """The first line, from 1, after which no hypothesis is left, or None."""
    return next((line for line, known in enumerate(history) if known.empty), None)


def repairs(
    chart: Chart,
    options: TrackerOptions,
    observations: tuple[Observation, ...],
    cancelled: Callable[[], bool] = never,
) -> Iterator[Repair]:
    """The single changes that repair the record, likeliest slips first.

    Tried are, on every line up to the contradiction, the slips of
    `slips.slips`, group by group, then dropping the line; within a group the
    latest line first. A line equal to the one before may have been entered
    twice, so dropping it comes first of all (dropping the other is the same).
    Nothing is yielded when there is no contradiction, and no more once
    `cancelled()` is true; it is asked at each line of each trial.
    """
    history = follow(chart, options, observations)
    broken = contradiction(history)
    if broken is None:
        return
    onward = motion.onward(chart, options, observations)
    for trial in _trials(chart, observations[:broken]):
        if cancelled():
            return
        found = _try(history, observations, onward, trial, cancelled)
        if found is not None:
            yield found


def _trials(chart: Chart, observations: tuple[Observation, ...]) -> Iterator[Trial]:
    lines = range(len(observations), 0, -1)
    # Which of several equal lines in a row is dropped makes no difference: the last stands for all.
    same = {n: n > 1 and observations[n - 1] == observations[n - 2] for n in lines}
    drops = [n for n in lines if n == len(lines) or not same[n + 1]]
    yield from (Trial(line, None) for line in drops if same[line])
    meant = {line: slips(chart, observations[line - 1]) for line in lines}
    for group in range(3):
        for line in lines:
            yield from (Trial(line, other) for other in meant[line][group])
    yield from (Trial(line, None) for line in drops if not same[line])


def _try(
    history: tuple[Knowledge, ...],
    observations: tuple[Observation, ...],
    onward: list[Mask],
    trial: Trial,
    cancelled: Callable[[], bool],
) -> Repair | None:
    known = history[trial.line - 1]
    chart, options = known.chart, known.options
    steps = [] if trial.replacement is None else [trial.replacement]
    if motion.crosses_itself(
        [*observations[: trial.line - 1], *steps, *observations[trial.line :]]
    ):
        return None
    start = motion.onward(chart, options, steps, onward[trial.line])[0]
    if not (start & (known.likelihood > 0)).any():
        return None
    belief = within(hypotheses_of(known), start)
    steps += observations[trial.line :]
    for number, step in enumerate(steps, start=len(observations) - len(steps) + 1):
        if cancelled():
            return None
        belief = within(advance(chart, options, belief, step), onward[number])
        if not belief.size:
            return None
    return Repair(trial.line, trial.replacement, len(np.unique(belief.cell)))


def within(belief: Belief, cells: Mask) -> Belief:
    """Only the hypotheses in these cells."""
    return select(belief, cells[belief.cell])
