"""`bathysphere track FILE`: where the enemy can be after each line of a transcript."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TextIO

import msgspec
from PySide6.QtCore import QCoreApplication

from app import console
from app.i18n import speaking
from engines.captain_sonar import chart_files, transcript
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Observation
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.radio import RadioOptions, chart_of
from engines.captain_sonar.tracker import Knowledge, observe, repairs, start
from engines.captain_sonar.transcript import TranscriptError, write_line
from widgets.captain_sonar.transcript_text import sentence

translate = QCoreApplication.translate

UNREADABLE: Final = 2
"""Exit status for a file or a line that cannot be read, or contradicts."""
STANDARD_INPUT: Final = "-"
_LIKELIEST: Final = 5
_REPAIR_SECONDS: Final = 2.0
"""How long a contradiction is searched for the line that was misheard."""
Say = Callable[[int, str, Knowledge], str]


class _TrackError(Exception):
    """One sentence for the user."""


def command(args: argparse.Namespace) -> int:
    """Do what the command line asked for; gives the exit status."""
    with speaking():
        return track(args.file, args.json, sys.stdout, sys.stderr)


def track(path: str, as_json: bool, out: TextIO, err: TextIO | None) -> int:
    """Print what is known at the start and after each observation of a transcript.

    Gives 0, or 2 after one sentence on `err`: the file or a line cannot be read,
    or a line contradicts those before. What the lines before say is printed first.
    """
    say = _json if as_json else _readable
    try:
        for line, observation, knowledge in _known(_read(path, transcript.MOST_BYTES), path):
            print(say(line, observation, knowledge), file=out, flush=True)
    except TranscriptError as error:
        return _fail(err, sentence(error))
    except _TrackError as problem:
        return _fail(err, str(problem))
    return 0


def _fail(err: TextIO | None, text: str) -> int:
    console.complain(text, err)
    return UNREADABLE


def _known(data: bytes, path: str) -> Iterator[tuple[int, str, Knowledge]]:
    """Line, observation and what is known after it, the start first."""
    knowledge: Knowledge | None = None
    heard: list[tuple[int, Observation]] = []
    for item in transcript.items(data, lambda name: _chart_file(path, name)):
        if isinstance(item.value, RadioOptions):
            knowledge = start(chart_of(item.value), item.value.tracker)
            yield item.line, "start", knowledge
        elif knowledge is not None:
            heard.append((item.line, item.value))
            options, knowledge = knowledge.options, observe(knowledge, item.value)
            if knowledge.empty:
                raise _TrackError(_contradiction(knowledge.chart, options, heard))
            yield item.line, write_line(item.value), knowledge


def _contradiction(
    chart: Chart, options: TrackerOptions, heard: list[tuple[int, Observation]]
) -> str:
    line, observation = heard[-1]
    text = translate(
        "Track",
        "Line {line}: “{observation}” contradicts the lines before; the enemy can be nowhere.",
    ).format(line=line, observation=write_line(observation))
    until = time.monotonic() + _REPAIR_SECONDS
    observations = tuple(each for _, each in heard)
    for repair in repairs(chart, options, observations, lambda: time.monotonic() > until):
        number = heard[repair.line - 1][0]
        if repair.replacement is None:
            hint = translate("Track", "It would fit without line {line}.").format(line=number)
        else:
            hint = translate("Track", "It would fit if line {line} were “{observation}”.").format(
                line=number, observation=write_line(repair.replacement)
            )
        return f"{text} {hint}"
    return text


def _read(path: str, most: int) -> bytes:
    """One byte more than is allowed at most: enough to see that there is too much."""
    try:
        if path == STANDARD_INPUT:
            return console.standard_input(most + 1)
        with Path(path).open("rb") as file:
            return file.read(most + 1)
    except (FileNotFoundError, NotADirectoryError):
        raise _TrackError(
            translate("Track", "There is no file {path}.").format(path=path)
        ) from None
    except IsADirectoryError:
        text = translate("Track", "{path} is a folder; name a transcript in it.")
        raise _TrackError(text.format(path=path)) from None
    except PermissionError:
        text = translate("Track", "{path} may not be read; check its permissions.")
        raise _TrackError(text.format(path=path)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        text = translate("Track", "{path} could not be read: {reason}.")
        raise _TrackError(text.format(path=path, reason=reason)) from None


def _chart_file(transcript_path: str, name: str) -> bytes:
    """A map file; a relative path is seen from the folder of the transcript."""
    folder = Path() if transcript_path == STANDARD_INPUT else Path(transcript_path).parent
    with (folder / name).open("rb") as file:
        return file.read(chart_files.MOST_BYTES + 1)


def _json(line: int, observation: str, knowledge: Knowledge) -> str:
    chart = knowledge.chart
    shares = {
        name: float(knowledge.likelihood[chart.index_of(name)]) for name in knowledge.candidates
    }
    return msgspec.json.encode(
        {
            "line": line,
            "observation": observation,
            "candidates": knowledge.candidates,
            "likelihood": shares,
            "exact": knowledge.exact,
            "hypotheses": knowledge.hypotheses,
        }
    ).decode()


def _readable(line: int, observation: str, knowledge: Knowledge) -> str:
    chart = knowledge.chart
    likely = sorted(
        (
            (-float(knowledge.likelihood[chart.index_of(name)]), name)
            for name in knowledge.candidates
        ),
        key=lambda pair: pair[0],
    )[:_LIKELIEST]
    cells = ", ".join(f"{name} {-share:.1%}" for share, name in likely)
    count = translate("Track", "cells: {count}").format(count=len(knowledge.candidates))
    text = f"{line:>4}  {observation:<24} {count:<12} {cells}"
    if not knowledge.exact:
        text += "   " + translate("Track", "(widened: some of these are not possible)")
    return text.rstrip()
