from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.captain_sonar import content
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
    check,
)
from tests.engines.captain_sonar.drawn import charts, heard

REAL_TIME = content.chart("alpha-rt")
TURNS = content.chart("alpha-tbt")


@pytest.mark.parametrize(
    "observation",
    [
        Course("N"),
        Silence(),
        Mine(),
        Used("scenario"),
        Surface(9),
        Drone(1, True),
        Torpedo("o15", "direct"),
        Trigger("C2"),  # an island can be aimed at: only the blast counts
        Hit("A1", "none"),
        Sonar(Claim("row", 15), Claim("column", 15)),
        Sonar(Claim("sector", 9), Claim("row", 1)),
    ],
)
def test_what_can_be_about_the_map(observation: Observation) -> None:
    assert check(REAL_TIME, observation) is None


@pytest.mark.parametrize(
    ("observation", "code", "details"),
    [
        (Surface(10), "unknown_sector", {"value": 10, "most": 9}),
        (Surface(0), "unknown_sector", {"value": 0, "most": 9}),
        (Drone(-1, False), "unknown_sector", {"value": -1, "most": 9}),
        (Torpedo("P1"), "unknown_cell", {"cell": "P1", "last": "O15"}),
        (Trigger("A16"), "unknown_cell", {"cell": "A16", "last": "O15"}),
        (Hit("", "direct"), "unknown_cell", {"cell": "", "last": "O15"}),
        (Sonar(Claim("row", 1), Claim("row", 2)), "same_claims", {"kind": "row"}),
        (Sonar(Claim("row", 16), Claim("column", 1)), "unknown_row", {"value": 16, "most": 15}),
        (Sonar(Claim("row", 1), Claim("column", 16)), "unknown_column", {"value": 16, "most": 15}),
        (Sonar(Claim("sector", 0), Claim("row", 1)), "unknown_sector", {"value": 0, "most": 9}),
    ],
)
def test_what_cannot(observation: Observation, code: str, details: dict[str, Any]) -> None:
    refused = check(REAL_TIME, observation)
    assert refused is not None
    assert (refused.code, refused.details) == (code, details)
    assert not refused.forceable


def test_the_limits_are_those_of_the_map() -> None:
    assert check(TURNS, Surface(4)) is None
    for observation in (Surface(5), Torpedo("K1"), Sonar(Claim("row", 11), Claim("column", 1))):
        assert check(TURNS, observation) is not None


@given(charts().flatmap(lambda chart: st.tuples(st.just(chart), heard(chart))))
def test_whatever_is_heard_of_a_map_is_about_it(drawn: tuple[Any, Any]) -> None:
    chart, observation = drawn
    assert check(chart, observation) is None
    written = msgspec.json.encode(observation)
    assert msgspec.json.decode(written, type=Observation) == observation
