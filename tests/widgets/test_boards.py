from __future__ import annotations

import gc
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QWidget

from engines.squares import cell_name
from tests.helpers import a11y
from widgets import accessible, theme
from widgets.square_board import SquareBoard

SIZES = [(240, 240), (360, 300), (360, 640), (801, 633), (1280, 720), (3840, 2160)]


def board(columns: int = 15, rows: int = 15, width: int = 600, height: int = 600) -> SquareBoard:
    made = SquareBoard(columns, rows)
    made.setAccessibleName("Map")
    made.resize(width, height)
    return made


@pytest.fixture
def shown(qtbot):  # type: ignore[no-untyped-def]
    made = board()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.setFocus()
    return made


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("grid", [(15, 15), (10, 10), (1, 1), (3, 12), (26, 20)])
def test_every_cell_is_found_where_it_is_drawn(size, grid, qtbot) -> None:  # type: ignore[no-untyped-def]
    made = board(*grid, *size)
    qtbot.addWidget(made)
    for cell in made.cells():
        rect = made.cell_rect(cell)
        assert made.cell_at(rect.center()) == cell
        assert made.rect().contains(rect.toAlignedRect())
    assert len(set(made.cells())) == grid[0] * grid[1]


@given(
    columns=st.integers(1, 26),
    rows=st.integers(1, 26),
    width=st.integers(40, 4000),
    height=st.integers(40, 3000),
    data=st.data(),
)
def test_hit_test_is_the_inverse_of_the_drawing(qapp, columns, rows, width, height, data) -> None:  # type: ignore[no-untyped-def]
    made = board(columns, rows, width, height)
    column = data.draw(st.integers(0, columns - 1))
    row = data.draw(st.integers(0, rows - 1))
    across = data.draw(st.floats(0.01, 0.99))
    down = data.draw(st.floats(0.01, 0.99))
    rect = made.cell_rect(cell_name(column, row))
    point = QPointF(rect.left() + across * rect.width(), rect.top() + down * rect.height())
    assert made.cell_at(point) == cell_name(column, row)


@given(x=st.integers(0, 599), y=st.integers(0, 599))
def test_a_point_is_in_the_cell_that_is_found_or_on_none(qapp, x, y) -> None:  # type: ignore[no-untyped-def]
    made = board()
    cell = made.cell_at(QPointF(x, y))
    # A line belongs to the cell right of it and below.
    inside = [
        name
        for name in made.cells()
        if 0 <= x - made.cell_rect(name).left() < made.cell_size()
        and 0 <= y - made.cell_rect(name).top() < made.cell_size()
    ]
    assert [cell or ""] == (inside or [""])


def test_the_board_fills_what_it_can(qtbot) -> None:  # type: ignore[no-untyped-def]
    for width, height in SIZES:
        made = board(15, 15, width, height)
        qtbot.addWidget(made)
        used = made.grid_rect().height() + made.margin()
        assert used > min(width, height) - 2 - 16
        assert made.cell_size() == int(made.cell_size())


def test_labels_are_never_smaller_than_can_be_read(qtbot) -> None:  # type: ignore[no-untyped-def]
    made = board(15, 15, 240, 240)
    qtbot.addWidget(made)
    assert made.margin() >= 16


@pytest.mark.parametrize("cell", ["Z1", "A16", "P1", "11"])
def test_a_cell_off_the_board_is_an_error(cell: str, qapp: QApplication) -> None:
    for act in (board().cell_rect, board().move_cursor):
        with pytest.raises(ValueError, match=re.escape(cell)):
            act(cell)


def test_a_board_has_cells(qapp: QApplication) -> None:
    with pytest.raises(ValueError, match="0"):
        SquareBoard(0, 3)


