"""`python -m app` and the `bathysphere` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from app.cli import run


def main(argv: Sequence[str] | None = None) -> int:
    """Run Bathysphere with these arguments (those of the process without); gives the status."""
    return run(sys.argv[1:] if argv is None else argv)


if __name__ == "__main__":
    sys.exit(main())
