"""Hearing by keyboard: every observation, nothing dropped, nothing typed by accident."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
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
from engines.captain_sonar.radio import Amend, RadioOptions
from tests.helpers.radio_table import RadioTable, press

CHARLIE = RadioOptions(chart_id="charlie-rt")


@pytest.mark.parametrize(
    ("keys", "meant"),
    [
        ("n", Course("N")),
        ("e", Course("E")),
        ("s", Course("S")),
        ("w", Course("W")),
        ("↑", Course("N")),
        ("→", Course("E")),
        ("↓", Course("S")),
        ("←", Course("W")),
        ("l", Silence()),
        ("m", Mine()),
        ("f5", Surface(5)),
        ("th8", Torpedo("H8")),
        ("ta1^", Torpedo("A1")),
        ("ta12", Torpedo("A12")),
        ("d5y", Drone(5, True)),
        ("d5n", Drone(5, False)),
        ("5n", Drone(5, False)),
        ("5y", Drone(5, True)),
        ("5f", Surface(5)),
        ("or7c", Sonar(Claim("row", 7), Claim("column", 3))),
        ("oc7", Sonar(Claim("column", 3), Claim("row", 7))),
        ("hh8d", Hit("H8", "direct")),
        ("hh8 1", Hit("H8", "indirect")),
        ("hh8n", Hit("H8", "none")),
        ("ud", Used("drone")),
        ("uo", Used("sonar")),
        ("uc", Used("scenario")),
        ("/drone 5 no^", Drone(5, False)),
        ("/silence^", Silence()),
        ("/torpedo h8 self none^", Torpedo("H8", "none")),
    ],
)
def test_every_observation_by_keyboard(qtbot: QtBot, keys: str, meant: object) -> None:
    table = RadioTable(CHARLIE)
    page = table.open(qtbot)
    press(qtbot, page, keys)
    assert table.heard() == (meant,)
    # Whatever was typed, the next arrow is a course again.
    press(qtbot, page, "↑")
    assert table.heard() == (meant, Course("N"))


def test_a_mine_is_set_off_after_it_was_dropped(qtbot: QtBot) -> None:
    table = RadioTable(CHARLIE)
    press(qtbot, table.open(qtbot), "mgh8")
    assert table.heard() == (Mine(), Trigger("H8"))


def test_a_burst_of_keys_is_written_down_in_order(qtbot: QtBot) -> None:
    """A hundred and twenty keys at once: the map may come later, the record must not miss one."""
    table = RadioTable(CHARLIE)
    page = table.open(qtbot)
    rng = random.Random(7)
    kinds: list[tuple[str, object]] = [
        ("n", Course("N")),
        ("→", Course("E")),
        ("s", Course("S")),
        ("←", Course("W")),
        ("d5n", Drone(5, False)),
        ("th8", Torpedo("H8")),
        ("m", Mine()),
        ("5y", Drone(5, True)),
        ("oc7", Sonar(Claim("column", 3), Claim("row", 7))),
        ("ud", Used("drone")),
    ]
    chosen = [rng.choice(kinds) for _ in range(80)]
    press(qtbot, page, "".join(keys for keys, _meant in chosen))
    assert table.heard() == tuple(meant for _keys, meant in chosen)


class _Slow:
    """A background that finishes only when told: a tracker that takes its time."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []
        self.started = 0

    def run(self, work, done):  # type: ignore[no-untyped-def]
        self.started += 1
        job = {"live": True}

        def finish() -> None:
            result = work(lambda: not job["live"])
            if job["live"]:
                done(result)

        self.waiting.append(finish)
        return lambda: job.update(live=False)

    def finish_all(self) -> None:
        while self.waiting:
            self.waiting.pop(0)()


def test_the_record_never_waits_and_the_tracker_skips_to_the_newest(qtbot: QtBot) -> None:
    slow = _Slow()
    table = RadioTable(CHARLIE, slow)
    page = table.open(qtbot)
    press(qtbot, page, "lnnnl")
    page.analyst.follow(page.analyst._wanted, "A1")  # type: ignore[arg-type]
    press(qtbot, page, "eennlw" * 10)
    assert len(table.heard()) == 65
    slow.finish_all()
    assert page.analyst.current
    assert page.analyst.findings is not None
    assert len(page.analyst.findings.record.observations) == 65


