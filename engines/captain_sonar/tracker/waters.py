"""What a chart says of every cell at once: arrays indexed by cell, built once a chart."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, TypeVar

import numpy as np
import numpy.typing as npt

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import ClaimKind, HitResult
from engines.captain_sonar.tracker.moves import SILENCE_REACH
from engines.squares import DIRECTIONS, STEP, Direction

Mask = npt.NDArray[np.bool_]
Cells = npt.NDArray[np.intp]
Array = TypeVar("Array", bound=npt.NDArray[Any])

TORPEDO_REACH: Final = 4
NEIGHBOURS: Final[dict[str, tuple[tuple[int, int], ...]]] = {
    "four": tuple(STEP[direction] for direction in DIRECTIONS),
    "eight": ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)),
}
"""Columns and rows to the cells beside one, by the option `mine_neighbours`."""


@lru_cache(maxsize=64)
def names(chart: Chart) -> tuple[str, ...]:
    """Names of all cells."""
    return tuple(map(chart.name_of, range(chart.size)))


@lru_cache(maxsize=64)
def sea(chart: Chart) -> Mask:
    """True where a submarine may be."""
    return frozen(np.array([chart.is_sea(index) for index in range(chart.size)], dtype=np.bool_))


def _coordinates(chart: Chart) -> tuple[Cells, Cells]:
    rows, columns = np.divmod(np.arange(chart.size), chart.columns)
    return columns, rows


def _sea_at(chart: Chart, dx: int, dy: int) -> Mask:
    """True where the cell that lies `dx`, `dy` away is sea on the map."""
    columns, rows = _coordinates(chart)
    x, y = columns + dx, rows + dy
    inside = (x >= 0) & (x < chart.columns) & (y >= 0) & (y < chart.rows)
    there = np.where(inside, y * chart.columns + x, 0)
    return inside & sea(chart)[there]


@lru_cache(maxsize=256)
def open_run(chart: Chart, direction: Direction) -> npt.NDArray[np.int8]:
    """Sea cells in a row ahead of each cell, 0 to 4: how far land and edge let a silence go."""
    dx, dy = STEP[direction]
    length = np.zeros(chart.size, dtype=np.int8)
    going = np.ones(chart.size, dtype=np.bool_)
    for distance in range(1, SILENCE_REACH + 1):
        going &= _sea_at(chart, dx * distance, dy * distance)
        length += going
    return frozen(length)


def index_step(chart: Chart, direction: Direction) -> int:
    """What one step adds to the index of a cell."""
    dx, dy = STEP[direction]
    return dy * chart.columns + dx


@lru_cache(maxsize=256)
def run_ends(chart: Chart, direction: Direction) -> Cells:
    """For each cell (axis 0) the cells 1, 2, 3 and 4 steps ahead (axis 1).

    Where land or the edge is in the way the cell itself stands instead: it is on
    every route, so one test of the route tells all.
    """
    own = np.arange(chart.size)
    length = open_run(chart, direction)
    step = index_step(chart, direction)
    ends = [
        np.where(length >= distance, own + step * distance, own)
        for distance in range(1, SILENCE_REACH + 1)
    ]
    return frozen(np.stack(ends, axis=1))


@lru_cache(maxsize=64)
def sea_beside(chart: Chart, neighbours: str) -> npt.NDArray[np.int64]:
    """For each cell the bits of those neighbours (order of NEIGHBOURS) that are sea."""
    bits = np.zeros(chart.size, dtype=np.int64)
    for number, (dx, dy) in enumerate(NEIGHBOURS[neighbours]):
        bits |= _sea_at(chart, dx, dy).astype(np.int64) << number
    return frozen(bits)


@lru_cache(maxsize=64)
def beside(chart: Chart, neighbours: str) -> Cells:
    """For each cell (axis 0) its neighbours (axis 1); the cell itself instead of land."""
    own = np.arange(chart.size)
    return frozen(
        np.stack(
            [
                np.where(_sea_at(chart, dx, dy), own + (dy * chart.columns + dx), own)
                for dx, dy in NEIGHBOURS[neighbours]
            ],
            axis=1,
        )
    )


@lru_cache(maxsize=1024)
def in_claim(chart: Chart, kind: ClaimKind, value: int) -> Mask:
    """True in the row, column or sector with this number, from 1."""
    columns, rows = _coordinates(chart)
    if kind == "row":
        return frozen(rows == value - 1)
    if kind == "column":
        return frozen(columns == value - 1)
    sectors = [chart.sector_of(index) for index in range(chart.size)]
    return frozen(np.array(sectors) == value)


@lru_cache(maxsize=4096)
def blast(chart: Chart, target: int, result: HitResult) -> Mask:
    """True where an explosion on `target` is a direct hit, an indirect one or none.

    Direct on the cell itself, indirect on its eight neighbours (both rulebooks).
    """
    columns, rows = _coordinates(chart)
    row, column = divmod(target, chart.columns)
    distance = np.maximum(abs(columns - column), abs(rows - row))
    if result == "direct":
        return frozen(distance == 0)
    return frozen(distance == 1 if result == "indirect" else distance > 1)


@lru_cache(maxsize=4096)
def in_range(chart: Chart, target: int, torpedo_range: str) -> Mask:
    """True where a torpedo that falls on `target` can have been launched.

    1 to 4 orthogonal steps; with `sea_path` every step must be on sea.
    """
    columns, rows = _coordinates(chart)
    row, column = divmod(target, chart.columns)
    if torpedo_range == "manhattan":
        distance = abs(columns - column) + abs(rows - row)
        return frozen((distance >= 1) & (distance <= TORPEDO_REACH))
    return frozen(_by_sea(chart, target))


def _by_sea(chart: Chart, target: int) -> Mask:
    reached = np.zeros(chart.size, dtype=np.bool_)
    if not chart.is_sea(target):
        return reached
    reached[target] = True
    for _ in range(TORPEDO_REACH):
        grid = reached.reshape(chart.rows, chart.columns)
        wider = grid.copy()
        wider[1:] |= grid[:-1]
        wider[:-1] |= grid[1:]
        wider[:, 1:] |= grid[:, :-1]
        wider[:, :-1] |= grid[:, 1:]
        reached = wider.reshape(-1) & sea(chart)
    reached[target] = False
    return reached


def frozen(array: Array) -> Array:
    """The array, made read-only: caches hand out one and the same to everybody."""
    array.flags.writeable = False
    return array
