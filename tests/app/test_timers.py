from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.clock import Gap
from app.session import Session
from app.store import StoreFullError
from app.timers import HIDDEN, PULSE_EVERY, SHOWN, Policy, TimerDesk
from engines.timers import Timer, TimerChange
from tests.helpers import lantern
from tests.helpers.table import Table


class Desk:
    """The timers of a table, with a log of what they asked and told."""

    def __init__(
        self, table: Table, policy: Policy = "ask", session: Session | None = None
    ) -> None:
        self.table = table
        self.sources = table.sources
        self.clock = table.clock
        self.session = session or table.session
        self.desk = TimerDesk(self.session, table.store, self.clock, policy)
        self.asked: list[Gap] = []
        self.expired: list[str] = []
        self.desk.asked.connect(self.asked.append)
        self.desk.expired.connect(self.expired.append)
        self.desk.open()

    def run(self, seconds: float, step: float = 0.25) -> None:
        """Let ordinary time pass, with a look at the clock each step."""
        for _ in range(round(seconds / step)):
            self.sources.run(step)
            self.clock.check()

    def seconds(self, timer_id: str = "game") -> float:
        return next(r.seconds for r in self.desk.read() if r.timer.id == timer_id)

    def reasons(self) -> list[tuple[str, str, float]]:
        changes = [entry.timer for entry in self.table.entries() if entry.timer is not None]
        return [(change.what, change.reason, round(change.seconds, 2)) for change in changes]


@pytest.fixture
def table(tmp_path: Path, qapp: Any) -> Any:
    made = Table(tmp_path, lantern.RULES, lantern.Options(oil=30))
    yield made
    made.close()


def started(table: Table, policy: Policy = "ask", **more: Any) -> Desk:
    desk = Desk(table, policy)
    desk.desk.set(Timer("game", **more))
    desk.desk.start("game")
    return desk


def after_restart(table: Table, policy: Policy = "ask") -> Desk:
    """The same table in a new process: a new clock, a new session, a new desk."""
    table.restart()
    return Desk(table, policy, table.open())


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


# Gaps


@pytest.mark.parametrize(("count", "expected"), [(True, 491), (False, 11)])
def test_after_a_sleep_people_are_asked(table: Table, count: bool, expected: float) -> None:
    desk = started(table)
    desk.run(10)
    desk.sources.sleep(480)
    desk.clock.check()
    assert [(gap.kind, gap.seconds) for gap in desk.asked] == [("sleep", 480)]
    assert desk.seconds() == pytest.approx(10)  # nothing counts before it is answered
    desk.run(1)
    assert desk.desk.resolve(count) is None
    assert desk.seconds() == pytest.approx(expected)
    assert desk.reasons()[-1] == ("gap", "sleep", 480 if count else 0)
    assert desk.desk.pending is None


@pytest.mark.parametrize(("policy", "expected"), [("count", 490), ("ignore", 10)])
@pytest.mark.parametrize("kind", ["sleep", "jump"])
def test_a_default_answers_by_itself(
    table: Table, policy: Policy, expected: float, kind: str
) -> None:
    desk = started(table, policy)
    desk.run(10)
    (desk.sources.sleep if kind == "sleep" else desk.sources.step_wall)(480)
    desk.clock.check()
    assert desk.asked == []
    assert desk.seconds() == pytest.approx(expected)
    assert desk.reasons()[-1] == ("gap", kind, 480 if policy == "count" else 0)


def test_a_decision_can_be_taken_back_and_is_asked_anew(table: Table) -> None:
    desk = started(table)
    desk.run(10)
    desk.sources.sleep(480)
    desk.clock.check()
    desk.desk.resolve(True)
    desk.desk.undo()
    assert desk.seconds() == pytest.approx(10)
    assert len(desk.asked) == 2
    desk.desk.resolve(False)
    assert desk.seconds() == pytest.approx(10)
    assert [reason for _, reason, _ in desk.reasons()][-3:] == ["sleep", "", "sleep"]


@pytest.mark.parametrize("policy", ["ask", "count", "ignore"])
def test_a_wall_clock_set_back_a_day_takes_nothing_away(table: Table, policy: Policy) -> None:
    desk = started(table, policy, direction="down", limit=100)
    desk.run(40)
    desk.sources.step_wall(-86_400)
    desk.run(10)
    assert desk.seconds() == pytest.approx(50)
    assert desk.asked == []
    assert desk.reasons()[-1] == ("gap", "jump", 0)
    assert table.entries()[-1].wall.startswith("2026-03-27T20:00:40")


