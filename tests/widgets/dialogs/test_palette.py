from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.helpers import a11y
from widgets.commands import Command, CommandSet
from widgets.dialogs.palette import PaletteDialog


@pytest.fixture
def opened(qtbot):  # type: ignore[no-untyped-def]
    window = QWidget()
    window.resize(600, 600)
    qtbot.addWidget(window)
    window.show()
    log: list[str] = []
    commands = CommandSet(window)

    def add(name: str, text: str, group: str, *keys: str, enabled: bool = True) -> None:
        commands.add(
            [
                Command(
                    name,
                    lambda: text,
                    keys,
                    lambda: log.append(name),
                    lambda: group,
                    lambda: enabled,
                )
            ]
        )

    add("undo", "Undo", "Table", "standard:Undo")
    add("redo", "Redo", "Table", enabled=False)
    add("surface", "Enemy surfaces", "Radio", "U")
    add("silence", "Silence", "Radio", "I")
    add("under", "Look under the table", "Table")
    dialog = PaletteDialog(commands, window)
    dialog.host = window
    with qtbot.waitActive(dialog):
        dialog.open()
    dialog.log = log
    return dialog


def test_everything_that_can_be_done_is_listed(opened) -> None:  # type: ignore[no-untyped-def]
    assert opened.texts() == ["Undo", "Enemy surfaces", "Silence", "Look under the table"]
    a11y.assert_accessible(opened)
    opened.reject()


@pytest.mark.parametrize(
    ("typed", "want"),
    [
        ("un", ["Undo", "Look under the table"]),
        ("s", ["Silence", "Enemy surfaces"]),
        ("radio s", ["Enemy surfaces", "Silence"]),
        ("RADIO", ["Enemy surfaces", "Silence"]),
        ("redo", []),
    ],
)
def test_words_narrow_the_list_best_first(opened, qtbot, typed: str, want: list[str]) -> None:  # type: ignore[no-untyped-def]
    qtbot.keyClicks(opened.field, typed)
    assert opened.texts() == want
    assert opened.list.isVisible() == bool(want)
    opened.reject()


def test_enter_runs_what_is_chosen_once(opened, qtbot) -> None:  # type: ignore[no-untyped-def]
    log = opened.log
    qtbot.keyClick(opened.field, Qt.Key.Key_Down)
    qtbot.keyClick(opened.field, Qt.Key.Key_Down)
    qtbot.keyClick(opened.field, Qt.Key.Key_Up)
    with qtbot.waitSignal(opened.accepted):
        qtbot.keyClick(opened.field, Qt.Key.Key_Return)
    assert log == ["surface"]


def test_a_click_runs_it_once(opened, qtbot) -> None:  # type: ignore[no-untyped-def]
    log = opened.log
    box = opened.list.visualItemRect(opened.list.item(2))
    with qtbot.waitSignal(opened.accepted):
        qtbot.mouseClick(opened.list.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert log == ["silence"]


def test_escape_runs_nothing(opened, qtbot) -> None:  # type: ignore[no-untyped-def]
    log = opened.log
    with qtbot.waitSignal(opened.rejected):
        qtbot.keyClick(opened.field, Qt.Key.Key_Escape)
    assert log == []


def test_enter_with_nothing_found_does_nothing(opened, qtbot) -> None:  # type: ignore[no-untyped-def]
    qtbot.keyClicks(opened.field, "zzz")
    qtbot.keyClick(opened.field, Qt.Key.Key_Return)
    assert opened.isVisible()
    assert opened.log == []
    opened.reject()
