"""Routes and mines as seen from the submarine, each a pattern of bits in one integer.

A shape is the route since the last surfacing and the laid mines, both relative
to the submarine's own cell. Hypotheses that differ only in where they are share
their shape, so what the own route and own mines forbid is worked out once for
all of them. One integer holds two windows of the size of all relative places:
the route in the low half, the mines in the high half; a move shifts both.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.tracker.moves import SILENCE_REACH
from engines.squares import DIRECTIONS, STEP, Direction


@dataclass(frozen=True, eq=False)
class Frame:
    """Where relative places are in the bits of a shape."""

    columns: int
    """Columns of the chart."""
    reach: int
    """Most columns that a relative place can be to the west or east."""
    stride: int
    """Bits a row: enough for the reach on both sides, so that no place wraps around."""
    origin: int
    """Bit of the submarine's own cell in the route half."""
    half: int
    """Bits in a half; the mines begin there."""

    def bit(self, dx: int, dy: int) -> int:
        """Number of the route bit of a relative place."""
        return self.origin + dy * self.stride + dx

    def mask(self, places: Iterable[tuple[int, int]]) -> int:
        """Route bits of several relative places."""
        return sum(1 << self.bit(dx, dy) for dx, dy in places)

    def routes(self, shape: int) -> int:
        """The route half of a shape."""
        return shape & ((1 << self.half) - 1)

    def mines(self, shape: int) -> int:
        """The mines of a shape, moved to the low half."""
        return shape >> self.half

    def near(self, radius: int) -> int:
        """Route bits within a Chebyshev distance, and all mines."""
        wide = min(radius, self.reach)
        tall = min(radius, self.origin // self.stride)
        rows = range(-tall, tall + 1)
        close = self.mask((dx, dy) for dx in range(-wide, wide + 1) for dy in rows)
        return close | ((1 << self.half) - 1) << self.half

    def mine_steps(self, shape: int) -> Iterator[tuple[int, int]]:
        """For each mine its bit in the shape and how far its cell index is from the submarine's."""
        mines = shape >> self.half
        while mines:
            low = mines & -mines
            mines ^= low
            number = low.bit_length() - 1
            dy, dx = divmod(number - self.origin + self.reach, self.stride)
            yield low << self.half, dy * self.columns + dx - self.reach


@dataclass(frozen=True, eq=False)
class Sail:
    """One direction in a frame."""

    shift: int
    """Bits that a shape moves down for one step (negative: up)."""
    ahead: int
    """Route bits of the four cells ahead."""
    cells: tuple[int, ...]
    """Route bit of each of these cells, nearest first."""
    wake: tuple[int, ...]
    """After 1, 2, ... steps: route bits of the cells entered, seen from the last."""


@lru_cache(maxsize=64)
def frame_of(chart: Chart) -> Frame:
    """The frame that fits a chart."""
    reach = max(chart.columns - 1, SILENCE_REACH)
    tall = max(chart.rows - 1, SILENCE_REACH)
    stride = 2 * reach + 2
    return Frame(
        columns=chart.columns,
        reach=reach,
        stride=stride,
        origin=tall * stride + reach,
        half=(2 * tall + 1) * stride,
    )


@lru_cache(maxsize=64)
def sails(frame: Frame) -> dict[Direction, Sail]:
    """The four directions in a frame."""
    return {direction: _sail(frame, direction) for direction in DIRECTIONS}


def _sail(frame: Frame, direction: Direction) -> Sail:
    dx, dy = STEP[direction]
    shift = dy * frame.stride + dx
    cells = tuple(1 << frame.origin + shift * steps for steps in range(1, SILENCE_REACH + 1))
    wake = tuple(
        sum(1 << frame.origin - shift * back for back in range(steps))
        for steps in range(1, SILENCE_REACH + 1)
    )
    return Sail(shift, sum(cells), cells, wake)


def shifted(shape: int, down: int) -> int:
    """A shape moved down by a number of bits, or up by a negative one."""
    return shape >> down if down >= 0 else shape << -down


def runs(sail: Sail, taken: int) -> int:
    """Cells, 0 to 4, that may be entered ahead before one that is taken."""
    if not taken & sail.ahead:
        return SILENCE_REACH
    for distance, cell in enumerate(sail.cells):
        if taken & cell:
            return distance
    return SILENCE_REACH
