from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QVBoxLayout, QWidget

from tests.helpers import a11y
from widgets import theme
from widgets.refusal_bar import RefusalBar

SENTENCE = "The enemy would have run onto the island at C4: say the course again."


@pytest.fixture
def bar(qtbot):  # type: ignore[no-untyped-def]
    window = QWidget()
    window.resize(900, 400)
    column = QVBoxLayout(window)
    made = RefusalBar()
    column.addWidget(made)
    column.addStretch(1)
    qtbot.addWidget(window)
    window.show()
    made.host = window  # the bar lives as long as its window
    return made


def key(bar: RefusalBar, name: str) -> QPushButton | QToolButton:
    kinds = [*bar.findChildren(QPushButton), *bar.findChildren(QToolButton)]
    return next(found for found in kinds if found.accessibleName() == name)


def test_the_bar_is_away_until_something_is_refused(bar: RefusalBar) -> None:
    assert not bar.isVisible()
    assert bar.sentence() == ""
    bar.refuse(SENTENCE)
    assert bar.isVisible()
    assert bar.sentence() == SENTENCE
    assert not key(bar, "Do it anyway").isVisible()
    assert not key(bar, "Show the rule").isVisible()


def test_the_table_can_overrule(bar: RefusalBar, qtbot) -> None:  # type: ignore[no-untyped-def]
    bar.refuse(SENTENCE, "A rule.", forceable=True)
    with qtbot.waitSignal(bar.forced), qtbot.assertNotEmitted(bar.dismissed):
        qtbot.mouseClick(key(bar, "Do it anyway"), Qt.MouseButton.LeftButton)
    assert not bar.isVisible()


def test_the_rule_is_shown_on_demand(bar: RefusalBar, qtbot) -> None:  # type: ignore[no-untyped-def]
    bar.refuse(SENTENCE, "A submarine may never enter an island.")
    assert not bar._rule.isVisible()
    key(bar, "Show the rule").setFocus()
    qtbot.keyClick(key(bar, "Show the rule"), Qt.Key.Key_Space)
    assert bar._rule.isVisible()
    assert bar._rule.text() == "A submarine may never enter an island."
    bar.refuse(SENTENCE, "Another rule.")
    assert not bar._rule.isVisible()


def test_it_goes_away_by_itself_by_hand_and_by_escape(bar: RefusalBar, qtbot) -> None:  # type: ignore[no-untyped-def]
    for away in (
        bar.dismiss,
        lambda: qtbot.mouseClick(key(bar, "Close this message"), Qt.MouseButton.LeftButton),
        lambda: qtbot.keyClick(key(bar, "Close this message"), Qt.Key.Key_Escape),
    ):
        bar.refuse(SENTENCE)
        with qtbot.waitSignal(bar.dismissed):
            away()
        assert not bar.isVisible()
    with qtbot.assertNotEmitted(bar.dismissed):
        bar.dismiss()


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("width", [360, 500, 700, 1400])
def test_nothing_is_cut_off(  # type: ignore[no-untyped-def]
    bar: RefusalBar, qapp: QApplication, qtbot, width: int, scale: float
) -> None:
    theme.apply(qapp, theme.load("light"), scale=scale)
    try:
        bar.refuse(SENTENCE, "A submarine may never enter an island.", forceable=True)
        bar.window().resize(width, 500)
        qtbot.waitUntil(lambda: not a11y.clipped(bar))
        a11y.assert_accessible(bar)
        assert bar.window().width() == width
    finally:
        theme.apply(qapp, theme.load("light"))
