"""The games under test, each with the little that only the game can tell.

A game in `app.games.GAMES` without a subject here fails the suite.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec

from app.games import GAMES
from engines.captain_sonar import radio
from engines.captain_sonar.options import TrackerOptions
from engines.contract import REFEREE, TABLE, AnyRules, Seat
from tests.helpers import lantern


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """One game and how to test it."""

    rules: AnyRules
    options: tuple[Any, ...]
    """Tables to play; the first one is that of the golden playthrough."""
    disguise: Callable[[Any, Seat, Random], Any]
    """Another state, or another event, that differs only in what the seat may not see."""
    longest: int | None
    """Acts after which every game without corrections is over; None when it never ends."""
    script: tuple[tuple[Seat, Any, bool], ...]
    """Acts of the golden playthrough: seat, act, force. Every kind of act is in it."""


def all_seats(rules: AnyRules, state: Any) -> tuple[Seat, ...]:
    """Every seat that looks at a table."""
    return (*rules.seats(state), TABLE, REFEREE)


# The radio operator


def _radio_cells(state: radio.RadioState) -> list[str]:
    chart = radio.chart_of(state.options)
    return [chart.name_of(index) for index in range(chart.size) if chart.is_sea(index)]


def disguise_radio(value: Any, seat: Seat, rng: Random) -> Any:
    """The public does not know where our own submarine is, nor that it was placed."""
    if seat != TABLE:
        return value
    if isinstance(value, radio.RadioState):
        cell = rng.choice([None, *_radio_cells(value)])
        return msgspec.structs.replace(value, own_cell=cell)
    if isinstance(value, radio.OwnPlaced):
        return radio.OwnPlaced(rng.choice([None, "A1", "C6", "H8"]))
    return value


def _heard(*observations: str) -> tuple[tuple[Seat, Any, bool], ...]:
    acts = (f'{{"type":"observe","observation":{text}}}' for text in observations)
    return tuple((radio.RADIO, _radio_act(act), False) for act in acts)


def _radio_act(text: str) -> Any:
    return msgspec.json.decode(text, type=radio.RULES.act)


def _radio_step(text: str, force: bool = False) -> tuple[Seat, Any, bool]:
    return radio.RADIO, _radio_act(text), force


RADIO_SCRIPT: Final = (
    *_heard(
        '{"type":"course","direction":"N"}',
        '{"type":"silence"}',
        '{"type":"mine"}',
        '{"type":"trigger","target":"C6","self_hit":"indirect"}',
    ),
    # Nothing was dropped any more: refused, then overruled.
    _radio_step('{"type":"observe","observation":{"type":"trigger","target":"D7"}}'),
    _radio_step('{"type":"observe","observation":{"type":"trigger","target":"D7"}}', True),
    _radio_step('{"type":"observe","observation":{"type":"surface","sector":10}}', True),
    *_heard(
        '{"type":"surface","sector":1}',
        '{"type":"torpedo","target":"B2"}',
        '{"type":"drone","sector":5,"found":false}',
        '{"type":"sonar","first":{"kind":"row","value":7},"second":{"kind":"column","value":3}}',
        '{"type":"hit","target":"C6","result":"direct"}',
        '{"type":"used","system":"drone"}',
    ),
    _radio_step('{"type":"place_own","cell":"h8"}'),
    _radio_step('{"type":"amend","line":1,"observation":{"type":"course","direction":"S"}}'),
    _radio_step('{"type":"amend","line":1,"observation":{"type":"course","direction":"S"}}'),
    _radio_step('{"type":"place_own","cell":"C2"}', True),
    _radio_step('{"type":"insert","before":2,"observation":{"type":"course","direction":"E"}}'),
    _radio_step('{"type":"drop","line":5}'),
    _radio_step('{"type":"drop","line":99}', True),
    _radio_step(
        '{"type":"transcribe","observations":[{"type":"silence"},'
        '{"type":"trigger","target":"H8"},{"type":"surface","sector":9}]}'
    ),
    _radio_step('{"type":"transcribe","observations":[{"type":"surface","sector":10}]}', True),
    _radio_step('{"type":"transcribe","observations":[]}'),
    _radio_step('{"type":"set_damage","damage":3}'),
    _radio_step('{"type":"set_damage","damage":null}'),
    _radio_step('{"type":"place_own","cell":null}'),
    ("blue", _radio_act('{"type":"drop","line":1}'), True),
)

RADIO_SUBJECT: Final = Subject(
    rules=radio.RULES,
    options=(
        radio.RadioOptions(),
        radio.RadioOptions(chart_id="delta-tbt"),
        radio.RadioOptions(chart_id="charlie-rt", tracker=TrackerOptions(torpedo_range="sea_path")),
    ),
    disguise=disguise_radio,
    longest=None,
    script=RADIO_SCRIPT,
)


# Lantern


def disguise_lantern(value: Any, seat: Seat, rng: Random) -> Any:
    """Pearls outside the own hand are swapped for others, secret peeks are counted anew."""
    if seat == REFEREE:
        return value
    match value:
        case lantern.State():
            return _other_pearls(value, seat, rng)
        case lantern.Took(seat=whose) if whose != seat:
            return lantern.Took(whose, rng.choice([*lantern.PEARLS]))
        case lantern.Peeked(seat=whose) if whose != seat:
            return lantern.Peeked(whose, tuple(rng.choices([*lantern.PEARLS], k=rng.randrange(3))))
    return value


def _other_pearls(state: lantern.State, seat: Seat, rng: Random) -> lantern.State:
    hidden = [*state.bag]
    for whose, hand in state.hands.items():
        hidden += hand if whose != seat else ()
    rng.shuffle(hidden)
    hands, peeks = dict(state.hands), dict(state.peeks)
    for whose, hand in state.hands.items():
        if whose != seat:
            hands[whose] = tuple(sorted(hidden.pop() for _ in hand))
            peeks[whose] = rng.randrange(5)
    bag = tuple(sorted(hidden))
    return msgspec.structs.replace(state, hands=hands, peeks=peeks, bag=bag)


LANTERN_SCRIPT: Final = (
    (lantern.RED, lantern.Dive(), False),
    (lantern.BLUE, lantern.Take(), False),
    (lantern.RED, lantern.Peek(), False),
    (lantern.RED, lantern.Dive(), False),
    (lantern.RED, lantern.Dive(), True),
    (lantern.BLUE, lantern.Show("gold"), True),
    (lantern.BLUE, lantern.Show("black"), False),
    (lantern.BLUE, lantern.Show("pink"), False),
    (lantern.BLUE, lantern.Show("white"), False),
    (lantern.RED, lantern.SetOil(2), False),
    (lantern.BLUE, lantern.SetScore(lantern.BLUE, 9), False),
    (lantern.BLUE, lantern.SetScore(lantern.BLUE, 1000), True),
    (lantern.RED, lantern.Rest(), False),
    (lantern.BLUE, lantern.Rest(), False),
    (lantern.RED, lantern.Rest(), False),
    (lantern.RED, lantern.Rest(), True),
)

LANTERN_SUBJECT: Final = Subject(
    rules=lantern.RULES,
    options=(lantern.Options(), lantern.Options(oil=3, copies=1), lantern.Options(oil=40)),
    disguise=disguise_lantern,
    longest=40,
    script=LANTERN_SCRIPT,
)

SUBJECTS: Final = (RADIO_SUBJECT, LANTERN_SUBJECT)


def missing() -> list[str]:
    """Registered games that nobody described here."""
    known = {subject.rules.id for subject in SUBJECTS}
    return [game.rules.id for game in GAMES if game.rules.id not in known]
