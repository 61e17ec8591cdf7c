"""Questions worth asking: what a drone, a torpedo or a mine is expected to tell and to do.

All figures are exact for the likelihood at hand. Information is the entropy of
the answer in bits: the answer follows from the enemy's cell alone, so this is
what the answer takes away, on average, from what is not known of that cell.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from engines.captain_sonar.charts import Chart, sea_cells
from engines.captain_sonar.tracker import waters
from engines.captain_sonar.tracker.knowledge import Knowledge
from engines.squares import chebyshev

DIRECT: Final = 2
INDIRECT: Final = 1
"""Damage of an explosion on the submarine's cell, and on one of its eight neighbours."""

Rank = Literal["damage", "bits"]
Floats = npt.NDArray[np.float64]


class DroneQuestion(msgspec.Struct, frozen=True):
    """A drone sent to a sector."""

    sector: int
    """Number from 1."""
    chance: float
    """Chance of a yes, 0 to 1."""
    bits: float
    """Expected information of the answer, 0 to 1 bit."""


class Blast(msgspec.Struct, frozen=True):
    """A torpedo or mine of ours that goes off in a cell."""

    cell: str
    direct: float
    """Chance of a direct hit, 0 to 1."""
    indirect: float
    """Chance of an indirect hit, 0 to 1."""
    expected_damage: float
    """Damage done to the enemy on average, 0 to 2."""
    bits: float
    """Expected information of the answer (direct, indirect or none), 0 to log2(3) bits."""
    own_damage: int | None
    """Damage that it does to our own submarine; None when we do not know where that is."""


def drones(knowledge: Knowledge) -> tuple[DroneQuestion, ...]:
    """All sectors, the one with the most information first, then the likelier yes."""
    chart = knowledge.chart
    chances = [
        _share(knowledge.likelihood[waters.in_claim(chart, "sector", sector)].sum())
        for sector in range(1, chart.sectors + 1)
    ]
    bits = _entropy(np.array([chances, [1 - chance for chance in chances]]))
    questions = [
        DroneQuestion(sector, chance, information)
        for sector, (chance, information) in enumerate(
            zip(chances, bits.tolist(), strict=True), start=1
        )
    ]
    return tuple(sorted(questions, key=lambda q: (-round(q.bits, 12), -q.chance, q.sector)))


def torpedoes(
    knowledge: Knowledge, own: str | None = None, rank: Rank = "damage"
) -> tuple[Blast, ...]:
    """Sea cells to fire a torpedo at, the best first by expected damage or by information.

    With our own cell given, only the cells in its range (by the option
    `torpedo_range`) and the damage to ourselves. Land is left out: the rules do
    not say that a torpedo can be sent there. Raises ValueError when `own` is
    not on the map.
    """
    chart = knowledge.chart
    targets: Iterable[int] = sea_cells(chart)
    if own is not None:
        reach = waters.in_range(chart, chart.index_of(own), knowledge.options.torpedo_range)
        targets = np.flatnonzero(reach & waters.sea(chart)).tolist()
    return _blasts(knowledge, targets, own, rank)


def mines(
    knowledge: Knowledge, cells: Iterable[str], own: str | None = None, rank: Rank = "damage"
) -> tuple[Blast, ...]:
    """Our laid mines to set off, the best first by expected damage or by information.

    Raises ValueError when a cell is not on the map.
    """
    laid = sorted({knowledge.chart.index_of(cell) for cell in cells})
    return _blasts(knowledge, laid, own, rank)


def _blasts(
    knowledge: Knowledge, targets: Iterable[int], own: str | None, rank: Rank
) -> tuple[Blast, ...]:
    chart = knowledge.chart
    cells = np.array(list(targets), dtype=np.intp)
    direct = knowledge.likelihood[cells]
    indirect = np.clip(_three_by_three(chart, knowledge.likelihood)[cells] - direct, 0.0, 1.0)
    damage = DIRECT * direct + INDIRECT * indirect
    bits = _entropy(np.stack([direct, indirect, 1 - direct - indirect]))
    # Equal figures that differ only by rounding must not change places.
    ranked = (damage, bits) if rank == "damage" else (bits, damage)
    order = np.lexsort((cells, *(-np.round(figures, 12) for figures in reversed(ranked))))
    ours = None if own is None else divmod(chart.index_of(own), chart.columns)
    figures = (figure[order].tolist() for figure in (cells, direct, indirect, damage, bits))
    return tuple(
        Blast(chart.name_of(cell), hit, near, hurt, told, _own_damage(chart, cell, ours))
        for cell, hit, near, hurt, told in zip(*figures, strict=True)
    )


def _own_damage(chart: Chart, cell: int, own: tuple[int, int] | None) -> int | None:
    if own is None:
        return None
    return max(0, DIRECT - chebyshev(divmod(cell, chart.columns), own))


def _three_by_three(chart: Chart, likelihood: Floats) -> Floats:
    """For each cell the sum over itself and its eight neighbours."""
    grid = np.pad(likelihood.reshape(chart.rows, chart.columns), 1)
    rows = grid[:-2] + grid[1:-1] + grid[2:]
    return (rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]).reshape(-1)


def _entropy(chances: Floats) -> Floats:
    """Entropy in bits of each column; chances that rounding made negative count as none."""
    held = np.clip(chances, 0.0, 1.0)
    logs: npt.NDArray[Any] = np.log2(held, where=held > 1e-15, out=np.zeros_like(held))
    bits: Floats = np.abs((held * logs).sum(axis=0))
    return bits


def _share(chance: float) -> float:
    return min(1.0, float(chance))
