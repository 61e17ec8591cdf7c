"""`python -m app` and the `bathysphere` command."""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run Bathysphere with these arguments (those of the process without); gives the status."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        # Nothing is open yet: Ctrl-C while modules are loaded just ends the process, where
        # an exception would come out as a traceback, and in the middle of Qt as an abort.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from app.cli import run

    return run(sys.argv[1:] if argv is None else argv)


if __name__ == "__main__":
    sys.exit(main())
