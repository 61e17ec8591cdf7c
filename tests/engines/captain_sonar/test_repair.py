"""Repairs of a contradictory record, against every single change tried by plain enumeration."""

from __future__ import annotations

from itertools import chain

import hypothesis.strategies as st
from hypothesis import assume, given

from engines.captain_sonar import content
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Course,
    Drone,
    Mine,
    Observation,
    Silence,
    Surface,
    Trigger,
)
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import Repair, Run, contradiction, follow, repairs
from engines.captain_sonar.tracker.motion import crosses_itself
from engines.captain_sonar.tracker.slips import slips
from tests.engines.captain_sonar.drawn import OPTIONS, charts, heard
from tests.engines.captain_sonar.oracle import Oracle
from tests.engines.captain_sonar.simulate import game
from tests.engines.captain_sonar.test_tracker import affordable

N, E, S, W = (Course(direction) for direction in ("N", "E", "S", "W"))
FREE = TrackerOptions()
LANE = Chart(
    id="lane", name="Lane", mode="turn-by-turn", columns=6, rows=1, grid=("......",), sector_size=3
)


def left(chart: Chart, options: TrackerOptions, record: tuple[Observation, ...]) -> int:
    """Cells that plain enumeration leaves."""
    oracle = Oracle(chart, options)
    for observation in record:
        oracle.hear(observation)
    return len({boat[0] for boat in oracle.boats})


def first_break(chart: Chart, options: TrackerOptions, record: tuple[Observation, ...]) -> int:
    """Number of lines after which nothing is left; one more than there are when something is."""
    counts = [left(chart, options, record[:lines]) for lines in range(len(record) + 1)]
    return counts.index(0) if 0 in counts else len(record) + 1


@given(data=st.data(), chart=charts(), options=OPTIONS)
def test_finds_exactly_the_single_changes_that_repair(data, chart, options):
    drawn = data.draw(st.lists(heard(chart), min_size=1, max_size=6))
    record = tuple(step for step in affordable(drawn) if not isinstance(step, Run))
    broken = first_break(chart, options, record)
    assert (contradiction(follow(chart, options, record)) or len(record) + 1) == broken
    assume(broken <= len(record))
    expected = set()
    for line in range(1, broken + 1):
        before, after = record[: line - 1], record[line:]
        for other in chain(*slips(chart, record[line - 1])):
            if cells := left(chart, options, (*before, other, *after)):
                expected.add(Repair(line, other, cells))
        twice = line < broken and record[line] == record[line - 1]
        if not twice and (cells := left(chart, options, (*before, *after))):
            expected.add(Repair(line, None, cells))
    found = list(repairs(chart, options, record))
    assert len(set(found)) == len(found)
    assert set(found) == expected


def test_a_consistent_record_needs_no_repair():
    record = tuple(step for step, _ in game(LANE, FREE, 1, 8))
    assert contradiction(follow(LANE, FREE, record)) is None
    assert list(repairs(LANE, FREE, record)) == []


def test_likeliest_first_a_direction_then_a_number_then_the_rest_then_dropping():
    record = (Drone(1, True), E, W, Surface(2))
    assert contradiction(follow(LANE, FREE, record)) == 3
    # Line 3: after sector 1 two steps east are possible; line 2: two west, but then the
    # surfacing in sector 2 fails. Dropping either course leaves one step.
    assert list(repairs(LANE, FREE, record)) == [
        Repair(3, E, candidates=2),
        Repair(3, None, candidates=1),
    ]


def test_a_line_entered_twice_is_dropped_first():
    square = Chart(id="s", name="S", mode="turn-by-turn", columns=2, rows=2, grid=("..", ".."))
    assert list(repairs(square, FREE, (N, N))) == [
        Repair(2, None, 2),
        Repair(2, E, 1),
        Repair(2, W, 1),
        Repair(1, E, 1),
        Repair(1, W, 1),
    ]


def test_the_true_line_is_among_the_repairs_of_a_slipped_game():
    chart = content.chart("alpha-tbt")
    tried = 0
    for seed in range(12):
        record = tuple(step for step, _ in game(chart, FREE, seed, 25))
        line = next(n for n in range(12, 25) if isinstance(record[n], Course))
        for other in slips(chart, record[line])[0]:
            slipped = (*record[:line], other, *record[line + 1 :])
            if contradiction(follow(chart, FREE, slipped)) is None:
                continue
            tried += 1
            meant = {(found.line, found.replacement) for found in repairs(chart, FREE, slipped)}
            assert (line + 1, record[line]) in meant
    assert tried > 10


def test_stops_when_cancelled():
    record = (Drone(1, True), N, S)
    asked = []

    def cancelled() -> bool:
        asked.append(True)
        return len(asked) > 3

    chart = content.chart("charlie-rt")
    assert len(list(repairs(chart, FREE, record))) > 2
    assert list(repairs(chart, FREE, record, lambda: True)) == []
    assert len(list(repairs(chart, FREE, record, cancelled))) < 2
    assert len(asked) <= 5


def test_courses_that_lead_back_are_seen_without_the_map():
    assert crosses_itself([N, S])
    assert crosses_itself([N, E, S, W])
    assert crosses_itself([E, Run("N", 2), E, S, S, W])
    assert not crosses_itself([E, Run("N", 0), E])
    assert not crosses_itself([N, Silence(), S])
    assert not crosses_itself([N, Surface(1), S])
    assert crosses_itself([N, Mine(), Trigger("A1"), S])
