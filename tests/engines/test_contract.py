from __future__ import annotations

import msgspec
import pytest

from engines.chance import Rolled
from engines.contract import REFEREE, TABLE, Outcome, Refused, Rules, fold
from tests.helpers import lantern
from tests.helpers.lantern import BLUE, RED, Dived, Rested


def bare() -> Rules[lantern.Options, lantern.State, lantern.Act, lantern.Event]:
    """A game without chance, secrets or an end."""
    rules = lantern.RULES
    return Rules(
        id="tests.bare",
        version=1,
        options=rules.options,
        state=rules.state,
        act=rules.act,
        event=rules.event,
        check_options=rules.check_options,
        initial=rules.initial,
        seats=rules.seats,
        to_act=rules.to_act,
        legal=rules.legal,
        decide=rules.decide,
        evolve=rules.evolve,
        view=rules.view,
        seen=rules.seen,
        is_correction=rules.is_correction,
    )


def test_what_a_game_need_not_say() -> None:
    rules, state = bare(), lantern.initial(lantern.Options())
    assert rules.chance(state) is None
    assert rules.settle(state, Rolled((1,))) == Refused("no_chance_pending", {}, forceable=False)
    assert rules.undoable(())
    assert rules.outcome(state) == Outcome("running")


def test_events_are_folded_in_order() -> None:
    state = lantern.initial(lantern.Options(oil=9))
    after = fold(lantern.RULES, state, [Dived(RED, (2, 3)), Rested(BLUE)])
    assert (after.oil, after.scores, after.turn) == (6, {RED: 5, BLUE: 0}, RED)
    assert fold(lantern.RULES, state, []) is state


def test_the_public_seats_are_no_names_of_people() -> None:
    assert TABLE != REFEREE
    assert not {TABLE, REFEREE} & set(lantern.SEATS)


@pytest.mark.parametrize(
    "value",
    [
        Refused("dark"),
        Refused("out_of_range", {"most": 30, "seat": "red"}, forceable=False),
    ],
)
def test_refusals_come_back_from_json(value: Refused) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=Refused) == value


def test_outcomes_come_back_from_json() -> None:
    outcome = Outcome("scored", "lamp_out", (RED,), {RED: 9, BLUE: 2})
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome
