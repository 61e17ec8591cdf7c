"""What a game is: functions over frozen values, gathered in one `Rules` value.

States, options, acts and events are frozen `msgspec.Struct`s, so one codec
serves the journal, exports and tests. Acts and events are tagged unions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, TypeVar

import msgspec

if TYPE_CHECKING:
    from engines.chance import Answer, Request

Seat = str
TABLE: Final[Seat] = "table"
"""The public seat: sees what lies open for everybody, nothing more."""
REFEREE: Final[Seat] = "referee"
"""The seat that sees everything."""


class Refused(msgspec.Struct, frozen=True):
    """Why an act was not accepted: a code for `text.py`, never a sentence."""

    code: str
    details: dict[str, str | int] = {}
    forceable: bool = True
    """False when even the physical table could not do it (a cell off the map)."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game stands: `reason` is a code, `scores` go by seat."""

    status: Literal["running", "won", "lost", "drawn", "scored"] = "running"
    reason: str = ""
    winners: tuple[Seat, ...] = ()
    scores: dict[Seat, int] = {}


O = TypeVar("O")  # noqa: E741 - options, state, act, event: the four letters of the contract
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")


def _no_chance(_state: Any) -> None:
    return None


def _cannot_settle(_state: Any, _answer: Any) -> Refused:
    return Refused("no_chance_pending", {}, forceable=False)


def _always(_events: Any) -> bool:
    return True


def _running(_state: Any) -> Outcome:
    return Outcome()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Generic[O, S, A, E]):
    """One game. Every member is pure; none raises for a player's mistake."""

    id: str
    """Stable name in journals and exports, such as `captain_sonar.radio`."""
    version: int
    """Raised whenever `decide` or `evolve` change meaning; stored with each entry."""
    options: type[O]
    state: type[S]
    act: Any
    """The union of the game's acts (a type expression that msgspec can decode)."""
    event: Any
    """The union of the game's events."""

    check_options: Callable[[O], Refused | None]
    """None when a table can be set up like this."""
    initial: Callable[[O], S]
    """The state before the first act. Call it only with checked options."""
    seats: Callable[[S], tuple[Seat, ...]]
    """Seats of people, in table order; TABLE and REFEREE exist besides."""
    to_act: Callable[[S], frozenset[Seat]]
    """Seats that may act now; empty when chance is asked or the game is over."""
    legal: Callable[[S, Seat], Iterable[A]]
    """Acts open to the seat. Where parameters are free, one act per kind and value
    that matters; every act given here is accepted by `decide`."""
    decide: Callable[[S, Seat, A, bool], tuple[E, ...] | Refused]
    """What an act leads to. The last argument forces: it succeeds wherever the
    physical table could do the act, and only then."""
    evolve: Callable[[S, E], S]
    """The state after an event. Total: never refuses, whatever the journal holds."""
    view: Callable[[S, Seat], Any]
    """What a seat may see of the state: the only place where secrets are removed."""
    seen: Callable[[E, Seat], E | None]
    """What a seat may see of an event; None when it sees nothing."""
    is_correction: Callable[[A], bool]
    """True for acts that set the record to what lies on the table."""

    chance: Callable[[S], Request | None] = _no_chance
    """The dice or cards that must be settled before anybody acts again."""
    settle: Callable[[S, Answer], tuple[E, ...] | Refused] = _cannot_settle
    """What the answered chance leads to."""
    undoable: Callable[[tuple[E, ...]], bool] = _always
    """False when the events showed something hidden: the table is asked first."""
    outcome: Callable[[S], Outcome] = _running


AnyRules = Rules[Any, Any, Any, Any]


def fold(rules: Rules[O, S, A, E], state: S, events: Iterable[E]) -> S:
    """Apply events in order."""
    for event in events:
        state = rules.evolve(state, event)
    return state
