"""Sentences that every table needs: what journal and chance refuse, and lines that are no acts."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engines.contract import Refused

translate = QCoreApplication.translate


def refusal(refused: Refused) -> str:
    """Why the journal or the dealer refused; empty for a code of the game's own."""
    sentences = {
        "chance_pending": translate("Shared", "First roll or draw what is asked for."),
        "no_chance_pending": translate("Shared", "No dice and no cards are asked for now."),
        "nothing_to_undo": translate("Shared", "There is nothing to take back."),
        "nothing_to_redo": translate("Shared", "There is nothing to bring back."),
        "no_journal_line": translate("Shared", "The journal has no such line."),
        "not_an_act": translate("Shared", "Only an act that counts can be changed."),
        "line_taken_back": translate("Shared", "This line was taken back; bring it back first."),
        "plan_stale": translate("Shared", "Something happened meanwhile; look at it once more."),
        "ask_table": translate("Shared", "This shows something hidden: ask the table first."),
        "dice_count": translate("Shared", "{expected} dice are asked for, {given} were given."),
        "die_face": translate("Shared", "This die has the faces 1 to {sides}, not {given}."),
        "card_count": translate("Shared", "{expected} cards are asked for, {given} were given."),
        "card_gone": translate("Shared", "This card is no longer in the pile."),
        "wrong_chance": translate("Shared", "Something else was asked for."),
        "stale": translate(
            "Shared", "Another window wrote to this table. Look at it and do it once more."
        ),
        "read_only": translate("Shared", "This table can only be read; nothing is written."),
        "history_unreadable": translate(
            "Shared", "The older part of the journal cannot be read, so this is not possible."
        ),
        "empty_text": translate("Shared", "Write something first."),
        "not_saved": translate("Shared", "This could not be saved, so it was not done."),
    }
    text = sentences.get(refused.code, "")
    return text.format(**refused.details) if text else ""
