"""The window around the pages: its title in another language, its size after the display."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from app import games
from app.clock import Clock
from app.desk import Desk
from app.games import Game
from app.i18n import Translations
from app.settings import Settings
from app.store import Store
from app.table_desk import TableDesk
from tests.helpers.fake_time import FakeSources
from tests.helpers.lantern import RULES
from widgets.background import Inline
from widgets.main_window import MainWindow


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr(games, "GAMES", (Game(RULES, "tests.helpers.lantern_screen"),))
    window = MainWindow()
    qtbot.addWidget(window)
    store = Store.open(tmp_path)
    found = Desk(window, store, Settings(tmp_path), Clock(FakeSources()), Inline())
    found.show_home()
    window.show()
    yield found
    found.close()
    window.close_now()
    store.close()


def table(desk: Desk) -> TableDesk:
    assert desk.table is not None
    return desk.table


def test_a_new_table_follows_the_language(
    qtbot: QtBot, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.show_new()
    new = desk._new
    assert new is not None
    monkeypatch.setattr(type(games.GAMES[0].text()), "name", lambda _self: "Laterne")
    before, spoken = QLocale(), Translations()
    try:
        spoken.install("de")
        qtbot.waitUntil(lambda: desk.window.windowTitle() == "Neue Partie - Bathysphere")
        assert new.name.placeholderText() == "Laterne"
        new.start.click()
    finally:
        spoken.remove()
        QLocale.setDefault(before)
    assert table(desk).session.info.title == "Laterne"


def test_the_display_gives_a_maximised_window_back(desk: Desk) -> None:
    desk.show_new()
    desk._new.start.click()  # type: ignore[union-attr]
    desk.window.showMaximized()
    table(desk).toggle_display()
    assert desk.window.isFullScreen()
    table(desk).toggle_display()
    assert not desk.window.isFullScreen()
    assert desk.window.isMaximized()
    table(desk).toggle_display()
    desk.leave(desk.show_home)
    assert desk.window.isMaximized()
