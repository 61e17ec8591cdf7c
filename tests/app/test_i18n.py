from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale, QObject
from PySide6.QtWidgets import QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from app.i18n import LANGUAGES, Translations, choose


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (["de-AT", "en"], "de"),
        (["fr_CA"], "fr"),
        (["zh-Hans-CN"], "zh_CN"),
        (["zh"], "zh_CN"),
        (["zh-TW"], "zh_TW"),
        (["zh-Hant-HK"], "zh_TW"),
        (["zh-HK"], "zh_TW"),
        (["zh-Hans-HK"], "zh_CN"),
        (["pt-BR", "fr"], "fr"),
        (["xx"], "en"),
        (["C"], "en"),
        ([], "en"),
        ([""], "en"),
    ],
)
def test_the_language_of_the_system(wanted: list[str], expected: str) -> None:
    assert choose(wanted) == expected


@pytest.fixture
def translations(qtbot: QtBot) -> Iterator[Translations]:
    before = QLocale()
    found = Translations()
    yield found
    found.remove()
    QLocale.setDefault(before)


@pytest.mark.parametrize(("language", "word"), [("de", "Abbrechen"), ("fr", "Annuler")])
def test_qt_own_buttons_are_translated(
    qtbot: QtBot, translations: Translations, language: str, word: str
) -> None:
    translations.install(language)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "") == word


@pytest.mark.parametrize("language", ["zh_CN", "zh_TW"])
def test_qt_own_buttons_are_chinese(
    qtbot: QtBot, translations: Translations, language: str
) -> None:
    translations.install(language)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert "取消" in box.button(QDialogButtonBox.StandardButton.Cancel).text()


def test_switching_tells_every_widget_and_ends_in_the_last_language(
    qtbot: QtBot, translations: Translations
) -> None:
    heard: list[QEvent.Type] = []

    class Listener(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            heard.append(event.type())
            return False

    widget, listener = QWidget(), Listener()
    qtbot.addWidget(widget)
    widget.installEventFilter(listener)
    assert translations.install("fr") == "fr"
    assert translations.install("de") == "de"
    qtbot.waitUntil(lambda: QEvent.Type.LanguageChange in heard, timeout=1000)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert "Abbrechen" in box.button(QDialogButtonBox.StandardButton.Cancel).text()
    assert QLocale().language() is QLocale.Language.German
    widget.removeEventFilter(listener)


def test_system_is_one_of_those_there_are(translations: Translations) -> None:
    assert translations.install("system") in LANGUAGES
