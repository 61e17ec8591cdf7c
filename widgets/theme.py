"""Theme tokens from `resources/themes/*.toml`: colours, measures, type and motion.

`apply` turns a theme into the application's palette, style sheet and font; every
widget repaints on the `PaletteChange` that follows. Painting code asks `current()`
at each paint, so that a live switch needs nothing else.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

import resources
from widgets import style_sheet
from widgets.colours import contrast, mix

NAMES: Final = ("light", "dark", "night")
SPACE: Final = (4, 8, 12, 16, 24, 32)
RADIUS: Final = 6
CONTROL: Final = 44
"""Least height and width of anything that is pressed, in device-independent pixels."""
BIG_KEY: Final = 72
"""Height of the keys of a real-time page."""
FOCUS: Final = 3
CAPTION, BODY, CONTROL_TEXT, HEADING, FIGURE, DISPLAY = 12, 14, 16, 20, 28, 56
HEAT_STEPS: Final = 6


@dataclass(frozen=True, slots=True)
class Theme:
    """The tokens of one theme."""

    name: str
    dark: bool
    bg: QColor
    surface: QColor
    raised: QColor
    line: QColor
    text: QColor
    muted: QColor
    accent: QColor
    on_accent: QColor
    danger: QColor
    warn: QColor
    ok: QColor
    water: QColor
    land: QColor
    players: tuple[QColor, ...]
    """Okabe-Ito; always beside a shape and a letter, never alone."""
    heat_shares: tuple[float, ...]
    """How far each likelihood step is from water to accent, 0 to 1."""

    def heat(self, step: int) -> QColor:
        """Colour of a likelihood step, 0 (water) to 5 (accent). Raises IndexError beyond."""
        if not 0 <= step < HEAT_STEPS:
            raise IndexError(step)
        return mix(self.water, self.accent, self.heat_shares[step])

    def ink(self, ground: QColor) -> QColor:
        """The token that reads best as text on `ground`."""
        inks = (self.text, self.on_accent, self.bg, self.accent)
        return max(inks, key=lambda ink: contrast(ink, ground))

    def palette(self) -> QPalette:
        """The Qt palette for these tokens."""
        role = QPalette.ColorRole
        palette = QPalette()
        for key, colour in (
            (role.Window, self.bg),
            (role.Base, self.surface),
            (role.AlternateBase, self.raised),
            (role.Button, self.raised),
            (role.ToolTipBase, self.surface),
            (role.Mid, self.line),
            (role.Dark, self.line),
            (role.Midlight, self.raised),
            (role.Light, self.raised),
            (role.Shadow, self.line),
            (role.WindowText, self.text),
            (role.Text, self.text),
            (role.ButtonText, self.text),
            (role.ToolTipText, self.text),
            (role.BrightText, self.danger),
            (role.PlaceholderText, self.muted),
            (role.Link, self.accent),
            (role.LinkVisited, self.accent),
            (role.Accent, self.accent),
            (role.Highlight, self.accent),
            (role.HighlightedText, self.on_accent),
        ):
            palette.setColor(key, colour)
        for key in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, key, self.muted)
        return palette


@cache
def load(name: str) -> Theme:
    """Read a theme. Raises FileNotFoundError for an unknown name."""
    data = tomllib.loads(resources.read_text(f"themes/{name}.toml"))
    tokens = {key: QColor(value) for key, value in data["tokens"].items()}
    players = tuple(QColor(value) for value in data["seats"]["players"])
    shares = tuple(data["heat"]["shares"])
    return Theme(name=name, dark=data["dark"], players=players, heat_shares=shares, **tokens)


@dataclass(slots=True)
class _Applied:
    theme: Theme | None = None
    scale: float = 1.0
    reduced_motion: bool = False


_applied = _Applied()


def apply(
    app: QApplication, theme: Theme, *, scale: float = 1.0, reduced_motion: bool = False
) -> None:
    """Show the whole application in a theme, at once.

    `scale` is the text scale factor, 1.0 to 2.0; a value outside is brought inside.
    """
    _applied.theme = theme
    _applied.scale = min(2.0, max(1.0, scale))
    _applied.reduced_motion = reduced_motion
    if app.style().name().casefold() != "fusion":
        app.setStyle("Fusion")
    app.setFont(font(BODY))
    app.setPalette(theme.palette())
    app.setStyleSheet(style_sheet.build(theme, text_px))


def current() -> Theme:
    """The theme that is shown; light before the first `apply`."""
    return _applied.theme or load("light")


def scale() -> float:
    """The text scale factor, 1.0 to 2.0."""
    return _applied.scale


def motion() -> bool:
    """False when nothing may move on the page."""
    return not _applied.reduced_motion


def text_px(size: int) -> int:
    """A size of the type scale in device-independent pixels, scaled for the reader."""
    return round(size * _applied.scale)


def font(size: int = BODY, *, bold: bool = False, tabular: bool = False) -> QFont:
    """The interface font at a size of the type scale; `tabular` for figures that count."""
    found = QFont(QApplication.font())
    found.setPixelSize(text_px(size))
    found.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    if tabular:
        found.setFeature(QFont.Tag("tnum"), 1)
    return found
