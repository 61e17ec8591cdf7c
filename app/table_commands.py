"""What can be done with an open table besides acting: one list for keys, menu and palette."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QInputDialog

from app.timers import Reading
from engines.timers import Timer
from widgets.commands import Command

if TYPE_CHECKING:
    from app.table_desk import TableDesk

translate = QCoreApplication.translate

MENU: Final = (
    "table.bookmark",
    "table.note",
    "table.ruling",
    "",
    "table.stopwatch",
    "table.countdown",
    "table.dice",
    "",
    "table.display",
    "table.second",
    "table.journal",
    "",
    "app.palette",
    "app.shortcuts",
    "app.settings",
)
"""Commands behind *more*; an empty name is a line between."""


def timers_text(readings: Iterable[Reading]) -> str:
    """The timers as one line for the table display, such as "12:41  0:30"."""
    return "   ".join(clock_face(reading.seconds) for reading in readings)


def clock_face(seconds: float) -> str:
    """Seconds as "m:ss" or "h:mm:ss"."""
    whole = int(seconds)
    minutes, rest = divmod(whole, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def build(desk: TableDesk) -> list[Command]:
    """The commands of one table."""

    def group() -> str:
        return translate("Desk", "Table")

    def command(
        name: str,
        text: Callable[[], str],
        run: Callable[[], object],
        *keys: str,
        enabled: Callable[[], bool] = lambda: True,
    ) -> Command:
        return Command(f"table.{name}", text, keys, run, group, enabled)

    session, view = desk.session, desk.view
    return [
        command(
            "undo",
            lambda: translate("Desk", "Undo"),
            desk.undo,
            "standard:Undo",
            enabled=lambda: session.can_undo,
        ),
        command(
            "redo",
            lambda: translate("Desk", "Redo"),
            desk.redo,
            "standard:Redo",
            enabled=lambda: session.can_redo,
        ),
        command(
            "journal",
            lambda: translate("Desk", "Journal"),
            lambda: view.show_journal(view.journal.isHidden()),
            "Ctrl+J",
        ),
        command(
            "bookmark",
            lambda: translate("Desk", "Bookmark this place"),
            lambda: session.bookmark("", view.seat),
            "Ctrl+B",
        ),
        command(
            "note", lambda: translate("Desk", "Write a note…"), lambda: _ask_note(desk), "Ctrl+M"
        ),
        command(
            "ruling",
            lambda: translate("Desk", "Write down a ruling…"),
            lambda: _ask_ruling(desk),
        ),
        command(
            "undo_timer",
            lambda: translate("Desk", "Take the last timer change back"),
            desk.timers.undo,
            enabled=lambda: session.can_undo_timer,
        ),
        command("display", lambda: translate("Desk", "Table display"), desk.toggle_display, "F11"),
        command(
            "second",
            lambda: translate("Desk", "Table display in a second window"),
            desk.toggle_second,
            "Shift+F11",
        ),
        command(
            "stopwatch",
            lambda: translate("Desk", "Start a stopwatch"),
            lambda: _start(desk, Timer(_free_name(desk, translate("Desk", "Stopwatch")))),
        ),
        command(
            "countdown",
            lambda: translate("Desk", "Start a countdown…"),
            lambda: _ask_countdown(desk),
        ),
        command("dice", lambda: _dice_text(desk), lambda: _swap_dice(desk)),
    ]


def leaving(desk: TableDesk) -> list[Command]:
    """The command that leaves the table display, besides its own key."""
    leave = Command(
        "table.leave_display",
        lambda: translate("Desk", "Back from the table display"),
        ("Esc",),
        desk.toggle_display,
        lambda: translate("Desk", "Table"),
    )
    return [leave]


def _dice_text(desk: TableDesk) -> str:
    if desk.session.dealer.source == "app":
        return translate("Desk", "Use the dice and cards on the table")
    return translate("Desk", "Let the program roll and draw")


def _swap_dice(desk: TableDesk) -> None:
    dealer = desk.session.dealer
    dealer.source = "table" if dealer.source == "app" else "app"


def _ask_note(desk: TableDesk) -> None:
    _ask(desk, translate("Desk", "Note"), lambda text: desk.session.note(text, desk.view.seat))


def _ask_ruling(desk: TableDesk) -> None:
    title = translate("Desk", "What the table agreed on")
    _ask(desk, title, lambda text: desk.session.ruling(text, desk.view.seat))


def _ask(desk: TableDesk, title: str, run: Callable[[str], object]) -> None:
    dialog = QInputDialog(desk.view)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.setLabelText(title)
    dialog.textValueSelected.connect(lambda text: run(text) if text.strip() else None)
    dialog.open()


def _ask_countdown(desk: TableDesk) -> None:
    dialog = QInputDialog(desk.view)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setInputMode(QInputDialog.InputMode.IntInput)
    dialog.setIntRange(1, 24 * 60)
    dialog.setIntValue(30)
    dialog.setWindowTitle(translate("Desk", "Countdown"))
    dialog.setLabelText(translate("Desk", "Minutes"))
    dialog.intValueSelected.connect(lambda minutes: _start_countdown(desk, minutes))
    dialog.open()


def _start_countdown(desk: TableDesk, minutes: int) -> None:
    name = _free_name(desk, translate("Desk", "Countdown"))
    timer = Timer(name, direction="down", limit=minutes * 60.0)
    _start(desk, timer)


def _start(desk: TableDesk, timer: Timer) -> None:
    if desk.timers.set(timer) is None:
        desk.timers.start(timer.id)


def _free_name(desk: TableDesk, name: str) -> str:
    taken = {timer.id for timer in desk.session.timers}
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 3))
    return next(free for free in (name, *numbered) if free not in taken)
