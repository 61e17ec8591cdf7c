from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QPushButton, QVBoxLayout, QWidget

from tests.helpers import a11y
from widgets import theme
from widgets.page_layout import NARROW, PageLayout
from widgets.panels import Panel, PanelColumn
from widgets.square_board import SquareBoard


def column() -> PanelColumn:
    return PanelColumn([Panel(name, f"Panel {name}", QLabel(f"body {name}")) for name in "abc"])


@pytest.fixture
def page(qtbot):  # type: ignore[no-untyped-def]
    board = SquareBoard(15, 15)
    board.setAccessibleName("Map")
    act = QFrame()
    inside = QVBoxLayout(act)
    button = QPushButton("North")
    button.setProperty("act", "next")
    inside.addWidget(button)
    made = PageLayout(board, act, column())
    qtbot.addWidget(made)
    made.resize(1100, 700)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_a_header_folds_and_unfolds(qtbot) -> None:  # type: ignore[no-untyped-def]
    panel = Panel("a", "Where it can be", QLabel("body"))
    qtbot.addWidget(panel)
    panel.show()
    with qtbot.waitSignal(panel.folded_changed) as caught:
        qtbot.mouseClick(panel.header, Qt.MouseButton.LeftButton)
    assert caught.args == ["a", True]
    assert panel.folded
    assert not panel.body.isVisible()
    assert panel.header.accessibleName() == "Where it can be, folded"
    panel.header.setFocus()
    qtbot.keyClick(panel.header, Qt.Key.Key_Space)
    assert not panel.folded
    assert panel.body.isVisible()
    assert panel.header.accessibleName() == "Where it can be, open"


def test_a_remembered_state_comes_back_without_a_signal(qtbot) -> None:  # type: ignore[no-untyped-def]
    made = column()
    qtbot.addWidget(made)
    heard: list[int] = []
    made.state_changed.connect(lambda: heard.append(1))
    made.restore({"c": True, "gone": False, "a": False})
    assert made.state() == {"c": True, "a": False, "b": False}
    assert heard == []
    again = column()
    qtbot.addWidget(again)
    again.restore(made.state())
    assert list(again.state().items()) == list(made.state().items())


def test_panels_move_by_key_and_stop_at_the_ends(qtbot) -> None:  # type: ignore[no-untyped-def]
    made = column()
    qtbot.addWidget(made)
    made.show()
    a = made.panels()[0]
    alt = Qt.KeyboardModifier.AltModifier
    qtbot.keyClick(a.header, Qt.Key.Key_Up, alt)
    assert list(made.state()) == ["a", "b", "c"]
    with qtbot.waitSignal(made.state_changed):
        qtbot.keyClick(a.header, Qt.Key.Key_Down, alt)
    assert list(made.state()) == ["b", "a", "c"]
    tops = [panel.mapTo(made, QPoint(0, 0)).y() for panel in made.panels()]
    qtbot.waitUntil(
        lambda: (tops := [panel.y() for panel in made.panels()]) == sorted(tops) and len(tops) == 3
    )
    assert len(tops) == 3


def test_panels_move_by_menu(qtbot) -> None:  # type: ignore[no-untyped-def]
    made = column()
    qtbot.addWidget(made)
    made.show()
    b = made.panels()[1]
    b.header.customContextMenuRequested.emit(QPoint(5, 5))
    menu = b.findChild(QMenu)
    assert [action.text() for action in menu.actions()] == ["Move up", "Move down"]
    menu.actions()[0].trigger()
    menu.close()
    assert list(made.state()) == ["b", "a", "c"]


def test_an_id_is_taken_once(qtbot) -> None:  # type: ignore[no-untyped-def]
    made = column()
    qtbot.addWidget(made)
    with pytest.raises(ValueError, match="a"):
        made.add(Panel("a", "Again", QWidget()))


def test_wide_pages_have_the_column_at_the_right(page) -> None:  # type: ignore[no-untyped-def]
    assert not page.narrow
    assert page.column.x() > page.board.geometry().right()
    assert page.next_act.x() == page.column.x()
    assert page.next_act.y() < page.column.y()
    assert not page.handle.isVisible()
    assert page.board.width() > page.width() // 2 - 2 * theme.SPACE[2]
    a11y.assert_accessible(page)


@pytest.mark.parametrize("size", [(360, 640), (360, 780), (699, 900), (420, 420)])
def test_narrow_pages_keep_the_act_at_the_bottom_edge(page, qtbot, size) -> None:  # type: ignore[no-untyped-def]
    with qtbot.waitSignal(page.narrow_changed):
        page.resize(*size)
    assert size[0] < NARROW
    qtbot.waitUntil(lambda: page.next_act.geometry().bottom() == page.height() - 1)
    assert not page.column.isVisible()
    assert page.board.isVisible()
    a11y.assert_accessible(page)
    qtbot.mouseClick(page.handle, Qt.MouseButton.LeftButton)
    assert page.sheet_open
    qtbot.waitUntil(lambda: page.column.height() >= theme.CONTROL and page.column.isVisible())
    qtbot.waitUntil(lambda: not overlaps(page))
    assert page.next_act.geometry().bottom() == page.height() - 1
    a11y.assert_accessible(page)
    qtbot.keyClick(page.handle, Qt.Key.Key_Space)
    assert not page.sheet_open
    assert page.board.isVisible()


def overlaps(page: PageLayout) -> bool:
    parts = [page.board, page.handle, page.column, page.next_act]
    boxes = [part.geometry() for part in parts if part.isVisible()]
    return any(a.intersects(b) for i, a in enumerate(boxes) for b in boxes[i + 1 :])


def test_the_sheet_is_pulled_by_the_thumb(page, qtbot) -> None:  # type: ignore[no-untyped-def]
    page.resize(400, 900)
    qtbot.waitUntil(lambda: page.handle.isVisible())
    handle = page.handle
    start = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=start)
    for step in range(1, 11):
        qtbot.mouseMove(handle, start - QPoint(0, 20 * step))
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=start)
    assert page.sheet_open
    assert page.column.height() >= 100
    page.set_sheet_open(False)
    assert not page.column.isVisible()


def test_the_page_grows_wide_again(page, qtbot) -> None:  # type: ignore[no-untyped-def]
    page.resize(400, 420)
    page.set_sheet_open(True)
    page.resize(1100, 700)
    qtbot.waitUntil(lambda: page.column.x() > page.board.geometry().right())
    assert page.board.isVisible()
    assert page.column.isVisible()
    assert page.column.height() > 300
