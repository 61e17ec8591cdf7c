"""Where long work runs: a protocol, so that widgets need no threads of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

T = TypeVar("T")
Cancelled = Callable[[], bool]
"""Asked by the work now and then; True means that its result is no longer wanted."""


class Background(Protocol):
    """Runs work off the GUI thread."""

    def run(self, work: Callable[[Cancelled], T], done: Callable[[T], None]) -> Callable[[], None]:
        """Start `work(cancelled)`; `done(result)` is called in the GUI thread.

        Returns a function that cancels: `done` is then never called. An error in
        the work goes to the application's error dialog.
        """
        ...


class Inline:
    """Runs the work at once, in the caller's thread."""

    def run(self, work: Callable[[Cancelled], T], done: Callable[[T], None]) -> Callable[[], None]:
        """Run now; there is nothing left to cancel afterwards."""
        done(work(lambda: False))
        return lambda: None
