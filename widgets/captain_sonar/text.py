"""Every event, refusal and seat of the radio operator's table as a sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engines.captain_sonar.radio import (
    RADIO,
    Amended,
    DamageSet,
    Dropped,
    Inserted,
    Observed,
    OwnPlaced,
    RadioEvent,
    RadioState,
    Transcribed,
    chart_of,
    enemy_damage,
)
from engines.captain_sonar.transcript_lines import TranscriptError
from engines.contract import REFEREE, TABLE, Refused, Seat
from widgets.captain_sonar import transcript_text, words

translate = QCoreApplication.translate


class RadioText:
    """The radio operator's sentences (implements `widgets.game_text.GameText`)."""

    def name(self) -> str:
        """Name of the game."""
        return translate("Radio", "Captain Sonar: radio operator")

    def seat(self, seat: Seat) -> str:
        """Name of a seat."""
        names = {
            RADIO: translate("Radio", "Radio operator"),
            TABLE: translate("Radio", "Table"),
            REFEREE: translate("Radio", "Referee"),
        }
        return names.get(seat, seat)

    def event(self, event: RadioEvent, state: RadioState) -> str:
        """One event as a sentence; `state` is the table after it."""
        match event:
            case Observed(line=line):
                return words.observation(line.observation)
            case Transcribed(lines=lines):
                return translate("Radio", "Transcript: %n line(s)", "", len(lines))
            case Amended(line=line, was=was):
                text = translate("Radio", "Line {line} corrected: {now} (was: {was})")
                return text.format(
                    line=number_of(state, line.id),
                    now=words.observation(line.observation),
                    was=words.observation(was),
                )
            case Inserted(line=line):
                text = translate("Radio", "Added as line {line}: {what}")
                number = number_of(state, line.id)
                return text.format(line=number, what=words.observation(line.observation))
            case Dropped(line=line):
                text = translate("Radio", "Taken out: {what}")
                return text.format(what=words.observation(line.observation))
            case OwnPlaced(cell=None):
                return translate("Radio", "Our submarine taken off the map")
            case OwnPlaced(cell=cell):
                return translate("Radio", "Our submarine is on {cell}").format(cell=cell)
            case DamageSet(damage=None):
                return translate("Radio", "Enemy damage follows the record again")
            case DamageSet(damage=damage):
                text = translate("Radio", "Enemy damage set to {number} of 4")
                return text.format(number=damage)

    def refusal(self, refused: Refused) -> str:
        """Why an act was not accepted, and what to do, in one sentence."""
        if refused.code.startswith("chart_"):
            return transcript_text.sentence(TranscriptError(refused.code, refused.details))
        text = _refusals().get(refused.code)
        if text is None:
            text = translate("Radio", "This cannot be done now ({code}).")
        return text.format(code=refused.code, **_shown(refused))

    def rule(self, refused: Refused) -> str:
        """The rule behind a refusal, for *show the rule*."""
        if refused.code == "no_mine_left":
            return translate(
                "Radio",
                "A mine is dropped first and set off later, once. If a drop was missed, write"
                " the trigger down anyway and add the drop before it.",
            )
        if refused.code == "same_claims":
            return translate(
                "Radio",
                "A sonar answer names two different things out of row, column and sector;"
                " exactly one of them is true.",
            )
        if refused.code == "damage_range":
            return translate("Radio", "The fourth damage destroys a submarine.")
        if refused.code == "own_on_island":
            return translate("Radio", "Submarines stay in the sea; islands block them.")
        if refused.code.startswith("unknown_"):
            return translate(
                "Radio",
                "Columns are letters from west to east, rows and sectors are numbers from the"
                " north-west corner of the map.",
            )
        return ""

    def status(self, state: RadioState) -> str:
        """One line for the table's card."""
        title = words.chart_title(chart_of(state.options))
        if not state.lines:
            return translate("Radio", "{map}: nothing heard yet").format(map=title)
        heard = translate("Radio", "%n line(s) heard", "", len(state.lines))
        text = translate("Radio", "{map}: {heard}, last: {last}, damage {damage} of 4")
        last = words.observation(state.lines[-1].observation)
        return text.format(map=title, heard=heard, last=last, damage=enemy_damage(state))


def number_of(state: RadioState, line_id: int) -> int:
    """Place of a line in the record, from 1; its id when it is no longer there."""
    for number, line in enumerate(state.lines, start=1):
        if line.id == line_id:
            return number
    return line_id


def _shown(refused: Refused) -> dict[str, str | int]:
    shown = dict(refused.details)
    kinds = {
        "row": translate("Radio", "rows"),
        "column": translate("Radio", "columns"),
        "sector": translate("Radio", "sectors"),
    }
    if "kind" in shown:
        shown["kind"] = kinds.get(str(shown["kind"]), str(shown["kind"]))
    if refused.code == "unknown_column":
        shown["value"] = _column(int(shown["value"]))
        shown["most"] = _column(int(shown["most"]))
    return shown


def _column(number: int) -> str:
    return words.column_letter(number) if 1 <= number <= 26 else str(number)


def _refusals() -> dict[str, str]:
    return {
        "unknown_cell": translate(
            "Radio", "There is no cell {cell} on this map; the last one is {last}."
        ),
        "unknown_sector": translate(
            "Radio", "There is no sector {value} on this map; sectors go from 1 to {most}."
        ),
        "unknown_row": translate(
            "Radio", "There is no row {value} on this map; rows go from 1 to {most}."
        ),
        "unknown_column": translate(
            "Radio", "There is no column {value} on this map; columns go from A to {most}."
        ),
        "same_claims": translate(
            "Radio", "The sonar answer names two {kind}; take two different things."
        ),
        "unknown_chart": translate(
            "Radio", "There is no map called {chart}; choose one from the list or open a file."
        ),
        "not_your_seat": translate("Radio", "Only the radio operator writes in this record."),
        "damage_range": translate("Radio", "Damage goes from 0 to {most}, not {value}."),
        "nothing_changed": translate("Radio", "The line already says this."),
        "no_mine_left": translate(
            "Radio",
            "The enemy has no mine left to set off: {dropped} dropped, {triggered} set off.",
        ),
        "nothing_heard": translate("Radio", "The transcript has no lines after its map."),
        "no_such_line": translate("Radio", "This line is no longer in the record."),
        "own_on_island": translate("Radio", "{cell} is an island; our submarine is at sea."),
    }


TEXT = RadioText()
