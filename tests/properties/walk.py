"""Playing at random through the rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from app.dealer import Dealer
from engines.contract import AnyRules, Refused, Seat, fold
from tests.properties.subjects import Subject

Played = tuple[Any, Seat, Any, tuple[Any, ...]]
"""State before, seat, act, all events of the act and its dice."""


def settled(rules: AnyRules, state: Any, dealer: Dealer, place: int) -> tuple[Any, tuple[Any, ...]]:
    """The state after every pending request was dealt, and the events of that."""
    events: tuple[Any, ...] = ()
    while (request := rules.chance(state)) is not None:
        more = rules.settle(state, dealer.deal(request, place + len(events)))
        assert not isinstance(more, Refused), more
        events = (*events, *more)
        state = fold(rules, state, more)
    return state, events


def random_play(
    subject: Subject, seed: int, most: int, corrections: bool = True
) -> Iterator[Played]:
    """Legal acts of any seat until nobody may act, or `most` acts were done."""
    rules, rng, dealer = subject.rules, Random(seed), Dealer(seed)
    state = rules.initial(rng.choice(subject.options))
    for number in range(most):
        seats = sorted(rules.to_act(state))
        if not seats:
            return
        seat = rng.choice(seats)
        acts = [
            act for act in rules.legal(state, seat) if corrections or not rules.is_correction(act)
        ]
        act = rng.choice(acts)
        decided = rules.decide(state, seat, act, False)
        assert not isinstance(decided, Refused), (act, decided)
        after, dealt = settled(rules, fold(rules, state, decided), dealer, 100 * number)
        yield state, seat, act, (*decided, *dealt)
        state = after


def states(subject: Subject, seed: int, most: int) -> list[Any]:
    """The states of a random play, the last one included."""
    played = list(random_play(subject, seed, most))
    if not played:
        return [subject.rules.initial(subject.options[0])]
    last, _, _, events = played[-1]
    return [*(state for state, *_ in played), fold(subject.rules, last, events)]
