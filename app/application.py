"""The application from its first object to its last: build, run, put away in order."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRect, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication
from qasync import QEventLoop  # type: ignore[import-untyped]

from app import cli, console, messages
from app.clock import Clock
from app.desk import Desk
from app.errors import ErrorReporter
from app.i18n import any_locale, speaking
from app.instance import Instance, Occupied, claim
from app.looks import Looks
from app.settings import Place, Settings, fit
from app.store import Notice, Store, StoreError
from app.store.database import BACKUP_EVERY
from app.tasks import Tasks, ThreadBackground
from app.version import version
from widgets.dialogs.message import MessageDialog
from widgets.focus_ring import FocusRing
from widgets.main_window import MainWindow
from widgets.return_key import ReturnKey


def command(args: argparse.Namespace) -> int:
    """Open the window (or run without one on the offscreen platform) until it is closed."""
    # Until the window is built, a signal leaves through the `finally` below.
    signal.signal(signal.SIGTERM, lambda *_args: sys.exit(0))
    with any_locale():
        app = QApplication(sys.argv[:1])
    app.setApplicationName("bathysphere")
    app.setApplicationVersion(version())
    app.setDesktopFileName("bathysphere")
    # Closing the last window must not stop the loop under what still has to be saved.
    app.setQuitOnLastWindowClosed(False)
    folder: Path = args.folder
    try:
        store = Store.open(folder)
    except StoreError as error:
        with speaking():
            sentence = messages.sentence_of(error)
        return _refuse(app, folder, sentence)
    owner = claim(folder)
    try:
        if isinstance(owner, Occupied) and owner.code != "lock_denied":
            return _leave_to_first(owner)
        return Application(app, folder, store, owner).run()
    finally:
        told = store.close()
        if told is not None:
            with speaking():
                console.complain(messages.sentence_of(told))
        if isinstance(owner, Instance):
            owner.close()


def _refuse(app: QApplication, folder: Path, sentence: str) -> int:
    """Say why nothing can be opened, in a dialog too where there is a screen."""
    status = cli.fail(sentence)
    if QGuiApplication.platformName() == "offscreen":
        return status
    # Nothing is open yet, so there is nothing to put away in order.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    looks = Looks(app, Settings(folder))
    with asyncio.Runner(loop_factory=lambda: QEventLoop(app)) as runner:
        runner.run(_told(sentence))
    looks.stop()
    return status


async def _told(sentence: str) -> None:
    closed = asyncio.Event()
    dialog = MessageDialog(sentence)
    dialog.finished.connect(lambda _result: closed.set())
    dialog.open()
    await closed.wait()


def _leave_to_first(owner: Occupied) -> int:
    with speaking():
        sentence = messages.sentence_of(owner)
    if not owner.answered:
        return cli.fail(sentence)
    print(sentence)
    return 0


class Application:
    """Everything that lives while the window does."""

    def __init__(
        self, app: QApplication, folder: Path, store: Store, owner: Instance | Occupied
    ) -> None:
        """Build it; nothing is shown before `run`. Who does not own the folder only looks."""
        self._app = app
        # Whoever asks before the loop runs is heard as soon as it does. An exception from a
        # signal would come up inside Qt's calls of our overrides, which Qt does not survive.
        self._stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_args: self._stop.set())
        self._reporter = ErrorReporter()
        self._restore = self._reporter.install()
        self.settings = Settings(folder)
        self._looks = Looks(app, self.settings)
        self._ring = FocusRing(app)
        self._return_key = ReturnKey(app)
        self._clock = Clock()
        self._background = ThreadBackground(self._reporter.report)
        self._tasks = Tasks(self._reporter.report)
        self.window = MainWindow(self.settings.keys)
        self.desk = Desk(self.window, store, self.settings, self._clock, self._background)
        self._reporter.connect(self.desk.show_error, self.desk.hides)
        self.desk.layout_reset.connect(self._reset_place)
        self.desk.quit_requested.connect(self._leave)
        self.window.close_requested.connect(self._leave)
        self._store = store
        self._backups = QTimer()
        self._backups.timeout.connect(self._back_up)
        self._backups.start(int(BACKUP_EVERY * 1000))
        if isinstance(owner, Instance):
            owner.summoned.connect(lambda _text: self.window.bring_up())

    def run(self) -> int:
        """Show the window and stay until it is closed; gives the exit status."""
        with asyncio.Runner(loop_factory=lambda: QEventLoop(self._app)) as runner:
            runner.run(self._main())
        self._reporter.connect(lambda _details: None, lambda: True)
        self._restore()
        return 0

    def _leave(self) -> None:
        self.desk.leave(self._stop.set)

    async def _main(self) -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._on_loop_error)
        forget = _on_signals(loop, self._stop.set)
        self._place_window()
        self.desk.show_home()
        self.window.show()
        try:
            await self._stop.wait()
        finally:
            forget()
            await self._put_away()

    def _back_up(self) -> None:
        self._background.run(lambda _cancelled: self._store.backup(), self._on_backup)

    def _on_backup(self, failed: Notice | None) -> None:
        if failed is not None:
            self.desk.notices.tell(failed)

    async def _put_away(self) -> None:
        """What was played is durable before this; here the rest is kept and let go."""
        self._backups.stop()
        self._remember_place()
        self.desk.close()
        self._background.stop()
        await self._tasks.stop()
        self._looks.stop()
        for window in QApplication.topLevelWidgets():
            if window is not self.window:
                window.close()
        self.window.close_now()

    def _on_loop_error(self, _loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        error = context.get("exception")
        if isinstance(error, BaseException):
            self._reporter.report(error)

    # Where the window was

    def _place_window(self) -> None:
        screens = {screen.name(): _rect(screen.availableGeometry()) for screen in _screens()}
        positions = QGuiApplication.platformName() != "wayland"
        found = fit(self.settings.place, screens, positions=positions)
        if found is None:
            self.window.resize(self.window.sizeHint())
            return
        if positions:
            self.window.setGeometry(*found)
        else:
            self.window.resize(*found[2:])
        if self.settings.place.maximised:
            self.window.showMaximized()

    def _remember_place(self) -> None:
        window = self.window
        box = window.normalGeometry() if window.isMaximized() else window.geometry()
        screen = window.screen().name()
        self.settings.place = Place(*_rect(box), screen, window.isMaximized())

    def _reset_place(self) -> None:
        self.window.showNormal()
        self.window.resize(self.window.sizeHint())
        middle = self.window.screen().availableGeometry().center()
        self.window.move(middle - self.window.rect().center())


def _screens() -> list[QScreen]:
    primary = QGuiApplication.primaryScreen()
    return [primary, *(screen for screen in QGuiApplication.screens() if screen is not primary)]


def _rect(box: QRect) -> tuple[int, int, int, int]:
    return box.x(), box.y(), box.width(), box.height()


def _on_signals(loop: asyncio.AbstractEventLoop, stop: Callable[[], None]) -> Callable[[], None]:
    """Stop in order on Ctrl-C and SIGTERM; gives the function that forgets about them."""
    wanted = (signal.SIGINT, signal.SIGTERM)
    try:
        for number in wanted:
            loop.add_signal_handler(number, stop)
    except NotImplementedError:
        # Windows: Python's own handler runs at the next turn of the loop.
        old = [signal.signal(number, lambda *_args: stop()) for number in wanted]

        def restore() -> None:
            for number, handler in zip(wanted, old, strict=True):
                signal.signal(number, handler)

        return restore

    def forget() -> None:
        for number in wanted:
            loop.remove_signal_handler(number)

    return forget
