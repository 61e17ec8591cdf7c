"""The sea charts: a value for one map, its cells, sectors and land."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from engines.squares import cell_name, parse_cell

Mode = Literal["real-time", "turn-by-turn"]
Source = Literal["verified", "single-source", "disputed", "edited"]


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """One map. Cells are indexed row by row from the north-west, from 0."""

    id: str
    name: str
    mode: Mode
    columns: int
    rows: int
    grid: tuple[str, ...]
    """A string a row: `.` water, `#` island, `o` open water hole, `m` Archer mine (both water)."""
    sector_size: int = 5
    source: Source = "verified"
    """How sure we are of the map; anything but verified is shown in the chooser."""
    doubtful: tuple[str, ...] = ()
    """Cells on which the sources disagree."""

    def __hash__(self) -> int:
        return hash((self.id, self.grid, self.sector_size))

    @property
    def size(self) -> int:
        """Number of cells, land included."""
        return self.columns * self.rows

    @property
    def sectors(self) -> int:
        """Number of sectors, numbered from 1 row by row from the north-west."""
        return -(-self.columns // self.sector_size) * -(-self.rows // self.sector_size)

    def name_of(self, index: int) -> str:
        """Name of a cell by index."""
        row, column = divmod(index, self.columns)
        return cell_name(column, row)

    def index_of(self, name: str) -> int:
        """Index of a cell by name. Raises ValueError when it is not on the map."""
        column, row = parse_cell(name)
        if not (column < self.columns and row < self.rows):
            raise ValueError(name)
        return row * self.columns + column

    def sector_of(self, index: int) -> int:
        """Sector of a cell, from 1."""
        row, column = divmod(index, self.columns)
        across = -(-self.columns // self.sector_size)
        return row // self.sector_size * across + column // self.sector_size + 1

    def is_sea(self, index: int) -> bool:
        """True for every cell a submarine may be in."""
        row, column = divmod(index, self.columns)
        return self.grid[row][column] != "#"


@lru_cache(maxsize=64)
def sea_cells(chart: Chart) -> tuple[int, ...]:
    """Indices of the cells a submarine may be in, in reading order."""
    return tuple(index for index in range(chart.size) if chart.is_sea(index))
