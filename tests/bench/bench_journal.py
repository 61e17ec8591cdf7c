"""Opening a journal of 10,000 entries, with its snapshot and without any."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from app.clock import Clock
from app.opening import open_table, open_whole
from app.session import Session
from app.store import Store, TableInfo
from engines.captain_sonar import radio
from engines.captain_sonar.observations import Course
from engines.squares import DIRECTIONS
from tests.bench.figure import Figure, percentile

ENTRIES = 10_000
LINES = 200
TRIES = 7


def make_table(store: Store) -> tuple[TableInfo, list[float]]:
    """A record of 200 lines that is corrected again and again, and the seconds of each act."""
    info = store.create(radio.RULES.id, "Long", radio.RadioOptions(), 1)
    session = Session.open(store, info.id, radio.RULES, Clock())
    rng, taken = random.Random(1), []
    for number in range(ENTRIES):
        heard = Course(rng.choice(DIRECTIONS))
        known = [line for line in session.state.lines if line.observation != heard]
        record = number >= LINES and known
        act = radio.Amend(rng.choice(known).id, heard) if record else radio.Observe(heard)
        began = time.perf_counter()
        refused = session.submit(radio.RADIO, act)
        taken.append(time.perf_counter() - began)
        assert refused is None
    session.close()
    return store.table(info.id), taken


def median_ms(work: Callable[[], object]) -> float:
    """Median time of some calls in milliseconds."""
    times = []
    for _ in range(TRIES):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return percentile(times, 0.5) * 1000


def figures() -> Iterator[Figure]:
    """Figures of the journal."""
    _application = QCoreApplication.instance() or QCoreApplication([])
    with tempfile.TemporaryDirectory() as folder, Store.open(Path(folder)) as store:
        info, taken = make_table(store)
        opened = median_ms(lambda: open_table(store, info, radio.RULES))
        whole = median_ms(lambda: open_whole(store, info, radio.RULES))
        read = median_ms(lambda: Session.open(store, info.id, radio.RULES, Clock()).log("radio"))
    count = f"{ENTRIES:,} entries"
    yield Figure("open a long journal and read it", read, "ms", 300, note=f"{count}, every line")
    yield Figure("open it from its snapshot", opened, "ms", note="what playing on needs")
    yield Figure("open it without a snapshot", whole, "ms", note="every entry folded")
    median, worst = percentile(taken, 0.5) * 1000, percentile(taken, 0.99) * 1000
    yield Figure("an act, decided and durable", median, "ms", note=f"median; 99 %: {worst:.1f} ms")
