"""The big keys of the radio operator's page, and which keys of the keyboard do what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from engines.captain_sonar.observations import Course, Mine, Observation, Silence
from widgets import icons, theme
from widgets.captain_sonar import words
from widgets.captain_sonar.draft import Mode

translate = QCoreApplication.translate

Does = Observation | Mode
"""What a key does: writes an observation down at once, begins one, or opens the line."""


@dataclass(frozen=True, slots=True)
class Act:
    """One key of the page."""

    id: str
    does: Does
    keys: tuple[str, ...]
    icon: str = ""


ACTS: Final[Mapping[str, Act]] = MappingProxyType(
    {
        act.id: act
        for act in (
            Act("north", Course("N"), ("N", "Up")),
            Act("east", Course("E"), ("E", "Right")),
            Act("south", Course("S"), ("S", "Down")),
            Act("west", Course("W"), ("W", "Left")),
            Act("silence", Silence(), ("L",), "silence"),
            Act("surface", "surface", ("F",), "surface"),
            Act("torpedo", "torpedo", ("T",), "torpedo"),
            Act("mine", Mine(), ("M",), "mine"),
            Act("trigger", "trigger", ("G",), "hit"),
            Act("used", "used", ("U",), "more"),
            Act("drone", "drone", ("D",), "drone"),
            Act("sonar", "sonar", ("O",), "sonar"),
            Act("hit", "hit", ("H",), "torpedo"),
            Act("type", "type", ("/", "Ctrl+L"), "keyboard"),
        )
    }
)


def face(act_id: str) -> str:
    """The words on a key. Raises KeyError for an unknown one."""
    return {
        "north": lambda: words.letter("N"),
        "east": lambda: words.letter("E"),
        "south": lambda: words.letter("S"),
        "west": lambda: words.letter("W"),
        "silence": lambda: translate("Keys", "Silence"),
        "surface": lambda: translate("Keys", "Surfaced"),
        "torpedo": lambda: translate("Keys", "Torpedo"),
        "mine": lambda: translate("Keys", "Mine"),
        "trigger": lambda: translate("Keys", "Set off"),
        "used": lambda: translate("Keys", "Used"),
        "drone": lambda: translate("Keys", "Our drone"),
        "sonar": lambda: translate("Keys", "Our sonar"),
        "hit": lambda: translate("Keys", "Our shot"),
        "type": lambda: translate("Keys", "Type"),
    }[act_id]()


def name(act_id: str) -> str:
    """What a key does, for the screen reader and the palette. Raises KeyError if unknown."""
    return {
        "north": lambda: translate("Keys", "Enemy course North"),
        "east": lambda: translate("Keys", "Enemy course East"),
        "south": lambda: translate("Keys", "Enemy course South"),
        "west": lambda: translate("Keys", "Enemy course West"),
        "silence": lambda: translate("Keys", "Enemy silence"),
        "surface": lambda: translate("Keys", "Enemy surfaced: then its sector"),
        "torpedo": lambda: translate("Keys", "Enemy torpedo: then its target"),
        "mine": lambda: translate("Keys", "Enemy dropped a mine"),
        "trigger": lambda: translate("Keys", "Enemy set off a mine: then its cell"),
        "used": lambda: translate("Keys", "Enemy used a system: then which one"),
        "drone": lambda: translate("Keys", "Our drone: then sector, and yes or no"),
        "sonar": lambda: translate("Keys", "Our sonar: then the two things answered"),
        "hit": lambda: translate("Keys", "Our torpedo or mine exploded: then cell and result"),
        "type": lambda: translate("Keys", "Type an observation as a line"),
    }[act_id]()


class Key(QPushButton):
    """A button with its keyboard key in the corner. A click does not take the focus."""

    def __init__(self, act: Act, *, big: bool = False, parent: QWidget | None = None) -> None:
        """A big key is 72 px high."""
        super().__init__(parent)
        self.act = act
        self._big = big
        self._hint = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setProperty("act", "pad" if big else "key")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_hint(act.keys[0])

    def set_hint(self, hint: str) -> None:
        """Show another key, and the words again in the language that is installed."""
        self._hint = hint
        self.setAccessibleName(name(self.act.id))
        self.setToolTip(f"{name(self.act.id)}  [{hint}]" if hint else name(self.act.id))
        self.update()

    def sizeHint(self) -> QSize:
        """The height by kind; the width is for the layout to share out."""
        return QSize(theme.BIG_KEY, theme.BIG_KEY if self._big else theme.CONTROL + 4)

    def minimumSizeHint(self) -> QSize:
        """Never under the least size of a target."""
        return QSize(theme.CONTROL, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The button, its icon and words, and its key."""
        super().paintEvent(event)
        tokens = theme.current()
        lit = self.isDown() or self.isChecked()
        ink = tokens.on_accent if lit else tokens.text
        area = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        with QPainter(self) as painter:
            painter.setPen(ink)
            if isinstance(self.act.does, Course):
                self._paint_words(painter, area, theme.FIGURE)
            elif self._big:
                box = QRectF(area.center().x() - 12, area.top() + 9, 24, 24)
                icons.paint(painter, self.act.icon, box, ink)
                self._paint_words(painter, area.adjusted(0, 32, 0, -2), theme.CAPTION)
            else:
                self._paint_words(painter, area, theme.CAPTION)
            if self._hint and area.width() >= 54 and self._hint != face(self.act.id):
                painter.setFont(theme.font(theme.CAPTION))
                painter.setPen(ink if lit else tokens.muted)
                corner = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
                painter.drawText(area.adjusted(2, -1, -2, 0), corner, self._hint)

    def _paint_words(self, painter: QPainter, area: QRectF, size: int) -> None:
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        text = face(self.act.id)
        font = theme.font(size, bold=size == theme.FIGURE)
        # A long word of another language gets smaller letters rather than being cut.
        while True:
            painter.setFont(font)
            need = painter.boundingRect(area, flags, text)
            fits = need.width() <= area.width() and need.height() <= area.height()
            if fits or font.pixelSize() <= 9:
                break
            font.setPixelSize(font.pixelSize() - 1)
        painter.drawText(area, flags, text)


def act_run(
    act: Act, observe: Callable[[Observation], None], begin: Callable[[Mode], None]
) -> None:
    """Do what a key does."""
    if isinstance(act.does, str):
        begin(act.does)
    else:
        observe(act.does)
