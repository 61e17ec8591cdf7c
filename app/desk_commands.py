"""What can be done on every page: one list for keys and palette."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from widgets.commands import Command

if TYPE_CHECKING:
    from app.desk import Desk

translate = QCoreApplication.translate


def build(desk: Desk) -> list[Command]:
    """The commands that are live on every page."""

    def group() -> str:
        return translate("Desk", "Program")

    def command(
        name: str, text: Callable[[], str], run: Callable[[], object], *keys: str
    ) -> Command:
        return Command(f"app.{name}", text, keys, run, group)

    return [
        command("palette", lambda: translate("Desk", "All commands"), desk.show_palette, "Ctrl+K"),
        command("shortcuts", lambda: translate("Desk", "Keys"), desk.show_shortcuts, "F1", "?"),
        command("settings", lambda: translate("Desk", "Settings"), desk.show_settings, "Ctrl+,"),
        command(
            "new",
            lambda: translate("Desk", "New table"),
            lambda: desk.leave(desk.show_new),
            "standard:New",
        ),
        command(
            "home",
            lambda: translate("Desk", "Tables"),
            lambda: desk.leave(desk.show_home),
            "Alt+Home",
        ),
        command("import", lambda: translate("Desk", "Import a table…"), desk.ask_import, "Ctrl+I"),
        command(
            "reset_layout",
            lambda: translate("Desk", "Reset the window"),
            desk.layout_reset.emit,
            "Ctrl+Shift+0",
        ),
        command("quit", lambda: translate("Desk", "Quit"), desk.quit_requested.emit, "Ctrl+Q"),
    ]
