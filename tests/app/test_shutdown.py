"""The real program started, used and stopped in every way: nothing lost, nothing said."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.store import Store
from tests.helpers import process

_DRIVER = """
import sys
from PySide6.QtCore import QTimer
from app import application
from app.cli import run
from engines.captain_sonar import radio
from engines.captain_sonar.observations import Course

def drive(self):
    desk, window = self.desk, self.window
    desk.show_new()
    window.page().start.click()
    view = desk.table.view
    for direction in "NNES":
        view.page.submitted.emit(radio.RADIO, radio.Observe(Course(direction)), False)
    desk.table.undo()
    for name in ("table.journal", "table.display", "table.display", "table.second"):
        window.commands.run(name)
    desk.show_palette()
    {end}

build = application.Application.__init__

def built(self, *args):
    build(self, *args)
    QTimer.singleShot({delay}, lambda: drive(self))

application.Application.__init__ = built
sys.exit(run(["--data", sys.argv[1]]))
"""
ENDS = {
    "close": "window.close()",
    "quit": "application.QApplication.quit()",
    "command": "window.commands.run('app.quit')",
    "crash": "1 / 0",
}


def driven(folder: Path, end: str, delay: int = 150) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-c", _DRIVER.format(end=end, delay=delay), str(folder)],
        capture_output=True,
        env=process.environment(),
        timeout=60,
        check=False,
    )


def played(folder: Path) -> tuple[int, int]:
    """Tables and entries of the newest one."""
    with Store.open(folder) as store:
        assert store.notices == ()
        found = store.tables()
        return len(found), found[0].last_seq


@pytest.mark.parametrize("end", ["close", "quit", "command"])
def test_every_way_to_stop_ends_clean(tmp_path: Path, end: str) -> None:
    done = driven(tmp_path, ENDS[end])
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    assert played(tmp_path) == (1, 5)
    assert not list(tmp_path.glob("*-wal"))
    with Store.open(tmp_path) as store:
        assert "3" in store.tables()[0].summary


def test_start_use_quit_ten_times_on_one_folder(tmp_path: Path) -> None:
    for number in range(1, 11):
        done = driven(tmp_path, "window.close()", delay=0)
        assert (done.returncode, done.stderr) == (0, b""), number
    assert played(tmp_path) == (10, 5)


def test_an_error_in_a_slot_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    goes_on = "QTimer.singleShot(50, window.close); 1 / 0"
    done = driven(tmp_path, goes_on)
    assert done.returncode == 0
    assert b"ZeroDivisionError" in done.stderr
    assert b"Traceback" not in done.stderr
    assert played(tmp_path) == (1, 5)


def _stopped(folder: Path, number: signal.Signals) -> tuple[int, bytes, float]:
    running = process.start("--data", str(folder))
    end = time.monotonic() + 20
    while not (folder / "bathysphere.running").exists() and time.monotonic() < end:
        time.sleep(0.05)
    begun = time.monotonic()
    running.send_signal(number)
    _out, err = running.communicate(timeout=20)
    return running.returncode, err, time.monotonic() - begun


@pytest.mark.skipif(sys.platform == "win32", reason="POSIX signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_signals_stop_it_in_order_and_soon(tmp_path: Path, number: signal.Signals) -> None:
    status, err, seconds = _stopped(tmp_path, number)
    # Ctrl-C before the loop runs is Python's own way out, with the status of a shell.
    assert status in ((0,) if number is signal.SIGTERM else (0, 130))
    assert err == b""
    assert seconds < 3
    with Store.open(tmp_path) as store:
        assert store.notices == ()


def test_a_second_start_brings_the_first_forward(tmp_path: Path) -> None:
    first = process.start("--data", str(tmp_path))
    try:
        end = time.monotonic() + 20
        while not (tmp_path / "bathysphere.running").exists() and time.monotonic() < end:
            time.sleep(0.05)
        second = process.run("--data", str(tmp_path))
        assert (second.returncode, second.stderr) == (0, b"")
        assert b"already open" in second.stdout
        listed = process.run("--data", str(tmp_path), "tables")
        assert (listed.returncode, listed.stderr) == (0, b"")
    finally:
        first.terminate()
        _out, err = first.communicate(timeout=20)
    assert (first.returncode, err) == (0, b"")


def test_without_a_screen_it_says_so_and_runs(tmp_path: Path) -> None:
    running = process.start("--data", str(tmp_path), QT_QPA_PLATFORM="")
    try:
        assert running.stdout is not None
        said = running.stdout.readline().decode()
        assert said.startswith("No display: ")
        assert str(tmp_path) in said
        time.sleep(1.0)
        listed = process.run("--data", str(tmp_path), "tables")
        assert (listed.returncode, listed.stderr) == (0, b"")
    finally:
        running.terminate()
        _out, err = running.communicate(timeout=20)
    assert (running.returncode, err) == (0, b"")


@pytest.mark.parametrize("kind", ["file", "garbage settings"])
def test_bad_folders(tmp_path: Path, kind: str) -> None:
    folder = tmp_path / "data"
    if kind == "file":
        folder.write_text("mine")
        done = process.run("--data", str(folder))
        assert done.returncode == 1
        assert len(done.stderr.splitlines()) == 1
        assert folder.read_text() == "mine"
    else:
        folder.mkdir()
        (folder / "settings.ini").write_bytes(b"\0garbage")
        done = driven(folder, "window.close()")
        assert (done.returncode, done.stderr) == (0, b"")
        assert (folder / "settings.damaged.ini").read_bytes() == b"\0garbage"
