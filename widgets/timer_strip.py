"""The timers of a table: large figures that only read the clock service."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QScroller,
    QSizePolicy,
    QToolButton,
    QWidget,
)

from engines.contract import Seat
from engines.timers import Timer
from widgets import icons, theme
from widgets.timer_chip import TimerChip, until_next
from widgets.timer_popovers import AdjustPopover, NewTimerPopover

translate = QCoreApplication.translate
_AFTER_BOX: Final = 50
Reading = tuple[Timer, float]
"""A timer and the reading of the clock service to show it at, in seconds."""


class TimerStrip(QScrollArea):
    """A row of timers. It measures nothing: each repaint asks `read` what to show."""

    change_requested = Signal(object)
    """`TimerChange`; `at` is to be read anew when it is written down."""

    def __init__(self, read: Callable[[], Sequence[Reading]]) -> None:
        """`read` gives every timer of the table with the reading to show it at."""
        super().__init__()
        self._read = read
        self._seats: tuple[tuple[Seat, str], ...] = ()
        self._chips: list[TimerChip] = []
        self._inner = QWidget()
        self._row = QHBoxLayout(self._inner)
        # Room for the focus ring, which is painted in here.
        self._row.setContentsMargins(*(theme.SPACE[0],) * 4)
        self._row.setSpacing(theme.SPACE[0])
        self.setWidget(self._inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self._new = QToolButton()
        self._new.setProperty("act", "quiet")
        self._new.clicked.connect(self.ask_new)
        icons.put(self._new, "clock", "muted")
        self._row.addWidget(self._new)
        self._ticker = QTimer(self)
        self._ticker.setSingleShot(True)
        self._ticker.setTimerType(Qt.TimerType.PreciseTimer)
        self._ticker.timeout.connect(self.refresh)
        self.retranslate()

    @property
    def chips(self) -> tuple[TimerChip, ...]:
        """The timers that are shown, in order."""
        return tuple(self._chips)

    @property
    def new_button(self) -> QToolButton:
        """Makes the first timer; with one there, a new one is made from its box."""
        return self._new

    def set_seats(self, seats: Sequence[tuple[Seat, str]]) -> None:
        """Seats with their names, for clocks of one seat each."""
        self._seats = tuple(seats)
        self.refresh()

    def refresh(self) -> None:
        """Read and show; call it after each change of a timer."""
        readings = list(self._read())
        while len(self._chips) > len(readings):
            chip = self._chips.pop()
            self._row.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        while len(self._chips) < len(readings):
            self._add_chip()
        for chip, (timer, now) in zip(self._chips, readings, strict=True):
            chip.show_reading(timer, now, self._name(timer))
        self._new.setVisible(not readings)
        self._schedule(readings)

    def ask_new(self) -> None:
        """Open the box that makes a timer."""
        anchor = self._new if self._new.isVisible() else self
        taken = [chip.timer.id for chip in self._chips]
        box = NewTimerPopover(anchor, taken, self._seats)
        box.change_requested.connect(self.change_requested)
        box.open_at_anchor()

    def retranslate(self) -> None:
        """Name everything in the language that is installed now."""
        text = translate("Timers", "New timer")
        self._new.setAccessibleName(text)
        self._new.setToolTip(text)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """The first painted value is the right one."""
        self.refresh()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing ticks unseen."""
        self._ticker.stop()
        super().hideEvent(event)

    def sizeHint(self) -> QSize:
        """Every timer beside the others."""
        return self._inner.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """One timer: the others are scrolled to, by finger, wheel or Tab."""
        inside = self._inner.minimumSizeHint()
        first: QWidget = self._chips[0] if self._chips else self._new
        edges = 2 * theme.SPACE[0]
        return QSize(first.minimumSizeHint().width() + edges, inside.height())

    def event(self, event: QEvent) -> bool:
        """Ask for another place when the timers need more or less room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().event(event)

    def _name(self, timer: Timer) -> str:
        return dict(self._seats).get(timer.seat, timer.id) if timer.seat else timer.id

    def _add_chip(self) -> None:
        chip = TimerChip()
        chip.change_requested.connect(self.change_requested)
        chip.more_requested.connect(lambda: self._open(chip))
        self._chips.append(chip)
        self._row.addWidget(chip)

    def _open(self, chip: TimerChip) -> None:
        box = AdjustPopover(chip, self._name(chip.timer), chip.timer, chip.now)
        box.change_requested.connect(self.change_requested)
        # Later: a box that closes gives the focus back, which closes the next one.
        box.new_requested.connect(lambda: QTimer.singleShot(_AFTER_BOX, self, self.ask_new))
        box.open_at_anchor()

    def _schedule(self, readings: Sequence[Reading]) -> None:
        waits = [until_next(timer, now) for timer, now in readings if timer.since is not None]
        waits = [wait for wait in waits if wait > 0]
        if waits and self.isVisible():
            # A little late rather than early: early would show the old second once more.
            self._ticker.start(ceil(min(waits) * 1000) + 5)
        else:
            self._ticker.stop()
