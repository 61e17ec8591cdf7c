from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from app.cli import run as main
from app.clock import Clock
from app.example import TRANSCRIPT, play, read_transcript
from app.store import Store
from app.version import version
from resources import path
from tests.helpers import process


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "Ünï ćödé 家 %41"
    with Store.open(found) as store:
        play(store, "Friday", read_transcript(None), Clock())
    return found


def one_sentence(capsys: pytest.CaptureFixture[str]) -> str:
    """The only line on standard error."""
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1, lines
    assert lines[0].startswith("bathysphere: ")
    return lines[0]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"bathysphere {version()}\n"


@pytest.mark.parametrize(
    "arguments",
    [["nope"], ["shot"], ["track"], ["export"], ["--data"], ["tables", "--what"], ["shot", "home"]],
)
def test_a_wrong_call_is_one_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert "--help" in one_sentence(capsys)


def test_tables(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--data", str(folder), "tables"]) == 0
    number, _played, title, status = capsys.readouterr().out.rstrip("\n").split("\t")
    assert (number, title) == ("1", "Friday")
    assert "Alpha" in status
    assert main(["tables", "--json", "--data", str(folder)]) == 0
    row = json.loads(capsys.readouterr().out)
    assert (row["id"], row["entries"], row["archived"]) == (1, 17, False)


def test_export_import_replay(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "table.json"
    assert main(["--data", str(folder), "export", "friday", "--out", str(out)]) == 0
    other = tmp_path / "other"
    assert main(["--data", str(other), "import", str(out)]) == 0
    assert capsys.readouterr().out == "1\tFriday\n"
    assert main(["replay", str(out)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 18
    assert lines[0].startswith("1. ")
    with Store.open(folder) as first, Store.open(other) as second:
        assert first.entries(1) == second.entries(1)


def test_replay_says_which_lines_are_decided_otherwise(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "table.json"
    main(["--data", str(folder), "export", "1", "--out", str(out)])
    document = json.loads(out.read_text("utf-8"))
    document["entries"][2]["act"]["observation"]["direction"] = "S"
    out.write_text(json.dumps(document), "utf-8")
    assert main(["replay", str(out)]) == 1
    assert "otherwise: 3" in capsys.readouterr().err


def test_export_to_standard_output_is_the_file(folder: Path) -> None:
    done = process.run("--data", str(folder), "export", "1")
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["title"] == "Friday"


@pytest.mark.parametrize("table", ["9", "nobody", "-1", ""])
def test_export_of_no_table(folder: Path, table: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--data", str(folder), "export", f"--out={folder / 'x'}", "--", table]) == 1
    assert "bathysphere tables" in one_sentence(capsys)
    assert not (folder / "x").exists()


def test_export_for_a_seat_that_is_not_there(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--data", str(folder), "export", "1", "--seat", "cook"]) == 1
    assert "cook" in one_sentence(capsys)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 100,
        b'{"a": 1}',
        b"\xff\xfe{}",
        b'{"format": "bathysphere.table", "format_version": 99}',
        b'{"format": "bathysphere.tab',
        b"not json at all",
    ],
)
@pytest.mark.parametrize("command", ["import", "replay"])
def test_bad_files(
    tmp_path: Path, content: bytes, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.json"
    file.write_bytes(content)
    assert main(["--data", str(tmp_path / "d"), command, str(file)]) == 1
    assert one_sentence(capsys)
    assert file.read_bytes() == content


def test_missing_and_impossible_files(
    tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--data", str(folder), "import", str(tmp_path / "none")]) == 1
    assert str(tmp_path / "none") in one_sentence(capsys)
    assert main(["--data", str(folder), "import", str(tmp_path)]) == 1
    one_sentence(capsys)
    assert main(["--data", str(folder), "export", "1", "--out", str(tmp_path)]) == 1
    one_sentence(capsys)


def test_a_data_folder_that_is_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("mine")
    assert main(["--data", str(tmp_path / "file"), "tables"]) == 1
    assert "file" in one_sentence(capsys)
    assert (tmp_path / "file").read_text() == "mine"


def test_a_terminal_that_cannot_show_a_name(tmp_path: Path, folder: Path) -> None:
    with Store.open(folder) as store:
        store.rename(1, "深海")
    done = process.run("--data", str(folder), "tables", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\\u6df1\\u6d77" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_reader_that_goes_away_is_no_traceback(folder: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "app", "--data", str(folder), "tables"],
        stdout=writing,
        stderr=subprocess.PIPE,
        env=process.environment(),
        timeout=60,
        check=False,
    )
    os.close(writing)
    assert b"Traceback" not in done.stderr
    assert done.returncode != 0


def test_commands_need_no_gui(folder: Path) -> None:
    code = (
        "import sys; sys.modules['PySide6.QtGui'] = None; sys.modules['PySide6.QtWidgets'] = None;"
        "from app.__main__ import main;"
        f"sys.exit(max(main(['--data', {str(folder)!r}, 'tables']), main(['--version']),"
        f" main(['--data', {str(folder)!r}, 'export', '1', '--out', {str(folder / 'o')!r}]),"
        f" main(['replay', {str(folder / 'o')!r}])))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        env=process.environment(),
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_self_test(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--data", str(tmp_path / "new"), "self-test"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 7
    assert all(line.startswith("ok ") for line in lines)
    assert not (tmp_path / "new").exists()


def test_self_test_finds_what_is_broken(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setattr("app.selftest.LANGUAGES", {"en": "", "xx": ""})
    assert main(["--data", str(tmp_path / "file"), "self-test"]) == 1
    failed = [line for line in capsys.readouterr().out.splitlines() if not line.startswith("ok")]
    assert [line.split(":")[0] for line in failed] == ["FAILED data folder", "FAILED translations"]


def test_a_picture(tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    arguments = ("--size", "390x844", "--scale", "2", "--theme", "night", "--language", "zh_TW")
    done = process.run("shot", "table", "--out", str(out), *arguments)
    assert (done.returncode, done.stderr) == (0, b"")
    image = QImage(str(out))
    assert (image.width(), image.height()) == (780, 1688)
    assert image.pixelColor(2, 2).name() == "#000000"


def test_a_picture_of_an_own_transcript(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(path(TRANSCRIPT).read_bytes())
    out = tmp_path / "a.png"
    done = process.run("shot", "table", "--out", str(out), "--transcript", str(file))
    assert (done.returncode, done.stderr) == (0, b"")
    file.write_text("map atlantis real-time\nN\n")
    done = process.run("shot", "table", "--out", str(out), "--transcript", str(file))
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["nopage"],
        ["home", "--size", "big"],
        ["home", "--size", "0x9"],
        ["home", "--size", "99999x10"],
        ["home", "--scale", "9"],
        ["home", "--scale", "nan"],
        ["home", "--text-scale", "0"],
        ["home", "--theme", "pink"],
        ["home", "--language", "xx"],
        ["table", "--transcript", "/no/such/file"],
    ],
)
def test_a_picture_that_cannot_be(
    tmp_path: Path, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "x.png"
    assert main(["shot", *arguments, "--out", str(out)]) == 1
    one_sentence(capsys)
    assert not out.exists()
