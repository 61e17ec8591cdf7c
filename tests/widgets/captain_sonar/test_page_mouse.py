"""Hearing by mouse and touch: every observation in two presses; the card; the overlay."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engines.captain_sonar.observations import (
    Claim,
    Course,
    Drone,
    Hit,
    Mine,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
    Used,
)
from engines.captain_sonar.radio import PlaceOwn, RadioOptions
from tests.helpers.radio_table import RadioTable, case
from widgets.captain_sonar.page import RadioPage

ALPHA = RadioOptions(chart_id="alpha-rt")


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def click_cell(qtbot: QtBot, page: RadioPage, cell: str) -> None:
    place = page.board.cell_rect(cell).center().toPoint()
    qtbot.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=place)


def chip(page: RadioPage, text: str) -> QWidget:
    return next(
        button
        for row in page.entry._rows
        for button in row.buttons()
        if button.accessibleName() == text
    )


@pytest.mark.parametrize(
    ("key", "meant"),
    [
        ("north", Course("N")),
        ("east", Course("E")),
        ("south", Course("S")),
        ("west", Course("W")),
        ("silence", Silence()),
        ("mine", Mine()),
    ],
)
def test_one_press(qtbot: QtBot, key: str, meant: object) -> None:
    table = RadioTable(ALPHA)
    page = table.open(qtbot)
    click(qtbot, page.pad.key(key))
    assert table.heard() == (meant,)


@pytest.mark.parametrize(("key", "made"), [("torpedo", Torpedo), ("trigger", Trigger)])
def test_key_then_cell(qtbot: QtBot, key: str, made: type) -> None:
    table = RadioTable(ALPHA)
    page = table.open(qtbot)
    click(qtbot, page.pad.key("mine"))
    click(qtbot, page.pad.key(key))
    assert page.pad.key(key).isChecked()
    click_cell(qtbot, page, "H8")
    assert table.heard() == (Mine(), made("H8"))
    assert not page.pad.key(key).isChecked()


@pytest.mark.parametrize(
    ("key", "name", "meant"),
    [("surface", "Sector 5", Surface(5)), ("used", "Drone", Used("drone"))],
)
def test_key_then_chip(qtbot: QtBot, key: str, name: str, meant: object) -> None:
    table = RadioTable(ALPHA)
    page = table.open(qtbot)
    page.entry.set_shares({})
    click(qtbot, page.pad.key(key))
    click(qtbot, chip(page, name))
    assert table.heard() == (meant,)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("Torpedo here", Torpedo("H6")),
        ("Our shot: direct hit, 2 damage", Hit("H6", "direct")),
        ("Our shot: indirect hit, 1 damage", Hit("H6", "indirect")),
        ("Our shot: no damage", Hit("H6", "none")),
        ("Surfaced", Surface(5)),
        ("Drone: yes", Drone(5, True)),
        ("Drone: no", Drone(5, False)),
    ],
)
def test_cell_then_chip(qtbot: QtBot, name: str, meant: object) -> None:
    table = RadioTable(ALPHA)
    page = table.open(qtbot)
    click_cell(qtbot, page, "H6")
    page.card.press(name)
    assert table.heard() == (meant,)
    assert page.card.cell == ""


def test_sonar_by_two_presses_on_the_edges_of_the_map(qtbot: QtBot) -> None:
    table = RadioTable(ALPHA)
    page = table.open(qtbot)
    area, side = page.board.grid_rect(), page.board.cell_size()
    row = QPoint(int(area.left() - side / 3), int(area.top() + side * 6.5))
    column = QPoint(int(area.left() + side * 2.5), int(area.top() - side / 3))
    qtbot.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=row)
    qtbot.mouseClick(page.board, Qt.MouseButton.LeftButton, pos=column)
    assert table.heard() == (Sonar(Claim("row", 7), Claim("column", 3)),)


def test_drone_by_a_press_on_the_map(qtbot: QtBot) -> None:
    table = RadioTable(ALPHA)
    page = table.open(qtbot)
    click(qtbot, page.pad.key("drone"))
    click_cell(qtbot, page, "O15")
    click(qtbot, chip(page, "Yes"))
    assert table.heard() == (Drone(9, True),)


def test_a_click_never_takes_the_arrows_from_the_courses(qtbot: QtBot) -> None:
    table = RadioTable(ALPHA)
    page = table.open(qtbot)
    click_cell(qtbot, page, "A1")
    click(qtbot, page.pad.key("north"))
    assert page.hasFocus()


def test_a_right_click_names_the_line_that_ruled_the_cell_out(qtbot: QtBot) -> None:
    table = RadioTable(ALPHA)
    page = table.open(qtbot)
    page.hear(Drone(1, False))
    place = page.board.cell_rect("A1").center().toPoint()
    qtbot.mouseClick(page.board, Qt.MouseButton.RightButton, pos=place)
    assert page.card.cell == "A1"
    assert "line 1" in page.card._why.text()
    assert "Our drone in sector 1: no" in page.card._why.text()


def test_an_island_says_that_it_is_one(qtbot: QtBot) -> None:
    page = RadioTable(ALPHA).open(qtbot)
    click_cell(qtbot, page, "C2")
    assert page.card._why.text() == "C2 is an island."
    assert "We are here" not in page.card.chips()


def test_our_place_is_set_on_the_map_and_cleared(qtbot: QtBot) -> None:
    table = RadioTable(ALPHA)
    page = table.open(qtbot)
    page.panels.ships.placing.emit()
    click_cell(qtbot, page, "B5")
    assert table.acts == [PlaceOwn("B5")]
    assert "our submarine" in page.board.cell_name("B5")
    page.panels.ships.cleared.emit()
    assert table.state.own_cell is None


def test_the_card_lies_inside_the_page_for_every_cell(qtbot: QtBot) -> None:
    for width, height in ((1280, 800), (390, 780)):
        table = RadioTable(ALPHA)
        page = table.open(qtbot, width, height)
        for cell in ("A1", "O1", "A15", "O15", "H8"):
            page.map.ask_why(cell)
            assert page.rect().contains(page.card.geometry()), (cell, width)
        page.hide()


def test_a_small_map_names_the_cell_under_the_finger_and_takes_the_last_one(qtbot: QtBot) -> None:
    table = RadioTable(ALPHA)
    page = table.open(qtbot, 390, 780)
    click(qtbot, page.pad.key("torpedo"))
    board = page.board
    start, end = (board.cell_rect(cell).center().toPoint() for cell in ("H5", "H6"))
    qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    qtbot.mouseMove(board, end)
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end)
    assert table.heard() == (Torpedo("H6"),)


def overlay_table(qtbot: QtBot) -> tuple[RadioTable, RadioPage]:
    found, _known = case(6)
    table = RadioTable(found.options)
    page = table.open(qtbot)
    for observation in found.observations[:28]:
        page.hear(observation)
    page.panels.overlay.toggle.click()
    assert page.overlay.overlay is not None
    return table, page


def test_the_track_is_dragged_and_jumps_to_possible_places_only(qtbot: QtBot) -> None:
    _table, page = overlay_table(qtbot)
    overlay = page.overlay.overlay
    assert overlay is not None
    assert overlay.possible
    possible = {cell for cell, why in overlay.fits.items() if why is None}
    assert possible == set(page.board.view.likelihood)
    side, board = page.board.cell_size(), page.board
    grip = board.cell_rect(overlay.cell or "").center().toPoint()
    far = board.cell_rect("C2").center().toPoint()
    qtbot.mousePress(board, Qt.MouseButton.LeftButton, pos=grip)
    qtbot.mouseMove(board, grip + QPoint(int(side / 2), 0))
    qtbot.mouseMove(board, far)
    laid = page.overlay.overlay
    assert laid is not None
    assert laid.cell in possible or (laid.reason is not None and not laid.possible)
    qtbot.mouseRelease(board, Qt.MouseButton.LeftButton, pos=far)
    assert page.overlay.overlay is not None


def test_an_impossible_place_is_shown_with_its_reason(qtbot: QtBot) -> None:
    _table, page = overlay_table(qtbot)
    overlay = page.overlay.overlay
    assert overlay is not None
    impossible = next(
        cell
        for cell, why in overlay.fits.items()
        if why is not None
        and page.board.view.chart.is_sea(page.board.view.chart.index_of(cell))
        and all(overlay.fits.get(other) for other in _around(cell))
    )
    page.overlay.drag(page.map.place_of(impossible))
    text = page.panels.overlay._place.text()
    assert impossible in text
    assert "line" in text
    assert not page.overlay.overlay.possible  # type: ignore[union-attr]


def _around(cell: str) -> list[str]:
    column, row = ord(cell[0]), int(cell[1:])
    return [
        f"{chr(column + dx)}{row + dy}"
        for dx in (-1, 0, 1)
        for dy in (-1, 0, 1)
        if (dx, dy) != (0, 0)
    ]


def test_keys_move_the_track(qtbot: QtBot) -> None:
    table, page = overlay_table(qtbot)
    before = page.overlay.overlay
    assert before is not None
    table.commands.run("radio.track_next")
    after = page.overlay.overlay
    assert after is not None
    assert after.possible
    table.commands.run("radio.track_S")
    moved = page.overlay.overlay
    assert moved is not None
    assert moved.end.y() == after.end.y() + 1
    table.commands.run("radio.track")
    assert page.overlay.overlay is None


def test_a_silence_is_chosen_and_left_open_again(qtbot: QtBot) -> None:
    found, _known = case(6)
    table = RadioTable(found.options)
    page = table.open(qtbot)
    for observation in found.observations:
        page.hear(observation)
    page.panels.overlay.toggle.click()
    line = page.overlay.silences()[-1]
    page.overlay.show_silence(line)
    overlay = page.overlay.overlay
    assert overlay is not None
    assert sum(way.share for way in overlay.alternatives) == pytest.approx(1)
    assert 0 < len(overlay.ways()) <= len(overlay.alternatives)
    page.panels.overlay.ways.buttons()[0].click()
    assert page.overlay.choice == {line: overlay.alternatives[0].run}
    narrowed = page.overlay.overlay
    assert narrowed is not None
    assert sum(why is None for why in narrowed.fits.values()) <= sum(
        why is None for why in overlay.fits.values()
    )
    page.panels.overlay.ways.buttons()[0].click()
    assert page.overlay.choice == {}


def test_a_ray_of_a_silence_is_chosen_on_the_map(qtbot: QtBot) -> None:
    found, _known = case(6)
    table = RadioTable(found.options)
    page = table.open(qtbot)
    for observation in found.observations:
        page.hear(observation)
    page.panels.overlay.toggle.click()
    overlay = page.overlay.overlay
    assert overlay is not None
    chart = page.board.view.chart
    way, place = next(
        (way, place)
        for way, place in overlay.ways()
        if way.run.distance and 0 <= place.x() < chart.columns and 0 <= place.y() < chart.rows
    )
    cell = chart.name_of(int(place.y()) * chart.columns + int(place.x()))
    click_cell(qtbot, page, cell)
    assert page.overlay.choice == {overlay.silence: way.run}


def sheet_from_c6(qtbot: QtBot) -> RadioPage:
    """Our shot hit it on C6, it went east, and then in silence: north or east are open."""
    table = RadioTable(ALPHA)
    page = table.open(qtbot)
    page.table = table  # type: ignore[attr-defined]
    for observation in (Hit("C6", "direct"), Course("E"), Silence()):
        page.hear(observation)
    page.panels.overlay.toggle.click()
    return page


def test_wherever_the_track_can_end_it_is_drawn_whole(qtbot: QtBot) -> None:
    page = sheet_from_c6(qtbot)
    ends = set(page.board.view.likelihood)
    assert ends == {"D6", "D5", "D4", "D3", "D2", "E6", "F6", "G6", "H6"}
    for cell in sorted(ends):
        page.overlay.drag(page.map.place_of(cell))
        laid = page.overlay.overlay
        assert laid is not None
        assert laid.cell == cell
        assert laid.possible
        first, last = laid.path()[0][0], laid.path()[-1][0]
        assert first == page.map.place_of("C6")
        assert last == page.map.place_of(cell)
        assert not laid.backwards
        rays = [place for _way, place in laid.ways()]
        assert len(rays) == len(ends)
        assert all(page.map.place_of(end) in rays for end in ends)
    assert page.overlay.choice == {}


def test_rays_keep_to_the_sea_and_off_the_track_as_it_lies(qtbot: QtBot) -> None:
    # Two silences: what the second can have been depends on where the first one led.
    page = sheet_from_c6(qtbot)
    for observation in (Course("S"), Silence()):
        page.hear(observation)
    chart = page.board.view.chart
    places = set()
    for _ in range(12):
        page.overlay.next_place(1)
        laid = page.overlay.overlay
        assert laid is not None
        assert laid.silence == 5
        assert laid.ways()
        assert len(laid.ways()) <= len(laid.alternatives)
        track = [place for place, line in laid.path() if line < 5]
        for way, place in laid.ways():
            column, row = round(place.x()), round(place.y())
            assert 0 <= column < chart.columns
            assert 0 <= row < chart.rows
            assert chart.is_sea(row * chart.columns + column)
            assert not way.run.distance or place not in track
        places.add(laid.cell)
    assert len(places) > 6


def test_a_silence_just_heard_is_the_one_that_is_shown(qtbot: QtBot) -> None:
    page = sheet_from_c6(qtbot)
    shown = []
    for observation in (Course("E"), Silence(), Course("E")):
        page.hear(observation)
        assert page.overlay.overlay is not None
        shown.append(page.overlay.overlay.silence)
        page.overlay.show_silence(3)
    assert shown == [3, 5, 3]
