"""What the observations leave of the enemy: hypotheses, and what they say of each cell."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import waters
from engines.captain_sonar.tracker.bits import Words
from engines.captain_sonar.tracker.moves import Step
from engines.captain_sonar.tracker.waters import Cells

Weights = npt.NDArray[np.float64]


@dataclass(frozen=True, eq=False)
class Belief:
    """The hypotheses: arrays of one length, in no particular order."""

    cell: Cells
    """Where each hypothesis has the submarine."""
    rows: Words
    """Route of each since the last surfacing and, once one was laid, mines (see `bits`)."""
    weight: Weights
    """Weights of the hypotheses; only their ratios matter."""
    log_weight: float = 0.0
    """What to add to the logarithm of a weight to compare it with those at the start."""
    exact: bool = True
    mines_forgotten: bool = False
    """Some mines were dropped from the rows, so a mine may be where none is recorded."""

    @property
    def size(self) -> int:
        """Number of hypotheses."""
        return len(self.cell)


class Knowledge:
    """What is known after a number of observations. Read-only; compared by identity.

    The hypotheses themselves may be dropped when memory is short; they are
    worked out anew from those of an earlier line when they are needed.
    """

    def __init__(
        self,
        chart: Chart,
        options: TrackerOptions,
        belief: Belief,
        before: Knowledge | None = None,
        step: Step | None = None,
    ) -> None:
        """Sum up a belief; `before` and `step` are what it follows from."""
        self.chart = chart
        self.options = options
        self.hypotheses = belief.size
        """Number of hypotheses: a cell, a route and a set of mines each."""
        self.words = belief.rows.size + 2 * belief.size
        """Words of 8 bytes that the hypotheses take."""
        self.exact = belief.exact
        """False once the tracker had to forget a part of the routes or mines."""
        share, total = _shares(chart, belief)
        self.likelihood: Weights = share
        """Share of the weight of each cell of the chart; adds up to 1, or is 0 everywhere."""
        self.log_weight = float(np.log(total)) + belief.log_weight if total else -np.inf
        """Logarithm of the weight left of the 1 at the start."""
        self.before = before
        self.step = step
        self.belief: Belief | None = belief
        """The hypotheses, or None while they are dropped (see `history`)."""

    @property
    def empty(self) -> bool:
        """True when the observations contradict each other."""
        return self.hypotheses == 0

    @cached_property
    def candidates(self) -> tuple[str, ...]:
        """Names of the cells the enemy may be in, in reading order."""
        names = waters.names(self.chart)
        return tuple([names[cell] for cell in self.likelihood.nonzero()[0].tolist()])

    def __repr__(self) -> str:
        return f"<Knowledge {self.hypotheses} hypotheses, {'exact' if self.exact else 'widened'}>"


def _shares(chart: Chart, belief: Belief) -> tuple[Weights, float]:
    weights: npt.NDArray[Any] = np.bincount(belief.cell, belief.weight, minlength=chart.size)
    total = float(weights.sum())
    if total:
        weights /= total
    weights.flags.writeable = False
    return weights, total
