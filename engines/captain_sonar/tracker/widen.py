"""Keeping the work bounded: forgetting parts of routes and mines, which only adds hypotheses.

A hypothesis whose route is partly forgotten may go wherever the true one may,
and further; so the true cell is never lost, but the answer is no longer exact.

How much an event would make, exactly or after forgetting, is estimated from the
hypotheses on some of the cells: equal ones are on equal cells, so the counts of
cells just add up.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol, TypeVar

import numpy as np

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.tracker.bits import near, words
from engines.captain_sonar.tracker.knowledge import Belief
from engines.captain_sonar.tracker.reshape import merged, select
from engines.captain_sonar.tracker.waters import Cells

MOST_MADE: Final = 200_000
"""Hypotheses that one event may make, before equal ones are merged."""
MOST_WORDS: Final = 1_800_000
"""Words that their rows may have in all: the limit on large charts."""
MOST_OUTCOMES: Final = 17
"""Most that one hypothesis can become: a silence has as many outcomes, a mine eight."""
_WIDENED: Final = 0.6
"""Part of the budget that is used after forgetting, which takes time of its own."""
_PORTION: Final = 8
"""One cell in so many is looked at for an estimate."""


class Planned(Protocol):
    """Outcomes of an event."""

    @property
    def cell(self) -> Cells:
        """One entry for each hypothesis that would be made."""


Plan = TypeVar("Plan", bound=Planned)
Change = Callable[[Chart, Belief], Belief]


def to_fit(
    chart: Chart, belief: Belief, plan: Callable[[Belief], Plan], sets: int = 1
) -> tuple[Belief, Plan]:
    """Widen as little as needed for the planned work to fit the budget.

    `sets` is the least number of sets of cells that the rows made will have.
    """
    width = max(belief.rows.shape[1], sets * words(chart))
    most = min(MOST_MADE, MOST_WORDS // width)
    if belief.size * MOST_OUTCOMES <= most:
        return belief, plan(belief)
    for change in CHANGES[_first_fit(chart, belief, plan, most) : -1]:
        base = change(chart, belief)
        planned = plan(base)
        # an estimate that was a little short is no reason to forget more
        if len(planned.cell) <= most * 5 // 4:
            return base, planned
    base = CHANGES[-1](chart, belief)
    return base, plan(base)


def _first_fit(chart: Chart, belief: Belief, plan: Callable[[Belief], Plan], most: int) -> int:
    """Number of the first change after which the event is estimated to fit."""
    sample, share = _sample(chart, belief)

    def fits(change: Change) -> bool:
        trial = change(chart, sample)
        limit = share * (most if change is _nothing else most * _WIDENED)
        return bool(trial.size <= limit and len(plan(trial).cell) <= limit)

    # who forgets more makes less, so in either half the first that fits is found by halving
    found = bisect_left(CHANGES, True, hi=_WITH_MINES, key=fits)
    if found < _WITH_MINES:
        return found
    return bisect_left(CHANGES, True, lo=_WITH_MINES, hi=len(CHANGES) - 1, key=fits)


def _sample(chart: Chart, belief: Belief) -> tuple[Belief, float]:
    """The hypotheses on some cells, and their share of all."""
    scattered = np.arange(chart.size) * 0x9E3779B1 >> 7
    sample = select(belief, (scattered % _PORTION == 0).take(belief.cell))
    share: float = sample.size / belief.size
    if share < 1 / _PORTION / 4:
        return belief, 1.0
    return sample, share


def _nothing(_chart: Chart, belief: Belief) -> Belief:
    return belief


def _forgetting(radius: int | None, mines: bool) -> Change:
    def forget(chart: Chart, belief: Belief) -> Belief:
        width = words(chart)
        rows = belief.rows[:, :width].copy() if mines else belief.rows.copy()
        if radius is not None:
            rows[:, :width] &= near(chart, radius).take(belief.cell, axis=0)
        gone = belief.mines_forgotten or mines
        return merged(replace(belief, rows=rows, exact=False, mines_forgotten=gone))

    return forget


CHANGES: Final[tuple[Change, ...]] = (
    _nothing,
    *(_forgetting(radius, mines=False) for radius in (6, 5, 4, 3, 2)),
    *(_forgetting(radius, mines=True) for radius in (None, 6, 5, 4, 3, 2, 1, 0)),
)
"""What may be forgotten, tried in this order: route cells farther away than a Chebyshev
distance, then the mines as well."""
_WITH_MINES: Final = 6
"""The first change that forgets mines."""
