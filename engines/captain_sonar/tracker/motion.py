"""What a step does to sets of cells when routes and mines are left out of account.

Every hypothesis obeys these bounds, so a cell ruled out here is ruled out; the
reverse does not hold. Sets are masks: boolean arrays whose last axis is the
cells of the chart; leading axes are carried along, so many sets go at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
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
)
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import waters
from engines.captain_sonar.tracker.moves import SILENCE_REACH, Run, Step
from engines.captain_sonar.tracker.waters import Mask
from engines.squares import DIRECTIONS, STEP, Direction

OPPOSITE: Final[dict[Direction, Direction]] = {"N": "S", "E": "W", "S": "N", "W": "E"}


def every_run() -> tuple[Run, ...]:
    """What a silence can have been: stayed (north, 0), then each direction from 1 to 4."""
    reach = range(1, SILENCE_REACH + 1)
    return (Run("N", 0), *(Run(direction, steps) for direction in DIRECTIONS for steps in reach))


def shifted(chart: Chart, cells: Mask, direction: Direction) -> Mask:
    """The neighbours in a direction that are on the map, land or not."""
    dx, dy = STEP[direction]
    grid = cells.reshape(*cells.shape[:-1], chart.rows, chart.columns)
    moved = np.zeros_like(grid)
    moved[..., _into(dy), _into(dx)] = grid[..., _out_of(dy), _out_of(dx)]
    return moved.reshape(cells.shape)


def before(chart: Chart, cells: Mask, step: Step) -> Mask:
    """Sea cells from which the step can lead to one of the sea cells given."""
    match step:
        case Course(direction=direction):
            return shifted(chart, cells, OPPOSITE[direction]) & waters.sea(chart)
        case Run(direction=direction, distance=distance):
            return _line(chart, cells, OPPOSITE[direction], distance)[-1]
        case Silence():
            found = cells.copy()
            for direction in DIRECTIONS:
                for reached in _line(chart, cells, direction, SILENCE_REACH)[1:]:
                    found |= reached
            return found
    return cells


def passing(chart: Chart, options: TrackerOptions, step: Step) -> Mask:
    """Sea cells in which the enemy can be when it does, or we hear, the step.

    Moves bar no cell: where they lead is for `before` to say.
    """
    match step:
        case Surface(sector=sector):
            return waters.in_claim(chart, "sector", sector) & waters.sea(chart)
        case Drone(sector=sector, found=found):
            there: Mask = waters.in_claim(chart, "sector", sector) == found
            return there & waters.sea(chart)
        case Sonar(first=first, second=second):
            one = waters.in_claim(chart, first.kind, first.value)
            two = waters.in_claim(chart, second.kind, second.value)
            return (one ^ two) & waters.sea(chart)
        case Torpedo(target=target, self_hit=self_hit):
            near = waters.in_range(chart, chart.index_of(target), options.torpedo_range)
            return near & answered(chart, target, self_hit)
        case Trigger(target=target, self_hit=result) | Hit(target=target, result=result):
            return answered(chart, target, result)
        case Mine():
            room: Mask = waters.sea_beside(chart, options.mine_neighbours) != 0
            return room & waters.sea(chart)
    return waters.sea(chart)


def answered(chart: Chart, target: str, result: HitResult | None) -> Mask:
    """Sea cells in which an explosion on the target has this result; None: any."""
    if result is None:
        return waters.sea(chart)
    return waters.blast(chart, chart.index_of(target), result) & waters.sea(chart)


def onward(
    chart: Chart, options: TrackerOptions, steps: Sequence[Step], goal: Mask | None = None
) -> list[Mask]:
    """For the start and after each step: cells from which the steps that follow can be done.

    With a goal, so that they end on one of its cells.
    """
    sets = [waters.sea(chart) if goal is None else goal]
    for step in reversed(steps):
        sets.append(before(chart, sets[-1], step) & passing(chart, options, step))
    return sets[::-1]


def crosses_itself(steps: Iterable[Step]) -> bool:
    """True when courses alone lead back to a cell of the route, wherever it began.

    A silence may have led anywhere and a surfacing erases the route, so only the
    courses (and supposed runs) between two of these are looked at.
    """
    here, route = (0, 0), {(0, 0)}
    for step in steps:
        if isinstance(step, Silence | Surface):
            route = {here}
        if isinstance(step, Course | Run):
            dx, dy = STEP[step.direction]
            for _ in range(step.distance if isinstance(step, Run) else 1):
                here = here[0] + dx, here[1] + dy
                if here in route:
                    return True
                route.add(here)
    return False


def _line(chart: Chart, cells: Mask, direction: Direction, distance: int) -> list[Mask]:
    """The cells after 0, 1, ... steps over sea."""
    reached = [cells]
    for _ in range(distance):
        reached.append(shifted(chart, reached[-1], direction) & waters.sea(chart))
    return reached


def _into(by: int) -> slice:
    return slice(max(by, 0), None if by >= 0 else by)


def _out_of(by: int) -> slice:
    return slice(max(-by, 0), None if by <= 0 else -by)
