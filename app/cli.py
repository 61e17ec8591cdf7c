"""The command line: what can be asked for, and one sentence for what cannot.

Nothing here needs QtGui, so that every command but the window works on a
machine without a screen or its libraries.
"""

from __future__ import annotations

import argparse
import errno
import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from app import console, preflight
from app.paths import data_folder
from app.version import version

USAGE_ERROR: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130
_WINDOW: Final = "window"


class _Parser(argparse.ArgumentParser):
    def __init__(self, **more: Any) -> None:
        # A shortened option would change its meaning when another one is added.
        super().__init__(allow_abbrev=False, **more)

    def error(self, message: str) -> NoReturn:
        """Say it in one line; argparse would print the whole usage before it."""
        console.complain(f"{message}. See: {self.prog} --help")
        raise SystemExit(USAGE_ERROR)


def _name(text: str) -> str:
    """A file or folder: an empty name, as from an unset variable, is no other one."""
    if not text:
        raise argparse.ArgumentTypeError("the name is empty")
    return text


def parser() -> argparse.ArgumentParser:
    """Everything the command line takes."""
    common = _Parser(add_help=False)
    common.add_argument(
        "--data",
        metavar="DIR",
        type=_name,
        default=argparse.SUPPRESS,
        help="folder for tables and settings",
    )
    top = _Parser(
        prog="bathysphere",
        description="A companion for deep-water board games. Without a command the window opens.",
        parents=[common],
    )
    top.add_argument("--version", action="version", version=f"bathysphere {version()}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    def add(name: str, text: str) -> argparse.ArgumentParser:
        return commands.add_parser(name, help=text, description=text, parents=[common])

    track = add("track", "Say where the enemy can be after each line of a transcript.")
    track.add_argument(
        "file", metavar="FILE", type=_name, help="transcript to read; - is standard input"
    )
    track.add_argument("--json", action="store_true", help="one JSON object a line")
    replay = add("replay", "Play an exported table again and print what happened.")
    replay.add_argument("file", metavar="FILE", type=_name, help="exported table")
    export = add("export", "Write a table to a file that another Bathysphere can import.")
    export.add_argument("table", metavar="TABLE", help="number or name, see: bathysphere tables")
    export.add_argument(
        "--out", metavar="FILE", type=_name, help="file to write; standard output without it"
    )
    export.add_argument("--seat", default="referee", help="what this seat may see (referee: all)")
    importing = add("import", "Add a table from an exported file.")
    importing.add_argument("file", metavar="FILE", type=_name, help="exported table")
    tables = add("tables", "List the tables, the last played first.")
    tables.add_argument("--archived", action="store_true", help="list the archived ones")
    tables.add_argument("--json", action="store_true", help="one JSON object a line")
    add("window", "Open the window; the same as no command.")
    add("self-test", "Check that everything Bathysphere needs is there and works.")
    _add_shot(add("shot", "Draw a page into a PNG file."))
    return top


def _add_shot(shot: argparse.ArgumentParser) -> None:
    shot.add_argument("page", metavar="PAGE", help="home, new, table, display, palette, ...")
    shot.add_argument("--out", metavar="FILE", type=_name, required=True, help="PNG file to write")
    shot.add_argument("--size", metavar="WxH", default="1280x800", help="size of the window")
    shot.add_argument("--scale", type=float, default=1.0, help="device pixels per pixel, 1 to 4")
    shot.add_argument("--text-scale", type=float, default=1.0, help="factor on type, 1 to 2")
    shot.add_argument("--theme", default="light", help="light, dark or night")
    shot.add_argument("--language", default="en", help="en, de, fr, zh_CN or zh_TW")
    shot.add_argument("--transcript", metavar="FILE", help="what the sample table holds")


_MODULES: Final = {
    "track": "app.track",
    "replay": "app.records",
    "export": "app.records",
    "import": "app.records",
    "tables": "app.records",
    "self-test": "app.selftest",
    "shot": "app.shot",
    _WINDOW: "app.application",
}
"""The module of each command; only the one that is asked for is imported."""


def run(argv: Sequence[str]) -> int:
    """Do what the arguments ask for; gives the exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal in another encoding must not turn a Chinese name into an error.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")
    try:
        args = parser().parse_args(argv)
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else USAGE_ERROR
    args.command = args.command or _WINDOW
    try:
        args.folder = data_folder(getattr(args, "data", None))
        if args.command != _WINDOW and sys.stdout is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        status = _dispatch(args)
        if sys.stdout is not None:
            # What cannot be written must not look like success.
            sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except SystemExit as leaving:
        return leaving.code if isinstance(leaving.code, int) else FAILED
    except OSError as error:
        return _undone(error)
    return status


def _undone(error: OSError) -> int:
    """The status after an error of the system that no command foresaw: mostly the output."""
    console.let_go(sys.stdout)
    if isinstance(error, BrokenPipeError):
        return FAILED  # the reader has gone and wants to hear no more
    # Needs QtCore, which the help and the version do without.
    from app import messages

    code = "file_full" if error.errno == errno.ENOSPC else "file_failed"
    reason = error.strerror or str(error)
    return fail(messages.sentence(code, {"file": error.filename or "stdout", "reason": reason}))


def _dispatch(args: argparse.Namespace) -> int:
    if args.command == _WINDOW:
        return _open_window(args)
    if args.command == "shot":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        if missing := _report_missing(preflight.look(os.environ)):
            return missing
    try:
        module = import_module(_MODULES[args.command])
    except ImportError as error:
        if "shared object" not in str(error):
            raise
        return _report_missing(preflight.look(os.environ)) or fail(str(error))
    _hear_interrupts()
    status: int = module.command(args)
    return status


def _hear_interrupts() -> None:
    """From here on Ctrl-C is KeyboardInterrupt, so that what is open is put away."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _open_window(args: argparse.Namespace) -> int:
    verdict = preflight.look(os.environ)
    if missing := _report_missing(verdict):
        return missing
    if verdict.unusable:
        from app import messages

        return fail(messages.sentence("platform_unusable", {"platform": verdict.unusable}))
    if verdict.platform == "offscreen":
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        print(
            "No display: Bathysphere runs headless until Ctrl-C; its tables are reached with"
            f" `bathysphere --data '{args.folder}' tables` and the other commands.",
            flush=True,
        )
    module = import_module(_MODULES[_WINDOW])
    _hear_interrupts()
    status: int = module.command(args)
    return status


def _report_missing(verdict: preflight.Verdict) -> int:
    if not verdict.missing:
        return 0
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    command = preflight.remedy(verdict.missing, root=root)
    return fail(f"Qt needs system libraries that are missing; install them with: {command}")


def fail(sentence: str) -> int:
    """Say on standard error what went wrong; gives the status to exit with."""
    console.complain(sentence)
    return FAILED
