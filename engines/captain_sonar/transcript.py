"""Transcripts: what was heard in a game as text, one observation a line.

The first line names the map (`map NAME MODE`, or `map file PATH`), lines with
options may follow (`option NAME VALUE`), then the observations. `#` starts a
comment, blank lines are skipped, case does not matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from engines.captain_sonar import content
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Observation
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.radio import RadioOptions, chart_of
from engines.captain_sonar.transcript_header import HEADER_WORDS, Header, Load, choices
from engines.captain_sonar.transcript_lines import (
    TranscriptError,
    read_line,
    shown,
    write_line,
)

__all__ = [
    "Item",
    "Load",
    "Transcript",
    "TranscriptError",
    "chart_file_name",
    "items",
    "read",
    "read_line",
    "write",
    "write_line",
]

MOST_BYTES: Final = 1_000_000
MOST_LINES: Final = 20_000
MOST_LETTERS: Final = 1_000
"""Of one line, in bytes."""
_LINE_ENDS: Final = re.compile(rb"\r\n|\n|\r")
_UTF16: Final = (b"\xff\xfe", b"\xfe\xff")
_UTF8_MARK: Final = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class Transcript:
    """A transcript that was read."""

    options: RadioOptions
    observations: tuple[Observation, ...]
    lines: tuple[int, ...]
    """Number in the file, from 1, of the line of each observation."""


@dataclass(frozen=True, slots=True)
class Item:
    """What one line says."""

    line: int
    value: RadioOptions | Observation


def read(data: bytes | str, load: Load | None = None) -> Transcript:
    """Read a whole transcript. Raises TranscriptError for the first line that cannot be read."""
    first, *heard = items(data, load)
    assert isinstance(first.value, RadioOptions)
    observations = tuple(item.value for item in heard if not isinstance(item.value, RadioOptions))
    return Transcript(first.value, observations, tuple(item.line for item in heard))


def items(data: bytes | str, load: Load | None = None) -> Iterator[Item]:
    """The map and options first, then one observation after the other.

    Nothing is read ahead: TranscriptError comes after the items of the lines
    before. `load` reads the file of `map file PATH`; without it such a map is
    the error `map_needs_file`.
    """
    header = Header(load)
    chart: Chart | None = None
    for number, text in _lines(data.encode() if isinstance(data, str) else data):
        try:
            if chart is None and header.takes(number, text):
                continue
        except TranscriptError as error:
            raise error.at(number) from None
        if chart is None:
            chart = chart_of(header.options())
            yield Item(header.line, header.options())
        try:
            observation = _observation(chart, text)
        except TranscriptError as error:
            raise error.at(number) from None
        yield Item(number, observation)
    if chart is None:
        try:
            yield Item(header.line, header.options())
        except TranscriptError as error:
            raise error.at(header.line) from None


def _observation(chart: Chart, text: str) -> Observation:
    first = text.split()[0]
    if first.casefold() in HEADER_WORDS:
        raise TranscriptError("header_late", {"found": shown(first)})
    return read_line(chart, text)


def _lines(data: bytes) -> Iterator[tuple[int, str]]:
    """Number and text of the lines that say something."""
    if data.startswith(_UTF16):
        raise TranscriptError("encoding", line=1)
    data = data.removeprefix(_UTF8_MARK)
    number, read_bytes = 0, 0
    for number, line in enumerate(_split(data), start=1):
        read_bytes += len(line) + 1
        if read_bytes > MOST_BYTES or number > MOST_LINES:
            limits: dict[str, str | int] = {"bytes": MOST_BYTES, "lines": MOST_LINES}
            raise TranscriptError("too_large", limits, number)
        if len(line) > MOST_LETTERS:
            raise TranscriptError("line_too_long", {"most": MOST_LETTERS}, number)
        if b"\0" in line:
            raise TranscriptError("nul", line=number)
        try:
            text = line.decode()
        except UnicodeDecodeError:
            raise TranscriptError("encoding", line=number) from None
        if text.partition("#")[0].strip():
            yield number, text


def _split(data: bytes) -> Iterator[bytes]:
    """Lines one by one: a large file is not split before its first line is looked at."""
    start = 0
    for end in _LINE_ENDS.finditer(data):
        yield data[start : end.start()]
        start = end.end()
    yield data[start:]


def write(
    options: RadioOptions, observations: Iterable[Observation], map_file: str | None = None
) -> str:
    """The transcript that `read` reads back.

    A table with a chart of its own needs `map_file`, the path its chart is (to be)
    saved under, as seen from the transcript; it is named after the chart by default.
    """
    lines = [_map_line(options, map_file)]
    default = TrackerOptions()
    for name in choices():
        value = getattr(options.tracker, name)
        if value != getattr(default, name):
            lines.append(f"option {name} {str(value).lower()}")
    lines += map(write_line, observations)
    return "\n".join(lines) + "\n"


def _map_line(options: RadioOptions, map_file: str | None) -> str:
    if options.custom_chart is None and map_file is None:
        chart = content.chart(options.chart_id)
        return f"map {chart.name} {chart.mode}".lower()
    path = map_file or chart_file_name(chart_of(options))
    quoted = f'"{path}"' if "#" in path or '"' in path or path != path.strip() else path
    return f"map file {quoted}"


def chart_file_name(chart: Chart) -> str:
    """A plain file name for a chart: letters, digits and dashes of its name, `.json`."""
    plain = re.sub(r"[^\w-]+", "-", chart.name).strip("-").lower()[:60]
    return f"{plain or 'map'}.json"
