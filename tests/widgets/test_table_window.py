from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from engines.chance import Dice
from engines.contract import Refused
from engines.timers import TimerChange
from tests.helpers.a11y import assert_accessible
from tests.helpers.lantern import SEATS, Options, Rest, initial, view
from tests.helpers.lantern_screen.kit import KIT, LanternDisplay, LanternPage
from widgets.background import Inline
from widgets.commands import Command
from widgets.journal_model import JournalLine
from widgets.table_display import TableDisplay
from widgets.table_page import Change
from widgets.table_window import TableWindow
from widgets.timer_popovers import NewTimerPopover

STATE = initial(Options())


@pytest.fixture
def table(qtbot: QtBot) -> TableWindow:
    found = TableWindow(KIT, "Friday", SEATS, Inline(), list)
    qtbot.addWidget(found)
    found.resize(1000, 700)
    found.show()
    found.show_change(Change(view(STATE, "red")))
    return found


def page(table: TableWindow) -> LanternPage:
    assert isinstance(table.page, LanternPage)
    return table.page


def lines(count: int) -> list[JournalLine]:
    return [JournalLine(number, f"sentence {number}") for number in range(1, count + 1)]


def test_the_head_says_what_is_played(table: TableWindow) -> None:
    assert table.header.title.text() == "Friday"
    assert table.header.seat.text() == "Red"
    assert table.header.curtain.isVisible()


def test_one_seat_needs_no_curtain(qtbot: QtBot) -> None:
    found = TableWindow(KIT, "Friday", ("red",), Inline(), list)
    qtbot.addWidget(found)
    found.show()
    assert not found.header.curtain.isVisible()
    found.draw_curtain()
    assert not found.curtain.isVisible()


def test_undo_and_redo_follow_the_change(qtbot: QtBot, table: TableWindow) -> None:
    assert not table.undo.isEnabled()
    table.show_change(Change(view(STATE, "red"), can_undo=True, can_redo=True))
    with qtbot.waitSignals([table.undo_requested, table.redo_requested], timeout=500):
        table.undo.click()
        table.redo.click()


def test_the_foot_shows_the_last_line_that_counts(table: TableWindow) -> None:
    table.show_lines([])
    assert "empty" in table.last_text.text()
    table.show_lines([*lines(2), JournalLine(3, "gone", struck=True)])
    assert table.last_text.text() == "2. sentence 2"
    assert "2. sentence 2" in table.last.accessibleName()


def test_the_journal_opens_with_everything_and_follows(qtbot: QtBot, table: TableWindow) -> None:
    table.show_lines(lines(3))
    assert not table.journal.isVisible()
    with qtbot.waitSignal(table.journal_wanted, timeout=500):
        qtbot.mouseClick(table.last, Qt.MouseButton.LeftButton)
    assert table.journal.isVisible()
    assert table.journal.model.total() == 3
    table.show_lines(lines(4))
    assert table.journal.model.total() == 4
    table.last.click()
    assert not table.journal.isVisible()


@pytest.mark.parametrize(("width", "beside"), [(800, False), (1280, False), (1920, True)])
def test_the_journal_stands_where_there_is_room(
    qtbot: QtBot, table: TableWindow, width: int, beside: bool
) -> None:
    table.resize(width, 844)
    table.show_journal(True)
    qtbot.wait(1)
    assert (table.journal.x() > table.page.geometry().right()) is beside
    assert (table.journal.y() > table.page.geometry().bottom()) is not beside


def test_on_a_phone_the_journal_takes_the_place_of_the_page(table: TableWindow) -> None:
    table.resize(390, 844)
    table.show_journal(True)
    assert (table.page.isVisible(), table.journal.isVisible()) == (False, True)
    table.show_journal(False)
    assert (table.page.isVisible(), table.journal.isVisible()) == (True, False)
    table.show_journal(True)
    table.resize(1000, 844)
    assert (table.page.isVisible(), table.journal.isVisible()) == (True, True)


