"""The dealer: answers chance requests from a seed, so that a table can be checked afterwards.

The numbers come from SHA-256 and nothing else, so that anybody can work them
out again: block `i` for the `n`th answer of a table is
SHA-256 of the text "seed/n/i", read as eight big-endian 32-bit words; a word at
or above the largest multiple of the number of choices is skipped.

Before play the table may write down `commitment`; after it `seed` is shown, and
hashing it proves that nobody changed the dice on the way.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from engines.chance import Answer, Dice, Draw, Drawn, Request, Rolled, Source

SEED_BITS: Final = 63
"""What fits a signed 64-bit column."""
_WORD: Final = 1 << 32


def new_seed() -> int:
    """A seed nobody can guess."""
    return secrets.randbits(SEED_BITS)


def commitment(seed: int) -> str:
    """The fingerprint of a seed that is shown before play: SHA-256 in hexadecimal."""
    return sha256(f"bathysphere {seed}".encode()).hexdigest()


class Dealer:
    """Answers for one table; `source` says whose dice are used and may change at any roll."""

    def __init__(self, seed: int, source: Source = "app") -> None:
        """Deal from `seed`; with the source "table" only when `deal` is asked for."""
        self.seed = seed
        self.source: Source = source

    @property
    def commitment(self) -> str:
        """See `commitment`; it may be shown at any time."""
        return commitment(self.seed)

    def deal(self, request: Request, place: int) -> Answer:
        """Answer a request. `place` counts the answers of the line of play before it.

        The same seed, place and request give the same answer, so taking a roll
        back and rolling again changes nothing.
        Raises ValueError when more cards are asked for than are left.
        """
        words = _words(self.seed, place)
        match request:
            case Dice(count=count, sides=sides):
                return Rolled(tuple(_below(words, sides) + 1 for _ in range(count)))
            case Draw(cards=cards, count=count):
                return Drawn(_draw(words, sorted(cards), count))


def _words(seed: int, place: int) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"{seed}/{place}/{block}".encode()).digest()
        for start in range(0, len(digest), 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def _below(words: Iterator[int], choices: int) -> int:
    # Words above the last full round would make low numbers more frequent.
    limit = _WORD - _WORD % choices
    return next(word for word in words if word < limit) % choices


def _draw(words: Iterator[int], left: list[str], count: int) -> tuple[str, ...]:
    if count > len(left):
        raise ValueError(f"{count} cards of {len(left)}")
    return tuple(left.pop(_below(words, len(left))) for _ in range(count))
