"""Transcripts: the grammar of the rulings, every way to get it wrong, and the round trip."""

from __future__ import annotations

import time
from pathlib import Path

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import given

from engines.captain_sonar import chart_files, content, transcript
from engines.captain_sonar.charts import Chart
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
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.radio import RadioOptions, chart_of
from engines.captain_sonar.transcript import TranscriptError, read, read_line, write, write_line
from tests.engines.captain_sonar.drawn import OPTIONS, charts, heard

CHART = content.chart("alpha-rt")
CASES = Path(__file__).parent / "cases"


@pytest.mark.parametrize(
    ("text", "observation"),
    [
        ("N", Course("N")),
        ("w   # heard twice", Course("W")),
        ("\tSILENCE\r", Silence()),
        ("surface 5", Surface(5)),
        ("torpedo h8", Torpedo("H8")),
        ("torpedo H8 self none", Torpedo("H8", "none")),
        ("Torpedo O15 Self Direct", Torpedo("O15", "direct")),
        ("mine#here", Mine()),
        ("trigger H8", Trigger("H8")),
        ("trigger H8 self indirect", Trigger("H8", "indirect")),
        ("drone 5 no", Drone(5, False)),
        ("drone 9 YES", Drone(9, True)),
        ("sonar row 7 column C", Sonar(Claim("row", 7), Claim("column", 3))),
        ("sonar sector 4 row 15", Sonar(Claim("sector", 4), Claim("row", 15))),
        ("sonar row L sector 1", Sonar(Claim("column", 12), Claim("sector", 1))),
        ("hit H8 indirect", Hit("H8", "indirect")),
        ("used drone", Used("drone")),
        ("used sonar", Used("sonar")),
        ("used scenario", Used("scenario")),
    ],
)
def test_reads_a_line(text: str, observation: object) -> None:
    assert read_line(CHART, text) == observation


@pytest.mark.parametrize(
    ("text", "code", "details"),
    [
        ("", "word_missing", {}),
        ("X", "word_unknown", {"found": "X"}),
        ("north", "word_unknown", {"found": "north"}),
        ("N N", "word_extra", {"found": "N"}),
        ("surface", "word_missing", {"expected": "sector"}),
        ("surface ten", "number_expected", {"found": "ten", "expected": "sector"}),
        ("surface -1", "number_expected", {"found": "-1"}),
        ("surface ５", "number_expected", {"found": "５"}),
        ("surface 10", "unknown_sector", {"value": 10, "most": 9}),
        ("surface 0", "unknown_sector", {"value": 0}),
        ("drone 10 yes", "unknown_sector", {"value": 10, "most": 9}),
        ("drone 5 maybe", "word_unknown", {"found": "maybe", "expected": "yes, no"}),
        ("torpedo", "word_missing", {"expected": "cell"}),
        ("torpedo P1", "unknown_cell", {"cell": "P1", "last": "O15"}),
        ("torpedo A16", "unknown_cell", {"cell": "A16", "last": "O15"}),
        ("hit A0 none", "unknown_cell", {"cell": "A0"}),
        ("trigger 8H", "unknown_cell", {"cell": "8H"}),
        ("torpedo H8 self", "word_missing", {"expected": "direct, indirect, none"}),
        ("torpedo H8 none", "word_unknown", {"found": "none", "expected": "self"}),
        ("hit H8 missed", "word_unknown", {"found": "missed"}),
        ("sonar row 7 row 8", "same_claims", {"kind": "row"}),
        ("sonar row L column C", "same_claims", {"kind": "column"}),
        ("sonar row 16 sector 1", "unknown_row", {"value": 16, "most": 15}),
        ("sonar column P sector 1", "unknown_column", {"value": 16, "most": 15}),
        ("sonar column 3 sector 1", "letter_expected", {"found": "3"}),
        ("sonar sector C row 1", "number_expected", {"found": "C", "expected": "sector"}),
        ("sonar row 7", "word_missing", {"expected": "row, column, sector"}),
        ("used silence", "word_unknown", {"found": "silence"}),
        ("map alpha real-time", "word_unknown", {"found": "map"}),
        ("A" * 900, "word_unknown", {"found": "A" * 40 + "…"}),
        ("\x1b[31mN", "word_unknown", {"found": "\N{REPLACEMENT CHARACTER}[31mN"}),
    ],
)
def test_says_what_is_wrong_with_a_line(text: str, code: str, details: dict[str, object]) -> None:
    with pytest.raises(TranscriptError) as caught:
        read_line(CHART, text)
    assert caught.value.code == code
    assert caught.value.line is None
    assert details.items() <= caught.value.details.items()


