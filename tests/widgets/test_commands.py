from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from widgets.commands import Command, CommandSet, Conflict, sequences


def command(name: str, *keys: str, log: list[str] | None = None, enabled: bool = True) -> Command:
    return Command(
        name,
        lambda: f"Do {name}",
        keys,
        lambda: None if log is None else log.append(name),
        lambda: "Group",
        lambda: enabled,
    )


@pytest.fixture
def window(qtbot):  # type: ignore[no-untyped-def]
    made = QWidget()
    made.setLayout(QVBoxLayout())
    made.field = QLineEdit()
    made.layout().addWidget(made.field)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.setFocus()
    return made


def test_keys_run_commands(window, qtbot) -> None:  # type: ignore[no-untyped-def]
    log: list[str] = []
    commands = CommandSet(window)
    commands.add([command("a", "Ctrl+K", log=log), command("b", "Up", "N", log=log)])
    qtbot.keyClick(window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(window, Qt.Key.Key_Up)
    qtbot.keyClick(window, Qt.Key.Key_N)
    assert log == ["a", "b", "b"]


def test_letters_typed_into_a_field_are_no_commands(window, qtbot) -> None:  # type: ignore[no-untyped-def]
    log: list[str] = []
    CommandSet(window).add([command("a", "N", log=log)])
    window.field.setFocus()
    qtbot.keyClicks(window.field, "nn")
    assert (log, window.field.text()) == ([], "nn")


def test_a_command_that_is_not_enabled_does_not_run(window, qtbot) -> None:  # type: ignore[no-untyped-def]
    log: list[str] = []
    commands = CommandSet(window)
    commands.add([command("a", "F5", log=log, enabled=False)])
    qtbot.keyClick(window, Qt.Key.Key_F5)
    assert commands.run("a") is False
    assert log == []
    commands.refresh()
    assert not commands.action("a").isEnabled()


def test_a_held_key_does_not_repeat(window) -> None:  # type: ignore[no-untyped-def]
    commands = CommandSet(window)
    commands.add([command("a", "Up")])
    assert not commands.action("a").autoRepeat()


def test_standard_keys_are_those_of_the_platform(qapp) -> None:  # type: ignore[no-untyped-def]
    undo = sequences(["standard:Undo"])
    assert undo == QKeySequence.keyBindings(QKeySequence.StandardKey.Undo)
    assert QKeySequence("Ctrl+Z") in undo


@pytest.mark.parametrize("key", ["standard:Nonsense", "Nonsense", "", "Ctrl+Whatever"])
def test_a_key_that_cannot_be_read_is_an_error(key: str, window) -> None:  # type: ignore[no-untyped-def]
    commands = CommandSet(window)
    with pytest.raises(ValueError, match=f"^{re.escape(key)}$"):
        commands.add([command("a", key)])
    assert commands.commands() == ()


def test_chosen_keys_that_cannot_be_read_give_way(window) -> None:  # type: ignore[no-untyped-def]
    commands = CommandSet(window, {"a": ("Nonsense",), "b": ("F9",)})
    commands.add([command("a", "F5"), command("b", "F6")])
    assert commands.keys("a") == ("F5",)
    assert commands.keys("b") == ("F9",)
    assert commands.chosen() == {"b": ("F9",)}


def test_ids_are_unique(window) -> None:  # type: ignore[no-untyped-def]
    commands = CommandSet(window)
    commands.add([command("a")])
    with pytest.raises(ValueError, match="a"):
        commands.add([command("a")])


def test_chosen_keys_replace_the_defaults(window, qtbot) -> None:  # type: ignore[no-untyped-def]
    log: list[str] = []
    commands = CommandSet(window, {"a": ("F6",)})
    commands.add([command("a", "F5", log=log)])
    qtbot.keyClick(window, Qt.Key.Key_F5)
    assert log == []
    qtbot.keyClick(window, Qt.Key.Key_F6)
    assert log == ["a"]
    assert commands.key_text("a") == "F6"


def test_rebinding_is_kept_until_it_is_the_default_again(window, qtbot) -> None:  # type: ignore[no-untyped-def]
    log: list[str] = []
    commands = CommandSet(window)
    commands.add([command("a", "F5", log=log)])
    with qtbot.waitSignal(commands.changed):
        commands.rebind("a", ("F7",))
    qtbot.keyClick(window, Qt.Key.Key_F7)
    assert log == ["a"]
    assert commands.chosen() == {"a": ("F7",)}
    commands.rebind("a", ())
    assert commands.key_text("a") == ""
    assert commands.chosen() == {"a": ()}
    commands.reset("a")
    assert commands.chosen() == {}
    qtbot.keyClick(window, Qt.Key.Key_F5)
    assert log == ["a", "a"]


def test_clashes_are_found_before_and_after(window) -> None:  # type: ignore[no-untyped-def]
    commands = CommandSet(window)
    commands.add([command("undo", "standard:Undo"), command("b", "F5"), command("c", "F5", "F6")])
    assert commands.conflicts() == (Conflict("F5", "b", "c"),)
    assert commands.conflicts_of("b", ("Ctrl+Z",)) == (Conflict("Ctrl+Z", "b", "undo"),)
    assert commands.conflicts_of("b", ("F9",)) == ()
    assert commands.conflicts_of("undo", ("Ctrl+Z",)) == ()


def test_commands_of_a_closed_page_are_gone(window, qtbot) -> None:  # type: ignore[no-untyped-def]
    log: list[str] = []
    commands = CommandSet(window)
    commands.add([command("a", "F5", log=log), command("b", "F6", log=log)])
    commands.remove(["a", "unknown"])
    qtbot.keyClick(window, Qt.Key.Key_F5)
    qtbot.keyClick(window, Qt.Key.Key_F6)
    assert log == ["b"]
    assert [found.id for found in commands.commands()] == ["b"]
    with pytest.raises(KeyError):
        commands.run("a")
