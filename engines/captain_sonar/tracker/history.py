"""Knowledge line by line, kept so that an appended, edited or undone line costs little.

Two stores with bounds: the last few records that were followed, of which a new
one shares the lines it begins with; and the hypotheses of the knowledge used
last. Hypotheses that were dropped are worked out anew from the nearest line
before that still has them.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from threading import Lock
from typing import Final

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker.knowledge import Belief, Knowledge
from engines.captain_sonar.tracker.moves import Step
from engines.captain_sonar.tracker.steps import advance, begin

MOST_RECORDS: Final = 8
"""Followed records that are kept."""
SMALL: Final = 12_000
"""Words up to which a belief counts as small: cheap to keep, good to start from."""
MOST_SMALL: Final = 3_000_000
MOST_LARGE: Final = 6_000_000
"""Words of 8 bytes kept in all small and in all large beliefs."""
OVERHEAD: Final = 150
"""Words that a belief takes besides its arrays."""


@dataclass
class Shelf:
    """Knowledge whose hypotheses are kept, least recently used first."""

    most: int
    held: OrderedDict[Knowledge, int] = field(default_factory=OrderedDict)
    total: int = 0

    def put(self, knowledge: Knowledge) -> None:
        """Keep (or touch) one and drop the hypotheses of others until all fit."""
        if knowledge not in self.held:
            self.held[knowledge] = knowledge.words + OVERHEAD
            self.total += self.held[knowledge]
        self.held.move_to_end(knowledge)
        while self.total > self.most and len(self.held) > 1:
            oldest, size = self.held.popitem(last=False)
            self.total -= size
            oldest.belief = None


_lock = Lock()
"""Guards the stores below; never held while hypotheses are worked out."""
_small = Shelf(MOST_SMALL)
_large = Shelf(MOST_LARGE)
_records: list[tuple[Knowledge, ...]] = []


def start(chart: Chart, options: TrackerOptions) -> Knowledge:
    """Nothing heard yet: every sea cell is equally likely."""
    return _kept(Knowledge(chart, options, begin(chart)))


def observe(knowledge: Knowledge, step: Step) -> Knowledge:
    """What is known after one more observation.

    Never raises for an observation that `observations.check` accepts; the
    result is empty when it contradicts the earlier ones.
    """
    chart, options = knowledge.chart, knowledge.options
    belief = advance(chart, options, hypotheses_of(knowledge), step)
    return _kept(Knowledge(chart, options, belief, knowledge, step))


def follow(chart: Chart, options: TrackerOptions, steps: tuple[Step, ...]) -> tuple[Knowledge, ...]:
    """What is known before the first and after each observation: one more than there are.

    After a contradiction every further knowledge is empty too.
    """
    found = _begun(chart, options, steps)
    for step in steps[len(found) - 1 :]:
        found.append(observe(found[-1], step))
    record = tuple(found)
    with _lock:
        _records.append(record)
        del _records[:-MOST_RECORDS]
    return record


def hypotheses_of(knowledge: Knowledge) -> Belief:
    """The hypotheses behind a knowledge, worked out anew if they were dropped."""
    chart, options = knowledge.chart, knowledge.options
    missing: list[Step] = []
    known = knowledge
    belief = known.belief
    while belief is None and known.before is not None and known.step is not None:
        missing.append(known.step)
        known = known.before
        belief = known.belief
    if belief is None:
        belief = begin(chart)
    for step in reversed(missing):
        belief = advance(chart, options, belief, step)
    knowledge.belief = belief
    _kept(knowledge)
    return belief


def _kept(knowledge: Knowledge) -> Knowledge:
    with _lock:
        (_small if knowledge.words <= SMALL else _large).put(knowledge)
    return knowledge


def _begun(chart: Chart, options: TrackerOptions, steps: tuple[Step, ...]) -> list[Knowledge]:
    """The longest beginning of the record that an earlier one shares; at least its start."""
    best, length = None, 0
    with _lock:
        for record in _records:
            if record[0].chart == chart and record[0].options == options:
                shared = 1 + _shared(record, steps)
                if shared > length:
                    best, length = record, shared
        if best is not None:
            _records.remove(best)
            _records.append(best)
    return [start(chart, options)] if best is None else list(best[:length])


def _shared(record: tuple[Knowledge, ...], steps: tuple[Step, ...]) -> int:
    """Number of steps that both begin with."""
    for number, (known, step) in enumerate(zip(record[1:], steps, strict=False)):
        if known.step is not step and known.step != step:
            return number
    return min(len(record) - 1, len(steps))
