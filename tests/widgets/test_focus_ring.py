from __future__ import annotations

import gc

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QPushButton, QScrollArea, QVBoxLayout, QWidget

from widgets import theme
from widgets.focus_ring import FocusRing, _Ring
from widgets.square_board import SquareBoard


@pytest.fixture
def ring(qapp):  # type: ignore[no-untyped-def]
    made = FocusRing(qapp)
    yield made
    qapp.focusChanged.disconnect(made._moved)
    made._stop()
    made.deleteLater()


@pytest.fixture
def window(qtbot, ring):  # type: ignore[no-untyped-def]
    made = QWidget()
    made.resize(300, 300)
    column = QVBoxLayout(made)
    column.setContentsMargins(20, 20, 20, 20)
    column.setSpacing(20)
    made.keys = [QPushButton(name) for name in ("one", "two")]
    for key in made.keys:
        column.addWidget(key)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_the_ring_is_three_pixels_outside_the_control(window, ring, qtbot) -> None:  # type: ignore[no-untyped-def]
    one = window.keys[0]
    one.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: ring.shown_for() is one)
    box = one.geometry()
    image = window.grab().toImage()
    accent = theme.current().accent
    middle = box.center().x()
    assert image.pixelColor(middle, box.top() - 3) == accent
    assert image.pixelColor(middle, box.bottom() + 3) == accent
    assert image.pixelColor(middle, box.top() - 6) == theme.current().bg


def test_the_ring_follows_the_focus_and_the_control(window, ring, qtbot) -> None:  # type: ignore[no-untyped-def]
    one, two = window.keys
    one.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: ring.shown_for() is one)
    qtbot.keyClick(one, Qt.Key.Key_Tab)
    qtbot.waitUntil(lambda: ring.shown_for() is two)
    assert len([r for r in window.findChildren(_Ring) if r.isVisible()]) == 1
    window.resize(500, 420)
    qtbot.waitUntil(
        lambda: any(r.geometry().contains(two.geometry()) for r in window.findChildren(_Ring))
    )
    two.hide()
    qtbot.waitUntil(
        lambda: (
            not any(
                r.isVisible()
                for r in window.findChildren(_Ring)
                if r.geometry().contains(two.geometry())
            )
        )
    )


def test_a_press_shows_no_ring_until_a_key_comes(window, ring, qtbot) -> None:  # type: ignore[no-untyped-def]
    one = window.keys[0]
    window.keys[1].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.mouseClick(one, Qt.MouseButton.LeftButton)
    ring._by_mouse = True  # the offscreen platform has no buttons that stay down
    ring._later.start()
    qtbot.waitUntil(lambda: not ring._later.isActive())
    assert ring.shown_for() is None
    qtbot.keyClick(one, Qt.Key.Key_Shift)
    qtbot.waitUntil(lambda: ring.shown_for() is one)


def test_the_ring_stays_inside_what_scrolls(ring, qtbot) -> None:  # type: ignore[no-untyped-def]
    area = QScrollArea()
    inner = QWidget()
    column = QVBoxLayout(inner)
    keys = [QPushButton(str(number)) for number in range(20)]
    for key in keys:
        column.addWidget(key)
    area.setWidget(inner)
    area.setWidgetResizable(True)
    area.resize(200, 200)
    qtbot.addWidget(area)
    with qtbot.waitActive(area):
        area.show()
        area.activateWindow()
    keys[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: ring.shown_for() is keys[0])
    assert inner.findChild(_Ring) is not None


def test_boards_paint_their_own_focus(ring, qtbot) -> None:  # type: ignore[no-untyped-def]
    board = SquareBoard(5, 5)
    board.setAccessibleName("Map")
    qtbot.addWidget(board)
    with qtbot.waitActive(board):
        board.show()
        board.activateWindow()
    board.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.wait(20)
    assert ring.shown_for() is None


def test_windows_come_and_go_under_the_ring(ring, qapp, qtbot) -> None:  # type: ignore[no-untyped-def]
    for number in range(8):
        made = QWidget()
        column = QVBoxLayout(made)
        key = QPushButton("key")
        column.addWidget(key)
        made.show()
        made.activateWindow()
        qapp.processEvents()
        key.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.wait(5)
        if number % 2:
            made.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        del made, column, key
        gc.collect()
        qapp.processEvents()
        assert ring.shown_for() is None
