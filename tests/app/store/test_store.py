"""The journal keeps what it was given, in order, and refuses everything else."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from app.store import NoTableError, StaleError, Store, TableInfo
from engines.captain_sonar.observations import Course
from engines.captain_sonar.radio import Line, Observe, Observed, RadioOptions
from engines.journal import Entry

GAME = "captain_sonar.radio"
WALL = "2026-03-01T20:00:{:02d}.000+01:00"


def entry(seq: int, direction: str = "N") -> Entry:
    course = Course(direction)  # type: ignore[arg-type]
    return Entry(
        seq=seq,
        kind="act",
        seat="radio",
        wall=WALL.format(seq % 60),
        version=1,
        act=msgspec.Raw(msgspec.json.encode(Observe(course))),
        events=(msgspec.Raw(msgspec.json.encode(Observed(Line(seq, course)))),),
    )


@pytest.fixture
def store(tmp_path: Path):
    with Store.open(tmp_path / "Dätä 家") as opened:
        yield opened


def new(store: Store, title: str = "Friday") -> TableInfo:
    return store.create(GAME, title, RadioOptions(), seed=7)


def test_a_new_table_is_empty_and_listed(store: Store) -> None:
    made = new(store)
    assert (made.title, made.game, made.seed, made.last_seq) == ("Friday", GAME, 7, 0)
    assert msgspec.json.decode(made.options, type=RadioOptions) == RadioOptions()
    assert store.tables() == [made]
    assert store.entries(made.id) == ()


def test_entries_come_back_as_they_were_in_another_run(tmp_path: Path) -> None:
    written = tuple(entry(seq, "NESW"[seq % 4]) for seq in range(1, 30))
    with Store.open(tmp_path) as store:
        made = new(store)
        store.append(made.id, written[:10])
        store.append(made.id, written[10:])
    with Store.open(tmp_path) as store:
        assert store.entries(made.id) == written
        assert store.entries(made.id, after=25) == written[25:]
        assert store.table(made.id).last_seq == 29
        assert store.table(made.id).played == WALL.format(29)


def test_a_taken_number_is_stale_and_changes_nothing(store: Store) -> None:
    made = new(store)
    store.append(made.id, [entry(1), entry(2)])
    with pytest.raises(StaleError) as caught:
        store.append(made.id, [entry(2, "S"), entry(3)])
    assert caught.value.details == {"table": made.id, "expected": 3, "given": 2}
    assert store.entries(made.id) == (entry(1), entry(2))


def test_a_gap_inside_a_batch_takes_the_whole_batch_back(store: Store) -> None:
    made = new(store)
    with pytest.raises(StaleError):
        store.append(made.id, [entry(1), entry(3)])
    assert store.entries(made.id) == ()


def test_unknown_tables_are_named(store: Store) -> None:
    for call in (
        lambda: store.append(99, [entry(1)]),
        lambda: store.entries(99),
        lambda: store.table(99),
        lambda: store.rename(99, "x"),
    ):
        with pytest.raises(NoTableError) as caught:
            call()
        assert caught.value.details == {"table": 99}
