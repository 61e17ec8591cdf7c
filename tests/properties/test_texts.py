"""Every code of every game, and of the tables they are played at, has text in every language."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import app.ledger
import app.past
import app.play
import app.rewrite
import app.session
from app.games import GAMES
from app.i18n import LANGUAGES, Translations
from engines import chance
from engines.chance import Dice, Draw, Drawn, Rolled, check
from engines.contract import Outcome, Refused, fold
from tests.properties.subjects import SUBJECTS, Subject, all_seats
from tests.properties.values import values
from tests.properties.walk import random_play, states
from widgets import shared_text

KNOWN = {subject.rules.id: subject for subject in SUBJECTS}
_REFUSALS: dict[str, list[Refused]] = {}
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.id)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: Any) -> Iterator[str]:
    translations = Translations()
    translations.install(request.param)
    yield request.param
    translations.remove()


def is_sentence(text: str, code: str = "") -> bool:
    """Text for people: something, no holes left open, no code or value shining through."""
    return (
        bool(text.strip())
        and not set("{}") & set(text)
        and "%n" not in text
        and not ("_" in code and code in text)
    )


def codes_in(module: ModuleType) -> set[str]:
    """Codes that a module refuses with, as far as they are written out."""
    tree = ast.parse(Path(inspect.getfile(module)).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    return {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Name)
        and call.func.id in ("Refused", "refused")
        and isinstance(call.args[0], ast.Constant)
    }


def modules_of(subject: Subject) -> list[ModuleType]:
    """The module with `decide` and what it takes from its own package."""
    module = sys.modules[subject.rules.decide.__module__]
    package = module.__name__.rpartition(".")[0]
    near = {
        sys.modules[value.__module__]
        for value in vars(module).values()
        if getattr(value, "__module__", "").startswith(f"{package}.")
    }
    return [module, *near]


def refusals_of(subject: Subject) -> list[Refused]:
    """A refusal of every code that the script, wild acts and wild options bring about."""
    if subject.rules.id not in _REFUSALS:
        _REFUSALS[subject.rules.id] = list(_refusals(subject).values())
    return _REFUSALS[subject.rules.id]


def _refusals(subject: Subject) -> dict[str, Refused]:
    rules = subject.rules
    found: dict[str, Refused] = {}
    state = rules.initial(subject.options[0])
    for seat, scripted, force in subject.script:
        result = rules.decide(state, seat, scripted, force)
        if isinstance(result, Refused):
            found[result.code] = result
        else:
            state = fold(rules, state, result)
    played = [state for seed in range(5) for state in states(subject, seed, 6)]

    @settings(max_examples=500, derandomize=True, database=None)
    @given(st.sampled_from(played), values(rules.act))
    def act(state: Any, wild: Any) -> None:
        for seat in (*all_seats(rules, state), "nobody"):
            result = rules.decide(state, seat, wild, False)
            if isinstance(result, Refused):
                found.setdefault(result.code, result)

    @settings(max_examples=300, derandomize=True, database=None)
    @given(values(rules.options))
    def set_up(options: Any) -> None:
        if refused := rules.check_options(options):
            found.setdefault(refused.code, refused)

    act()
    set_up()
    return found


@every_game
def test_every_refusal_can_be_provoked(game: Any) -> None:
    subject = KNOWN[game.rules.id]
    written = {code for module in modules_of(subject) for code in codes_in(module)}
    assert written - {refused.code for refused in refusals_of(subject)} == set()


@every_game
def test_every_refusal_has_a_sentence(game: Any, language: str) -> None:
    text = game.text()
    for refused in refusals_of(KNOWN[game.rules.id]):
        # What tables say themselves comes first at the table: no code may mean two things.
        assert shared_text.refusal(refused) == ""
        sentence = text.refusal(refused)
        assert is_sentence(sentence, refused.code), refused
        assert "None" not in sentence
        assert text.rule(refused) == "" or is_sentence(text.rule(refused))


@every_game
def test_every_event_has_a_sentence(game: Any, language: str) -> None:
    subject, text = KNOWN[game.rules.id], game.text()
    kinds = set()
    for seed in range(12):
        for before, _, _, events in random_play(subject, seed, 25):
            state = before
            for event in events:
                state = subject.rules.evolve(state, event)
                kinds.add(type(event))
                assert is_sentence(text.event(event, state)), event
            assert is_sentence(text.status(state))
    state = subject.rules.initial(subject.options[0])
    for seat, act, force in subject.script:
        result = subject.rules.decide(state, seat, act, force)
        for event in () if isinstance(result, Refused) else result:
            state = subject.rules.evolve(state, event)
            kinds.add(type(event))
            assert is_sentence(text.event(event, state)), event
    assert kinds == set(subject.rules.event.__args__)


@every_game
def test_names(game: Any, language: str) -> None:
    subject, text = KNOWN[game.rules.id], game.text()
    assert is_sentence(text.name())
    state = subject.rules.initial(Random(1).choice(subject.options))
    names = [text.seat(seat) for seat in all_seats(subject.rules, state)]
    assert all(is_sentence(name) for name in names)
    assert len(set(names)) == len(names)
    assert not set(names) & set(all_seats(subject.rules, state))


@every_game
def test_outcomes_have_a_reason_that_is_told(game: Any, language: str) -> None:
    subject = KNOWN[game.rules.id]
    for state in states(subject, 3, 40):
        outcome = subject.rules.outcome(state)
        if outcome == Outcome():
            continue
        assert is_sentence(game.text().status(state), outcome.reason)


def test_every_refusal_of_a_table_has_a_sentence(language: str) -> None:
    modules = (app.past, app.play, app.rewrite, app.session, chance)
    written = {code for module in modules for code in codes_in(module)} - {""}
    assert {"nothing_to_undo", "card_gone", "plan_stale", "stale"} <= written
    details = {"expected": 2, "given": 3, "sides": 6, "pile": "bag", "card": "pink", "line": 7}
    for code in sorted(written):
        assert is_sentence(shared_text.refusal(Refused(code, details)), code), code


@pytest.mark.parametrize(
    ("request_", "answer"),
    [
        (Dice(2, 6), Rolled((1,))),
        (Dice(1, 6), Rolled((7,))),
        (Draw("bag", ("a",)), Drawn(())),
        (Draw("bag", ("a",)), Drawn(("b",))),
        (Draw("bag", ("a",)), Rolled((1,))),
    ],
)
def test_refused_dice_and_cards_have_their_figures(qapp: Any, request_: Any, answer: Any) -> None:
    refused = check(request_, answer)
    assert refused is not None
    assert is_sentence(shared_text.refusal(refused), refused.code)
