"""The pad: everything that can be heard, in reach of one thumb."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from engines.captain_sonar.observations import Observation
from widgets.captain_sonar.keys import ACTS, Key, act_run

translate = QCoreApplication.translate

_BIG: Final = (
    ("torpedo", "silence", "north", "surface", "drone"),
    ("mine", "west", "south", "east", "sonar"),
)
_LEAST: Final = 56
"""Least width of a key, in pixels: five fit beside a map on a small tablet."""
_SMALL: Final = ("trigger", "used", "type", "", "hit")


class Pad(QWidget):
    """The enemy's acts at the left and in the middle, our own questions at the right."""

    heard = Signal(object)
    """An observation that is complete."""
    begun = Signal(str)
    """The kind of one that needs more, or "type"."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Five columns of keys."""
        super().__init__(parent)
        self._keys: dict[str, Key] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(4)
        for row, line in enumerate(_BIG):
            for column, act_id in enumerate(line):
                grid.addWidget(self._key(act_id, big=True), row, column)
        for column, act_id in enumerate(_SMALL):
            if act_id:
                span = 2 if act_id == "type" else 1
                grid.addWidget(self._key(act_id), len(_BIG), column, 1, span)
        for column in range(5):
            grid.setColumnStretch(column, 1)
            grid.setColumnMinimumWidth(column, _LEAST)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(translate("Pad", "What was heard"))

    def key(self, act_id: str) -> Key:
        """One key. Raises KeyError for an unknown id."""
        return self._keys[act_id]

    def all_keys(self) -> tuple[Key, ...]:
        """All keys."""
        return tuple(self._keys.values())

    def light(self, act_id: str | None) -> None:
        """Show which observation is being entered."""
        for key in self._keys.values():
            key.setChecked(key.act.id == act_id)

    def retranslate(self) -> None:
        """Say everything again."""
        self.setAccessibleName(translate("Pad", "What was heard"))
        for key in self._keys.values():
            key.set_hint(key.act.keys[0])

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def minimumSizeHint(self) -> QSize:
        """Five targets wide."""
        return QSize(5 * _LEAST + 16, super().minimumSizeHint().height())

    def _key(self, act_id: str, *, big: bool = False) -> Key:
        act = ACTS[act_id]
        key = Key(act, big=big)
        key.setCheckable(isinstance(act.does, str))
        key.clicked.connect(lambda: self._pressed(key))
        self._keys[act_id] = key
        return key

    def _pressed(self, key: Key) -> None:
        # The page lights the key of what is being entered; a click alone does not.
        key.setChecked(False)
        act_run(key.act, self._hear, self.begun.emit)

    def _hear(self, observation: Observation) -> None:
        self.heard.emit(observation)
