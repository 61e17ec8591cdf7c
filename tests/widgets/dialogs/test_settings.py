from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from tests.helpers.a11y import assert_accessible
from widgets.dialogs.settings import Preferences, SettingsDialog

LANGUAGES = {"en": "English", "de": "Deutsch"}


@pytest.fixture
def dialog(qtbot: QtBot) -> SettingsDialog:
    found = SettingsDialog(Preferences("de", "night", 1.5, True, "count"), LANGUAGES)
    qtbot.addWidget(found)
    found.open()
    return found


def test_it_shows_what_is_set(dialog: SettingsDialog) -> None:
    combos = (dialog.language, dialog.theme, dialog.scale, dialog.sleep)
    texts = [combo.currentText() for combo in combos]
    assert texts == ["Deutsch", "Night (red on black)", "150 %", "Count it"]
    assert dialog.motion.isChecked()


def test_each_change_is_told_at_once(dialog: SettingsDialog) -> None:
    told: list[tuple[str, object]] = []
    dialog.changed.connect(lambda name, value: told.append((name, value)))
    for combo, index in ((dialog.language, 0), (dialog.theme, 1), (dialog.scale, 4)):
        combo.setCurrentIndex(index)
        combo.activated.emit(index)
    dialog.motion.click()
    assert told == [
        ("language", "system"),
        ("theme", "light"),
        ("text_scale", 2.0),
        ("reduced_motion", False),
    ]


def test_a_value_that_is_not_offered_shows_the_first(qtbot: QtBot) -> None:
    found = SettingsDialog(Preferences(language="xx"), LANGUAGES)
    qtbot.addWidget(found)
    assert found.language.currentData() == "system"


def test_everything_is_named(qtbot: QtBot, dialog: SettingsDialog) -> None:
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert_accessible(dialog)
