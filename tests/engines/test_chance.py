from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engines.chance import Answer, Dice, Draw, Drawn, Request, Rolled, check

PILE = ("pink", "white", "white")


@pytest.mark.parametrize(
    ("request_", "answer"),
    [
        (Dice(2, 3), Rolled((1, 3))),
        (Dice(1, 6), Rolled((6,), "table")),
        (Dice(0, 6), Rolled(())),
        (Draw("bag", PILE), Drawn(("white",))),
        (Draw("bag", PILE, 3), Drawn(("white", "pink", "white"), "table")),
    ],
)
def test_answers_that_fit(request_: Request, answer: Answer) -> None:
    assert check(request_, answer) is None


@pytest.mark.parametrize(
    ("request_", "answer", "code", "details"),
    [
        (Dice(2, 3), Rolled((1,)), "dice_count", {"expected": 2, "given": 1}),
        (Dice(2, 3), Rolled((1, 2, 3)), "dice_count", {"expected": 2, "given": 3}),
        (Dice(2, 3), Rolled((3, 4)), "die_face", {"sides": 3, "given": 4}),
        (Dice(1, 6), Rolled((0,)), "die_face", {"sides": 6, "given": 0}),
        (Draw("bag", PILE), Drawn(()), "card_count", {"expected": 1, "given": 0}),
        (Draw("bag", PILE), Drawn(("black",)), "card_gone", {"pile": "bag", "card": "black"}),
        (Dice(1, 6), Drawn(("white",)), "wrong_chance", {}),
        (Draw("bag", PILE), Rolled((1,)), "wrong_chance", {}),
    ],
)
def test_answers_that_do_not(
    request_: Request, answer: Answer, code: str, details: dict[str, Any]
) -> None:
    refused = check(request_, answer)
    assert refused is not None
    assert (refused.code, refused.details) == (code, details)


def test_a_card_is_drawn_as_often_as_it_lies_in_the_pile() -> None:
    assert check(Draw("bag", PILE, 2), Drawn(("white", "white"))) is None
    twice = check(Draw("bag", PILE, 2), Drawn(("pink", "pink")))
    assert twice is not None
    assert twice.code == "card_gone"
    # The real pile may differ from ours: the table can say so.
    assert twice.forceable


@pytest.mark.parametrize("value", [Dice(2, 3, "dive"), Draw("bag", PILE, 2, "take")])
def test_requests_come_back_from_json(value: Request) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=Request) == value


@pytest.mark.parametrize("value", [Rolled((1, 2), "table"), Drawn(("a",))])
def test_answers_come_back_from_json(value: Answer) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=Answer) == value
