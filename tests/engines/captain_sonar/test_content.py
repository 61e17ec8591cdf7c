from __future__ import annotations

import pytest

from engines.captain_sonar import content
from engines.captain_sonar.chart_files import check_chart

ALPHA = """
. . . . . . . . . . . . . . .
. . # . . . # . . . . . # # .
. . # . . . . . # . . . # . .
. . . . . . . . # . . . . . .
. . . . . . . . . . . . . . .
. . . . . . . . . . . . . . .
. # . # . . # . # . . . . . .
. # . # . . # . . . . . . . .
. . . # . . . # . . . # # # .
. . . . . . . . . . . . . . .
. . . # . . . . . . . . . . .
. . # . . . . # . . . # . . .
# . . . . . . . . . . . # . .
. . # . . . # . # . . . . # .
. . . # . . . . . . . . . . .
"""
"""The real-time side of Alpha as it is printed."""

ISLANDS = {
    "alpha-rt": 31,
    "bravo-rt": 16,
    "charlie-rt": 11,
    "delta-rt": 24,
    "echo-rt": 20,
    "foxtrot-rt": 58,
    "alpha-tbt": 8,
    "bravo-tbt": 6,
    "charlie-tbt": 7,
    "delta-tbt": 10,
    "echo-tbt": 6,
}
"""Island cells counted on the printed sheets."""


def cells(chart_id: str, sign: str) -> list[str]:
    chart = content.chart(chart_id)
    signs = "".join(chart.grid)
    return [chart.name_of(index) for index in range(chart.size) if signs[index] == sign]


def test_alpha_is_as_printed() -> None:
    assert content.chart("alpha-rt").grid == tuple(ALPHA.strip().replace(" ", "").split())


def test_every_chart_has_its_islands() -> None:
    assert {chart.id: len(cells(chart.id, "#")) for chart in content.charts()} == ISLANDS


def test_ice_holes_and_archer_mines_lie_on_water() -> None:
    holes = ["D6", "E6", "D7", "E7", "M4", "N4", "M5", "N5", "I12", "J12", "I13", "J13"]
    assert sorted(cells("delta-rt", "o")) == sorted(holes)
    assert len(cells("echo-rt", "m")) == 12


@pytest.mark.parametrize("chart", content.charts(), ids=lambda chart: chart.id)
def test_every_chart_can_be_played_on(chart: content.Chart) -> None:
    check_chart(chart)
    side, sectors = (15, 9) if chart.mode == "real-time" else (10, 4)
    assert (chart.columns, chart.rows, chart.sectors) == (side, side, sectors)
    assert all(chart.index_of(name) >= 0 for name in chart.doubtful)
    assert not (chart.doubtful and chart.source == "verified")


def test_maps_whose_source_is_weak_say_so() -> None:
    weak = {chart.id: chart.source for chart in content.charts() if chart.source != "verified"}
    assert weak == {
        "bravo-tbt": "disputed",
        "charlie-tbt": "single-source",
        "delta-tbt": "single-source",
        "echo-tbt": "single-source",
    }


def test_charts_are_found_by_id_and_by_printed_name() -> None:
    assert content.find_chart("ALPHA", "turn-by-turn") is content.chart("alpha-tbt")
    assert content.charts() is content.charts()
    with pytest.raises(KeyError, match="atlantis"):
        content.chart("atlantis")
    with pytest.raises(KeyError, match="foxtrot turn-by-turn"):
        content.find_chart("foxtrot", "turn-by-turn")
