"""Timers as values: what was started, paused and adjusted, never a ticking object.

All times are seconds. A running timer knows the wall time of its start; how
much of a sleep or a clock jump counts is decided by people and written as an
adjustment. Display is `elapsed` or `remaining` of a value and a reading of the
clock service.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Timer(msgspec.Struct, frozen=True):
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


class TimerChange(msgspec.Struct, frozen=True):
    """What happened to a timer; `at` is a reading of the clock service in seconds."""

    what: Literal["set", "start", "pause", "adjust", "remove"]
    id: str
    at: float = 0.0
    timer: Timer | None = None
    """The new timer, for `set`."""
    seconds: float = 0.0
    """Added to the count, for `adjust`; negative takes away."""
    reason: Literal["", "hand", "sleep", "jump", "restart"] = ""


def elapsed(timer: Timer, now: float) -> float:
    """Seconds counted so far; never negative, whatever the clock did."""
    run = 0.0 if timer.since is None else max(0.0, now - timer.since)
    return max(0.0, timer.banked + run)


def remaining(timer: Timer, now: float) -> float:
    """Seconds left of a countdown; 0 when it is over."""
    return max(0.0, timer.limit - elapsed(timer, now))


def apply(timers: tuple[Timer, ...], change: TimerChange) -> tuple[Timer, ...]:
    """The timers after a change. Total: a change to an unknown timer does nothing."""
    if change.what == "set":
        if change.timer is None:
            return timers
        kept = tuple(timer for timer in timers if timer.id != change.id)
        return (*kept, change.timer)
    if change.what == "remove":
        return tuple(timer for timer in timers if timer.id != change.id)
    return tuple(_changed(timer, change) if timer.id == change.id else timer for timer in timers)


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
