"""What the line asks for, and what is missing in it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engines.captain_sonar.charts import Chart
from widgets.captain_sonar.draft import Mode, Reading

translate = QCoreApplication.translate


def prompt(mode: Mode | None) -> str:
    """The words before the line."""
    match mode:
        case "surface":
            return translate("Entry", "Surfaced in sector")
        case "torpedo":
            return translate("Entry", "Torpedo on")
        case "trigger":
            return translate("Entry", "Mine set off on")
        case "drone":
            return translate("Entry", "Drone in sector")
        case "sonar":
            return translate("Entry", "Sonar")
        case "hit":
            return translate("Entry", "Our shot on")
        case "used":
            return translate("Entry", "It used its")
        case "sector":
            return translate("Entry", "Sector")
        case _:
            return translate("Entry", "Type")


def advice(mode: Mode | None) -> str:
    """How the line is filled; empty where chips say it."""
    match mode:
        case "torpedo" | "trigger":
            return translate("Entry", "Press a cell on the map or type it.")
        case "hit":
            return translate("Entry", "Press or type a cell, then what was answered.")
        case "sonar":
            return translate("Entry", "Two different things, such as C r7, or C s5.")
        case "type":
            return translate("Entry", "Such as: drone 5 no, or: sonar row 7 column C")
        case _:
            return ""


def missing(mode: Mode | None, chart: Chart, reading: Reading) -> str:
    """Why what was typed is not an observation yet."""
    match mode:
        case "torpedo" | "trigger" | "hit" if reading.cell is None:
            text = translate("Entry", "A cell from A1 to {last} is needed.")
            return text.format(last=chart.name_of(chart.size - 1))
        case "hit":
            return translate("Entry", "What was answered? d direct, i indirect, n none")
        case "surface" | "drone" | "sector" if reading.sector is None:
            text = translate("Entry", "A sector from 1 to {most} is needed.")
            return text.format(most=chart.sectors)
        case "drone":
            return translate("Entry", "What was answered? y yes, n no")
        case "sector":
            return translate("Entry", "What happened? y drone yes, n drone no, f surfaced")
        case "sonar":
            return translate("Entry", "Two of column letter, r and row, s and sector.")
        case _:
            return translate("Entry", "d drone, o sonar, c scenario")
