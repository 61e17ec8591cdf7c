"""The track as a shape on the map: worked examples, and agreement with plain enumeration."""

from __future__ import annotations

from itertools import product
from random import Random

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Course,
    Drone,
    Mine,
    Observation,
    Silence,
    Surface,
)
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.tracker import (
    Alternative,
    Piece,
    Reason,
    Run,
    alternatives,
    anchors,
    ending_at,
    follow,
    likeliest,
    pieces,
    track,
)
from engines.captain_sonar.tracker.motion import every_run
from tests.engines.captain_sonar.drawn import OPTIONS, charts
from tests.engines.captain_sonar.oracle import Oracle, square
from tests.engines.captain_sonar.simulate import Enemy

N, E, S, W = (Course(direction) for direction in ("N", "E", "S", "W"))
FREE = TrackerOptions()
BAY = Chart(
    id="bay",
    name="Bay",
    mode="turn-by-turn",
    columns=4,
    rows=3,
    grid=("....", ".#..", "...."),
    sector_size=2,
)
LANE = Chart(
    id="lane", name="Lane", mode="turn-by-turn", columns=6, rows=1, grid=("......",), sector_size=3
)


def known(chart: Chart, record: tuple[Observation, ...], options: TrackerOptions = FREE):
    return follow(chart, options, record)


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        ("C1", None),
        ("D1", None),
        ("C3", Reason("drone", 3, ("C3",))),
        ("A1", Reason("edge", 2, ("A1",))),
        ("B1", Reason("edge", 1, ("A1",))),
        ("B2", Reason("island", 0)),
        ("C2", Reason("island_on_course", 2, ("C2",), ("B2",))),
        ("D2", Reason("island_on_course", 1, ("C2",), ("B2",))),
        ("D3", Reason("drone", 3, ("D3",))),
    ],
)
def test_why_a_track_cannot_end_in_a_cell(cell, reason):
    record = (E, E, Drone(4, False))
    assert anchors(known(BAY, record), record)[cell] == reason


def test_a_silence_taken_to_lead_back_crosses_the_own_route():
    record = (E, Silence(), E)
    fits = anchors(known(LANE, record), record, {2: Run("W", 1)})
    assert fits["C1"] == Reason("own_route", 2, ("C1",))
    assert all(fits.values())
    assert list(fits) == ["A1", "B1", "C1", "D1", "E1", "F1"]


def test_alternatives_have_the_share_of_the_hypotheses_they_leave():
    # Started in A1: the course led to B1, and the silence 0 to 4 further, all alike.
    record = (Surface(1), W, W, Surface(1), E, Silence(), Surface(1))
    assert known(LANE, record[:-1])[-1].candidates == ("B1", "C1", "D1", "E1", "F1")
    assert alternatives(known(LANE, record[:-1]), record[:-1]) == {
        6: (
            Alternative(Run("N", 0), pytest.approx(0.2)),
            Alternative(Run("E", 1), pytest.approx(0.2)),
            Alternative(Run("E", 2), pytest.approx(0.2)),
            Alternative(Run("E", 3), pytest.approx(0.2)),
            Alternative(Run("E", 4), pytest.approx(0.2)),
        )
    }
    # After it surfaced again the track is its cell, and no silence is left open.
    assert alternatives(known(LANE, record), record) == {}
    assert known(LANE, record)[-1].candidates == ("B1", "C1")


def test_a_choice_narrows_the_other_silences():
    # Six cells in a row from A1: two silences, one course between, one after.
    record = (Surface(1), W, W, Surface(1), E, Silence(), E, Silence(), E)
    history = known(LANE, record)
    assert [way.run for way in alternatives(history, record)[6]] == [
        Run("N", 0),
        Run("E", 1),
        Run("E", 2),
    ]
    given_two = alternatives(history, record, {6: Run("E", 2)})
    assert given_two[6] == (Alternative(Run("E", 2), 1.0),)
    assert given_two[8] == (Alternative(Run("N", 0), 1.0),)
    assert likeliest(history, record, {6: Run("E", 2)}) == {6: Run("E", 2), 8: Run("N", 0)}


def test_a_choice_that_fits_nowhere_leaves_nothing():
    record = (Surface(1), W, W, Surface(1), E, Silence(), E)
    history = known(LANE, record)
    wrong = {6: Run("W", 1)}
    assert alternatives(history, record, wrong) == {6: ()}
    assert likeliest(history, record, wrong) == {}
    assert None not in anchors(history, record, wrong).values()


def test_a_choice_for_another_line_does_not_count():
    record = (Silence(), Surface(1), E, Silence())
    history = known(LANE, record)
    stale = {1: Run("E", 1), 3: Run("W", 2), 9: Run("W", 2)}
    assert anchors(history, record, stale) == anchors(history, record)
    assert alternatives(history, record, stale) == alternatives(history, record)
    assert set(likeliest(history, record, stale)) == {4}


