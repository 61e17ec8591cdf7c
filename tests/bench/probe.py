"""The real application with a stopwatch on it; `bench_application` starts it as a process.

Usage: python -m tests.bench.probe FOLDER BEGAN [TABLE]

BEGAN is time.monotonic() of the caller when it started this process. Without TABLE the home
page is shown and left alone; with it the table is opened and a game is typed into it. Prints one
JSON object.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

BEGAN = float(sys.argv[2])
IDLE_SECONDS = 5
SETTLE_MS = 1500
# A boustrophedon with silences: stays legal, and keeps thousands of hypotheses alive.
KEYS = "EEENWWWLNEEENWWWLSEEEENNWL" * 3


def resident() -> float:
    """Memory of this process in MiB."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def main() -> None:
    """Start the application with hooks."""
    from PySide6.QtCore import QEvent, QObject, Qt, QTimer
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from app import application
    from app.__main__ import main as start

    result: dict[str, Any] = {}

    class Watch(QObject):
        """Calls back once, when the window has next been painted."""

        def __init__(self, window: QObject) -> None:
            super().__init__()
            self.then: Callable[[], None] | None = None
            window.installEventFilter(self)

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if self.then is not None and event.type() in (
                QEvent.Type.UpdateRequest,
                QEvent.Type.Expose,
            ):
                then, self.then = self.then, None
                QTimer.singleShot(0, then)  # after this very event was carried out
            return False

    class Probe(application.Application):
        """The application, measured."""

        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            self.watch = Watch(self.window)
            self.watch.then = self.painted

        def painted(self) -> None:
            result["start"] = time.monotonic() - BEGAN
            QTimer.singleShot(SETTLE_MS, self.use if len(sys.argv) > 3 else self.rest)

        def rest(self) -> None:
            used = time.process_time()

            def over() -> None:
                result["idle"] = (time.process_time() - used) / IDLE_SECONDS
                self.finish()

            QTimer.singleShot(IDLE_SECONDS * 1000, over)

        def use(self) -> None:
            from widgets.captain_sonar.page import RadioPage

            self.desk.open_table(int(sys.argv[3]))
            self.page = self.window.findChild(RadioPage)
            self.painted_after: list[float] = []
            self.known_after: list[float] = []
            self.page.analyst.found.connect(self.known)
            self.keys: Iterator[str] = iter(KEYS)
            QTimer.singleShot(SETTLE_MS, self.press)

        def press(self) -> None:
            key = next(self.keys, "")
            if not key:
                QTimer.singleShot(SETTLE_MS, self.done)
                return
            self.pressed = time.perf_counter()
            self.watch.then = self.shown
            QTest.keyClick(QApplication.focusWidget(), getattr(Qt.Key, f"Key_{key}"))

        def shown(self) -> None:
            self.painted_after.append(time.perf_counter() - self.pressed)
            QTimer.singleShot(300, self.press)

        def known(self, _findings: object) -> None:
            self.known_after.append(time.perf_counter() - self.pressed)

        def done(self) -> None:
            result["lines"] = len(self.desk.table.session.state.lines)
            result["painted"], result["known"] = self.painted_after, self.known_after
            self.rest()

        def finish(self) -> None:
            result["memory"] = resident()
            result["peak"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            self.desk.quit_requested.emit()

    application.Application = Probe
    status = start(["--data", sys.argv[1]])
    # Behind the sentence that there is no display.
    print(json.dumps({**result, "status": status}))


if __name__ == "__main__":
    main()
