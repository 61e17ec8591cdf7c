"""Events with several outcomes: a silence and a dropped mine.

The weight of a hypothesis is divided equally among its legal outcomes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import bits, waters, widen
from engines.captain_sonar.tracker.knowledge import Belief, Weights
from engines.captain_sonar.tracker.moves import SILENCE_REACH, Run
from engines.captain_sonar.tracker.reshape import merged
from engines.captain_sonar.tracker.waters import NEIGHBOURS, Cells, Mask
from engines.squares import DIRECTIONS


@dataclass(frozen=True, eq=False)
class Outcome:
    """One way on: the hypotheses it is open to, and the cell that each reaches or mines."""

    kind: int
    """For a run 4 x direction + distance - 1; for a mine the number of the neighbour."""
    origin: Cells
    cell: Cells


def silence(chart: Chart, options: TrackerOptions, belief: Belief, only: Run | None) -> Belief:
    """Stay, or 1 to 4 legal cells in a straight line; `only` keeps one of these outcomes."""
    base, outcomes = widen.to_fit(
        chart, belief, lambda candidate: _runs(chart, options, candidate), _made
    )
    share = base.weight / (1 + _count(base, outcomes))
    stay = only is None or not only.distance
    if only is not None:
        outcomes = [outcome for outcome in outcomes if outcome.kind == _kind(only)]
    if not outcomes:
        return merged(replace(base, weight=share)) if stay else _none(base)
    moved = _gathered(base, share, outcomes)
    kinds = np.repeat([outcome.kind for outcome in outcomes], [len(o.cell) for o in outcomes])
    moved.rows[:, : bits.words(chart)] |= bits.wakes(chart)[kinds, moved.cell]
    if not stay:
        return merged(moved)
    return merged(
        replace(
            base,
            cell=np.concatenate([base.cell, moved.cell]),
            rows=np.concatenate([base.rows, moved.rows]),
            weight=np.concatenate([share, moved.weight]),
        )
    )


def mine(chart: Chart, options: TrackerOptions, belief: Belief) -> Belief:
    """A mine on a sea neighbour, neither on the route nor on another own mine."""
    width = bits.words(chart)
    if belief.rows.shape[1] == width:
        belief = replace(belief, rows=np.pad(belief.rows, ((0, 0), (0, width))))
    base, outcomes = widen.to_fit(
        chart, belief, lambda candidate: _layings(chart, options, candidate), _made
    )
    if base.rows.shape[1] == width:
        return mine(chart, options, base)
    share = base.weight / np.maximum(_count(base, outcomes), 1)
    if not outcomes:
        return _none(base)
    laid = _gathered(base, share, outcomes)
    bits.add(laid.rows, laid.cell, width)
    origin = np.concatenate([outcome.origin for outcome in outcomes])
    return merged(replace(laid, cell=base.cell[origin]))


def _runs(chart: Chart, options: TrackerOptions, base: Belief) -> list[Outcome]:
    found = []
    for number, direction in enumerate(DIRECTIONS):
        open_ = waters.can_step(chart, direction)
        step = waters.index_step(chart, direction)
        origin, cell = np.arange(base.size), base.cell
        for distance in range(1, SILENCE_REACH + 1):
            going = np.flatnonzero(open_[cell])
            origin, cell = origin[going], cell[going] + step
            free = np.flatnonzero(enterable(chart, options, base, origin, cell))
            if not len(free):
                break
            origin, cell = origin[free], cell[free]
            found.append(Outcome(4 * number + distance - 1, origin, cell))
    return found


def enterable(
    chart: Chart, options: TrackerOptions, belief: Belief, origin: Cells, cell: Cells
) -> Mask:
    """True where hypothesis `origin[i]` has neither its route nor a blocking mine on `cell[i]`."""
    free = bits.lacks(belief.rows, origin, cell, 0)
    width = bits.words(chart)
    if options.own_mines_block and belief.rows.shape[1] > width:
        free &= bits.lacks(belief.rows, origin, cell, width)
    return free


def _layings(chart: Chart, options: TrackerOptions, base: Belief) -> list[Outcome]:
    beside = waters.sea_beside(chart, options.mine_neighbours)[base.cell]
    width = bits.words(chart)
    found = []
    for number, (dx, dy) in enumerate(NEIGHBOURS[options.mine_neighbours]):
        origin = np.flatnonzero(beside >> number & 1)
        cell = base.cell[origin] + (dy * chart.columns + dx)
        free = bits.lacks(base.rows, origin, cell, 0)
        if base.rows.shape[1] > width:
            free &= bits.lacks(base.rows, origin, cell, width)
        if free.any():
            found.append(Outcome(number, origin[free], cell[free]))
    return found


def _kind(run: Run) -> int:
    return 4 * DIRECTIONS.index(run.direction) + run.distance - 1 if run.distance else -1


def _made(outcomes: Sequence[Outcome]) -> int:
    return sum(len(outcome.cell) for outcome in outcomes)


def _count(base: Belief, outcomes: Sequence[Outcome]) -> Cells:
    """Number of outcomes of each hypothesis."""
    if not outcomes:
        return np.zeros(base.size, dtype=np.intp)
    origin = np.concatenate([outcome.origin for outcome in outcomes])
    return np.bincount(origin, minlength=base.size)


def _gathered(base: Belief, share: Weights, outcomes: Sequence[Outcome]) -> Belief:
    """One hypothesis for each outcome, with the rows of its origin and the outcome's cell."""
    origin = np.concatenate([outcome.origin for outcome in outcomes])
    cell = np.concatenate([outcome.cell for outcome in outcomes])
    return replace(base, cell=cell, rows=base.rows[origin], weight=share[origin])


def _none(base: Belief) -> Belief:
    return replace(base, cell=base.cell[:0], rows=base.rows[:0], weight=base.weight[:0])
