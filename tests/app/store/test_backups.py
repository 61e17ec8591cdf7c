"""Backups are read back before they count, and old ones make room in a sensible order."""

from __future__ import annotations

import datetime
import sqlite3
import threading
from pathlib import Path

import pytest

from app.store import Store, backups
from app.store.check import examine
from app.store.errors import StoreIOError
from engines.captain_sonar.radio import RadioOptions
from tests.app.store.damage import GAME, database, entries, entry, fill

NOW = datetime.datetime(2026, 3, 1, 20, tzinfo=datetime.UTC)


def test_closing_makes_a_backup_that_stands_alone(tmp_path: Path) -> None:
    fill(tmp_path, 30)
    (backup,) = backups.listed(tmp_path)
    found = examine(backup.path, thorough=True)
    assert found.state == "sound"
    assert sorted(last for last, _ in found.heads.values()) == [5, 30]
    assert [item.name for item in (tmp_path / "backups").iterdir()] == [backup.path.name]
    conn = sqlite3.connect(f"{backup.path.as_uri()}?immutable=1", uri=True)
    assert conn.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    conn.close()


def test_nothing_new_needs_no_backup(tmp_path: Path) -> None:
    fill(tmp_path, 30)
    for _ in range(3):
        Store.open(tmp_path).close()
    assert len(backups.listed(tmp_path)) == 1


def test_a_change_of_title_alone_is_worth_a_backup(tmp_path: Path) -> None:
    fill(tmp_path, 30)
    with Store.open(tmp_path) as store:
        store.rename(1, "Renamed")
    assert len(backups.listed(tmp_path)) == 2


def test_a_crash_is_backed_up_at_the_next_start(tmp_path: Path) -> None:
    fill(tmp_path, 30)
    store = Store.open(tmp_path)
    store.append(1, [entry(31)])
    store._db.close()
    assert store._lease is not None
    store._lease.close()
    again = Store.open(tmp_path)
    newest = examine(backups.listed(tmp_path)[0].path)
    assert sorted(last for last, _ in newest.heads.values()) == [5, 31]
    again.close()


def test_a_backup_from_another_thread_disturbs_no_writer(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        made = store.create(GAME, "Friday", RadioOptions(), 1)
        told: list[object] = []
        for first in range(1, 101, 20):
            thread = threading.Thread(target=lambda: told.append(store.backup()))
            thread.start()
            for seq in range(first, first + 20):
                store.append(made.id, [entry(seq)])
            thread.join()
        assert told == [None] * 5
        assert store.table(made.id).last_seq == 100
    for _, finding in backups.good(tmp_path):
        assert finding.state == "sound"


def test_a_copy_that_does_not_read_back_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path, 30)
    before = backups.listed(tmp_path)

    def spoiled(source: Path, target: Path) -> None:
        target.write_bytes(source.read_bytes()[:-4096])

    monkeypatch.setattr(backups, "_copy", spoiled)
    with pytest.raises(StoreIOError) as caught:
        backups.make(database(tmp_path), NOW)
    assert caught.value.code == "backup_not_readable"
    assert backups.listed(tmp_path) == before
    with Store.open(tmp_path) as store:
        store.append(1, [entry(31)])
        failed = store.backup()
        assert failed is not None
        assert (failed.code, failed.details["reason"]) == ("backup_failed", "backup_not_readable")
        assert store.entries(1) == (*entries(1, 30), entry(31))


def make_many(folder: Path, times: list[datetime.datetime], before: str = "") -> None:
    for time in times:
        backups.make(database(folder), time, before)


def test_the_newest_of_every_day_outlives_busy_days(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    days = [NOW + datetime.timedelta(days=day) for day in range(10)]
    make_many(tmp_path, [day + datetime.timedelta(hours=1) for day in days])
    make_many(
        tmp_path,
        [days[-1] + datetime.timedelta(hours=1, minutes=minute) for minute in range(2, 14)],
    )
    kept = backups.listed(tmp_path)
    assert len(kept) == backups.KEPT_NEWEST + backups.KEPT_DAYS - 1
    last_days = {day.strftime("%Y%m%d") for day in days[-backups.KEPT_DAYS :]}
    assert last_days <= {backup.day for backup in kept}
    assert kept[0].made == (days[-1] + datetime.timedelta(hours=1, minutes=13)).isoformat()


def test_backups_before_a_migration_stay(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    make_many(tmp_path, [NOW], before="m002_more")
    make_many(tmp_path, [NOW + datetime.timedelta(minutes=minute) for minute in range(20)])
    assert [backup.before for backup in backups.listed(tmp_path)].count("-before-m002_more") == 1


def test_a_clock_that_runs_backwards_does_not_cost_the_newest(tmp_path: Path) -> None:
    fill(tmp_path, 3)
    make_many(tmp_path, [NOW - datetime.timedelta(days=9000 + day) for day in range(20)])
    newest = backups.listed(tmp_path)[0]
    assert newest.made == (NOW - datetime.timedelta(days=9019)).isoformat()
