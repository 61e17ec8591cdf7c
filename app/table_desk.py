"""One open table: what people want goes to the session, what changed goes to the screen."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from app import table_commands
from app.games import Game
from app.session import Changed, Session
from app.timers import TimerDesk
from engines.contract import REFEREE, TABLE, Refused, Seat
from engines.log import LogLine
from engines.timers import Timer, TimerChange
from widgets.background import Background
from widgets.commands import Command, CommandSet
from widgets.dialogs.message import MessageDialog
from widgets.journal_model import JournalLine
from widgets.journal_text import journal_line
from widgets.table_display import TableDisplay
from widgets.table_page import Change
from widgets.table_window import TableWindow

translate = QCoreApplication.translate

NEWEST: Final = 200
"""Journal lines whose sentences are made when a table opens."""
AT_ONCE: Final = 300
"""Journal lines whose sentences are made in one turn of the loop afterwards."""
_MOVES: Final = ("rewind", "redo", "jump")


class TableDesk(QObject):
    """Connects a session, its timers and its view; `close` puts everything away."""

    left = Signal()
    """Back to the tables is wanted."""
    display_changed = Signal()
    """The table display inside the window is wanted, or no longer."""

    def __init__(
        self,
        game: Game,
        session: Session,
        timers: TimerDesk,
        background: Background,
        commands: CommandSet,
    ) -> None:
        """Show an open session; its timers are opened here."""
        super().__init__()
        self.game, self.session, self.timers = game, session, timers
        self._kit = game.kit()
        self._made: dict[int, tuple[LogLine, JournalLine]] = {}
        self._lines: list[JournalLine] = []
        self._whole = False
        # Sentences of a long journal are made a few at a time, once somebody wants to read it.
        self._older = QTimer(self)
        self._older.setInterval(0)
        self._older.timeout.connect(self._make_older)
        # Texts and marks of the commands may lag behind the board; the board may not.
        self._refresh = QTimer(self)
        self._refresh.setSingleShot(True)
        self._refresh.setInterval(100)
        self._refresh.timeout.connect(commands.refresh)
        seats = session.rules.seats(session.state)
        self.view = TableWindow(self._kit, session.info.title, seats, background, self._read)
        self.display: TableDisplay | None = None
        self.second: TableDisplay | None = None
        self._commands = commands
        self._connect()
        self._load()
        self._show(Changed(session.state))

    def _connect(self) -> None:
        view, session = self.view, self.session
        session.changed.connect(self._on_changed)
        session.clock.ticked.connect(self._on_tick)
        session.conflicted.connect(self._reload)
        view.submitted.connect(self._submit)
        view.undo_requested.connect(self.undo)
        view.redo_requested.connect(self.redo)
        view.rewind_requested.connect(self.rewind)
        view.answered.connect(lambda answer: self._told(None, session.answer(answer)))
        view.roll_requested.connect(lambda: self._told(None, session.roll()))
        view.source_chosen.connect(lambda source: setattr(session.dealer, "source", source))
        view.timer_changed.connect(self._change_timer)
        view.back_requested.connect(self.left)
        view.display_requested.connect(self.toggle_display)
        view.help_requested.connect(lambda: self._commands.run("app.shortcuts"))
        view.seat_chosen.connect(lambda _seat: self._reload())
        view.journal_wanted.connect(self._want_whole)
        view.set_menu(table_commands.MENU, self._commands.run)
        view.menu_source = self._commands.commands

    # Acting

    def _submit(self, seat: Seat, act: Any, force: bool) -> None:
        self._told(act, self.session.submit(seat, act, force))

    def undo(self) -> None:
        """Take the last act back; the table is asked when something hidden was shown."""
        self._asking(self.session.undo)

    def redo(self) -> None:
        """Bring back what was taken back last."""
        self._told(None, self.session.redo())

    def rewind(self, seq: int) -> None:
        """Make a journal line the last that counts; the table is asked as for `undo`."""
        self._asking(lambda asked: self.session.rewind(seq, asked))

    def _asking(self, take_back: Any) -> None:
        refused = take_back(False)
        if refused is None or refused.code != "ask_table":
            self._told(None, refused)
            return
        dialog = MessageDialog(
            translate("Desk", "Something hidden was shown since. Does the table agree to go back?"),
            accept=translate("Desk", "Take it back"),
            parent=self.view,
        )
        dialog.accepted.connect(lambda: self._told(None, take_back(True)))
        dialog.open()

    def _told(self, act: Any, refused: Refused | None) -> None:
        if refused is not None:
            self.view.refuse(act, refused)

    def _change_timer(self, change: TimerChange) -> None:
        self._told(None, self.timers.change(change))

    # Showing

    def _read(self) -> list[tuple[Timer, float]]:
        now = self.session.clock.reading()
        return [(timer, now) for timer in self.session.timers]

    def _seen(self, seat: Seat) -> Any:
        return self.session.view(seat)

    def _load(self) -> None:
        log = self.session.log(self.view.seat)
        self._lines = self._sentences(log if self._whole else log[-NEWEST:])

    def _sentences(self, log: Sequence[LogLine]) -> list[JournalLine]:
        view, found = self._seen(self.view.seat), []
        for line in log:
            known = self._made.get(line.seq)
            if known is None or known[0] is not line:
                known = line, journal_line(self._kit.text, line, view)
                self._made[line.seq] = known
            found.append(known[1])
        return found

    def _want_whole(self) -> None:
        if not self._whole:
            self._older.start()

    def _make_older(self) -> None:
        log = self.session.log(self.view.seat)
        todo = [line for line in reversed(log) if line.seq not in self._made]
        self._sentences(todo[:AT_ONCE])
        if len(todo) <= AT_ONCE:
            self._older.stop()
            self._whole = True
            self._load()
            self.view.show_lines(self._lines)

    def _reload(self) -> None:
        self._load()
        self._show(Changed(self.session.state))

    def _on_changed(self, changed: Changed) -> None:
        seen = self.session.for_seat(changed, self.view.seat)
        moved = any(entry.kind in _MOVES or entry.edit is not None for entry in changed.entries)
        if moved:
            self._load()
        else:
            self._lines = [*self._lines, *self._sentences(seen.entries)]
        self._show(changed)

    def _show(self, changed: Changed) -> None:
        session = self.session
        seen = session.for_seat(changed, self.view.seat)
        self.view.show_change(
            Change(
                state=seen.state,
                events=seen.events,
                can_undo=session.can_undo,
                can_redo=session.can_redo,
            )
        )
        self.view.show_lines(self._lines)
        self.view.show_request(session.request)
        self.view.timers.refresh()
        for display in self._displays():
            display.show_view(session.view(TABLE))
        self._mark("table.undo", session.can_undo)
        self._mark("table.redo", session.can_redo)
        self._refresh.start()

    def _mark(self, name: str, enabled: bool) -> None:
        with suppress(KeyError):
            self._commands.action(name).setEnabled(enabled)

    def _displays(self) -> list[TableDisplay]:
        return [display for display in (self.display, self.second) if display is not None]

    def _on_tick(self) -> None:
        for display in self._displays():
            display.show_timers(table_commands.timers_text(self.timers.read()))

    def retranslate(self) -> None:
        """Make the journal's sentences anew in the language that is installed now."""
        self._made.clear()
        self._load()
        self.view.show_lines(self._lines)

    def hides(self) -> bool:
        """True when the seat at the screen must not see everything."""
        seats = self.session.rules.seats(self.session.state)
        return len(seats) > 1 and self.view.seat != REFEREE

    # Table display

    def toggle_display(self) -> None:
        """Show the public view in place of the page, or go back."""
        if self.display is None:
            self.display = self._make_display()
            self.display.left.connect(self.toggle_display)
        else:
            gone, self.display = self.display, None
            gone.deleteLater()
        self.display_changed.emit()

    def toggle_second(self) -> None:
        """Open the public view in a window of its own, or close it."""
        if self.second is not None:
            gone, self.second = self.second, None
            gone.left.disconnect()
            gone.close()
            gone.deleteLater()
            return
        self.second = self._make_display()
        self.second.left.connect(self.toggle_second)
        self.second.open_window(self.view.screen())

    def _make_display(self) -> TableDisplay:
        display = TableDisplay(self._kit, self.session.info.title)
        display.show_view(self.session.view(TABLE))
        display.show_timers(table_commands.timers_text(self.timers.read()))
        return display

    def page(self) -> QWidget:
        """What the window shows of this table now."""
        return self.display or self.view

    def commands(self) -> list[Command]:
        """Keys and palette of this table: its own and those of the game's page."""
        if self.display is not None:
            # Keys of the page would act unseen, on what the display does not even show.
            return table_commands.build(self) + table_commands.leaving(self)
        return [*table_commands.build(self), *self.view.page.commands()]

    def summary(self) -> str:
        """Where the table stands, for the home page."""
        return self._kit.text.status(self.session.view(TABLE))

    def close(self) -> None:
        """Put everything away; what was played is durable already."""
        for timer in (self._older, self._refresh):
            timer.stop()
        if self.second is not None:
            self.toggle_second()
        if self.display is not None:
            self.display.deleteLater()
            self.display = None
        self.session.clock.ticked.disconnect(self._on_tick)
        self.timers.close()
        self.session.close()
