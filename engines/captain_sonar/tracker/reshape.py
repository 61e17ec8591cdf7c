"""Beliefs with other shapes: rebasing on the present cell, changing shapes, merging equals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, cast

import numpy as np

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.tracker.knowledge import Belief, Weights
from engines.captain_sonar.tracker.shapes import frame_of, shifted
from engines.captain_sonar.tracker.waters import Cells, Mask

changed = replace
LEAST_WEIGHT: Final = 1e-280
"""No hypothesis falls below this share, so that none is lost to underflow."""


def select(belief: Belief, keep: Mask) -> Belief:
    """Only the hypotheses that are marked."""
    left = np.flatnonzero(keep)
    if len(left) == belief.size:
        return belief
    return replace(
        belief, shape=belief.shape[left], cell=belief.cell[left], weight=belief.weight[left]
    )


def rebased(chart: Chart, belief: Belief) -> Belief:
    """The same hypotheses with shapes seen from the present cell, unused ones left out."""
    origin = frame_of(chart).origin
    used = np.zeros(len(belief.shapes), dtype=np.bool_)
    used[belief.shape] = True
    down = belief.head - origin
    trail = belief.trail
    numbers = np.flatnonzero(used)
    if len(numbers) == len(used) and not down and not trail:
        return belief
    old = belief.shapes
    shapes = [shifted(old[number] | trail, down) for number in numbers.tolist()]
    place = np.cumsum(used) - 1
    return replace(belief, shapes=shapes, head=origin, trail=0, shape=place[belief.shape])


def regroup(chart: Chart, belief: Belief, change: Callable[[int], int]) -> Belief:
    """Change every shape; hypotheses that become equal are merged."""
    base = rebased(chart, belief)
    ids: dict[int, int] = {}
    new = [ids.setdefault(change(shape), len(ids)) for shape in base.shapes]
    return merged(chart, base, list(ids), np.array(new, dtype=np.intp)[base.shape])


def merged(
    chart: Chart,
    belief: Belief,
    shapes: list[int],
    shape: Cells,
    cell: Cells | None = None,
    weight: Weights | None = None,
) -> Belief:
    """Hypotheses with these shapes, cells and weights (default: as they were).

    Equal ones become one with the sum of their weights. The rest is taken from
    `belief`, whose shapes must have been rebased.
    """
    cell = belief.cell if cell is None else cell
    weight = belief.weight if weight is None else weight
    key = shape * chart.size + cell
    found, total = _different(key, weight, len(shapes) * chart.size)
    whole = float(total.sum())
    log_weight = belief.log_weight
    if whole:
        log_weight += float(np.log(whole))
        total = np.maximum(total / whole, LEAST_WEIGHT)
    new_shape = found // chart.size
    return replace(
        belief,
        shapes=shapes,
        shape=new_shape,
        cell=found - new_shape * chart.size,
        weight=total,
        log_weight=log_weight,
    )


def _different(key: Cells, weight: Weights, span: int) -> tuple[Cells, Weights]:
    """The different keys in order, and the sum of the weights of each."""
    if span <= 16 * len(key) + 1024:
        sums = summed(key, weight, span)
        found = np.flatnonzero(sums)
        return found, sums[found]
    found, place = np.unique(key, return_inverse=True)
    return found, summed(place, weight, len(found))


def summed(key: Cells, weight: Weights, length: int) -> Weights:
    """Sum of the weights of each key, 0 to `length` - 1."""
    return cast("Weights", np.bincount(key, weight, minlength=length))
