from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from tests.helpers import a11y
from widgets import theme
from widgets.dialogs.message import MessageDialog

SENTENCE = "The file “game.json” was written by a newer Bathysphere: update this one and try again."


@pytest.fixture
def show(qtbot):  # type: ignore[no-untyped-def]
    def make(**options: object) -> MessageDialog:
        dialog = MessageDialog(SENTENCE, **options)  # type: ignore[arg-type]
        with qtbot.waitActive(dialog):
            dialog.open()
        return dialog

    return make


def test_a_message_is_closed_with_enter(show, qtbot) -> None:  # type: ignore[no-untyped-def]
    dialog = show()
    assert dialog.sentence.text() == SENTENCE
    assert not dialog.show_details.isVisible()
    assert not dialog.accept_button.isVisible()
    qtbot.waitUntil(lambda: not a11y.clipped(dialog))
    a11y.assert_accessible(dialog)
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog, Qt.Key.Key_Return)


def test_a_question_has_its_act_emphasised(show, qtbot) -> None:  # type: ignore[no-untyped-def]
    dialog = show(accept="Take it back")
    assert dialog.accept_button.property("act") == "next"
    assert dialog.close_button.text() == "Cancel"
    assert dialog.focusWidget() is dialog.accept_button
    with qtbot.waitSignal(dialog.accepted):
        qtbot.mouseClick(dialog.accept_button, Qt.MouseButton.LeftButton)


def test_a_hasty_enter_loses_nothing(show, qtbot) -> None:  # type: ignore[no-untyped-def]
    dialog = show(accept="Leave without them", loses=True)
    with qtbot.waitSignal(dialog.rejected):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)


@pytest.mark.parametrize("wide", [374, 784])
def test_large_letters_stay_on_the_screen(qapp, monkeypatch, qtbot, wide: int) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(MessageDialog, "_room", lambda _dialog: wide)
    theme.apply(qapp, theme.load("light"), scale=2.0)
    try:
        for options in ({"accept": "Leave without them"}, {"details": "details"}):
            dialog = MessageDialog(SENTENCE, **options)
            qtbot.addWidget(dialog)
            dialog.show()
            dialog.show_details.setChecked("details" in options)
            assert dialog.width() <= wide
            a11y.assert_accessible(dialog)
    finally:
        theme.apply(qapp, theme.load("light"))


def test_escape_is_no(show, qtbot) -> None:  # type: ignore[no-untyped-def]
    dialog = show(accept="Take it back")
    with qtbot.waitSignal(dialog.rejected), qtbot.assertNotEmitted(dialog.accepted):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)


def test_details_are_shown_on_demand_and_copied(show, qtbot) -> None:  # type: ignore[no-untyped-def]
    dialog = show(details="line one\nline two")
    assert not dialog.details.isVisible()
    qtbot.mouseClick(dialog.show_details, Qt.MouseButton.LeftButton)
    assert dialog.details.isVisible()
    qtbot.waitUntil(lambda: not a11y.clipped(dialog))
    a11y.assert_accessible(dialog)
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "line one\nline two"
    dialog.reject()
