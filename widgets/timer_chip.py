"""One timer on the page: a key that starts and pauses, and large figures."""

from __future__ import annotations

from math import ceil, floor
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from engines.timers import Timer, TimerChange, elapsed, remaining
from widgets import accessible, icons, theme
from widgets.icon_label import IconLabel
from widgets.labels import TextLabel

translate = QCoreApplication.translate
_KEYS: Final = {
    Qt.Key.Key_Plus: 10.0,
    Qt.Key.Key_Minus: -10.0,
    Qt.Key.Key_PageUp: 60.0,
    Qt.Key.Key_PageDown: -60.0,
}
_RESIZED: Final = (
    QEvent.Type.Polish,
    QEvent.Type.StyleChange,
    QEvent.Type.LayoutRequest,
    QEvent.Type.Show,
)


def clock_text(seconds: float, *, down: bool) -> str:
    """Seconds as "4:05" or "1:04:05". A countdown shows 0:00 only when it is over."""
    whole = ceil(seconds) if down else floor(seconds)
    hours, rest = divmod(max(0, whole), 3600)
    if hours:
        return f"{hours}:{rest // 60:02d}:{rest % 60:02d}"
    return f"{rest // 60}:{rest % 60:02d}"


def shown_seconds(timer: Timer, now: float) -> float:
    """What a timer shows: seconds left of a countdown, else seconds counted."""
    return remaining(timer, now) if timer.direction == "down" else elapsed(timer, now)


def is_over(timer: Timer, now: float) -> bool:
    """True for a countdown with nothing left."""
    return timer.direction == "down" and remaining(timer, now) <= 0.0


def until_next(timer: Timer, now: float) -> float:
    """Seconds until the figures change; 0 when they will not."""
    if is_over(timer, now):
        return 0.0
    seconds = shown_seconds(timer, now)
    if timer.direction == "down":
        return seconds - (ceil(seconds) - 1)
    return floor(seconds) + 1 - seconds


class _Figures(QPushButton):
    """A key as large as the words in it; a style sheet would give every key one height."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("act", "own-size")

    def sizeHint(self) -> QSize:
        inside = self.layout()
        size = inside.sizeHint() if inside is not None else QSize()
        return size.expandedTo(QSize(theme.CONTROL, theme.CONTROL))

    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in _RESIZED:
            self.setMinimumSize(self.sizeHint())
        return handled


class TimerChip(QWidget):
    """One timer: a key that starts and pauses, and figures that open what else can be done."""

    change_requested = Signal(object)
    more_requested = Signal()

    def __init__(self) -> None:
        """Blank until `show_reading`."""
        super().__init__()
        self.toggle = QToolButton()
        self.toggle.setProperty("act", "quiet")
        self.toggle.clicked.connect(self._toggle)
        self.figures = _Figures()
        self.figures.clicked.connect(self.more_requested)
        self._digits = TextLabel(size=theme.HEADING, bold=True, tabular=True, wrap=False)
        self._name = TextLabel(size=theme.CAPTION, token="muted", wrap=False)
        self._over = IconLabel("warning", "danger", 20)
        self._over.hide()
        words = QVBoxLayout()
        words.setSpacing(0)
        for label in (self._digits, self._name):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            words.addWidget(label)
        inside = QHBoxLayout(self.figures)
        inside.setContentsMargins(theme.SPACE[1], 0, theme.SPACE[1], 0)
        inside.setSpacing(theme.SPACE[1])
        inside.addWidget(self._over)
        inside.addLayout(words)
        for part in (self._over, self._digits, self._name):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.toggle)
        row.addWidget(self.figures)
        self.timer = Timer("")
        self.now = 0.0
        self._shown: tuple[object, ...] = ()

    def text(self) -> str:
        """The figures as they stand."""
        return self._digits.text()

    def show_reading(self, timer: Timer, now: float, name: str) -> None:
        """Show a timer at a reading of the clock."""
        over = is_over(timer, now)
        digits = clock_text(shown_seconds(timer, now), down=timer.direction == "down")
        self.timer, self.now = timer, now
        shown = (digits, name, over, timer.since is None)
        if shown == self._shown:
            return
        was_over = bool(self._shown) and bool(self._shown[2])
        self._shown = shown
        self._digits.setText(digits)
        caption = translate("Timers", "{name}: time is up") if over else "{name}"
        self._name.setText(caption.format(name=name))
        self._digits.set_token("danger" if over else "text")
        self._name.set_token("danger" if over else "muted")
        self._over.setVisible(over)
        if over and not was_over:
            accessible.announce(self, self._name.text())
        self._name_keys(name, digits)
        # Figures of one length keep one width: the strip must not twitch as they count.
        least = self._digits.fontMetrics().horizontalAdvance("0:00:00"[-len(digits) :])
        self._digits.setMinimumWidth(least)

    def _name_keys(self, name: str, digits: str) -> None:
        running = self.timer.since is not None
        icons.put(self.toggle, "pause" if running else "play", "text", 20)
        start, pause = translate("Timers", "Start {name}"), translate("Timers", "Pause {name}")
        self.toggle.setAccessibleName((pause if running else start).format(name=name))
        self.toggle.setToolTip(self.toggle.accessibleName())
        more = translate("Timers", "{name}, {time}: change").format(name=name, time=digits)
        self.figures.setAccessibleName(more)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Plus and minus change what is shown by ten seconds, page up and down by a minute."""
        shown = _KEYS.get(Qt.Key(event.key()))
        if shown is None:
            super().keyPressEvent(event)
            return
        counted = -shown if self.timer.direction == "down" else shown
        self._emit("adjust", counted)

    def _toggle(self) -> None:
        self._emit("start" if self.timer.since is None else "pause", 0.0)

    def _emit(self, what: Literal["start", "pause", "adjust"], seconds: float) -> None:
        change = TimerChange(what, self.timer.id, at=self.now, seconds=seconds, reason="hand")
        self.change_requested.emit(change)
