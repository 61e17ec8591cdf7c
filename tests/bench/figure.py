"""One measured figure, and how a list of times becomes one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with what the design allows for it."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    """The most it may be; for `at_least` figures the least."""
    at_least: bool = False
    note: str = ""
    """How it was measured, or what it is compared with."""

    @property
    def kept(self) -> bool:
        """True when the limit is kept, or there is none."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share (0 to 1) of the values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