def test_a_late_map_says_so_and_stops_saying_so(qtbot: QtBot) -> None:
    slow = _Slow()
    table = RadioTable(CHARLIE, slow)
    page = table.open(qtbot)
    # Two lines at once are never worked out in the GUI thread.
    for act_id in ("silence", "silence", "silence", "silence", "silence"):
        table.commands.run(f"radio.{act_id}")
        if page.analyst._running:
            break
    assert page.analyst._running
    assert "working" not in page.headline.sentence()
    qtbot.waitUntil(lambda: "working out" in page.headline.sentence(), timeout=1000)
    slow.finish_all()
    assert "working" not in page.headline.sentence()


def test_escape_leaves_what_was_begun(qtbot: QtBot) -> None:
    table = RadioTable(CHARLIE)
    page = table.open(qtbot)
    press(qtbot, page, "th!n")
    assert table.heard() == (Course("N"),)
    assert page.entry.isHidden()


def test_a_wrong_cell_is_said_where_it_was_typed(qtbot: QtBot) -> None:
    table = RadioTable(CHARLIE)
    page = table.open(qtbot)
    press(qtbot, page, "tz9^")
    assert table.heard() == ()
    assert page.entry.isVisible()
    assert "A1 to O15" in page.entry.said()


def test_a_typed_line_that_cannot_be_read_says_why_and_stays(qtbot: QtBot) -> None:
    table = RadioTable(CHARLIE)
    page = table.open(qtbot)
    press(qtbot, page, "/drone 12 no^")
    assert table.heard() == ()
    assert page.entry.line.text() == "drone 12 no"
    assert "12" in page.entry.said()


def test_arrow_keys_in_the_line_are_no_courses(qtbot: QtBot) -> None:
    table = RadioTable(CHARLIE)
    press(qtbot, table.open(qtbot), "/abc↑↓←→n")
    assert table.heard() == ()


def test_an_explosion_asks_what_it_did_to_the_enemy_itself(qtbot: QtBot) -> None:
    table = RadioTable(CHARLIE)
    page = table.open(qtbot)
    press(qtbot, page, "th8")
    assert page.entry.offering
    chips = [chip.text() for row in page.entry._rows for chip in row.buttons()]
    assert chips == ["none  Alt+N", "indirect  Alt+I", "direct  Alt+D"]
    table.commands.run("radio.self_indirect")
    assert table.heard() == (Torpedo("H8", "indirect"),)
    assert not page.entry.offering


def test_the_offer_goes_with_the_next_course(qtbot: QtBot) -> None:
    table = RadioTable(CHARLIE)
    page = table.open(qtbot)
    press(qtbot, page, "th8n")
    assert not page.entry.offering
    assert table.heard() == (Torpedo("H8"), Course("N"))


def test_the_last_line_is_changed_with_two_keys(qtbot: QtBot) -> None:
    table = RadioTable(CHARLIE)
    page = table.open(qtbot)
    press(qtbot, page, "nn\bs")
    assert table.heard() == (Course("N"), Course("S"))
    assert isinstance(table.acts[-1], Amend)


def test_the_cursor_keeps_the_arrows_and_w_asks_why(qtbot: QtBot) -> None:
    table = RadioTable(CHARLIE)
    page = table.open(qtbot)
    press(qtbot, page, "nnnc")
    assert page.board.hasFocus()
    page.board.move_cursor("C15")
    press(qtbot, page, "→")
    assert page.board.cursor() == "D15"
    assert len(table.heard()) == 3
    press(qtbot, page, "w")
    assert page.card.cell == "D15"
    assert "ruled out by line 3" in page.card._why.text()
    press(qtbot, page, "!↑")
    assert len(table.heard()) == 4


def test_no_two_commands_share_a_key(qtbot: QtBot) -> None:
    table = RadioTable(CHARLIE)
    qtbot.addWidget(table.page)
    assert table.commands.conflicts() == ()


def test_sixty_observations_take_less_than_a_second_of_the_minute(qtbot: QtBot) -> None:
    table = RadioTable(CHARLIE)
    page = table.open(qtbot)
    started = time.perf_counter()
    press(qtbot, page, "nnnneeeessss" * 5)
    assert len(table.heard()) == 60
    assert time.perf_counter() - started < 20
