"""Maps as files: one chart as JSON, the same fields as the charts that ship."""

from __future__ import annotations

import re
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication

from engines.captain_sonar.charts import Chart

translate = QCoreApplication.translate
MOST_BYTES: Final = 100_000
_MOST_COLUMNS: Final = 26
_MOST_ROWS: Final = 26


def write_chart(chart: Chart) -> bytes:
    """A chart as a file that people can read and share."""
    return msgspec.json.format(msgspec.json.encode(chart), indent=1) + b"\n"


def read_chart(data: bytes) -> Chart | str:
    """A chart out of a file, or in one sentence why it is none."""
    if len(data) > MOST_BYTES:
        return translate("ChartFile", "The file is too large for a map.")
    try:
        chart = msgspec.json.decode(data, type=Chart)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        text = translate("ChartFile", "The file is no map of Captain Sonar: {reason}")
        return text.format(reason=str(error))
    return _problem(chart) or msgspec.structs.replace(chart, source="edited")


def _problem(chart: Chart) -> str:
    if not (1 <= chart.columns <= _MOST_COLUMNS and 1 <= chart.rows <= _MOST_ROWS):
        text = translate("ChartFile", "A map has 1 to {most} columns and rows, not {size}.")
        return text.format(most=_MOST_COLUMNS, size=f"{chart.columns} × {chart.rows}")
    if chart.sector_size < 1:
        return translate("ChartFile", "A sector is at least one cell wide.")
    if len(chart.grid) != chart.rows:
        text = translate("ChartFile", "The map says {rows} rows, but draws {drawn}.")
        return text.format(rows=chart.rows, drawn=len(chart.grid))
    for number, row in enumerate(chart.grid, start=1):
        if len(row) != chart.columns:
            text = translate("ChartFile", "Row {row} has {drawn} cells instead of {columns}.")
            return text.format(row=number, drawn=len(row), columns=chart.columns)
        if not re.fullmatch(r"[.#om]*", row):
            text = translate("ChartFile", "Row {row} has a sign other than . # o m.")
            return text.format(row=number)
    if not any(chart.is_sea(index) for index in range(chart.size)):
        return translate("ChartFile", "The map has no sea.")
    return ""
