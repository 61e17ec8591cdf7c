"""The short style sheet over Fusion: heights, radii and the one emphasised act.

Widgets choose by property: `act="next"` is the emphasised button, `act="quiet"` one
without a border, `act="big"` a key of a real-time page; `panel=True` a framed panel.
"""

from __future__ import annotations

from collections.abc import Callable
from string import Template
from typing import TYPE_CHECKING, Final

import resources

if TYPE_CHECKING:
    from widgets.theme import Theme

_SHEET: Final = Template("""
QPushButton, QToolButton {
    background: $raised; color: $text; border: 1px solid $line; border-radius: 6px;
    min-height: 42px; padding: 0 15px; font-size: ${control}px;
}
QToolButton { min-width: 42px; padding: 0; }
QPushButton:hover, QToolButton:hover { background: $surface; }
QPushButton:pressed, QToolButton:pressed, QPushButton:checked, QToolButton:checked {
    background: $accent; color: $on_accent; border-color: $accent;
}
QPushButton:disabled, QToolButton:disabled { color: $muted; border-style: dashed; }
QPushButton[act="next"] {
    background: $accent; color: $on_accent; border-color: $accent; font-weight: 600;
}
QPushButton[act="next"]:hover { border: 2px solid $text; padding: 0 14px; min-height: 40px; }
QPushButton[act="next"]:pressed { background: $text; color: $bg; border-color: $text; }
QPushButton[act="next"]:disabled {
    background: $raised; color: $muted; border: 1px dashed $line;
}
QPushButton[act="quiet"], QToolButton[act="quiet"] {
    background: transparent; border-color: transparent;
}
QPushButton[act="quiet"]:hover, QToolButton[act="quiet"]:hover { background: $raised; }
QPushButton[act="quiet"]:checked, QToolButton[act="quiet"]:checked {
    background: transparent; color: $text; border-color: $accent;
}
QPushButton[act="own-size"] {
    background: transparent; border-color: transparent; padding: 0; min-height: 0; min-width: 0;
}
QPushButton[act="own-size"]:hover { background: $raised; }
QPushButton[act="header"] {
    background: transparent; border-color: transparent; text-align: left; font-weight: 600;
    padding: 0 11px;
}
QPushButton[act="header"]:hover { background: $raised; }
QPushButton[act="header"]:pressed { background: $raised; color: $text; }
QPushButton[act="pad"] { padding: 0; min-width: 42px; min-height: 70px; }
QPushButton[act="key"] { padding: 0; min-width: 42px; min-height: 46px; }
QPushButton[act="chip"] { padding: 0 11px; min-width: 20px; }
QPushButton[act="big"], QToolButton[act="big"] { min-height: 70px; min-width: 70px; }
QLineEdit, QComboBox, QSpinBox, QDoubleSpinBox, QPlainTextEdit {
    background: $surface; color: $text; border: 1px solid $line; border-radius: 6px;
    min-height: 42px; padding: 0 11px; font-size: ${control}px;
    selection-background-color: $accent; selection-color: $on_accent;
    placeholder-text-color: $muted;
}
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: 0; }
QAbstractSpinBox QLineEdit { border: 0; padding: 0; min-height: 0; background: transparent; }
QLineEdit QToolButton {
    min-height: 0; min-width: 0; border: 0; padding: 0; background: transparent;
}
QPlainTextEdit { padding: 8px; font-size: ${body}px; }
QComboBox::drop-down { border: 0; width: 36px; }
QComboBox::down-arrow { image: url("$chevron"); width: 20px; height: 20px; }
QComboBox QAbstractItemView::item { min-height: 44px; }
QListView {
    background: $surface; color: $text; border: 1px solid $line; border-radius: 6px;
    selection-background-color: $accent; selection-color: $on_accent;
}
QCheckBox, QRadioButton { min-height: 44px; spacing: 8px; font-size: ${control}px; }
QCheckBox::indicator, QRadioButton::indicator {
    width: 20px; height: 20px; border: 2px solid $line; border-radius: 4px; background: $surface;
}
QRadioButton::indicator { border-radius: 12px; }
QCheckBox::indicator:checked {
    background: $accent; border-color: $accent; image: url("$tick");
}
QRadioButton::indicator:checked { background: $accent; border: 6px solid $surface; }
QMenu { background: $surface; border: 1px solid $line; padding: 4px; }
QMenu::item { min-height: 44px; padding: 0 16px; font-size: ${control}px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::separator { height: 1px; background: $line; margin: 4px 8px; }
QToolTip {
    background: $surface; color: $text; border: 1px solid $line; padding: 4px 8px;
    font-size: ${body}px;
}
QFrame[panel="true"] { background: $surface; border: 1px solid $line; border-radius: 6px; }
QScrollArea { border: 0; background: transparent; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $line; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 44px; }
QScrollBar::handle:horizontal { min-width: 44px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
""")

_COLOURS: Final = ("bg", "surface", "raised", "line", "text", "muted", "accent", "on_accent")


def build(theme: Theme, text_px: Callable[[int], int]) -> str:
    """The style sheet of a theme; `text_px` scales a size of the type scale."""
    tokens = {key: getattr(theme, key).name() for key in _COLOURS}
    pictures = {
        name: resources.path(f"themes/{theme.name}-{name}.svg").as_posix()
        for name in ("tick", "chevron")
    }
    return _SHEET.substitute(tokens, **pictures, body=text_px(14), control=text_px(16))
