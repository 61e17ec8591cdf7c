"""The journal as one seat may read it: everything else is taken out here."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from engines.chance import Answer
from engines.contract import REFEREE, AnyRules, Refused, Seat
from engines.journal import Entry, Kind, decode_act, decode_events
from engines.timers import TimerChange


class LogLine(msgspec.Struct, frozen=True):
    """One line of the journal for a seat."""

    seq: int
    kind: Kind
    seat: Seat
    wall: str
    """RFC 3339 with offset."""
    events: tuple[Any, ...] = ()
    """The game's own events, as the seat saw them."""
    act: Any = None
    """Only for the seat that acted and for the referee."""
    answers: tuple[Answer, ...] = ()
    """Dice and cards: only for the referee; events tell the others what lies open."""
    forced: bool = False
    refusal: Refused | None = None
    """The refusal that was overruled: for the seat that acted and for the referee,
    because a reason can tell a secret."""
    correction: bool = False
    asked: bool = False
    live: bool = True
    """False when it was taken back."""
    to: int | None = None
    edit: int | None = None
    text: str = ""
    timer: TimerChange | None = None


def line(rules: AnyRules, entry: Entry, seat: Seat, live: bool = True) -> LogLine | None:
    """An entry as a seat may read it, or None when nothing of it is for that seat."""
    events = seen_events(rules, decode_events(rules, entry), seat)
    inside = seat in (entry.seat, REFEREE)
    if entry.kind == "act" and not events and not inside:
        return None
    return LogLine(
        seq=entry.seq,
        kind=entry.kind,
        seat=entry.seat,
        wall=entry.wall,
        events=events,
        act=decode_act(rules, entry) if inside else None,
        answers=entry.answers if seat == REFEREE else (),
        forced=entry.forced is not None,
        refusal=entry.forced if inside else None,
        correction=entry.correction,
        asked=entry.asked,
        live=live,
        to=entry.to,
        edit=entry.edit,
        text=entry.text,
        timer=entry.timer,
    )


def lines(
    rules: AnyRules, entries: Iterable[Entry], seat: Seat, live: frozenset[int]
) -> Iterator[LogLine]:
    """The journal as a seat may read it, oldest first; `live` are the acts that count."""
    for entry in entries:
        counts = entry.kind != "act" or entry.seq in live
        if (found := line(rules, entry, seat, counts)) is not None:
            yield found


def seen_events(rules: AnyRules, events: Iterable[Any], seat: Seat) -> tuple[Any, ...]:
    """What a seat saw of some events."""
    shown = (rules.seen(event, seat) for event in events)
    return tuple(event for event in shown if event is not None)
