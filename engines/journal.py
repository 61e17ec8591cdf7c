"""The journal of a table as values: entries, and the line of states they give.

An entry holds the act, the chance answers it used and the events that
followed. Events are folded; acts and answers are there to be decided anew when
the past is edited. Undo, redo, notes and bookmarks are entries too: nothing is
ever removed from a journal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import msgspec

from engines.chance import Answer
from engines.contract import AnyRules, Refused, Seat, fold
from engines.timers import TimerChange

Kind = Literal["act", "rewind", "redo", "jump", "note", "bookmark", "ruling", "timer"]


if TYPE_CHECKING:
    MaybeRaw = msgspec.Raw | None
else:
    # msgspec decodes Raw, but not a union with Raw; None is then only the default.
    MaybeRaw = msgspec.Raw


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a journal. `act` and `events` are JSON of the game's own types."""

    seq: int
    kind: Kind
    seat: Seat
    wall: str
    """When it was written: RFC 3339, local time with its offset from UTC."""
    version: int
    """`Rules.version` that decided it."""
    act: MaybeRaw = None
    """None in an act entry that only answers a chance request."""
    answers: tuple[Answer, ...] = ()
    events: tuple[msgspec.Raw, ...] = ()
    forced: Refused | None = None
    """The refusal that the table overruled."""
    correction: bool = False
    asked: bool = False
    """The table agreed to take back something that had been shown."""
    to: int | None = None
    """Rewind: the last entry that stays. Redo: the entry that comes back.
    Jump: the end of the line of play that is taken up again."""
    edit: int | None = None
    """Set on the rewind and the acts of an edited past: the end of the line they replace."""
    text: str = ""
    timer: TimerChange | None = None


S = TypeVar("S")


@dataclass(frozen=True, slots=True, eq=False)
class Step(Generic[S]):
    """A state in the line of play and the entry that led to it."""

    seq: int
    state: S
    before: Step[S] | None
    answers: int = 0
    """Chance answers used since the start of play: the dealer's place in its stream."""
    edit: int | None = None
    """See `Entry.edit`: taking this step back takes the whole edit back."""


@dataclass(frozen=True, slots=True, eq=False)
class Timeline(Generic[S]):
    """The states that count, newest first, and those that were taken back."""

    head: Step[S]
    undone: tuple[Step[S], ...] = ()
    """Steps that redo would bring back, the next one last."""
    replaced: tuple[Step[S], ...] = ()
    """Ends of the lines of play that an edited past replaced; a jump goes back to one."""

    @property
    def state(self) -> S:
        """The state of the table now."""
        return self.head.state

    def steps(self) -> Iterator[Step[S]]:
        """The steps that count, newest first; the last is the start of play or the snapshot."""
        step: Step[S] | None = self.head
        while step is not None:
            yield step
            step = step.before

    def live(self) -> frozenset[int]:
        """Sequence numbers of the entries that count."""
        return frozenset(step.seq for step in self.steps())


class BeforeSnapshotError(LookupError):
    """A rewind, redo or jump reaches behind the snapshot that the timeline was opened from."""


def begin(state: S, seq: int = 0, *, answers: int = 0, edit: int | None = None) -> Timeline[S]:
    """Start a line of play at a state: the initial one (seq 0) or a snapshot.

    `seq` is the entry that led to the state, which may be older than the snapshot.
    """
    return Timeline(Step(seq, state, None, answers, edit))


def advance(rules: AnyRules, timeline: Timeline[Any], entry: Entry) -> Timeline[Any]:
    """Add one entry.

    Raises BeforeSnapshotError when it reaches behind the first known step,
    msgspec.ValidationError when the entry holds no event of this game.
    """
    if entry.kind == "act":
        return add_act(timeline, entry, fold(rules, timeline.state, decode_events(rules, entry)))
    return move(timeline, entry)


def add_act(timeline: Timeline[S], entry: Entry, state: S) -> Timeline[S]:
    """Add an act whose events gave `state`; what could be redone is gone."""
    head = timeline.head
    step = Step(entry.seq, state, head, head.answers + len(entry.answers), entry.edit)
    return Timeline(step, replaced=timeline.replaced)


def move(timeline: Timeline[S], entry: Entry) -> Timeline[S]:
    """Follow an entry that is no act: taking back and bringing back; others change nothing.

    Raises BeforeSnapshotError when it reaches behind the first known step.
    """
    match entry.kind:
        case "rewind" if entry.edit is not None:
            return _begin_edit(timeline, entry)
        case "rewind":
            return _rewind(timeline, entry.to or 0)
        case "redo":
            return _redo(timeline)
        case "jump":
            return _jump(timeline, entry.to or 0)
    return timeline


def play(rules: AnyRules, state: Any, entries: Iterable[Entry]) -> Timeline[Any]:
    """Fold a whole journal from the initial state."""
    timeline = begin(state)
    for entry in entries:
        timeline = advance(rules, timeline, entry)
    return timeline


def live_acts(entries: Iterable[Entry]) -> frozenset[int]:
    """What `Timeline.live` gives after these entries, without folding a state.

    They must begin with the first entry; raises BeforeSnapshotError otherwise.
    """
    timeline: Timeline[None] = begin(None)
    for entry in entries:
        act = entry.kind == "act"
        timeline = add_act(timeline, entry, None) if act else move(timeline, entry)
    return timeline.live()


def decode_events(rules: AnyRules, entry: Entry) -> tuple[Any, ...]:
    """Read the events of an entry as the game's own values."""
    decode = _decoder(rules.event).decode
    return tuple(decode(raw) for raw in entry.events)


def decode_act(rules: AnyRules, entry: Entry) -> Any:
    """Read the act of an entry, or None when it holds none."""
    return None if entry.act is None else _decoder(rules.act).decode(entry.act)


@lru_cache(maxsize=64)
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Building a decoder takes longer than a hundred uses of it, and a journal has thousands."""
    return msgspec.json.Decoder(kind)


def _back_to(head: Step[S], to: int) -> tuple[Step[S], list[Step[S]]]:
    passed = []
    while head.seq > to:
        if head.before is None:
            raise BeforeSnapshotError(to)
        passed.append(head)
        head = head.before
    return head, passed


def _rewind(timeline: Timeline[S], to: int) -> Timeline[S]:
    head, passed = _back_to(timeline.head, to)
    return replace(timeline, head=head, undone=(*timeline.undone, *passed))


def _redo(timeline: Timeline[S]) -> Timeline[S]:
    # A redo with nothing undone can only come from a damaged journal: it changes nothing.
    if not timeline.undone:
        return timeline
    return replace(timeline, head=timeline.undone[-1], undone=timeline.undone[:-1])


def _begin_edit(timeline: Timeline[S], entry: Entry) -> Timeline[S]:
    # The edit is a step of its own, so that an edit that only deletes can be taken back too.
    head, _ = _back_to(timeline.head, entry.to or 0)
    step = Step(entry.seq, head.state, head, head.answers, entry.edit)
    return Timeline(step, replaced=(*timeline.replaced, timeline.head))


def _jump(timeline: Timeline[S], to: int) -> Timeline[S]:
    for end in timeline.replaced:
        if end.seq == to:
            return replace(timeline, head=end, undone=(*timeline.undone, timeline.head))
    raise BeforeSnapshotError(to)