def test_stops_when_cancelled():
    record = (E, Silence(), E)
    history = known(LANE, record)
    assert alternatives(history, record, {}, lambda: True) == {2: ()}
    assert likeliest(history, record, {}, lambda: True) == {}


def weights(chart: Chart, options: TrackerOptions, steps) -> dict[str, float]:
    """Weight of each cell that plain enumeration leaves."""
    oracle = Oracle(chart, options)
    for step in steps:
        oracle.hear(step)
    total = sum(oracle.boats.values())
    return {cell: share * total for cell, share in oracle.likelihood.items()} if total else {}


def replaced(record, choice):
    return [choice.get(line, step) for line, step in enumerate(record, start=1)]


def played(chart: Chart, options: TrackerOptions, seed: int) -> tuple[Observation, ...]:
    """A few lines of a random game that end with a silence or soon after one.

    Two at most of the lines have several outcomes: every choice is tried.
    """
    random = Random(seed)
    enemy = Enemy(chart, options, random)
    record: list[Observation] = []
    branching = 0
    silence_at = random.randrange(6)
    for number in range(6):
        if number == silence_at:
            step, _ = enemy.hear(Silence())
        else:
            step, _ = enemy.other() if random.random() < 0.3 else enemy.course()
        branching += isinstance(step, Silence | Mine)
        if branching > 2:
            break
        record.append(step)
    return tuple(record)


SEEDS = st.integers(0, 10**6)


@settings(max_examples=60)
@given(seed=SEEDS, chart=charts(), options=OPTIONS)
def test_the_choices_together_are_what_the_tracker_knows(seed, chart, options):
    record = played(chart, options, seed)
    history = follow(chart, options, record)
    ways = alternatives(history, record)
    found: set[str] = set()
    for runs in product(*ways.values()):
        choice = dict(zip(ways, (way.run for way in runs), strict=True))
        fits = anchors(history, record, choice)
        ends = {cell for cell, reason in fits.items() if reason is None}
        assert ends == set(weights(chart, options, replaced(record, choice)))
        assert len(pieces(track(record), choice)) == 1
        for cell in ends:
            assert_on_the_sea(chart, cell, pieces(track(record), choice)[0])
        found |= ends
    assert found == set(history[-1].candidates)
    assert {cell for cell, why in anchors(history, record).items() if not why} == found


def assert_on_the_sea(chart: Chart, end: str, piece: Piece) -> None:
    """The shape laid with its end on the cell keeps to the sea and never meets itself."""
    column, row = square(end)
    places = [(column + point.dx, row + point.dy) for point in piece.points]
    sea = Oracle(chart, FREE).sea
    assert set(places) <= sea
    assert len(set(places)) == len(places)


@settings(max_examples=40)
@given(seed=SEEDS, chart=charts(), options=OPTIONS)
def test_for_every_end_there_are_silences_that_lead_there(seed, chart, options):
    record = played(chart, options, seed)
    history = follow(chart, options, record)
    for cell in anchors(history, record):
        choice = likeliest(history, ending_at(record, cell))
        led_to = weights(chart, options, replaced(record, choice))
        # No silences to choose, or none that fit: then the record alone says what ends there.
        assert (cell in led_to) == (cell in history[-1].candidates) or not choice
        assert bool(choice) == (bool(track(record).silences) and cell in history[-1].candidates)


@settings(max_examples=60)
@given(seed=SEEDS, chart=charts(), options=OPTIONS, run=st.sampled_from((None, *every_run())))
def test_shares_are_those_of_plain_enumeration(seed, chart, options, run):
    record = played(chart, options, seed)
    history = follow(chart, options, record)
    silences = track(record).silences
    chosen = {silences[0]: run} if silences and run is not None else {}
    found = alternatives(history, record, chosen)
    assert tuple(found) == silences
    for line in silences:
        if line in chosen:
            continue
        left = {
            run: sum(weights(chart, options, replaced(record, {**chosen, line: run})).values())
            for run in every_run()
        }
        total = sum(left.values())
        shares = {way.run: way.share for way in found[line]}
        assert shares == pytest.approx({run: w / total for run, w in left.items() if w})
        assert list(shares.values()) == pytest.approx(sorted(shares.values(), reverse=True))
    completed = likeliest(history, record, chosen)
    if weights(chart, options, replaced(record, chosen)):
        assert tuple(sorted(completed)) == silences
        assert chosen.items() <= completed.items()
        assert weights(chart, options, replaced(record, completed))
        open_ = [line for line in silences if line not in chosen]
        if open_:
            assert completed[open_[-1]] == found[open_[-1]][0].run
    else:
        assert completed == {}
