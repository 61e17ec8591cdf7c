from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from widgets.files import read_start


@pytest.mark.parametrize("size", [0, 9, 10, 11])
def test_no_more_is_read_than_tells_that_there_is_too_much(tmp_path: Path, size: int) -> None:
    path = tmp_path / "a"
    path.write_bytes(b"x" * size)
    assert read_start(path, 9) == b"x" * min(size, 10)


@pytest.mark.skipif(sys.platform == "win32", reason="no devices and named pipes")
def test_what_never_ends_and_what_never_begins_do_not_stop_the_window(tmp_path: Path) -> None:
    assert read_start(Path("/dev/zero"), 5) == bytes(6)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert read_start(pipe, 5) == b""
    writer = os.open(pipe, os.O_RDWR)
    assert read_start(pipe, 5) == b""
    os.close(writer)


@pytest.mark.parametrize("name", ["missing", "", "a\0b"])
def test_what_cannot_be_read_is_one_kind_of_error(tmp_path: Path, name: str) -> None:
    with pytest.raises(OSError, match=r"."):
        read_start(tmp_path / name, 5)
