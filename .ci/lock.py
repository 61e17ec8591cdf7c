"""Renew the locked dependencies from pyproject.toml (`make lock`).

The lists hold for every system and every Python we support; the longer one takes its
versions from the shorter.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RUN, DEV = ".ci/requirements.lock", ".ci/requirements-dev.lock"


def compile_lock(target: str, *more: str) -> None:
    """Resolve pyproject.toml into a file with hashes."""
    command = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml"]
    command += ["--universal", "--generate-hashes", "--upgrade", "--quiet"]
    command += ["--python-version", "3.11", "--no-header", "--output-file", target, *more]
    subprocess.run(command, cwd=ROOT, check=True)


def main() -> None:
    """Write both lists."""
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "uv"], check=True)
    compile_lock(RUN)
    compile_lock(DEV, "--group", "dev", "--constraint", RUN)


if __name__ == "__main__":
    main()
