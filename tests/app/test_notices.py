from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.clock import Gap
from app.ledger import Saving
from app.notices import Notices, gap_sentence, sentence
from widgets.banners import Banners


@pytest.mark.parametrize(
    ("gap", "expected"),
    [
        (Gap("sleep", 480.0, 0.0), "The computer slept for 8:00."),
        (Gap("jump", -3605.2, 0.0), "The clock jumped by 60:05."),
        (Gap("restart", 59.6, 0.0), "Bathysphere was closed for 1:00."),
    ],
)
def test_a_gap_says_how_long_it_was(gap: Gap, expected: str) -> None:
    assert gap_sentence(gap).startswith(expected)


@pytest.mark.parametrize(
    ("code", "details", "word"),
    [
        ("settings_damaged", {"file": "a", "kept": "b.ini"}, "b.ini"),
        ("settings_not_read", {"file": "a.ini"}, "a.ini"),
        ("settings_not_written", {"file": "a.ini"}, "a.ini"),
        ("other_game", {"game": "chess"}, "chess"),
        ("newer_game", {"version": 9}, "newer"),
        ("damaged_options", {}, "backup"),
        ("damaged_entry", {"seq": 7}, "7"),
        ("disk_full", {"file": "x.db"}, "x.db"),
    ],
)
def test_every_code_has_a_sentence(code: str, details: dict[str, str | int], word: str) -> None:
    text = sentence(code, details)
    assert word in text
    assert "{" not in text
    assert "went wrong" not in text


def test_saving_trouble_stands_until_it_is_over_and_goes_with_its_table(qtbot: QtBot) -> None:
    banners = Banners()
    qtbot.addWidget(banners)
    notices = Notices(banners)
    notices.show_saving(Saving(1, "disk_full", {"file": "x.db"}))
    assert banners.names() == ("saving",)
    notices.show_saving(Saving())
    assert banners.names() == ()
    notices.show_saving(Saving(2, "busy", {"file": "x.db"}))
    notices.say_expired("turn")
    notices.say("settings_damaged", {"kept": "b"})
    notices.leave_table()
    assert banners.names() == ("settings_damaged",)
