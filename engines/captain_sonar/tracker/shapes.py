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
    stride: int
    """Bits a row: more than twice the chart's columns, so that no place wraps around."""
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
        span = range(-min(radius, self.columns - 1), min(radius, self.columns - 1) + 1)
        tall = self.origin // self.stride
        heights = range(-min(radius, tall), min(radius, tall) + 1)
        close = self.mask((dx, dy) for dx in span for dy in heights)
        return close | ((1 << self.half) - 1) << self.half

    def mine_steps(self, shape: int) -> Iterator[tuple[int, int]]:
        """For each mine its bit in the shape and how far its cell index is from the submarine's."""
        mines = shape >> self.half
        while mines:
            low = mines & -mines
            mines ^= low
            number = low.bit_length() - 1
            dy, dx = divmod(number - self.origin + self.columns - 1, self.stride)
            yield low << self.half, dy * self.columns + dx - (self.columns - 1)


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
    stride = 2 * chart.columns
    origin = (chart.rows - 1) * stride + chart.columns - 1
    return Frame(chart.columns, stride, origin, stride * (2 * chart.rows - 1))


@lru_cache(maxsize=64)
def sails(frame: Frame) -> dict[Direction, Sail]:
    """The four directions in a frame; cells beyond the window are off the map and do not count."""
    return {direction: _sail(frame, direction) for direction in DIRECTIONS}


def _sail(frame: Frame, direction: Direction) -> Sail:
    dx, dy = STEP[direction]
    shift = dy * frame.stride + dx
    numbers = [frame.origin + shift * distance for distance in range(1, SILENCE_REACH + 1)]
    cells = tuple(1 << number if 0 <= number < frame.half else 0 for number in numbers)
    wakes = [[frame.origin - shift * back for back in range(steps)] for steps in range(1, 5)]
    wake = tuple(sum(1 << number for number in wake if number >= 0) for wake in wakes)
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
