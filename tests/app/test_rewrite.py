from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.rewrite import Contradiction
from app.session import Edit, Plan, Session
from app.store import StoreFullError
from engines.chance import Drawn, Rolled
from engines.contract import REFEREE, Refused
from tests.helpers import lantern
from tests.helpers.lantern import BLUE, RED, Dive, Rest, SetOil, SetScore, Show, Take
from tests.helpers.table import Table


@pytest.fixture
def table(tmp_path: Path, qapp: Any) -> Any:
    made = Table(tmp_path, lantern.RULES, lantern.Options(oil=30))
    yield made
    made.close()


def planned(plan: Plan | Refused) -> Plan:
    assert isinstance(plan, Plan)
    return plan


def play(session: Session, *acts: Any) -> None:
    for act in acts:
        assert session.submit(session.state.turn, act) is None


def take(session: Session, pearl: str) -> None:
    """Take this pearl out of the bag, by the table's own hand."""
    session.dealer.source = "table"
    play(session, Take())
    assert session.answer(Drawn((pearl,), "table")) is None
    session.dealer.source = "app"


def test_a_changed_act_and_the_rest_played_again(table: Table) -> None:
    session = table.session
    play(session, Rest(), SetScore(RED, 7), Rest())
    plan = planned(session.rewrite(2, SetScore(RED, 3)))
    assert plan.contradictions == ()
    assert plan.state.scores[RED] == 3
    assert session.state.scores[RED] == 7  # a plan writes nothing
    assert len(table.entries()) == 3
    assert session.accept(plan) is None
    assert session.state == plan.state
    assert session.state.oil == 28
    assert table.open().state == session.state


def test_the_old_line_stays_in_the_journal(table: Table) -> None:
    session = table.session
    play(session, Rest(), SetScore(RED, 7), Rest())
    session.accept(planned(session.rewrite(2, SetScore(RED, 3))))
    entries = table.entries()
    assert [entry.kind for entry in entries] == ["act"] * 3 + ["rewind"] + ["act"] * 2
    assert (entries[3].to, entries[3].edit) == (1, 3)
    assert [entry.edit for entry in entries[4:]] == [3, 3]
    live = {line.seq: line.live for line in session.log(REFEREE)}
    assert live == {1: True, 2: False, 3: False, 4: True, 5: True, 6: True}


def test_the_same_dice_as_far_as_they_apply(table: Table) -> None:
    session = table.session
    play(session, Rest(), Dive(), Dive(), Take())
    before = [entry.answers for entry in table.entries()][1:]
    session.accept(planned(session.rewrite(1, SetOil(29))), asked=True)
    # A correction leaves the turn with red: blue's dive is out of turn, the others are not.
    assert [entry.answers for entry in table.entries()][4:] == [(), (), *before[1:]]
    session.undo(asked=True)
    plan = planned(session.plan(Edit("insert", 1, SetOil(20), RED)))
    assert plan.contradictions == ()
    session.accept(plan, asked=True)
    assert [entry.answers for entry in table.entries()][-3:] == before


def test_inserting_a_roll_leaves_the_later_dice_alone(table: Table) -> None:
    session = table.session
    play(session, Dive(), Dive())
    old = [entry.answers for entry in table.entries()]
    plan = planned(session.plan(Edit("insert", 1, Dive(), RED), {1: "force", 2: "force"}))
    session.accept(plan)
    assert [entry.answers for entry in table.entries()][-1] == old[-1]


def test_contradictions_are_listed_one_by_one(table: Table) -> None:
    session = table.session
    take(session, "black")  # lines 1 and 2
    play(session, Rest(), Show("black"), Rest())  # 3, 4, 5
    plan = planned(session.rewrite(2))
    # Without the draw nobody knows what red took: everything waits for it.
    assert [(c.line, c.refused.code) for c in plan.contradictions] == [
        (3, "chance_pending"),
        (4, "chance_pending"),
        (5, "chance_pending"),
    ]
    plan = planned(session.plan(Edit("change", 2, answers=(Drawn(("white",), "table"),))))
    assert plan.contradictions == (
        Contradiction(4, Refused("not_in_hand", {"pearl": "black"}, forceable=False)),
        Contradiction(5, Refused("not_your_turn", {"seat": BLUE})),
    )
    assert session.accept(plan, asked=True) is None
    assert session.state.hands[RED] == ("white",)
    assert session.state.scores[RED] == 0


def test_a_contradiction_can_be_forced(table: Table) -> None:
    session = table.session
    play(session, Rest(), Rest())
    plan = planned(session.rewrite(1))
    assert [c.line for c in plan.contradictions] == [2]
    plan = planned(session.plan(plan.edit, {2: "force"}))
    assert plan.contradictions == ()
    session.accept(plan)
    assert table.entries()[-1].forced == Refused("not_your_turn", {"seat": BLUE})
    assert session.state.oil == 29


