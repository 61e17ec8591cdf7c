from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.store import StoreFullError
from app.timers import HIDDEN, SHOWN, Policy
from engines.timers import Timer
from tests.helpers import lantern
from tests.helpers.table import Table
from tests.helpers.timer_desk import Desk, started


@pytest.fixture
def table(tmp_path: Path, qapp: Any) -> Any:
    made = Table(tmp_path, lantern.RULES, lantern.Options(oil=30))
    yield made
    made.close()


def test_counting_up_and_down(table: Table) -> None:
    desk = started(table)
    desk.desk.set(Timer("dive", "down", 60))
    desk.desk.start("dive")
    desk.run(45)
    assert (desk.seconds(), desk.seconds("dive")) == (pytest.approx(45), pytest.approx(15))
    desk.desk.pause("dive")
    desk.run(100)
    assert (desk.seconds(), desk.seconds("dive")) == (pytest.approx(145), pytest.approx(15))


def test_a_countdown_ends_once_and_stays_at_nothing(table: Table) -> None:
    desk = started(table, direction="down", limit=10)
    desk.run(9)
    assert desk.expired == []
    desk.run(20)
    assert desk.expired == ["game"]
    (reading,) = desk.desk.read()
    assert (reading.seconds, reading.over, reading.runs) == (0, True, True)


def test_more_time_can_end_again(table: Table) -> None:
    desk = started(table, direction="down", limit=10)
    desk.run(11)
    desk.desk.adjust("game", -6)
    assert desk.seconds() == pytest.approx(5)
    desk.run(6)
    assert desk.expired == ["game", "game"]


def test_one_seat_at_a_time(table: Table) -> None:
    desk = Desk(table)
    for seat in (lantern.RED, lantern.BLUE):
        desk.desk.set(Timer(seat, "down", 300, seat=seat))
    desk.desk.set(Timer("game"))
    desk.desk.start("game")
    desk.desk.start("red")
    desk.run(10)
    desk.desk.start("blue")
    desk.run(20)
    desk.desk.start("red")
    desk.run(5)
    assert desk.seconds("red") == pytest.approx(285)
    assert desk.seconds("blue") == pytest.approx(280)
    assert desk.seconds("game") == pytest.approx(35)


def test_starting_twice_is_no_double_speed(table: Table) -> None:
    desk = started(table)
    desk.run(5)
    desk.desk.start("game")
    desk.run(5)
    assert desk.seconds() == pytest.approx(10)


# Ticks


def test_three_hours_with_a_third_of_the_ticks_lost(table: Table) -> None:
    desk = started(table, direction="up")
    generator = random.Random(5)
    shown, worst, truth = 0.0, 0.0, 0.0
    for _ in range(3 * 3_600 * 4):
        pause = SHOWN / 1_000 * generator.uniform(0.8, 1.2)
        desk.sources.run(pause)
        truth += pause
        if generator.random() > 0.3:
            desk.clock.check()
            shown = desk.seconds()
            worst = max(worst, abs(shown - truth))
    assert worst < 0.01  # whenever it is painted it is right, so a lost tick is all it can lag
    assert desk.asked == []
    assert desk.seconds() == pytest.approx(truth, abs=0.01)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=40)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["run", "sleep", "step_wall", "start", "pause", "adjust"]),
            st.floats(0, 20),
            st.floats(-1e5, 1e5),
        ),
        max_size=25,
    ),
    st.sampled_from(["ask", "count", "ignore"]),
)
def test_never_negative_and_never_faster_than_time(
    tmp_path_factory: pytest.TempPathFactory,
    qapp: Any,
    steps: list[tuple[str, float, float]],
    policy: Policy,
) -> None:
    table = Table(tmp_path_factory.mktemp("table"), lantern.RULES, lantern.Options())
    desk = started(table, policy)
    for what, short, wild in steps:
        before = desk.seconds()
        match what:
            case "run":
                desk.sources.run(short)
                desk.clock.check()
                assert before <= desk.seconds() <= before + short + 1e-3
            case "sleep":
                desk.sources.sleep(abs(wild))
                desk.clock.check()
                assert before - 1e-3 <= desk.seconds() <= before + abs(wild) + 5 + 1e-3
            case "step_wall":
                desk.sources.step_wall(wild)
                desk.clock.check()
                assert before - 1e-3 <= desk.seconds() <= before + max(0, wild) + 5 + 1e-3
            case "adjust":
                desk.desk.adjust("game", wild)
                assert desk.seconds() == pytest.approx(max(0, before + wild), abs=1e-3)
            case "start" | "pause":
                getattr(desk.desk, what)("game")
                assert desk.seconds() == pytest.approx(before, abs=1e-3)
        assert desk.seconds() >= 0
    desk.desk.close()
    table.close()


def test_the_one_timer_rests_with_the_timers(table: Table) -> None:
    desk = Desk(table)
    desk.desk.set(Timer("game"))
    assert not desk.clock.ticking
    desk.desk.start("game")
    assert (desk.clock.ticking, desk.clock.interval) == (True, SHOWN)
    desk.desk.show(False)
    assert (desk.clock.ticking, desk.clock.interval) == (True, HIDDEN)
    desk.desk.pause("game")
    assert not desk.clock.ticking
    desk.desk.start("game")
    desk.desk.close()
    assert not desk.clock.ticking


def test_hidden_timers_are_right_when_they_are_shown_again(table: Table) -> None:
    desk = started(table)
    desk.desk.show(False)
    desk.sources.run(29)
    desk.desk.show(True)
    assert desk.seconds() == pytest.approx(29)


def test_a_full_disk_stops_no_clock(table: Table) -> None:
    desk = started(table)
    table.store.failure = StoreFullError()
    desk.run(20)
    assert desk.desk.pause("game") is None
    assert desk.seconds() == pytest.approx(20)
    table.store.failure = None
    table.session.close()
    assert table.open().timers == desk.session.timers
