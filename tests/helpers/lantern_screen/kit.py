"""The screen side of the sample game: every act a button, every figure a label."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QPushButton, QSpinBox, QVBoxLayout

from engines.contract import Refused
from tests.helpers.lantern import RULES, Dive, Options, Peek, Rest, Show, Take
from tests.helpers.lantern_screen.text import TEXT
from widgets import theme
from widgets.background import Background
from widgets.commands import Command
from widgets.game_kit import DisplayPage, GameKit, OptionsForm
from widgets.table_page import Change, TablePage

ACTS = {"Dive": Dive(), "Take": Take(), "Peek": Peek(), "Rest": Rest(), "Show": Show("white")}


class LanternPage(TablePage):
    def __init__(self, background: Background) -> None:
        super().__init__()
        self.background = background
        self.seat = "red"
        self.figures, self.changes, self.refusals = QLabel(), [], []
        column = QVBoxLayout(self)
        column.addWidget(self.figures)
        self.buttons = {name: QPushButton(name) for name in ACTS}
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _on=False, name=name: self.act(name))
            column.addWidget(button)

    def act(self, name: str, force: bool = False) -> None:
        self.submitted.emit(self.seat, ACTS[name], force)

    def show_change(self, change: Change) -> None:
        self.changes.append(change)
        self.seat = change.state.turn
        self.figures.setText(f"oil {change.state.oil} {change.state.scores}")

    def refuse(self, act: Any, refused: Refused) -> None:
        self.refusals.append((act, refused))

    def commands(self) -> list[Command]:
        return [
            Command(
                "lantern.rest", lambda: "Rest", ("R",), lambda: self.act("Rest"), lambda: "Game"
            )
        ]

    def retranslate(self) -> None:
        pass

    def status_sentence(self) -> str:
        return self.figures.text()


class LanternForm(OptionsForm):
    def __init__(self) -> None:
        super().__init__()
        self.oil = QSpinBox()
        self.oil.setAccessibleName("Oil")
        self.oil.setRange(0, 30)
        self.oil.setValue(12)
        self.oil.valueChanged.connect(self.changed)
        QVBoxLayout(self).addWidget(self.oil)

    def options(self) -> Options:
        return Options(oil=self.oil.value())

    def set_options(self, options: Options) -> None:
        self.oil.setValue(options.oil)

    def retranslate(self) -> None:
        pass


class LanternDisplay(DisplayPage):
    def __init__(self) -> None:
        super().__init__()
        self.views: list[Any] = []
        self.label = QLabel(self)

    def show_view(self, view: Any) -> None:
        self.views.append(view)
        self.label.setText(f"oil {view.oil}")

    def retranslate(self) -> None:
        pass


def paint_picture(painter: QPainter, rect: QRectF, _options: Any, _view: Any | None) -> None:
    painter.fillRect(rect, theme.current().water)


KIT = GameKit(
    rules=RULES,
    text=TEXT,
    page=LanternPage,
    options_form=LanternForm,
    paint_picture=paint_picture,
    display=LanternDisplay,
)
