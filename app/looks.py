"""Theme, fonts and language of the running application, from the settings and live."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from app.i18n import Translations
from app.settings import Settings
from widgets import fonts, theme


class Looks(QObject):
    """Keeps what is seen in step with the settings and with the system."""

    def __init__(self, app: QApplication, settings: Settings) -> None:
        """Dress the application now, and again whenever a setting or the system changes."""
        super().__init__()
        self._app, self._settings = app, settings
        self._translations = Translations()
        self._speak()
        self._dress()
        settings.changed.connect(self._follow)
        app.styleHints().colorSchemeChanged.connect(lambda _scheme: self._dress())

    def stop(self) -> None:
        """Take the translators out, before the application goes."""
        self._translations.remove()

    def _follow(self, key: str) -> None:
        if key == "language":
            self._speak()
            self._dress()
        elif key in ("theme", "text_scale", "reduced_motion"):
            self._dress()

    def _speak(self) -> None:
        self._translations.install(self._settings.language)
        fonts.install(self._app, self._translations.language)

    def _dress(self) -> None:
        theme.apply(
            self._app,
            theme.load(self.theme_name()),
            scale=self._settings.text_scale,
            reduced_motion=self._settings.reduced_motion,
        )

    def theme_name(self) -> str:
        """The theme to show: the one that was set, else what the system prefers."""
        if self._settings.theme != "system":
            return self._settings.theme
        dark = self._app.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return "dark" if dark else "light"
