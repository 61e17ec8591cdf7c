from __future__ import annotations

import time
from datetime import datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.clock import LATE, NOTICE, Clock, Gap, SystemSources
from tests.helpers.fake_time import FakeSources


class Bench:
    """A clock with fake sources and the gaps that it reported."""

    def __init__(self) -> None:
        self.sources = FakeSources()
        self.clock = Clock(self.sources)
        self.gaps: list[Gap] = []
        self.clock.gap.connect(self.gaps.append)
        self.start = self.clock.reading()

    @property
    def passed(self) -> float:
        return self.clock.reading() - self.start

    def found(self) -> list[tuple[str, float]]:
        self.clock.check()
        return [(gap.kind, round(gap.seconds, 3)) for gap in self.gaps]


@pytest.fixture
def bench(qapp: Any) -> Any:
    made = Bench()
    watch = made.clock.watch()
    yield made
    watch.stop()


def test_the_reading_starts_at_the_wall_time(bench: Bench) -> None:
    assert bench.start == datetime.fromisoformat("2026-03-28T20:00:00+01:00").timestamp()
    bench.sources.run(12.5)
    assert bench.passed == pytest.approx(12.5)


def test_the_record_keeps_the_offset(bench: Bench) -> None:
    bench.sources.run(0.25)
    assert bench.clock.wall() == "2026-03-28T20:00:00.250+01:00"


def test_a_sleep_is_left_out_and_reported(bench: Bench) -> None:
    bench.sources.run(10)
    bench.sources.sleep(480)
    bench.sources.run(1)
    assert bench.passed == pytest.approx(11)
    assert bench.found() == [("sleep", 480)]
    assert bench.found() == [("sleep", 480)]  # once only


def test_a_sleep_that_the_monotonic_clock_counts_is_left_out_too(bench: Bench) -> None:
    """As on Windows: no look at the clock for eight minutes, all sources agree."""
    bench.clock.check()
    bench.sources.run(480)
    assert bench.passed == pytest.approx(0)
    assert bench.found() == [("sleep", 480)]


def test_a_late_tick_is_no_sleep(bench: Bench) -> None:
    bench.sources.run(LATE - 1)
    assert bench.passed == pytest.approx(LATE - 1)
    assert bench.found() == []


@pytest.mark.parametrize("seconds", [480, 3_600, -3_600, -86_400, 10 * 365 * 86_400])
def test_a_step_of_the_wall_clock_never_moves_the_reading(bench: Bench, seconds: float) -> None:
    bench.sources.run(5)
    bench.sources.step_wall(seconds)
    bench.sources.run(5)
    assert bench.passed == pytest.approx(10)
    assert bench.found() == [("jump", seconds)]


@pytest.mark.parametrize("hours", [2, -8, 5.75, 0])
def test_summer_time_and_travel_change_the_record_only(bench: Bench, hours: float) -> None:
    before = datetime.fromisoformat(bench.clock.wall())
    bench.sources.move_zone(hours)
    after = datetime.fromisoformat(bench.clock.wall())
    assert (after - before).total_seconds() == 0
    assert after.utcoffset() != before.utcoffset()
    assert (bench.passed, bench.found()) == (0, [])


def test_naps_add_up_until_somebody_should_be_asked(bench: Bench) -> None:
    for _ in range(4):
        bench.sources.run(1)
        bench.sources.sleep(NOTICE / 4)
        bench.clock.check()
    assert bench.found() == [("sleep", NOTICE)]


def test_a_slowly_corrected_wall_clock_is_no_step(bench: Bench) -> None:
    for _ in range(1_000):
        bench.sources.run(0.25)
        bench.sources.step_wall(0.01)
        bench.clock.check()
    assert bench.found() == []


def test_sleep_and_step_at_once_are_told_apart(bench: Bench) -> None:
    bench.sources.sleep(60)
    bench.sources.step_wall(-3_600)
    assert bench.found() == [("sleep", 60), ("jump", -3_600)]


def test_what_happened_while_nobody_watched_concerns_nobody(qapp: Any) -> None:
    bench = Bench()
    bench.sources.sleep(500)
    bench.sources.run(500)
    bench.clock.reading()
    watch = bench.clock.watch()
    assert bench.found() == []
    watch.stop()


steps = st.lists(
    st.one_of(
        st.tuples(st.just("run"), st.floats(0, 20)),
        st.tuples(st.just("sleep"), st.floats(0, 1e6)),
        st.tuples(st.just("step_wall"), st.floats(-1e6, 1e6)),
        st.tuples(st.just("move_zone"), st.floats(-12, 14)),
        st.tuples(st.just("look"), st.just(0.0)),
    ),
    max_size=40,
)


@given(steps)
def test_the_reading_follows_time_awake_and_nothing_else(
    qapp: Any, steps: list[tuple[str, float]]
) -> None:
    bench = Bench()
    watch = bench.clock.watch()
    awake, last = 0.0, 0.0
    for what, amount in steps:
        if what == "look":
            assert bench.passed >= last  # never back
            last = bench.passed
        else:
            getattr(bench.sources, what)(amount)
            awake += amount if what == "run" else 0.0
            bench.clock.reading()
    assert bench.passed == pytest.approx(awake, abs=1e-3)
    slept = sum(amount for what, amount in steps if what == "sleep")
    bench.clock.check()
    told = sum(gap.seconds for gap in bench.gaps if gap.kind == "sleep")
    assert told == pytest.approx(slept, abs=NOTICE)
    watch.stop()


def test_one_timer_ticks_and_only_while_somebody_watches(qapp: Any) -> None:
    clock = Clock(FakeSources())
    assert not clock.ticking
    slow, fast = clock.watch(1_000), clock.watch(100)
    assert (clock.ticking, clock.interval) == (True, 100)
    fast.stop()
    fast.stop()
    assert (clock.ticking, clock.interval) == (True, 1_000)
    slow.stop()
    assert not clock.ticking


def test_ticks_come(qtbot: Any) -> None:
    clock = Clock()
    watch = clock.watch(10)
    with qtbot.waitSignal(clock.ticked, timeout=2_000):
        pass
    watch.stop()


def test_the_clocks_of_this_machine() -> None:
    sources = SystemSources()
    awake, boot = sources.awake(), sources.boot()
    wall = sources.wall()
    assert wall.utcoffset() is not None
    assert abs(wall.timestamp() - time.time()) < 5
    assert sources.awake() >= awake
    assert sources.boot() >= boot


@pytest.mark.skipif(not hasattr(time, "tzset"), reason="the zone is a matter of the registry")
def test_a_changed_zone_of_this_machine_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    sources = SystemSources()
    offsets = []
    for zone in ("UTC0", "XXX-5:45"):
        monkeypatch.setenv("TZ", zone)
        offset = sources.wall().utcoffset()
        assert offset is not None
        offsets.append(offset.total_seconds())
    monkeypatch.undo()
    sources.wall()
    assert offsets == [0, 5.75 * 3600]
