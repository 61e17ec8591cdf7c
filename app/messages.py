"""Sentences for the codes of the store, of opening tables, of exported files and of a second start.

One sentence a code: what happened, where, and what to do. Needs QtCore only, so
that the command line can say the same as the window.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, Qt


class Told(Protocol):
    """A StoreError, an ExchangeError, an OpenError or a Notice."""

    @property
    def code(self) -> str:
        """Key of the sentence."""

    @property
    def details(self) -> Mapping[str, str | int]:
        """Values for its places."""


class _Details(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "?"


def sentence_of(told: Told) -> str:
    """The sentence for an error or a notice."""
    return sentence(told.code, told.details)


def sentence(code: str, details: Mapping[str, str | int]) -> str:
    """The sentence for a code; for an unknown one a sentence that names the code."""
    texts = _errors() | _opening() | _tables() | _restoring() | _exchange() | _instance()
    text = texts.get(code)
    if text is None:
        text = QCoreApplication.translate("Store", "Something went wrong ({code}).")
    said = text.format_map(_Details(_shown(details), code=code))
    if code == "backup_failed":
        said = f"{said} {sentence(str(details.get('reason', '')), details)}"
    return said


def codes() -> frozenset[str]:
    """Every code that has a sentence."""
    return frozenset(_errors() | _opening() | _tables() | _restoring() | _exchange() | _instance())


def lost_entry() -> str:
    """Text of the note that stands in a journal for an entry that could not be read."""
    return QCoreApplication.translate(
        "Store", "An entry could not be read after the file was damaged. Check the table."
    )


def _shown(details: Mapping[str, str | int]) -> dict[str, str]:
    return {
        key: _when(str(value)) if key in ("until", "made") else str(value)
        for key, value in details.items()
    }


def _when(text: str) -> str:
    """A time of RFC 3339 as people here write it, in their own time zone."""
    when = QDateTime.fromString(text, Qt.DateFormat.ISODateWithMs)
    if not when.isValid():
        return text
    return QLocale().toString(when.toLocalTime(), QLocale.FormatType.ShortFormat)


def _errors() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "store_failed": translate(
            "Store", "The file {file} could not be used ({reason}). Nothing was changed."
        ),
        "folder_failed": translate("Store", "The folder {folder} cannot hold tables."),
        "folder_is_file": translate(
            "Store", "{folder} is a file, not a folder. Choose another folder for your tables."
        ),
        "folder_bad_name": translate(
            "Store", "No folder can be called {folder}. Choose another one for your tables."
        ),
        "folder_denied": translate(
            "Store", "You may not read {folder}. Change its permissions or choose another folder."
        ),
        "no_table": translate("Store", "There is no table {table}."),
        "stale": translate(
            "Store",
            "Somebody else wrote to this table meanwhile, so this was not saved."
            " Open the table again.",
        ),
        "disk_full": translate(
            "Store", "The disk is full: {file} could not be written. Free some space."
        ),
        "busy": translate(
            "Store", "Another program holds {file} just now. Saving is tried again shortly."
        ),
        "io_failed": translate(
            "Store", "The disk failed at {file} ({reason}). Saving is tried again shortly."
        ),
        "read_only": translate("Store", "{file} is open for reading only. Nothing was saved."),
        "damaged": translate(
            "Store", "{file} is damaged. Start Bathysphere again to restore what can be read."
        ),
        "restore_failed": translate(
            "Store", "A damaged file could not be restored; it was left as it is. Copy it away."
        ),
        "backup_not_readable": translate(
            "Store", "A new backup could not be read back, so it does not count."
        ),
        "in_use_by_older": translate(
            "Store", "An older Bathysphere has {file} open. Close it and start again."
        ),
    }


def _opening() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "read_only_folder": translate(
            "Store", "{file} may not be written, so tables can only be looked at."
        ),
        "no_place": translate(
            "Store", "{file} cannot be made here. Choose another folder for your tables."
        ),
        "opened_full": translate(
            "Store",
            "The disk is full, so tables can only be looked at. Free some space and start again.",
        ),
        "newer_schema": translate(
            "Store",
            "{file} was written by a newer Bathysphere, so tables can only be looked at."
            " Update the program.",
        ),
        "damaged_read_only": translate(
            "Store", "{file} is damaged and may not be written. Copy its folder and open the copy."
        ),
        "backup_failed": translate("Store", "No backup could be made."),
    }


def _tables() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "other_game": translate("Desk", "This version does not know the game {game}. Update it."),
        "newer_game": translate(
            "Desk", "A newer Bathysphere played on this table. Update to open it."
        ),
        "damaged_options": translate(
            "Desk", "The set-up of this table cannot be read. Restore it from a backup."
        ),
        "damaged_entry": translate(
            "Desk", "Line {seq} of this table cannot be read. Restore it from a backup."
        ),
    }


def _restoring() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "damaged_set_aside": translate("Store", "The file was damaged. It is kept as {file}."),
        "restore_finished": translate(
            "Store", "A restore that was cut off has been finished: {file} is whole again."
        ),
        "backup_unreadable": translate(
            "Store", "The backup {file} is damaged, so an older one was taken."
        ),
        "restored_from_backup": translate(
            "Store", "Your tables were restored from the backup of {made}."
        ),
        "restored_without_backup": translate(
            "Store", "There was no backup; what could be read of the file was restored."
        ),
        "table_restored": translate(
            "Store", "“{title}” is back up to entry {entries}, written {until}."
        ),
        "table_with_gaps": translate(
            "Store",
            "“{title}” is back up to entry {entries}, written {until}; entries that could not be"
            " read: {lost}. A note stands in the place of each.",
        ),
        "entries_without_table": translate(
            "Store",
            "Entries whose table could not be read: {entries}. They are still in {file}.",
        ),
        "behind_backup": translate(
            "Store", "The file had lost entries; they were taken from the backup of {made}."
        ),
    }


def _exchange() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "empty": translate("Exchange", "The file is empty."),
        "too_large": translate(
            "Exchange", "The file is too large for a table ({size} MB; {most} MB is the most)."
        ),
        "wrong_encoding": translate(
            "Exchange", "The file is not UTF-8 text (byte {byte}). Export the table again."
        ),
        "cut_file": translate(
            "Exchange", "The end of the file is missing. Copy it again or export the table again."
        ),
        "not_json": translate(
            "Exchange", "This is not a table of Bathysphere: the file holds no JSON ({text})."
        ),
        "foreign_json": translate(
            "Exchange", "This is not a table of Bathysphere: it is another program's file."
        ),
        "newer_format": translate(
            "Exchange",
            "The file was written by a newer Bathysphere (format {version}; this one reads up to"
            " {most}). Update the program.",
        ),
        "unknown_game": translate(
            "Exchange", "The file holds a game that is not known here: {game}."
        ),
        "newer_rules": translate(
            "Exchange",
            "The file was played with newer rules of {game} (version {version}; this program has"
            " {most}). Update the program.",
        ),
        "bad_file": translate("Exchange", "The file is not a whole table: {text}."),
        "bad_options": translate("Exchange", "The set-up of the table makes no sense: {text}."),
        "bad_entry": translate("Exchange", "Entry {entry} of the file cannot be read: {text}."),
        "out_of_order": translate(
            "Exchange",
            "The entries are out of order: {given} stands where {expected} should. Export the"
            " table again.",
        ),
        "bad_event": translate(
            "Exchange", "Entry {entry} holds something that this game does not know: {text}."
        ),
        "bad_move": translate(
            "Exchange", "Entry {entry} takes back something that is not in the file."
        ),
        "only_a_view": translate(
            "Exchange",
            "The file shows only what the seat “{seat}” may see, so it cannot be played on."
            " Export the whole table.",
        ),
        "file_missing": translate("Exchange", "There is no file {file}."),
        "folder_missing": translate(
            "Exchange", "There is no folder {folder}. Make it, or choose another place."
        ),
        "table_unknown": translate(
            "Exchange", "There is no table “{table}”. List them with “bathysphere tables”."
        ),
        "many_tables": translate(
            "Exchange", "Several tables are called “{table}”. Give the number of one: {numbers}."
        ),
        "decided_otherwise": translate(
            "Exchange", "The rules of today decide these lines otherwise: {numbers}."
        ),
        "file_is_folder": translate("Exchange", "{file} is a folder, not a file."),
        "file_denied": translate("Exchange", "{file} may not be used: permission denied."),
        "file_full": translate(
            "Exchange", "The disk is full: {file} was not written. Choose another place."
        ),
        "file_failed": translate("Exchange", "{file} could not be used ({reason})."),
        "unknown_seat": translate(
            "Exchange", "This table has no seat “{seat}”. Its seats: {seats}."
        ),
    }


def _instance() -> dict[str, str]:
    translate = QCoreApplication.translate
    return {
        "platform_unusable": translate(
            "Instance",
            "Qt cannot open the platform {platform} here. Unset QT_QPA_PLATFORM, or set it to"
            " offscreen.",
        ),
        "already_open": translate(
            "Instance", "Bathysphere is already open with this folder; its window comes forward."
        ),
        "already_open_silent": translate(
            "Instance",
            "Another program (number {pid} on {host}) uses this folder and does not answer."
            " Close it, or delete {file} if it no longer runs.",
        ),
        "lock_denied": translate(
            "Instance", "The folder {folder} may not be written, so it is only looked at."
        ),
    }
