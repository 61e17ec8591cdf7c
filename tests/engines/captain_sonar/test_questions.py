"""Drone, torpedo and mine questions against figures worked out answer by answer."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.captain_sonar import content
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Course, Drone, Surface
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import Knowledge, drones, follow, mines, torpedoes
from tests.engines.captain_sonar.oracle import Oracle, damage, square
from tests.engines.captain_sonar.simulate import game

POINTS = {"direct": 2, "indirect": 1, "none": 0}
SMALL = Chart(
    id="small",
    name="Small",
    mode="turn-by-turn",
    columns=4,
    rows=4,
    grid=("..#.", "....", ".#..", "...."),
    sector_size=2,
)
OPEN = TrackerOptions()


@st.composite
def situations(draw: st.DrawFn) -> tuple[Knowledge, Oracle]:
    """Knowledge in the middle of a random game, and plain enumeration of the same."""
    sea_path = draw(st.booleans())
    options = TrackerOptions(torpedo_range="sea_path" if sea_path else "manhattan")
    heard = [step for step, _ in game(SMALL, options, draw(st.integers(0, 999)), 6)]
    heard = heard[: draw(st.integers(0, 6))]
    oracle = Oracle(SMALL, options)
    for step in heard:
        oracle.hear(step)
    return follow(SMALL, options, tuple(heard))[-1], oracle


def answers(oracle: Oracle, answer: Callable[[tuple[int, int]], object]) -> dict[object, float]:
    chances: dict[object, float] = defaultdict(float)
    for cell, share in oracle.likelihood.items():
        chances[answer(square(cell))] += share
    return chances


def information(chances: dict[object, float]) -> float:
    return -sum(chance * log2(chance) for chance in chances.values())


@given(situations())
def test_a_drone_tells_as_much_as_its_answers_differ(situation):
    knowledge, oracle = situation
    asked = drones(knowledge)
    assert sorted(question.sector for question in asked) == [1, 2, 3, 4]
    for question in asked:
        chances = answers(oracle, lambda cell, q=question: oracle.sector(cell) == q.sector)
        assert question.chance == pytest.approx(chances[True], abs=1e-9)
        expected = information({k: v for k, v in chances.items() if v})
        assert question.bits == pytest.approx(expected, abs=1e-9)
    assert [q.bits for q in asked] == pytest.approx(
        sorted((q.bits for q in asked), reverse=True), abs=1e-9
    )


@given(situations(), st.sampled_from([None, "A1", "B2", "D3", "C4"]), st.booleans())
def test_a_torpedo_is_weighed_by_every_cell_it_can_meet(situation, own, by_bits):
    knowledge, oracle = situation
    blasts = torpedoes(knowledge, own, rank="bits" if by_bits else "damage")
    names = {f"{chr(65 + x)}{y + 1}" for x, y in oracle.sea}
    if own is not None:
        names = {name for name in names if oracle.in_range(square(own), square(name))}
    assert {blast.cell for blast in blasts} == names
    assert len(blasts) == len(names)
    for blast in blasts:
        aim = square(blast.cell)
        chances = answers(oracle, lambda cell, aim=aim: damage(cell, aim))
        assert blast.direct == pytest.approx(chances["direct"], abs=1e-9)
        assert blast.indirect == pytest.approx(chances["indirect"], abs=1e-9)
        expected = sum(POINTS[str(answer)] * chance for answer, chance in chances.items())
        assert blast.expected_damage == pytest.approx(expected, abs=1e-9)
        held = {answer: chance for answer, chance in chances.items() if chance}
        assert blast.bits == pytest.approx(information(held), abs=1e-9)
        ours = None if own is None else POINTS[damage(square(own), aim)]
        assert blast.own_damage == ours
    ranked = [blast.bits if by_bits else blast.expected_damage for blast in blasts]
    assert ranked == pytest.approx(sorted(ranked, reverse=True), abs=1e-9)


def test_the_range_is_by_sea_where_the_option_says_so():
    wall = Chart(
        id="wall", name="Wall", mode="turn-by-turn", columns=5, rows=2, grid=(".#...", ".#...")
    )
    by_air = follow(wall, OPEN, ())[-1]
    by_sea = follow(wall, TrackerOptions(torpedo_range="sea_path"), ())[-1]
    assert {blast.cell for blast in torpedoes(by_air, "A1")} == {
        *("A2", "C1", "D1", "E1", "C2", "D2"),
    }
    assert {blast.cell for blast in torpedoes(by_sea, "A1")} == {"A2"}


def test_a_mine_next_to_a_known_enemy_hits_it_indirectly():
    knowledge = follow(SMALL, OPEN, (Surface(2), Course("N")))[-1]
    assert knowledge.candidates == ("D1",)
    near, far = mines(knowledge, ["A4", "C2"], own="B3")
    assert (near.cell, near.direct, near.indirect, near.expected_damage) == ("C2", 0, 1, 1)
    assert near.own_damage == 1
    assert (far.cell, far.expected_damage, far.bits, far.own_damage) == ("A4", 0, 0, 1)
    assert torpedoes(knowledge)[0].cell == "D1"
    assert torpedoes(knowledge)[0].expected_damage == 2


def test_mines_are_named_once_whatever_the_spelling():
    knowledge = follow(SMALL, OPEN, ())[-1]
    assert [blast.cell for blast in mines(knowledge, ["c2", "C2"])] == ["C2"]
    with pytest.raises(ValueError, match="Z9"):
        mines(knowledge, ["Z9"])


def test_nothing_is_expected_once_the_record_contradicts_itself():
    knowledge = follow(SMALL, OPEN, (Drone(1, True), Drone(1, False)))[-1]
    assert {(q.chance, q.bits) for q in drones(knowledge)} == {(0, 0)}
    assert {(b.expected_damage, b.bits) for b in torpedoes(knowledge)} == {(0, 0)}


def test_equal_questions_keep_the_order_of_the_map():
    knowledge = follow(content.chart("charlie-rt"), OPEN, ())[-1]
    best = torpedoes(knowledge)
    cells = [knowledge.chart.index_of(b.cell) for b in best if b.expected_damage > 0.0467]
    assert len(cells) > 50
    assert cells == sorted(cells)
