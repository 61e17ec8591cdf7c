"""Languages: which there are, which one the system asks for, and switching while running."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QMessageLogContext,
    QtMsgType,
    QTranslator,
    qInstallMessageHandler,
)

import resources

LANGUAGES: Final[dict[str, str]] = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
}
"""Every language there is a translation for, under its own name."""


def choose(wanted: Sequence[str]) -> str:
    """The language that suits a list of BCP 47 tags best; English when none does.

    Chinese in traditional script, and that of Taiwan, Hong Kong and Macao, is `zh_TW`.
    """
    for tag in wanted:
        parts = tag.replace("_", "-").split("-")
        first, rest = parts[0].lower(), {part.lower() for part in parts[1:]}
        if first == "zh":
            traditional = "hant" in rest or ("hans" not in rest and rest & {"tw", "hk", "mo"})
            return "zh_TW" if traditional else "zh_CN"
        if first in LANGUAGES:
            return first
    return "en"


def system_language() -> str:
    """The language of the system, among those there are."""
    return choose(QLocale.system().uiLanguages())


class Translations:
    """The translators that are installed: our texts and Qt's own."""

    def __init__(self) -> None:
        """Nothing is installed until `install`."""
        self._installed: list[QTranslator] = []
        self.language = ""

    def install(self, setting: str) -> str:
        """Install a language, or the system's for `system`; gives the language in use.

        With an application running, every widget gets a LanguageChange event.
        """
        language = setting if setting in LANGUAGES else system_language()
        if language == self.language:
            return language
        self.remove()
        QLocale.setDefault(QLocale(language))
        qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self._add(f"qtbase_{language}", qt_folder)
        # Ours last: the one installed last is asked first.
        self._add(f"bathysphere_{language}", str(resources.path("i18n")))
        self.language = language
        return language

    def remove(self) -> None:
        """Take every translator out again."""
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed.clear()
        self.language = ""

    def _add(self, name: str, folder: str) -> None:
        translator = QTranslator()
        if translator.load(name, folder) and QCoreApplication.installTranslator(translator):
            self._installed.append(translator)


@contextmanager
def any_locale() -> Iterator[None]:
    """Make the application in here: Qt warns of a locale without UTF-8, and copes."""

    def handle(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if not text.startswith("Detected locale"):
            print(text, file=sys.stderr)

    before = qInstallMessageHandler(handle)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


@contextmanager
def speaking() -> Iterator[None]:
    """Speak the system's language where no window has set another one."""
    # Translations need an application, but no screen.
    with any_locale():
        app = QCoreApplication.instance() or QCoreApplication(["bathysphere"])
    app.setApplicationName("bathysphere")
    locale, translations = QLocale(), Translations()
    translations.install("system")
    try:
        yield
    finally:
        translations.remove()
        QLocale.setDefault(locale)
