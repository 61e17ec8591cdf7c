from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.looks import Looks
from app.settings import Settings
from widgets import theme
from widgets.home_page import HomePage
from widgets.labels import ElidedLabel, TextLabel


@pytest.fixture
def settings(qapp: QApplication, tmp_path: Path) -> Iterator[Settings]:
    font, locale = QFont(qapp.font()), QLocale()
    found = Settings(tmp_path)
    looks = Looks(qapp, found)
    yield found
    looks.stop()
    qapp.setFont(font)
    QLocale.setDefault(locale)
    theme.apply(qapp, theme.load("light"))


@pytest.mark.parametrize("name", theme.NAMES)
def test_a_theme_is_shown_at_once(qapp: QApplication, settings: Settings, name: str) -> None:
    settings.theme = name
    assert theme.current().name == name
    assert qapp.palette().color(QPalette.ColorRole.Window) == theme.load(name).bg


def test_the_system_decides_between_light_and_dark(settings: Settings) -> None:
    settings.theme = "night"
    settings.theme = "system"
    assert theme.current().name in ("light", "dark")


def test_text_scale_and_motion(qtbot: QtBot, settings: Settings) -> None:
    label = TextLabel("words", theme.HEADING)
    qtbot.addWidget(label)
    label.show()
    settings.text_scale = 2.0
    assert theme.scale() == 2.0
    qtbot.waitUntil(lambda: label.font().pixelSize() == 40, timeout=1000)
    settings.reduced_motion = True
    assert not theme.motion()


def test_labels_follow_the_theme(qtbot: QtBot, settings: Settings) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    label = TextLabel("words", token="muted", parent=parent)
    parent.show()
    settings.theme = "dark"
    ink = theme.load("dark").muted
    qtbot.waitUntil(
        lambda: label.palette().color(QPalette.ColorRole.WindowText) == ink, timeout=1000
    )


@pytest.mark.parametrize("language", ["de", "fr", "zh_CN", "zh_TW"])
def test_a_page_changes_its_language_while_it_is_shown(
    qtbot: QtBot, settings: Settings, language: str
) -> None:
    page = HomePage()
    qtbot.addWidget(page)
    page.show()
    settings.language = "en"
    qtbot.waitUntil(lambda: page._new.text() == "New table", timeout=1000)
    settings.language = language
    qtbot.waitUntil(lambda: page._new.text() != "New table", timeout=1000)
    assert page._heading.text() != "Tables"
    for letter in page._heading.text() + page._new.text():
        assert page._heading.fontMetrics().inFontUcs4(ord(letter)), letter


def test_a_long_name_ends_in_an_ellipsis(qtbot: QtBot) -> None:
    label = ElidedLabel("a name that is much too long for this")
    qtbot.addWidget(label)
    label.resize(80, 30)
    label.show()
    label.grab()
    assert label.toolTip() == label.text()
    label.resize(900, 30)
    label.grab()
    assert label.toolTip() == ""
