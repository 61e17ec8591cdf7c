"""Errors nobody foresaw: a calm dialog with details to copy, and the game goes on."""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler, qVersion

from app.version import version

Show = Callable[[str], None]
"""Shows the details of an error to the user, without waiting for an answer."""

_OFFSCREEN = "This plugin does not support"
_ROOT = Path(__file__).resolve().parent.parent


def describe(error: BaseException, *, hide: bool) -> str:
    """Details of an error for a report: versions, type, and where it came from.

    With `hide` the messages of exceptions are left out, because they may name
    what the seat at the screen must not see. Lines of our own source are code,
    never values, and always stay.
    """
    lines = [
        f"Bathysphere {version()}, Qt {qVersion()}, Python {platform.python_version()},"
        f" {platform.system()} {platform.release()}"
    ]
    seen: set[int] = set()
    link: BaseException | None = error
    while link is not None and id(link) not in seen:
        seen.add(id(link))
        message = "" if hide or not str(link) else f": {link}"
        lines.append(f"{type(link).__name__}{message}")
        lines += [
            f"  {_short(frame.filename)}:{frame.lineno} in {frame.name}"
            for frame in traceback.extract_tb(link.__traceback__)
        ]
        link = link.__cause__ or link.__context__
    return "\n".join(lines)


def _short(file_name: str) -> str:
    path = Path(file_name)
    return str(path.relative_to(_ROOT)) if path.is_relative_to(_ROOT) else path.name


class ErrorReporter:
    """Takes every unforeseen error, shows each kind once, and never raises itself."""

    def __init__(self, stream: TextIO | None = None) -> None:
        """`stream` gets the details as well (standard error when None)."""
        self._stream = stream
        self._shown: set[str] = set()
        self._show: Show | None = None
        self._hides: Callable[[], bool] = lambda: False
        self._busy = False

    def connect(self, show: Show, hides: Callable[[], bool]) -> None:
        """Show errors with `show`; `hides` says whether the seat at the screen has secrets."""
        self._show, self._hides = show, hides

    def report(self, error: BaseException) -> None:
        """Report an error. The same place is shown to the user only once in a run."""
        if isinstance(error, KeyboardInterrupt | SystemExit):
            return
        self._tell(describe(error, hide=self._safely_hides()), _place_of(error))

    def _safely_hides(self) -> bool:
        try:
            return self._hides()
        except Exception:
            return True

    def _tell(self, details: str, place: str) -> None:
        print(details, file=self._stream or sys.stderr)
        if threading.current_thread() is not threading.main_thread():
            return
        # An error inside the dialog itself must not open another one.
        if self._show is None or self._busy or place in self._shown:
            return
        self._shown.add(place)
        self._busy = True
        try:
            self._show(details)
        except Exception:
            print(traceback.format_exc(), file=self._stream or sys.stderr)
        finally:
            self._busy = False

    def on_exception(
        self, _kind: type[BaseException], error: BaseException, _trace: TracebackType | None
    ) -> None:
        """Take the place of `sys.excepthook`."""
        self.report(error)

    def on_unraisable(self, found: sys.UnraisableHookArgs) -> None:
        """Take the place of `sys.unraisablehook`."""
        if found.exc_value is not None:
            self.report(found.exc_value)

    def on_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Take Qt's messages: critical ones are shown, warnings go to the stream."""
        # The offscreen platform says this of windows that raise or have a least size.
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) or _OFFSCREEN in text:
            return
        line = f"Qt {kind.name.removeprefix('Qt').removesuffix('Msg').lower()}: {text}"
        if kind is QtMsgType.QtWarningMsg:
            print(line, file=self._stream or sys.stderr)
        else:
            self._tell(line, line)

    def install(self) -> Callable[[], None]:
        """Become the handler of everything; gives the function that puts the old ones back."""
        before = sys.excepthook, sys.unraisablehook
        sys.excepthook = self.on_exception
        sys.unraisablehook = self.on_unraisable
        old_handler = qInstallMessageHandler(self.on_message)

        def restore() -> None:
            sys.excepthook, sys.unraisablehook = before
            qInstallMessageHandler(old_handler)

        return restore


def _place_of(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1] if frames else None
    where = f"{last.filename}:{last.lineno}" if last else str(error)
    return f"{type(error).__name__} {where}"
