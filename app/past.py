"""Looking back along a timeline: what taking back would do, before anything is done."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from engines.contract import AnyRules, Refused
from engines.journal import Entry, Kind, Step, Timeline, decode_events


@dataclass(frozen=True, slots=True)
class Move:
    """A way along the timeline and the steps that it takes out of play."""

    kind: Kind
    to: int
    leaving: tuple[Step[Any], ...] = ()


def undo_move(timeline: Timeline[Any]) -> Move | None:
    """Take back the last act, or a whole edit of the past. None at the start of play.

    The timeline must reach behind its newest step.
    """
    head = timeline.head
    if head.before is None:
        return None
    if head.edit is None:
        return Move("rewind", head.before.seq, (head,))
    old = next((end for end in timeline.replaced if end.seq == head.edit), None)
    kept = Timeline(old).live() if old else frozenset()
    leaving = takewhile(lambda step: step.seq not in kept, timeline.steps())
    return Move("jump", head.edit, tuple(leaving))


def moves_to(
    timeline: Timeline[Any], entries: Mapping[int, Entry], seq: int
) -> tuple[Move, ...] | Refused:
    """The moves that make line `seq` the last that counts, back or forth.

    Refused `no_journal_line`, `line_taken_back` (it belongs to no line of play that
    undo and redo reach), `nothing_to_undo` (it is the last already).
    """
    undone = [step.seq for step in reversed(timeline.undone)]
    if seq in undone:
        return tuple(Move("redo", redone) for redone in undone[: undone.index(seq) + 1])
    if seq != 0 and seq not in entries:
        return Refused("no_journal_line", {"line": seq}, forceable=False)
    if seq and entries[seq].kind == "act" and seq not in timeline.live():
        return Refused("line_taken_back", {"line": seq}, forceable=False)
    leaving = tuple(takewhile(lambda step: step.seq > seq, timeline.steps()))
    if not leaving:
        return Refused("nothing_to_undo", {}, forceable=False)
    return (Move("rewind", seq, leaving),)


def shown(rules: AnyRules, entries: Mapping[int, Entry], steps: Iterable[Step[Any]]) -> bool:
    """True when one of the steps showed something hidden."""
    return any(not rules.undoable(decode_events(rules, entries[step.seq])) for step in steps)
