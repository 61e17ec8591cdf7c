"""Whole games of a radio operator, typed key by key, against what is known of them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.clock import Clock
from app.desk import Desk
from app.settings import Settings
from app.store import Store
from app.tasks import ThreadBackground
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Claim,
    Course,
    Drone,
    Hit,
    Mine,
    Observation,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
    Used,
)
from engines.captain_sonar.radio import RULES, RadioOptions, chart_of, observations
from tests.helpers.fake_time import FakeSources
from tests.helpers.radio_table import CASES, RadioTable, case, press
from widgets.captain_sonar.page import RadioPage
from widgets.main_window import MainWindow


def typed(chart: Chart, observation: Observation) -> str:
    """The keys that a radio operator presses; "^" is Enter."""
    match observation:
        case Course(direction=heading):
            return heading.lower()
        case Silence():
            return "l"
        case Mine():
            return "m"
        case Surface(sector=sector):
            return f"f{sector}"
        case Torpedo(target=cell, self_hit=None):
            return f"t{_cell(chart, cell)}"
        case Trigger(target=cell, self_hit=None):
            return f"g{_cell(chart, cell)}"
        case Torpedo(target=cell, self_hit=hit):
            return f"/torpedo {cell} self {hit}^"
        case Trigger(target=cell, self_hit=hit):
            return f"/trigger {cell} self {hit}^"
        case Drone(sector=sector, found=found):
            return f"{sector}{'y' if found else 'n'}"
        case Hit(target=cell, result=result):
            return f"h{cell} {result[0]}"
        case Sonar(first=first, second=second):
            enter = (
                "" if second.kind == "column" or second.value * 10 > _most(chart, second) else "^"
            )
            return f"o{_claim(first)} {_claim(second)}{enter}"
        case Used(system=system):
            return "u" + {"drone": "d", "sonar": "o", "scenario": "c"}[system]
    raise TypeError(observation)


def _cell(chart: Chart, cell: str) -> str:
    return f"{cell}^" if int(cell[1:]) * 10 <= chart.rows else cell


def _most(chart: Chart, claim: Claim) -> int:
    return chart.rows if claim.kind == "row" else chart.sectors


def _claim(claim: Claim) -> str:
    if claim.kind == "column":
        return chr(ord("a") + claim.value - 1)
    return f"{claim.kind[0]}{claim.value}"


@pytest.mark.parametrize("number", range(len(list(CASES.glob("*.txt")))))
def test_a_transcript_by_keyboard_leaves_the_candidates_it_must(qtbot: QtBot, number: int) -> None:
    found, known = case(number)
    table = RadioTable(found.options)
    page = table.open(qtbot)
    chart = chart_of(found.options)
    for observation in found.observations:
        press(qtbot, page, typed(chart, observation))
    assert table.heard() == found.observations
    _compare(page, known[-1])


def _compare(page: RadioPage, known: dict) -> None:  # type: ignore[type-arg]
    shown = page.board.view.likelihood
    assert list(shown) == known["candidates"]
    assert shown == pytest.approx(known["likelihood"], abs=1e-6)


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    """The real window over a real store, its tracker in a thread."""
    errors: list[object] = []
    background = ThreadBackground(errors.append)
    window = MainWindow()
    qtbot.addWidget(window)
    with Store.open(tmp_path) as store:
        desk = Desk(window, store, Settings(tmp_path), Clock(FakeSources()), background)
        window.resize(1280, 800)
        with qtbot.waitExposed(window):
            window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        yield desk
        desk.close()
        background.stop()
        window.close_now()
    assert errors == []


def _open(desk: Desk, options: RadioOptions) -> tuple[int, RadioPage]:
    table_id = desk.store.create(RULES.id, "Tonight", options, 7).id
    desk.open_table(table_id)
    return table_id, _page(desk)


def _page(desk: Desk) -> RadioPage:
    assert desk.table is not None
    page = desk.table.view.page
    assert isinstance(page, RadioPage)
    return page


def test_a_whole_game_through_the_window_undone_and_opened_again(qtbot: QtBot, desk: Desk) -> None:
    found, known = case(3)
    table_id, page = _open(desk, found.options)
    chart = chart_of(found.options)
    for observation in found.observations:
        press(qtbot, desk.window, typed(chart, observation))
    assert observations(page.state) == found.observations
    qtbot.waitUntil(lambda: page.analyst.current, timeout=10_000)
    _compare(page, known[-1])
    QTest.keyClick(desk.window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert observations(page.state) == found.observations[:-1]
    qtbot.waitUntil(lambda: page.analyst.current, timeout=10_000)
    _compare(page, known[-2])
    desk.show_home()
    desk.open_table(table_id)
    again = _page(desk)
    assert observations(again.state) == found.observations[:-1]
    qtbot.waitUntil(lambda: again.analyst.current, timeout=10_000)
    _compare(again, known[-2])


def test_a_burst_through_the_window_is_durable_in_order(qtbot: QtBot, desk: Desk) -> None:
    _table_id, page = _open(desk, RadioOptions(chart_id="charlie-rt"))
    press(qtbot, desk.window, "nnel5n" * 12)
    heard = observations(page.state)
    assert heard == (Course("N"), Course("N"), Course("E"), Silence(), Drone(5, False)) * 12
    assert desk.table is not None
    assert len(desk.store.entries(desk.table.session.info.id)) == 60


def test_the_arrows_work_at_once_in_a_new_table(qtbot: QtBot, desk: Desk) -> None:
    _table_id, page = _open(desk, RadioOptions())
    press(qtbot, desk.window, "↑→")
    assert observations(page.state) == (Course("N"), Course("E"))
