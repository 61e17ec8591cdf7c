"""Editing the past: one act is changed, taken out or put in, the rest is played again.

Nothing is written here. The plan says what would be written and which lines no
longer go with the rules; people look at those one by one before they accept.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from app.dealer import Dealer
from engines.chance import Answer, Request, check
from engines.contract import AnyRules, Refused, Seat, fold
from engines.journal import Entry, Step, Timeline, decode_act, decode_events

Choice = Literal["drop", "force"]
Events = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Edit:
    """What is to be different."""

    how: Literal["change", "delete", "insert"]
    seq: int
    """The line that is meant; an insert goes before it."""
    act: Any = None
    """The new act; None in a change keeps the old one, to change only its dice."""
    seat: Seat = ""
    """Who acts in an insert; a change keeps the seat."""
    answers: tuple[Answer, ...] | None = None
    """Other dice or cards for the line; None keeps those it had."""


@dataclass(frozen=True, slots=True)
class Contradiction:
    """A line that the changed past no longer allows. It is left out unless it is forced."""

    line: int
    refused: Refused


@dataclass(frozen=True, slots=True)
class Draft:
    """An act of the new line of play, decided but not written."""

    line: int
    """The old line it comes from; the line of the edit for a new act."""
    seat: Seat
    act: Any
    events: Events
    answers: tuple[Answer, ...]
    forced: Refused | None
    state: Any
    """The state after it."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What accepting an edit would do."""

    edit: Edit
    base: int
    """The last line that stays as it is."""
    old_head: int
    last: int
    """The newest entry when it was planned: an older plan is not accepted."""
    drafts: tuple[Draft, ...]
    contradictions: tuple[Contradiction, ...]
    rerolled: tuple[int, ...]
    """Lines whose dice or cards no longer fit and were dealt anew."""
    shown: bool
    """True when something hidden was shown in what is replaced: the table is asked."""
    state: Any
    """The state after it."""
    choices: Mapping[int, Choice] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class _Item:
    line: int
    seat: Seat
    act: Any
    answers: tuple[Answer, ...]
    forced: Refused | None


def plan(
    rules: AnyRules,
    timeline: Timeline[Any],
    entries: Mapping[int, Entry],
    edit: Edit,
    dealer: Dealer,
    choices: Mapping[int, Choice] | None = None,
) -> Plan | Refused:
    """Play the line again with the edit. `entries` must hold every step behind it.

    Refused `not_an_act` when the line is none that counts now.
    Raises KeyError when an entry of the line is missing.
    """
    replaced = _steps_from(timeline, edit.seq)
    if not replaced or replaced[0].before is None or entries[edit.seq].kind != "act":
        return Refused("not_an_act", {"line": edit.seq}, forceable=False)
    base = replaced[0].before
    old = [entries[step.seq] for step in replaced if entries[step.seq].kind == "act"]
    items = _edited([_item(rules, entry) for entry in old], edit)
    shown = any(not rules.undoable(decode_events(rules, entry)) for entry in old)
    replay = _Replay(rules, base, dealer, choices or {})
    for at, item in enumerate(items):
        answer_follows = at + 1 < len(items) and items[at + 1].act is None
        replay.add(item, answer_follows)
    return Plan(
        edit=edit,
        base=base.seq,
        old_head=timeline.head.seq,
        last=max(entries),
        drafts=tuple(replay.drafts),
        contradictions=tuple(replay.contradictions),
        rerolled=tuple(replay.rerolled),
        shown=shown,
        state=replay.state,
        choices=dict(choices or {}),
    )


def _steps_from(timeline: Timeline[Any], seq: int) -> list[Step[Any]]:
    """The steps from `seq` on, oldest first; empty when `seq` is not in the line."""
    found = []
    for step in timeline.steps():
        found.append(step)
        if step.seq == seq:
            return found[::-1]
    return []


def _item(rules: AnyRules, entry: Entry) -> _Item:
    return _Item(entry.seq, entry.seat, decode_act(rules, entry), entry.answers, entry.forced)


def _edited(items: list[_Item], edit: Edit) -> list[_Item]:
    first, rest = items[0], items[1:]
    answers = first.answers if edit.answers is None else edit.answers
    match edit.how:
        case "delete":
            return rest
        case "insert":
            return [_Item(edit.seq, edit.seat, edit.act, edit.answers or (), None), *items]
        case "change" if edit.act is None:
            return [_Item(edit.seq, first.seat, first.act, answers, first.forced), *rest]
    return [_Item(edit.seq, first.seat, edit.act, answers, None), *rest]


class _Replay:
    """Plays items on from a step, keeping what no longer fits."""

    def __init__(
        self, rules: AnyRules, base: Step[Any], dealer: Dealer, choices: Mapping[int, Choice]
    ) -> None:
        self.state = base.state
        self.drafts: list[Draft] = []
        self.contradictions: list[Contradiction] = []
        self.rerolled: list[int] = []
        self._rules = rules
        self._place = base.answers
        self._dealer = dealer
        self._choices = choices

    def add(self, item: _Item, answer_follows: bool) -> None:
        decided = self._decide(item)
        if isinstance(decided, Refused):
            self.contradictions.append(Contradiction(item.line, decided))
            return
        events, forced = decided
        state = fold(self._rules, self.state, events)
        events, answers, state = self._settle(item, events, state, answer_follows)
        if item.act is None and not answers:
            return
        self.state = state
        self._place += len(answers)
        draft = Draft(item.line, item.seat, item.act, events, answers, forced, state)
        self.drafts.append(draft)

    def _decide(self, item: _Item) -> tuple[Events, Refused | None] | Refused:
        rules, state = self._rules, self.state
        request = rules.chance(state)
        if item.act is None:
            nothing = Refused("no_chance_pending", {}, forceable=False)
            return nothing if request is None else ((), None)
        if request is not None and not rules.is_correction(item.act):
            return Refused("chance_pending", {}, forceable=False)
        result = rules.decide(state, item.seat, item.act, False)
        if not isinstance(result, Refused):
            return result, None
        overruled = item.forced is not None and item.forced.code == result.code
        if not (result.forceable and (overruled or self._choices.get(item.line) == "force")):
            return result
        forced = rules.decide(state, item.seat, item.act, True)
        return forced if isinstance(forced, Refused) else (forced, result)

    def _settle(
        self, item: _Item, events: Events, state: Any, answer_follows: bool
    ) -> tuple[Events, tuple[Answer, ...], Any]:
        left = list(item.answers)
        used: list[Answer] = []
        while (request := self._rules.chance(state)) is not None:
            answer = self._answer(item, request, left, len(used), answer_follows)
            if answer is None:
                break
            more = self._rules.settle(state, answer)
            if isinstance(more, Refused):
                self.contradictions.append(Contradiction(item.line, more))
                break
            used.append(answer)
            events = (*events, *more)
            state = fold(self._rules, state, more)
        return events, tuple(used), state

    def _answer(
        self, item: _Item, request: Request, left: list[Answer], used: int, answer_follows: bool
    ) -> Answer | None:
        """The old answer as far as it still applies, else a new one, else None: people roll."""
        old = left.pop(0) if left else None
        if old is not None and check(request, old) is None:
            return old
        if old is None and answer_follows:
            return None
        if old is not None:
            self.rerolled.append(item.line)
        source = self._dealer.source if old is None else old.source
        return self._dealer.deal(request, self._place + used) if source == "app" else None
