"""`bathysphere track`: the contract of the rules, and one clear sentence for every bad file."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.track import track
from engines.captain_sonar import chart_files, content

ROOT = Path(__file__).resolve().parents[2]
CASES = ROOT / "tests/engines/captain_sonar/cases"


def run(path: Path | str, as_json: bool = True) -> tuple[int, list[str], str]:
    out, err = io.StringIO(), io.StringIO()
    status = track(str(path), as_json, out, err)
    return status, out.getvalue().splitlines(), err.getvalue()


def write(folder: Path, content: str | bytes) -> Path:
    path = folder / "night.txt"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


@pytest.mark.parametrize("case", sorted(CASES.glob("*.txt")), ids=lambda path: path.stem)
def test_gives_the_worked_cases(case: Path) -> None:
    status, lines, err = run(case)
    expected = [json.loads(line) for line in case.with_suffix(".jsonl").read_text().splitlines()]
    found = [json.loads(line) for line in lines]
    assert (status, err) == (0, "")
    assert found[0]["observation"] == "start"
    assert len(found) == len(expected) + 1
    texts = case.read_text().splitlines()
    for one, other in zip(found[1:], expected, strict=True):
        assert one["candidates"] == other["candidates"]
        assert one["likelihood"] == pytest.approx(other["likelihood"], abs=1e-6)
        assert list(one["likelihood"]) == one["candidates"]
        assert one["observation"] == other["observation"] == texts[one["line"] - 1]
        assert one["exact"] is True


def test_the_fields_of_a_line(tmp_path: Path) -> None:
    status, lines, _ = run(write(tmp_path, "# hi\nmap alpha turn-by-turn\n\nSURFACE 1 # up\n"))
    assert status == 0
    start, surfaced = map(json.loads, lines)
    keys = ["line", "observation", "candidates", "likelihood", "exact", "hypotheses"]
    assert list(start) == list(surfaced) == keys
    assert (start["line"], surfaced["line"]) == (2, 4)
    assert surfaced["observation"] == "surface 1"
    sea = len(surfaced["candidates"])
    assert surfaced["hypotheses"] == sea
    assert list(surfaced["likelihood"].values()) == pytest.approx([1 / sea] * sea)


def test_people_get_a_line_for_each_observation(tmp_path: Path) -> None:
    status, lines, err = run(write(tmp_path, "map alpha real-time\nhit H8 direct\n"), False)
    assert (status, err) == (0, "")
    assert lines[1].split() == ["2", "hit", "H8", "direct", "cells:", "1", "H8", "100.0%"]


def test_each_line_is_flushed(tmp_path: Path) -> None:
    class Stream(io.StringIO):
        flushed = 0

        def flush(self) -> None:
            self.flushed += 1

    out = Stream()
    track(str(write(tmp_path, "map alpha real-time\nN\nE\n")), True, out, io.StringIO())
    assert out.flushed >= 3


@pytest.mark.parametrize(
    ("text", "before", "words"),
    [
        ("map zulu real-time\nN\n", 0, ("Line 1:", "zulu", "Alpha")),
        ("map alpha real-time\nN\ntorpedo P3\nN\n", 2, ("Line 3:", "P3", "O15")),
        ("map alpha real-time\nsurface 10\n", 1, ("Line 2:", "10", "1 to 9")),
        ("map alpha real-time\nsonar row 3 row 4\n", 1, ("Line 2:", "two different")),
        ("map alpha real-time\nsonar column A column B\n", 1, ("Line 2:", "two different")),
        ("map alpha real-time\nN\nS\nE\n", 2, ("Line 3:", "S", "contradicts", "line 3")),
        ("map alpha real-time\nhello world\n", 1, ("Line 2:", "hello")),
        (b"map alpha real-time\nN\n\0\0\n", 2, ("Line 3:", "zero byte")),
        (b"map alpha real-time\nN\n# caf\xe9\n", 2, ("Line 3:", "UTF-8")),
        ("map alpha real-time\nN\n".encode("utf-16"), 0, ("Line 1:", "UTF-8")),
        ("", 0, ("Line 1:", "map")),
        ("map alpha real-time\nN\n" + "x" * 5000, 2, ("Line 3:", "longer")),
        ("map file nowhere.json\n", 0, ("Line 1:", "nowhere.json", "No such file")),
        ("map file night.txt\n", 0, ("Line 1:", "not a map")),
        ("map file .\n", 0, ("Line 1:", "directory")),
    ],
)
@pytest.mark.parametrize("as_json", [True, False])
def test_one_sentence_for_a_bad_line(
    tmp_path: Path, text: str | bytes, before: int, words: tuple[str, ...], as_json: bool
) -> None:
    status, lines, err = run(write(tmp_path, text), as_json)
    assert status == 2
    assert len(lines) == before
    assert err.count("\n") == 1
    for word in words:
        assert word in err


def test_ten_megabytes_of_noise_are_refused_at_once(tmp_path: Path) -> None:
    path = write(tmp_path, os.urandom(10_000_000))
    before = time.perf_counter()
    status, lines, err = run(path)
    assert time.perf_counter() - before < 1
    assert (status, lines) == (2, [])
    assert "Line 1:" in err


def test_ten_megabytes_of_lines_stop_at_the_limit(tmp_path: Path) -> None:
    text = "map alpha real-time\n" + ("#" * 500 + "\n") * 20_000
    status, _, err = run(write(tmp_path, text))
    assert status == 2
    assert "too large" in err
    assert "Line 199" in err


def test_a_byte_order_mark_is_no_letter(tmp_path: Path) -> None:
    status, lines, _ = run(write(tmp_path, b"\xef\xbb\xbfmap alpha real-time\r\nN\r\n"))
    assert (status, len(lines)) == (0, 2)


def test_files_that_are_none(tmp_path: Path) -> None:
    for path, word in ((tmp_path / "none.txt", "no file"), (tmp_path, "folder")):
        status, lines, err = run(path)
        assert (status, lines) == (2, [])
        assert word in err
        assert str(path) in err
    assert run("\0")[0] == 2


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(tmp_path: Path) -> None:
    path = write(tmp_path, "map alpha real-time\n")
    path.chmod(0)
    status, _, err = run(path)
    assert status == 2
    assert "permissions" in err


def test_a_refusal_of_the_system_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, mode: str) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "open", refuse)
    status, _, err = run(tmp_path / "night.txt")
    assert status == 2
    assert "permissions" in err


def test_a_map_file_beside_the_transcript(tmp_path: Path) -> None:
    chart = content.chart("charlie-tbt")
    (tmp_path / "海 #1.json").write_bytes(chart_files.write_chart(chart))
    status, lines, err = run(write(tmp_path, 'map file "海 #1.json"  # ours\nN\n'))
    assert (status, err) == (0, "")
    assert len(json.loads(lines[0])["candidates"]) == sum(map(chart.is_sea, range(chart.size)))


def test_as_a_command_without_a_screen(tmp_path: Path) -> None:
    code = (
        "import sys; from app.track import track;"
        "status = track(sys.argv[1], True, sys.stdout, sys.stderr);"
        "assert not {'PySide6.QtGui', 'PySide6.QtWidgets'} & set(sys.modules);"
        "sys.exit(status)"
    )
    path = write(tmp_path, "map alpha real-time\nN\nS\n")
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 2
    assert len(done.stdout.splitlines()) == 2
    assert done.stderr.startswith("bathysphere: Line 3:")
    assert "Traceback" not in done.stderr
