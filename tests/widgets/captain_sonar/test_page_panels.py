"""Panels: contradictions and their repairs, the record, gauges, questions, damage."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from engines.captain_sonar.observations import (
    Course,
    Drone,
    Hit,
    Observation,
    Silence,
    Surface,
    Torpedo,
    Trigger,
)
from engines.captain_sonar.radio import RadioOptions, SetDamage
from tests.helpers.radio_table import RadioTable, case, press

ALPHA = RadioOptions(chart_id="alpha-rt")


def table_with(qtbot: QtBot, *heard: Observation) -> RadioTable:
    table = RadioTable(ALPHA)
    table.open(qtbot)
    for observation in heard:
        table.page.hear(observation)
    return table


def test_a_contradiction_names_its_line_and_one_press_repairs_it(qtbot: QtBot) -> None:
    table = table_with(qtbot, Drone(1, True), Course("S"), Surface(9))
    page = table.page
    assert page.trouble.isVisible()
    assert "Line 3" in page.trouble._sentence.text()
    assert "before line 3" in page.headline.sentence()
    qtbot.waitUntil(lambda: len(page.trouble.buttons()) > 1, timeout=3000)
    before = table.heard()
    page.trouble.buttons()[0].click()
    assert table.heard() != before
    assert not page.trouble.isVisible()
    assert page.board.view.likelihood


def test_the_page_keeps_the_keyboard_when_a_repair_is_taken(qtbot: QtBot) -> None:
    table = table_with(qtbot, Drone(1, True), Course("S"), Surface(9))
    page = table.page
    qtbot.waitUntil(lambda: len(page.trouble.buttons()) > 1, timeout=3000)
    page.focus_repairs()
    assert page.trouble.buttons()[0].hasFocus()
    page.trouble.retranslate()
    assert page.trouble.buttons()[0].hasFocus()
    qtbot.keyClick(page.trouble.buttons()[0], Qt.Key.Key_Space)
    assert page.trouble.isHidden()
    assert page.hasFocus()


def test_a_contradiction_keeps_the_last_good_map_and_says_which(qtbot: QtBot) -> None:
    table = table_with(qtbot, Drone(1, True))
    known = dict(table.page.board.view.likelihood)
    table.page.hear(Drone(1, False))
    assert dict(table.page.board.view.likelihood) == known
    assert "The map shows what was known before line 2" in table.page.headline.sentence()


def test_what_can_be_done_to_a_selected_line_comes_into_sight(qtbot: QtBot) -> None:
    table = RadioTable(ALPHA)
    page = table.open(qtbot, 1120, 610)
    for heading in "NNEESSEE":
        page.hear(Course(heading))  # type: ignore[arg-type]
    record, column = page.panels.record, page.panels.column
    record.select(7)
    window = column.viewport()

    def in_sight() -> bool:
        places = [
            button.rect().translated(button.mapTo(window, QPoint(0, 0)))
            for button in (record._change, record._insert, record._drop)
        ]
        return all(window.rect().contains(place) for place in places)

    qtbot.waitUntil(in_sight, timeout=1000)


def test_a_past_line_is_changed_by_the_next_key(qtbot: QtBot) -> None:
    table = table_with(qtbot, Course("N"), Course("E"), Course("E"))
    page = table.page
    page.panels.record.select(1)
    page.panels.record._change.click()
    assert "Line 1, North" in page.entry.said()
    press(qtbot, page, "s")
    assert table.heard() == (Course("S"), Course("E"), Course("E"))
    press(qtbot, page, "w")
    assert table.heard()[-1] == Course("W")


def test_a_past_line_is_changed_to_a_torpedo_typed_in_full(qtbot: QtBot) -> None:
    table = table_with(qtbot, Course("N"), Course("E"))
    table.page.panels.record.select(2)
    table.page.panels.record._change.click()
    press(qtbot, table.page, "th8")
    assert table.heard() == (Course("N"), Torpedo("H8"))


def test_a_forgotten_line_is_added_before_another(qtbot: QtBot) -> None:
    table = table_with(qtbot, Course("N"), Course("E"))
    table.page.panels.record.select(2)
    table.page.panels.record._insert.click()
    press(qtbot, table.page, "l")
    assert table.heard() == (Course("N"), Silence(), Course("E"))


def test_a_line_is_taken_out(qtbot: QtBot) -> None:
    table = table_with(qtbot, Course("N"), Course("E"))
    table.page.panels.record.select(1)
    table.page.panels.record._drop.click()
    assert table.heard() == (Course("E"),)


def test_escape_gives_the_change_up(qtbot: QtBot) -> None:
    table = table_with(qtbot, Course("N"))
    table.page.panels.record.select(1)
    table.page.panels.record._change.click()
    press(qtbot, table.page, "!s")
    assert table.heard() == (Course("N"), Course("S"))


def test_closing_the_note_gives_the_change_up(qtbot: QtBot) -> None:
    table = table_with(qtbot, Course("N"))
    table.page.panels.record.select(1)
    table.page.panels.record._change.click()
    table.page.entry._close.click()
    press(qtbot, table.page, "s")
    assert table.heard() == (Course("N"), Course("S"))


def test_the_line_still_says_what_it_changes(qtbot: QtBot) -> None:
    table = table_with(qtbot, Course("N"))
    table.page.panels.record.select(1)
    table.page.panels.record._change.click()
    press(qtbot, table.page, "t")
    assert "Line 1, North" in table.page.entry.said()
    press(qtbot, table.page, "!e")
    assert table.heard() == (Course("N"), Course("E"))


def test_a_change_whose_line_is_undone_is_given_up(qtbot: QtBot) -> None:
    from widgets.table_page import Change

    table = table_with(qtbot, Course("N"))
    table.page.panels.record.select(1)
    table.page.panels.record._change.click()
    table.state = type(table.state)(options=table.state.options)
    table.page.show_change(Change(table.state))
    assert table.page.writer.target is None
    assert table.page.entry.isHidden()


def test_gauges_follow_the_courses(qtbot: QtBot) -> None:
    table = table_with(qtbot, Course("S"), Course("S"))
    row = table.page.panels.systems.row("torpedo")
    assert row.accessibleName() == "Torpedo: at most 2 of 3"
    table.page.hear(Course("S"))
    assert row.accessibleName() == "Torpedo: could be ready, 3 of 3"
    assert table.page.panels.systems.row("scenario").isHidden()


def test_a_use_that_came_too_early_is_doubted(qtbot: QtBot) -> None:
    table = table_with(qtbot, Course("S"), Silence())
    assert "too early" in table.page.panels.systems._doubts.text()


def test_questions_show_where_they_are(qtbot: QtBot) -> None:
    table = table_with(qtbot, Course("N"), Course("N"))
    page = table.page
    qtbot.waitUntil(lambda: len(page.panels.questions.rows()) == 6, timeout=3000)
    drone, shot = page.panels.questions.rows()[0], page.panels.questions.rows()[3]
    drone.click()
    assert page.board.view.picked_sector is not None
    shot.click()
    assert page.board.view.picked_sector is None
    assert len(page.board.view.picked) == 1
    assert not drone.isChecked()


def test_questions_are_silent_in_a_contradiction(qtbot: QtBot) -> None:
    table = table_with(qtbot, Drone(1, True), Drone(1, False))
    assert table.page.panels.questions.rows() == ()


def test_damage_follows_the_record_and_can_be_corrected(qtbot: QtBot) -> None:
    table = table_with(qtbot, Hit("H6", "direct"))
    ships = table.page.panels.ships
    assert "2 of 4, from the record" in ships._damage.text()
    ships.boxes().buttons()[3].click()
    assert table.acts[-1] == SetDamage(3)
    assert "3 of 4, set by hand" in ships._damage.text()
    ships.boxes().buttons()[-1].click()
    assert table.state.damage is None


def test_a_destroyed_enemy_is_said(qtbot: QtBot) -> None:
    table = table_with(qtbot, Hit("H6", "direct"), Hit("H6", "direct"))
    assert "destroyed" in table.page.headline.sentence()


@pytest.mark.parametrize("number", [0, 4, 9])
def test_a_transcript_goes_out_and_comes_back(qtbot: QtBot, tmp_path: Path, number: int) -> None:
    found, _known = case(number)
    first = RadioTable(found.options)
    qtbot.addWidget(first.page)
    for observation in found.observations:
        first.page.hear(observation)
    path = tmp_path / "Ünï 家.txt"
    first.page.transcripts.save_to(path, first.state)
    second = RadioTable(found.options)
    qtbot.addWidget(second.page)
    second.page.transcripts.open_from(path, second.state)
    assert second.heard() == found.observations


def test_a_transcript_is_one_act_however_long_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    # A shown line costs milliseconds, and thousands of them would stop the window for minutes.
    path = tmp_path / "long.txt"
    path.write_text("map alpha real-time\n" + "N\nS\nsurface 5\n" * 1_000)
    table = RadioTable(ALPHA)
    qtbot.addWidget(table.page)
    table.page.transcripts.open_from(path, table.state)
    assert len(table.heard()) == 3_000
    assert len(table.acts) == 1


def test_what_was_overruled_comes_back_from_a_transcript(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("map alpha real-time\nN\ntrigger H8\nE\n")
    table = RadioTable(ALPHA)
    qtbot.addWidget(table.page)
    table.page.transcripts.open_from(path, table.state)
    assert table.heard() == (Course("N"), Trigger("H8"), Course("E"))
    assert not table.refused


def test_a_transcript_without_lines_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("map alpha real-time\n")
    table = RadioTable(ALPHA)
    table.open(qtbot)
    table.page.transcripts.open_from(path, table.state)
    assert [refused.code for refused in table.refused] == ["nothing_heard"]


@pytest.mark.skipif(sys.platform == "win32", reason="no devices")
def test_a_file_without_an_end_gets_one_sentence(qtbot: QtBot) -> None:
    table = RadioTable(ALPHA)
    table.open(qtbot)
    table.page.transcripts.open_from(Path("/dev/zero"), table.state)
    assert table.page.entry.said()


def test_a_transcript_of_another_map_is_refused_with_its_name(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text("map bravo real-time\nN\n")
    table = RadioTable(ALPHA)
    table.open(qtbot)
    table.page.transcripts.open_from(path, table.state)
    assert table.heard() == ()
    assert "Bravo, real-time" in table.page.entry.said()


@pytest.mark.parametrize(
    "content", [b"\x00\x00", b"map alpha real-time\nZ\n", b"\xff\xfea", b"x" * 2_000_000]
)
def test_a_broken_transcript_gets_one_sentence(
    qtbot: QtBot, tmp_path: Path, content: bytes
) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(content)
    table = RadioTable(ALPHA)
    table.open(qtbot)
    table.page.transcripts.open_from(path, table.state)
    assert table.heard() == ()
    assert table.page.entry.said()


def test_a_transcript_is_not_poured_into_a_record_with_lines(qtbot: QtBot) -> None:
    table = table_with(qtbot, Course("N"))
    table.page.open_transcript()
    assert "lines already" in table.page.entry.said()


def test_a_transcript_that_cannot_be_written_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    table = table_with(qtbot, Course("N"))
    table.page.transcripts.save_to(tmp_path / "missing" / "a.txt", table.state)
    assert "could not be written" in table.page.entry.said()
