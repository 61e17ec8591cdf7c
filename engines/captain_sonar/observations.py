"""What a radio operator can hear of the enemy: one frozen value an observation."""

from __future__ import annotations

from typing import Literal

import msgspec

from engines.captain_sonar.charts import Chart
from engines.contract import Refused
from engines.squares import Direction

HitResult = Literal["direct", "indirect", "none"]
ClaimKind = Literal["row", "column", "sector"]
System = Literal["mine", "torpedo", "drone", "sonar", "silence", "scenario"]


class Course(msgspec.Struct, frozen=True, tag="course"):
    """The enemy announced one step."""

    direction: Direction


class Silence(msgspec.Struct, frozen=True, tag="silence"):
    """0 to 4 cells in one straight line, unheard."""


class Surface(msgspec.Struct, frozen=True, tag="surface"):
    """The enemy surfaced and named its sector; its route is erased."""

    sector: int


class Torpedo(msgspec.Struct, frozen=True, tag="torpedo"):
    """The enemy's torpedo fell on `target`; `self_hit` is the damage it did to itself."""

    target: str
    self_hit: HitResult | None = None


class Mine(msgspec.Struct, frozen=True, tag="mine"):
    """The enemy dropped a mine somewhere beside itself."""


class Trigger(msgspec.Struct, frozen=True, tag="trigger"):
    """The enemy set off its mine on `target`."""

    target: str
    self_hit: HitResult | None = None


class Drone(msgspec.Struct, frozen=True, tag="drone"):
    """Our drone asked for a sector; the answer is true."""

    sector: int
    found: bool


class Claim(msgspec.Struct, frozen=True):
    """One of the two statements of a sonar answer. A column is its letter's number from 1."""

    kind: ClaimKind
    value: int


class Sonar(msgspec.Struct, frozen=True, tag="sonar"):
    """Two claims of different kinds, exactly one of them true."""

    first: Claim
    second: Claim


class Hit(msgspec.Struct, frozen=True, tag="hit"):
    """Our torpedo or mine exploded on `target` and the enemy answered."""

    target: str
    result: HitResult


class Used(msgspec.Struct, frozen=True, tag="used"):
    """The enemy used a system that tells nothing of its place; it empties the gauge."""

    system: Literal["drone", "sonar", "scenario"]


Observation = Course | Silence | Surface | Torpedo | Mine | Trigger | Drone | Sonar | Hit | Used


def check(chart: Chart, observation: Observation) -> Refused | None:
    """Say why an observation cannot be about this map, or None when it can.

    None of these can be forced: no table has a tenth sector or a cell off the map.
    """
    match observation:
        case Torpedo(target=target) | Trigger(target=target) | Hit(target=target):
            return _check_cell(chart, target)
        case Surface(sector=sector) | Drone(sector=sector):
            return _check_number("unknown_sector", sector, chart.sectors)
        case Sonar(first=first, second=second):
            if first.kind == second.kind:
                return Refused("same_claims", {"kind": first.kind}, forceable=False)
            return _check_claim(chart, first) or _check_claim(chart, second)
    return None


def _check_claim(chart: Chart, claim: Claim) -> Refused | None:
    most = {"row": chart.rows, "column": chart.columns, "sector": chart.sectors}[claim.kind]
    return _check_number(f"unknown_{claim.kind}", claim.value, most)


def _check_number(code: str, value: int, most: int) -> Refused | None:
    if 1 <= value <= most:
        return None
    return Refused(code, {"value": value, "most": most}, forceable=False)


def _check_cell(chart: Chart, name: str) -> Refused | None:
    try:
        chart.index_of(name)
    except ValueError:
        last = chart.name_of(chart.size - 1)
        return Refused("unknown_cell", {"cell": name, "last": last}, forceable=False)
    return None
