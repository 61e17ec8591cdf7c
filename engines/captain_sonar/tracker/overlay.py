"""Where the track's shape can lie on the map, and how its silences can have gone.

On the real table the radio operator draws the track on a transparent sheet and
slides it about. Here the tracker is asked what follows when silences are taken
to have been something (a `Run`), so that the sheet cannot disagree with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
import numpy as np

from engines.captain_sonar.observations import Hit, Observation
from engines.captain_sonar.tracker import motion
from engines.captain_sonar.tracker.history import follow, hypotheses_of
from engines.captain_sonar.tracker.knowledge import Belief, Knowledge
from engines.captain_sonar.tracker.moves import Run, Step
from engines.captain_sonar.tracker.repair import never, within
from engines.captain_sonar.tracker.sheet import NOTHING_CHOSEN, Choice, track
from engines.captain_sonar.tracker.steps import advance
from engines.captain_sonar.tracker.waters import Mask
from engines.captain_sonar.tracker.why import Reason, why_all


class Alternative(msgspec.Struct, frozen=True):
    """What a silence can have been."""

    run: Run
    """`Run("N", 0)` where the enemy stayed."""
    share: float
    """Its likelihood among the alternatives, 0 to 1."""


def alternatives(
    history: Sequence[Knowledge],
    observations: Sequence[Observation],
    choice: Choice = NOTHING_CHOSEN,
    cancelled: Callable[[], bool] = never,
) -> dict[int, tuple[Alternative, ...]]:
    """What each silence since the last surfacing can have been, the likeliest first.

    Given the choice: one alternative for a chosen silence, none at all when no
    hypothesis fits. The shares of a silence add up to 1. `history` is what
    `follow` gives for the observations. When `cancelled()` becomes true the rest
    is left out.
    """
    known, steps = _supposed(history, observations, choice)
    found: dict[int, tuple[Alternative, ...]] = {}
    for line in track(observations).silences:
        if known[-1].empty:
            found[line] = ()
        elif line in choice:
            found[line] = (Alternative(choice[line], 1.0),)
        else:
            found[line] = _alternatives(known, steps, line, cancelled)
    return found


def likeliest(
    history: Sequence[Knowledge],
    observations: Sequence[Observation],
    choice: Choice = NOTHING_CHOSEN,
    cancelled: Callable[[], bool] = never,
) -> dict[int, Run]:
    """The choice completed, the latest silence first, each by the likeliest that then fits.

    The track so chosen fits somewhere. Empty when no hypothesis fits the choice,
    or when cancelled.
    """
    silences = track(observations).silences
    chosen = {line: choice[line] for line in silences if line in choice}
    for line in reversed(silences):
        known, steps = _supposed(history, observations, chosen)
        if known[-1].empty:
            return {}
        if line in chosen:
            continue
        left = _alternatives(known, steps, line, cancelled)
        if not left or cancelled():
            return {}
        chosen[line] = left[0].run
    known, _steps = _supposed(history, observations, chosen)
    return {} if known[-1].empty else chosen


def anchors(
    history: Sequence[Knowledge],
    observations: Sequence[Observation],
    choice: Choice = NOTHING_CHOSEN,
) -> dict[str, Reason | None]:
    """For every cell, in reading order, why the track cannot end there, or None when it can."""
    known, steps = _supposed(history, observations, choice)
    chart = known[0].chart
    reasons = why_all(known, steps, range(chart.size))
    return {chart.name_of(cell): reason for cell, reason in enumerate(reasons)}


def ending_at(observations: Sequence[Observation], cell: str) -> tuple[Observation, ...]:
    """The record, supposing that the enemy is in `cell` after it.

    `likeliest` and `alternatives` of it say what the silences were if the track
    ends there. A direct hit says nothing else, and neither moves nor costs a route.
    """
    return (*observations, Hit(cell, "direct"))


def _supposed(
    history: Sequence[Knowledge], observations: Sequence[Observation], choice: Choice
) -> tuple[tuple[Knowledge, ...], tuple[Step, ...]]:
    """The record with the chosen silences in place, and what is then known."""
    steps: list[Step] = list(observations)
    for line in track(observations).silences:
        steps[line - 1] = choice.get(line, steps[line - 1])
    supposed = tuple(steps)
    return follow(history[0].chart, history[0].options, supposed), supposed


def _alternatives(
    known: Sequence[Knowledge], steps: Sequence[Step], line: int, cancelled: Callable[[], bool]
) -> tuple[Alternative, ...]:
    """The alternatives of one open silence of a record that does not contradict itself."""
    last = known[line - 1]
    # Hypotheses outside these cells die anyway: without them the trials are short.
    onward = motion.onward(last.chart, last.options, steps[line:])
    weights: dict[Run, float] = {}
    for run in motion.every_run():
        if cancelled():
            break
        start = motion.before(last.chart, onward[0], run)
        belief = within(hypotheses_of(last), start)
        left = _carried(last, belief, (run, *steps[line:]), onward, cancelled)
        if left is not None:
            weights[run] = float(np.log(left.weight.sum())) + left.log_weight
    if not weights:
        return ()
    most = max(weights.values())
    shares = {run: float(np.exp(weight - most)) for run, weight in weights.items()}
    total = sum(shares.values())
    ranked = sorted(shares.items(), key=lambda item: -round(item[1], 12))
    return tuple(Alternative(run, share / total) for run, share in ranked)


def _carried(
    last: Knowledge,
    belief: Belief,
    steps: Sequence[Step],
    onward: Sequence[Mask],
    cancelled: Callable[[], bool],
) -> Belief | None:
    """A belief taken through steps and held to `onward` after each; None if it is empty."""
    for step, cells in zip(steps, onward, strict=True):
        if cancelled() or not belief.size:
            return None
        belief = within(advance(last.chart, last.options, belief, step), cells)
    return belief if belief.size else None
