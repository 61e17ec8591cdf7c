from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.squares import DIRECTIONS, STEP, cell_name, chebyshev, manhattan, parse_cell

places = st.tuples(st.integers(0, 25), st.integers(0, 98))


@given(places)
def test_a_name_leads_back_to_its_cell(place: tuple[int, int]) -> None:
    assert parse_cell(cell_name(*place)) == place
    assert parse_cell(f" {cell_name(*place).lower()} ") == place


@pytest.mark.parametrize(("name", "place"), [("A1", (0, 0)), ("C6", (2, 5)), ("O15", (14, 14))])
def test_letters_are_columns_and_numbers_are_rows(name: str, place: tuple[int, int]) -> None:
    assert parse_cell(name) == place


@pytest.mark.parametrize(
    "name", ["", "A", "1", "1A", "A0", "A01", "AA1", "A100", "Ä1", "A²", "A١", "A-1", "A 1", "A1\0"]
)
def test_what_is_no_cell(name: str) -> None:
    with pytest.raises(ValueError, match=r"^"):
        parse_cell(name)


def test_steps_go_round_the_compass() -> None:
    assert DIRECTIONS == ("N", "E", "S", "W")
    assert STEP["N"] == (0, -1)  # rows grow southwards
    assert STEP["E"] == (1, 0)
    assert [sum(step) for step in zip(*STEP.values(), strict=True)] == [0, 0]


@given(places, places)
def test_distances(a: tuple[int, int], b: tuple[int, int]) -> None:
    across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
    assert (chebyshev(a, b), manhattan(a, b)) == (max(across, down), across + down)
    assert chebyshev(a, b) <= manhattan(a, b) <= 2 * chebyshev(a, b)
