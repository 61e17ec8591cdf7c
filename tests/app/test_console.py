from __future__ import annotations

import io

import pytest

from app.console import complain, plain, standard_input


@pytest.mark.parametrize("letter", ["\n", "\r", "\x1b", "\x9b", "\0", "\u2028", "\u202e", "\u2066"])
def test_nothing_moves_the_terminal(letter: str) -> None:
    assert plain(f"a{letter}b") == "a\N{REPLACEMENT CHARACTER}b"


@pytest.mark.parametrize("text", ["Ünï ćödé 家", "“a”\u00a0: b\u202f!", "\udcff", "👍🏽"])
def test_what_people_write_stays(text: str) -> None:
    assert plain(text) == text


def test_a_complaint_is_one_line() -> None:
    out = io.StringIO()
    complain("no file x\ny\x1b[31m", out)
    assert out.getvalue().count("\n") == 1
    assert "\x1b" not in out.getvalue()


def test_nobody_hears(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stderr", None)
    complain("unheard")
    assert capsys.readouterr().out == ""


def test_no_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", None)
    with pytest.raises(OSError, match="Bad file descriptor"):
        standard_input(10)
