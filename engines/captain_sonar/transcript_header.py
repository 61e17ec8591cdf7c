"""The beginning of a transcript: its map and its options."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec

from engines.captain_sonar import content
from engines.captain_sonar.chart_files import read_chart
from engines.captain_sonar.charts import Chart, Mode
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.radio import RadioOptions
from engines.captain_sonar.transcript_lines import TranscriptError, shown

Load = Callable[[str], bytes]
"""Reads the chart file with the path that stands in the transcript; may raise OSError."""
HEADER_WORDS: Final = ("map", "option")
_MODES: Final[tuple[str, ...]] = get_args(Mode)


class Header:
    """The lines before the first observation, taken one by one."""

    def __init__(self, load: Load | None) -> None:
        """`load` is needed for `map file PATH` only."""
        self._load = load
        self._map: RadioOptions | None = None
        self._tracker = TrackerOptions()
        self.line = 1
        """Where the map is named."""

    def options(self) -> RadioOptions:
        """What was read so far. Raises TranscriptError while there is no map."""
        if self._map is None:
            raise TranscriptError("map_missing")
        return msgspec.structs.replace(self._map, tracker=self._tracker)

    def takes(self, number: int, text: str) -> bool:
        """Read a line of the header; False when it is none."""
        words = text.split()
        first = words[0].casefold()
        if first == "map":
            if self._map is not None:
                raise TranscriptError("map_again")
            self.line = number
            self._map = self._read_map(text, text.partition("#")[0].split()[1:])
        elif self._map is None:
            raise TranscriptError("map_first", {"found": shown(text.strip())})
        elif first == "option":
            self._tracker = _option(self._tracker, text.partition("#")[0].split()[1:])
        else:
            return False
        return True

    def _read_map(self, text: str, words: list[str]) -> RadioOptions:
        if words and words[0].casefold() == "file":
            return RadioOptions(custom_chart=self._read_file(_path(text)))
        if len(words) < 2:
            raise TranscriptError("map_words")
        name, mode = " ".join(words[:-1]), words[-1].casefold()
        for known in content.charts():
            if known.name.casefold() == name.casefold() and known.mode == mode:
                return RadioOptions(chart_id=known.id)
        if mode not in _MODES:
            expected = ", ".join(_MODES)
            raise TranscriptError("mode_unknown", {"found": shown(words[-1]), "expected": expected})
        names = ", ".join(known.name for known in content.charts() if known.mode == mode)
        raise TranscriptError("map_unknown", {"found": shown(name), "mode": mode, "known": names})

    def _read_file(self, path: str) -> Chart:
        if self._load is None:
            raise TranscriptError("map_needs_file", {"path": shown(path)})
        try:
            data = self._load(path)
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            details: dict[str, str | int] = {"path": shown(path), "reason": shown(reason)}
            raise TranscriptError("map_file_unreadable", details) from None
        return read_chart(data)


def _path(text: str) -> str:
    """The path of `map file PATH`: up to a ` #`, or between double quotes."""
    rest = text.split(maxsplit=2)[2:]
    path = rest[0].strip() if rest else ""
    if path.startswith('"') and '"' in path[1:]:
        path = path[1 : path.rindex('"')]
    else:
        path = re.split(r"(?:^|\s)#", path)[0].strip()
    if not path:
        raise TranscriptError("map_words")
    return path


def _option(options: TrackerOptions, words: list[str]) -> TrackerOptions:
    if len(words) != 2:
        raise TranscriptError("option_words")
    name, value = words[0].casefold(), words[1].casefold()
    known = choices()
    if name not in known:
        details: dict[str, str | int] = {"found": shown(words[0]), "expected": ", ".join(known)}
        raise TranscriptError("option_unknown", details)
    if value not in known[name]:
        expected = ", ".join(known[name])
        details = {"name": name, "found": shown(words[1]), "expected": expected}
        raise TranscriptError("option_value", details)
    return msgspec.structs.replace(options, **{name: known[name][value]})


def choices() -> dict[str, dict[str, Any]]:
    """For each option of the tracker its values by their written form."""
    found: dict[str, dict[str, Any]] = {}
    for name, kind in get_type_hints(TrackerOptions).items():
        values = get_args(kind) if get_origin(kind) is Literal else (False, True)
        found[name] = {str(value).casefold(): value for value in values}
    return found
