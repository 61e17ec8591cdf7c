"""What may lie beside the tables in a data folder, and folders that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.store import Store, StoreError
from app.store.connection import FILE_NAME
from app.store.errors import FolderError
from app.store.lease import LOCK_NAME


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with Store.open(tmp_path) as store:
        store.create("game", "Friday", {}, 1)
    return tmp_path


@pytest.mark.parametrize("content", [b"garbage" * 1000, b"\0" * 5000, b"x"])
def test_garbage_in_the_lock_file_shuts_nobody_out(folder: Path, content: bytes) -> None:
    (folder / LOCK_NAME).write_bytes(content)
    with Store.open(folder) as first, Store.open(folder) as second:
        assert [info.title for info in first.tables()] == ["Friday"]
        second.create("game", "Saturday", {}, 1)
        assert len(first.tables()) == 2
        assert first.notices == ()


def test_a_folder_in_place_of_the_lock_is_named(folder: Path) -> None:
    (folder / LOCK_NAME).unlink()
    (folder / LOCK_NAME).mkdir()
    with pytest.raises(StoreError) as caught:
        Store.open(folder)
    assert caught.value.code == "store_failed"
    assert caught.value.details["file"] == str(folder / LOCK_NAME)


def test_a_file_in_place_of_the_backups_shuts_nobody_out(tmp_path: Path) -> None:
    (tmp_path / "backups").write_text("mine")
    with Store.open(tmp_path) as store:
        store.create("game", "Friday", {}, 1)
    with Store.open(tmp_path) as store:
        assert [notice.code for notice in store.notices] == ["backup_failed"]
        assert [info.title for info in store.tables()] == ["Friday"]
    assert (tmp_path / "backups").read_text() == "mine"


def test_a_link_to_nowhere_is_not_said_to_be_tried_again(tmp_path: Path) -> None:
    try:
        (tmp_path / FILE_NAME).symlink_to(tmp_path / "gone" / FILE_NAME)
    except OSError:
        pytest.skip("no links here")
    with pytest.raises(StoreError) as caught:
        Store.open(tmp_path)
    assert (caught.value.code, caught.value.retryable) == ("store_failed", False)
    assert (tmp_path / FILE_NAME).is_symlink()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs /proc")
def test_a_place_that_takes_no_folders() -> None:
    with pytest.raises(FolderError) as caught:
        Store.open(Path("/proc/bathysphere"))
    assert caught.value.code == "folder_failed"
