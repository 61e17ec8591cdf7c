"""Work beside the window: coroutines that are not lost, and threads for long computations."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal

T = TypeVar("T")
Report = Callable[[BaseException], None]


class Tasks:
    """The coroutines of the application, held until they end."""

    def __init__(self, report: Report) -> None:
        """`report` is told of every exception that a coroutine ends with."""
        self._report = report
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any], name: str = "") -> asyncio.Task[Any]:
        """Start a coroutine on the running loop and keep it alive. RuntimeError without a loop."""
        task = asyncio.get_running_loop().create_task(work, name=name or None)
        # The loop itself holds tasks weakly: one that nobody holds may vanish half done.
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._report(error)

    async def stop(self, seconds: float = 1.0) -> None:
        """Cancel everything and wait for the ends, at most `seconds`."""
        running = [task for task in self._running if task is not asyncio.current_task()]
        for task in running:
            task.cancel()
        if running:
            await asyncio.wait(running, timeout=seconds)


class _Job:
    """One piece of work on its way through a thread."""

    def __init__(self, work: Callable[[Callable[[], bool]], Any], done: Callable[[Any], None]):
        self.work = work
        self.done = done
        self.cancel = threading.Event()
        self.result: Any = None
        self.error: BaseException | None = None


class ThreadBackground(QObject):
    """Runs computations in a few threads and hands the results over in the GUI thread."""

    _finished = Signal(object)

    def __init__(self, report: Report, threads: int = 2) -> None:
        """`report` is told, in the GUI thread, of every exception that work ends with."""
        super().__init__()
        self._report = report
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._open: set[_Job] = set()
        self._stopped = False
        self._finished.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)
        # Daemons: a computation that does not look at `cancelled` must not hold up the exit.
        self._threads = [
            threading.Thread(target=self._work, name=f"background-{number}", daemon=True)
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    def run(
        self, work: Callable[[Callable[[], bool]], T], done: Callable[[T], None]
    ) -> Callable[[], None]:
        """Start `work(cancelled)`; `done(result)` follows in the GUI thread.

        The function that is returned cancels: `done` is then not called any more.
        """
        job = _Job(work, done)
        if self._stopped:
            job.cancel.set()
            return job.cancel.set
        self._open.add(job)
        self._jobs.put(job)
        return job.cancel.set

    def stop(self, seconds: float = 1.0) -> None:
        """Cancel everything and wait for the threads, at most `seconds` for all of them."""
        self._stopped = True
        for job in tuple(self._open):
            job.cancel.set()
        for _thread in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join(seconds / len(self._threads))

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            if not job.cancel.is_set():
                try:
                    job.result = job.work(job.cancel.is_set)
                except BaseException as error:
                    job.error = error
            if self._stopped:
                return
            self._finished.emit(job)

    def _hand_over(self, job: _Job) -> None:
        self._open.discard(job)
        if job.cancel.is_set():
            return
        if job.error is not None:
            self._report(job.error)
        else:
            job.done(job.result)
