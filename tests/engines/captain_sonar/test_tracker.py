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
    Torpedo,
    Trigger,
    Used,
)
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import Knowledge, Run
from engines.squares import DIRECTIONS
from tests.engines.captain_sonar.oracle import Oracle
from tests.engines.captain_sonar.simulate import Enemy

RESULTS = ("direct", "indirect", "none")
OPTIONS = st.builds(
    TrackerOptions,
    own_mines_block=st.booleans(),
    torpedo_range=st.sampled_from(("manhattan", "sea_path")),
    mine_neighbours=st.sampled_from(("eight", "four")),
    explosions_clear_mines=st.booleans(),
)


@st.composite
def charts(draw: st.DrawFn) -> Chart:
    columns, rows = draw(st.integers(1, 7)), draw(st.integers(1, 7))
    size = columns * rows - 1
    cells = draw(st.text("...#", min_size=size, max_size=size)) + "."
    return Chart(
        id="drawn",
        name="Drawn",
        mode="real-time",
        columns=columns,
        rows=rows,
        grid=tuple(cells[row * columns : (row + 1) * columns] for row in range(rows)),
        sector_size=draw(st.integers(1, 5)),
    )


def heard(chart: Chart) -> st.SearchStrategy[Observation]:
    """Any observation that can be about the chart, true or not."""
    cell = st.integers(0, chart.size - 1).map(chart.name_of)
    sector = st.integers(1, chart.sectors)
    self_hit = st.sampled_from((None, *RESULTS))
    claim = {
        "row": st.integers(1, chart.rows),
        "column": st.integers(1, chart.columns),
        "sector": sector,
    }
    pair = st.permutations(sorted(claim)).flatmap(
        lambda kinds: st.builds(
            Sonar,
            st.builds(Claim, st.just(kinds[0]), claim[kinds[0]]),
            st.builds(Claim, st.just(kinds[1]), claim[kinds[1]]),
        )
    )
    course = st.builds(Course, st.sampled_from(DIRECTIONS))
    return st.one_of(
        course,
        course,
        st.builds(Surface, sector),
        st.builds(Torpedo, cell, self_hit),
        st.builds(Trigger, cell, self_hit),
        st.builds(Drone, sector, st.booleans()),
        pair,
        st.builds(Hit, cell, st.sampled_from(RESULTS)),
        st.builds(Used, st.sampled_from(("drone", "sonar", "scenario"))),
        st.just(Silence()),
        st.just(Mine()),
        st.builds(Run, st.sampled_from(DIRECTIONS), st.integers(0, 4)),
    )


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
    steps = data.draw(st.lists(heard(chart), max_size=10))
    assert_follows(chart, options, affordable(steps))


@given(chart=charts(), options=OPTIONS, seed=st.integers(0, 2**32))
def test_equals_plain_enumeration_in_games_that_can_happen(
    chart: Chart, options: TrackerOptions, seed: int
) -> None:
    random = Random(seed)
    enemy = Enemy(chart, options, random)
    steps = [enemy.other() if random.random() < 0.5 else enemy.course() for _ in range(12)]
    assert_follows(chart, options, affordable([step for step, _ in steps]))
