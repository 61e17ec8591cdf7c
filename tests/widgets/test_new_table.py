from __future__ import annotations

import dataclasses

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.helpers.a11y import assert_accessible
from tests.helpers.lantern import RULES, Options
from tests.helpers.lantern_screen.kit import KIT
from widgets.new_table import NewTablePage

OTHER = dataclasses.replace(KIT, rules=dataclasses.replace(RULES, id="tests.other"))


@pytest.fixture
def page(qtbot: QtBot) -> NewTablePage:
    found = NewTablePage([KIT, OTHER])
    qtbot.addWidget(found)
    found.resize(800, 600)
    found.show()
    return found


def test_enter_starts_with_the_defaults(qtbot: QtBot, page: NewTablePage) -> None:
    page.open("Lantern 2")
    started: list[tuple[object, ...]] = []
    page.start_requested.connect(lambda *values: started.append(values))
    assert page.start.hasFocus()
    qtbot.keyClick(page.start, Qt.Key.Key_Return)
    assert started == [(RULES.id, Options(), "Lantern 2")]


def test_a_typed_name_and_other_options(qtbot: QtBot, page: NewTablePage) -> None:
    page.open("Lantern")
    started: list[tuple[object, ...]] = []
    page.start_requested.connect(lambda *values: started.append(values))
    qtbot.keyClicks(page.name, "  Deep ")
    page._forms[RULES.id].set_options(Options(oil=3))
    qtbot.keyClick(page.name, Qt.Key.Key_Return)
    assert started == [(RULES.id, Options(oil=3), "Deep")]


def test_another_game_by_its_drawing(qtbot: QtBot, page: NewTablePage) -> None:
    page.open("Lantern")
    assert page.chosen() is KIT
    qtbot.mouseClick(page._games[1], Qt.MouseButton.LeftButton)
    assert page.chosen() is OTHER
    shown = [game for game, form in page._forms.items() if form.isVisible()]
    assert shown == ["tests.other"]


def test_options_that_cannot_be_played_say_why(page: NewTablePage) -> None:
    page._forms[RULES.id].set_options(Options(oil=0))
    assert not page.start.isEnabled()
    assert page._refusal.isVisible()
    page.name.returnPressed.emit()
    page._forms[RULES.id].set_options(Options(oil=1))
    assert page.start.isEnabled()
    assert not page._refusal.isVisible()


def test_back(qtbot: QtBot, page: NewTablePage) -> None:
    with qtbot.waitSignal(page.back_requested, timeout=500):
        page._back.click()


@pytest.mark.parametrize("width", [360, 1280])
def test_everything_is_named_and_whole(qtbot: QtBot, page: NewTablePage, width: int) -> None:
    page.resize(width, 640)
    qtbot.wait(1)
    assert_accessible(page)
