"""`kill -9` at any moment loses no act that was shown."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest

from app.store import Store
from engines.captain_sonar.radio import RULES, Observed
from engines.journal import decode_events
from tests.app.store.damage import database

KILLS = 50
DAMAGES = 15
LONGEST = 0.2
"""Seconds until a kill: opening takes a good part of it, so it is hit as well."""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_fifty_kills_lose_no_shown_act(tmp_path: Path) -> None:
    folder = tmp_path / "Dätä 家"
    shown: dict[int, str] = {}
    with nursery(folder) as players:
        for _ in range(KILLS):
            told = play_until_killed(players, random.uniform(0.0, LONGEST))
            assert not any(words[0] == "notice" for words in told), told
            for ready in (words for words in told if words[0] == "ready"):
                assert int(ready[1]) >= max(shown, default=0)
            acts = {int(words[1]): words[2] for words in told if words[0] == "shown"}
            assert not acts.keys() & shown.keys()
            shown |= acts
    assert shown
    with Store.open(folder) as store:
        assert store.notices == ()
        journal = written(store)
    assert shown.items() <= journal.items()
    assert sorted(journal) == list(range(1, len(journal) + 1))
    # A kill may hit between saving and showing: at most one act each time.
    assert len(journal) <= len(shown) + KILLS


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL")
def test_kills_while_a_damaged_file_is_restored_lose_nothing(tmp_path: Path) -> None:
    """Before each start the first page is wiped, so that each kill may hit the restoring."""
    shown: dict[int, str] = {}
    with nursery(tmp_path) as players:
        for _ in range(DAMAGES):
            told = play_until_killed(players, random.uniform(0.0, LONGEST))
            shown |= {int(words[1]): words[2] for words in told if words[0] == "shown"}
            wipe_first_page(database(tmp_path))
    with Store.open(tmp_path) as store:
        journal = written(store)
    assert shown
    assert shown.items() <= journal.items()
    assert sorted(journal) == list(range(1, len(journal) + 1))


def wipe_first_page(path: Path) -> None:
    if path.exists() and path.stat().st_size >= 4096:
        with path.open("rb+") as file:
            file.write(bytes(4096))


@contextmanager
def nursery(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A process that starts a player for every line it gets."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.app.store.player", str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[3],
        start_new_session=True,
    )
    try:
        yield process
        process.communicate(timeout=20)
    finally:
        # A failed check leaves a player that nobody would ever end.
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def play_until_killed(players: subprocess.Popen[str], seconds: float) -> list[list[str]]:
    """The words of every line that a player printed before it was killed."""
    assert players.stdin is not None
    assert players.stdout is not None
    players.stdin.write("go\n")
    players.stdin.flush()
    told: list[list[str]] = []
    for line in players.stdout:
        told.append(line.split())
        match told[-1]:
            case ["started", pid]:
                timer = threading.Timer(seconds, os.kill, (int(pid), signal.SIGKILL))
                timer.start()
            case ["ended", status]:
                timer.join()
                assert int(status) == -signal.SIGKILL, told
                return told
    raise AssertionError("the players stopped")


def written(store: Store) -> dict[int, str]:
    """What the journal holds: direction by sequence number."""
    found: dict[int, str] = {}
    for entry in store.entries(1):
        (event,) = decode_events(RULES, entry)
        assert isinstance(event, Observed)
        found[entry.seq] = msgspec.to_builtins(event.line.observation)["direction"]
    return found
