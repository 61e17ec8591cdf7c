"""Lantern, a small complete game that uses every part of the contract.

Two divers share one lamp. A turn is one of: dive (two three-sided dice, their
sum is the score, the lower one is the oil burnt), take a pearl from the shuffled
bag into the secret hand, show a pearl for its points, peek at the other hand in
secret, or rest. Each turn burns oil; without oil the game is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from engines.chance import Answer, Dice, Draw, Drawn, Request, Rolled
from engines.contract import REFEREE, Outcome, Refused, Rules, Seat

RED: Final = "red"
BLUE: Final = "blue"
SEATS: Final = (RED, BLUE)
PEARLS: Final = {"white": 1, "pink": 2, "black": 4}
MOST: Final = 999
"""More oil than a lamp holds and more points than a diver gets."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    oil: int = 12
    copies: int = 2
    """Pearls of each colour in the bag."""


class State(msgspec.Struct, frozen=True, kw_only=True):
    oil: int
    bag: tuple[str, ...]
    """Sorted: only the bag as a whole is known, never an order."""
    turn: Seat = RED
    hands: dict[Seat, tuple[str, ...]]
    scores: dict[Seat, int]
    peeks: dict[Seat, int]
    """Secret of each diver."""
    asked: str = ""
    """What chance is asked for: `dive`, `take` or nothing."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    oil: int
    turn: Seat
    scores: dict[Seat, int]
    asked: str
    bag: int
    hands: dict[Seat, int]
    own: tuple[str, ...]
    peeks: int


class Dive(msgspec.Struct, frozen=True, tag="dive"):
    pass


class Take(msgspec.Struct, frozen=True, tag="take"):
    pass


class Show(msgspec.Struct, frozen=True, tag="show"):
    pearl: str


class Peek(msgspec.Struct, frozen=True, tag="peek"):
    pass


class Rest(msgspec.Struct, frozen=True, tag="rest"):
    pass


class SetOil(msgspec.Struct, frozen=True, tag="set_oil"):
    oil: int


class SetScore(msgspec.Struct, frozen=True, tag="set_score"):
    seat: Seat
    score: int


Act = Dive | Take | Show | Peek | Rest | SetOil | SetScore


class Began(msgspec.Struct, frozen=True, tag="began"):
    seat: Seat
    what: str


class Dived(msgspec.Struct, frozen=True, tag="dived"):
    seat: Seat
    faces: tuple[int, ...]


class Took(msgspec.Struct, frozen=True, tag="took"):
    seat: Seat
    pearl: str
    """Empty for those who only saw a hand in the bag."""


class Showed(msgspec.Struct, frozen=True, tag="showed"):
    seat: Seat
    pearl: str
    points: int


class Peeked(msgspec.Struct, frozen=True, tag="peeked"):
    seat: Seat
    pearls: tuple[str, ...]


class Rested(msgspec.Struct, frozen=True, tag="rested"):
    seat: Seat


class OilSet(msgspec.Struct, frozen=True, tag="oil_set"):
    oil: int


class ScoreSet(msgspec.Struct, frozen=True, tag="score_set"):
    seat: Seat
    score: int


Event = Began | Dived | Took | Showed | Peeked | Rested | OilSet | ScoreSet


def other(seat: Seat) -> Seat:
    return BLUE if seat == RED else RED


def check_options(options: Options) -> Refused | None:
    if not (1 <= options.oil <= MOST and 1 <= options.copies <= MOST):
        return Refused("nothing_to_play_with", {"oil": options.oil}, forceable=False)
    return None


def initial(options: Options) -> State:
    return State(
        oil=options.oil,
        bag=tuple(sorted([*PEARLS] * options.copies)),
        hands=dict.fromkeys(SEATS, ()),
        scores=dict.fromkeys(SEATS, 0),
        peeks=dict.fromkeys(SEATS, 0),
    )


def to_act(state: State) -> frozenset[Seat]:
    return frozenset() if state.asked or state.oil == 0 else frozenset({state.turn})


def decide(state: State, seat: Seat, act: Act, force: bool) -> tuple[Event, ...] | Refused:
    if isinstance(act, SetOil | SetScore):
        return _correct(act)
    refused = _impossible(state, seat, act) or _forbidden(state, seat)
    if refused and not (force and refused.forceable):
        return refused
    match act:
        case Dive():
            return (Began(seat, "dive"),)
        case Take():
            return (Began(seat, "take"),)
        case Show(pearl=pearl):
            return (Showed(seat, pearl, PEARLS[pearl]),)
        case Peek():
            return (Peeked(seat, state.hands[other(seat)]),)
        case Rest():
            return (Rested(seat),)


def _correct(act: SetOil | SetScore) -> tuple[Event, ...] | Refused:
    match act:
        case SetOil(oil=oil) if 0 <= oil <= MOST:
            return (OilSet(oil),)
        case SetScore(seat=whose, score=score) if whose in SEATS and 0 <= score <= MOST:
            return (ScoreSet(whose, score),)
    return Refused("out_of_range", {"most": MOST}, forceable=False)


def _impossible(state: State, seat: Seat, act: Act) -> Refused | None:
    """What not even the physical table could do."""
    if seat not in SEATS:
        return Refused("not_a_diver", {"seat": seat}, forceable=False)
    if isinstance(act, Show) and act.pearl not in state.hands[seat]:
        return Refused("not_in_hand", {"pearl": act.pearl}, forceable=False)
    if isinstance(act, Take) and not state.bag:
        return Refused("bag_empty", {}, forceable=False)
    return None


def _forbidden(state: State, seat: Seat) -> Refused | None:
    if state.oil == 0:
        return Refused("dark", {})
    if seat != state.turn:
        return Refused("not_your_turn", {"seat": seat})
    return None


def chance(state: State) -> Request | None:
    match state.asked:
        case "dive":
            return Dice(2, 3, "dive")
        case "take":
            return Draw("bag", state.bag, 1, "take")
    return None


def settle(state: State, answer: Answer) -> tuple[Event, ...] | Refused:
    match answer:
        case Rolled(faces=faces) if state.asked == "dive":
            return (Dived(state.turn, faces),)
        case Drawn(cards=(pearl,)) if state.asked == "take":
            return (Took(state.turn, pearl),)
    return Refused("wrong_chance", {}, forceable=False)


def evolve(state: State, event: Event) -> State:
    match event:
        case Began(seat=seat, what=what):
            return msgspec.structs.replace(state, turn=seat, asked=what)
        case Dived(seat=seat, faces=faces):
            after = _score(state, seat, sum(faces))
            return _next(after, seat, burnt=min(faces, default=1))
        case Took(seat=seat, pearl=pearl):
            bag = list(state.bag)
            if pearl in bag:
                bag.remove(pearl)
            after = _hand(state, seat, (*state.hands.get(seat, ()), pearl))
            return _next(msgspec.structs.replace(after, bag=tuple(bag)), seat)
        case Showed(seat=seat, pearl=pearl, points=points):
            hand = list(state.hands.get(seat, ()))
            if pearl in hand:
                hand.remove(pearl)
            return _next(_score(_hand(state, seat, tuple(hand)), seat, points), seat)
        case Peeked(seat=seat):
            peeks = {**state.peeks, seat: state.peeks.get(seat, 0) + 1}
            return _next(msgspec.structs.replace(state, peeks=peeks), seat)
        case Rested(seat=seat):
            return _next(state, seat)
        case OilSet(oil=oil):
            return msgspec.structs.replace(state, oil=oil)
        case ScoreSet(seat=seat, score=score):
            return msgspec.structs.replace(state, scores={**state.scores, seat: score})


def _score(state: State, seat: Seat, points: int) -> State:
    scores = {**state.scores, seat: state.scores.get(seat, 0) + points}
    return msgspec.structs.replace(state, scores=scores)


def _hand(state: State, seat: Seat, hand: tuple[str, ...]) -> State:
    return msgspec.structs.replace(state, hands={**state.hands, seat: tuple(sorted(hand))})


def _next(state: State, seat: Seat, burnt: int = 1) -> State:
    oil = max(0, state.oil - burnt)
    return msgspec.structs.replace(state, oil=oil, turn=other(seat), asked="")


def legal(state: State, seat: Seat) -> Iterator[Act]:
    if seat not in to_act(state):
        return
    yield from (Dive(), Peek(), Rest())
    if state.bag:
        yield Take()
    yield from (Show(pearl) for pearl in sorted(set(state.hands[seat])))
    yield SetOil(max(0, state.oil - 1))
    yield SetScore(seat, min(MOST, state.scores[seat]))


def view(state: State, seat: Seat) -> Any:
    if seat == REFEREE:
        return state
    return View(
        oil=state.oil,
        turn=state.turn,
        scores=state.scores,
        asked=state.asked,
        bag=len(state.bag),
        hands={whose: len(hand) for whose, hand in state.hands.items()},
        own=state.hands.get(seat, ()),
        peeks=state.peeks.get(seat, 0),
    )


def seen(event: Event, seat: Seat) -> Event | None:
    match event:
        case Took(seat=whose) if seat not in (whose, REFEREE):
            return Took(whose, "")
        case Peeked(seat=whose) if seat not in (whose, REFEREE):
            return None
    return event


def outcome(state: State) -> Outcome:
    if state.oil:
        return Outcome()
    most = max(state.scores.values())
    winners = tuple(seat for seat in SEATS if state.scores[seat] == most)
    return Outcome("scored", "lamp_out", winners, state.scores)


RULES: Final[Rules[Options, State, Act, Event]] = Rules(
    id="tests.lantern",
    version=1,
    options=Options,
    state=State,
    act=Act,
    event=Event,
    check_options=check_options,
    initial=initial,
    seats=lambda _state: SEATS,
    to_act=to_act,
    legal=legal,
    decide=decide,
    evolve=evolve,
    view=view,
    seen=seen,
    is_correction=lambda act: isinstance(act, SetOil | SetScore),
    chance=chance,
    settle=settle,
    undoable=lambda events: not any(isinstance(event, Took | Peeked) for event in events),
    outcome=outcome,
)
