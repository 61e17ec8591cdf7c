"""The chips under the line: everything that could come next, for those who do not type."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QCoreApplication

from engines.captain_sonar.charts import Chart
from widgets.captain_sonar import words
from widgets.captain_sonar.chips import Chip
from widgets.captain_sonar.draft import Mode, Reading

translate = QCoreApplication.translate


class Picks(Protocol):
    """What a chip does."""

    def choose(self, letter: str) -> None:
        """Add a letter to the line."""
        ...

    def pick_sector(self, number: int) -> bool:
        """Take a sector."""
        ...

    def pick_edge(self, kind: str, value: int) -> bool:
        """Take a row or a column."""
        ...


def chips_for(
    mode: Mode | None, chart: Chart, reading: Reading, shares: Mapping[int, float], to: Picks
) -> list[list[Chip]]:
    """Rows of chips; `shares` is how likely the enemy is in each sector."""
    match mode:
        case "surface":
            return [_sectors(chart, shares, to)]
        case "drone" | "sector" if reading.sector is None:
            return [_sectors(chart, shares, to)]
        case "drone":
            yes, no = translate("Entry", "Yes"), translate("Entry", "No")
            return [[_letter(yes, "Y", to), _letter(no, "N", to)]]
        case "sector":
            return [_whole_sector(to)]
        case "hit" if reading.cell is not None:
            return [_results(to)]
        case "sonar":
            return _claims(chart, to)
        case "used":
            return [_systems(to)]
    return []


def _letter(text: str, letter: str, to: Picks) -> Chip:
    return Chip(f"{text}  {letter}", text, lambda: to.choose(letter))


def _whole_sector(to: Picks) -> list[Chip]:
    return [
        _letter(translate("Entry", "Drone: yes"), "Y", to),
        _letter(translate("Entry", "Drone: no"), "N", to),
        _letter(translate("Entry", "Surfaced"), "F", to),
    ]


def _results(to: Picks) -> list[Chip]:
    return [
        _letter(words.short_result("direct"), "D", to),
        _letter(words.short_result("indirect"), "I", to),
        _letter(words.short_result("none"), "N", to),
    ]


def _systems(to: Picks) -> list[Chip]:
    return [
        _letter(words.system("drone"), "D", to),
        _letter(words.system("sonar"), "O", to),
        _letter(words.system("scenario"), "C", to),
    ]


def _sectors(chart: Chart, shares: Mapping[int, float], to: Picks) -> list[Chip]:
    chips = []
    for number in range(1, chart.sectors + 1):
        share = shares.get(number)
        text = str(number) if share is None else f"{number}  {words.percent(share)}"
        name = translate("Entry", "Sector {text}").format(text=text)
        chips.append(Chip(text, name, lambda n=number: to.pick_sector(n)))  # type: ignore[misc]
    return chips


def _claims(chart: Chart, to: Picks) -> list[list[Chip]]:
    rows, columns, sectors = [], [], []
    for number in range(1, chart.rows + 1):
        name = translate("Entry", "Row {number}").format(number=number)
        rows.append(Chip(str(number), name, lambda n=number: to.pick_edge("row", n)))  # type: ignore[misc]
    for number in range(1, chart.columns + 1):
        text = words.column_letter(number)
        name = translate("Entry", "Column {letter}").format(letter=text)
        columns.append(Chip(text, name, lambda n=number: to.pick_edge("column", n)))  # type: ignore[misc]
    for number in range(1, chart.sectors + 1):
        name = translate("Entry", "Sector {text}").format(text=number)
        text = translate("Entry", "s{number}", "sector, short").format(number=number)
        sectors.append(Chip(text, name, lambda n=number: to.pick_sector(n)))  # type: ignore[misc]
    return [rows, columns, sectors]