def test_reads_the_example_of_the_rules() -> None:
    text = """# last night

MAP Alpha Real-Time          # first line
option torpedo_range sea_path
OPTION Own_Mines_Block FALSE
N
silence   # nothing heard

surface 5
"""
    found = read(text)
    assert found.options.chart_id == "alpha-rt"
    assert found.options.tracker == TrackerOptions(torpedo_range="sea_path", own_mines_block=False)
    assert found.observations == (Course("N"), Silence(), Surface(5))
    assert found.lines == (6, 7, 9)


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_takes_any_line_end_and_a_byte_order_mark(ends: str) -> None:
    text = ends.join(["map bravo turn-by-turn", "N", "", "E"])
    found = read(b"\xef\xbb\xbf" + text.encode())
    assert found.options.chart_id == "bravo-tbt"
    assert found.lines == (2, 4)


@pytest.mark.parametrize(
    ("data", "code", "line"),
    [
        (b"", "map_missing", 1),
        (b"# only a comment\n\n", "map_missing", 1),
        (b"N\n", "map_first", 1),
        (b"option torpedo_range sea_path\n", "map_first", 1),
        (b"map\n", "map_words", 1),
        (b"map alpha\n", "map_words", 1),
        (b"map file\n", "map_words", 1),
        (b"map zulu real-time\n", "map_unknown", 1),
        (b"map foxtrot turn-by-turn\n", "map_unknown", 1),
        (b"map alpha realtime\n", "mode_unknown", 1),
        (b"map alpha real-time\nmap alpha real-time\n", "map_again", 2),
        (b"map alpha real-time\nN\nmap alpha real-time\n", "header_late", 3),
        (b"map alpha real-time\nN\noption own_mines_block true\n", "header_late", 3),
        (b"map alpha real-time\noption\n", "option_words", 2),
        (b"map alpha real-time\noption speed high\n", "option_unknown", 2),
        (b"map alpha real-time\noption torpedo_range far\n", "option_value", 2),
        (b"map alpha real-time\nN\nsurface 10\n", "unknown_sector", 3),
        (b"map alpha real-time\nN\n\0\0\0\n", "nul", 3),
        (b"map alpha real-time\nN # \xe9t\xe9\n", "encoding", 2),
        ("map alpha real-time\nN\n".encode("utf-16"), "encoding", 1),
        ("map alpha real-time\nN\n".encode("utf-16-be"), "nul", 1),
        (b"map alpha real-time\n" + b"N" * 2000, "line_too_long", 2),
        (b"map alpha real-time\n" + b"# ..........\n" * 90_000, "too_large", 20_001),
        (b"map alpha real-time\n" + b"#" * 900 + (b"\n" + b"#" * 900) * 1200, "too_large", 1111),
        (b"map file charts.json\n", "map_needs_file", 1),
    ],
)
def test_says_which_line_cannot_be_read(data: bytes, code: str, line: int) -> None:
    with pytest.raises(TranscriptError) as caught:
        read(data)
    assert (caught.value.code, caught.value.line) == (code, line)


def test_gives_what_stands_before_the_bad_line() -> None:
    items = transcript.items(b"map alpha real-time\nN\nE\nnonsense\nS\n")
    found = [next(items).value for _ in range(3)]
    assert found[1:] == [Course("N"), Course("E")]
    with pytest.raises(TranscriptError):
        next(items)


def test_noise_ends_at_once() -> None:
    noise = bytes(range(1, 256)) * 40_000
    before = time.perf_counter()
    with pytest.raises(TranscriptError):
        read(noise)
    assert time.perf_counter() - before < 0.5


@pytest.mark.parametrize("case", sorted(CASES.glob("*.txt")), ids=lambda path: path.stem)
def test_writes_the_worked_cases_as_they_stand(case: Path) -> None:
    text = case.read_text()
    found = read(text)
    assert write(found.options, found.observations) == text


