"""A table being played: acting (`app.play`), looking back, and what each seat may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from app import past, rewrite
from app.clock import Clock
from app.dealer import Dealer
from app.logbook import LogBook
from app.past import Move
from app.play import Changed, Play, encoded, refused
from app.rewrite import Choice, Draft, Edit, Plan
from app.store import Store, StoreError, TableInfo
from engines import log
from engines.contract import TABLE, AnyRules, Refused, Seat
from engines.journal import BeforeSnapshotError, Entry, Timeline, add_act, live_acts, move
from engines.log import LogLine

__all__ = ["Changed", "Choice", "Edit", "Plan", "Session"]


class Session(Play):
    """One open table."""

    def __init__(
        self, store: Store, info: TableInfo, rules: AnyRules, clock: Clock, dealer: Dealer
    ) -> None:
        """Made by `Session.open`. Raises as it does."""
        super().__init__(store, info, rules, clock, dealer)
        self._book = LogBook(rules)
        self._older: tuple[Entry, ...] = ()
        self._older_live: frozenset[int] = frozenset()

    @classmethod
    def open(
        cls,
        store: Store,
        table_id: int,
        rules: AnyRules,
        clock: Clock,
        dealer: Dealer | None = None,
    ) -> Session:
        """Open a table of a store, by default with a dealer for its own seed.

        Raises OpenError when its entries cannot be read by these rules,
        StoreError when there is no such table or the store cannot be read.
        """
        info = store.table(table_id)
        return cls(store, info, rules, clock, dealer or Dealer(info.seed))

    # What a seat may see

    def view(self, seat: Seat) -> Any:
        """What a seat may see of the state."""
        return self.rules.view(self.state, seat)

    def for_seat(self, change: Changed, seat: Seat) -> Changed:
        """A change as a seat may see it; its entries become LogLines."""
        live = frozenset(entry.seq for entry in change.entries)
        return Changed(
            self.rules.view(change.state, seat),
            log.seen_events(self.rules, change.events, seat),
            tuple(log.lines(self.rules, change.entries, seat, live)),
        )

    def log(self, seat: Seat, after: int = 0) -> tuple[LogLine, ...]:
        """The journal as a seat may read it, oldest first, from the entry behind `after`.

        Lines that did not change are the same objects each time. Entries that
        cannot be read any more are left out.
        """
        older = self._read_older() if after < self._opened.start else ()
        entries = (*older, *self._opened.entries.values())
        live = self._opened.timeline.live() | self._older_live
        return self._book.read((entry for entry in entries if entry.seq > after), seat, live)

    def undo_line(self, seat: Seat) -> LogLine | None:
        """What undo would take back, as far as the seat may know it."""
        return self._line(self._opened.timeline.head.seq, seat)

    def redo_line(self, seat: Seat) -> LogLine | None:
        """What redo would bring back, as far as the seat may know it."""
        undone = self._opened.timeline.undone
        return self._line(undone[-1].seq, seat) if undone else None

    # Taking back and bringing back

    @property
    def can_undo(self) -> bool:
        """True when an act can be taken back."""
        return self._opened.timeline.head.seq > 0

    @property
    def can_redo(self) -> bool:
        """True when an act that was taken back can come again."""
        return bool(self._opened.timeline.undone)

    @property
    def needs_asking(self) -> bool:
        """True when undo would take back something hidden that was shown."""
        found = self._undo_move()
        return isinstance(found, Move) and self._shown((found,))

    def needs_asking_at(self, seq: int) -> bool:
        """True when a rewind to `seq` would take back something hidden that was shown."""
        found = self._moves_to(seq)
        return not isinstance(found, Refused) and self._shown(found)

    def undo(self, asked: bool = False, seat: Seat = TABLE) -> Refused | None:
        """Take the last act back, or the last edit of the past as a whole.

        Refused `ask_table` when something hidden was shown: ask, then call with `asked`.
        """
        found = self._undo_move()
        return found if isinstance(found, Refused) else self._go((found,), asked, seat)

    def redo(self, seat: Seat = TABLE) -> Refused | None:
        """Bring back what was taken back last."""
        undone = self._opened.timeline.undone
        if not undone:
            return refused("nothing_to_redo")
        return self._go((Move("redo", undone[-1].seq),), False, seat)

    def rewind(self, seq: int, asked: bool = False, seat: Seat = TABLE) -> Refused | None:
        """Make line `seq` the last that counts, back or forth; 0 is the start of play.

        Refused as `undo`, and `line_taken_back` for a line that redo does not reach.
        """
        found = self._moves_to(seq)
        return found if isinstance(found, Refused) else self._go(found, asked, seat)

    # Editing the past

    def rewrite(self, seq: int, act: Any = None) -> Plan | Refused:
        """Plan to change the act of a line, or to take it out. See `plan`."""
        return self.plan(Edit("delete" if act is None else "change", seq, act))

    def plan(self, edit: Edit, choices: Mapping[int, Choice] | None = None) -> Plan | Refused:
        """Play the line again with an edit; nothing is written before `accept`.

        `choices` says by line whether a contradicting act is dropped or forced.
        """
        if problem := self._need_whole():
            return problem
        opened = self._opened
        return rewrite.plan(self.rules, opened.timeline, opened.entries, edit, self.dealer, choices)

    def accept(self, plan: Plan, asked: bool = False, seat: Seat = TABLE) -> Refused | None:
        """Make a plan the line of play, in one transaction; the old one stays in the journal.

        Refused `plan_stale` when something happened since, `ask_table` as `undo`.
        """
        if plan.last != self.last_seq:
            return refused("plan_stale")
        if plan.shown and not asked:
            return Refused("ask_table")
        fields = {"to": plan.base, "edit": plan.old_head, "asked": asked and plan.shown}
        entry = self._entry("rewind", seat, **fields)
        timeline = move(self._opened.timeline, entry)
        steps = [(entry, timeline)]
        for offset, draft in enumerate(plan.drafts, start=2):
            entry = self._draft_entry(draft, offset, plan.old_head)
            timeline = add_act(timeline, entry, draft.state)
            steps.append((entry, timeline))
        return self._commit(steps)

    def _read_older(self) -> tuple[Entry, ...]:
        """Entries up to the snapshot, which only the log needs: nothing is folded."""
        if not self._older and not self._opened.whole:
            try:
                entries = self._store.entries(self.info.id)
                self._older = tuple(e for e in entries if e.seq <= self._opened.start)
                self._older_live = live_acts(self._older)
            except (StoreError, BeforeSnapshotError):
                return ()
        return () if self._opened.whole else self._older

    def _draft_entry(self, draft: Draft, offset: int, edit: int) -> Entry:
        known = draft.act is not None
        return self._entry(
            "act",
            draft.seat,
            offset,
            act=msgspec.Raw(msgspec.json.encode(draft.act)) if known else None,
            answers=draft.answers,
            events=encoded(draft.events),
            forced=draft.forced,
            correction=known and self.rules.is_correction(draft.act),
            edit=edit,
        )

    def _line(self, seq: int, seat: Seat) -> LogLine | None:
        if seq and seq not in self._opened.entries:
            self._need_whole()
        entry = self._opened.entries.get(seq)
        return log.line(self.rules, entry, seat) if entry else None

    def _undo_move(self) -> Move | Refused:
        if self._opened.timeline.head.before is None and (problem := self._need_whole()):
            return problem
        return past.undo_move(self._opened.timeline) or refused("nothing_to_undo")

    def _moves_to(self, seq: int) -> tuple[Move, ...] | Refused:
        if seq <= self._opened.start and (problem := self._need_whole()):
            return problem
        return past.moves_to(self._opened.timeline, self._opened.entries, seq)

    def _shown(self, moves: tuple[Move, ...]) -> bool:
        leaving = [step for found in moves for step in found.leaving]
        return past.shown(self.rules, self._opened.entries, leaving)

    def _go(self, moves: tuple[Move, ...], asked: bool, seat: Seat) -> Refused | None:
        shown = self._shown(moves)
        if shown and not asked:
            return Refused("ask_table")
        timeline: Timeline[Any] = self._opened.timeline
        steps = []
        for offset, found in enumerate(moves, start=1):
            entry = self._entry(found.kind, seat, offset, to=found.to, asked=shown)
            timeline = move(timeline, entry)
            steps.append((entry, timeline))
        return self._commit(steps)

    def _need_whole(self) -> Refused | None:
        return None if self._opened.whole else self._load_whole()

    def _load_whole(self) -> Refused | None:
        refused = super()._load_whole()
        if refused is None:
            self._older, self._older_live = (), frozenset()
        return refused
