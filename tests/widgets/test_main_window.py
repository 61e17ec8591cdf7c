from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from tests.helpers.a11y import assert_accessible
from widgets.banners import Choice
from widgets.commands import Command
from widgets.main_window import MainWindow


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    found = MainWindow({"a": ("Ctrl+7",)})
    qtbot.addWidget(found, before_close_func=lambda found: found.close_now())
    found.show()
    return found


def command(name: str, run: object, *keys: str) -> Command:
    return Command(name, lambda: name, keys, run, lambda: "Group")  # type: ignore[arg-type]


def test_it_asks_before_it_closes(window: MainWindow) -> None:
    asked: list[str] = []
    window.close_requested.connect(lambda: asked.append("close"))
    assert not window.close()
    assert window.isVisible()
    assert asked == ["close"]
    window.close_now()
    assert not window.isVisible()
    assert asked == ["close"]


def test_commands_come_and_go_with_their_page(qtbot: QtBot, window: MainWindow) -> None:
    first, second, ran = QLabel("1"), QLabel("2"), []
    window.show_page(first, [command("a", lambda: ran.append("a"), "Ctrl+1")])
    window.show_page(second, [command("b", lambda: ran.append("b"), "Ctrl+2")])
    assert window.page() is second
    assert [found.id for found in window.commands.commands()] == ["b"]
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert ran == ["b"]
    window.show_page(first, [command("a", lambda: ran.append("a"), "Ctrl+1")])
    assert window.commands.keys("a") == ("Ctrl+7",)


def test_a_dropped_page_goes(qtbot: QtBot, window: MainWindow) -> None:
    page, home = QLabel("page"), QLabel("home")
    window.show_page(page)
    window.show_page(home)
    gone: list[str] = []
    page.destroyed.connect(lambda: gone.append("page"))
    window.drop_page(page)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert gone == ["page"]
    assert window.page() is home


def test_the_title_names_the_table(window: MainWindow) -> None:
    assert window.windowTitle() == "Bathysphere"
    window.show_title("Friday")
    assert window.windowTitle() == "Friday - Bathysphere"


def test_a_change_of_language_is_told_once(window: MainWindow) -> None:
    told: list[str] = []
    window.language_changed.connect(lambda: told.append("told"))
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))
    assert told == ["told"]


def test_banners_say_ask_and_go(window: MainWindow) -> None:
    banners, answers = window.banners, []
    assert not banners.isVisible()
    banners.put("full", lambda: "The disk is full.", kind="danger", closable=False)
    yes = Choice(lambda: "Yes", lambda: answers.append("yes"), first=True)
    no = Choice(lambda: "No", lambda: answers.append("no"))
    banners.put("ask", lambda: "Does it count?", (yes, no), kind="warn")
    assert banners.names() == ("full", "ask")
    asked = banners.banner("ask")
    assert asked is not None
    assert [button.text() for button in asked.buttons()] == ["Yes", "No"]
    asked.buttons()[1].click()
    assert answers == ["no"]
    assert banners.names() == ("full",)
    full = banners.banner("full")
    assert full is not None
    assert not full._close.isVisible()
    banners.take("full")
    banners.take("full")
    assert not banners.isVisible()


def test_a_banner_of_the_same_name_is_replaced(window: MainWindow) -> None:
    for text in ("one", "two"):
        window.banners.put("name", lambda text=text: text)
    assert window.banners.names() == ("name",)
    found = window.banners.banner("name")
    assert found is not None
    assert found.sentence() == "two"
    found._close.click()
    assert window.banners.names() == ()


@pytest.mark.parametrize("width", [360, 1280])
def test_banners_are_whole_at_any_width(qtbot: QtBot, window: MainWindow, width: int) -> None:
    window.show_page(QPushButton("page"))
    long = "The computer slept for 8:00. Does it count for the timers of this table? " * 2
    window.banners.put("ask", lambda: long, [Choice(lambda: "Do not count it", lambda: None)])
    window.resize(width, 600)
    qtbot.wait(1)
    assert_accessible(window)
