"""The shape of the enemy's track since it last surfaced, as drawn on a transparent sheet.

A silence leaves open how the shape goes on; a `Choice` says what some silences
are taken to have been.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from engines.captain_sonar.observations import Course, Observation, Silence, Surface
from engines.captain_sonar.tracker.moves import Run
from engines.squares import STEP, Direction

Choice: TypeAlias = Mapping[int, Run]
"""What silences are taken to have been, by line; lines without an open silence do not count."""
NOTHING_CHOSEN: Final[Choice] = {}


class Leg(msgspec.Struct, frozen=True):
    """One move of the track."""

    line: int
    """Line of the record, from 1."""
    direction: Direction | None
    """None for a silence."""


class Track(msgspec.Struct, frozen=True):
    """The moves since the enemy last surfaced, oldest first."""

    since: int
    """Line of that surfacing, or 0 when it has not surfaced."""
    steps: tuple[Leg, ...]

    @property
    def silences(self) -> tuple[int, ...]:
        """Lines of the silences."""
        return tuple(step.line for step in self.steps if step.direction is None)


class Point(msgspec.Struct, frozen=True):
    """A cell of the track, columns and rows from the last cell of its piece (east, south)."""

    dx: int
    dy: int
    line: int
    """Line whose move led here; for the first of a piece, where the piece begins: the
    surfacing or silence before it, or 0."""


class Piece(msgspec.Struct, frozen=True):
    """A part of the track whose shape is known; the last piece ends on the anchor."""

    points: tuple[Point, ...]
    """Oldest first, the last at (0, 0)."""
    silence: int | None
    """Line of the silence after it that nothing was chosen for; None for the last piece."""


def track(observations: Sequence[Observation]) -> Track:
    """The track since the last surfacing."""
    numbered = list(enumerate(observations, start=1))
    since = max((line for line, item in numbered if isinstance(item, Surface)), default=0)
    legs = []
    for line, item in numbered[since:]:
        if isinstance(item, Course):
            legs.append(Leg(line, item.direction))
        elif isinstance(item, Silence):
            legs.append(Leg(line, None))
    return Track(since, tuple(legs))


def pieces(track: Track, choice: Choice = NOTHING_CHOSEN) -> tuple[Piece, ...]:
    """The shapes to draw, oldest first: one more than there are silences not chosen."""
    found: list[Piece] = []
    path = [(0, 0, track.since)]
    for leg in track.steps:
        run = choice.get(leg.line) if leg.direction is None else Run(leg.direction, 1)
        if run is None:
            found.append(_piece(path, leg.line))
            path = [(0, 0, leg.line)]
            continue
        dx, dy = STEP[run.direction]
        for _ in range(run.distance):
            x, y, _line = path[-1]
            path.append((x + dx, y + dy, leg.line))
    return (*found, _piece(path, None))


def _piece(path: Sequence[tuple[int, int, int]], silence: int | None) -> Piece:
    end_x, end_y, _line = path[-1]
    return Piece(tuple(Point(x - end_x, y - end_y, line) for x, y, line in path), silence)
