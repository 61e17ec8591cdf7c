"""Processes that play until they are killed: every act is printed once it may be shown.

python -m tests.app.store.player FOLDER
A line on standard input starts a player, forked off so that starting up costs the test
no time. It goes on with the first table of the folder, as a person would after a crash.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

from app.clock import Clock
from app.session import Session
from app.store import Store
from engines.captain_sonar.observations import Course
from engines.captain_sonar.radio import RADIO, RULES, Observe, RadioOptions


def say(*words: object) -> None:
    """Print a line in one piece: a kill takes all of it or nothing."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def play(folder: Path) -> None:
    say("started", os.getpid())
    store = Store.open(folder)
    for notice in store.notices:
        say("notice", notice.code)
    tables = store.tables()
    info = tables[0] if tables else store.create(RULES.id, "Kill", RadioOptions(), 1)
    session = Session.open(store, info.id, RULES, Clock())
    session.changed.connect(lambda _changed: show(session))
    say("ready", len(session.state.lines))
    choose = random.Random()
    while True:
        observation = Course(choose.choice("NESW"))  # type: ignore[arg-type]
        assert session.submit(RADIO, Observe(observation)) is None
        assert session.saving.saved
        if session.last_seq % 150 == 0:
            store.backup()


def show(session: Session) -> None:
    line = session.state.lines[-1].observation
    say("shown", session.last_seq, line.direction)


def main(folder: Path) -> None:
    say("warm")
    while sys.stdin.readline():
        player = os.fork()
        if not player:
            play(folder)
        _, status = os.waitpid(player, 0)
        say("ended", os.waitstatus_to_exitcode(status))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
