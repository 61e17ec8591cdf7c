"""Reading a file that somebody chose, without trusting it to be small or to end."""

from __future__ import annotations

import os
from pathlib import Path


def _unhurried(path: str, flags: int) -> int:
    # A named pipe would wait for a writer, and the window with it. Windows has no such flag.
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def read_start(path: Path, most: int) -> bytes:
    """At most `most` bytes and one more, which tells that there are too many.

    Raises OSError.
    """
    try:
        with open(path, "rb", opener=_unhurried) as file:
            return file.read(most + 1) or b""
    except ValueError as error:
        # A name with a NUL in it, as the map of a strange transcript can have.
        raise OSError(0, str(error)) from error