def test_what_was_forced_once_is_not_asked_again(table: Table) -> None:
    session = table.session
    play(session, SetOil(25))
    session.submit(BLUE, Rest(), force=True)
    plan = planned(session.rewrite(1, SetOil(20)))
    assert plan.contradictions == ()
    session.accept(plan)
    assert session.state.oil == 19
    assert table.entries()[-1].forced is not None


def test_dice_of_the_table_can_be_corrected(table: Table) -> None:
    session = table.session
    session.dealer.source = "table"
    play(session, Dive())
    session.answer(Rolled((3, 3), "table"))
    play(session, Rest())
    plan = planned(session.plan(Edit("change", 2, answers=(Rolled((1, 1), "table"),))))
    session.accept(plan)
    assert session.state.scores[RED] == 2
    assert session.state.oil == 28


def test_dice_that_no_longer_fit_are_dealt_anew_and_said_so(table: Table) -> None:
    session = table.session
    play(session, Dive(), Rest())
    plan = planned(session.rewrite(1, Take()))
    assert plan.rerolled == (1,)
    session.accept(plan)
    assert len(session.state.hands[RED]) == 1


def test_dice_that_people_must_roll_again_stay_open(table: Table) -> None:
    session = table.session
    session.dealer.source = "table"
    play(session, Dive())
    session.answer(Rolled((1, 2), "table"))
    plan = planned(session.rewrite(1, Take()))
    assert plan.rerolled == (2,)
    session.accept(plan)
    assert session.request == lantern.chance(session.state)
    assert session.answer(Drawn(("pink",), "table")) is None


def test_a_roll_that_nobody_asks_for_any_more(table: Table) -> None:
    session = table.session
    session.dealer.source = "table"
    play(session, Dive())
    session.answer(Rolled((1, 2), "table"))
    plan = planned(session.rewrite(1, Rest()))
    assert [(c.line, c.refused.code) for c in plan.contradictions] == [(2, "no_chance_pending")]


def test_one_undo_takes_an_edit_back_and_redo_brings_it_again(table: Table) -> None:
    session = table.session
    play(session, Rest(), SetScore(RED, 7), Rest())
    before = session.state
    session.accept(planned(session.rewrite(2, SetScore(RED, 3))))
    edited = session.state
    assert session.undo() is None
    assert session.state == before
    assert session.redo() is None
    assert session.state == edited
    assert session.undo() is None
    assert session.undo() is None
    assert session.state.oil == 29
    again = table.open()
    assert again.state == session.state
    for expected in (before, edited):
        assert again.redo() is None
        assert again.state == expected


def test_an_edit_that_only_takes_out_can_be_undone(table: Table) -> None:
    session = table.session
    play(session, Rest())
    session.accept(planned(session.rewrite(1)))
    assert session.state.oil == 30
    session.undo()
    assert session.state.oil == 29


def test_edits_of_edits_unwind_in_order(table: Table) -> None:
    session = table.session
    play(session, SetOil(10), SetScore(RED, 1))
    states = [session.state]
    for oil in (11, 12, 13):
        line = next(line.seq for line in session.log(REFEREE) if line.act and line.live)
        session.accept(planned(session.rewrite(line, SetOil(oil))))
        states.append(session.state)
    for expected in states[-2::-1]:
        session.undo()
        assert session.state == expected
    for expected in states[1:]:
        session.redo()
        assert session.state == expected


def test_only_lines_that_count_can_be_edited(table: Table) -> None:
    session = table.session
    play(session, Rest(), Rest())
    session.note("a word")
    session.undo()
    for line in (0, 2, 3, 4, 99):
        refused = session.rewrite(line, Rest())
        assert refused == Refused("not_an_act", {"line": line}, forceable=False)


def test_a_plan_grows_stale(table: Table) -> None:
    session = table.session
    play(session, Rest(), Rest())
    plan = planned(session.rewrite(1, SetOil(3)))
    session.note("meanwhile")
    refused = session.accept(plan)
    assert refused is not None
    assert refused.code == "plan_stale"


def test_editing_what_was_shown_asks_the_table(table: Table) -> None:
    session = table.session
    play(session, SetOil(20), Take())
    plan = planned(session.rewrite(1, SetOil(19)))
    assert plan.shown
    assert session.accept(plan) == Refused("ask_table")
    assert session.accept(plan, asked=True) is None
    assert [entry.asked for entry in table.entries()][2:] == [True, False, False]


def test_an_edit_behind_a_snapshot(table: Table) -> None:
    play(table.session, SetOil(20), Rest(), Rest())
    table.session.close()
    session = table.open()
    session.accept(planned(session.rewrite(1, SetOil(10))))
    assert session.state.oil == 8


def test_an_edit_is_written_as_a_whole_or_not_at_all(table: Table) -> None:
    session = table.session
    play(session, Rest(), Rest(), Rest())
    plan = planned(session.rewrite(1, SetOil(5)))
    table.store.failure = StoreFullError()
    session.accept(plan)
    assert len(table.entries()) == 3
    assert session.saving.pending == 3
    table.store.failure = None
    session.note("room again")
    assert len(table.entries()) == 7
