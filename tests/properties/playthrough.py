"""Golden playthroughs: a scripted game written out whole, to be run again and compared.

Usage: python -m tests.properties.playthrough --update [GAME ...]

Read the difference before you commit it: it is a change of the rules.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from app.dealer import Dealer
from engines.contract import REFEREE, Refused, fold
from tests.properties.subjects import SUBJECTS, Subject, all_seats
from tests.properties.walk import settled

FOLDER = Path(__file__).parent / "golden"
SEED = 1


def lines(subject: Subject) -> Iterator[str]:
    """The playthrough of a game: state, who may act, act, events, what each seat sees."""
    rules, dealer = subject.rules, Dealer(SEED)
    state = rules.initial(subject.options[0])
    yield f"{rules.id}, rules version {rules.version}, seed {SEED}"
    yield from _state(subject, state)
    for number, (seat, act, force) in enumerate(subject.script, start=1):
        yield ""
        yield f"{number}. {seat}{' forces' if force else ''}: {_text(act)}"
        decided = rules.decide(state, seat, act, force)
        if isinstance(decided, Refused):
            yield f"   refused: {_text(decided)}"
            continue
        state, dealt = settled(rules, fold(rules, state, decided), dealer, 100 * number)
        for event in (*decided, *dealt):
            yield f"   event: {_text(event)}"
            for viewer in all_seats(rules, state):
                if (shown := rules.seen(event, viewer)) != event:
                    yield f"      to {viewer}: {'nothing' if shown is None else _text(shown)}"
        yield from _state(subject, state)


def _state(subject: Subject, state: Any) -> Iterator[str]:
    rules = subject.rules
    yield f"   state: {_text(state)}"
    for seat in all_seats(rules, state):
        if seat != REFEREE:
            view = rules.view(state, seat)
            yield f"      to {seat}: {'all of it' if view == state else _text(view)}"
    acting = ", ".join(sorted(rules.to_act(state))) or "nobody"
    yield f"   to act: {acting}; outcome: {_text(rules.outcome(state))}"


def _text(value: Any) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()


def file_of(subject: Subject) -> Path:
    """Where the playthrough of a game is kept."""
    return FOLDER / f"{subject.rules.id}.txt"


if __name__ == "__main__":
    if "--update" not in sys.argv:
        sys.exit(__doc__)
    for subject in SUBJECTS:
        if len(sys.argv) == 2 or subject.rules.id in sys.argv:
            file_of(subject).write_text("\n".join(lines(subject)) + "\n", encoding="utf-8")
