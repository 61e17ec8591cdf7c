"""The whole application as a process: start, answering a key, rest, memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from app.store import Store
from engines.captain_sonar import radio
from tests.bench.figure import Figure, percentile

ROOT = Path(__file__).resolve().parents[2]
STARTS = 5


def probe(folder: Path, *table: str) -> dict[str, Any]:
    """Run the application once and read what it measured."""
    command = [sys.executable, "-m", "tests.bench.probe", str(folder)]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    # People's Python keeps what it compiled.
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [*command, repr(time.monotonic()), *table],
        cwd=ROOT,
        env=environ,
        capture_output=True,
        text=True,
        timeout=180,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    measured: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return measured


def figures() -> Iterator[Figure]:
    """Figures of the application; the window is painted into memory (offscreen)."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Store.open(folder) as store:
            table = store.create(radio.RULES.id, "Bench", radio.RadioOptions(), 1).id
        probe(folder)  # warms the caches of the file system
        rests = [probe(folder) for _ in range(STARTS)]
        used = probe(folder, str(table))
    start = percentile([rest["start"] for rest in rests], 0.5)
    yield Figure("start to first painted window", start, "s", 1.0, note=f"median of {STARTS}, warm")
    painted = [value * 1000 for value in used["painted"]]
    count = f"{len(painted)} keys on the radio operator's page"
    yield Figure("key to repaint, median", percentile(painted, 0.5), "ms", 16, note=count)
    yield Figure("key to repaint, 99 %", percentile(painted, 0.99), "ms", 50, note=count)
    known = percentile([value * 1000 for value in used["known"]], 0.99)
    yield Figure("key to new heat map, 99 %", known, "ms", note="worked out beside the page")
    idle = max(100 * rest["idle"] for rest in [*rests, used])
    yield Figure("processor at rest", idle, "%", 1, note="most of all runs, 5 s each")
    yield Figure("memory with a table open", used["memory"], "MiB", 250, note="after the game")
