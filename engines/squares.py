"""Square grids with cells named by column letter and row number ("C6")."""

from __future__ import annotations

import re
from typing import Final, Literal

Direction = Literal["N", "E", "S", "W"]
DIRECTIONS: Final[tuple[Direction, ...]] = ("N", "E", "S", "W")
STEP: Final[dict[Direction, tuple[int, int]]] = {
    "N": (0, -1),
    "E": (1, 0),
    "S": (0, 1),
    "W": (-1, 0),
}
"""Columns and rows that one step in a direction adds; rows grow southwards."""

_NAME = re.compile(r"([A-Za-z])([1-9][0-9]?)", re.ASCII)


def cell_name(column: int, row: int) -> str:
    """Name of the cell in a column and row, both from 0."""
    return f"{chr(ord('A') + column)}{row + 1}"


def parse_cell(name: str) -> tuple[int, int]:
    """Column and row, both from 0, of a name such as "C6" (case does not matter).

    Raises ValueError when it is no cell name. Whether the cell is on a given
    map is for the map to say.
    """
    match = _NAME.fullmatch(name.strip())
    if match is None:
        raise ValueError(name)
    return ord(match[1].upper()) - ord("A"), int(match[2]) - 1


def chebyshev(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Distance where a diagonal step counts as one."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def manhattan(a: tuple[int, int], b: tuple[int, int]) -> int:
    """Distance in orthogonal steps, obstacles ignored."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])
