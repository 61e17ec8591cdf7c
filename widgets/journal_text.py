"""Journal entries as sentences: the game says its events, this module says the rest."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QCoreApplication

from engines.timers import TimerChange
from widgets.game_text import GameText
from widgets.journal_model import JournalLine


class Logged(Protocol):
    """What a seat may read of an entry."""

    @property
    def seq(self) -> int: ...  # noqa: D102
    @property
    def kind(self) -> str: ...  # noqa: D102
    @property
    def wall(self) -> str: ...  # noqa: D102
    @property
    def events(self) -> tuple[Any, ...]: ...  # noqa: D102
    @property
    def forced(self) -> bool: ...  # noqa: D102
    @property
    def correction(self) -> bool: ...  # noqa: D102
    @property
    def live(self) -> bool: ...  # noqa: D102
    @property
    def to(self) -> int | None: ...  # noqa: D102
    @property
    def text(self) -> str: ...  # noqa: D102
    @property
    def timer(self) -> TimerChange | None: ...  # noqa: D102


def journal_line(text: GameText, entry: Logged, state: Any) -> JournalLine:
    """One line; `state` is what the seat sees now, for names that events leave out."""
    return JournalLine(
        seq=entry.seq,
        sentence=sentence(text, entry, state),
        kind=entry.kind,
        wall=entry.wall,
        struck=not entry.live,
        forced=entry.forced,
        correction=entry.correction,
    )


def sentence(text: GameText, entry: Logged, state: Any) -> str:
    """What an entry says, without number and marks."""
    match entry.kind:
        case "act":
            return " ".join(text.event(event, state) for event in entry.events)
        case "rewind":
            return _back(entry.to or 0)
        case "redo":
            return QCoreApplication.translate("Journal", "Brought back line {number}.").format(
                number=entry.to or 0
            )
        case "jump":
            return QCoreApplication.translate(
                "Journal", "Took up the earlier line of play again, up to line {number}."
            ).format(number=entry.to or 0)
        case "timer" if entry.timer is not None:
            return _timer(entry.timer)
        case "bookmark" if not entry.text:
            return QCoreApplication.translate("Journal", "Bookmark")
    return entry.text


def _back(to: int) -> str:
    if to == 0:
        return QCoreApplication.translate("Journal", "Took everything back.")
    return QCoreApplication.translate(
        "Journal", "Took back everything after line {number}."
    ).format(number=to)


def _timer(change: TimerChange) -> str:
    sentences = {
        "set": QCoreApplication.translate("Journal", "Timer {name} was set."),
        "start": QCoreApplication.translate("Journal", "Timer {name} was started."),
        "pause": QCoreApplication.translate("Journal", "Timer {name} was paused."),
        "adjust": QCoreApplication.translate("Journal", "Timer {name}: {seconds} seconds."),
        "remove": QCoreApplication.translate("Journal", "Timer {name} was removed."),
        "gap": QCoreApplication.translate("Journal", "A break was counted: {seconds} seconds."),
        "restore": QCoreApplication.translate("Journal", "A timer change was taken back."),
    }
    return sentences[change.what].format(name=change.id, seconds=f"{change.seconds:+.0f}")
