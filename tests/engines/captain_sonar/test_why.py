"""Why a cell is out: worked examples for every code, and the definition in plain Python."""

from __future__ import annotations

import hypothesis.strategies as st
import pytest
from hypothesis import given

from engines.captain_sonar.charts import Chart
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
)
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import Reason, Run, Step, follow, why_out
from tests.engines.captain_sonar.drawn import OPTIONS, charts, heard
from tests.engines.captain_sonar.oracle import WAYS, Oracle, Square, moved
from tests.engines.captain_sonar.test_tracker import affordable

N, E, S, W = (Course(direction) for direction in ("N", "E", "S", "W"))
FREE = TrackerOptions()
SEA = Chart(
    id="sea",
    name="Sea",
    mode="turn-by-turn",
    columns=6,
    rows=4,
    grid=("......", "..#...", "......", "......"),
    sector_size=2,
)
LANE = Chart(
    id="lane",
    name="Lane",
    mode="turn-by-turn",
    columns=9,
    rows=1,
    grid=(".........",),
    sector_size=5,
)


def why(
    chart: Chart, steps: list[Step], cell: str, options: TrackerOptions = FREE
) -> Reason | None:
    return why_out(follow(chart, options, tuple(steps)), steps, cell)


@pytest.mark.parametrize(
    ("chart", "steps", "cell", "reason"),
    [
        (SEA, [], "A1", None),
        (SEA, [], "C2", Reason("island", 0)),
        (SEA, [E], "A1", Reason("edge", 1, ("A1",))),
        (SEA, [S, E], "A3", Reason("edge", 2, ("A3",))),
        (SEA, [E], "D2", Reason("island_on_course", 1, ("D2",), ("C2",))),
        (SEA, [Drone(1, True), E], "D3", Reason("drone", 1, ("C3",))),
        (SEA, [Drone(1, False), E], "B1", Reason("drone", 1, ("A1",))),
        (SEA, [Surface(2), Surface(2), S], "B3", Reason("sector", 1, ("B2",))),
        (SEA, [E, Torpedo("A1")], "F4", Reason("range", 2, ("F4",))),
        (SEA, [Torpedo("A1", "none")], "B2", Reason("self_hit", 1, ("B2",))),
        (SEA, [Torpedo("A1", "none")], "A1", Reason("range", 1, ("A1",))),
        (SEA, [Hit("E2", "direct")], "E1", Reason("hit", 1, ("E1",))),
        (SEA, [Sonar(Claim("row", 1), Claim("column", 1))], "A1", Reason("sonar", 1, ("A1",))),
        (SEA, [Sonar(Claim("row", 1), Claim("column", 1))], "B2", Reason("sonar", 1, ("B2",))),
        (SEA, [Mine(), E, Trigger("A1")], "D2", Reason("island_on_course", 2, ("D2",), ("C2",))),
        (SEA, [Mine(), E, Trigger("A1")], "E2", Reason("trigger", 3, ("E2",))),
        (SEA, [Mine(), Trigger("A1", "none")], "B1", Reason("self_hit", 2, ("B1",))),
        (SEA, [Mine(), Trigger("A1", "none")], "C1", Reason("trigger", 2, ("C1",))),
        (LANE, [W, E], "C1", Reason("own_route", 2, ("B1",))),
        (LANE, [E, E, Silence(), W], "F1", Reason("own_route", 4, ("G1",))),
    ],
)
def test_each_rule_gives_its_line_and_the_places_before_it(chart, steps, cell, reason):
    assert why(chart, steps, cell) == reason


def test_a_mine_in_the_way_is_told_from_the_own_route():
    steps = [E, Mine(), E]
    # From A1 to B1; the only room for the mine is C1, so the next step east is barred.
    short = Chart(id="short", name="Short", mode="turn-by-turn", columns=4, rows=1, grid=("...#",))
    assert why(short, steps, "C1") == Reason("own_mine", 3, ("B1",))
    assert why(short, steps, "C1", TrackerOptions(own_mines_block=False)) is None


def test_no_room_for_a_mine():
    strait = Chart(id="strait", name="S", mode="turn-by-turn", columns=3, rows=1, grid=("..#",))
    assert why(strait, [E, Mine()], "B1") == Reason("mine", 2, ("B1",))


