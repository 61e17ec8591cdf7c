from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from engines.chance import Dice, Draw, Drawn, Rolled
from tests.helpers import a11y
from widgets import theme
from widgets.dice_tray import DiceTray

PILE = Draw("events", ("fire", "fire", "flood", "kraken"), 2)
NAMES = {"fire": "Fire on board", "flood": "Flood", "kraken": "The kraken"}


@pytest.fixture
def tray(qtbot):  # type: ignore[no-untyped-def]
    window = QWidget()
    column = QVBoxLayout(window)
    made = DiceTray(card_name=NAMES.__getitem__)
    made.host = window  # the tray lives as long as its window
    column.addWidget(made)
    column.addStretch(1)
    window.resize(420, 520)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return made


def table(tray: DiceTray) -> DiceTray:
    tray.switch()
    return tray


def test_the_app_rolls_with_one_key(tray: DiceTray, qtbot) -> None:  # type: ignore[no-untyped-def]
    tray.show_request(Dice(2, 6), "Damage")
    assert tray.sentence.text().startswith("Damage: 2 ")
    assert QApplication.focusWidget() is tray.roll_button
    with qtbot.waitSignal(tray.rolled_by_app):
        qtbot.keyClick(tray.roll_button, Qt.Key.Key_Space)
    assert not tray.dice.isVisible()
    assert not tray.cards.isVisible()
    a11y.assert_accessible(tray)


def test_the_source_can_be_switched_at_any_roll(tray: DiceTray, qtbot) -> None:  # type: ignore[no-untyped-def]
    tray.show_request(Dice(1, 3))
    with qtbot.waitSignal(tray.source_changed) as caught:
        qtbot.mouseClick(tray.switch_button, Qt.MouseButton.LeftButton)
    assert caught.args == ["table"]
    assert tray.source == "table"
    assert len(tray.dice.keys) == 3
    assert QApplication.focusWidget() is tray.dice.keys[0]
    assert not tray.roll_button.isVisible()
    with qtbot.waitSignal(tray.answered) as answer:
        qtbot.mouseClick(tray.dice.keys[1], Qt.MouseButton.LeftButton)
    assert answer.args == [Rolled((2,), "table")]
    qtbot.mouseClick(tray.switch_button, Qt.MouseButton.LeftButton)
    assert tray.source == "app"


def test_faces_are_typed(tray: DiceTray, qtbot) -> None:  # type: ignore[no-untyped-def]
    table(tray).show_request(Dice(3, 6))
    qtbot.keyClicks(QApplication.focusWidget(), "47")
    assert tray.dice.faces() == (4,)
    qtbot.keyClicks(QApplication.focusWidget(), "2")
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backspace)
    assert tray.dice.faces() == (4,)
    with qtbot.waitSignal(tray.answered) as answer:
        qtbot.keyClicks(QApplication.focusWidget(), "66")
    assert answer.args == [Rolled((4, 6, 6), "table")]


@pytest.mark.parametrize(
    ("typed", "want"), [("7", 7), ("20", 20), ("12", 12), ("1\r", 1), ("9", 9), ("2\r", 2)]
)
def test_dice_with_many_faces_take_two_digits(tray: DiceTray, qtbot, typed: str, want: int) -> None:  # type: ignore[no-untyped-def]
    table(tray).show_request(Dice(1, 20))
    with qtbot.waitSignal(tray.answered) as answer:
        for character in typed:
            if character == "\r":
                qtbot.keyClick(tray.dice.keys[5], Qt.Key.Key_Return)
            else:
                qtbot.keyClicks(tray.dice.keys[5], character)
    assert answer.args == [Rolled((want,), "table")]
    a11y.assert_accessible(tray)


def test_a_face_that_the_dice_do_not_have(tray: DiceTray) -> None:
    table(tray).show_request(Dice(1, 3))
    with pytest.raises(ValueError, match="4"):
        tray.dice.read(4)


