"""The sentences of the sample game."""

from __future__ import annotations

from typing import Any

from engines.contract import Refused, Seat


class LanternText:
    def name(self) -> str:
        return "Lantern"

    def seat(self, seat: Seat) -> str:
        return seat.title()

    def event(self, event: Any, state: Any) -> str:
        values = [str(getattr(event, name)) for name in event.__struct_fields__]
        return f"{type(event).__name__} {' '.join(values)}"

    def refusal(self, refused: Refused) -> str:
        return f"refused: {refused.code}"

    def rule(self, refused: Refused) -> str:
        return "the rule" if refused.code == "not_your_turn" else ""

    def status(self, state: Any) -> str:
        return f"oil {state.oil}, {state.turn} to act"


TEXT = LanternText()
