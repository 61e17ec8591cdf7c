"""Events with several outcomes: a silence and a dropped mine.

The weight of a hypothesis is divided equally among its legal outcomes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import bits, waters, widen
from engines.captain_sonar.tracker.knowledge import Belief
from engines.captain_sonar.tracker.moves import SILENCE_REACH, Run
from engines.captain_sonar.tracker.reshape import merged
from engines.captain_sonar.tracker.waters import Cells, Mask
from engines.squares import DIRECTIONS

STAY: Final = 4 * SILENCE_REACH
"""Kind of the outcome of a silence that leads nowhere; runs have 0 to 15 (see `bits.wakes`)."""


@dataclass(frozen=True, eq=False)
class Outcomes:
    """All legal outcomes of all hypotheses: three arrays of one length."""

    origin: Cells
    """Number of the hypothesis."""
    kind: Cells
    """Which outcome: of a silence see STAY, of a mine the number of the neighbour."""
    cell: Cells
    """Where the submarine, or its mine, then is."""

    def only(self, kind: int) -> Outcomes:
        """Those of one kind."""
        left = (self.kind == kind).nonzero()[0]
        return Outcomes(self.origin.take(left), self.kind.take(left), self.cell.take(left))


def silence(chart: Chart, options: TrackerOptions, belief: Belief, only: Run | None) -> Belief:
    """Stay, or 1 to 4 legal cells in a straight line; `only` keeps one of these outcomes."""
    base, found = widen.to_fit(chart, belief, lambda some: _silences(chart, options, some))
    share = base.weight / np.bincount(found.origin, minlength=base.size)
    if only is not None:
        found = found.only(_kind(only))
    rows = base.rows.take(found.origin, axis=0)
    moved = (found.kind < STAY).nonzero()[0]
    entered = found.kind.take(moved) * chart.size + found.cell.take(moved)
    if len(moved):
        # the outcomes that stay come first
        route = rows[len(rows) - len(moved) :, : bits.words(chart)]
        route |= bits.wakes(chart).take(entered, axis=0)
    weight = share.take(found.origin)
    return merged(replace(base, cell=found.cell, rows=rows, weight=weight))


def mine(chart: Chart, options: TrackerOptions, belief: Belief) -> Belief:
    """A mine on a sea neighbour, neither on the route nor on another own mine."""
    base, found = widen.to_fit(chart, belief, lambda some: _layings(chart, options, some), 2)
    share = base.weight / np.maximum(np.bincount(found.origin, minlength=base.size), 1)
    width = bits.words(chart)
    rows = base.rows.take(found.origin, axis=0)
    if rows.shape[1] == width:
        rows = np.pad(rows, ((0, 0), (0, width)))
    bits.add(rows, found.cell, width)
    cell, weight = base.cell.take(found.origin), share.take(found.origin)
    return merged(replace(base, cell=cell, rows=rows, weight=weight))


def enterable(
    chart: Chart, options: TrackerOptions, belief: Belief, cells: Cells
) -> npt.NDArray[np.bool_]:
    """True where hypothesis i has neither its route nor a blocking mine on `cells[i]`."""
    return _free(chart, belief, cells, mines=options.own_mines_block)


def _free(chart: Chart, belief: Belief, cells: Cells, mines: bool) -> Mask:
    free = bits.lacks(belief.rows, cells, 0)
    width = bits.words(chart)
    if mines and belief.rows.shape[1] > width:
        free &= bits.lacks(belief.rows, cells, width)
    return free


def _silences(chart: Chart, options: TrackerOptions, base: Belief) -> Outcomes:
    origins, kinds, cells = [np.arange(base.size)], [np.full(base.size, STAY)], [base.cell]
    for number, direction in enumerate(DIRECTIONS):
        ends = waters.run_ends(chart, direction).take(base.cell, axis=0)
        free = enterable(chart, options, base, ends)
        np.logical_and.accumulate(free, axis=1, out=free)
        places = free.reshape(-1).nonzero()[0]
        origins.append(places // SILENCE_REACH)
        kinds.append(places % SILENCE_REACH + SILENCE_REACH * number)
        cells.append(ends.reshape(-1).take(places))
    return Outcomes(np.concatenate(origins), np.concatenate(kinds), np.concatenate(cells))


def _layings(chart: Chart, options: TrackerOptions, base: Belief) -> Outcomes:
    beside = waters.beside(chart, options.mine_neighbours)
    spots = beside.take(base.cell, axis=0)
    places = _free(chart, base, spots, mines=True).reshape(-1).nonzero()[0]
    origin, kind = np.divmod(places, beside.shape[1])
    return Outcomes(origin, kind, spots.reshape(-1).take(places))


def _kind(run: Run) -> int:
    if not run.distance:
        return STAY
    return SILENCE_REACH * DIRECTIONS.index(run.direction) + run.distance - 1
