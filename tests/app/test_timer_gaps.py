from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.timers import PULSE_EVERY, Policy
from engines.timers import Timer, TimerChange
from tests.helpers import lantern
from tests.helpers.table import Table
from tests.helpers.timer_desk import Desk, after_restart, started


@pytest.fixture
def table(tmp_path: Path, qapp: Any) -> Any:
    made = Table(tmp_path, lantern.RULES, lantern.Options(oil=30))
    yield made
    made.close()


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