def test_a_supposed_silence_leads_over_what_bars_it():
    assert why(SEA, [Run("E", 3)], "D2") == Reason("island_on_course", 1, ("D2",), ("C2",))
    assert why(SEA, [Run("E", 3)], "C1") == Reason("edge", 1, ("C1",))
    assert why(SEA, [Run("N", 0), Drone(1, True)], "C1") == Reason("drone", 2, ("C1",))


def test_after_a_contradiction_every_cell_has_the_line_that_took_it():
    steps = [Drone(1, True), E, Drone(6, True), E]
    assert why(SEA, steps, "D1") == Reason("drone", 3, ("C1",))
    assert why(SEA, steps, "F4") == Reason("drone", 1, ("D4",))


def test_a_cell_off_the_map_is_refused():
    with pytest.raises(ValueError, match="K1"):
        why(SEA, [], "K1")


def sources(oracle: Oracle, step: Step, cells: set[Square]) -> set[Square]:
    """Sea cells from which land and edge allow the step to one of the cells."""
    return {cell for cell in oracle.sea if reached(oracle, step, cell) & cells}


def reached(oracle: Oracle, step: Step, cell: Square) -> set[Square]:
    if isinstance(step, Course):
        return {moved(cell, WAYS[step.direction], 1)} & oracle.sea
    lines = {
        (direction, distance): moved(cell, way, distance)
        for direction, way in WAYS.items()
        for distance in range(1, 5)
        if all(moved(cell, way, near) in oracle.sea for near in range(1, distance + 1))
    }
    if isinstance(step, Silence):
        return {cell, *lines.values()}
    if isinstance(step, Run) and step.distance:
        return {lines[way] for way in lines if way == (step.direction, step.distance)}
    return {cell}


@given(data=st.data(), chart=charts(), options=OPTIONS)
def test_follows_the_definition(data, chart, options):
    steps = affordable(data.draw(st.lists(heard(chart), max_size=7)))
    oracle = Oracle(chart, options)
    boats, weights = [oracle.boats], [{boat[0] for boat in oracle.boats}]
    for step in steps:
        oracle.hear(step)
        boats.append(oracle.boats)
        weights.append({boat[0] for boat in oracle.boats})
    history = follow(chart, options, tuple(steps))
    for index in range(chart.size):
        row, column = divmod(index, chart.columns)
        reason = why_out(history, steps, chart.name_of(index))
        if (column, row) not in oracle.sea:
            assert reason == Reason("island", 0)
        elif (column, row) in weights[-1]:
            assert reason is None
        else:
            assert_defined(oracle, steps, boats, (column, row), reason)


def assert_defined(oracle, steps, boats, cell, reason):
    """The reason of a sea cell that is out, as the definition has it."""
    name = lambda square: f"{chr(65 + square[0])}{square[1] + 1}"  # noqa: E731
    must = {len(steps): {cell}}
    for line in range(len(steps), 0, -1):
        must[line - 1] = sources(oracle, steps[line - 1], must[line])
        if not must[line - 1]:
            assert reason.code in ("edge", "island_on_course")
            assert (reason.line, set(reason.cells)) == (line, set(map(name, must[line])))
            assert bool(reason.blocked) == (reason.code == "island_on_course")
            return
    places = [{boat[0] for boat in left} for left in boats]
    line = next(n for n in range(len(steps) + 1) if not must[n] & places[n])
    assert reason.line == line
    here = {boat for boat in boats[line - 1] if boat[0] in must[line - 1]}
    step = steps[line - 1]
    assert not isinstance(step, Used)
    if reason.code != "self_hit":
        assert set(reason.cells) == {name(boat[0]) for boat in here}
    assert reason.code == expected_code(oracle, step, here, must[line])


def expected_code(oracle, step, here, goal):
    free = Oracle(oracle.chart, TrackerOptions(own_mines_block=False))
    if isinstance(step, Course | Silence | Run):
        led = {after[0] for boat in here for after, _ in free.outcomes(boat, step)}
        return "own_mine" if led & goal else "own_route"
    aim = getattr(step, "target", None)
    if isinstance(step, Torpedo):
        silent = Oracle(oracle.chart, oracle.options)
        near = any(silent.outcomes(boat, Torpedo(aim)) for boat in here)
        return "self_hit" if near else "range"
    if isinstance(step, Trigger):
        return (
            "self_hit" if any(oracle.outcomes(boat, Trigger(aim)) for boat in here) else "trigger"
        )
    return {Surface: "sector", Drone: "drone", Sonar: "sonar", Hit: "hit", Mine: "mine"}[type(step)]