def test_a_refusal_stays_until_something_else_happens(table: TableWindow) -> None:
    sent: list[tuple[object, ...]] = []
    table.submitted.connect(lambda *values: sent.append(values))
    page(table).seat = "blue"
    page(table).act("Rest")
    table.refuse(Rest(), Refused("not_your_turn"))
    assert table.refusal.sentence() == "refused: not_your_turn"
    table.refusal.forced.emit()
    assert sent == [("blue", Rest(), False), ("blue", Rest(), True)]
    table.refusal.forced.emit()
    assert len(sent) == 2
    table.refuse(Rest(), Refused("not_your_turn"))
    table.show_change(Change(view(STATE, "red")))
    assert table.refusal.sentence() == ""


def test_the_journal_refuses_in_its_own_words(table: TableWindow) -> None:
    table.refuse(None, Refused("nothing_to_undo", {}, forceable=True))
    assert table.refusal.sentence() == "There is nothing to take back."
    assert not table.refusal._force.isVisible()


def test_dice_are_asked_for(table: TableWindow) -> None:
    assert not table.tray.isVisible()
    table.show_request(Dice(2, 3, "dive"))
    assert table.tray.isVisible()
    table.show_request(None)
    assert not table.tray.isVisible()


def test_the_menu_has_what_was_asked_for(table: TableWindow) -> None:
    ran: list[str] = []
    table.set_menu(("b", "", "a", "unknown"), ran.append)

    def command(name: str, enabled: bool) -> Command:
        return Command(
            name, lambda: name.upper(), (), lambda: None, lambda: "Group", lambda: enabled
        )

    menu = table.menu([command("a", True), command("b", False)])
    texts = [action.text() for action in menu.actions()]
    assert texts == ["B", "", "A"]
    assert [action.isEnabled() for action in menu.actions()][::2] == [False, True]
    menu.actions()[2].trigger()
    menu.deleteLater()
    assert ran == ["a"]


def test_the_curtain_changes_the_seat(qtbot: QtBot, table: TableWindow) -> None:
    table.header.curtain.click()
    assert not table.page.isVisible()
    assert table.curtain.isVisible()
    chosen: list[str] = []
    table.seat_chosen.connect(chosen.append)
    table.curtain.buttons()[1].click()
    assert chosen == ["blue"]
    assert table.page.isVisible()
    assert table.header.seat.text() == "Blue"


@pytest.mark.parametrize("width", [360, 700, 1280])
def test_everything_is_named_and_whole(qtbot: QtBot, table: TableWindow, width: int) -> None:
    table.resize(width, 780)
    table.show_lines(lines(30))
    table.show_journal(True)
    qtbot.wait(1)
    assert_accessible(table)


def test_the_head_fits_a_phone(qtbot: QtBot, table: TableWindow) -> None:
    table.resize(360, 700)
    qtbot.wait(1)
    assert not table.header.time.isVisible()
    assert table.header.title.width() >= 100
    right = table.header.more.mapTo(table, QPoint(table.header.more.width(), 0)).x()
    assert right <= 360


def test_the_display_leaves_with_a_key(qtbot: QtBot) -> None:
    display = TableDisplay(KIT, "Friday")
    qtbot.addWidget(display)
    display.show()
    display.show_view(view(STATE, "table"))
    assert isinstance(display.page, LanternDisplay)
    assert display.page.label.text() == "oil 12"
    assert not display._timers.isVisible()
    display.show_timers("12:41")
    assert display._timers.isVisible()
    left: list[str] = []
    display.left.connect(lambda: left.append("left"))
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_F11, Qt.Key.Key_A):
        qtbot.keyClick(display, key)
    assert left == ["left", "left"]


def test_the_display_opens_a_window_where_there_is_one_screen(qtbot: QtBot) -> None:
    display = TableDisplay(KIT, "Friday")
    qtbot.addWidget(display)
    display.open_window(QGuiApplication.primaryScreen())
    assert display.isVisible()
    assert not display.isFullScreen()
    left: list[str] = []
    display.left.connect(lambda: left.append("left"))
    display.close()
    assert left == ["left"]


def test_each_seat_can_have_a_clock_of_its_own(qtbot: QtBot, table: TableWindow) -> None:
    changes: list[TimerChange] = []
    table.timer_changed.connect(changes.append)
    table.timers.ask_new()
    box = table.findChild(NewTimerPopover)
    assert box is not None
    assert box.each.isVisible()
    box.each.setChecked(True)
    box.create_button.click()
    assert [change.timer.seat for change in changes if change.timer] == list(SEATS)
