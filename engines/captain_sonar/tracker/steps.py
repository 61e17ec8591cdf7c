"""What each observation does to the hypotheses, as the rulings define it."""

from __future__ import annotations

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
from engines.captain_sonar.tracker import branch, waters
from engines.captain_sonar.tracker.explosions import clear_mine, trigger
from engines.captain_sonar.tracker.knowledge import Belief
from engines.captain_sonar.tracker.moves import Run, Step
from engines.captain_sonar.tracker.reshape import changed, regroup, select
from engines.captain_sonar.tracker.shapes import frame_of, sails
from engines.captain_sonar.tracker.waters import Mask
from engines.squares import STEP


def begin(chart: Chart) -> Belief:
    """Every sea cell, equal weights that add up to 1."""
    frame = frame_of(chart)
    cells = np.array(sea_cells(chart), dtype=np.intp)
    return Belief(
        shapes=[1 << frame.origin],
        head=frame.origin,
        trail=0,
        shape=np.zeros(len(cells), dtype=np.intp),
        cell=cells,
        weight=np.full(len(cells), 1 / max(len(cells), 1)),
    )


def advance(chart: Chart, options: TrackerOptions, belief: Belief, step: Step) -> Belief:
    """The hypotheses after one more observation. Call it only with a checked one."""
    if not belief.size:
        return belief
    match step:
        case Course():
            return _course(chart, options, belief, step)
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


def _course(chart: Chart, options: TrackerOptions, belief: Belief, course: Course) -> Belief:
    frame = frame_of(chart)
    direction = course.direction
    belief = _where(belief, waters.can_step(chart, direction))
    if not belief.size:
        return belief
    head = belief.head + sails(frame)[direction].shift
    entered = 1 << head
    if belief.trail & entered:
        return select(belief, np.zeros(belief.size, dtype=np.bool_))
    taken = entered | entered << frame.half if options.own_mines_block else entered
    blocked = [number for number, shape in enumerate(belief.shapes) if shape & taken]
    if blocked:
        free = np.ones(len(belief.shapes), dtype=np.bool_)
        free[blocked] = False
        belief = select(belief, free[belief.shape])
    dx, dy = STEP[direction]
    return changed(
        belief,
        head=head,
        trail=belief.trail | entered,
        cell=belief.cell + (dy * chart.columns + dx),
    )


def _surface(chart: Chart, belief: Belief) -> Belief:
    frame = frame_of(chart)
    mines = ((1 << frame.half) - 1) << frame.half
    here = 1 << frame.origin
    return regroup(chart, belief, lambda shape: shape & mines | here)


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
    return select(belief, mask[belief.cell])
