"""What each observation does to the hypotheses, as the rulings define it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from engines.captain_sonar.charts import Chart, sea_cells
from engines.captain_sonar.observations import (
    Claim,
    Course,
    Drone,
    Hit,
    HitResult,
    Mine,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
    Used,
)
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import bits, branch, waters
from engines.captain_sonar.tracker.explosions import clear_mine, trigger
from engines.captain_sonar.tracker.knowledge import Belief
from engines.captain_sonar.tracker.moves import Run, Step
from engines.captain_sonar.tracker.reshape import merged, select
from engines.captain_sonar.tracker.waters import Mask
from engines.squares import Direction


def begin(chart: Chart) -> Belief:
    """Every sea cell, equal weights that add up to 1."""
    cells = np.array(sea_cells(chart), dtype=np.intp)
    weight = np.full(len(cells), 1 / max(len(cells), 1))
    return Belief(cells, bits.single(chart, cells), weight)


def advance(chart: Chart, options: TrackerOptions, belief: Belief, step: Step) -> Belief:
    """The hypotheses after one more observation. Call it only with a checked one."""
    if not belief.size:
        return belief
    match step:
        case Course(direction=direction):
            return _course(chart, options, belief, direction)
        case Silence():
            return branch.silence(chart, options, belief, None)
        case Run():
            return branch.silence(chart, options, belief, step)
        case Mine():
            return branch.mine(chart, options, belief)
        case Surface(sector=sector):
            return _surface(chart, _where(belief, waters.in_claim(chart, "sector", sector)))
        case Torpedo(target=target, self_hit=self_hit):
            return _torpedo(chart, options, belief, chart.index_of(target), self_hit)
        case Trigger(target=target, self_hit=self_hit):
            cell = chart.index_of(target)
            return _damage(chart, trigger(chart, belief, cell), cell, self_hit)
        case Drone(sector=sector, found=found):
            return _where(belief, waters.in_claim(chart, "sector", sector) == found)
        case Sonar(first=first, second=second):
            return _where(belief, _claimed(chart, first) ^ _claimed(chart, second))
        case Hit(target=target, result=result):
            cell = chart.index_of(target)
            return _exploded(chart, options, _damage(chart, belief, cell, result), cell)
        case Used():
            return belief


def _course(chart: Chart, options: TrackerOptions, belief: Belief, direction: Direction) -> Belief:
    cell = waters.run_ends(chart, direction)[:, 0].take(belief.cell)
    left = branch.enterable(chart, options, belief, cell).nonzero()[0]
    cell, rows = cell.take(left), belief.rows.take(left, axis=0)
    bits.add(rows, cell, 0)
    return replace(belief, cell=cell, rows=rows, weight=belief.weight.take(left))


def _surface(chart: Chart, belief: Belief) -> Belief:
    route = bits.single(chart, belief.cell)
    mines = belief.rows[:, bits.words(chart) :]
    return merged(replace(belief, rows=np.concatenate([route, mines], axis=1)))


def _torpedo(
    chart: Chart, options: TrackerOptions, belief: Belief, cell: int, self_hit: HitResult | None
) -> Belief:
    near = _where(belief, waters.in_range(chart, cell, options.torpedo_range))
    return _exploded(chart, options, _damage(chart, near, cell, self_hit), cell)


def _damage(chart: Chart, belief: Belief, cell: int, result: HitResult | None) -> Belief:
    return belief if result is None else _where(belief, waters.blast(chart, cell, result))


def _exploded(chart: Chart, options: TrackerOptions, belief: Belief, cell: int) -> Belief:
    return clear_mine(chart, belief, cell) if options.explosions_clear_mines else belief


def _claimed(chart: Chart, claim: Claim) -> Mask:
    return waters.in_claim(chart, claim.kind, claim.value)


def _where(belief: Belief, mask: Mask) -> Belief:
    return select(belief, mask.take(belief.cell))
