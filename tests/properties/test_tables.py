"""What every game keeps when it is played at a real table: see `app.session`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.session import Plan, Session
from engines.contract import REFEREE, TABLE, Refused
from engines.journal import play
from engines.timers import Timer, TimerChange
from tests.helpers.table import Table
from tests.properties.subjects import SUBJECTS, Subject, all_seats
from tests.properties.test_rules import json, seeds

every_game = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.rules.id)
moves = st.lists(
    st.sampled_from(
        ["act"] * 8
        + ["force", "undo", "undo", "redo", "rewind", "edit", "note", "timer", "source", "reopen"]
    ),
    max_size=40,
)


@contextmanager
def table_of(factory: pytest.TempPathFactory, subject: Subject, options: Any) -> Iterator[Table]:
    table = Table(factory.mktemp("table"), subject.rules, options)
    yield table
    table.close()


class Player:
    """Does at a table whatever people do, by chance."""

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.session = table.session
        self.rng = Random(seed)

    def act(self, force: bool = False) -> None:
        session, rng = self.session, self.rng
        if session.request is not None:
            session.roll()
            return
        state = session.state
        acting = sorted(session.rules.to_act(state))
        if not acting:
            return
        acts = list(session.rules.legal(state, rng.choice(acting)))
        seat = rng.choice(all_seats(session.rules, state)) if force else acting[0]
        session.submit(seat, rng.choice(acts), force)

    def force(self) -> None:
        self.act(force=True)

    def undo(self) -> None:
        self.session.undo(asked=True)

    def redo(self) -> None:
        self.session.redo()

    def rewind(self) -> None:
        self.session.rewind(self.rng.randint(0, self.session.last_seq), asked=True)

    def edit(self) -> None:
        line = self.rng.randint(1, max(1, self.session.last_seq))
        plan = self.session.rewrite(line)
        if isinstance(plan, Plan):
            assert self.session.accept(plan, asked=True) is None
            assert self.session.state == plan.state

    def note(self) -> None:
        self.session.note("something")

    def timer(self) -> None:
        self.session.timer(TimerChange("set", "game", timer=Timer("game")))

    def source(self) -> None:
        self.session.dealer.source = self.rng.choice(["app", "table"])

    def reopen(self) -> None:
        self.session.close()
        self.session = self.table.open()


@every_game
@settings(max_examples=25)
@given(moves=moves, seed=seeds)
def test_the_journal_alone_gives_the_table_back(
    tmp_path_factory: pytest.TempPathFactory,
    qapp: Any,
    subject: Subject,
    moves: list[str],
    seed: int,
) -> None:
    """fold(events) is the live state, whatever was taken back, brought back and edited."""
    options = subject.options[seed % len(subject.options)]
    with table_of(tmp_path_factory, subject, options) as table:
        player = Player(table, seed)
        for move in moves:
            getattr(player, move)()
        session = player.session
        folded = play(subject.rules, subject.rules.initial(options), table.entries())
        assert json(folded.state) == json(session.state)
        assert folded.live() >= session._opened.timeline.live()
        again = table.open()
        assert json(again.state) == json(session.state)
        assert (again.can_undo, again.can_redo) == (session.can_undo, session.can_redo)
        assert again.timers == session.timers
        for seat in all_seats(subject.rules, session.state):
            assert json(again.log(seat)) == json(session.log(seat))


@every_game
@settings(max_examples=25)
@given(moves=moves, seed=seeds)
def test_undo_then_redo_changes_nothing(
    tmp_path_factory: pytest.TempPathFactory,
    qapp: Any,
    subject: Subject,
    moves: list[str],
    seed: int,
) -> None:
    with table_of(tmp_path_factory, subject, subject.options[0]) as table:
        player = Player(table, seed)
        for move in moves:
            getattr(player, move)()
        session = player.session
        before = json(session.state)
        steps = 0
        while session.can_undo and steps < 12:
            assert session.undo(asked=True) is None
            steps += 1
        for _ in range(steps):
            assert session.redo() is None
        assert json(session.state) == before


@every_game
@settings(max_examples=15)
@given(seed=seeds)
def test_what_leaves_the_session_for_a_seat_keeps_secrets(
    tmp_path_factory: pytest.TempPathFactory, qapp: Any, subject: Subject, seed: int
) -> None:
    """Only events that `seen` lets through and views ever reach a seat."""
    rules = subject.rules
    with table_of(tmp_path_factory, subject, subject.options[0]) as table:
        session = table.session
        changes: list[Any] = []
        session.changed.connect(changes.append)
        player = Player(table, seed)
        for _ in range(10):
            player.act()
        for seat in (*rules.seats(session.state), TABLE):
            for change in changes:
                shown = session.for_seat(change, seat)
                assert json(shown.state) == json(rules.view(change.state, seat))
                seen = [rules.seen(event, seat) for event in change.events]
                assert list(shown.events) == [event for event in seen if event is not None]
                for line in shown.entries:
                    _keeps_secrets(session, line, seat)
            for line in session.log(seat):
                _keeps_secrets(session, line, seat)


def _keeps_secrets(session: Session, line: Any, seat: str) -> None:
    whole = next(other for other in session.log(REFEREE) if other.seq == line.seq)
    seen = [session.rules.seen(event, seat) for event in whole.events]
    assert list(line.events) == [event for event in seen if event is not None]
    assert line.answers == ()
    if seat != line.seat:
        assert (line.act, line.refusal) == (None, None)


@every_game
def test_the_script_of_a_game_has_every_kind_of_act(subject: Subject) -> None:
    assert {type(act) for _, act, _ in subject.script} == set(get_args(subject.rules.act))


@every_game
def test_refusals_are_values_not_exceptions(
    tmp_path_factory: pytest.TempPathFactory, qapp: Any, subject: Subject
) -> None:
    with table_of(tmp_path_factory, subject, subject.options[0]) as table:
        refusals = [
            refused
            for seat, act, force in subject.script
            if (refused := table.session.submit(seat, act, force)) is not None
        ]
        assert refusals
        assert all(isinstance(refused, Refused) for refused in refusals)
        assert {refused.forceable for refused in refusals} == {True, False}
