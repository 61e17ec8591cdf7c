"""The real program with streams, names and surroundings that are not as they should be."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from app.cli import run as main
from app.clock import Clock
from app.example import TRANSCRIPT, play, read_transcript
from app.store import Store
from engines.journal import Entry
from resources import path
from tests.helpers import process

unix = pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell and devices")
EXAMPLE = str(path(TRANSCRIPT))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with Store.open(tmp_path / "data") as store:
        for title in ("Twin", "twin", "a\x1b[31m\nb"):
            play(store, title, read_transcript(None), Clock())
    return tmp_path / "data"


def shell(line: str, folder: Path, **more: str) -> subprocess.CompletedProcess[bytes]:
    """Run a line of shell in which BATHYSPHERE stands for the program."""
    program = f"'{sys.executable}' -m app"
    return subprocess.run(
        ["/bin/sh", "-c", line.replace("BATHYSPHERE", program)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        env=process.environment(BATHYSPHERE_DATA=str(folder), **more),
        timeout=60,
        check=False,
    )


@unix
@pytest.mark.parametrize(
    ("line", "status"),
    [
        (f"BATHYSPHERE track '{EXAMPLE}' >/dev/full", 1),
        ("BATHYSPHERE tables >/dev/full", 1),
        ("BATHYSPHERE export 1 >/dev/full", 1),
        ("BATHYSPHERE export 1 >&-", 1),
        ("BATHYSPHERE tables >&-", 1),
        ("BATHYSPHERE track - <&-", 2),
        ("BATHYSPHERE import - <&-", 1),
        ("BATHYSPHERE import /dev/zero", 1),
        ("BATHYSPHERE track 'x\ny'", 2),
        ("BATHYSPHERE replay 'x\ny'", 1),
        ("BATHYSPHERE export 'x\ny'", 1),
        ("BATHYSPHERE export 1 --out ''", 2),
        ("BATHYSPHERE --data '' tables", 2),
        ("BATHYSPHERE export 1 --ou x", 2),
        ("QT_QPA_PLATFORM=nonsense BATHYSPHERE", 1),
        ("QT_QPA_PLATFORM=xcb DISPLAY=:97 BATHYSPHERE", 1),
    ],
)
def test_one_sentence_and_a_status(line: str, status: int, folder: Path) -> None:
    done = shell(line, folder)
    assert done.returncode == status
    assert done.stderr.startswith(b"bathysphere: ")
    assert done.stderr.count(b"\n") == 1
    assert done.stdout == b""


@unix
def test_a_closed_standard_error_is_not_mixed_into_the_output(folder: Path) -> None:
    done = shell("BATHYSPHERE track nowhere 2>&-", folder)
    assert (done.returncode, done.stdout) == (2, b"")


@unix
@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("C", "There is no table “9”."),
        ("xx_YY.UTF-8", "There is no table “9”."),
        ("de_DE.UTF-8", "Es gibt keine Partie „9“."),
        ("zh_CN.UTF-8", "没有对局“9”。"),
    ],
)
def test_the_system_chooses_the_language(language: str, wanted: str, folder: Path) -> None:
    surroundings = {"LC_ALL": language, "PYTHONUTF8": "1"}
    said = shell("BATHYSPHERE export 9", folder, **surroundings).stderr.decode()
    assert said.startswith(f"bathysphere: {wanted}")
    assert said.count("\n") == 1
    said = shell("BATHYSPHERE track nowhere", folder, **surroundings).stderr.decode()
    assert ("There is no file" in said) == wanted.startswith("There")


@unix
def test_a_window_that_cannot_open_speaks_too(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    done = shell("BATHYSPHERE", tmp_path / "file", LC_ALL="de_DE.UTF-8", PYTHONUTF8="1")
    assert done.returncode == 1
    assert "ist eine Datei, kein Ordner" in done.stderr.decode()
    assert done.stderr.count(b"\n") == 1
    assert (tmp_path / "file").read_text() == "mine"


def test_nobodys_home(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--data", "~nobody-of-this-name/tables", "tables"]) == 1
    assert "~nobody-of-this-name" in capsys.readouterr().err


@unix
def test_a_picture_that_cannot_be_made_leaves_the_old_one(folder: Path) -> None:
    old = folder / "old.png"
    old.write_text("old")
    done = shell(f"BATHYSPHERE shot home --out '{folder}/none/a.png'", folder)
    assert done.returncode == 1
    assert b"There is no folder" in done.stderr
    done = shell(f"BATHYSPHERE shot home --transcript /dev/zero --out '{old}'", folder)
    assert done.returncode == 1
    assert b"too large" in done.stderr
    assert old.read_text() == "old"


def test_equal_names_need_a_number(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--data", str(folder), "export", "TWIN"]) == 1
    assert "1, 2" in capsys.readouterr().err
    assert main(["--data", str(folder), "export", "9" * 5000]) == 1
    assert "9" * 5000 in capsys.readouterr().err


def test_a_title_cannot_move_the_terminal(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--data", str(folder), "tables"]) == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert len(out.splitlines()) == 3


def test_export_into_no_folder(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "none" / "table.json"
    assert main(["--data", str(folder), "export", "1", "--out", str(out)]) == 1
    assert f"no folder {tmp_path / 'none'}" in capsys.readouterr().err


@unix
@pytest.mark.parametrize("delay", [0.05, 0.1, 0.15, 0.2, 0.3, 0.5])
def test_ctrl_c_while_starting_says_nothing(folder: Path, delay: float) -> None:
    # Once main() runs; before it there is only Python itself.
    code = "import app.__main__ as m, sys; print('on', flush=True); sys.exit(m.main([]))"
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=process.environment(BATHYSPHERE_DATA=str(folder)),
    ) as started:
        assert started.stdout is not None
        started.stdout.readline()
        time.sleep(delay)
        started.send_signal(signal.SIGINT)
        _out, err = started.communicate(timeout=30)
    assert err == b""
    assert started.returncode in (-signal.SIGINT, 130, 0)


@pytest.mark.parametrize(
    ("game", "options", "entry", "wanted"),
    [
        ("chess", {}, {}, "chess"),
        ("captain_sonar.radio", [1], {}, "set-up"),
        ("captain_sonar.radio", {"chart_id": "nowhere"}, {}, "set-up"),
        ("captain_sonar.radio", {"chart_id": "alpha-rt"}, {"kind": "rewind", "to": -5}, "Line 1"),
        ("captain_sonar.radio", {"chart_id": "alpha-rt"}, {"version": 99}, "newer"),
        (
            "captain_sonar.radio",
            {"chart_id": "alpha-rt"},
            {"kind": "act", "events": (msgspec.Raw(b'{"type":"?"}'),)},
            "Line 1",
        ),
    ],
)
def test_a_table_that_cannot_be_played_is_listed_and_named(
    game: str,
    options: object,
    entry: dict[str, Any],
    wanted: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    wall = "2026-01-01T00:00:00.000+00:00"
    first = {"seq": 1, "kind": "note", "seat": "table", "wall": wall, "version": 1}
    with Store.open(tmp_path / "data") as store:
        store.create(game, "Odd", options, 1, [Entry(**(first | entry))])
    out = tmp_path / "out.json"
    out.write_text("old")
    assert main(["--data", str(tmp_path / "data"), "tables"]) == 0
    assert "Odd" in capsys.readouterr().out
    assert main(["--data", str(tmp_path / "data"), "export", "1", "--out", str(out)]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert wanted in lines[0]
    assert out.read_text() == "old"
