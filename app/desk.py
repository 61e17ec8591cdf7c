"""The window at work: home page, new table, one open table, and what is always at hand."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from app import desk_commands, exchange, games, notices
from app.cards import Cards
from app.clock import Clock
from app.dealer import new_seed
from app.games import Game
from app.i18n import LANGUAGES
from app.notices import Notices
from app.opening import OpenError
from app.session import Session
from app.settings import Settings
from app.store import Store, StoreError
from app.table_desk import TableDesk
from app.timers import TimerDesk
from widgets.background import Background
from widgets.dialogs.message import MessageDialog
from widgets.dialogs.palette import PaletteDialog
from widgets.dialogs.settings import Preferences, SettingsDialog
from widgets.dialogs.shortcuts import ShortcutsDialog
from widgets.home_page import HomePage
from widgets.main_window import MainWindow
from widgets.new_table import NewTablePage

translate = QCoreApplication.translate


class Desk(QObject):
    """Connects the window with the store; one table is open at a time."""

    quit_requested = Signal()
    layout_reset = Signal()
    """The window should take its first size and place again."""

    def __init__(
        self,
        window: MainWindow,
        store: Store,
        settings: Settings,
        clock: Clock,
        background: Background,
    ) -> None:
        """Nothing is shown before `show_home`."""
        super().__init__()
        self.window, self.store, self._settings = window, store, settings
        self._clock, self._background = clock, background
        self.notices = Notices(window.banners)
        self.table: TableDesk | None = None
        self._new: NewTablePage | None = None
        self._archived = False
        self.home = HomePage()
        self._cards = Cards(store, self.home.show_cards)
        self._connect()
        window.add_page(self.home)
        window.commands.add(desk_commands.build(self))
        if store.notices:
            self.notices.tell(*store.notices)
        self._tell_of_settings()

    def _connect(self) -> None:
        home = self.home
        home.open_requested.connect(lambda table: self.open_table(int(table)))
        home.new_requested.connect(self.show_new)
        home.import_requested.connect(self.ask_import)
        home.rename_requested.connect(lambda t, title: self._change(self.store.rename, t, title))
        home.archive_requested.connect(lambda table: self._change(self.store.archive, table))
        home.recover_requested.connect(lambda table: self._change(self.store.recover, table))
        home.archived_wanted.connect(self._want_archived)
        self.window.language_changed.connect(self._retranslate)
        self._settings.changed.connect(self._follow_settings)

    # Pages

    def show_home(self) -> None:
        """Show the tables; an open one is put away first."""
        self._put_away()
        self.window.show_page(self.home)
        self.window.show_title("")
        self._refresh_cards()
        self.home.focus_first()

    def show_new(self) -> None:
        """Show the page that sets a new table up."""
        if self._new is None:
            self._new = NewTablePage([game.kit() for game in games.GAMES])
            self._new.back_requested.connect(self.show_home)
            self._new.start_requested.connect(self._start)
        self._put_away()
        self.window.show_page(self._new)
        self.window.show_title(translate("Desk", "New table"))
        self._new.open(self._free_title())

    def _free_title(self) -> str:
        name = games.GAMES[0].text().name()
        taken = {info.title for info in self.store.tables()} if self.store else set()
        numbered = (f"{name} {number}" for number in range(2, len(taken) + 3))
        return next(free for free in (name, *numbered) if free not in taken)

    def _start(self, game: str, options: Any, title: str) -> None:
        try:
            info = self.store.create(game, title, options, new_seed())
        except StoreError as error:
            self.notices.say(error.code, error.details)
            return
        self.open_table(info.id)

    def open_table(self, table_id: int) -> None:
        """Open a table where it was left."""
        try:
            info = self.store.table(table_id)
            game = games.find(info.game)
            if game is None:
                self.notices.say("other_game", {"game": info.game})
                return
            session = Session.open(self.store, table_id, game.rules, self._clock)
        except (StoreError, OpenError) as error:
            self.notices.say(error.code, error.details)
            return
        self._put_away()
        self._show_table(game, session)

    def _show_table(self, game: Game, session: Session) -> None:
        policy: Any = self._settings.after_sleep
        timers = TimerDesk(session, self.store, self._clock, policy)
        timers.asked.connect(lambda gap: self.notices.ask_gap(gap, timers.resolve))
        timers.expired.connect(self.notices.say_expired)
        session.saving_changed.connect(self.notices.show_saving)
        self.table = TableDesk(game, session, timers, self._background, self.window.commands)
        self.table.left.connect(lambda: self.leave(self.show_home))
        self.table.display_changed.connect(self._show_table_page)
        self._show_table_page()
        self.window.show_title(session.info.title)
        timers.open()

    def _show_table_page(self) -> None:
        table = self.table
        if table is None:
            return
        page = table.page()
        self.window.show_page(page, table.commands())
        # Not `showFullScreen` and `showNormal`: those forget that it was maximised.
        state, full = self.window.windowState(), Qt.WindowState.WindowFullScreen
        if table.display is not None:
            self.window.setWindowState(state | full)
        elif self.window.isFullScreen():
            self.window.setWindowState(state & ~full)
        (page if table.display is not None else table.view.page).setFocus()

    def _put_away(self) -> None:
        """Close the open table and leave its last line for the home page."""
        if self.table is None:
            return
        table, self.table = self.table, None
        full = Qt.WindowState.WindowFullScreen
        if self.window.isFullScreen():
            self.window.setWindowState(self.window.windowState() & ~full)
        summary, info = table.summary(), table.session.info
        self.window.show_page(self.home)
        table.close()
        self.notices.leave_table()
        self.window.drop_page(table.view)
        if not self.store.read_only:
            try:
                self.store.set_summary(info.id, summary)
            except StoreError as error:
                self.notices.say(error.code, error.details)
        table.deleteLater()

    def leave(self, then: Callable[[], object]) -> None:
        """Do `then`, which closes the open table; ask first when something is not saved.

        While the system logs out nothing is ever asked.
        """
        table, app = self.table, QGuiApplication.instance()
        logs_out = isinstance(app, QGuiApplication) and app.isSavingSession()
        if table is None or table.session.save() or logs_out:
            then()
            return
        saving = table.session.saving
        why = notices.sentence(saving.code, saving.details or {})
        text = translate("Desk", "The last acts are not saved yet. {why}").format(why=why)
        leave = translate("Desk", "Leave without them")
        dialog = MessageDialog(text, accept=leave, loses=True, parent=self.window)
        dialog.accepted.connect(then)
        dialog.open()

    def close(self) -> None:
        """Put everything away, before the window closes."""
        self._cards.stop()
        self._put_away()

    # Home page

    def _refresh_cards(self) -> None:
        try:
            self._cards.refresh(self._archived)
        except StoreError as error:
            self.notices.say(error.code, error.details)

    def _want_archived(self, wanted: bool) -> None:
        self._archived = wanted
        self._refresh_cards()

    def _change(self, change: Callable[..., None], table: str, *values: str) -> None:
        try:
            change(int(table), *values)
        except StoreError as error:
            self.notices.say(error.code, error.details)
        self._refresh_cards()

    def ask_import(self) -> None:
        """Ask for a file with an exported table and add it."""
        dialog = QFileDialog(self.window, translate("Desk", "Import a table"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._import)
        dialog.open()

    def _import(self, name: str) -> None:
        try:
            exchange.import_table(self.store, exchange.read_file(Path(name)), games.rules())
        except (exchange.ExchangeError, StoreError) as error:
            self.notices.say(error.code, error.details)
        self._refresh_cards()

    # Always at hand

    def show_error(self, details: str) -> None:
        """Say calmly that something went wrong, with details to copy."""
        sentence = translate(
            "Desk",
            "Something went wrong inside Bathysphere. What was played is saved; you can go on.",
        )
        MessageDialog(sentence, details=details, parent=self.window).open()

    def hides(self) -> bool:
        """True when the seat at the screen must not see everything."""
        return self.table is not None and self.table.hides()

    def show_palette(self) -> None:
        """Open the palette of all commands."""
        PaletteDialog(self.window.commands, self.window).open()

    def show_shortcuts(self) -> None:
        """Open the page of all keys."""
        dialog = ShortcutsDialog(self.window.commands, self.window)
        dialog.finished.connect(lambda _result: self._keep_keys())
        dialog.open()

    def _keep_keys(self) -> None:
        self._settings.keys = self.window.commands.chosen()

    def show_settings(self) -> None:
        """Open the settings; each choice takes effect at once."""
        settings = self._settings
        shown = Preferences(
            settings.language,
            settings.theme,
            settings.text_scale,
            settings.reduced_motion,
            settings.after_sleep,
        )
        dialog = SettingsDialog(shown, LANGUAGES, self.window)
        dialog.changed.connect(lambda name, value: setattr(settings, name, value))
        dialog.shortcuts_requested.connect(self.show_shortcuts)
        dialog.reset_layout_requested.connect(self.layout_reset)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _follow_settings(self, key: str) -> None:
        if key == "after_sleep" and self.table is not None:
            policy: Any = self._settings.after_sleep
            self.table.timers.policy = policy
        self._tell_of_settings()

    def _tell_of_settings(self) -> None:
        for notice in self._settings.notices:
            self.notices.say(notice.code, notice.details)

    def _retranslate(self) -> None:
        if self.table is not None:
            self.table.retranslate()
        if self.window.page() is self.home:
            self._refresh_cards()
        elif self._new is not None and self.window.page() is self._new:
            self.window.show_title(translate("Desk", "New table"))
            self._new.suggest(self._free_title())
