"""What the radio operator's map shows: one frozen value, painted as it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Hit, Observation, Torpedo, Trigger

MarkKind = Literal["torpedo", "trigger", "hit"]

_DOTS: Final = (0.03, 0.08, 0.2)
"""Likelihoods from which a cell shows 2, 3 and 4 dots instead of 1."""
_CAPS: Final = (0.01, 0.03, 0.08, 0.2)
"""A sharper picture may use more heat: likelihoods of the best cell that open steps 2 to 5."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that exploded on a cell, and its line in the record."""

    kind: MarkKind
    cell: str
    line: int


@dataclass(frozen=True, slots=True)
class SeaView:
    """The map with what is known."""

    chart: Chart
    likelihood: Mapping[str, float] = field(default_factory=dict)
    """Share of each possible cell; cells that are not in it are ruled out."""
    heat: Mapping[str, int] = field(default_factory=dict)
    """Step 1 to 5 of each possible cell."""
    known: bool = False
    """False while nothing has been worked out: then no cell is shown as ruled out."""
    own: str | None = None
    marks: tuple[Mark, ...] = ()
    picked: tuple[str, ...] = ()
    """Cells that a panel points at."""
    picked_sector: int | None = None


def heat_steps(likelihood: Mapping[str, float]) -> dict[str, int]:
    """Steps 1 to 5: each cell against the best one, toned down while nothing is likely."""
    best = max(likelihood.values(), default=0.0)
    if best <= 0:
        return {}
    cap = 1 + sum(best >= limit for limit in _CAPS)
    return {cell: min(cap, max(1, -int(-5 * share // best))) for cell, share in likelihood.items()}


def dots(share: float) -> int:
    """How many dots stand for a likelihood where no number fits, 1 to 4."""
    return 1 + sum(share >= limit for limit in _DOTS)


def likeliest(likelihood: Mapping[str, float], count: int) -> list[tuple[str, float]]:
    """The most likely cells, best first; equals stay in reading order."""
    ranked = sorted(likelihood.items(), key=lambda item: -item[1])
    return ranked[:count]


def marks(observations: Sequence[Observation]) -> tuple[Mark, ...]:
    """Every explosion that was heard, the newest last, one a cell."""
    found: dict[str, Mark] = {}
    for line, observation in enumerate(observations, start=1):
        match observation:
            case Torpedo(target=cell):
                mark = Mark("torpedo", cell.upper(), line)
            case Trigger(target=cell):
                mark = Mark("trigger", cell.upper(), line)
            case Hit(target=cell):
                mark = Mark("hit", cell.upper(), line)
            case _:
                continue
        found.pop(mark.cell, None)
        found[mark.cell] = mark
    return tuple(found.values())