def test_arrows_move_the_cursor_and_stop_at_the_edge(shown, qtbot) -> None:  # type: ignore[no-untyped-def]
    assert shown.cursor() == "A1"
    for key, cell in [
        (Qt.Key.Key_Up, "A1"),
        (Qt.Key.Key_Right, "B1"),
        (Qt.Key.Key_Down, "B2"),
        (Qt.Key.Key_Left, "A2"),
        (Qt.Key.Key_Left, "A2"),
    ]:
        qtbot.keyClick(shown, key)
        assert shown.cursor() == cell
    shown.move_cursor("O15")
    qtbot.keyClick(shown, Qt.Key.Key_Right)
    qtbot.keyClick(shown, Qt.Key.Key_Down)
    assert shown.cursor() == "O15"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_presses_the_cell_under_the_cursor(shown, qtbot, key) -> None:  # type: ignore[no-untyped-def]
    shown.move_cursor("C4")
    with qtbot.waitSignal(shown.cell_activated) as caught:
        qtbot.keyClick(shown, key)
    assert caught.args == ["C4"]


def test_a_held_key_presses_once(shown) -> None:  # type: ignore[no-untyped-def]
    pressed: list[str] = []
    shown.cell_activated.connect(pressed.append)
    for repeated in (False, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", repeated
        )
        QCoreApplication.sendEvent(shown, event)
    assert pressed == ["A1"]


def test_a_click_presses_the_cell_and_takes_the_cursor_along(shown, qtbot) -> None:  # type: ignore[no-untyped-def]
    where = shown.cell_rect("F9").center().toPoint()
    with qtbot.waitSignal(shown.cell_activated) as caught:
        qtbot.mouseClick(shown, Qt.MouseButton.LeftButton, pos=where)
    assert caught.args == ["F9"]
    assert shown.cursor() == "F9"


def test_a_press_that_slides_to_another_cell_does_nothing(shown, qtbot) -> None:  # type: ignore[no-untyped-def]
    pressed: list[str] = []
    shown.cell_activated.connect(pressed.append)
    qtbot.mousePress(shown, Qt.MouseButton.LeftButton, pos=shown.cell_rect("F9").center().toPoint())
    qtbot.mouseRelease(
        shown, Qt.MouseButton.LeftButton, pos=shown.cell_rect("F10").center().toPoint()
    )
    qtbot.mouseClick(shown, Qt.MouseButton.LeftButton, pos=QPoint(1, 1))
    qtbot.mouseClick(
        shown, Qt.MouseButton.RightButton, pos=shown.cell_rect("F10").center().toPoint()
    )
    assert pressed == []


def test_a_tap_presses_the_cell(shown, qtbot) -> None:  # type: ignore[no-untyped-def]
    finger = QTest.createTouchDevice()
    where = shown.cell_rect("K2").center().toPoint()
    with qtbot.waitSignal(shown.cell_activated) as caught:
        QTest.touchEvent(shown, finger).press(0, where, shown).commit()
        QTest.touchEvent(shown, finger).release(0, where, shown).commit()
    assert caught.args == ["K2"]


def test_the_pointer_is_followed(shown, qtbot) -> None:  # type: ignore[no-untyped-def]
    seen: list[str] = []
    shown.cell_hovered.connect(seen.append)
    for cell in ("A1", "A1", "B1"):
        qtbot.mouseMove(shown, shown.cell_rect(cell).center().toPoint())
        QTest.qWait(5)
    QCoreApplication.sendEvent(shown, QEvent(QEvent.Type.Leave))
    assert seen == ["A1", "B1", ""]


def test_arrows_belong_to_the_board_only_while_it_has_the_focus(qtbot) -> None:  # type: ignore[no-untyped-def]
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    made, button = board(), QPushButton("elsewhere")
    row.addWidget(made)
    row.addWidget(button)
    heard: list[str] = []
    shortcut = QShortcut(Qt.Key.Key_Up, window)
    shortcut.activated.connect(lambda: heard.append("north"))
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    made.setFocus()
    made.move_cursor("C4")
    qtbot.keyClick(made, Qt.Key.Key_Up)
    assert (made.cursor(), heard) == ("C3", [])
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Up)
    assert (made.cursor(), heard) == ("C3", ["north"])


