"""The disputed rules of Captain Sonar as named switches, the default first."""

from __future__ import annotations

from typing import Literal

import msgspec


class TrackerOptions(msgspec.Struct, frozen=True, kw_only=True):
    """Switches that change what an observation says about the enemy's place."""

    own_mines_block: bool = True
    """A submarine may not enter a cell with its own mine (English rulebook only)."""
    torpedo_range: Literal["manhattan", "sea_path"] = "manhattan"
    """1 to 4 orthogonal steps; `sea_path` counts them through sea only."""
    mine_neighbours: Literal["eight", "four"] = "eight"
    """Where a mine may be dropped (first mate's sheet shows diagonals)."""
    explosions_clear_mines: bool = False
    """A torpedo or mine also destroys a mine on its cell (French rulebook)."""
