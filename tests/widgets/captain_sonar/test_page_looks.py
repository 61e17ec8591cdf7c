"""Layouts from phone to 4K, targets, names for the screen reader, languages and themes."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QListView, QWidget
from pytestqt.qtbot import QtBot

from engines.captain_sonar.observations import Course, Drone, Silence, Surface
from engines.captain_sonar.radio import RadioOptions
from tests.helpers.radio_table import RadioTable, case
from widgets import theme
from widgets.captain_sonar.chips import ChipButton
from widgets.captain_sonar.page import RadioPage
from widgets.captain_sonar.sea_board import SeaBoard
from widgets.captain_sonar.sea_view import SeaView, dots, heat_steps, likeliest

SIZES = [(360, 640), (390, 780), (700, 700), (1024, 600), (1280, 800), (3840, 2160)]


def _shown(page: QWidget, kind: type) -> list[QWidget]:
    return [widget for widget in page.findChildren(kind) if widget.isVisible()]


def _contradict(page: RadioPage, qtbot: QtBot) -> None:
    page.hear(Drone(1, True))
    page.hear(Drone(1, False))
    qtbot.waitUntil(lambda: page.trouble._more.isVisible(), timeout=3000)


@pytest.mark.parametrize(("width", "height"), [(360, 600), (390, 630), (390, 730), (900, 560)])
def test_repairs_and_keys_never_cover_each_other(qtbot: QtBot, width: int, height: int) -> None:
    table = RadioTable()
    page = table.open(qtbot, width, height)
    _contradict(page, qtbot)
    qtbot.wait(30)
    pressed = [*page.trouble.buttons(), page.trouble._more, *page.pad.all_keys(), page.board]
    boxes = [one.rect().translated(one.mapTo(page, QPoint(0, 0))) for one in pressed]
    for index, box in enumerate(boxes):
        assert page.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[index + 1 :])
    page.trouble.buttons()[0].click()
    assert page.board.minimumHeight() == 160


@pytest.mark.parametrize(("width", "height"), [(360, 364), (640, 364), (390, 450), (800, 364)])
@pytest.mark.parametrize("mode", ["", "hit", "used"])
def test_the_smallest_window_keeps_every_key_whole(
    qtbot: QtBot, width: int, height: int, mode: str
) -> None:
    table = RadioTable()
    page = table.open(qtbot, width, height)
    if mode:
        page.begin(mode)  # type: ignore[arg-type]
    if mode == "hit":
        page.entry.choose("A1")
    qtbot.wait(60)
    keys = [*_shown(page.pad, QAbstractButton), *_shown(page.entry, QAbstractButton)]
    assert len(keys) >= (2 if mode else 13)
    boxes = [one.rect().translated(one.mapTo(page, QPoint(0, 0))) for one in keys]
    for index, box in enumerate(boxes):
        assert page.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[index + 1 :])


def test_a_note_takes_the_width_of_its_row(qtbot: QtBot) -> None:
    table = RadioTable()
    page = table.open(qtbot, 1120, 610)
    page.map.place_own()
    qtbot.wait(30)
    note = page.entry._said
    assert note.text() == "Press the cell where we are."
    assert note.width() > page.entry.width() / 2
    assert note.heightForWidth(note.width()) < 2 * note.fontMetrics().height()


def test_repairs_make_way_for_a_line_and_come_back(qtbot: QtBot) -> None:
    table = RadioTable()
    page = table.open(qtbot, 1120, 600)
    _contradict(page, qtbot)
    page.begin("surface")
    assert page.trouble.isHidden()
    page.entry.cancel()
    assert page.trouble.isVisible()
    page.begin("surface")
    page.hear(Drone(1, True))
    page.entry.cancel()
    assert page.trouble.isVisible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_key_is_large_enough_and_none_covers_another(
    qtbot: QtBot, width: int, height: int
) -> None:
    page = RadioTable().open(qtbot, width, height)
    boxes = []
    for key in page.pad.all_keys():
        assert key.height() >= theme.CONTROL
        assert key.width() >= theme.CONTROL
        place = key.mapTo(page, QPoint(0, 0))
        assert page.rect().contains(place)
        assert page.rect().contains(place + QPoint(key.width() - 1, key.height() - 1))
        boxes.append((key.act.id, key.rect().translated(place)))
    for act_id in ("north", "east", "south", "west", "silence"):
        assert page.pad.key(act_id).height() == theme.BIG_KEY
    for index, (name, box) in enumerate(boxes):
        for other, second in boxes[index + 1 :]:
            assert not box.intersects(second), (name, other)


@pytest.mark.parametrize(("width", "height"), SIZES[1:5])
@pytest.mark.parametrize("mode", ["surface", "drone", "sonar", "hit", "used", "type"])
@pytest.mark.parametrize("broken", [False, True])
def test_the_line_and_its_chips_are_whole_and_apart(
    qtbot: QtBot, width: int, height: int, mode: str, broken: bool
) -> None:
    table = RadioTable()
    page = table.open(qtbot, width, height)
    if broken:
        _contradict(page, qtbot)
    page.begin(mode)  # type: ignore[arg-type]
    qtbot.wait(30)
    if page.trouble.isVisible():
        assert page.trouble.height() >= page.trouble.sizeHint().height()
    chips = list(_shown(page.entry, ChipButton))
    boxes = [chip.rect().translated(chip.mapTo(page, QPoint(0, 0))) for chip in chips]
    for chip, box in zip(chips, boxes, strict=True):
        assert min(chip.width(), chip.height()) >= theme.CONTROL
        assert page.rect().contains(box), chip.accessibleName()
        assert chip.height() <= chip.parentWidget().height() - chip.y()
    for index, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[index + 1 :])


@pytest.mark.parametrize(("width", "height"), [(390, 780), (1280, 800)])
def test_everything_that_takes_the_focus_has_a_name_and_every_target_its_size(
    qtbot: QtBot, width: int, height: int
) -> None:
    found, _known = case(6)
    table = RadioTable(found.options)
    page = table.open(qtbot, width, height)
    for observation in found.observations:
        page.hear(observation)
    page.layout_.set_sheet_open(True)
    page.panels.overlay.toggle.click()
    for panel in page.panels.column.panels():
        panel.set_folded(False)
    page.panels.record.select(3)
    qtbot.waitUntil(lambda: len(page.panels.questions.rows()) == 6, timeout=5000)
    page.map.ask_why("H8")
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or widget.focusPolicy() == Qt.FocusPolicy.NoFocus:
            continue
        if isinstance(widget, QAbstractButton | QLineEdit | QListView | SeaBoard):
            assert widget.accessibleName(), (type(widget), widget.objectName())
    for button in _shown(page, QAbstractButton):
        assert button.height() >= theme.CONTROL, button.accessibleName()
        assert button.width() >= theme.CONTROL, button.accessibleName()


def test_the_board_reads_itself_aloud(qtbot: QtBot) -> None:
    table = RadioTable(RadioOptions(chart_id="alpha-rt"))
    page = table.open(qtbot)
    page.hear(Drone(1, True))
    # 23 of the 25 cells of sector 1 are sea.
    assert page.board.cell_name("C2") == "C2, island"
    assert page.board.cell_name("A1") == "A1, possible, 4 %"
    assert page.board.cell_name("O15") == "O15, ruled out by line 1"


def test_likelihood_is_never_told_by_colour_alone(qtbot: QtBot) -> None:
    """In black and white a cell at 40 % still differs from one at 2 %, small or large."""
    assert dots(0.02) < dots(0.05) < dots(0.1) < dots(0.4)
    for side in (20, 44):
        pictures = []
        for share in (0.02, 0.4):
            board = SeaBoard(RadioTable().page.board.view.chart)
            qtbot.addWidget(board)
            board.resize(side * 16, side * 16)
            # One step of heat for both: what is left are the figures.
            board.show_view(SeaView(board.view.chart, {"H6": share}, {"H6": 1}, known=True))
            box = board.cell_rect("H6").toRect()
            pictures.append(
                board.grab(box)
                .toImage()
                .convertToFormat(board.grab(box).toImage().Format.Format_Grayscale8)
            )
        assert pictures[0] != pictures[1]


def test_heat_uses_more_steps_the_surer_it_is() -> None:
    assert set(heat_steps({f"A{n}": 1 / 200 for n in range(1, 16)}).values()) == {1}
    steps = heat_steps({"A1": 0.5, "A2": 0.3, "A3": 0.05})
    assert steps == {"A1": 5, "A2": 3, "A3": 1}
    assert heat_steps({}) == {}


def test_the_likeliest_cells_come_in_reading_order_when_equal() -> None:
    assert likeliest({"A1": 0.2, "B1": 0.5, "C1": 0.2}, 2) == [("B1", 0.5), ("A1", 0.2)]


def test_a_likely_cell_is_shown_and_let_go(qtbot: QtBot) -> None:
    table = RadioTable()
    page = table.open(qtbot)
    page.hear(Surface(5))
    page.panels.likely.chips().buttons()[0].click()
    assert len(page.board.view.picked) == 1
    qtbot.waitUntil(lambda: page.panels.likely.chips().buttons()[0].isChecked())
    page.panels.likely.chips().buttons()[0].click()
    assert page.board.view.picked == ()


@pytest.mark.parametrize("name", theme.NAMES)
def test_every_theme_paints_the_page(qtbot: QtBot, name: str) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    try:
        theme.apply(app, theme.load(name))
        page = RadioTable().open(qtbot)
        page.hear(Silence())
        image = page.board.grab().toImage()
        grid = page.board.grid_rect()
        colours = {
            image.pixelColor(int(grid.left()) + x, int(grid.top()) + y).name()
            for x in range(0, int(grid.width()), 7)
            for y in range(0, int(grid.height()), 7)
        }
        assert len(colours) > 4
        page.hide()
    finally:
        theme.apply(app, theme.load("light"))


def test_the_sheet_gives_way_to_the_line_and_comes_back(qtbot: QtBot) -> None:
    page = RadioTable().open(qtbot, 390, 780)
    page.layout_.set_sheet_open(True)
    page.begin("torpedo")
    assert not page.layout_.sheet_open
    page.leave()
    assert page.layout_.sheet_open


@pytest.mark.parametrize(("width", "height"), [(360, 680), (390, 700), (390, 780)])
def test_the_map_stays_in_sight_beside_the_panels_of_a_phone(
    qtbot: QtBot, width: int, height: int
) -> None:
    table = RadioTable()
    page = table.open(qtbot, width, height)
    page.layout_.set_sheet_open(True)
    qtbot.wait(30)
    assert page.board.isVisible()
    assert page.board.height() >= 160
    assert page.layout_.column.height() >= 160


def test_a_board_is_painted_in_a_frame(qtbot: QtBot) -> None:
    """Generous for a loaded machine; `make bench` measures it."""
    found, _known = case(2)
    table = RadioTable(found.options)
    page = table.open(qtbot)
    for observation in found.observations[:12]:
        page.hear(observation)
    times = []
    for _ in range(9):
        started = time.perf_counter()
        page.board.repaint()
        times.append(time.perf_counter() - started)
    assert sorted(times)[4] < 0.1


def test_the_state_is_said_in_one_sentence(qtbot: QtBot) -> None:
    page = RadioTable(RadioOptions(chart_id="alpha-tbt")).open(qtbot)
    page.hear(Course("N"))
    assert "cells possible" in page.status_sentence()
    assert "Alpha, turn by turn" in page.status_sentence()
    assert "exact" in page.status_sentence()


def test_a_map_that_is_not_verified_says_so(qtbot: QtBot) -> None:
    page = RadioTable(RadioOptions(chart_id="charlie-tbt")).open(qtbot)
    assert "one source" in page.status_sentence()
