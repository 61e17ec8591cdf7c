from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engines.timers import (
    KEPT,
    Timer,
    TimerChange,
    Timers,
    apply,
    elapsed,
    follow,
    remaining,
    running,
)

times = st.floats(0, 1e9)
spans = st.floats(-1e6, 1e6)
timers_of_a_table = st.lists(
    st.builds(
        Timer,
        st.sampled_from("abc"),
        st.sampled_from(["up", "down"]),
        st.floats(0, 1e5),
        st.sampled_from(["", "red", "blue"]),
        st.floats(0, 1e6),
        st.one_of(st.none(), times),
    ),
    max_size=3,
    unique_by=lambda timer: timer.id,
).map(tuple)
WHAT = ("set", "start", "pause", "adjust", "remove", "gap", "restore")
changes = st.builds(
    TimerChange,
    st.sampled_from(WHAT),
    st.sampled_from("abcd"),
    times,
    st.one_of(st.none(), st.builds(Timer, st.sampled_from("abcd"))),
    spans,
    st.one_of(st.none(), times),
)


def one(timers: Timers, timer_id: str = "a") -> Timer:
    return next(timer for timer in timers if timer.id == timer_id)


def after(timers: Timers, *changes: TimerChange) -> Timers:
    for change in changes:
        timers = apply(timers, change)
    return timers


def test_a_run_counts_from_its_start_to_its_pause() -> None:
    timers = after((Timer("a"),), TimerChange("start", "a", 100), TimerChange("pause", "a", 130))
    assert one(timers) == Timer("a", banked=30)
    assert elapsed(one(timers), 9_999) == 30


def test_a_running_timer_counts_on() -> None:
    (timer,) = after((Timer("a", "down", 60, banked=10),), TimerChange("start", "a", 100))
    assert (elapsed(timer, 120), remaining(timer, 120)) == (30, 30)
    assert remaining(timer, 1_000) == 0


def test_starting_what_runs_and_pausing_what_stands_changes_nothing() -> None:
    runs = Timer("a", since=5.0)
    stands = Timer("a", banked=7.0)
    assert apply((runs,), TimerChange("start", "a", 50)) == (runs,)
    assert apply((stands,), TimerChange("pause", "a", 50)) == (stands,)


def test_the_clock_of_a_seat_stops_those_of_the_others() -> None:
    timers = (
        Timer("red", seat="red", since=10.0),
        Timer("blue", seat="blue"),
        Timer("game", since=0.0),
    )
    timers = apply(timers, TimerChange("start", "blue", 30))
    assert one(timers, "red") == Timer("red", seat="red", banked=20)
    assert one(timers, "blue") == Timer("blue", seat="blue", since=30)
    assert one(timers, "game") == Timer("game", since=0.0)


def test_a_clock_without_a_seat_stops_nobody() -> None:
    timers = (Timer("red", seat="red", since=10.0), Timer("game"))
    timers = apply(timers, TimerChange("start", "game", 30))
    assert one(timers, "red").since == 10


@pytest.mark.parametrize(("seconds", "expected"), [(15, 45), (-10, 20), (-1_000, 0)])
def test_an_adjustment_never_goes_below_nothing(seconds: float, expected: float) -> None:
    timers = (Timer("a", banked=10, since=100.0),)
    timers = apply(timers, TimerChange("adjust", "a", 120, seconds=seconds))
    assert elapsed(one(timers), 120) == expected
    assert elapsed(one(timers), 125) == expected + 5


def test_a_gap_ends_a_run_and_begins_the_next() -> None:
    timers = (Timer("a", banked=10, since=100.0), Timer("b", banked=3))
    # Last heard of at 150; the program is back at 900, and 40 seconds of that count.
    timers = apply(timers, TimerChange("gap", at=900, until=150, seconds=40, reason="restart"))
    assert timers == (Timer("a", banked=100, since=900), Timer("b", banked=3))


def test_a_new_value_takes_the_place_of_the_old_one() -> None:
    timers = (Timer("a"), Timer("b"))
    new = Timer("a", "down", 60)
    assert apply(timers, TimerChange("set", "a", timer=new)) == (new, Timer("b"))
    assert apply(timers, TimerChange("set", "c", timer=Timer("c")))[-1] == Timer("c")
    assert apply(timers, TimerChange("set", "a")) == timers
    assert apply(timers, TimerChange("remove", "a")) == (Timer("b"),)


@given(timers_of_a_table, changes)
def test_every_change_gives_timers(timers: Timers, change: TimerChange) -> None:
    changed = apply(timers, change)
    now = max([change.at, change.until or 0, *(timer.since or 0 for timer in timers)])
    for timer in changed:
        assert elapsed(timer, now) >= 0
        assert 0 <= remaining(timer, now) <= timer.limit
    assert len({timer.id for timer in changed}) == len(changed)
    assert running(changed) == any(timer.since is not None for timer in changed)
    assert msgspec.json.decode(msgspec.json.encode(change), type=TimerChange) == change


@given(timers_of_a_table, st.lists(changes.filter(lambda c: c.what != "restore"), max_size=8))
def test_changes_unwind_in_order(timers: Timers, made: list[TimerChange]) -> None:
    past: tuple[Timers, ...] = ()
    values = [timers]
    for change in made:
        past, timers = follow(past, timers, change), apply(timers, change)
        values.append(timers)
    for expected in values[-2::-1]:
        back = TimerChange("restore", timers=past[-1])
        past, timers = follow(past, timers, back), apply(timers, back)
        assert timers == expected
    assert past == ()


def test_only_so_much_of_the_past_is_kept() -> None:
    past: tuple[Timers, ...] = ()
    for _ in range(KEPT + 20):
        past = follow(past, (Timer("a"),), TimerChange("start", "a"))
    assert len(past) == KEPT
