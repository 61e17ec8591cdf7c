"""The journal of an open table, kept readable for each seat.

A line is made once: reading the journal again after an act or an undo only
touches what is new and what was taken back.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from engines import log
from engines.contract import AnyRules, Seat
from engines.journal import Entry
from engines.log import LogLine


class LogBook:
    """Lines by seat and sequence number."""

    def __init__(self, rules: AnyRules) -> None:
        """Nothing is known yet."""
        self._rules = rules
        self._known: dict[Seat, dict[int, tuple[Entry, LogLine | None]]] = {}

    def read(
        self, entries: Iterable[Entry], seat: Seat, live: frozenset[int]
    ) -> tuple[LogLine, ...]:
        """The entries as the seat may read them; `live` are the acts that count.

        A line that did not change is the same object as the last time.
        """
        known = self._known.setdefault(seat, {})
        lines = (self._line(known, entry, seat, live) for entry in entries)
        return tuple(line for line in lines if line is not None)

    def _line(
        self,
        known: dict[int, tuple[Entry, LogLine | None]],
        entry: Entry,
        seat: Seat,
        live: frozenset[int],
    ) -> LogLine | None:
        counts = entry.kind != "act" or entry.seq in live
        before, line = known.get(entry.seq, (None, None))
        if before is not entry and before != entry:
            line = log.line(self._rules, entry, seat, counts)
        elif line is None or line.live == counts:
            return line
        else:
            line = msgspec.structs.replace(line, live=counts)
        known[entry.seq] = (entry, line)
        return line
