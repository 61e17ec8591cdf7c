"""Mines that go off, and explosions that take a mine with them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.tracker.bits import BIT_OF, word_of, words
from engines.captain_sonar.tracker.knowledge import Belief
from engines.captain_sonar.tracker.reshape import merged, select
from engines.captain_sonar.tracker.waters import Mask


def trigger(chart: Chart, belief: Belief, cell: int) -> Belief:
    """Keep the hypotheses with a mine on the cell, and remove it.

    Where mines were forgotten it may have been one of those, so none is ruled out.
    """
    if not belief.mines_forgotten:
        belief = select(belief, _mined(chart, belief, cell))
    return clear_mine(chart, belief, cell)


def clear_mine(chart: Chart, belief: Belief, cell: int) -> Belief:
    """Remove a mine on the cell from the hypotheses that have one."""
    if not _mined(chart, belief, cell).any():
        return belief
    rows = belief.rows.copy()
    rows[:, words(chart) + word_of(cell)] &= ~BIT_OF[cell]
    if not rows[:, words(chart) :].any():
        rows = rows[:, : words(chart)].copy()
    return merged(replace(belief, rows=rows))


def _mined(chart: Chart, belief: Belief, cell: int) -> Mask:
    """True for the hypotheses with a mine on the cell."""
    if belief.rows.shape[1] == words(chart):
        return np.zeros(belief.size, dtype=np.bool_)
    held: Mask = (belief.rows[:, words(chart) + word_of(cell)] & BIT_OF[cell]) != 0
    return held
