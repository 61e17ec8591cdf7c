"""Sets of cells as rows of 64-bit words, one row a hypothesis.

A row holds the route since the last surfacing; once a mine was laid it holds as
many words again for the mines. Cell number c is bit c % 64 of word c // 64.

`take` stands where an index in brackets would do: on these arrays it is measured
to be two to four times faster.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.tracker.moves import SILENCE_REACH
from engines.captain_sonar.tracker.waters import Cells, Mask, frozen, index_step
from engines.squares import DIRECTIONS

Words = npt.NDArray[np.uint64]

_WORD: Final = 64
_WORD_SHIFT: Final = 6
MOST_CELLS: Final = 26 * 99
"""Cells of the largest chart: columns A to Z, rows 1 to 99."""
BIT_OF: Final[Words] = frozen(np.uint64(1) << (np.arange(MOST_CELLS) % _WORD).astype(np.uint64))
"""The bit of each cell in its word."""
_ODD: Final = np.uint64(0x9E3779B97F4A7C15)
_OTHER_ODD: Final = np.uint64(0xD6E8FEB86659FD93)
_HALF: Final = np.uint64(32)


def words(chart: Chart) -> int:
    """Words of one set of cells."""
    return -(-chart.size // _WORD)


def word_of(cell: int) -> int:
    """The word of a cell in its set."""
    return cell // _WORD


def lacks(rows: Words, cells: Cells, first_word: int) -> Mask:
    """True where row i does not hold cell `cells[i]` in the set that begins at a word.

    `cells` may have a second axis: several cells for each row.
    """
    places = cells >> _WORD_SHIFT
    starts = np.arange(first_word, rows.size, rows.shape[1])
    places += starts if cells.ndim == 1 else starts[:, np.newaxis]
    held = rows.reshape(-1).take(places)
    held &= BIT_OF.take(cells)
    free: Mask = np.equal(held, 0)
    return free


def add(rows: Words, cells: Cells, first_word: int) -> None:
    """Put `cells[i]` into row i, into the set that begins at a word."""
    places = cells >> _WORD_SHIFT
    places += np.arange(first_word, rows.size, rows.shape[1])
    flat = rows.reshape(-1)
    flat[places] = flat.take(places) | BIT_OF.take(cells)


def single(chart: Chart, cells: Cells) -> Words:
    """Rows that hold one cell each."""
    rows = np.zeros((len(cells), words(chart)), dtype=np.uint64)
    add(rows, cells, 0)
    return rows


@lru_cache(maxsize=16)
def wakes(chart: Chart) -> Words:
    """The cells entered by a run, in row kind x (cells of the chart) + cell it ends on.

    The kind of a run is 4 x number of its direction + distance - 1. Runs over
    the edge are meaningless.
    """
    ends = np.arange(chart.size)
    tables = []
    for direction in DIRECTIONS:
        step = index_step(chart, direction)
        table = np.zeros((chart.size, words(chart)), dtype=np.uint64)
        for back in range(SILENCE_REACH):
            add(table, np.clip(ends - step * back, 0, chart.size - 1), 0)
            tables.append(table.copy())
    return frozen(np.concatenate(tables))


@lru_cache(maxsize=64)
def near(chart: Chart, radius: int) -> Words:
    """For each cell the cells within a Chebyshev distance."""
    rows, columns = np.divmod(np.arange(chart.size), chart.columns)
    table = np.zeros((chart.size, words(chart)), dtype=np.uint64)
    for dy in range(-radius, radius + 1):
        row = np.clip(rows + dy, 0, chart.rows - 1) * chart.columns
        for dx in range(-radius, radius + 1):
            add(table, row + np.clip(columns + dx, 0, chart.columns - 1), 0)
    return frozen(table)


def fingerprints(rows: Words, cells: Cells) -> Words:
    """A number for each row and cell; equal for equals, different for nearly all others."""
    found = cells.astype(np.uint64)
    found += np.uint64(1)
    found *= _ODD
    for word in range(rows.shape[1]):
        found ^= rows[:, word]
        # two rounds: after one, the highest bits of a word would reach few others
        found *= _ODD
        found ^= found >> _HALF
        found *= _OTHER_ODD
        found ^= found >> _HALF
    return found
