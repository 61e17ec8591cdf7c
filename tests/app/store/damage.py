"""Data folders for the tests of this package, and ways to break them."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec

from app.store import Store
from app.store.connection import FILE_NAME
from engines.captain_sonar.observations import Course
from engines.captain_sonar.radio import Line, Observe, Observed, RadioOptions
from engines.journal import Entry

GAME = "captain_sonar.radio"


def entry(seq: int, direction: str = "N") -> Entry:
    course = Course(direction)  # type: ignore[arg-type]
    return Entry(
        seq=seq,
        kind="act",
        seat="radio",
        wall=f"2026-03-01T{20 + seq // 3600:02}:{seq // 60 % 60:02}:{seq % 60:02}.000+01:00",
        version=1,
        act=msgspec.Raw(msgspec.json.encode(Observe(course))),
        events=(msgspec.Raw(msgspec.json.encode(Observed(Line(seq, course)))),),
    )


def entries(first: int, last: int) -> list[Entry]:
    return [entry(seq, "NESW"[seq % 4]) for seq in range(first, last + 1)]


def fill(folder: Path, count: int = 120) -> tuple[int, int]:
    """Two tables: one with `count` entries, a short one with 5; closed with a backup."""
    with Store.open(folder) as store:
        long = store.create(GAME, "Long", RadioOptions(), 1, entries(1, count)).id
        short = store.create(GAME, "Shört 家", RadioOptions(), 2, entries(1, 5)).id
    return long, short


def database(folder: Path) -> Path:
    return folder / FILE_NAME


def crash(source: Path, target: Path) -> None:
    """The folder as a kill -9 now would leave it: the log not yet in the file."""
    shutil.copytree(source, target, dirs_exist_ok=True)


def set_aside(folder: Path) -> list[Path]:
    return sorted(folder.glob("bathysphere.damaged-*.db"))


def told(store: Store) -> list[str]:
    return [notice.code for notice in store.notices]
