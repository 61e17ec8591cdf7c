"""What every game promises as values: see `engines.contract`."""

from __future__ import annotations

from itertools import islice, product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines import log
from engines.chance import Answer, Dice, Draw, Drawn, Request, Rolled, check
from engines.contract import REFEREE, TABLE, Refused, fold
from engines.journal import Entry
from tests.properties.subjects import SUBJECTS, Subject, all_seats, missing
from tests.properties.values import values
from tests.properties.walk import random_play, states

WALL = "2026-03-28T20:00:00.000+01:00"
every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.rules.id)
seeds = st.integers(0, 2**32)


def json(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")


def test_every_registered_game_is_tested() -> None:
    assert missing() == []


@every_game
@given(seed=seeds)
def test_every_legal_act_is_accepted(subject: Subject, seed: int) -> None:
    rules, rng = subject.rules, Random(seed)
    state = rng.choice(states(subject, seed, 12))
    for seat in all_seats(rules, state):
        acts = list(rules.legal(state, seat))
        if seat not in rules.to_act(state):
            assert acts == []
            continue
        assert acts
        for act in acts:
            assert not isinstance(rules.decide(state, seat, act, False), Refused), act


@every_game
@given(seed=seeds, data=st.data())
def test_an_accepted_act_was_legal_or_forced(subject: Subject, seed: int, data: Any) -> None:
    rules = subject.rules
    state = Random(seed).choice(states(subject, seed, 8))
    seat = data.draw(st.sampled_from([*all_seats(rules, state), "nobody"]))
    act = data.draw(values(rules.act))
    plain = rules.decide(state, seat, act, False)
    forced = rules.decide(state, seat, act, True)
    if isinstance(plain, Refused):
        # Only what can be overruled gives way to force; what nobody can do never does.
        assert plain.forceable or isinstance(forced, Refused)
        if not isinstance(forced, Refused):
            assert forced
        return
    assert forced == plain
    assert plain
    if not rules.is_correction(act):
        assert seat in rules.to_act(state)
        assert type(act) in {type(legal) for legal in rules.legal(state, seat)}


@every_game
@given(seed=seeds, data=st.data())
def test_evolve_never_refuses(subject: Subject, seed: int, data: Any) -> None:
    rules = subject.rules
    state = Random(seed).choice(states(subject, seed, 8))
    events = data.draw(st.lists(values(rules.event), max_size=4))
    after = fold(rules, state, events)
    assert isinstance(after, rules.state)
    json(after)


@every_game
@given(seed=seeds, data=st.data())
def test_everything_comes_back_from_json(subject: Subject, seed: int, data: Any) -> None:
    rules = subject.rules
    for options in subject.options:
        assert msgspec.json.decode(json(options), type=rules.options) == options
    for before, _, act, events in random_play(subject, seed, 8):
        assert msgspec.json.decode(json(before), type=rules.state) == before
        assert msgspec.json.decode(json(act), type=rules.act) == act
        for event in events:
            assert msgspec.json.decode(json(event), type=rules.event) == event
    for kind in (rules.act, rules.event):
        wild = data.draw(values(kind))
        assert msgspec.json.decode(json(wild), type=kind) == wild


@every_game
@given(seed=seeds)
def test_nothing_changes_a_state_that_was_given_out(subject: Subject, seed: int) -> None:
    rules = subject.rules
    for before, _, _, events in random_play(subject, seed, 10):
        written = json(before)
        fold(rules, before, events)
        for seat in all_seats(rules, before):
            rules.view(before, seat)
            list(islice(rules.legal(before, seat), 5))
        assert json(before) == written


@every_game
@given(seed=seeds)
def test_secrets_show_in_no_view(subject: Subject, seed: int) -> None:
    rules, rng = subject.rules, Random(seed)
    state = rng.choice(states(subject, seed, 12))
    for seat in all_seats(rules, state):
        other = subject.disguise(state, seat, rng)
        assert json(rules.view(other, seat)) == json(rules.view(state, seat))


@every_game
@given(seed=seeds)
def test_secrets_show_in_no_log(subject: Subject, seed: int) -> None:
    rules, rng = subject.rules, Random(seed)
    played = list(random_play(subject, seed, 12))
    for seat in all_seats(rules, rules.initial(subject.options[0])):
        true, other = [], []
        for seq, (_, acting, act, events) in enumerate(played, start=1):
            disguised = tuple(subject.disguise(event, seat, rng) for event in events)
            # The acting seat knows its own act; for the others any act stands in for it.
            known = seat in (acting, REFEREE)
            true.append(_entry(seq, acting, act, events))
            other.append(_entry(seq, acting, act if known else played[0][2], disguised))
        live = frozenset(range(len(played) + 1))
        lines = [json(list(log.lines(rules, entries, seat, live))) for entries in (true, other)]
        assert lines[0] == lines[1]


def _entry(seq: int, seat: str, act: Any, events: tuple[Any, ...]) -> Entry:
    raw = tuple(msgspec.Raw(json(event)) for event in events)
    return Entry(seq, "act", seat, WALL, 1, act=msgspec.Raw(json(act)), events=raw)


@every_game
def test_there_are_secrets_to_keep(subject: Subject) -> None:
    """Guards the two tests above: a disguise that changes nothing would prove nothing."""
    changed = set()
    for seed in range(20):
        for state in states(subject, seed, 25):
            rng = Random(seed)
            for seat in all_seats(subject.rules, state):
                if json(subject.disguise(state, seat, rng)) != json(state):
                    changed.add(seat)
    assert TABLE in changed
    assert REFEREE not in changed


@every_game
@given(seed=seeds)
def test_the_referee_sees_everything(subject: Subject, seed: int) -> None:
    rules = subject.rules
    for before, _, _, events in random_play(subject, seed, 10):
        assert rules.view(before, REFEREE) == before
        assert all(rules.seen(event, REFEREE) == event for event in events)


@every_game
@given(seed=seeds)
def test_games_end_or_stay_small(subject: Subject, seed: int) -> None:
    rules = subject.rules
    most = subject.longest or 60
    played = list(random_play(subject, seed, most + 1, corrections=False))
    if subject.longest is not None:
        assert len(played) <= subject.longest
        final = fold(rules, played[-1][0], played[-1][3])
        assert rules.to_act(final) == frozenset()
        assert rules.outcome(final).status != "running"
        return
    # A state may grow by what an act says, never faster: a save stays a save.
    begun, last = len(json(played[0][0])), len(json(played[-1][0]))
    assert last - begun <= 400 * len(played)


@every_game
@given(seed=seeds)
def test_somebody_may_act_or_the_game_is_over(subject: Subject, seed: int) -> None:
    rules = subject.rules
    for state in states(subject, seed, 20):
        acting, asked = rules.to_act(state), rules.chance(state)
        assert acting <= set(rules.seats(state))
        running = rules.outcome(state).status == "running"
        assert running == bool(acting or asked)
        assert not (acting and asked)


@every_game
@given(seed=seeds)
def test_every_answer_that_can_fall_is_settled(subject: Subject, seed: int) -> None:
    rules = subject.rules
    for before, _, _, events in random_play(subject, seed, 20):
        state = before
        for event in events:
            state = rules.evolve(state, event)
            if (request := rules.chance(state)) is None:
                continue
            for answer in possible(request):
                assert check(request, answer) is None
                assert not isinstance(rules.settle(state, answer), Refused)


def possible(request: Request) -> list[Answer]:
    """Answers of every kind; all of them where they are few."""
    match request:
        case Dice(count=count, sides=sides):
            return [
                Rolled(faces, source)
                for faces in islice(product(range(1, sides + 1), repeat=count), 100)
                for source in ("app", "table")
            ]
        case Draw(cards=cards, count=1):
            return [Drawn((card,), "table") for card in sorted(set(cards))]
        case Draw(cards=cards, count=count):
            return [Drawn(cards[start : start + count]) for start in range(len(cards) - count + 1)]


@every_game
def test_the_tables_under_test_can_be_set_up(subject: Subject) -> None:
    rules = subject.rules
    for options in subject.options:
        assert rules.check_options(options) is None
        assert isinstance(rules.initial(options), rules.state)


@every_game
@given(data=st.data())
def test_wild_options_are_refused_or_playable(subject: Subject, data: Any) -> None:
    rules = subject.rules
    options = data.draw(values(rules.options))
    if rules.check_options(options) is None:
        state = rules.initial(options)
        for seat in rules.to_act(state):
            for act in islice(rules.legal(state, seat), 20):
                assert not isinstance(rules.decide(state, seat, act, False), Refused)
