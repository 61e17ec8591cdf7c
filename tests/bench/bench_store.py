"""The store alone: committing acts, checking and reading a long journal, backing it up."""

from __future__ import annotations

import datetime
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from app.store import Store, backups
from app.store.check import examine
from app.store.connection import FILE_NAME
from engines.captain_sonar.radio import RadioOptions
from tests.app.store.damage import GAME, entries, entry
from tests.bench.figure import Figure, percentile

ENTRIES = 10_000
COMMITS = 200
TRIES = 7


def milliseconds(work: Callable[[], object]) -> float:
    """Median time of some calls."""
    times = []
    for _ in range(TRIES):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return percentile(times, 0.5) * 1000


def commits(store: Store) -> list[float]:
    """Seconds of each of some acts, one durable transaction an act."""
    table = store.create(GAME, "Commits", RadioOptions(), 1).id
    taken = []
    for seq in range(1, COMMITS + 1):
        act = entry(seq)
        began = time.perf_counter()
        store.append(table, [act])
        taken.append(time.perf_counter() - began)
    return taken


def damage(path: Path) -> None:
    """Break the first page: SQLite cannot open the file any more."""
    data = path.read_bytes()
    path.write_bytes(bytes(4096) + data[4096:])


def figures() -> Iterator[Figure]:
    """Figures of the store."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with Store.open(folder) as store:
            taken = commits(store)
            long = store.create(GAME, "Long", RadioOptions(), 1, entries(1, ENTRIES)).id
            path = store.path
        total, worst = sum(taken) * 1000, percentile(taken, 0.99) * 1000
        yield Figure(f"{COMMITS} acts saved", total, "ms", note=f"99 % of acts: {worst:.2f} ms")
        check = milliseconds(lambda: examine(path))
        yield Figure("check the file", check, "ms", note=f"{ENTRIES:,} entries")
        yield Figure("start the store", milliseconds(lambda: reopen(folder)), "ms", note="as above")
        with Store.open(folder) as store:
            read = milliseconds(lambda: store.entries(long))
        yield Figure("read the journal", read, "ms", note="decoded, checksums checked")
        now = datetime.datetime.now(datetime.UTC)
        backup = milliseconds(lambda: backups.make(path, now))
        yield Figure("make a backup", backup, "ms", note="read back and checked")
        damage(path)
        began = time.perf_counter()
        Store.open(folder).close()
        restored = (time.perf_counter() - began) * 1000
        yield Figure("restore a damaged file", restored, "ms", note="from a backup and its pages")


def reopen(folder: Path) -> None:
    """A whole start and a whole end."""
    assert (folder / FILE_NAME).exists()
    Store.open(folder).close()
