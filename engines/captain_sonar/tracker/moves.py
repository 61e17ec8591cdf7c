"""A move that only the tracker is told: a silence whose course is supposed."""

from __future__ import annotations

from typing import Final

import msgspec

from engines.captain_sonar.observations import Observation
from engines.squares import Direction

SILENCE_REACH: Final = 4
"""Most cells that one silence covers."""


class Run(msgspec.Struct, frozen=True, tag="run"):
    """A silence supposed to be exactly this: `distance` cells, 0 to 4, in one direction.

    Weights are divided as for an unknown silence, so the `log_weight`s of all
    runs that could have been add up to that of the silence. With distance 0 the
    direction means nothing.
    """

    direction: Direction
    distance: int


Step = Observation | Run
