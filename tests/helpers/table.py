"""An open table for tests, and a store that fails when it is told to."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QTimer

from app.clock import Clock
from app.session import Session
from app.store import Store, StoreError
from engines.contract import AnyRules
from engines.journal import Entry
from tests.helpers.fake_time import FakeSources

SEED = 20260328


class FailingStore(Store):
    """A store whose writes raise `failure` as long as it is set."""

    failure: StoreError | None = None
    attempts = 0

    def append(self, table_id: int, entries: Sequence[Entry]) -> None:
        self.attempts += 1
        if self.failure is not None:
            raise self.failure
        super().append(table_id, entries)

    def save_snapshot(self, table_id: int, seq: int, state: bytes, version: int = 0) -> None:
        if self.failure is not None:
            raise self.failure
        super().save_snapshot(table_id, seq, state, version)

    def pulse(self, table_id: int, at: float) -> None:
        if self.failure is not None:
            raise self.failure
        super().pulse(table_id, at)


class Table:
    """One table in a store of its own, with a clock that stands still."""

    def __init__(self, folder: Path, rules: AnyRules, options: Any, seed: int = SEED) -> None:
        self.rules = rules
        self.sources = FakeSources()
        self.clock = Clock(self.sources)
        store = FailingStore.open(folder)
        assert isinstance(store, FailingStore)
        self.store = store
        self.id = store.create(rules.id, "A test", options, seed).id
        self.session = self.open()

    def open(self) -> Session:
        """Another session on the same table."""
        return Session.open(self.store, self.id, self.rules, self.clock)

    def entries(self) -> tuple[Entry, ...]:
        return self.store.entries(self.id)

    def restart(self) -> None:
        """Let the clock start anew, as in the next run of the program."""
        self._stop()
        self.clock = Clock(self.sources)

    def close(self) -> None:
        self._stop()
        self.store.close()

    def _stop(self) -> None:
        # The clock of a run that is over must not tick into the next test.
        timer = self.clock.findChild(QTimer)
        assert timer is not None
        timer.stop()
