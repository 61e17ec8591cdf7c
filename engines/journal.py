"""The journal of a table as values: entries, and the line of states they give.

An entry holds the act, the chance answers it used and the events that
followed. Events are folded; acts and answers are there to be decided anew when
the past is edited. Undo, redo, notes and bookmarks are entries too: nothing is
ever removed from a journal.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Generic, Literal, TypeVar

import msgspec

from engines.chance import Answer
from engines.contract import AnyRules, Refused, Seat, fold
from engines.timers import TimerChange

Kind = Literal["act", "rewind", "redo", "note", "bookmark", "ruling", "timer"]


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a journal. `act` and `events` are JSON of the game's own types."""

    seq: int
    kind: Kind
    seat: Seat
    wall: str
    """When it was written: RFC 3339, UTC with the local offset kept."""
    version: int
    """`Rules.version` that decided it."""
    act: msgspec.Raw | None = None
    answers: tuple[Answer, ...] = ()
    events: tuple[msgspec.Raw, ...] = ()
    forced: Refused | None = None
    """The refusal that the table overruled."""
    correction: bool = False
    asked: bool = False
    """The table agreed to take back something that had been shown."""
    to: int | None = None
    """Rewind: the last entry that stays. Redo: the entry that comes back."""
    text: str = ""
    timer: TimerChange | None = None


S = TypeVar("S")


@dataclass(frozen=True, slots=True, eq=False)
class Step(Generic[S]):
    """A state in the line of play and the entry that led to it."""

    seq: int
    state: S
    before: Step[S] | None


@dataclass(frozen=True, slots=True, eq=False)
class Timeline(Generic[S]):
    """The states that count, newest first, and those that were taken back."""

    head: Step[S]
    undone: tuple[Step[S], ...] = ()
    """Steps that redo would bring back, the next one last."""

    @property
    def state(self) -> S:
        """The state of the table now."""
        return self.head.state

    def live(self) -> frozenset[int]:
        """Sequence numbers of the acts that count."""
        found = set()
        step: Step[S] | None = self.head
        while step is not None:
            found.add(step.seq)
            step = step.before
        return frozenset(found)


class BeforeSnapshotError(LookupError):
    """A rewind reaches behind the snapshot that the timeline was opened from."""


def begin(state: S, seq: int = 0) -> Timeline[S]:
    """Start a line of play at a state: the initial one (seq 0) or a snapshot."""
    return Timeline(Step(seq, state, None))


def advance(rules: AnyRules, timeline: Timeline[Any], entry: Entry) -> Timeline[Any]:
    """Add one entry.

    Raises BeforeSnapshotError when a rewind reaches behind the first known step,
    msgspec.ValidationError when the entry holds no event of this game.
    """
    match entry.kind:
        case "act":
            state = fold(rules, timeline.state, decode_events(rules, entry))
            return Timeline(Step(entry.seq, state, timeline.head))
        case "rewind":
            return _rewind(timeline, entry.to or 0)
        case "redo":
            return _redo(timeline)
        case _:
            return timeline


def play(rules: AnyRules, state: Any, entries: Iterable[Entry]) -> Timeline[Any]:
    """Fold a whole journal from the initial state."""
    timeline = begin(state)
    for entry in entries:
        timeline = advance(rules, timeline, entry)
    return timeline


def decode_events(rules: AnyRules, entry: Entry) -> tuple[Any, ...]:
    """Read the events of an entry as the game's own values."""
    return tuple(msgspec.json.decode(raw, type=rules.event) for raw in entry.events)


def decode_act(rules: AnyRules, entry: Entry) -> Any:
    """Read the act of an entry, or None when it holds none."""
    return None if entry.act is None else msgspec.json.decode(entry.act, type=rules.act)


def _rewind(timeline: Timeline[S], to: int) -> Timeline[S]:
    head, undone = timeline.head, list(timeline.undone)
    while head.seq > to:
        if head.before is None:
            raise BeforeSnapshotError(to)
        undone.append(head)
        head = head.before
    return Timeline(head, tuple(undone))


def _redo(timeline: Timeline[S]) -> Timeline[S]:
    # A redo with nothing undone can only come from a damaged journal: it changes nothing.
    if not timeline.undone:
        return timeline
    step = replace(timeline.undone[-1], before=timeline.head)
    return Timeline(step, timeline.undone[:-1])
