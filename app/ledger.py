"""Writing to the store for one table: durable at once, or kept and tried again.

A full disk or a locked file must not stop a game: entries that could not be
written stay here in order and go to the store together as soon as it takes
them. What is kept is never shown as saved.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.store import StaleError, Store, StoreBusyError, StoreError
from engines.journal import Entry

FIRST_RETRY: Final = 2_000
"""Milliseconds until the first retry; doubled after each one that fails, up to LONGEST_RETRY."""
LONGEST_RETRY: Final = 30_000

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Saving:
    """How saving stands; `code` says why entries wait (a code of `StoreError`)."""

    pending: int = 0
    code: str = ""
    details: dict[str, str | int] | None = None

    @property
    def saved(self) -> bool:
        """True when everything shown is durable."""
        return not self.pending


class Ledger(QObject):
    """The one way from a session to the store."""

    saving_changed = Signal(object)
    """A `Saving`, whenever it changes: for a banner."""

    def __init__(self, store: Store, table_id: int, parent: QObject | None = None) -> None:
        """Write to one table of a store."""
        super().__init__(parent)
        self._store = store
        self._table_id = table_id
        self._waiting: list[Entry] = []
        self.saving = Saving()
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self.patience = FIRST_RETRY
        """Milliseconds that a retry waits."""
        self._retry.timeout.connect(self._try_again)

    @property
    def waiting(self) -> tuple[Entry, ...]:
        """Entries that are played but not yet durable, oldest first."""
        return tuple(self._waiting)

    def write(self, entries: tuple[Entry, ...]) -> None:
        """Append in one transaction together with what waits; keep them when it fails.

        Raises StaleError when somebody else wrote to this table and nothing waits:
        then nothing was kept.
        """
        if not self._waiting:
            try:
                self._store.append(self._table_id, entries)
            except StaleError:
                raise
            except StoreError as error:
                self._waiting.extend(entries)
                self._failed(error)
            return
        self._waiting.extend(entries)
        if self.saving.code == StoreBusyError.default_code and self._retry.isActive():
            # Asking a locked file takes a quarter of a second, which a key does not have.
            self._show(replace(self.saving, pending=len(self._waiting)))
            return
        self.flush()

    def flush(self) -> bool:
        """Try to write what waits, in one transaction. True when nothing waits any more."""
        if not self._waiting:
            return True
        try:
            self._store.append(self._table_id, tuple(self._waiting))
        except StoreError as error:
            self._failed(error)
            return False
        self._waiting.clear()
        self._retry.stop()
        self.patience = FIRST_RETRY
        self._show(Saving())
        return True

    def _try_again(self) -> None:
        self.patience = min(2 * self.patience, LONGEST_RETRY)
        self.flush()

    def _failed(self, error: StoreError) -> None:
        _log.info("table %s not saved: %s", self._table_id, error)
        # Each act tries too: a few in a row must not put the retry off for half a minute.
        if error.retryable and not self._retry.isActive():
            self._retry.start(self.patience)
        self._show(Saving(len(self._waiting), error.code, dict(error.details)))

    def _show(self, saving: Saving) -> None:
        if saving != self.saving:
            self.saving = saving
            self.saving_changed.emit(saving)
