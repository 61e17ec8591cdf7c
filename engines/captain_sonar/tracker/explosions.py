"""Mines that go off: the only clues that look up single mines of single hypotheses."""

from __future__ import annotations

import numpy as np

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.tracker.knowledge import Belief
from engines.captain_sonar.tracker.reshape import changed, merged, rebased, select
from engines.captain_sonar.tracker.shapes import Frame, frame_of
from engines.captain_sonar.tracker.waters import Cells


def trigger(chart: Chart, belief: Belief, cell: int) -> Belief:
    """Keep the hypotheses with a mine on the cell, and remove it.

    Where mines were forgotten it may have been one of those, so none is ruled out.
    """
    base = rebased(chart, belief)
    owner = _owners(frame_of(chart), base, cell)
    if not belief.mines_forgotten:
        has_mine = owner >= 0
        base, owner = select(base, has_mine), owner[has_mine]
    return _without(chart, base, cell, owner)


def clear_mine(chart: Chart, belief: Belief, cell: int) -> Belief:
    """Remove a mine on the cell from the hypotheses that have one."""
    base = rebased(chart, belief)
    return _without(chart, base, cell, _owners(frame_of(chart), base, cell))


def _owners(frame: Frame, belief: Belief, cell: int) -> Cells:
    """For each hypothesis the bit number of its mine on the cell, or -1."""
    steps = [list(frame.mine_steps(shape)) for shape in belief.shapes]
    found = np.full(belief.size, -1, dtype=np.intp)
    for number in range(max(map(len, steps), default=0)):
        away = np.array(
            [each[number][1] if number < len(each) else belief_far(frame) for each in steps]
        )
        bits = np.array(
            [each[number][0].bit_length() - 1 if number < len(each) else -1 for each in steps]
        )
        here = belief.cell + away[belief.shape] == cell
        found[here] = bits[belief.shape[here]]
    return found


def belief_far(frame: Frame) -> int:
    """A step that leads off every chart of the frame."""
    return frame.half


def _without(chart: Chart, belief: Belief, cell: int, owner: Cells) -> Belief:
    """Take from each hypothesis the mine whose bit number is given (-1: none) and merge."""
    if not np.any(owner >= 0):
        return belief
    pairs, place = np.unique(np.stack([belief.shape, owner], axis=1), axis=0, return_inverse=True)
    ids: dict[int, int] = {}
    new = []
    for number, bit in pairs.tolist():
        shape = belief.shapes[number] & ~(1 << bit) if bit >= 0 else belief.shapes[number]
        new.append(ids.setdefault(shape, len(ids)))
    shape = np.array(new, dtype=np.intp)[place.reshape(-1)]
    return merged(chart, changed(belief), list(ids), shape)
