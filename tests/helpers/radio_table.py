"""A radio operator's page at a table that decides at once, without a store."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from engines.captain_sonar import transcript
from engines.captain_sonar.observations import Observation
from engines.captain_sonar.radio import RULES, RadioOptions, RadioState, observations
from engines.contract import Refused
from widgets.background import Background, Inline
from widgets.captain_sonar.page import RadioPage
from widgets.commands import CommandSet
from widgets.table_page import Change

CASES = Path(__file__).parents[1] / "engines" / "captain_sonar" / "cases"


class RadioTable:
    """Page, commands and state; what a table window and a session do, in memory."""

    def __init__(self, options: RadioOptions | None = None, background: Background | None = None):
        self.state: RadioState = RULES.initial(options or RadioOptions())
        self.page = RadioPage(background or Inline())
        self.commands = CommandSet(self.page)
        self.commands.add(self.page.commands())
        self.acts: list[Any] = []
        self.refused: list[Refused] = []
        self.page.submitted.connect(self.submit)
        self.page.show_change(Change(self.state))

    def submit(self, seat: str, act: Any, force: bool) -> None:
        self.acts.append(act)
        events = RULES.decide(self.state, seat, act, force)
        if isinstance(events, Refused):
            self.refused.append(events)
            self.page.refuse(act, events)
            return
        for event in events:
            self.state = RULES.evolve(self.state, event)
        self.page.show_change(Change(self.state, events))

    def heard(self) -> tuple[Observation, ...]:
        return observations(self.state)

    def open(self, qtbot: Any, width: int = 1280, height: int = 800) -> RadioPage:
        """Show the page with the keyboard."""
        qtbot.addWidget(self.page)
        self.page.resize(width, height)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(lambda: self.page.isActiveWindow())
        self.page.take_focus()
        return self.page


def press(qtbot: Any, window: QWidget, keys: str) -> None:
    """Type into whatever has the focus, as a keyboard does; "^" is Enter, "!" Escape."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    handle = window.window().windowHandle()
    named = {
        "^": Qt.Key.Key_Return,
        "!": Qt.Key.Key_Escape,
        "↑": Qt.Key.Key_Up,
        "→": Qt.Key.Key_Right,
        "↓": Qt.Key.Key_Down,
        "←": Qt.Key.Key_Left,
        "\b": Qt.Key.Key_Backspace,
    }
    for key in keys:
        QTest.keyClick(handle, named.get(key, key))


def case(number: int) -> tuple[transcript.Transcript, list[dict[str, Any]]]:
    """A transcript of the rulings, and what is known after each of its lines."""
    found = transcript.read((CASES / f"{number:02}.txt").read_bytes())
    lines = (CASES / f"{number:02}.jsonl").read_text().splitlines()
    return found, [json.loads(line) for line in lines]
