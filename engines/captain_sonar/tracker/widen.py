"""Keeping the work bounded: forgetting parts of routes and mines, which only adds hypotheses.

A hypothesis whose route is partly forgotten may go wherever the true one may,
and further; so the true cell is never lost, but the answer is no longer exact.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.tracker.knowledge import Belief
from engines.captain_sonar.tracker.reshape import changed, rebased, regroup
from engines.captain_sonar.tracker.shapes import frame_of

MOST_SHAPES: Final = 60_000
"""Shapes that one event may make."""
MOST_HYPOTHESES: Final = 800_000
"""Hypotheses that one event may make, before equal ones are merged."""
RADII: Final = (6, 4, 3, 2, 1, 0)
"""Chebyshev distances beyond which route cells are forgotten, tried in this order."""

Plan = TypeVar("Plan")


def to_fit(
    chart: Chart,
    belief: Belief,
    plan: Callable[[Belief], Plan],
    cost: Callable[[Plan], tuple[int, int]],
) -> tuple[Belief, Plan]:
    """Rebase, and widen as little as needed for the planned work to fit the budget.

    `cost` gives the shapes and hypotheses that a plan would make.
    """
    base = rebased(chart, belief)
    planned = plan(base)
    for radius in RADII:
        if _fits(cost(planned)):
            return base, planned
        base = _forget_route(chart, base, radius)
        planned = plan(base)
    if not _fits(cost(planned)):
        base = _forget_mines(chart, base)
        planned = plan(base)
    return base, planned


def _fits(cost: tuple[int, int]) -> bool:
    shapes, hypotheses = cost
    return shapes <= MOST_SHAPES and hypotheses <= MOST_HYPOTHESES


def _forget_route(chart: Chart, belief: Belief, radius: int) -> Belief:
    near = frame_of(chart).near(radius)
    return changed(regroup(chart, belief, near.__and__), exact=False)


def _forget_mines(chart: Chart, belief: Belief) -> Belief:
    frame = frame_of(chart)
    return changed(regroup(chart, belief, frame.routes), exact=False, mines_forgotten=True)
