from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.tasks import Tasks, ThreadBackground


def test_a_spawned_task_is_kept_alive_and_its_error_reported() -> None:
    errors: list[BaseException] = []
    ran: list[str] = []

    async def fails() -> None:
        await asyncio.sleep(0)
        ran.append("yes")
        raise RuntimeError("broken")

    async def main() -> None:
        tasks = Tasks(errors.append)
        tasks.spawn(fails())
        gc.collect()
        await asyncio.sleep(0.01)

    asyncio.run(main())
    assert ran == ["yes"]
    assert [str(error) for error in errors] == ["broken"]


def test_stop_cancels_and_lets_tasks_clean_up() -> None:
    errors: list[BaseException] = []
    seen: list[str] = []

    async def waits() -> None:
        try:
            await asyncio.sleep(100)
        finally:
            seen.append("clean")

    async def main() -> None:
        tasks = Tasks(errors.append)
        tasks.spawn(waits())
        await asyncio.sleep(0)
        await tasks.stop()

    asyncio.run(main())
    assert seen == ["clean"]
    assert errors == []


def test_stop_does_not_wait_for_a_task_that_will_not_end() -> None:
    async def stubborn() -> None:
        end = time.monotonic() + 0.5
        while time.monotonic() < end:
            try:
                await asyncio.sleep(0.05)
            except asyncio.CancelledError:
                continue

    async def main() -> float:
        tasks = Tasks(lambda _error: None)
        tasks.spawn(stubborn())
        await asyncio.sleep(0)
        began = time.monotonic()
        await tasks.stop(0.1)
        return time.monotonic() - began

    assert asyncio.run(main()) < 0.4


@pytest.fixture
def errors() -> list[BaseException]:
    return []


@pytest.fixture
def background(qtbot: QtBot, errors: list[BaseException]) -> Iterator[ThreadBackground]:
    found = ThreadBackground(errors.append)
    yield found
    found.stop()


def test_the_result_comes_in_the_gui_thread(qtbot: QtBot, background: ThreadBackground) -> None:
    threads: list[threading.Thread] = []
    results: list[int] = []

    def work(_cancelled: Callable[[], bool]) -> int:
        threads.append(threading.current_thread())
        return 42

    def done(result: int) -> None:
        threads.append(threading.current_thread())
        results.append(result)

    background.run(work, done)
    assert results == []
    qtbot.waitUntil(lambda: results == [42], timeout=2000)
    assert threads[0] is not threading.main_thread()
    assert threads[1] is threading.main_thread()


def test_cancelled_work_sees_it_and_gives_no_result(
    qtbot: QtBot, background: ThreadBackground
) -> None:
    began, ended = threading.Event(), threading.Event()
    results: list[str] = []

    def work(cancelled: Callable[[], bool]) -> str:
        began.set()
        while not cancelled():
            time.sleep(0.001)
        ended.set()
        return "late"

    cancel = background.run(work, results.append)
    assert began.wait(2)
    cancel()
    assert ended.wait(2)
    background.run(lambda _cancelled: "next", results.append)
    qtbot.waitUntil(lambda: results == ["next"], timeout=2000)


def test_cancel_after_the_work_but_before_the_hand_over(
    qtbot: QtBot, background: ThreadBackground
) -> None:
    ended = threading.Event()
    results: list[bool] = []
    cancel = background.run(lambda _cancelled: ended.set() or True, results.append)
    assert ended.wait(2)
    cancel()
    qtbot.wait(30)
    assert results == []


def test_an_error_is_reported_in_the_gui_thread(
    qtbot: QtBot, background: ThreadBackground, errors: list[BaseException]
) -> None:
    def work(_cancelled: Callable[[], bool]) -> None:
        raise LookupError("nothing there")

    background.run(work, lambda _result: pytest.fail("no result is due"))
    qtbot.waitUntil(lambda: len(errors) == 1, timeout=2000)
    assert str(errors[0]) == "nothing there"


def test_stop_does_not_wait_for_work_that_ignores_it(
    qtbot: QtBot, errors: list[BaseException]
) -> None:
    found = ThreadBackground(errors.append, threads=1)
    began = threading.Event()

    def deaf(_cancelled: Callable[[], bool]) -> None:
        began.set()
        time.sleep(0.6)

    found.run(deaf, lambda _result: None)
    assert began.wait(2)
    start = time.monotonic()
    found.stop(0.1)
    assert time.monotonic() - start < 0.4
    found.run(lambda _cancelled: pytest.fail("stopped"), lambda _result: None)
