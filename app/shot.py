"""`bathysphere shot PAGE --out FILE`: the real page, drawn without a screen into a PNG file."""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QPoint, QSize, QTimer
from PySide6.QtGui import QCursor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDialog

from app import cli, example, exchange, messages
from app.clock import Clock
from app.desk import Desk
from app.errors import ErrorReporter
from app.i18n import LANGUAGES, any_locale
from app.looks import Looks
from app.settings import Settings
from app.store import Store
from engines.captain_sonar import transcript
from widgets import theme
from widgets.background import Inline
from widgets.captain_sonar import transcript_text
from widgets.colours import faded
from widgets.focus_ring import FocusRing
from widgets.main_window import MainWindow

_SETTLE: Final = 400
"""Milliseconds for what is worked out after a page is shown."""
_MOST: Final = 8000
"""Pixels a side."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What is to be drawn."""

    page: str
    size: QSize
    theme: str
    language: str
    text_scale: float
    heard: transcript.Transcript


def command(args: argparse.Namespace) -> int:
    """Draw one page; gives the exit status."""
    refused = _refusal(args)
    if refused:
        return cli.fail(refused)
    try:
        heard = example.read_transcript(args.transcript)
    except OSError as error:
        return cli.fail(f"{args.transcript} could not be read: {error.strerror}")
    except transcript.TranscriptError as error:
        return cli.fail(f"{args.transcript}: {transcript_text.sentence(error)}")
    os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    ErrorReporter().install()
    with any_locale():
        app = QApplication(sys.argv[:1])
    app.setQuitOnLastWindowClosed(False)
    size = _size(args.size)
    wish = Wish(args.page, size, args.theme, args.language, args.text_scale, heard)
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        picture = draw(app, store, Path(folder), wish)
    try:
        exchange.save_file(Path(args.out), _encoded(picture))
    except exchange.ExchangeError as error:
        return cli.fail(messages.sentence_of(error))
    print(f"{args.out}\t{picture.width()}x{picture.height()}")
    return 0


def _encoded(picture: QPixmap) -> bytes:
    """The picture as a PNG file: whole in memory before an older file is touched."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())


def _refusal(args: argparse.Namespace) -> str:
    if args.page not in PAGES:
        return f"there is no page “{args.page}”; pages: {', '.join(PAGES)}"
    if _size(args.size).isEmpty():
        return f"--size {args.size} is no size; give one such as 1280x800, up to {_MOST} a side"
    if not 1.0 <= args.scale <= 4.0:
        return f"--scale {args.scale} is not between 1 and 4"
    if not 1.0 <= args.text_scale <= 2.0:
        return f"--text-scale {args.text_scale} is not between 1 and 2"
    if args.theme not in theme.NAMES:
        return f"there is no theme “{args.theme}”; themes: {', '.join(theme.NAMES)}"
    if args.language not in LANGUAGES:
        return f"there is no language “{args.language}”; languages: {', '.join(LANGUAGES)}"
    return ""


def _size(text: str) -> QSize:
    match = re.fullmatch(r"([1-9]\d{1,3})x([1-9]\d{1,3})", text)
    if match is None or max(int(match[1]), int(match[2])) > _MOST:
        return QSize()
    return QSize(int(match[1]), int(match[2]))


def draw(app: QApplication, store: Store, folder: Path, wish: Wish) -> QPixmap:
    """Build the window on a store with example tables and draw it."""
    settings = Settings(folder)
    settings.language, settings.theme = wish.language, wish.theme
    settings.text_scale, settings.reduced_motion = wish.text_scale, True
    looks, clock = Looks(app, settings), Clock()
    ring = FocusRing(app)
    window = MainWindow()
    window.setMinimumSize(0, 0)
    desk = Desk(window, store, settings, clock, Inline())
    if wish.page != "empty":
        example.fill(store, wish.heard, clock)
    window.resize(wish.size)
    # A pointer over the page would leave a trace in the picture.
    QCursor.setPos(wish.size.width() - 1, wish.size.height() - 1)
    desk.show_home()
    window.show()
    PAGES[wish.page](desk)
    QTimer.singleShot(_SETTLE, lambda: app.exit(0))
    app.exec()
    picture = _picture(window)
    desk.close()
    looks.stop()
    window.close_now()
    ring.deleteLater()
    return picture


def _picture(window: MainWindow) -> QPixmap:
    """The window, and an open dialog over it as it would stand on a screen."""
    picture = window.grab()
    dialogs = [child for child in window.findChildren(QDialog) if child.isVisible()]
    with QPainter(picture) as painter:
        for dialog in dialogs:
            painter.fillRect(window.rect(), faded(theme.current().bg, 0.55))
            dialog.resize(dialog.size().boundedTo(window.size() - QSize(24, 24)))
            drawn = dialog.grab()
            room = window.rect().center() - dialog.rect().center()
            corner = QPoint(max(0, room.x()), max(0, room.y()))
            painter.drawPixmap(corner, drawn)
            painter.setPen(theme.current().line)
            painter.drawRect(dialog.rect().translated(corner).adjusted(-1, -1, 0, 0))
    return picture


def _open_newest(desk: Desk) -> None:
    desk.open_table(desk.store.tables()[0].id)


def _journal(desk: Desk) -> None:
    _open_newest(desk)
    desk.window.commands.run("table.journal")


def _display(desk: Desk) -> None:
    _open_newest(desk)
    size = desk.window.size()
    desk.window.commands.run("table.display")
    desk.window.showNormal()
    desk.window.resize(size)


def _from_table(run: Callable[[Desk], None]) -> Callable[[Desk], None]:
    def page(desk: Desk) -> None:
        _open_newest(desk)
        run(desk)

    return page


PAGES: Final[dict[str, Callable[[Desk], None]]] = {
    "home": lambda _desk: None,
    "empty": lambda _desk: None,
    "new": lambda desk: desk.show_new(),
    "table": _open_newest,
    "journal": _journal,
    "display": _display,
    "palette": _from_table(lambda desk: desk.show_palette()),
    "shortcuts": _from_table(lambda desk: desk.show_shortcuts()),
    "settings": lambda desk: desk.show_settings(),
    "error": lambda desk: desk.show_error("an example of details"),
}
"""How each page is reached from the home page."""
