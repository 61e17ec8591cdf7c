"""The short typed forms: what they mean, when they are over."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.captain_sonar.content import charts
from engines.captain_sonar.observations import (
    Claim,
    Drone,
    Hit,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
    Used,
    check,
)
from widgets.captain_sonar.draft import Kind, read

CHART = charts()[0]
SMALL = next(chart for chart in charts() if chart.mode == "turn-by-turn")


@pytest.mark.parametrize(
    ("kind", "typed", "meant"),
    [
        ("torpedo", "h8", Torpedo("H8")),
        ("torpedo", "A15", Torpedo("A15")),
        ("trigger", "o9", Trigger("O9")),
        ("surface", "5", Surface(5)),
        ("drone", "5y", Drone(5, True)),
        ("drone", "5 n", Drone(5, False)),
        ("drone", "7j", Drone(7, True)),
        ("sector", "3f", Surface(3)),
        ("sector", "3y", Drone(3, True)),
        ("hit", "h8d", Hit("H8", "direct")),
        ("hit", "a1 0", Hit("A1", "none")),
        ("hit", "a12i", Hit("A12", "indirect")),
        ("used", "o", Used("sonar")),
        ("sonar", "r7c", Sonar(Claim("row", 7), Claim("column", 3))),
        ("sonar", "c7", Sonar(Claim("column", 3), Claim("row", 7))),
        ("sonar", "s5 r15", Sonar(Claim("sector", 5), Claim("row", 15))),
    ],
)
def test_a_finished_form_is_final(kind: Kind, typed: str, meant: object) -> None:
    reading = read(CHART, kind, typed)
    assert (reading.observation, reading.final) == (meant, True)


@pytest.mark.parametrize(("kind", "typed"), [("torpedo", "H1"), ("sonar", "C1"), ("trigger", "b1")])
def test_row_1_waits_for_a_second_digit(kind: Kind, typed: str) -> None:
    reading = read(CHART, kind, typed)
    assert reading.observation is not None
    assert not reading.final


def test_on_a_small_map_row_1_still_waits_for_row_10() -> None:
    assert not read(SMALL, "torpedo", "A1").final
    assert read(SMALL, "torpedo", "A2").final


@pytest.mark.parametrize(
    ("kind", "typed"),
    [
        ("torpedo", "P1"),
        ("torpedo", "A16"),
        ("surface", "0"),
        ("drone", "10"),
        ("hit", "A1x"),
        ("sonar", "r7r8"),
        ("sonar", "z"),
        ("used", "x"),
    ],
)
def test_nonsense_is_impossible(kind: Kind, typed: str) -> None:
    reading = read(CHART, kind, typed)
    assert reading.observation is None
    assert not reading.possible


@pytest.mark.parametrize(
    ("kind", "typed"),
    [("torpedo", "H"), ("drone", "5"), ("sonar", "r"), ("sonar", "C"), ("hit", "H8")],
)
def test_a_beginning_is_possible(kind: Kind, typed: str) -> None:
    reading = read(CHART, kind, typed)
    assert reading.observation is None
    assert reading.possible


@given(
    st.sampled_from(["surface", "torpedo", "trigger", "drone", "sonar", "hit", "used", "sector"]),
    st.text("ABCDEFHINORSY0123456789 ,/-", max_size=8),
)
def test_whatever_is_typed_gives_only_observations_of_this_map(kind: Kind, typed: str) -> None:
    for chart in (CHART, SMALL):
        reading = read(chart, kind, typed)
        if reading.observation is not None:
            assert check(chart, reading.observation) is None
            assert reading.possible


@given(
    st.sampled_from(["surface", "torpedo", "trigger", "drone", "sonar", "hit", "used", "sector"]),
    st.text("ABCDEFHINORSY0123456789", max_size=6),
    st.text("ABCDEFHINORSY0123456789", min_size=1, max_size=1),
)
def test_nothing_typed_after_a_final_form_would_have_meant_another(
    kind: Kind, typed: str, more: str
) -> None:
    if read(CHART, kind, typed).final:
        assert read(CHART, kind, typed + more).observation is None
