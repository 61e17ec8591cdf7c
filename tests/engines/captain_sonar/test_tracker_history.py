"""Following a record line by line: shared beginnings, and hypotheses that were dropped."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from engines.captain_sonar import content, tracker
from engines.captain_sonar.observations import Course, Drone, Observation, Silence, Surface
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import history
from tests.engines.captain_sonar.simulate import game, quiet_game

CHART = content.chart("charlie-rt")
OPTIONS = TrackerOptions()


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "_small", history.Shelf(history.MOST_SMALL))
    monkeypatch.setattr(history, "_large", history.Shelf(history.MOST_LARGE))
    monkeypatch.setattr(history, "_records", [])


def record(seed: int = 1, events: int = 20) -> tuple[Observation, ...]:
    return tuple(what for what, _ in game(CHART, OPTIONS, seed, events))


def test_an_appended_line_keeps_the_others() -> None:
    steps = record()
    before = tracker.follow(CHART, OPTIONS, steps[:-1])
    after = tracker.follow(CHART, OPTIONS, steps)
    assert len(after) == len(steps) + 1
    assert all(one is other for one, other in zip(before, after, strict=False))


def test_an_edited_line_keeps_those_before() -> None:
    steps = record()
    before = tracker.follow(CHART, OPTIONS, steps)
    edited = (*steps[:8], Drone(5, True), *steps[9:])
    after = tracker.follow(CHART, OPTIONS, edited)
    assert [one is other for one, other in zip(before, after, strict=True)].count(True) == 9
    undone = tracker.follow(CHART, OPTIONS, steps)
    assert all(one is other for one, other in zip(before, undone, strict=True))


def test_other_options_and_charts_share_nothing() -> None:
    steps = (Course("N"), Silence())
    first = tracker.follow(CHART, OPTIONS, steps)
    other = tracker.follow(CHART, TrackerOptions(own_mines_block=False), steps)
    elsewhere = tracker.follow(content.chart("delta-rt"), OPTIONS, steps)
    assert not set(first) & (set(other) | set(elsewhere))
    assert first[-1].candidates == other[-1].candidates
    assert elsewhere[-1].chart.id == "delta-rt"


def test_dropped_hypotheses_are_worked_out_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = tuple(what for what, _ in quiet_game(CHART, 3, 30, 6))
    expected = [each.likelihood.copy() for each in tracker.follow(CHART, OPTIONS, steps)]
    for name in ("_small", "_large"):
        monkeypatch.setattr(history, name, history.Shelf(1))
    monkeypatch.setattr(history, "_records", [])
    known = tracker.follow(CHART, OPTIONS, steps)
    assert sum(each.belief is None for each in known) >= 28
    again = tracker.observe(known[17], steps[17])
    np.testing.assert_allclose(again.likelihood, known[18].likelihood, atol=1e-15)
    for one, other in zip(known, expected, strict=True):
        np.testing.assert_array_equal(one.likelihood, other)
    assert known[5].candidates


def test_a_long_record_keeps_few_hypotheses() -> None:
    steps: list[Observation] = []
    for seed in range(60):
        steps += (what for what, _ in quiet_game(CHART, seed, 35, 6))
        steps += [Surface(5)] if seed % 2 else []
    known = tracker.follow(CHART, OPTIONS, tuple(steps))
    held = sum(each.words for each in known if each.belief is not None)
    assert held <= history.MOST_SMALL + history.MOST_LARGE
    assert len(known) == len(steps) + 1


def test_a_contradiction_stays_one() -> None:
    steps = (Course("N"), Course("S"), Silence(), Surface(1), Course("N"))
    known = tracker.follow(CHART, OPTIONS, steps)
    assert [each.empty for each in known] == [False, False, True, True, True, True]
    assert known[-1].candidates == ()
    assert known[-1].likelihood.sum() == 0
    assert known[-1].log_weight == -np.inf


def test_a_record_of_thousands_of_lines_ends_without_trouble() -> None:
    steps = (Surface(5), Course("N"), Surface(5), Course("S")) * (sys.getrecursionlimit() * 2)
    known = tracker.follow(CHART, OPTIONS, steps)
    assert not known[-1].empty
    del known
    tracker.follow(CHART, OPTIONS, ())


def test_several_threads_may_follow_at_once() -> None:
    records = [record(seed) for seed in range(4)] * 6
    expected = [tracker.follow(CHART, OPTIONS, steps)[-1].likelihood for steps in records]
    history._records.clear()
    with ThreadPoolExecutor(8) as pool:
        found = pool.map(lambda steps: tracker.follow(CHART, OPTIONS, steps)[-1], records)
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one.likelihood, other)


def test_what_is_known_cannot_be_changed() -> None:
    knowledge = tracker.start(CHART, OPTIONS)
    with pytest.raises(ValueError, match="read-only"):
        knowledge.likelihood[0] = 1
    assert tracker.start(CHART, OPTIONS).likelihood.sum() == pytest.approx(1)