@given(data=st.data(), chart=charts(), options=OPTIONS)
def test_round_trip(data: st.DataObject, chart: Chart, options: TrackerOptions) -> None:
    observations = tuple(data.draw(st.lists(heard(chart), max_size=12)))
    table = RadioOptions(custom_chart=chart, tracker=options)
    files = {"drawn.json": chart_files.write_chart(chart)}
    found = read(write(table, observations), files.__getitem__)
    assert chart_of(found.options) == chart
    assert found.options.tracker == options
    assert found.observations == observations


@given(chart=st.sampled_from(content.charts()), options=OPTIONS)
def test_round_trip_of_charts_that_ship(chart: Chart, options: TrackerOptions) -> None:
    table = RadioOptions(chart_id=chart.id, tracker=options)
    assert read(write(table, ())) == transcript.Transcript(table, (), ())


@given(data=st.binary(max_size=300), mark=st.sampled_from((b"", b"map alpha real-time\n")))
def test_any_bytes_are_read_or_refused(data: bytes, mark: bytes) -> None:
    text = mark + data
    try:
        found = read(text)
    except TranscriptError as error:
        assert 1 <= (error.line or 0) <= 1 + text.count(b"\n") + text.count(b"\r")  # noqa: PT017
    else:
        assert read(write(found.options, found.observations)).observations == found.observations


@given(text=st.text(max_size=60))
def test_any_line_is_read_or_refused(text: str) -> None:
    try:
        observation = read_line(CHART, text)
    except TranscriptError:
        return
    assert read_line(CHART, write_line(observation)) == observation


@pytest.mark.parametrize(
    "path",
    ["maps/new.json", "C:\\maps\\new one.json", "a #1.json", "#1.json", 'a "b".json', "海.json"],
)
def test_paths_of_map_files(path: str) -> None:
    asked: list[str] = []

    def load(name: str) -> bytes:
        asked.append(name)
        return chart_files.write_chart(CHART)

    table = RadioOptions(custom_chart=CHART)
    found = read(write(table, (Course("N"),), path) + "E # that is all\n", load)
    assert asked == [path]
    assert found.observations == (Course("N"), Course("E"))


def test_a_map_file_that_cannot_be_opened() -> None:
    def load(name: str) -> bytes:
        raise FileNotFoundError(2, "No such file or directory", name)

    with pytest.raises(TranscriptError) as caught:
        read("map file nowhere.json   # not there\n", load)
    assert caught.value.code == "map_file_unreadable"
    assert caught.value.line == 1
    assert caught.value.details == {"path": "nowhere.json", "reason": "No such file or directory"}


GOOD = {"id": "x", "name": "X", "mode": "real-time", "columns": 2, "rows": 2, "grid": ["..", ".#"]}


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"columns": 27, "grid": ["." * 27] * 2}, "chart_size"),
        ({"rows": 0, "grid": []}, "chart_size"),
        ({"rows": 100, "grid": [".."] * 100}, "chart_size"),
        ({"rows": 3}, "chart_rows"),
        ({"grid": ["..", "."]}, "chart_row"),
        ({"grid": ["..", ".x"]}, "chart_sign"),
        ({"grid": ["##", "##"]}, "chart_no_sea"),
        ({"sector_size": 0}, "chart_sectors"),
        ({"doubtful": ["C1"]}, "chart_doubtful"),
        ({"mode": "blitz"}, "chart_unreadable"),
        ({"grid": 5}, "chart_unreadable"),
    ],
)
def test_says_what_is_wrong_with_a_chart(changes: dict[str, object], code: str) -> None:
    data = msgspec.json.encode(GOOD | changes)
    with pytest.raises(TranscriptError) as caught:
        read(b"# mine\nmap file x.json\n", lambda _name: data)
    assert (caught.value.code, caught.value.line) == (code, 2)


@pytest.mark.parametrize(
    "data", [b"", b"{", b"[]", b"null", b"\xff\xfe{}", b"[" * 90_000, b" " * 200_000]
)
def test_says_that_a_file_is_no_chart(data: bytes) -> None:
    with pytest.raises(TranscriptError) as caught:
        chart_files.read_chart(data)
    assert caught.value.code == "chart_unreadable"


def test_reads_a_chart_with_the_fewest_fields() -> None:
    chart = chart_files.read_chart(b"\xef\xbb\xbf" + msgspec.json.encode(GOOD))
    assert (chart.columns, chart.rows, chart.sectors, chart.source) == (2, 2, 1, "verified")
