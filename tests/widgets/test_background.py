from __future__ import annotations

from widgets.background import Inline


def test_work_is_done_at_once_and_its_result_handed_on() -> None:
    results: list[str] = []
    cancel = Inline().run(lambda cancelled: f"done, cancelled: {cancelled()}", results.append)
    assert results == ["done, cancelled: False"]
    cancel()
    assert len(results) == 1
