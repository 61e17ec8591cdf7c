"""What is said at the top of the window: trouble with files, and time that may count or is up."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from app import messages
from app.clock import Gap
from app.ledger import Saving
from app.store import Notice
from widgets.banners import Banners, Choice

translate = QCoreApplication.translate

Details = Mapping[str, str | int]


class Notices:
    """The banners of the program; each kind of trouble stands there once."""

    def __init__(self, banners: Banners) -> None:
        """Speak through the banners of a window."""
        self._banners = banners

    def tell(self, *notices: Notice) -> None:
        """Show what the store has to tell, all of it at once."""
        self._banners.put(
            f"store {notices[0].code}",
            lambda: "\n".join(map(messages.sentence_of, notices)),
            kind="warn",
        )

    def say(self, code: str, details: Details) -> None:
        """Say one thing that went wrong."""
        self._banners.put(code, lambda: sentence(code, details), kind="warn")

    def show_saving(self, saving: Saving) -> None:
        """Say that acts are not saved, as long as that is so."""
        if saving.saved:
            self._banners.take("saving")
            return
        self._banners.put(
            "saving",
            lambda: sentence(saving.code, saving.details or {}),
            kind="danger",
            closable=False,
        )

    def ask_gap(self, gap: Gap, resolve: Callable[[bool], object]) -> None:
        """Ask whether the time of a gap counts for the timers."""
        count = Choice(lambda: translate("Desk", "Count it"), lambda: resolve(True))
        ignore = Choice(
            lambda: translate("Desk", "Do not count it"), lambda: resolve(False), first=True
        )
        choices = (count, ignore)
        self._banners.put("gap", lambda: gap_sentence(gap), choices, kind="warn", closable=False)

    def say_expired(self, timer: str) -> None:
        """Say that a countdown has ended."""
        self._banners.put(
            f"expired {timer}",
            lambda: translate("Desk", "{timer}: the time is up.").format(timer=timer),
            kind="warn",
        )

    def leave_table(self) -> None:
        """Take away what was about the table that closes."""
        for name in self._banners.names():
            if name in ("gap", "saving") or name.startswith("expired "):
                self._banners.take(name)


def sentence(code: str, details: Details) -> str:
    """The sentence for a code of the settings, or of what `app.messages` knows."""
    texts = {
        "settings_damaged": translate(
            "Desk", "The settings file was damaged, so the defaults apply. It is kept as {kept}."
        ),
        "settings_not_read": translate(
            "Desk", "The settings in {file} could not be read, so the defaults apply."
        ),
        "settings_not_written": translate(
            "Desk", "The settings could not be saved in {file}; they hold until you quit."
        ),
    }
    text = texts.get(code)
    return messages.sentence(code, details) if text is None else text.format(**details)


def gap_sentence(gap: Gap) -> str:
    """What happened to the time, and what is asked."""
    minutes, seconds = divmod(round(abs(gap.seconds)), 60)
    length = f"{minutes}:{seconds:02}"
    match gap.kind:
        case "sleep":
            text = translate("Desk", "The computer slept for {length}. Does it count for timers?")
        case "jump":
            text = translate("Desk", "The clock jumped by {length}. Does it count for the timers?")
        case _:
            text = translate(
                "Desk", "Bathysphere was closed for {length}. Does it count for the timers?"
            )
    return text.format(length=length)
