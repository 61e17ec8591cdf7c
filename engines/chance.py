"""Chance as requests and answers: an engine asks, the dealer or the table answers.

An engine never rolls. It returns a request; the answer comes from a seeded
generator or from the real dice that people rolled and typed. Both are stored
with the entry they served, so that an old journal replays the same dice.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal

import msgspec

from engines.contract import Refused

Source = Literal["app", "table"]


class Dice(msgspec.Struct, frozen=True, tag="dice"):
    """Ask for `count` dice with faces 1..`sides`."""

    count: int
    sides: int
    purpose: str = ""


class Draw(msgspec.Struct, frozen=True, tag="draw"):
    """Ask for `count` cards out of `pile`; `cards` is what is left of it, unordered."""

    pile: str
    cards: tuple[str, ...]
    count: int = 1
    purpose: str = ""


Request = Dice | Draw


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """Faces shown by the dice, in the order they were read."""

    faces: tuple[int, ...]
    source: Source = "app"


class Drawn(msgspec.Struct, frozen=True, tag="drawn"):
    """Cards taken from the pile, in the order they were turned."""

    cards: tuple[str, ...]
    source: Source = "app"


Answer = Rolled | Drawn


def check(request: Request, answer: Answer) -> Refused | None:
    """Say why `answer` cannot be an answer to `request`, or None when it can."""
    match request, answer:
        case Dice(count=count), Rolled(faces=faces) if len(faces) != count:
            return Refused("dice_count", {"expected": count, "given": len(faces)}, forceable=False)
        case Dice(sides=sides), Rolled(faces=faces):
            wrong = [face for face in faces if not 1 <= face <= sides]
            if wrong:
                return Refused("die_face", {"sides": sides, "given": wrong[0]}, forceable=False)
            return None
        case Draw(count=count), Drawn(cards=cards) if len(cards) != count:
            return Refused("card_count", {"expected": count, "given": len(cards)}, forceable=False)
        case Draw(pile=pile, cards=left), Drawn(cards=cards):
            missing = Counter(cards) - Counter(left)
            if missing:
                return Refused("card_gone", {"pile": pile, "card": min(missing)})
            return None
    return Refused("wrong_chance", {}, forceable=False)
