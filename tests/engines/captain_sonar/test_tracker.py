"""The tracker against worked cases and against plain enumeration."""

from __future__ import annotations

import math
from random import Random
from unittest.mock import patch

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given

from engines.captain_sonar import tracker
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Course, Hit, Mine, Observation, Silence, Surface
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import Knowledge, Run, reshape, widen
from engines.squares import DIRECTIONS
from tests.engines.captain_sonar.drawn import OPTIONS, charts, heard
from tests.engines.captain_sonar.oracle import Oracle
from tests.engines.captain_sonar.simulate import Enemy

RUNS = st.builds(Run, st.sampled_from(DIRECTIONS), st.integers(0, 4))


def affordable(observations: list[Observation]) -> list[Observation]:
    """At most three observations that multiply the hypotheses: the oracle is slow."""
    left, kept = 3, []
    for observation in observations:
        left -= isinstance(observation, Silence | Mine)
        if left >= 0 or not isinstance(observation, Silence | Mine):
            kept.append(observation)
    return kept


def assert_same(knowledge: Knowledge, oracle: Oracle) -> None:
    chart, shares = knowledge.chart, oracle.likelihood if oracle.boats else {}
    assert knowledge.exact
    assert knowledge.hypotheses == len(oracle.boats)
    assert knowledge.empty == (not oracle.boats)
    expected = np.zeros(chart.size)
    for cell, share in shares.items():
        expected[chart.index_of(cell)] = share
    np.testing.assert_allclose(knowledge.likelihood, expected, atol=1e-12)
    assert knowledge.candidates == tuple(sorted(shares, key=chart.index_of))
    weight = sum(oracle.boats.values())
    assert knowledge.log_weight == pytest.approx(math.log(weight) if weight else -math.inf)


def assert_follows(chart: Chart, options: TrackerOptions, steps: list[Observation]) -> None:
    oracle = Oracle(chart, options)
    history = tracker.follow(chart, options, tuple(steps))
    assert len(history) == len(steps) + 1
    assert_same(history[0], oracle)
    for knowledge, step in zip(history[1:], steps, strict=True):
        oracle.hear(step)
        assert_same(knowledge, oracle)


@given(data=st.data(), chart=charts(), options=OPTIONS)
def test_equals_plain_enumeration_whatever_is_heard(
    data: st.DataObject, chart: Chart, options: TrackerOptions
) -> None:
    steps = data.draw(st.lists(heard(chart) | RUNS, max_size=10))
    assert_follows(chart, options, affordable(steps))


@given(chart=charts(), options=OPTIONS, seed=st.integers(0, 2**32))
def test_equals_plain_enumeration_in_games_that_can_happen(
    chart: Chart, options: TrackerOptions, seed: int
) -> None:
    random = Random(seed)
    enemy = Enemy(chart, options, random)
    steps = [enemy.other() if random.random() < 0.5 else enemy.course() for _ in range(12)]
    assert_follows(chart, options, affordable([step for step, _ in steps]))


@given(data=st.data(), chart=charts(), options=OPTIONS, most=st.integers(1, 60))
def test_widening_only_ever_adds(
    data: st.DataObject, chart: Chart, options: TrackerOptions, most: int
) -> None:
    steps = affordable(data.draw(st.lists(heard(chart), max_size=10)))
    oracle, knowledge = Oracle(chart, options), tracker.start(chart, options)
    for step in steps:
        with patch.object(widen, "MOST_MADE", most):
            knowledge = tracker.observe(knowledge, step)
        oracle.hear(step)
        assert set(knowledge.candidates) >= set(oracle.likelihood if oracle.boats else ())
        if knowledge.exact:
            assert_same(knowledge, oracle)


@given(chart=charts(), options=OPTIONS, seed=st.integers(0, 2**32))
def test_equal_fingerprints_of_different_hypotheses_do_no_harm(
    chart: Chart, options: TrackerOptions, seed: int
) -> None:
    enemy = Enemy(chart, options, Random(seed))
    steps = affordable([enemy.other()[0] for _ in range(8)])

    def poor(rows: np.ndarray, _cells: np.ndarray) -> np.ndarray:
        return rows[:, 0] % np.uint64(3)

    with patch.object(reshape, "fingerprints", poor):
        oracle, knowledge = Oracle(chart, options), tracker.start(chart, options)
        for step in steps:
            knowledge = tracker.observe(knowledge, step)
            oracle.hear(step)
            assert_same(knowledge, oracle)


def test_a_single_likelihood_by_hand() -> None:
    """Three cells in a row, one silence: the middle has three outcomes, each end three."""
    row = Chart(id="r", name="Row", mode="real-time", columns=3, rows=1, grid=("...",))
    knowledge = tracker.observe(tracker.start(row, TrackerOptions()), Silence())
    # A1 stays, B1, C1; B1 stays, A1, C1; C1 stays, B1, A1: each with a third of a third
    assert knowledge.likelihood == pytest.approx([1 / 3, 1 / 3, 1 / 3])
    assert knowledge.hypotheses == 9
    then = tracker.observe(knowledge, Course("E"))
    # left: B1 after staying on A1, C1 after staying on B1, C1 after A1 to B1, B1 after B1 to A1
    # is on its route, B1 after C1 to A1 as well, C1 after C1 to B1 as well
    assert then.candidates == ("B1", "C1")
    assert then.likelihood == pytest.approx([0, 1 / 3, 2 / 3])
    assert then.log_weight == pytest.approx(math.log(3 / 9))


def test_a_chart_of_the_largest_size() -> None:
    chart = Chart(
        id="l", name="Large", mode="real-time", columns=26, rows=99, grid=("." * 26,) * 99
    )
    knowledge = tracker.start(chart, TrackerOptions())
    for step in (Silence(), Course("S"), Mine(), Course("E"), Hit("Z99", "indirect")):
        knowledge = tracker.observe(knowledge, step)
    assert knowledge.candidates == ("Y98", "Z98", "Y99")


def test_long_records_do_not_wear_weights_out() -> None:
    row = Chart(id="r", name="Row", mode="real-time", columns=3, rows=3, grid=("...",) * 3)
    knowledge = tracker.start(row, TrackerOptions())
    for _ in range(400):
        for step in (Silence(), Surface(1)):
            knowledge = tracker.observe(knowledge, step)
    assert knowledge.likelihood.sum() == pytest.approx(1)
    assert len(knowledge.candidates) == 9
