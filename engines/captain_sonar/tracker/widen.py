"""Keeping the work bounded: forgetting parts of routes and mines, which only adds hypotheses.

A hypothesis whose route is partly forgotten may go wherever the true one may,
and further; so the true cell is never lost, but the answer is no longer exact.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeVar

import numpy as np

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.tracker.bits import near, words
from engines.captain_sonar.tracker.knowledge import Belief
from engines.captain_sonar.tracker.reshape import merged

MOST_WORDS: Final = 1_600_000
"""Words that one event may write, before equal hypotheses are merged."""
RADII: Final = (5, 3, 2, 1, 0)
"""Chebyshev distances beyond which route cells are forgotten, tried in this order."""

Plan = TypeVar("Plan")


def to_fit(
    chart: Chart,
    belief: Belief,
    plan: Callable[[Belief], Plan],
    made: Callable[[Plan], int],
) -> tuple[Belief, Plan]:
    """Widen as little as needed for the planned work to fit the budget.

    `made` gives the number of hypotheses that a plan would make.
    """
    planned = plan(belief)
    for radius in RADII:
        if _fits(belief, made(planned)):
            return belief, planned
        belief = _forget_route(chart, belief, radius)
        planned = plan(belief)
    if not _fits(belief, made(planned)):
        belief = _forget_mines(chart, belief)
        planned = plan(belief)
    return belief, planned


def _fits(belief: Belief, made: int) -> bool:
    width: int = belief.rows.shape[1]
    return made * width <= MOST_WORDS


def _forget_route(chart: Chart, belief: Belief, radius: int) -> Belief:
    rows = belief.rows.copy()
    rows[:, : words(chart)] &= near(chart, radius)[belief.cell]
    return merged(replace(belief, rows=rows, exact=False))


def _forget_mines(chart: Chart, belief: Belief) -> Belief:
    rows = np.ascontiguousarray(belief.rows[:, : words(chart)])
    return merged(replace(belief, rows=rows, exact=False, mines_forgotten=True))
