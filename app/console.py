"""What the command line prints: one line a sentence, whatever the names in it hold.

A name of a file or a table may hold line breaks or the control sequences of a
terminal. They are shown as a sign of replacement and never sent to it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import sys
from typing import Final, TextIO

_MOVING: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")
"""Control characters, line ends and turns of the writing direction."""


def plain(text: str) -> str:
    """The text on one line, without anything that moves a terminal's cursor or its colours."""
    return _MOVING.sub("\N{REPLACEMENT CHARACTER}", text)


def complain(sentence: str, stream: TextIO | None = None) -> None:
    """Say a sentence on standard error (or `stream`); silent when nobody can hear it."""
    heard: TextIO | None = stream or sys.stderr
    if heard is None:
        # print() would take standard output instead, into the middle of what is wanted.
        return
    with contextlib.suppress(OSError, ValueError):
        print(f"bathysphere: {plain(sentence)}", file=heard, flush=True)


def let_go(stream: TextIO | None) -> None:
    """Send what a stream still holds nowhere: Python would complain when it flushes at exit."""
    if stream is None:
        return
    with contextlib.suppress(OSError, ValueError):
        handle = stream.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, handle)
        os.close(nowhere)


def standard_input(most: int) -> bytes:
    """At most so many bytes of standard input. Raises OSError when it is closed."""
    # sys.stdin is None in a process that was started without one.
    stream: TextIO | None = sys.stdin
    if stream is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return stream.buffer.read(most)
