"""Timers as values: what was started, paused and adjusted, never a ticking object.

All times are seconds. A running timer knows the reading of the clock service at
its start; how much of a sleep, a clock jump or a restart counts is decided by
people and written as a change. Display is `elapsed` or `remaining` of a value
and a reading of the clock service.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Reason = Literal["", "hand", "sleep", "jump", "restart"]

KEPT: Final = 50
"""Timer changes that can be taken back."""


class Timer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One clock of a table: count up, count down, or the share of one seat."""

    id: str
    direction: Literal["up", "down"] = "up"
    limit: float = 0.0
    """Seconds to count down from; unused when counting up."""
    seat: str = ""
    """Owner of a per-seat clock; empty for the whole table."""
    banked: float = 0.0
    """Seconds counted in finished runs."""
    since: float | None = None
    """Reading of the clock service when the current run began; None when paused."""


class TimerChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened to the timers; `at` is a reading of the clock service in seconds."""

    what: Literal["set", "start", "pause", "adjust", "remove", "gap", "restore"]
    id: str = ""
    """The timer; empty for `gap` and `restore`, which are about all of them."""
    at: float = 0.0
    timer: Timer | None = None
    """The new timer, for `set`."""
    seconds: float = 0.0
    """Added to the count, for `adjust` and `gap`; negative takes away."""
    until: float | None = None
    """For `gap`: the last reading before it. The runs end there and begin anew at `at`."""
    reason: Reason = ""
    timers: tuple[Timer, ...] = ()
    """For `restore`: the timers as they were before the change that is taken back."""


Timers = tuple[Timer, ...]


def elapsed(timer: Timer, now: float) -> float:
    """Seconds counted so far; never negative, whatever the clock did."""
    run = 0.0 if timer.since is None else max(0.0, now - timer.since)
    return max(0.0, timer.banked + run)


def remaining(timer: Timer, now: float) -> float:
    """Seconds left of a countdown; 0 when it is over."""
    return max(0.0, timer.limit - elapsed(timer, now))


def running(timers: Timers) -> bool:
    """True when one of the timers counts."""
    return any(timer.since is not None for timer in timers)


def apply(timers: Timers, change: TimerChange) -> Timers:
    """The timers after a change. Total: a change to an unknown timer does nothing."""
    match change.what:
        case "set":
            return _set(timers, change.timer)
        case "remove":
            return tuple(timer for timer in timers if timer.id != change.id)
        case "start":
            return _start(timers, change)
        case "gap":
            return tuple(_over_gap(timer, change) for timer in timers)
        case "restore":
            return change.timers
    return tuple(_changed(timer, change) if timer.id == change.id else timer for timer in timers)


def follow(past: tuple[Timers, ...], timers: Timers, change: TimerChange) -> tuple[Timers, ...]:
    """The former values that can still be restored, the latest last, after `change`.

    `past` belongs to `timers`, the value before the change. A restore uses up
    the latest one, so that taking back twice goes two changes back.
    """
    if change.what == "restore":
        return past[:-1]
    return (*past, timers)[-KEPT:]


def _set(timers: Timers, new: Timer | None) -> Timers:
    if new is None:
        return timers
    if any(timer.id == new.id for timer in timers):
        return tuple(new if timer.id == new.id else timer for timer in timers)
    return (*timers, new)


def _start(timers: Timers, change: TimerChange) -> Timers:
    """Start one; the clock of a seat stops the clocks of all other seats, as on a chess clock."""
    started = next((timer for timer in timers if timer.id == change.id), None)
    if started is None:
        return timers
    stopping = msgspec.structs.replace(change, what="pause")

    def after(timer: Timer) -> Timer:
        if timer.id == change.id:
            return _changed(timer, change)
        return _changed(timer, stopping) if started.seat and timer.seat else timer

    return tuple(after(timer) for timer in timers)


def _changed(timer: Timer, change: TimerChange) -> Timer:
    match change.what:
        case "start" if timer.since is None:
            return msgspec.structs.replace(timer, since=change.at)
        case "pause" if timer.since is not None:
            return msgspec.structs.replace(timer, banked=elapsed(timer, change.at), since=None)
        case "adjust":
            # A change may take away more than was counted: the count stops at 0.
            counted = elapsed(timer, change.at)
            since = None if timer.since is None else change.at
            return msgspec.structs.replace(
                timer, banked=max(0.0, counted + change.seconds), since=since
            )
    return timer


def _over_gap(timer: Timer, change: TimerChange) -> Timer:
    if timer.since is None:
        return timer
    until = change.at if change.until is None else change.until
    counted = max(0.0, elapsed(timer, until) + change.seconds)
    return msgspec.structs.replace(timer, banked=counted, since=change.at)
