"""Which observations are taken for which, and in what order."""

from __future__ import annotations

from itertools import chain

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
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
    Used,
    check,
)
from engines.captain_sonar.tracker.slips import slips
from tests.engines.captain_sonar.drawn import charts, heard

ALPHA = content.chart("alpha-rt")


def claims(kind: str, value: int, other: str, number: int) -> Sonar:
    return Sonar(Claim(kind, value), Claim(other, number))


@pytest.mark.parametrize(
    ("observation", "misheard", "off_by_one"),
    [
        (Course("N"), [Course("E"), Course("S"), Course("W")], []),
        (Drone(1, True), [Drone(1, False)], [Drone(2, True)]),
        (Surface(5), [], [Surface(4), Surface(6)]),
        (Silence(), [], []),
        (Mine(), [], []),
        (Used("sonar"), [], []),
        (
            claims("row", 1, "sector", 9),
            [],
            [
                claims("row", 2, "sector", 9),
                claims("row", 1, "sector", 8),
                claims("column", 1, "sector", 9),
            ],
        ),
        (
            claims("row", 3, "column", 15),
            [],
            [
                claims("row", 2, "column", 15),
                claims("row", 4, "column", 15),
                claims("row", 3, "column", 14),
                claims("column", 3, "row", 15),
            ],
        ),
        (
            Hit("A3", "none"),
            [Hit("A3", "indirect")],
            [Hit(cell, "none") for cell in ("A2", "B3", "A4", "B2", "B4", "C1")],
        ),
        (
            Torpedo("A3", "indirect"),
            [Torpedo("A3", "direct"), Torpedo("A3", "none")],
            [Torpedo(cell, "indirect") for cell in ("A2", "B3", "A4", "B2", "B4", "C1")],
        ),
    ],
)
def test_the_likely_slips_of_each_kind(observation, misheard, off_by_one):
    first, second, _ = slips(ALPHA, observation)
    assert list(first) == misheard
    assert list(second) == off_by_one


def test_the_rest_are_other_sectors_answers_and_the_other_explosion():
    assert slips(ALPHA, Surface(5))[2] == tuple(Surface(n) for n in (1, 2, 3, 7, 8, 9))
    assert slips(ALPHA, Hit("H8", "none"))[2] == (Hit("H8", "direct"),)
    assert slips(ALPHA, Trigger("H8"))[2] == (
        *(Trigger("H8", answer) for answer in ("direct", "indirect", "none")),
        Torpedo("H8"),
    )
    assert Trigger("H8", "none") in slips(ALPHA, Torpedo("H8", "none"))[2]


@given(data=st.data(), chart=charts())
def test_every_slip_can_be_about_the_chart_and_comes_once(data, chart):
    observation = data.draw(heard(chart))
    every = list(chain(*slips(chart, observation)))
    assert observation not in every
    assert len(set(every)) == len(every)
    assert all(check(chart, other) is None for other in every)
