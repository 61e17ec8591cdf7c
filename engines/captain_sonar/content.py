"""Typed access to Captain Sonar's data in `resources`, loaded once and validated."""

from __future__ import annotations

from functools import cache

import msgspec

import resources
from engines.captain_sonar.charts import Chart, Mode


@cache
def charts() -> tuple[Chart, ...]:
    """All charts that ship, real-time first, in the order of the rulebook."""
    return msgspec.json.decode(
        resources.read_bytes("captain_sonar/charts.json"), type=tuple[Chart, ...]
    )


def chart(chart_id: str) -> Chart:
    """The chart with this id, such as `alpha-rt`. Raises KeyError when there is none."""
    for candidate in charts():
        if candidate.id == chart_id:
            return candidate
    raise KeyError(chart_id)


def find_chart(name: str, mode: Mode) -> Chart:
    """The chart by its printed name, case ignored. Raises KeyError when there is none."""
    for candidate in charts():
        if candidate.name.casefold() == name.casefold() and candidate.mode == mode:
            return candidate
    raise KeyError(f"{name} {mode}")
