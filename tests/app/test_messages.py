"""Every code has one sentence, and every place in it is filled."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app import messages
from app.messages import codes, sentence, sentence_of
from app.store import Notice

ROOT = Path(__file__).parents[2]


def used_codes() -> set[str]:
    """Codes that the source names where errors and notices are made."""
    files = [*(ROOT / "app" / "store").glob("*.py"), ROOT / "app/exchange.py"]
    files.append(ROOT / "app/instance.py")
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    made = re.findall(r"(?:Error|Notice|Occupied)\(\s*\"(\w+)\"", source)
    made += re.findall(r"default_code = \"(\w+)\"", source)
    made += re.findall(r"_for_reading\(path, \"(\w+)\"", source)
    made += re.findall(r"\"(file_\w+|cut_file|not_json|table_\w+)\"", source)
    return set(made) - {"table_changed", "table_missing", "table_id"}  # reasons


def test_every_code_that_is_raised_has_a_sentence() -> None:
    found = used_codes()
    assert len(found) > 40
    assert found <= codes()


@pytest.mark.parametrize("code", sorted(codes()))
def test_a_sentence_is_one_line_that_ends(code: str) -> None:
    said = sentence(code, {})
    assert said.endswith((".", "?"))
    assert "\n" not in said
    assert "  " not in said
    assert said[0].isupper() or said[0] in "?“"


def test_an_unknown_code_is_named() -> None:
    assert sentence("no_such_code", {}) == "Something went wrong (no_such_code)."


def test_details_are_shown_and_braces_in_them_do_no_harm() -> None:
    said = sentence("folder_is_file", {"folder": "/tmp/{a} %1 家"})
    assert said.startswith("/tmp/{a} %1 家 is a file")


def test_times_are_shown_as_people_write_them() -> None:
    notice = Notice("restored_from_backup", {"made": "2026-03-01T20:00:00+00:00"})
    said = sentence_of(notice)
    assert "T20" not in said
    assert "+00:00" not in said
    assert "26" in said
    assert "yesterday" in sentence_of(Notice("restored_from_backup", {"made": "yesterday"}))


def test_why_there_is_no_backup_is_told_with_it() -> None:
    said = sentence("backup_failed", {"reason": "disk_full", "file": "/d/bathysphere.db"})
    assert said.startswith("No backup could be made. The disk is full: /d/bathysphere.db")


def test_the_note_for_a_lost_entry_says_what_to_do() -> None:
    assert "Check the table" in messages.lost_entry()
