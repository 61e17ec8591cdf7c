"""What a game says: its codes and values as sentences for people."""

from __future__ import annotations

from typing import Any, Protocol

from engines.contract import Refused, Seat


class GameText(Protocol):
    """Sentences of one game, translated at each call."""

    def name(self) -> str:
        """The game's name."""
        ...

    def seat(self, seat: Seat) -> str:
        """Name of a seat, such as "Radio operator"."""
        ...

    def event(self, event: Any, state: Any) -> str:
        """One sentence for what happened; `state` is the one after the event."""
        ...

    def refusal(self, refused: Refused) -> str:
        """One sentence: why the act was not accepted and what can be done."""
        ...

    def rule(self, refused: Refused) -> str:
        """The rule behind a refusal in our own words; empty when there is none to show."""
        ...

    def status(self, state: Any) -> str:
        """One line for the home page, such as "12 observations, 9 cells left"."""
        ...
