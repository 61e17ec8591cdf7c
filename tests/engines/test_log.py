from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.chance import Drawn
from engines.contract import REFEREE, TABLE, Refused
from engines.journal import Entry
from engines.log import LogLine, line, lines
from tests.helpers import lantern
from tests.helpers.lantern import BLUE, RED, Began, Peek, Peeked, Take, Took

WALL = "2026-03-28T20:00:00.000+01:00"


def entry(seq: int, act: Any, *events: Any, **more: Any) -> Entry:
    written = tuple(msgspec.Raw(msgspec.json.encode(event)) for event in events)
    raw = msgspec.Raw(msgspec.json.encode(act))
    return Entry(seq, "act", RED, WALL, 1, act=raw, events=written, **more)


TAKE = entry(
    1,
    Take(),
    Began(RED, "take"),
    Took(RED, "pink"),
    answers=(Drawn(("pink",)),),
    forced=Refused("not_your_turn", {"seat": RED}),
)
PEEK = entry(2, Peek(), Peeked(RED, ("white",)))


def read(written: Entry, seat: str) -> LogLine | None:
    return line(lantern.RULES, written, seat)


def test_the_seat_that_acted_reads_all_but_the_cards() -> None:
    own = read(TAKE, RED)
    assert own is not None
    assert (own.act, own.events[-1], own.answers) == (Take(), Took(RED, "pink"), ())
    assert own.refusal == Refused("not_your_turn", {"seat": RED})


def test_the_referee_reads_everything() -> None:
    whole = read(TAKE, REFEREE)
    assert whole is not None
    assert (whole.act, whole.answers) == (Take(), (Drawn(("pink",)),))
    assert whole.refusal is not None


@pytest.mark.parametrize("seat", [BLUE, TABLE])
def test_the_others_read_what_they_saw(seat: str) -> None:
    shown = read(TAKE, seat)
    assert shown is not None
    assert shown.events == (Began(RED, "take"), Took(RED, ""))
    assert (shown.act, shown.answers, shown.forced, shown.refusal) == (None, (), True, None)
    assert b"pink" not in msgspec.json.encode(shown)
    assert b"not_your_turn" not in msgspec.json.encode(shown)


def test_an_act_that_nobody_else_saw_has_no_line_for_them() -> None:
    assert [read(PEEK, seat) is not None for seat in (RED, REFEREE, BLUE, TABLE)] == [
        True,
        True,
        False,
        False,
    ]


def test_notes_are_for_everybody() -> None:
    note = Entry(3, "note", RED, WALL, 1, text="late again")
    shown = read(note, BLUE)
    assert shown is not None
    assert (shown.text, shown.seat, shown.kind) == ("late again", RED, "note")


def test_what_was_taken_back_is_marked() -> None:
    rewind = Entry(3, "rewind", TABLE, WALL, 1, to=1, asked=True)
    found = list(lines(lantern.RULES, [TAKE, PEEK, rewind], RED, frozenset({0, 1})))
    assert [(shown.seq, shown.live, shown.asked) for shown in found] == [
        (1, True, False),
        (2, False, False),
        (3, True, True),
    ]
    assert found[2].to == 1
