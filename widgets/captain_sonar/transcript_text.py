"""Sentences for what is wrong with a transcript or a chart file. Needs QtCore only."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engines.captain_sonar.transcript_lines import TranscriptError

translate = QCoreApplication.translate


def sentence(error: TranscriptError) -> str:
    """One sentence: what is wrong, in which line if it has one, and what would be right."""
    texts = _lines() | _cells() | _header() | _files() | _charts()
    text = texts.get(error.code, error.code).format_map(error.details)
    if error.line is None:
        return text
    return translate("Transcript", "Line {number}: {text}").format(number=error.line, text=text)


def _lines() -> dict[str, str]:
    return {
        "word_unknown": translate(
            "Transcript", "“{found}” is not understood here; expected: {expected}."
        ),
        "word_missing": translate("Transcript", "Something is missing; expected: {expected}."),
        "word_extra": translate("Transcript", "“{found}” is one word too many."),
        "number_expected": translate(
            "Transcript", "“{found}” is not a number; expected the number of a {expected}."
        ),
        "letter_expected": translate(
            "Transcript", "“{found}” is not a letter; columns go by their letter."
        ),
    }


def _cells() -> dict[str, str]:
    return {
        "unknown_cell": translate(
            "Transcript", "{cell} is not on this map, whose cells go from A1 to {last}."
        ),
        "unknown_sector": translate(
            "Transcript", "There is no sector {value}; this map has sectors 1 to {most}."
        ),
        "unknown_row": translate(
            "Transcript", "There is no row {value}; this map has rows 1 to {most}."
        ),
        "unknown_column": translate(
            "Transcript", "There is no column number {value}; this map has {most} columns."
        ),
        "same_claims": translate(
            "Transcript", "A sonar answer names two different things of row, column and sector."
        ),
    }


def _header() -> dict[str, str]:
    return {
        "map_first": translate(
            "Transcript",
            "“{found}” comes before the map; begin with a line such as: map alpha real-time.",
        ),
        "map_missing": translate(
            "Transcript", "No map is named; begin with a line such as: map alpha real-time."
        ),
        "map_again": translate("Transcript", "The map was named already."),
        "map_words": translate(
            "Transcript", "The map is incomplete; write: map NAME MODE, or: map file PATH."
        ),
        "map_unknown": translate(
            "Transcript", "There is no {mode} map “{found}”; there are: {known}."
        ),
        "mode_unknown": translate(
            "Transcript", "“{found}” is not a mode of play; expected: {expected}."
        ),
        "option_words": translate("Transcript", "An option is written: option NAME VALUE."),
        "option_unknown": translate(
            "Transcript", "There is no option “{found}”; expected: {expected}."
        ),
        "option_value": translate(
            "Transcript", "Option {name} cannot be “{found}”; expected: {expected}."
        ),
        "header_late": translate("Transcript", "“{found}” must come before the first observation."),
    }


def _files() -> dict[str, str]:
    return {
        "nul": translate(
            "Transcript", "There is a zero byte, so this is no text file; save it as UTF-8 text."
        ),
        "encoding": translate("Transcript", "This is not UTF-8 text; save the file as UTF-8."),
        "line_too_long": translate("Transcript", "The line is longer than {most} bytes."),
        "too_large": translate(
            "Transcript",
            "The file is too large for a transcript; at most {bytes} bytes and {lines} lines"
            " are read.",
        ),
        "map_needs_file": translate(
            "Transcript", "The map is in the file {path}, which cannot be read from here."
        ),
        "map_file_unreadable": translate(
            "Transcript", "The map file {path} could not be read: {reason}."
        ),
    }


def _charts() -> dict[str, str]:
    return {
        "chart_unreadable": translate("Transcript", "The map file is not a map: {reason}."),
        "chart_size": translate(
            "Transcript",
            "The map is {columns} columns by {rows} rows; at most 26 by 99 are possible.",
        ),
        "chart_rows": translate(
            "Transcript", "The map says it has {rows} rows, but {found} are drawn."
        ),
        "chart_row": translate("Transcript", "Row {row} of the map is not {columns} cells wide."),
        "chart_sign": translate(
            "Transcript", "Row {row} of the map has the sign “{found}”; only . # o m are known."
        ),
        "chart_no_sea": translate("Transcript", "The map has no sea."),
        "chart_sectors": translate(
            "Transcript", "The map cannot have sectors of {found} by {found} cells."
        ),
        "chart_doubtful": translate(
            "Transcript", "The map calls {cell} doubtful, but has no such cell."
        ),
    }
