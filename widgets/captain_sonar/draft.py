"""What was begun and is not yet heard to the end: the short typed forms of an observation.

Pure: no Qt. After its key an observation needs a cell, a sector or two claims;
`read` says what the letters typed so far amount to, and whether more could
follow, so that a finished one is written down without Enter.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Claim,
    Drone,
    Hit,
    HitResult,
    Observation,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
    Used,
)

Kind = Literal["surface", "torpedo", "trigger", "drone", "sonar", "hit", "used", "sector"]
"""`sector`: a sector was named first, what happened there is still to come."""
Mode = Kind | Literal["type"]
"""What the line is open for; `type`: a whole line in the syntax of a transcript."""

YES: Final = frozenset("YJO+")
NO: Final = frozenset("N-")
"""Yes and no in English, German and French: none of the letters means the other elsewhere."""
_RESULTS: Final[dict[str, HitResult]] = {
    "D": "direct",
    "2": "direct",
    "I": "indirect",
    "1": "indirect",
    "N": "none",
    "0": "none",
}
_SYSTEMS: Final[dict[str, Literal["drone", "sonar", "scenario"]]] = {
    "D": "drone",
    "O": "sonar",
    "C": "scenario",
}


@dataclass(frozen=True, slots=True)
class Reading:
    """What the typed letters amount to."""

    observation: Observation | None = None
    """Set when they say one observation."""
    final: bool = False
    """Nothing typed after this could be meant as part of it."""
    possible: bool = True
    """False when no continuation makes sense."""
    cell: str | None = None
    sector: int | None = None
    claims: tuple[Claim, ...] = ()


_NOTHING: Final = Reading()
_WRONG: Final = Reading(possible=False)


def read(chart: Chart, kind: Kind, text: str) -> Reading:
    """Read the letters typed after the key of an observation; case and blanks do not matter."""
    typed = text.upper().strip()
    if not typed:
        return _NOTHING
    match kind:
        case "torpedo" | "trigger":
            return _read_target(chart, kind, typed)
        case "hit":
            return _read_hit(chart, typed)
        case "surface":
            return _read_surface(chart, typed)
        case "drone" | "sector":
            return _read_drone(chart, typed, surfaces=kind == "sector")
        case "sonar":
            return _read_sonar(chart, typed)
        case "used":
            system = _SYSTEMS.get(typed)
            return Reading(Used(system), final=True) if system else _WRONG


def _read_target(chart: Chart, kind: Kind, typed: str) -> Reading:
    cell, final, rest = _cell(chart, typed)
    if rest.strip():
        return _WRONG
    if cell is None:
        return Reading(possible=_may_be_cell(chart, typed))
    made = Torpedo(cell) if kind == "torpedo" else Trigger(cell)
    return Reading(made, final=final, cell=cell)


def _read_hit(chart: Chart, typed: str) -> Reading:
    cell, _final, rest = _cell(chart, typed)
    if cell is None:
        return Reading(possible=not rest and _may_be_cell(chart, typed))
    if not rest.strip():
        return Reading(cell=cell)
    result = _RESULTS.get(rest.strip())
    return Reading(Hit(cell, result), final=True, cell=cell) if result else _WRONG


def _read_surface(chart: Chart, typed: str) -> Reading:
    number = _number(typed, chart.sectors)
    if number is None:
        return _WRONG
    return Reading(Surface(number), final=number * 10 > chart.sectors, sector=number)


def _read_drone(chart: Chart, typed: str, *, surfaces: bool) -> Reading:
    match = re.fullmatch(r"(\d+)\s*(\D?)", typed)
    number = _number(match[1], chart.sectors) if match else None
    if match is None or number is None:
        return _WRONG
    answer = match[2]
    if not answer:
        return Reading(sector=number)
    if surfaces and answer == "F":
        return Reading(Surface(number), final=True, sector=number)
    if answer not in YES | NO:
        return _WRONG
    return Reading(Drone(number, answer in YES), final=True, sector=number)


def _read_sonar(chart: Chart, typed: str) -> Reading:
    claims: list[Claim] = []
    rest, final = typed, False
    while rest and len(claims) < 2:
        claim, final, rest = _claim(chart, rest)
        if claim is None:
            return Reading(possible=final, claims=tuple(claims))
        if claims and claims[0].kind == claim.kind:
            return _WRONG
        claims.append(claim)
        rest = rest.lstrip(" ,/")
    if rest:
        return _WRONG
    if len(claims) < 2:
        return Reading(claims=tuple(claims))
    return Reading(Sonar(claims[0], claims[1]), final=final, claims=tuple(claims))


def _claim(chart: Chart, text: str) -> tuple[Claim | None, bool, str]:
    """The claim at the start, whether it can grow no further, and what follows.

    Without a claim the second value says whether one could still come of it.
    """
    number = re.match(r"([RS]?)\s*(\d+)", text)
    if number:
        kind: Literal["row", "sector"] = "sector" if number[1] == "S" else "row"
        most = chart.sectors if kind == "sector" else chart.rows
        value = _number(number[2], most)
        ended = number.end() < len(text)
        if value is None:
            return None, False, ""
        return Claim(kind, value), ended or value * 10 > most, text[number.end() :]
    column = ord(text[0]) - ord("A") + 1
    if text in ("R", "S"):
        # A row or sector whose number is still to come, unless the map is that wide.
        return None, True, ""
    if 1 <= column <= chart.columns:
        return Claim("column", column), True, text[1:]
    return None, False, ""


def _cell(chart: Chart, typed: str) -> tuple[str | None, bool, str]:
    """The cell at the start, whether another digit could still belong to it, what follows."""
    match = re.match(r"([A-Z])([1-9]\d*)", typed)
    if match is None:
        return None, False, ""
    column, row = ord(match[1]) - ord("A"), int(match[2])
    if column >= chart.columns or row > chart.rows:
        return None, False, "?"
    ended = match.end() < len(typed)
    return f"{match[1]}{row}", ended or row * 10 > chart.rows, typed[match.end() :]


def _may_be_cell(chart: Chart, typed: str) -> bool:
    return len(typed) == 1 and 0 <= ord(typed) - ord("A") < chart.columns


def _number(digits: str, most: int) -> int | None:
    if not re.fullmatch(r"[1-9][0-9]?", digits):
        return None
    value = int(digits)
    return value if value <= most else None
