"""The tracker against worked cases and against plain enumeration."""

from __future__ import annotations

import math
from random import Random

import hypothesis.strategies as st
import numpy as np
import pytest
from hypothesis import given

from engines.captain_sonar import tracker
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Mine, Observation, Silence
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import Knowledge, Run
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
