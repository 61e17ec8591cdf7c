"""Events with several outcomes: a silence and a dropped mine.

The outcomes of a hypothesis are those that both its shape (own route, own
mines) and its cell (land, edge) allow; its weight is divided equally.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import waters, widen
from engines.captain_sonar.tracker.knowledge import Belief, Weights
from engines.captain_sonar.tracker.moves import SILENCE_REACH, Run
from engines.captain_sonar.tracker.reshape import merged
from engines.captain_sonar.tracker.shapes import Frame, Sail, frame_of, runs, sails, shifted
from engines.captain_sonar.tracker.waters import NEIGHBOURS, Cells
from engines.squares import DIRECTIONS, STEP, Direction


@dataclass(frozen=True, eq=False)
class Reach:
    """How far a silence may lead."""

    own: list[list[int]]
    """By direction and shape: cells ahead before the own route or an own mine."""
    length: list[npt.NDArray[np.int64]]
    """By direction and hypothesis: cells ahead before anything."""
    outcomes: npt.NDArray[np.int64]
    """By hypothesis: number of legal outcomes, staying among them."""


def silence(chart: Chart, options: TrackerOptions, belief: Belief, only: Run | None) -> Belief:
    """Stay, or 1 to 4 legal cells in a straight line; `only` keeps one of these outcomes."""
    base, reach = widen.to_fit(
        chart, belief, lambda candidate: _reach(chart, options, candidate), _silence_cost
    )
    share = base.weight / reach.outcomes
    ids: dict[int, int] = {}
    shapes: list[Cells] = []
    cells: list[Cells] = []
    weights: list[Weights] = []
    if only is None or only.distance == 0:
        stay = [ids.setdefault(shape, len(ids)) for shape in base.shapes]
        shapes.append(np.array(stay, dtype=np.intp)[base.shape])
        cells.append(base.cell)
        weights.append(share)
    for number, direction in enumerate(DIRECTIONS):
        sail = sails(frame_of(chart))[direction]
        for distance in _distances(only, direction):
            new = _moved(ids, base.shapes, reach.own[number], sail, distance)
            taken = np.flatnonzero(reach.length[number] >= distance)
            shapes.append(new[base.shape[taken]])
            cells.append(base.cell[taken] + _index_step(chart, direction) * distance)
            weights.append(share[taken])
    return merged(
        chart,
        base,
        list(ids),
        np.concatenate(shapes),
        np.concatenate(cells),
        np.concatenate(weights),
    )


def _distances(only: Run | None, direction: Direction) -> range:
    if only is None:
        return range(1, SILENCE_REACH + 1)
    if only.direction == direction and only.distance:
        return range(only.distance, only.distance + 1)
    return range(0)


def _index_step(chart: Chart, direction: Direction) -> int:
    dx, dy = STEP[direction]
    return dy * chart.columns + dx


def _moved(
    ids: dict[int, int], shapes: list[int], own: list[int], sail: Sail, distance: int
) -> Cells:
    """Number of each shape after a run, new ones added to `ids`; -1 where it is blocked."""
    down, wake = sail.shift * distance, sail.wake[distance - 1]
    new = [
        ids.setdefault(shifted(shape, down) | wake, len(ids)) if free >= distance else -1
        for shape, free in zip(shapes, own, strict=True)
    ]
    return np.array(new, dtype=np.intp)


def _reach(chart: Chart, options: TrackerOptions, base: Belief) -> Reach:
    frame = frame_of(chart)
    starts = _starts(base)
    taken = _taken(frame, options, base)
    own, length = [], []
    outcomes = np.ones(base.size, dtype=np.int64)
    for direction in DIRECTIONS:
        land = waters.open_run(chart, direction)[base.cell]
        most = np.maximum.reduceat(land, starts).tolist() if base.size else []
        sail = sails(frame)[direction]
        free = [min(runs(sail, bits), open_) for bits, open_ in zip(taken, most, strict=True)]
        own.append(free)
        length.append(np.minimum(np.array(free, dtype=np.int64)[base.shape], land))
        outcomes += length[-1]
    return Reach(own, length, outcomes)


def _silence_cost(reach: Reach) -> tuple[int, int]:
    shapes = len(reach.own[0]) + sum(map(sum, reach.own))
    return shapes, int(reach.outcomes.sum())


def _starts(base: Belief) -> Cells:
    """Position of the first hypothesis of each shape; every shape has one."""
    return np.flatnonzero(np.diff(base.shape, prepend=-1))


def _taken(frame: Frame, options: TrackerOptions, base: Belief) -> list[int]:
    if not options.own_mines_block:
        return base.shapes
    return [shape | shape >> frame.half for shape in base.shapes]


def mine(chart: Chart, options: TrackerOptions, belief: Belief) -> Belief:
    """A mine on a sea neighbour, neither on the route nor on another own mine."""
    places = NEIGHBOURS[options.mine_neighbours]
    base, legal = widen.to_fit(
        chart, belief, lambda candidate: _beside(chart, options, candidate), _mine_cost
    )
    frame = frame_of(chart)
    count = sum((legal >> number & 1 for number in range(len(places))), np.zeros_like(legal))
    share = base.weight / np.maximum(count, 1)
    ids: dict[int, int] = {}
    shapes, cells, weights = [], [], []
    for number, (dx, dy) in enumerate(places):
        laid = 1 << (frame.bit(dx, dy) + frame.half)
        new = [ids.setdefault(shape | laid, len(ids)) for shape in base.shapes]
        taken = np.flatnonzero(legal >> number & 1)
        shapes.append(np.array(new, dtype=np.intp)[base.shape[taken]])
        cells.append(base.cell[taken])
        weights.append(share[taken])
    return merged(
        chart,
        base,
        list(ids),
        np.concatenate(shapes),
        np.concatenate(cells),
        np.concatenate(weights),
    )


def _beside(chart: Chart, options: TrackerOptions, base: Belief) -> npt.NDArray[np.int64]:
    """By hypothesis: bits of the neighbours where a mine may be laid."""
    frame = frame_of(chart)
    places = [1 << frame.bit(dx, dy) for dx, dy in NEIGHBOURS[options.mine_neighbours]]
    free = []
    for shape in base.shapes:
        taken = shape | shape >> frame.half
        free.append(sum(1 << number for number, bit in enumerate(places) if not taken & bit))
    sea = waters.sea_beside(chart, options.mine_neighbours)[base.cell]
    return sea & np.array(free, dtype=np.int64)[base.shape]


def _mine_cost(legal: npt.NDArray[np.int64]) -> tuple[int, int]:
    return 0, len(legal) * 8
