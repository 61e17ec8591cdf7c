"""The timers of a table in tests: time passes when it is told to, and all that is said is kept."""

from __future__ import annotations

from typing import Any

from app.clock import Gap
from app.session import Session
from app.timers import Policy, TimerDesk
from engines.timers import Timer
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


def started(table: Table, policy: Policy = "ask", **more: Any) -> Desk:
    desk = Desk(table, policy)
    desk.desk.set(Timer("game", **more))
    desk.desk.start("game")
    return desk


def after_restart(table: Table, policy: Policy = "ask") -> Desk:
    """The same table in a new process: a new clock, a new session, a new desk."""
    table.restart()
    return Desk(table, policy, table.open())
