from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QPushButton, QToolButton, QVBoxLayout, QWidget

from widgets.return_key import ReturnKey

BUTTONS = (QPushButton, QToolButton, QCheckBox)


@pytest.fixture
def window(qapp, qtbot):  # type: ignore[no-untyped-def]
    keys = ReturnKey(qapp)
    made = QWidget()
    column = QVBoxLayout(made)
    made.pressed = []
    for kind in BUTTONS:
        button = kind()
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(lambda _on=False, kind=kind: made.pressed.append(kind))
        column.addWidget(button)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    yield made
    qapp.focusChanged.disconnect(keys._moved)
    keys.stop()
    keys.deleteLater()


@pytest.mark.parametrize("kind", BUTTONS)
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_button_with_the_focus_is_pressed_once(window, qtbot, kind, key) -> None:  # type: ignore[no-untyped-def]
    button = window.findChild(kind)
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    qtbot.keyClick(button, key)
    assert window.pressed == [kind]


def test_a_button_that_lost_the_focus_or_is_off_is_not_pressed(window, qtbot) -> None:  # type: ignore[no-untyped-def]
    one, two = window.findChild(QPushButton), window.findChild(QToolButton)
    one.setFocus()
    qtbot.waitUntil(one.hasFocus)
    two.setFocus()
    qtbot.waitUntil(two.hasFocus)
    qtbot.keyClick(one, Qt.Key.Key_Return)
    assert window.pressed == []
    qtbot.keyClick(two, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.pressed == []
    one.setFocus()
    one.setEnabled(False)
    qtbot.keyClick(one, Qt.Key.Key_Return)
    assert window.pressed == []