def test_a_face_is_tapped(tray: DiceTray, qtbot) -> None:  # type: ignore[no-untyped-def]
    table(tray).show_request(Dice(1, 6))
    key, finger = tray.dice.keys[4], QTest.createTouchDevice()
    qtbot.waitUntil(lambda: key.width() > theme.CONTROL and key.isVisible())
    with qtbot.waitSignal(tray.answered) as answer:
        QTest.touchEvent(key, finger).press(0, key.rect().center(), key).commit()
        QTest.touchEvent(key, finger).release(0, key.rect().center(), key).commit()
    assert answer.args == [Rolled((5,), "table")]


def test_a_new_request_forgets_the_last_one(tray: DiceTray) -> None:
    table(tray).show_request(Dice(3, 6))
    tray.dice.read(4)
    tray.show_request(Dice(2, 8))
    assert tray.dice.faces() == ()
    assert [key.text() for key in tray.dice.keys] == [str(face) for face in range(1, 9)]


def test_the_app_draws(tray: DiceTray, qtbot) -> None:  # type: ignore[no-untyped-def]
    tray.show_request(PILE, "Event")
    assert tray.roll_button.text() == "Draw"
    with qtbot.waitSignal(tray.rolled_by_app):
        qtbot.mouseClick(tray.roll_button, Qt.MouseButton.LeftButton)


def test_cards_are_found_by_typing(tray: DiceTray, qtbot) -> None:  # type: ignore[no-untyped-def]
    table(tray).show_request(PILE)
    assert QApplication.focusWidget() is tray.cards.field
    assert tray.cards.names() == ["Fire on board", "Flood", "The kraken"]
    qtbot.keyClicks(tray.cards.field, "KRA")
    assert tray.cards.names() == ["The kraken"]
    qtbot.keyClick(tray.cards.field, Qt.Key.Key_Return)
    assert tray.cards.names() == ["Fire on board", "Flood"]
    qtbot.keyClick(tray.cards.field, Qt.Key.Key_Down)
    with qtbot.waitSignal(tray.answered) as answer:
        qtbot.keyClick(tray.cards.field, Qt.Key.Key_Return)
    assert answer.args == [Drawn(("kraken", "flood"), "table")]


def test_the_same_card_twice_and_a_card_taken_back(tray: DiceTray, qtbot) -> None:  # type: ignore[no-untyped-def]
    table(tray).show_request(PILE)
    tray.cards.take("flood")
    with pytest.raises(ValueError, match="flood"):
        tray.cards.take("flood")
    qtbot.keyClick(tray.cards.field, Qt.Key.Key_Backspace)
    tray.cards.take("fire")
    with qtbot.waitSignal(tray.answered) as answer:
        tray.cards.take("fire")
    assert answer.args == [Drawn(("fire", "fire"), "table")]


def test_a_card_is_clicked(tray: DiceTray, qtbot) -> None:  # type: ignore[no-untyped-def]
    table(tray).show_request(Draw("events", ("fire", "kraken"), 1))
    cards = tray.cards.list
    box = cards.visualItemRect(cards.item(1))
    with qtbot.waitSignal(tray.answered) as answer:
        qtbot.mouseClick(cards.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert answer.args == [Drawn(("kraken",), "table")]


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("request_", [Dice(2, 6), Dice(1, 20), PILE])
def test_nothing_is_cut_off(  # type: ignore[no-untyped-def]
    tray: DiceTray, qapp: QApplication, qtbot, request_, scale: float
) -> None:
    theme.apply(qapp, theme.load("light"), scale=scale)
    try:
        tray.host.resize(360, 900)
        for _ in range(2):
            tray.show_request(request_, "Damage of the leak in the torpedo room")
            qtbot.waitUntil(lambda: not a11y.clipped(tray))
            a11y.assert_accessible(tray)
            assert tray.host.width() <= (360 if scale == 1 else 400)
            tray.switch()
    finally:
        theme.apply(qapp, theme.load("light"))