class Counting(SquareBoard):
    def __init__(self) -> None:
        super().__init__(15, 15)
        self.painted = 0

    def paint_static(self, painter: QPainter) -> None:
        self.painted += 1
        super().paint_static(painter)


def test_the_static_layer_is_painted_only_when_it_must_be(qapp: QApplication, qtbot) -> None:  # type: ignore[no-untyped-def]
    made = Counting()
    qtbot.addWidget(made)
    made.resize(400, 400)
    for _ in range(3):
        made.grab()
    made.move_cursor("C4")
    made.grab()
    assert made.painted == 1
    made.resize(500, 400)
    made.grab()
    assert made.painted == 2
    theme.apply(qapp, theme.load("dark"))
    made.grab()
    theme.apply(qapp, theme.load("light"))
    assert made.painted == 3
    made.set_grid(10, 10)
    made.grab()
    assert made.painted == 4


def test_another_grid_takes_a_lost_cursor_away(shown) -> None:  # type: ignore[no-untyped-def]
    shown.move_cursor("O15")
    shown.set_grid(10, 10)
    assert shown.cursor() is None
    shown.move_cursor("J10")
    shown.set_grid(15, 15)
    assert shown.cursor() == "J10"


def test_the_cursor_is_seen_only_with_the_focus(shown, qtbot) -> None:  # type: ignore[no-untyped-def]
    shown.move_cursor("C4")
    edge = shown.cell_rect("C4").topLeft().toPoint() + QPoint(15, 0)
    accent = theme.current().accent
    assert shown.grab().toImage().pixelColor(edge) == accent
    shown.clearFocus()
    assert shown.grab().toImage().pixelColor(edge) != accent


def test_a_screen_reader_finds_a_table_of_named_cells(shown) -> None:  # type: ignore[no-untyped-def]
    table = QAccessible.queryAccessibleInterface(shown)
    assert table.role() == QAccessible.Role.Table
    assert table.text(QAccessible.Text.Name) == "Map"
    assert table.childCount() == 225
    cell = table.child(3 * 15 + 2)
    assert cell.text(QAccessible.Text.Name) == "C4"
    assert cell.role() == QAccessible.Role.Cell
    assert table.indexOfChild(cell) == 47
    where = shown.cell_rect("C4").toRect()
    assert cell.rect().topLeft() == shown.mapToGlobal(where.topLeft())
    assert cell.rect().size() == where.size()
    middle = shown.mapToGlobal(where.center())
    assert table.childAt(middle.x(), middle.y()).text(QAccessible.Text.Name) == "C4"
    corner = shown.mapToGlobal(QPoint(0, 0))
    assert table.childAt(corner.x(), corner.y()) is None
    assert table.child(225) is None
    shown.move_cursor("C4")
    assert table.focusChild().text(QAccessible.Text.Name) == "C4"
    assert cell.state().focused
    assert not table.child(0).state().focused


def test_boards_may_go_while_a_reader_listens(qapp: QApplication, qtbot) -> None:  # type: ignore[no-untyped-def]
    QAccessible.setActive(True)
    try:
        for number in range(12):
            made = board()
            made.show()
            made.setFocus()
            table = QAccessible.queryAccessibleInterface(made)
            cell = table.child(5)
            made.move_cursor("F1")
            accessible.announce(made, "The enemy went north.")
            if number % 2:
                made.deleteLater()
                QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            del made
            gc.collect()
            qapp.processEvents()
            assert not cell.isValid()
            assert cell.text(QAccessible.Text.Name) == ""
    finally:
        QAccessible.setActive(False)


def test_a_board_is_named(shown) -> None:  # type: ignore[no-untyped-def]
    a11y.assert_accessible(shown)
