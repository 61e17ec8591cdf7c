"""Sets of cells as rows of 64-bit words, one row a hypothesis.

A row holds the route since the last surfacing; once a mine was laid it holds as
many words again for the mines. Cell number c is bit c % 64 of word c // 64.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.tracker.moves import SILENCE_REACH
from engines.captain_sonar.tracker.waters import Cells, Mask, frozen
from engines.squares import DIRECTIONS, STEP, chebyshev

Words = npt.NDArray[np.uint64]

_WORD: Final = 64
MOST_CELLS: Final = 26 * 99
"""Cells of the largest chart: columns A to Z, rows 1 to 99."""
WORD_OF: Final[Cells] = frozen(np.arange(MOST_CELLS) // _WORD)
"""Word of each cell."""
BIT_OF: Final[Words] = frozen(np.uint64(1) << (np.arange(MOST_CELLS) % _WORD).astype(np.uint64))
"""The bit of each cell in its word."""


def words(chart: Chart) -> int:
    """Words of one set of cells."""
    return -(-chart.size // _WORD)


def lacks(rows: Words, numbers: Cells, cells: Cells, first_word: int) -> Mask:
    """True where row `numbers[i]` does not hold `cells[i]` in the set that begins at a word."""
    places = numbers * rows.shape[1] + (WORD_OF[cells] + first_word)
    free: Mask = np.equal(rows.reshape(-1)[places] & BIT_OF[cells], 0)
    return free


def add(rows: Words, cells: Cells, first_word: int) -> None:
    """Put `cells[i]` into row i, into the set that begins at a word."""
    places = np.arange(len(cells)) * rows.shape[1] + (WORD_OF[cells] + first_word)
    rows.reshape(-1)[places] |= BIT_OF[cells]


def single(chart: Chart, cells: Cells) -> Words:
    """Rows that hold one cell each."""
    rows = np.zeros((len(cells), words(chart)), dtype=np.uint64)
    add(rows, cells, 0)
    return rows


def packed(chart: Chart, sets: list[list[int]]) -> Words:
    """Rows that hold the given cells."""
    rows = np.zeros((len(sets), words(chart)), dtype=np.uint64)
    for row, cells in zip(rows, sets, strict=True):
        for cell in cells:
            row[WORD_OF[cell]] |= BIT_OF[cell]
    return rows


@lru_cache(maxsize=16)
def wakes(chart: Chart) -> Words:
    """The cells entered by a run, by direction, distance - 1 and cell it ends on.

    Axis 0 counts directions and distances together: 4 x direction + distance - 1,
    axis 1 is the cell, axis 2 the words. Runs over the edge are meaningless.
    """
    tables = []
    ends = range(chart.size)
    for direction in DIRECTIONS:
        dx, dy = STEP[direction]
        step = dy * chart.columns + dx
        for distance in range(1, SILENCE_REACH + 1):
            runs = [[end - step * back for back in range(distance)] for end in ends]
            inside = [[cell for cell in run if 0 <= cell < chart.size] for run in runs]
            tables.append(packed(chart, inside))
    return frozen(np.stack(tables))


@lru_cache(maxsize=64)
def near(chart: Chart, radius: int) -> Words:
    """For each cell the cells within a Chebyshev distance."""
    places = [divmod(cell, chart.columns) for cell in range(chart.size)]
    close = [
        [other for other, place in enumerate(places) if chebyshev(here, place) <= radius]
        for here in places
    ]
    return frozen(packed(chart, close))


def fingerprints(rows: Words, cells: Cells) -> Words:
    """A number for each row and cell; equal for equals, different for nearly all others."""
    found = (cells.astype(np.uint64) + np.uint64(1)) * _ODD
    for word in range(rows.shape[1]):
        found ^= rows[:, word]
        found *= _ODD
        found ^= found >> _HALF
    return found


_ODD: Final = np.uint64(0x9E3779B97F4A7C15)
_HALF: Final = np.uint64(32)
