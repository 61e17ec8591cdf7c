from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.helpers import a11y
from widgets.commands import Command, CommandSet
from widgets.dialogs.shortcuts import ShortcutsDialog
from widgets.row_delegate import HEADING, RIGHT


@pytest.fixture
def opened(qtbot):  # type: ignore[no-untyped-def]
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    commands = CommandSet(window)
    for name, text, group, keys in (
        ("undo", "Undo", "Table", ("Ctrl+Z", "Alt+Backspace")),
        ("north", "Course north", "Radio", ("Up", "N")),
        ("silence", "Silence", "Radio", ("I",)),
    ):
        commands.add(
            [Command(name, lambda text=text: text, keys, lambda: None, lambda group=group: group)]
        )
    dialog = ShortcutsDialog(commands, window)
    dialog.host, dialog.known = window, commands
    with qtbot.waitActive(dialog):
        dialog.open()
    yield dialog
    dialog.reject()


def rows(dialog: ShortcutsDialog) -> list[tuple[str, str]]:
    items = [dialog.list.item(row) for row in range(dialog.list.count())]
    return [(item.text(), item.data(RIGHT) or "") for item in items if not item.data(HEADING)]


def test_all_keys_are_shown_by_group(opened) -> None:  # type: ignore[no-untyped-def]
    items = [opened.list.item(row) for row in range(opened.list.count())]
    assert [item.text() for item in items if item.data(HEADING)] == ["Table", "Radio"]
    assert rows(opened) == [
        ("Undo", "Ctrl+Z   Alt+Backspace"),
        ("Course north", "Up   N"),
        ("Silence", "I"),
    ]
    a11y.assert_accessible(opened)


def test_a_key_finds_its_command(opened, qtbot) -> None:  # type: ignore[no-untyped-def]
    qtbot.keyClicks(opened.filter, "ctrl+z")
    assert [text for text, _keys in rows(opened)] == ["Undo"]


def test_a_free_key_is_used(opened, qtbot) -> None:  # type: ignore[no-untyped-def]
    opened.choose("silence")
    qtbot.keyClick(opened.edit, Qt.Key.Key_F4)
    qtbot.waitUntil(opened.use.isEnabled)
    assert opened.use.text() == "Use this key"
    qtbot.mouseClick(opened.use, Qt.MouseButton.LeftButton)
    assert opened.known.keys("silence") == ("F4",)
    assert ("Silence", "F4") in rows(opened)
    assert opened.chosen() == "silence"


def test_a_taken_key_is_told_and_can_be_taken_over(opened, qtbot) -> None:  # type: ignore[no-untyped-def]
    opened.choose("silence")
    qtbot.keyClick(opened.edit, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: opened.use.text() == "Take this key over")
    assert opened.message.text() == "Ctrl+Z belongs to “Undo”, which would lose it."
    qtbot.mouseClick(opened.use, Qt.MouseButton.LeftButton)
    assert opened.known.keys("silence") == ("Ctrl+Z",)
    assert opened.known.keys("undo") == ("Alt+Backspace",)
    assert opened.known.conflicts() == ()


def test_a_command_can_have_no_key_and_its_default_again(opened, qtbot) -> None:  # type: ignore[no-untyped-def]
    opened.choose("north")
    qtbot.mouseClick(opened.none, Qt.MouseButton.LeftButton)
    assert opened.known.keys("north") == ()
    assert opened.known.chosen() == {"north": ()}
    qtbot.mouseClick(opened.default, Qt.MouseButton.LeftButton)
    assert opened.known.keys("north") == ("Up", "N")
    assert opened.known.chosen() == {}


def test_without_a_command_there_is_nothing_to_change(opened, qtbot) -> None:  # type: ignore[no-untyped-def]
    qtbot.keyClicks(opened.filter, "zzz")
    assert opened.chosen() is None
    for button in (opened.use, opened.default, opened.none, opened.edit):
        assert not button.isEnabled()


def test_tab_leaves_the_key_field(opened, qtbot) -> None:  # type: ignore[no-untyped-def]
    opened.choose("north")
    opened.edit.setFocus()
    qtbot.keyClick(opened.edit, Qt.Key.Key_Tab)
    assert opened.focusWidget() is not opened.edit
    assert opened.edit.keySequence().isEmpty()
