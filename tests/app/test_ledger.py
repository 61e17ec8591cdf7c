from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.ledger import FIRST_RETRY, LONGEST_RETRY, Ledger, Saving
from app.store import ReadOnlyError, StaleError, StoreBusyError, StoreError, StoreFullError
from engines.contract import Refused
from tests.helpers import lantern
from tests.helpers.lantern import RED, Rest
from tests.helpers.table import Table


@pytest.fixture
def table(tmp_path: Path, qapp: Any) -> Any:
    made = Table(tmp_path, lantern.RULES, lantern.Options(oil=30))
    yield made
    made.close()


def rest(table: Table) -> Refused | None:
    return table.session.submit(table.session.state.turn, Rest())


@pytest.mark.parametrize("failure", [StoreFullError(), StoreBusyError(), ReadOnlyError()])
def test_play_goes_on_while_nothing_can_be_saved(table: Table, failure: StoreError) -> None:
    told: list[Saving] = []
    table.session.saving_changed.connect(told.append)
    rest(table)
    table.store.failure = failure
    assert [rest(table), rest(table)] == [None, None]
    assert table.session.state.oil == 27
    assert len(table.entries()) == 1
    assert [(saving.pending, saving.code, saving.saved) for saving in told] == [
        (1, failure.code, False),
        (2, failure.code, False),
    ]


def test_all_that_waits_is_written_with_the_next_act(table: Table) -> None:
    told: list[Saving] = []
    table.session.saving_changed.connect(told.append)
    table.store.failure = StoreFullError()
    rest(table)
    rest(table)
    table.store.failure = None
    rest(table)
    assert [entry.seq for entry in table.entries()] == [1, 2, 3]
    assert told[-1] == Saving()
    assert table.open().state == table.session.state


def test_what_waits_can_be_taken_back(table: Table) -> None:
    table.store.failure = StoreFullError()
    rest(table)
    assert table.session.undo() is None
    assert not table.session.close()
    table.store.failure = None
    assert table.session.close()
    assert [entry.kind for entry in table.entries()] == ["act", "rewind"]


def test_saving_is_tried_again_by_itself(table: Table, qtbot: Any) -> None:
    ledger = table.session.findChild(Ledger)
    assert ledger is not None
    table.store.failure = StoreFullError()
    rest(table)
    table.store.failure = None
    with qtbot.waitSignal(table.session.saving_changed, timeout=2 * FIRST_RETRY):
        pass
    assert len(table.entries()) == 1
    assert table.session.saving.saved


def test_retries_grow_rarer(table: Table) -> None:
    ledger = table.session.findChild(Ledger)
    assert ledger is not None
    table.store.failure = StoreBusyError()
    rest(table)
    waits = []
    for _ in range(6):
        ledger._retry.timeout.emit()
        waits.append(ledger.patience)
    assert waits[0] == 2 * FIRST_RETRY
    assert waits[-1] == LONGEST_RETRY
    assert waits == sorted(waits)


def test_a_burst_of_acts_does_not_put_the_retry_off(table: Table) -> None:
    ledger = table.session.findChild(Ledger)
    assert ledger is not None
    table.store.failure = StoreFullError()
    for _ in range(8):
        rest(table)
    assert ledger._retry.isActive()
    assert ledger._retry.interval() == ledger.patience == FIRST_RETRY


def test_a_locked_file_is_not_asked_at_every_act(table: Table) -> None:
    table.store.failure = StoreBusyError()
    rest(table)
    attempts = table.store.attempts
    rest(table)
    rest(table)
    assert table.store.attempts == attempts
    assert table.session.saving.pending == 3
    table.store.failure = None
    assert table.session.save()
    assert len(table.entries()) == 3


def test_a_conflict_found_late_keeps_what_was_played(table: Table) -> None:
    table.store.failure = StoreFullError()
    rest(table)
    table.store.failure = StaleError()
    rest(table)
    attempts = table.store.attempts
    assert (table.session.saving.code, table.session.saving.pending) == ("stale", 2)
    assert table.session.state.oil == 28
    assert table.store.attempts == attempts


def test_no_snapshot_of_what_is_not_durable(table: Table) -> None:
    rest(table)
    table.store.failure = StoreFullError()
    rest(table)
    table.session.close()
    table.store.failure = None
    assert table.store.snapshot(table.id, 1) is None
    assert table.open().state.oil == 29


def test_a_snapshot_that_cannot_be_written_is_no_trouble(table: Table) -> None:
    rest(table)
    table.store.failure = StoreFullError()
    table.session.close()
    table.store.failure = None
    assert table.open().submit(lantern.BLUE, Rest()) is None
    assert table.session.state.turn != RED
