"""Every released shape of the file still opens, and its content is the same afterwards."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from sqlite_utils import Database
from sqlite_utils.migrations import Migrations

from app.store import Store, backups, check, mending, migrations, opening
from app.store.migrations import known
from tests.app.store.damage import database, entries, entry, fill

SCHEMAS = Path(__file__).parents[2] / "data" / "schemas"


def table_names(path: Path) -> list[str]:
    """Tables of a file, closed again."""
    db = Database(path)
    try:
        return db.table_names()
    finally:
        db.close()


@pytest.mark.parametrize("name", [f"schema_{number}.db" for number in range(1, len(known()) + 1)])
def test_a_file_of_every_release_opens(tmp_path: Path, name: str) -> None:
    """A release without its file here fails: `python -m tests.app.store.keep_schema` makes it."""
    shutil.copy(SCHEMAS / name, database(tmp_path))
    with Store.open(tmp_path) as store:
        assert store.notices == ()
        assert store.entries(1) == tuple(entries(1, 25))
        assert store.table(2).title == "Shört 家"
        store.append(1, [entry(26)])
    assert check.examine(database(tmp_path), thorough=True).state == "sound"


@pytest.fixture
def next_release(monkeypatch: pytest.MonkeyPatch) -> Migrations:
    """The migrations of a release that has one step more."""
    longer = Migrations("bathysphere")
    for step in migrations.MIGRATIONS._migrations:
        longer(name=step.name)(step.fn)

    @longer()
    def m002_moods(db: Database) -> None:
        db.execute("CREATE TABLE moods (table_id INTEGER NOT NULL, mood TEXT NOT NULL) STRICT")
        db.execute("PRAGMA user_version = 2")

    for module in (migrations, mending, opening):
        monkeypatch.setattr(module, "MIGRATIONS", longer)
    return longer


@pytest.mark.usefixtures("next_release")
def test_a_migration_is_preceded_by_a_backup(tmp_path: Path) -> None:
    shutil.copy(SCHEMAS / "schema_1.db", database(tmp_path))
    with Store.open(tmp_path) as store:
        assert "moods" in store._db.table_names()
        assert store.entries(1) == tuple(entries(1, 25))
    first = backups.listed(tmp_path)[-1]
    assert first.before == "-before-m002_moods"
    assert "moods" not in table_names(first.path)


def test_going_back_to_the_older_release_looks_only(
    tmp_path: Path, next_release: Migrations, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(tmp_path, 25)
    monkeypatch.undo()
    with Store.open(tmp_path) as store:
        assert store.read_only == "newer_schema"
        assert store.entries(1) == tuple(entries(1, 25))


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, next_release: Migrations) -> None:
    def broken(db: Database) -> None:
        db.execute("CREATE TABLE moods (x)")
        db.execute("INSERT INTO nowhere VALUES (1)")

    next_release._migrations[-1].fn = broken
    shutil.copy(SCHEMAS / "schema_1.db", database(tmp_path))
    from app.store import StoreError

    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path)
    assert caught.value.code == "store_failed"
    found = check.examine(database(tmp_path), thorough=True)
    assert (found.state, found.pending) == ("sound", ("m002_moods",))
    assert "moods" not in table_names(database(tmp_path))
