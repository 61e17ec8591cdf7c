"""One window a folder, whatever happened to the last one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.instance import LOCK_NAME, Instance, Occupied, claim, server_name, summon
from app.messages import sentence_of

_HOLD = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from app.instance import Instance, claim
app = QCoreApplication([])
held = claim(Path(sys.argv[1]))
assert isinstance(held, Instance), held
held.summoned.connect(lambda text: print("summoned", text, flush=True))
print("held", held.listening, flush=True)
if sys.argv[2] == "deaf":
    sys.stdin.read()
app.exec()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / ("Dätä 家 " + "x" * 150)
    made.mkdir()
    return made


def holder(folder: Path, how: str = "listening") -> subprocess.Popen[str]:
    started = subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(folder), how],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[2],
    )
    assert started.stdout is not None
    assert started.stdout.readline() == "held True\n"
    return started


def end(process: subprocess.Popen[str]) -> str:
    process.kill()
    told, _ = process.communicate(timeout=10)
    return told


def claimed(folder: Path) -> Instance:
    found = claim(folder)
    assert isinstance(found, Instance)
    return found


def test_the_second_start_brings_the_first_forward(qapp: object, folder: Path) -> None:
    first = holder(folder)
    second = claim(folder, "open\n3 家")
    assert isinstance(second, Occupied)
    assert second.answered
    assert sentence_of(second)
    assert first.stdout is not None
    assert first.stdout.readline() == "summoned open 3 家\n"
    end(first)


@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL")
def test_a_killed_first_start_blocks_nobody(qapp: object, folder: Path) -> None:
    first = holder(folder)
    first.send_signal(signal.SIGKILL)
    first.communicate(timeout=10)
    assert (folder / LOCK_NAME).exists()
    again = claimed(folder)
    assert again.listening
    again.close()


def test_a_first_start_that_does_not_answer_is_named(qapp: object, folder: Path) -> None:
    first = holder(folder, "deaf")
    second = claim(folder)
    assert isinstance(second, Occupied)
    assert not second.answered
    assert second.code == "already_open_silent"
    assert second.details["pid"] == first.pid
    assert str(first.pid) in sentence_of(second)
    end(first)


def test_after_closing_the_next_start_is_the_first(qapp: object, folder: Path) -> None:
    claimed(folder).close()
    claimed(folder).close()
    assert not summon(folder)


def test_two_folders_know_nothing_of_each_other(qapp: object, folder: Path) -> None:
    other = folder.parent / "other"
    other.mkdir()
    one, two = claimed(folder), claimed(other)
    assert one.listening
    assert two.listening
    one.close()
    two.close()


def test_a_folder_has_one_socket_however_it_is_spelt(folder: Path) -> None:
    link = folder.parent / "link"
    link.symlink_to(folder)
    assert server_name(link) == server_name(folder) == server_name(folder / ".." / folder.name)
    assert len(server_name(folder)) < 40


def test_noise_on_the_socket_raises_nothing(qtbot: QtBot, folder: Path) -> None:
    from PySide6.QtNetwork import QLocalSocket

    first = claimed(folder)
    heard: list[str] = []
    first.summoned.connect(heard.append)
    for noise in (b"", b"\xff\xfe\n", b"x" * 100_000):
        socket = QLocalSocket()
        socket.connectToServer(server_name(folder))
        assert socket.waitForConnected(1000)
        socket.write(noise)
        socket.flush()
        qtbot.wait(20)
        socket.abort()
    qtbot.wait(20)
    assert heard == ["\ufffd\ufffd"]
    first.close()
