from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetrics
from PySide6.QtWidgets import QApplication, QMenu

from engines.timers import Timer, TimerChange
from tests.helpers import a11y
from widgets import theme
from widgets.journal_list import JournalList, _two_lines
from widgets.journal_model import JournalLine, JournalModel, spoken
from widgets.journal_text import journal_line


def lines(count: int) -> list[JournalLine]:
    words = ("north", "east", "south", "west")
    return [
        JournalLine(n, f"The enemy went {words[n % 4]}.", struck=n % 7 == 0, forced=n % 11 == 0)
        for n in range(1, count + 1)
    ]


@pytest.fixture
def journal(qtbot):  # type: ignore[no-untyped-def]
    made = JournalList(editable=True)
    made.resize(420, 500)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    return made


def test_the_model_keeps_the_rules_of_models(qtmodeltester) -> None:  # type: ignore[no-untyped-def]
    model = JournalModel()
    qtmodeltester.check(model)
    model.set_lines(lines(20))
    model.set_filter("north")
    model.set_lines(lines(25))
    model.set_filter("")
    model.set_lines(lines(3))
    qtmodeltester.check(model)


def test_only_what_differs_is_replaced() -> None:
    model = JournalModel()
    model.set_lines(lines(100))
    heard: list[tuple[str, int, int]] = []
    model.rowsInserted.connect(lambda _parent, a, b: heard.append(("in", a, b)))
    model.rowsRemoved.connect(lambda _parent, a, b: heard.append(("out", a, b)))
    model.set_lines(lines(102))
    assert heard == [("in", 100, 101)]
    heard.clear()
    changed = lines(102)
    changed[90] = JournalLine(91, "Something else.")
    model.set_lines(changed)
    assert heard == [("out", 90, 101), ("in", 90, 101)]
    assert [model.line(row) for row in range(model.rowCount())] == changed


@pytest.mark.parametrize(
    ("words", "want"),
    [("north", [4, 8]), ("NORTH enemy", [4, 8]), ("", list(range(1, 9))), ("8", [8]), ("x", [])],
)
def test_the_filter_wants_every_word(words: str, want: list[int]) -> None:
    model = JournalModel()
    model.set_lines(lines(8))
    model.set_filter(words)
    assert [model.line(row).seq for row in range(model.rowCount())] == want
    assert model.total() == 8


def test_a_filter_holds_for_new_lines() -> None:
    model = JournalModel()
    model.set_filter("east")
    model.set_lines(lines(4))
    assert [model.line(row).seq for row in range(model.rowCount())] == [1]
    assert model.row_of(1) == 0
    assert model.row_of(2) is None


def test_marks_are_said_in_words() -> None:
    line = JournalLine(7, "The enemy went north.", struck=True, forced=True, correction=True)
    assert spoken(line) == "7, taken back, forced by the table, correction. The enemy went north."
    assert spoken(JournalLine(8, "x")) == "8. x"
    assert spoken(JournalLine(9, "x", kind="bookmark")) == "9, bookmark. x"
    model = JournalModel()
    model.set_lines([line])
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == spoken(line)
    assert model.index(0).data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None


def test_lines_are_not_typed_over(journal: JournalList, qtbot) -> None:  # type: ignore[no-untyped-def]
    journal.set_lines(lines(3))
    index = journal.model.index(1)
    assert not index.flags() & Qt.ItemFlag.ItemIsEditable
    journal.choose(2)
    qtbot.keyClick(journal.view, Qt.Key.Key_F2)
    assert journal.view.indexWidget(index) is None


def test_a_reader_hears_the_marks(journal: JournalList) -> None:
    journal.set_lines([JournalLine(1, "The enemy went north.", forced=True)])
    view = QAccessible.queryAccessibleInterface(journal.view)
    assert view.text(QAccessible.Text.Name) == "Journal"
    assert view.child(0).text(QAccessible.Text.Name) == (
        "1, forced by the table. The enemy went north."
    )


def test_a_line_is_taken_back_to_by_button_and_menu(journal: JournalList, qtbot) -> None:  # type: ignore[no-untyped-def]
    journal.set_lines(lines(10))
    journal.choose(5)
    with qtbot.waitSignal(journal.rewind_requested) as caught:
        qtbot.mouseClick(journal.rewind_button, Qt.MouseButton.LeftButton)
    assert caught.args == [5]
    journal.view.customContextMenuRequested.emit(journal.view.rect().center())
    menu = journal.findChild(QMenu)
    with qtbot.waitSignal(journal.edit_requested) as caught:
        menu.actions()[1].trigger()
    assert caught.args == [5]
    menu.actions()[2].trigger()
    assert QApplication.clipboard().text() == "The enemy went east."
    menu.close()


@pytest.mark.parametrize(
    "line",
    [JournalLine(1, "x", struck=True), JournalLine(1, "x", kind="note")],
)
def test_lines_that_do_not_count_are_nothing_to_go_back_to(  # type: ignore[no-untyped-def]
    journal: JournalList, qtbot, line: JournalLine
) -> None:
    journal.set_lines([line])
    journal.choose(1)
    assert not journal.rewind_button.isEnabled()
    assert not journal.edit_button.isEnabled()
    with qtbot.assertNotEmitted(journal.rewind_requested):
        qtbot.mouseClick(journal.rewind_button, Qt.MouseButton.LeftButton)


