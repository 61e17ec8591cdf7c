"""Keeping the work bounded: forgetting parts of routes and mines, which only adds hypotheses.

A hypothesis whose route is partly forgotten may go wherever the true one may,
and further; so the true cell is never lost, but the answer is no longer exact.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, Protocol, TypeVar

import numpy as np

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.tracker.bits import near, words
from engines.captain_sonar.tracker.knowledge import Belief
from engines.captain_sonar.tracker.reshape import merged
from engines.captain_sonar.tracker.waters import Cells

MOST_WORDS: Final = 1_600_000
"""Words that one event may write, before equal hypotheses are merged."""
RADII: Final = (5, 3, 2, 1, 0)
"""Chebyshev distances beyond which route cells are forgotten, tried in this order."""


class Planned(Protocol):
    """Outcomes of an event."""

    @property
    def cell(self) -> Cells:
        """One entry for each hypothesis that would be made."""


Plan = TypeVar("Plan", bound=Planned)


def to_fit(
    chart: Chart, belief: Belief, plan: Callable[[Belief], Plan], sets: int = 1
) -> tuple[Belief, Plan]:
    """Widen as little as needed for the planned work to fit the budget.

    `sets` is the least number of sets of cells that the rows made will have.
    """
    for radius in RADII:
        width = max(belief.rows.shape[1], sets * words(chart))
        if belief.size * width <= MOST_WORDS:
            planned = plan(belief)
            if len(planned.cell) * width <= MOST_WORDS:
                return belief, planned
        belief = _forget_route(chart, belief, radius)
    planned = plan(belief)
    if len(planned.cell) * max(belief.rows.shape[1], sets * words(chart)) > MOST_WORDS:
        belief = _forget_mines(chart, belief)
        planned = plan(belief)
    return belief, planned


def _forget_route(chart: Chart, belief: Belief, radius: int) -> Belief:
    rows = belief.rows.copy()
    rows[:, : words(chart)] &= near(chart, radius).take(belief.cell, axis=0)
    return merged(replace(belief, rows=rows, exact=False))


def _forget_mines(chart: Chart, belief: Belief) -> Belief:
    rows = np.ascontiguousarray(belief.rows[:, : words(chart)])
    return merged(replace(belief, rows=rows, exact=False, mines_forgotten=True))
