"""Bounds of the enemy's gauges, against every way of marking and against figures by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.captain_sonar.observations import (
    Claim,
    Course,
    Drone,
    Hit,
    Mine,
    Observation,
    Silence,
    Sonar,
    Surface,
    System,
    Torpedo,
    Trigger,
    Used,
)
from engines.captain_sonar.systems import Bound, Doubt, bounds, doubts, system_used, together

N, S = Course("N"), Course("S")
SHEET: dict[System, int] = {
    "mine": 3,
    "torpedo": 3,
    "drone": 4,
    "sonar": 3,
    "silence": 6,
    "scenario": 4,
}
Gauges = tuple[tuple[System, int], ...]


def every_marking(record: Sequence[Observation]) -> dict[Gauges, int]:
    """All gauges the enemy can have with the fewest marks missed, and how many those are."""
    *_, states = line_by_line(record)
    least = min(states.values())
    return {gauges: missed for gauges, missed in states.items() if missed == least}


def line_by_line(record: Sequence[Observation]) -> Iterator[dict[Gauges, int]]:
    """Every way of marking tried out: the start, then each line's gauges and marks missed."""
    states: dict[Gauges, int] = {tuple((system, 0) for system in SHEET): 0}
    yield states
    for observation in record:
        system = system_used(observation)
        if system is not None:
            states = fewest(
                (with_boxes(gauges, system, 0), missed + SHEET[system] - dict(gauges)[system])
                for gauges, missed in states.items()
            )
        if isinstance(observation, Course | Silence):
            states = fewest(
                (marked, missed) for gauges, missed in states.items() for marked in markings(gauges)
            )
        yield states


def fewest(pairs) -> dict[Gauges, int]:
    best: dict[Gauges, int] = {}
    for gauges, missed in pairs:
        best[gauges] = min(missed, best.get(gauges, missed))
    return best


def markings(gauges: Gauges) -> list[Gauges]:
    """One mark on any gauge that is not full; none when all are full."""
    marked = [
        with_boxes(gauges, system, boxes + 1) for system, boxes in gauges if boxes < SHEET[system]
    ]
    return marked or [gauges]


def with_boxes(gauges: Gauges, system: System, boxes: int) -> Gauges:
    return tuple((name, boxes if name == system else old) for name, old in gauges)


heard = st.lists(
    st.sampled_from(
        [N, N, N, N, N, N, Silence(), Torpedo("A1"), Mine(), Used("drone"), Used("scenario")]
    ),
    max_size=12,
)


@given(heard)
def test_a_bound_is_the_most_of_all_markings(record):
    reachable = every_marking(record)
    most = {system: max(dict(gauges)[system] for gauges in reachable) for system in SHEET}
    assert {bound.system: bound.most for bound in bounds(record)} == most


@given(heard, st.sets(st.sampled_from(sorted(SHEET)), min_size=1, max_size=3))
def test_together_is_true_when_one_marking_fills_all(record, systems):
    full = any(
        all(dict(gauges)[system] == SHEET[system] for system in systems)
        for gauges in every_marking(record)
    )
    assert together(record, systems) == full


@given(heard)
def test_a_use_is_doubted_at_the_first_line_no_marking_explains(record):
    missed = [min(states.values()) for states in line_by_line(record)]
    expected = {
        line: after - before
        for line, (before, after) in enumerate(pairwise(missed), start=1)
        if after > before
    }
    found = {d.line: d.missing for d in doubts(record) if d.code == "gauge_not_full"}
    assert found == expected


@pytest.mark.parametrize(
    ("record", "ready"),
    [
        ([N] * 2, []),
        ([N] * 3, ["mine", "torpedo", "sonar"]),
        ([N] * 4, ["mine", "torpedo", "drone", "sonar", "scenario"]),
        ([N] * 6, ["mine", "torpedo", "drone", "sonar", "silence", "scenario"]),
        ([N] * 3 + [Torpedo("A1")] + [N] * 2, []),
        ([N] * 3 + [Torpedo("A1")] + [N] * 3, ["mine", "torpedo", "sonar"]),
    ],
)
def test_what_can_be_ready_by_the_boxes_of_the_sheet(record, ready):
    assert [bound.system for bound in bounds(record) if bound.ready] == ready


def test_a_second_silence_can_follow_five_courses_after_the_first():
    first = [N] * 6 + [Silence()]
    assert not {b.system: b for b in bounds(first + [N] * 4)}["silence"].ready
    assert {b.system: b for b in bounds(first + [N] * 5)}["silence"].ready
    assert doubts([*first, *[N] * 5, Silence()]) == ()


def test_marks_before_a_use_do_not_count_for_the_same_gauge_again():
    record = [N] * 8 + [Mine()]
    by_system = {bound.system: bound for bound in bounds(record)}
    assert by_system["mine"] == Bound("mine", 3, 0, False, None)
    assert by_system["silence"] == Bound("silence", 6, 5, False, None)


def test_a_missed_course_is_found_where_the_gauge_cannot_have_been_full():
    record = [N, N, Torpedo("C3"), N, N, N]
    assert doubts(record) == (Doubt(3, "gauge_not_full", "torpedo", 1),)
    by_system = {bound.system: bound for bound in bounds(record)}
    assert by_system["torpedo"] == Bound("torpedo", 3, 3, True, impossible_line=3)
    assert by_system["mine"] == Bound("mine", 3, 3, True, impossible_line=None)


def test_two_systems_need_a_course_between():
    record = [N] * 9 + [Silence(), Torpedo("C3"), N, N, N, Mine()]
    assert doubts(record) == (Doubt(11, "no_course_between", "torpedo"),)


def test_surfacing_is_no_course_and_erases_no_gauge():
    record = [N] * 6 + [Torpedo("C3"), Surface(1), Mine()]
    assert doubts(record) == (Doubt(9, "no_course_between", "mine"),)
    assert together([N] * 6 + [Surface(1)], ["torpedo", "mine"])


def test_a_trigger_needs_a_mine_but_no_gauge_and_no_course():
    record = [N] * 3 + [Mine(), Trigger("B2"), Trigger("B3")]
    assert doubts(record) == (Doubt(6, "no_mine_left", "mine"),)


def test_our_own_systems_do_not_touch_the_enemys_gauges():
    ours = [
        Drone(1, True),
        Sonar(Claim("row", 1), Claim("sector", 2)),
        Hit("A1", "none"),
    ]
    assert bounds(ours + [N] * 3) == bounds([N] * 3)


def test_the_scenario_gauge_is_as_long_as_the_scenario_says():
    record = [N] * 4
    assert bounds(record, scenario=None) == bounds(record)[:-1]
    assert bounds(record, scenario=6)[-1] == Bound("scenario", 6, 4, False, None)
    assert doubts([*record, Used("scenario")], scenario=6)[0].missing == 2
    assert doubts([*record, Used("scenario")], scenario=None) == ()
    with pytest.raises(KeyError):
        together(record, ["scenario"], scenario=None)
