"""The settings dialog: every choice takes effect at once and is seen behind the dialog."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from widgets import theme
from widgets.labels import TextLabel

translate = QCoreApplication.translate

SCALES: Final = (1.0, 1.25, 1.5, 1.75, 2.0)


@dataclass(frozen=True, slots=True)
class Preferences:
    """What the dialog shows; the values are those of the settings file."""

    language: str = "system"
    theme: str = "system"
    text_scale: float = 1.0
    reduced_motion: bool = False
    after_sleep: str = "ask"


class SettingsDialog(QDialog):
    """Shows the preferences and says each change; open it with `open()`."""

    changed = Signal(str, object)
    """Name of the preference and its new value."""
    shortcuts_requested = Signal()
    reset_layout_requested = Signal()

    def __init__(
        self,
        preferences: Preferences,
        languages: Mapping[str, str],
        parent: QWidget | None = None,
    ) -> None:
        """`languages` are codes and names, each name in its own language."""
        super().__init__(parent)
        self.setModal(True)
        self._names = dict(languages)
        self._labels: list[tuple[TextLabel, QComboBox]] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 16, 16, 16)
        self._column.setSpacing(theme.SPACE[0])
        self.language = self._combo("language", ("system", *languages), preferences.language)
        self.theme = self._combo("theme", ("system", *theme.NAMES), preferences.theme)
        self.scale = self._combo("text_scale", SCALES, preferences.text_scale)
        self.sleep = self._combo("after_sleep", ("ask", "count", "ignore"), preferences.after_sleep)
        self.motion = QCheckBox()
        self.motion.setChecked(preferences.reduced_motion)
        self.motion.toggled.connect(lambda on: self.changed.emit("reduced_motion", on))
        self._keys, self._layout_button = QPushButton(), QPushButton()
        self._keys.clicked.connect(self.shortcuts_requested)
        self._layout_button.clicked.connect(self.reset_layout_requested)
        self._box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        # The style would add an icon that is none of ours.
        self._box.button(QDialogButtonBox.StandardButton.Close).setIcon(QIcon())
        self._box.rejected.connect(self.reject)
        for widget in (self.motion, self._keys, self._layout_button):
            self._column.addWidget(widget)
        self._column.addSpacing(theme.SPACE[2])
        self._column.addWidget(self._box)
        self.setMinimumWidth(328)
        self.retranslate()

    def _combo(self, name: str, values: tuple[object, ...], value: object) -> QComboBox:
        label, combo = TextLabel(token="muted"), QComboBox()
        for item in values:
            combo.addItem("", item)
        combo.setCurrentIndex(max(0, combo.findData(value)))
        label.setBuddy(combo)
        combo.activated.connect(lambda _index: self.changed.emit(name, combo.currentData()))
        self._labels.append((label, combo))
        self._column.addWidget(label)
        self._column.addWidget(combo)
        return combo

    def retranslate(self) -> None:
        """Say everything again, in the language that is installed now."""
        self.setWindowTitle(translate("Settings", "Settings"))
        titles = (
            translate("Settings", "Language"),
            translate("Settings", "Colours"),
            translate("Settings", "Size of text"),
            translate("Settings", "Timers after the computer slept"),
        )
        for (label, combo), title in zip(self._labels, titles, strict=True):
            label.setText(title)
            combo.setAccessibleName(title)
        system = translate("Settings", "Like the system")
        _name_items(self.language, lambda code: self._names.get(str(code), system))
        themes = {
            "light": translate("Settings", "Light"),
            "dark": translate("Settings", "Dark"),
            "night": translate("Settings", "Night (red on black)"),
        }
        _name_items(self.theme, lambda name: themes.get(str(name), system))
        _name_items(self.scale, lambda factor: f"{100 * float(str(factor)):.0f} %")
        sleeps = {
            "ask": translate("Settings", "Ask whether it counts"),
            "count": translate("Settings", "Count it"),
            "ignore": translate("Settings", "Do not count it"),
        }
        _name_items(self.sleep, lambda name: sleeps[str(name)])
        self.motion.setText(translate("Settings", "Show no movement"))
        self._keys.setText(translate("Settings", "Keys…"))
        self._layout_button.setText(translate("Settings", "Reset the window"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _name_items(combo: QComboBox, name: Callable[[object], str]) -> None:
    for index in range(combo.count()):
        combo.setItemText(index, name(combo.itemData(index)))