def test_keys_move_through_the_list(journal: JournalList, qtbot) -> None:  # type: ignore[no-untyped-def]
    journal.set_lines(lines(10))
    journal.choose(9)
    journal.view.setFocus()
    qtbot.keyClick(journal.view, Qt.Key.Key_Up)
    assert journal.chosen().seq == 8
    qtbot.keyClick(journal.view, Qt.Key.Key_Home)
    assert journal.chosen().seq == 1


def test_the_newest_line_is_seen_unless_people_scrolled_up(journal: JournalList) -> None:
    bar = journal.view.verticalScrollBar()
    journal.set_lines(lines(100))
    assert bar.value() == bar.maximum() > 0
    journal.set_lines(lines(101))
    assert bar.value() == bar.maximum()
    bar.setValue(50)
    journal.set_lines(lines(102))
    assert bar.value() == 50
    journal.show_newest()
    assert bar.value() == bar.maximum()


def test_empty_lists_say_what_to_do(journal: JournalList, qtbot) -> None:  # type: ignore[no-untyped-def]
    journal.set_lines([])
    assert not journal.view.isVisible()
    assert "Nothing has happened yet" in journal._empty.text()
    journal.set_lines(lines(3))
    qtbot.keyClicks(journal.filter_field, "zzz")
    assert journal._empty.text() == "No line holds “zzz”."
    journal.filter_field.clear()
    assert journal.view.isVisible()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_is_named_and_large_enough(  # type: ignore[no-untyped-def]
    journal: JournalList, qapp: QApplication, qtbot, scale: float
) -> None:
    theme.apply(qapp, theme.load("light"), scale=scale)
    try:
        journal.set_lines(lines(10))
        journal.choose(5)
        journal.resize(360, 500)
        qtbot.waitUntil(lambda: not a11y.clipped(journal))
        a11y.assert_accessible(journal)
    finally:
        theme.apply(qapp, theme.load("light"))


def test_ten_thousand_lines_stay_smooth(journal: JournalList) -> None:
    many = lines(10_000)
    journal.set_lines(many)
    start = time.perf_counter()
    journal.set_lines([*many, JournalLine(10_001, "The enemy went north.")])
    journal.view.viewport().grab()
    journal.filter_field.setText("north")
    journal.view.viewport().grab()
    # A frame each would be 50 ms; ten times that is only a guard against going quadratic.
    assert time.perf_counter() - start < 0.5
    assert journal.model.rowCount() == 2501


def test_long_sentences_take_two_lines_and_no_more(qapp: QApplication) -> None:
    font = QFont(theme.font(theme.BODY))
    metrics = QFontMetrics(font)
    short = _two_lines("The enemy went north.", metrics, font, 400)
    assert short == "The enemy went north."
    long = _two_lines("The enemy went north. " * 20, metrics, font, 200)
    first, second = long.split("\n")
    assert first.startswith("The enemy")
    assert second.endswith("…")
    assert max(map(metrics.horizontalAdvance, (first, second))) <= 200


@dataclass(frozen=True)
class Logged:
    seq: int = 3
    kind: str = "act"
    wall: str = "2026-11-30T21:00:00+01:00"
    events: tuple[Any, ...] = ()
    forced: bool = False
    correction: bool = False
    live: bool = True
    to: int | None = None
    text: str = ""
    timer: TimerChange | None = None


class Text:
    def event(self, event: Any, state: Any) -> str:
        return f"{event} in {state}."


@pytest.mark.parametrize(
    ("entry", "want"),
    [
        (Logged(events=("Fire", "Flood")), "Fire in room. Flood in room."),
        (Logged(kind="rewind", to=4), "Took back everything after line 4."),
        (Logged(kind="rewind", to=0), "Took everything back."),
        (Logged(kind="redo", to=9), "Brought back line 9."),
        (Logged(kind="note", text="A note"), "A note"),
        (Logged(kind="bookmark"), "Bookmark"),
        (Logged(kind="bookmark", text="Storm"), "Storm"),
        (Logged(kind="timer", timer=TimerChange("start", "Game")), "Timer Game was started."),
        (
            Logged(kind="timer", timer=TimerChange("set", "Game", timer=Timer("Game"))),
            "Timer Game was set.",
        ),
        (
            Logged(kind="timer", timer=TimerChange("adjust", "Game", seconds=-10)),
            "Timer Game: -10 seconds.",
        ),
    ],
)
def test_entries_read_as_sentences(entry: Logged, want: str) -> None:
    assert journal_line(Text(), entry, "room").sentence == want  # type: ignore[arg-type]


def test_marks_come_from_the_entry() -> None:
    entry = Logged(live=False, forced=True, correction=True, events=("Fire",))
    line = journal_line(Text(), entry, "room")  # type: ignore[arg-type]
    assert (line.struck, line.forced, line.correction, line.seq) == (True, True, True, 3)
