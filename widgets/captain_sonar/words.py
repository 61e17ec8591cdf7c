"""Words for what the radio operator hears: observations, directions, results, cells.

Only QtCore is imported: the command line prints these sentences too.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Claim,
    Course,
    Drone,
    Hit,
    HitResult,
    Mine,
    Observation,
    Silence,
    Sonar,
    Surface,
    System,
    Torpedo,
    Trigger,
    Used,
)
from engines.squares import Direction

translate = QCoreApplication.translate


def direction(value: Direction) -> str:
    """Name of a compass direction."""
    match value:
        case "N":
            return translate("Radio", "North")
        case "E":
            return translate("Radio", "East")
        case "S":
            return translate("Radio", "South")
        case "W":
            return translate("Radio", "West")


def letter(value: Direction) -> str:
    """The letter on the big key of a direction."""
    match value:
        case "N":
            return translate("Radio", "N", "letter for North")
        case "E":
            return translate("Radio", "E", "letter for East")
        case "S":
            return translate("Radio", "S", "letter for South")
        case "W":
            return translate("Radio", "W", "letter for West")


def system(value: System) -> str:
    """Name of a submarine's system."""
    match value:
        case "mine":
            return translate("Radio", "Mine")
        case "torpedo":
            return translate("Radio", "Torpedo")
        case "drone":
            return translate("Radio", "Drone")
        case "sonar":
            return translate("Radio", "Sonar")
        case "silence":
            return translate("Radio", "Silence")
        case "scenario":
            return translate("Radio", "Scenario")


def result(value: HitResult) -> str:
    """What an explosion did, with its damage."""
    match value:
        case "direct":
            return translate("Radio", "direct hit, 2 damage")
        case "indirect":
            return translate("Radio", "indirect hit, 1 damage")
        case "none":
            return translate("Radio", "no damage")


def short_result(value: HitResult) -> str:
    """What an explosion did, for a chip."""
    match value:
        case "direct":
            return translate("Radio", "direct")
        case "indirect":
            return translate("Radio", "indirect")
        case "none":
            return translate("Radio", "none", "damage")


def column_letter(number: int) -> str:
    """Letter of a column counted from 1."""
    return chr(ord("A") + number - 1)


def claim(value: Claim) -> str:
    """One statement of a sonar answer."""
    match value.kind:
        case "row":
            return translate("Radio", "row {number}").format(number=value.value)
        case "column":
            name = column_letter(value.value)
            return translate("Radio", "column {letter}").format(letter=name)
        case "sector":
            return translate("Radio", "sector {number}").format(number=value.value)


def observation(value: Observation) -> str:
    """One line of the record as a short sentence."""
    match value:
        case Course(direction=heading):
            return direction(heading)
        case Silence():
            return translate("Radio", "Silence")
        case Surface(sector=sector):
            return translate("Radio", "Surfaced in sector {sector}").format(sector=sector)
        case Mine():
            return translate("Radio", "Dropped a mine")
        case Torpedo(target=target, self_hit=None):
            return translate("Radio", "Torpedo on {cell}").format(cell=target)
        case Trigger(target=target, self_hit=None):
            return translate("Radio", "Set off a mine on {cell}").format(cell=target)
        case Used(system=name):
            return _used(name)
        case _:
            return _answered(value)


def _used(name: str) -> str:
    match name:
        case "drone":
            return translate("Radio", "Used its drone")
        case "sonar":
            return translate("Radio", "Used its sonar")
        case _:
            return translate("Radio", "Used its scenario system")


def _answered(value: Observation) -> str:
    match value:
        case Torpedo(target=target, self_hit=hit) if hit is not None:
            text = translate("Radio", "Torpedo on {cell}, to itself: {result}")
            return text.format(cell=target, result=result(hit))
        case Trigger(target=target, self_hit=hit) if hit is not None:
            text = translate("Radio", "Set off a mine on {cell}, to itself: {result}")
            return text.format(cell=target, result=result(hit))
        case Drone(sector=sector, found=True):
            return translate("Radio", "Our drone in sector {sector}: yes").format(sector=sector)
        case Drone(sector=sector):
            return translate("Radio", "Our drone in sector {sector}: no").format(sector=sector)
        case Sonar(first=first, second=second):
            text = translate("Radio", "Our sonar: {first} or {second}, not both")
            return text.format(first=claim(first), second=claim(second))
        case Hit(target=target, result=hit):
            text = translate("Radio", "Our shot on {cell}: {result}")
            return text.format(cell=target, result=result(hit))
    raise TypeError(value)


def source(chart: Chart) -> str:
    """How sure we are of a map, in a word; empty when it is verified."""
    match chart.source:
        case "verified":
            return ""
        case "single-source":
            return translate("Radio", "from one source only")
        case "disputed":
            return translate("Radio", "sources disagree")
        case "edited":
            return translate("Radio", "edited map")


def source_detail(chart: Chart) -> str:
    """What to check on a map that is not verified; empty when it is."""
    if chart.source == "verified":
        return ""
    if chart.doubtful:
        text = translate("Radio", "Compare {cells} with your printed map.")
        return text.format(cells=", ".join(chart.doubtful))
    return translate("Radio", "Compare it with your printed map before you play.")


def chart_title(chart: Chart) -> str:
    """Name of a map with its mode."""
    mode = (
        translate("Radio", "real-time")
        if chart.mode == "real-time"
        else translate("Radio", "turn by turn")
    )
    return translate("Radio", "{map}, {mode}").format(map=chart.name, mode=mode)


def decimal(value: float) -> str:
    """A figure with two decimals, with the comma or point of the language."""
    return QLocale().toString(value, "f", 2)


def percent(share: float) -> str:
    """A share as a percentage that never claims 0 or 100 when it is neither."""
    if 0 < share < 0.005:
        return translate("Radio", "<1 %")
    if 0.995 <= share < 1 - 1e-9:
        return translate("Radio", ">99 %")
    return translate("Radio", "{number} %").format(number=round(share * 100))
