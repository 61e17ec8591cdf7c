"""Charts as files: one JSON object, as in the charts that ship."""

from __future__ import annotations

from typing import Final

import msgspec

from engines.captain_sonar.charts import Chart, sea_cells
from engines.captain_sonar.transcript_lines import TranscriptError, shown

MOST_BYTES: Final = 100_000
MOST_COLUMNS: Final = 26
MOST_ROWS: Final = 99
LEGEND: Final = ".#om"
"""Water, island, open water hole, Archer mine."""


def read_chart(data: bytes) -> Chart:
    """Read and check a chart.

    Raises TranscriptError: `chart_unreadable`, `chart_size`, `chart_row`,
    `chart_sign`, `chart_no_sea`, `chart_sectors` or `chart_doubtful`.
    """
    if len(data) > MOST_BYTES:
        raise TranscriptError("chart_unreadable", {"reason": f"> {MOST_BYTES} bytes"})
    try:
        chart = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=Chart)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise TranscriptError("chart_unreadable", {"reason": shown_reason(error)}) from None
    check_chart(chart)
    return chart


def write_chart(chart: Chart) -> bytes:
    """The file that `read_chart` reads back as this chart."""
    return msgspec.json.format(msgspec.json.encode(chart), indent=1) + b"\n"


def shown_reason(error: Exception) -> str:
    """What a decoder says, short enough for a sentence."""
    return "".join(letter if letter.isprintable() else " " for letter in str(error))[:160]


def check_chart(chart: Chart) -> None:
    """Raise TranscriptError, with the codes of `read_chart`, unless it can be played on."""
    if not (1 <= chart.columns <= MOST_COLUMNS and 1 <= chart.rows <= MOST_ROWS):
        size: dict[str, str | int] = {"columns": chart.columns, "rows": chart.rows}
        raise TranscriptError("chart_size", size)
    if len(chart.grid) != chart.rows:
        found: dict[str, str | int] = {"found": len(chart.grid), "rows": chart.rows}
        raise TranscriptError("chart_rows", found)
    for number, row in enumerate(chart.grid, start=1):
        if len(row) != chart.columns:
            wrong: dict[str, str | int] = {"row": number, "columns": chart.columns}
            raise TranscriptError("chart_row", wrong)
        for sign in row:
            if sign not in LEGEND:
                raise TranscriptError("chart_sign", {"row": number, "found": shown(sign)})
    if not sea_cells(chart):
        raise TranscriptError("chart_no_sea")
    if not 1 <= chart.sector_size <= max(MOST_COLUMNS, MOST_ROWS):
        raise TranscriptError("chart_sectors", {"found": chart.sector_size})
    for name in chart.doubtful:
        _check_doubtful(chart, name)


def _check_doubtful(chart: Chart, name: str) -> None:
    try:
        chart.index_of(name)
    except ValueError:
        raise TranscriptError("chart_doubtful", {"cell": shown(name)}) from None
