"""What can be done with a timer, and how a new one is made."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from engines.contract import Seat
from engines.timers import Timer, TimerChange
from widgets import icons, theme
from widgets.popover import Popover
from widgets.stepper import Stepper

translate = QCoreApplication.translate
_STEPS: Final = (-60, -10, 10, 60)
_MOST_MINUTES: Final = 600


def _button(text: str, icon: str = "") -> QPushButton:
    button = QPushButton(text)
    button.setAccessibleName(text)
    if icon:
        icons.put(button, icon, size=20)
    return button


class AdjustPopover(Popover):
    """Take away or add time, reset, remove, or make another timer."""

    change_requested = Signal(object)
    """`TimerChange`."""
    new_requested = Signal()

    def __init__(self, anchor: QWidget, name: str, timer: Timer, now: float) -> None:
        """`now` is the reading of the clock service that a reset is counted from."""
        super().__init__(anchor, name)
        grid = QGridLayout()
        grid.setSpacing(theme.SPACE[1])
        for column, seconds in enumerate(_STEPS):
            sign, size = ("+" if seconds > 0 else "−"), abs(seconds)
            button = QPushButton(f"{sign}{size // 60}:{size % 60:02d}")
            if seconds > 0:
                text = translate("Timers", "Add %n second(s)", "", seconds)
            else:
                text = translate("Timers", "Take away %n second(s)", "", -seconds)
            button.setAccessibleName(text)
            button.setMinimumWidth(theme.text_px(72))
            button.clicked.connect(lambda _checked=False, by=seconds: self._adjust(timer, by))
            grid.addWidget(button, 0, column)
        self.column.addLayout(grid)
        reset = _button(translate("Timers", "Reset"), "undo")
        reset.clicked.connect(lambda: self._reset(timer, now))
        remove = _button(translate("Timers", "Remove"), "remove")
        remove.clicked.connect(lambda: self._emit(TimerChange("remove", timer.id)))
        new = _button(translate("Timers", "New timer"), "plus")
        new.clicked.connect(self._new)
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE[1])
        for button in (reset, remove, new):
            row.addWidget(button, 1)
        self.column.addLayout(row)

    def _adjust(self, timer: Timer, shown_seconds: int) -> None:
        # Time added to a countdown is time that was not used.
        counted = -shown_seconds if timer.direction == "down" else shown_seconds
        # The box stays open: several steps in a row are usual.
        self.change_requested.emit(
            TimerChange("adjust", timer.id, seconds=float(counted), reason="hand")
        )

    def _reset(self, timer: Timer, now: float) -> None:
        since = None if timer.since is None else now
        fresh = msgspec.structs.replace(timer, banked=0.0, since=since)
        self._emit(TimerChange("set", timer.id, timer=fresh, reason="hand"))

    def _emit(self, change: TimerChange) -> None:
        self.change_requested.emit(change)
        self.close()

    def _new(self) -> None:
        self.close()
        self.new_requested.emit()


class NewTimerPopover(Popover):
    """Name, direction, and minutes for a countdown; one a seat on request."""

    change_requested = Signal(object)
    """`TimerChange`, one for each timer that is made."""

    def __init__(
        self, anchor: QWidget, taken: Sequence[str], seats: Sequence[tuple[Seat, str]]
    ) -> None:
        """`taken` are the ids in use; `seats` with their names, for one timer each."""
        super().__init__(anchor, translate("Timers", "New timer"))
        self._taken, self._seats = set(taken), tuple(seats)
        self.name = QLineEdit(translate("Timers", "Game"))
        self.name.setMaxLength(40)
        self.name.setAccessibleName(translate("Timers", "Name of the timer"))
        self.up = _button(translate("Timers", "Count up"))
        self.down = _button(translate("Timers", "Count down"))
        self._group = QButtonGroup(self)
        row = QHBoxLayout()
        row.setSpacing(theme.SPACE[1])
        for button in (self.up, self.down):
            button.setCheckable(True)
            self._group.addButton(button)
            row.addWidget(button, 1)
        self.up.setChecked(True)
        self.minutes = Stepper(1, _MOST_MINUTES, 10)
        self.minutes.box.setSuffix(translate("Timers", " min"))
        self.minutes.set_names(
            translate("Timers", "Minutes to count down"),
            translate("Timers", "One minute less"),
            translate("Timers", "One minute more"),
        )
        self.minutes.hide()
        self.down.toggled.connect(self.minutes.setVisible)
        self.down.toggled.connect(lambda _on: self.adjustSize())
        self.each = QCheckBox(translate("Timers", "One for each seat"))
        self.each.setAccessibleName(self.each.text())
        self.each.toggled.connect(self.name.setDisabled)
        self.create_button = _button(translate("Timers", "Create"), "plus")
        icons.put(self.create_button, "plus", "on_accent", 20)
        self.create_button.setProperty("act", "next")
        self.create_button.clicked.connect(self._create)
        self.name.returnPressed.connect(self._create)
        self.column.addWidget(self.name)
        self.column.addLayout(row)
        for widget in (self.minutes, self.each, self.create_button):
            self.column.addWidget(widget)
        # Only now: a widget that is shown before it has a parent opens a window of its own.
        self.each.setVisible(len(self._seats) > 1)

    def _create(self) -> None:
        down = self.down.isChecked()
        limit = self.minutes.value() * 60.0 if down else 0.0
        if self.each.isChecked():
            wanted = [(seat, seat) for seat, _name in self._seats]
        else:
            wanted = [(self.name.text().strip() or translate("Timers", "Game"), "")]
        for name, seat in wanted:
            timer = Timer(self._free(name), "down" if down else "up", limit, seat)
            self.change_requested.emit(TimerChange("set", timer.id, timer=timer, reason="hand"))
        self.close()

    def _free(self, name: str) -> str:
        found, number = name, 1
        while found in self._taken:
            number += 1
            found = f"{name} {number}"
        self._taken.add(found)
        return found