def test_two_gaps_are_asked_one_after_the_other(table: Table) -> None:
    desk = started(table)
    for seconds in (100, 200):
        desk.sources.sleep(seconds)
        desk.clock.check()
    assert [gap.seconds for gap in desk.asked] == [100]
    desk.desk.resolve(True)
    assert [gap.seconds for gap in desk.asked] == [100, 200]
    desk.desk.resolve(False)
    assert desk.desk.resolve(True) is None  # nothing waits
    assert desk.seconds() == pytest.approx(100)


def test_no_question_while_nothing_runs(table: Table) -> None:
    desk = started(table)
    desk.desk.pause("game")
    desk.sources.sleep(480)
    desk.clock.check()
    assert desk.asked == []
    desk.desk.start("game")
    desk.run(1)
    assert (desk.asked, desk.seconds()) == ([], pytest.approx(1))


# Restarts


@pytest.mark.parametrize(("count", "expected"), [(True, 700), (False, 100)])
def test_a_crash_loses_at_most_a_heartbeat(table: Table, count: bool, expected: float) -> None:
    started(table).run(100)
    table.sources.run(600)  # killed: no last word
    desk = after_restart(table)
    assert len(desk.asked) == 1
    assert desk.asked[0].kind == "restart"
    assert desk.asked[0].seconds == pytest.approx(600, abs=PULSE_EVERY + 0.25)
    assert desk.seconds() == pytest.approx(100, abs=PULSE_EVERY + 0.25)
    desk.desk.resolve(count)
    # What is counted closes the gap exactly; what is left out may cost a heartbeat.
    assert desk.seconds() == pytest.approx(expected, abs=0.01 if count else PULSE_EVERY + 0.25)
    desk.run(10)
    assert desk.seconds() == pytest.approx(expected + 10, abs=PULSE_EVERY + 0.5)


@pytest.mark.parametrize(("policy", "expected"), [("count", 700), ("ignore", 100)])
def test_closing_in_order_loses_nothing(table: Table, policy: Policy, expected: float) -> None:
    desk = started(table, policy)
    desk.run(100)
    desk.desk.close()
    table.session.close()
    table.sources.run(600)
    again = after_restart(table, policy)
    assert again.asked == []
    assert again.seconds() == pytest.approx(expected, abs=0.01)
    assert again.reasons()[-1][:2] == ("gap", "restart")


def test_a_quick_restart_is_not_worth_a_question(table: Table) -> None:
    desk = started(table)
    desk.run(100)
    desk.desk.close()
    table.sources.run(3)
    again = after_restart(table)
    assert again.asked == []
    assert again.seconds() == pytest.approx(103, abs=0.01)


def test_a_sleep_before_the_crash_is_not_counted_as_part_of_the_restart(table: Table) -> None:
    desk = started(table, "ignore")
    desk.run(50)
    desk.sources.sleep(8 * 3_600)
    desk.run(50)
    desk.desk.close()
    table.session.close()
    table.sources.run(60)
    again = after_restart(table, "ask")
    assert [round(gap.seconds) for gap in again.asked] == [60]


def test_a_wall_clock_set_back_between_two_runs(table: Table) -> None:
    desk = started(table)
    desk.run(100)
    desk.desk.close()
    table.sources.step_wall(-86_400)
    again = after_restart(table)
    assert again.asked == []
    assert again.seconds() == pytest.approx(100)
    again.run(10)
    assert again.seconds() == pytest.approx(110)


def test_paused_timers_wait_for_ever(table: Table) -> None:
    desk = started(table)
    desk.run(10)
    desk.desk.pause("game")
    desk.desk.close()
    table.sources.run(1e6)
    again = after_restart(table)
    assert (again.asked, again.seconds()) == ([], pytest.approx(10))


def test_a_pause_by_mistake_can_be_taken_back(table: Table) -> None:
    desk = started(table)
    desk.run(10)
    desk.desk.pause("game")
    desk.run(5)
    assert desk.session.can_undo_timer
    desk.desk.undo()
    assert desk.seconds() == pytest.approx(15)


def test_every_change_can_be_taken_back(table: Table) -> None:
    desk = Desk(table)
    values = [desk.session.timers]
    for change in (
        TimerChange("set", "game", timer=Timer("game", "down", 90)),
        TimerChange("start", "game"),
        TimerChange("adjust", "game", seconds=-20, reason="hand"),
        TimerChange("pause", "game"),
        TimerChange("remove", "game"),
    ):
        desk.run(5)
        desk.desk.change(change)
        values.append(desk.session.timers)
    desk.session.close()
    desk.desk.close()
    again = after_restart(table)
    for expected in values[-2::-1]:
        again.desk.undo()
        assert again.session.timers == expected
    refused = again.desk.undo()
    assert refused is not None
    assert refused.code == "nothing_to_undo"


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
