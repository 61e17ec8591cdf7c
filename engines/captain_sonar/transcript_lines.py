"""One line of a transcript: reading and writing a single observation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, cast, get_args

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Claim,
    ClaimKind,
    Course,
    Drone,
    Hit,
    HitResult,
    Mine,
    Observation,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
    Used,
    check,
)
from engines.squares import DIRECTIONS, Direction

WORDS: Final = (
    *("N", "E", "S", "W", "silence", "surface", "torpedo", "mine"),
    *("trigger", "drone", "sonar", "hit", "used"),
)
"""What a line may begin with."""
_RESULTS: Final = get_args(HitResult)
_CLAIMS: Final = get_args(ClaimKind)
_USED: Final = ("drone", "sonar", "scenario")
_MOST_SHOWN: Final = 40


class TranscriptError(ValueError):
    """A transcript, or one line of it, that cannot be read: a code for people's texts."""

    def __init__(
        self, code: str, details: Mapping[str, str | int] | None = None, line: int | None = None
    ) -> None:
        """`line` counts from 1; None for a line that stands alone."""
        super().__init__(code, dict(details or {}), line)
        self.code = code
        self.details: Mapping[str, str | int] = dict(details or {})
        self.line = line

    def at(self, line: int) -> TranscriptError:
        """The same error with its place in the file."""
        return TranscriptError(self.code, self.details, line)


def shown(text: str) -> str:
    """A piece of a line that is fit to be shown: short, no control characters."""
    clean = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
    return clean if len(clean) <= _MOST_SHOWN else f"{clean[:_MOST_SHOWN]}…"


def read_line(chart: Chart, text: str) -> Observation:
    """Read one observation; case does not matter, `#` starts a comment.

    Raises TranscriptError when it is none, or none that can be about the chart.
    """
    words = _Words(text.partition("#")[0].split())
    observation = _observation(chart, words)
    words.end()
    refused = check(chart, observation)
    if refused is not None:
        raise TranscriptError(refused.code, refused.details)
    return observation


class _Words:
    """The words of a line, taken one by one."""

    def __init__(self, words: list[str]) -> None:
        self._words = words
        self._next = 0

    def more(self) -> bool:
        return self._next < len(self._words)

    def take(self, expected: str) -> str:
        if not self.more():
            raise TranscriptError("word_missing", {"expected": expected})
        self._next += 1
        return self._words[self._next - 1]

    def choice(self, choices: tuple[str, ...]) -> str:
        expected = ", ".join(choices)
        word = self.take(expected)
        if word.casefold() not in choices:
            raise TranscriptError("word_unknown", {"found": shown(word), "expected": expected})
        return word.casefold()

    def number(self, expected: str) -> int:
        return number(self.take(expected), expected)

    def end(self) -> None:
        if self.more():
            raise TranscriptError("word_extra", {"found": shown(self._words[self._next])})


def number(word: str, expected: str) -> int:
    """A number of up to three digits. Raises TranscriptError for anything else."""
    if not (word.isascii() and word.isdigit() and len(word) <= 3):
        raise TranscriptError("number_expected", {"found": shown(word), "expected": expected})
    return int(word)


def _observation(chart: Chart, words: _Words) -> Observation:
    word = words.take(", ".join(WORDS))
    if word.upper() in DIRECTIONS:
        return Course(cast("Direction", word.upper()))
    match word.casefold():
        case "silence":
            return Silence()
        case "mine":
            return Mine()
        case "surface":
            return Surface(words.number("sector"))
        case "torpedo":
            return Torpedo(_cell(chart, words), _self_hit(words))
        case "trigger":
            return Trigger(_cell(chart, words), _self_hit(words))
        case "drone":
            return Drone(words.number("sector"), words.choice(("yes", "no")) == "yes")
        case "sonar":
            return Sonar(_claim(words), _claim(words))
        case "hit":
            return Hit(_cell(chart, words), cast("HitResult", words.choice(_RESULTS)))
        case "used":
            return Used(cast("Literal['drone', 'sonar', 'scenario']", words.choice(_USED)))
    raise TranscriptError("word_unknown", {"found": shown(word), "expected": ", ".join(WORDS)})


def _cell(chart: Chart, words: _Words) -> str:
    word = words.take("cell")
    try:
        return chart.name_of(chart.index_of(word))
    except ValueError:
        last = chart.name_of(chart.size - 1)
        raise TranscriptError("unknown_cell", {"cell": shown(word), "last": last}) from None


def _self_hit(words: _Words) -> HitResult | None:
    if not words.more():
        return None
    words.choice(("self",))
    return cast("HitResult", words.choice(_RESULTS))


def _claim(words: _Words) -> Claim:
    kind = words.choice(_CLAIMS)
    value = words.take(kind)
    letter = value.upper()
    if len(letter) == 1 and "A" <= letter <= "Z" and kind != "sector":
        # the rulebook calls a letter a row too ("row L"): a letter is always a column
        return Claim("column", ord(letter) - ord("A") + 1)
    if kind == "column":
        raise TranscriptError("letter_expected", {"found": shown(value)})
    return Claim(cast("ClaimKind", kind), number(value, kind))


def write_line(observation: Observation) -> str:
    """The line that `read_line` reads back as this observation."""
    match observation:
        case Course(direction=direction):
            return direction
        case Silence():
            return "silence"
        case Mine():
            return "mine"
        case Surface(sector=sector):
            return f"surface {sector}"
        case Torpedo(target=target, self_hit=self_hit):
            return f"torpedo {target.upper()}" + (f" self {self_hit}" if self_hit else "")
        case Trigger(target=target, self_hit=self_hit):
            return f"trigger {target.upper()}" + (f" self {self_hit}" if self_hit else "")
        case Drone(sector=sector, found=found):
            return f"drone {sector} {'yes' if found else 'no'}"
        case Sonar(first=first, second=second):
            return f"sonar {_written(first)} {_written(second)}"
        case Hit(target=target, result=result):
            return f"hit {target.upper()} {result}"
        case Used(system=system):
            return f"used {system}"


def _written(claim: Claim) -> str:
    value = chr(ord("A") + claim.value - 1) if claim.kind == "column" else claim.value
    return f"{claim.kind} {value}"
