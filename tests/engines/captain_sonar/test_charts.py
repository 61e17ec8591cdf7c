from __future__ import annotations

import msgspec
import pytest
from hypothesis import given

from engines.captain_sonar import content
from engines.captain_sonar.charts import Chart, sea_cells
from tests.engines.captain_sonar.drawn import charts

SMALL = Chart(
    id="small", name="Small", mode="real-time", columns=3, rows=2, grid=("#.o", "m#."),
    sector_size=2,
)  # fmt: skip


def test_cells_are_counted_row_by_row_from_the_north_west() -> None:
    assert [SMALL.name_of(index) for index in range(SMALL.size)] == [
        "A1", "B1", "C1", "A2", "B2", "C2",
    ]  # fmt: skip
    assert SMALL.index_of(" c2") == 5


def test_holes_and_archer_mines_are_water() -> None:
    assert [SMALL.name_of(index) for index in sea_cells(SMALL)] == ["B1", "C1", "A2", "C2"]


@pytest.mark.parametrize("name", ["D1", "A3", "A0", "", "Z9", "A", "11"])
def test_cells_off_the_map(name: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        SMALL.index_of(name)


def test_the_example_of_the_rulebook() -> None:
    """L14 lies in sector 9 of a real-time map."""
    chart = content.chart("alpha-rt")
    assert chart.sector_of(chart.index_of("L14")) == 9


@pytest.mark.parametrize(
    ("cell", "sector"), [("A1", 1), ("E5", 1), ("F1", 2), ("E6", 3), ("F6", 4), ("J10", 4)]
)
def test_sectors_of_a_turn_by_turn_map(cell: str, sector: int) -> None:
    chart = content.chart("alpha-tbt")
    assert chart.sector_of(chart.index_of(cell)) == sector


def test_sectors_that_do_not_come_out_even() -> None:
    assert SMALL.sectors == 2
    assert [SMALL.sector_of(index) for index in range(SMALL.size)] == [1, 1, 2, 1, 1, 2]


@given(charts())
def test_every_cell_has_one_name_and_one_sector(chart: Chart) -> None:
    names = [chart.name_of(index) for index in range(chart.size)]
    assert len(set(names)) == chart.size
    assert [chart.index_of(name) for name in names] == list(range(chart.size))
    sectors = {chart.sector_of(index) for index in range(chart.size)}
    assert sectors == set(range(1, chart.sectors + 1))
    for index in range(chart.size):
        row, column = divmod(index, chart.columns)
        expected = (row // chart.sector_size, column // chart.sector_size)
        across = -(-chart.columns // chart.sector_size)
        assert divmod(chart.sector_of(index) - 1, across) == expected


@given(charts())
def test_charts_come_back_from_json(chart: Chart) -> None:
    read = msgspec.json.decode(msgspec.json.encode(chart), type=Chart)
    assert read == chart
    assert hash(read) == hash(chart)
