"""Why a cell is out, and what is doubtful in the record, as sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engines.captain_sonar.observations import Drone, Observation, System
from engines.captain_sonar.systems import Doubt
from engines.captain_sonar.tracker import Reason
from widgets.captain_sonar import words

translate = QCoreApplication.translate
_SHOWN = 3


def why(cell: str, reason: Reason, observations: Sequence[Observation]) -> str:
    """The line that ruled a cell out, named, and how."""
    if reason.code == "island":
        return translate("Reason", "{cell} is an island.").format(cell=cell)
    observation = observations[reason.line - 1]
    text = translate("Reason", "{cell} is ruled out by line {line}, “{what}”: {how}.")
    return text.format(
        cell=cell,
        line=reason.line,
        what=words.observation(observation),
        how=_how(reason, observation),
    )


def short(reason: Reason) -> str:
    """Why the track cannot end on a cell, in a few words for the map."""
    if reason.code == "island":
        return translate("Reason", "island")
    kinds = {
        "edge": translate("Reason", "off the map at line {line}"),
        "island_on_course": translate("Reason", "island at line {line}"),
        "own_route": translate("Reason", "own route at line {line}"),
        "own_mine": translate("Reason", "own mine at line {line}"),
    }
    return kinds.get(reason.code, translate("Reason", "not with line {line}")).format(
        line=reason.line
    )


def ruled_out(line: int) -> str:
    """The screen reader's word for a cell that a line ruled out."""
    return translate("Reason", "ruled out by line {line}").format(line=line)


def _how(reason: Reason, observation: Observation) -> str:
    cells = _cells(reason.cells)
    match reason.code:
        case "edge":
            text = translate("Reason", "it would have come to {cells} from off the map")
        case "island_on_course":
            text = translate("Reason", "it would have come to {cells} over the island {blocked}")
        case "own_route":
            text = translate("Reason", "from {cells} it would have crossed its own route")
        case "own_mine":
            text = translate("Reason", "from {cells} it would have run into its own mine")
        case "sector":
            text = translate("Reason", "it would have been on {cells}, in another sector")
        case "range":
            text = translate("Reason", "it would have been on {cells}, out of torpedo range")
        case "self_hit":
            text = translate("Reason", "on {cells} its own damage would have been another")
        case "mine":
            text = translate("Reason", "on {cells} it had no room for a mine")
        case "trigger":
            text = translate("Reason", "no route through {cells} could have left that mine")
        case "drone":
            text = _drone(observation)
        case "sonar":
            text = translate("Reason", "on {cells} not exactly one of the two would be true")
        case "hit":
            text = translate("Reason", "on {cells} the damage would have been another")
        case _:
            text = translate("Reason", "it does not fit {cells}")
    return text.format(cells=cells, blocked=_cells(reason.blocked))


def _drone(observation: Observation) -> str:
    if isinstance(observation, Drone) and observation.found:
        return translate("Reason", "it would have been on {cells}, outside that sector")
    return translate("Reason", "it would have been on {cells}, inside that sector")


def _cells(names: Sequence[str]) -> str:
    shown = ", ".join(names[:_SHOWN])
    rest = len(names) - _SHOWN
    if rest <= 0:
        return shown
    more = translate("Reason", "%n more", "", rest)
    return translate("Reason", "{cells} or {more}").format(cells=shown, more=more)


def doubt(found: Doubt, observation: Observation) -> str:
    """Something that the rules do not allow, so that a line is missing or wrong."""
    what = words.observation(observation)
    match found.code:
        case "gauge_not_full":
            text = translate(
                "Reason", "Line {line}, “{what}”: too early, at least {marks} missing before it"
            )
            marks = translate("Reason", "%n course(s)", "", found.missing)
            return text.format(line=found.line, what=what, marks=marks)
        case "no_course_between":
            text = translate(
                "Reason", "Line {line}, “{what}”: two systems without a course between them"
            )
        case _:
            text = translate("Reason", "Line {line}, “{what}”: no mine was left")
    return text.format(line=found.line, what=what)


def gauge(name: System, most: int, size: int, ready: bool) -> str:
    """What a system's gauge could be at best."""
    text = (
        translate("Reason", "{system}: could be ready, {most} of {size}")
        if ready
        else translate("Reason", "{system}: at most {most} of {size}")
    )
    return text.format(system=words.system(name), most=most, size=size)
