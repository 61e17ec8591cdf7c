"""Why is this cell out? The line of the record that ruled it out, and by which rule.

Going back from the cell along the moves alone (land and edge of the map, but
neither routes nor mines nor answers) gives, for each line, the cells where the
enemy must have been to be there now. The first line after which none of those
is a candidate is the one that ruled the cell out: before it the enemy could
still have been on its way there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
import numpy as np

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Course,
    Drone,
    Hit,
    Mine,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
)
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import motion, waters
from engines.captain_sonar.tracker.history import hypotheses_of
from engines.captain_sonar.tracker.knowledge import Knowledge
from engines.captain_sonar.tracker.moves import Run, Step
from engines.captain_sonar.tracker.steps import advance
from engines.captain_sonar.tracker.waters import Mask

ReasonCode = Literal[
    "island",
    "edge",
    "island_on_course",
    "own_route",
    "own_mine",
    "sector",
    "range",
    "self_hit",
    "mine",
    "trigger",
    "drone",
    "sonar",
    "hit",
]


class Reason(msgspec.Struct, frozen=True):
    """Why the enemy cannot be in a cell.

    - `island`: the cell itself is land.
    - `edge`, `island_on_course`: the moves back from the cell leave the map, or
      lead over land (`blocked`), at this line.
    - `own_route`, `own_mine`: the move would enter a cell of its own route or
      with its own mine.
    - `sector`: it surfaced in another; `range`: its torpedo reached further than
      it can; `self_hit`: its explosion would have done it other damage.
    - `mine`: no room beside it for the mine it dropped; `trigger`: none of its
      mines can lie there.
    - `drone`, `sonar`, `hit`: the answer would have been another.
    """

    code: ReasonCode
    line: int
    """Line of the record from 1; 0 for `island`."""
    cells: tuple[str, ...] = ()
    """Where the enemy would have been just before the line, in reading order; for
    `edge` and `island_on_course`, just after it."""
    blocked: tuple[str, ...] = ()
    """Land cells that it would have come from or over (`island_on_course` only)."""


def why_out(history: Sequence[Knowledge], steps: Sequence[Step], cell: str) -> Reason | None:
    """Why the enemy cannot be in a cell after the last step, or None when it can.

    `history` is what `follow` gives for the steps. Raises ValueError when the
    cell is not on the map.
    """
    return why_all(history, steps, (history[0].chart.index_of(cell),))[0]


def why_all(
    history: Sequence[Knowledge], steps: Sequence[Step], cells: Sequence[int]
) -> list[Reason | None]:
    """`why_out` for several cells by index, much faster than one by one."""
    return _Search(history, steps).reasons(np.array(cells, dtype=np.intp))


_CODES: Final[dict[type[Step], ReasonCode]] = {
    Surface: "sector",
    Torpedo: "range",
    Trigger: "trigger",
    Mine: "mine",
    Drone: "drone",
    Sonar: "sonar",
    Hit: "hit",
}


class _Search:
    """One question to a record: what is looked up once for all cells."""

    def __init__(self, history: Sequence[Knowledge], steps: Sequence[Step]) -> None:
        self.history = history
        self.steps = steps
        self.chart: Chart = history[0].chart
        self.options: TrackerOptions = history[0].options
        self._supposed: dict[int, Mask] = {}

    def reasons(self, cells: waters.Cells) -> list[Reason | None]:
        """One reason a cell, None for those that are possible."""
        land = ~waters.sea(self.chart)[cells]
        possible = self.history[-1].likelihood[cells] > 0
        found: list[Reason | None] = [Reason("island", 0) if dry else None for dry in land]
        asked = np.flatnonzero(~land & ~possible)
        if not len(asked):
            return found
        goal = np.zeros((len(asked), self.chart.size), dtype=np.bool_)
        goal[np.arange(len(asked)), cells[asked]] = True
        for number, reason in zip(asked, self._trace(goal), strict=True):
            found[number] = reason
        return found

    def _trace(self, goal: Mask) -> list[Reason]:
        """The reason for each of the sets of cells that the record rules out."""
        must = [goal]
        """From the last line to the start: where the enemy must have been."""
        reasons: dict[int, Reason] = {}
        for line in range(len(self.steps), 0, -1):
            must.append(motion.before(self.chart, must[-1], self.steps[line - 1]))
            for row in np.flatnonzero(must[-2].any(axis=1) & ~must[-1].any(axis=1)).tolist():
                reasons[row] = self._from_nowhere(line, must[-2][row])
        must.reverse()
        left = np.array([row not in reasons for row in range(len(goal))])
        for line in range(1, len(self.steps) + 1):
            gone = left & ~(must[line] & (self.history[line].likelihood > 0)).any(axis=1)
            for row in np.flatnonzero(gone).tolist():
                reasons[row] = self._ruled_out(line, must[line - 1][row], must[line][row])
            left &= ~gone
        return [reasons[row] for row in range(len(goal))]

    def _from_nowhere(self, line: int, after: Mask) -> Reason:
        """No cell leads to these: the way back goes off the map or over land."""
        chart, step = self.chart, self.steps[line - 1]
        assert isinstance(step, Course | Run)
        back = motion.OPPOSITE[step.direction]
        way = after
        blocked = np.zeros_like(after)
        for _ in range(step.distance if isinstance(step, Run) else 1):
            way = motion.shifted(chart, way, back)
            blocked |= way & ~waters.sea(chart)
            way &= waters.sea(chart)
        code: ReasonCode = "island_on_course" if blocked.any() else "edge"
        return Reason(code, line, self._names(after), self._names(blocked))

    def _ruled_out(self, line: int, must: Mask, after: Mask) -> Reason:
        places = must & (self.history[line - 1].likelihood > 0)
        step = self.steps[line - 1]
        if isinstance(step, Torpedo):
            index = self.chart.index_of(step.target)
            near = places & waters.in_range(self.chart, index, self.options.torpedo_range)
            if near.any():
                return Reason("self_hit", line, self._names(near))
        return Reason(self._code(line, step, after), line, self._names(places))

    def _code(self, line: int, step: Step, after: Mask) -> ReasonCode:
        match step:
            case Course() | Silence() | Run():
                return "own_mine" if self._mine_in_the_way(line, after) else "own_route"
            case Trigger(target=target, self_hit=self_hit) if self_hit is not None:
                laid = self._led_to(line, Trigger(target), self.options) & after
                return "self_hit" if laid.any() else "trigger"
        return _CODES[type(step)]

    def _mine_in_the_way(self, line: int, after: Mask) -> bool:
        """True when the move is possible once own mines may be entered."""
        laid = any(isinstance(step, Mine) for step in self.steps[: line - 1])
        if not laid or not self.options.own_mines_block:
            return False
        free = msgspec.structs.replace(self.options, own_mines_block=False)
        return bool((self._led_to(line, self.steps[line - 1], free) & after).any())

    def _led_to(self, line: int, step: Step, options: TrackerOptions) -> Mask:
        """The cells left when a line is replaced, or judged by other options."""
        if line not in self._supposed:
            belief = advance(self.chart, options, hypotheses_of(self.history[line - 1]), step)
            cells = np.zeros(self.chart.size, dtype=np.bool_)
            cells[belief.cell] = True
            self._supposed[line] = cells
        return self._supposed[line]

    def _names(self, cells: Mask) -> tuple[str, ...]:
        return tuple(map(self.chart.name_of, np.flatnonzero(cells).tolist()))
