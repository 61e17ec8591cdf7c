"""Setting a table up: maps, disputed rules, files, the editor."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from engines.captain_sonar.content import chart, charts
from engines.captain_sonar.observations import Hit, Surface
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.radio import RULES, Line, PlaceOwn, RadioOptions, RadioState, chart_of
from engines.contract import TABLE
from widgets.captain_sonar.display import RadioDisplay
from widgets.captain_sonar.options_form import RadioOptionsForm
from widgets.captain_sonar.picture import paint_picture


@pytest.fixture
def form(qtbot: QtBot) -> RadioOptionsForm:
    form = RadioOptionsForm()
    qtbot.addWidget(form)
    form.resize(700, 800)
    with qtbot.waitExposed(form):
        form.show()
    return form


def test_the_first_state_is_ready_to_start(form: RadioOptionsForm) -> None:
    assert form.options() == RadioOptions()
    assert RULES.check_options(form.options()) is None
    assert not form.switch("torpedo_range").isVisible()


def test_a_map_is_one_press(qtbot: QtBot, form: RadioOptionsForm) -> None:
    echo = next(b for b in form.chart_buttons() if b.chart.id == "echo-rt")
    with qtbot.waitSignal(form.changed):
        echo.click()
    assert form.options().chart_id == "echo-rt"
    assert [b for b in form.chart_buttons() if b.isChecked()] == [echo]


def test_the_mode_keeps_the_name_of_the_map(form: RadioOptionsForm) -> None:
    form._modes["turn-by-turn"].click()
    assert form.options().chart_id == "alpha-tbt"
    shown = {b.chart.mode for b in form.chart_buttons() if b.isVisible()}
    assert shown == {"turn-by-turn"}


def test_foxtrot_has_no_turn_by_turn_side(form: RadioOptionsForm) -> None:
    next(b for b in form.chart_buttons() if b.chart.name == "Foxtrot").click()
    form._modes["turn-by-turn"].click()
    assert chart_of(form.options()).mode == "turn-by-turn"


def test_a_doubtful_map_says_what_to_compare(form: RadioOptionsForm) -> None:
    form._modes["turn-by-turn"].click()
    next(b for b in form.chart_buttons() if b.chart.id == "bravo-tbt").click()
    assert "C5" in form.note()
    button = next(b for b in form.chart_buttons() if b.chart.id == "bravo-tbt")
    assert "," in button.accessibleName()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("own_mines_block", False),
        ("torpedo_range", "sea_path"),
        ("mine_neighbours", "four"),
        ("explosions_clear_mines", True),
    ],
)
def test_every_disputed_rule_is_a_switch(form: RadioOptionsForm, name: str, value: object) -> None:
    form._more.click()
    assert form.switch(name).isVisible()
    form.switch(name).click()
    assert getattr(form.options().tracker, name) == value
    form.switch(name).click()
    assert form.options().tracker == TrackerOptions()


def test_the_form_shows_what_it_is_given(form: RadioOptionsForm) -> None:
    given = RadioOptions(chart_id="delta-rt", tracker=TrackerOptions(mine_neighbours="four"))
    form.set_options(given)
    assert form.options() == given
    assert form.switch("mine_neighbours").isChecked()


def test_a_changed_map_is_saved_shared_and_opened(
    form: RadioOptionsForm, qtbot: QtBot, tmp_path: Path
) -> None:
    form._edit.click()
    form._editor.cell_activated.emit("A1")
    mine = chart_of(form.options())
    assert mine.source == "edited"
    assert not mine.is_sea(0)
    assert RULES.check_options(form.options()) is None
    path = tmp_path / "Karte 家.json"
    form.save_file(path)
    other = RadioOptionsForm()
    qtbot.addWidget(other)
    other.open_file(path)
    assert chart_of(other.options()).grid == mine.grid
    form._editor.cell_activated.emit("A1")
    assert chart_of(form.options()).is_sea(0)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\x01",
        b"[1, 2]",
        b"{" * 5000,
        json.dumps(
            {"id": "x", "name": "x", "mode": "real-time", "columns": 2, "rows": 1, "grid": ["#"]}
        ).encode(),
        json.dumps(
            {"id": "x", "name": "x", "mode": "real-time", "columns": 1, "rows": 1, "grid": ["#"]}
        ).encode(),
    ],
)
def test_a_file_that_is_no_map_gets_one_sentence(
    form: RadioOptionsForm, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(content)
    form.open_file(path)
    assert form.options() == RadioOptions()
    assert form.note().startswith("△")


def test_a_missing_file_and_a_missing_folder_are_said(
    form: RadioOptionsForm, tmp_path: Path
) -> None:
    form.open_file(tmp_path / "gone.json")
    assert "could not be read" in form.note()
    form.save_file(tmp_path / "gone" / "x.json")
    assert "could not be written" in form.note()


def _state() -> RadioState:
    lines = (Line(1, Surface(5)), Line(2, Hit("H6", "direct")))
    return RadioState(options=RadioOptions(), lines=lines, next_id=3, own_cell="B5")


def test_the_display_shows_announcements_and_never_our_place(qtbot: QtBot) -> None:
    display = RadioDisplay()
    qtbot.addWidget(display)
    display.resize(960, 540)
    display.show_view(RULES.view(_state(), TABLE))
    assert display.lines()[0] == "Our shot on H6: direct hit, 2 damage"
    assert "Enemy damage 2 of 4" in display.accessibleName()
    # The first picture fills the glyph cache, which moves a few pixels.
    display.grab()
    open_picture = display.grab().toImage()
    hidden = RULES.evolve(_state(), RULES.decide(_state(), "radio", PlaceOwn("O1"), False)[0])  # type: ignore[index]
    display.show_view(RULES.view(hidden, TABLE))
    assert display.grab().toImage() == open_picture


@pytest.mark.parametrize("size", [(960, 540), (400, 700), (3840, 2160)])
def test_the_newest_announcement_is_the_largest(qtbot: QtBot, size: tuple[int, int]) -> None:
    display = RadioDisplay()
    qtbot.addWidget(display)
    display.resize(*size)
    display.show_view(_state())
    assert not display.grab().isNull()


@pytest.mark.parametrize("size", [(160, 100), (320, 200), (8, 8)])
def test_a_picture_of_every_map(qtbot: QtBot, size: tuple[int, int]) -> None:
    for shipped in charts():
        image = QImage(*size, QImage.Format.Format_RGB32)
        image.fill(0)
        with QPainter(image) as painter:
            options = RadioOptions(chart_id=shipped.id)
            paint_picture(painter, QRectF(0, 0, *size), options, RadioState(options=options))
        assert any(image.pixel(x, size[1] // 2) != image.pixel(0, 0) for x in range(size[0]))


def test_a_table_of_a_map_that_is_gone_still_gets_a_picture(qtbot: QtBot) -> None:
    image = QImage(80, 80, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_picture(painter, QRectF(0, 0, 80, 80), RadioOptions(chart_id="zulu"), None)


def test_the_source_of_an_opened_map_is_edited(form: RadioOptionsForm, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(msgspec.json.encode(chart("alpha-rt")))
    form.open_file(path)
    assert chart_of(form.options()).source == "edited"
