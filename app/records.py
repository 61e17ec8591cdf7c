"""Commands about tables without a window: list, export, import, play again."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from app import cli, console, exchange, games, messages
from app.console import plain
from app.exchange import Document, ExchangeError
from app.i18n import speaking
from app.opening import OpenError, open_whole
from app.store import ReadOnlyError, Store, StoreError, TableInfo
from engines.contract import REFEREE, TABLE, AnyRules, fold
from engines.journal import Entry, advance, begin, decode_act, decode_events
from engines.log import line
from widgets.journal_text import sentence

_STANDARD = "-"


def command(args: argparse.Namespace) -> int:
    """Run `tables`, `export`, `import` or `replay`; gives the exit status."""
    run = {"tables": _tables, "export": _export, "import": _import, "replay": _replay}
    with speaking():
        try:
            return run[args.command](args)
        except (StoreError, ExchangeError, OpenError) as error:
            return cli.fail(messages.sentence_of(error))


class _Row(msgspec.Struct):
    id: int
    title: str
    game: str
    played: str
    entries: int
    archived: bool
    status: str


def _opened(folder: Path, *, to_write: bool = False) -> Store:
    """The store of a folder; what had to be restored is told beside the output.

    Raises StoreError, also when it is to be written and cannot.
    """
    store = Store.open(folder)
    if to_write and store.read_only:
        store.close()
        raise ReadOnlyError(store.read_only, {"file": str(store.path)})
    for notice in store.notices:
        console.complain(messages.sentence_of(notice))
    return store


def _tables(args: argparse.Namespace) -> int:
    with _opened(args.folder) as store:
        for info in store.tables(archived=args.archived):
            row = _row(store, info)
            if args.json:
                print(msgspec.json.encode(row).decode())
            else:
                print(row.id, row.played, *map(plain, (row.title, row.status)), sep="\t")
    return 0


def _row(store: Store, info: TableInfo) -> _Row:
    game = games.find(info.game)
    status = info.summary
    if game is not None:
        try:
            options = msgspec.json.decode(info.options, type=game.rules.options)
            timeline = begin(game.rules.initial(options))
            for entry in store.entries(info.id):
                timeline = advance(game.rules, timeline, entry)
            status = game.text().status(game.rules.view(timeline.state, TABLE))
        except (msgspec.MsgspecError, LookupError, ValueError, TypeError):
            # A list must not fail because of one table: its stored line is shown.
            pass
    played = info.played[:16].replace("T", " ")
    return _Row(info.id, info.title, info.game, played, info.last_seq, info.archived, status)


def _find(store: Store, name: str) -> TableInfo:
    """A table by its number, or by its name when only one has it. Raises ExchangeError."""
    known = store.tables() + store.tables(archived=True)
    found = [info for info in known if str(info.id) == name]
    found = found or [info for info in known if info.title.casefold() == name.casefold()]
    if len(found) == 1:
        return found[0]
    if found:
        numbers = ", ".join(str(number) for number in sorted(info.id for info in found))
        raise ExchangeError("many_tables", table=name, numbers=numbers)
    raise ExchangeError("table_unknown", table=name)


def _export(args: argparse.Namespace) -> int:
    with _opened(args.folder) as store:
        info = _find(store, args.table)
        game = games.find(info.game)
        if game is None:
            return cli.fail(messages.sentence("other_game", {"game": info.game}))
        open_whole(store, info, game.rules)  # says what cannot be read, by its line
        data = exchange.export_table(store, info.id, game.rules, args.seat)
    if args.out in (None, _STANDARD):
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    else:
        exchange.save_file(Path(args.out), data)
    return 0


def _import(args: argparse.Namespace) -> int:
    data = _read(args.file)
    with _opened(args.folder, to_write=True) as store:
        info = exchange.import_table(store, data, games.rules())
    print(info.id, plain(info.title), sep="\t")
    return 0


def _read(name: str) -> bytes:
    if name == _STANDARD:
        return exchange.read_standard_input()
    return exchange.read_file(Path(name))


def _replay(args: argparse.Namespace) -> int:
    document = exchange.read_document(_read(args.file), games.rules())
    game = games.find(document.game)
    if game is None:
        return cli.fail(messages.sentence("unknown_game", {"game": document.game}))
    text, rules = game.text(), game.rules
    timeline = begin(rules.initial(msgspec.json.decode(document.options, type=rules.options)))
    differing = []
    for entry in document.entries:
        if not _decides_alike(rules, timeline.state, entry, document):
            differing.append(entry.seq)
        timeline = advance(rules, timeline, entry)
        shown = line(rules, entry, document.seat)
        if shown is not None:
            view = rules.view(timeline.state, document.seat)
            mark = " *" if entry.seq in differing else ""
            print(plain(f"{entry.seq}. {sentence(text, shown, view)}{mark}"))
    print(plain(text.status(rules.view(timeline.state, TABLE))))
    if differing:
        numbers = ", ".join(str(number) for number in differing)
        return cli.fail(messages.sentence("decided_otherwise", {"numbers": numbers}))
    return 0


def _decides_alike(rules: AnyRules, state: Any, entry: Entry, document: Document) -> bool:
    """True unless today's rules make other events of the same act and the same dice."""
    act = decode_act(rules, entry)
    # A seat's copy lacks what it may not see, so nothing can be decided from it.
    if entry.kind != "act" or act is None or document.seat != REFEREE:
        return True
    decided = rules.decide(state, entry.seat, act, entry.forced is not None)
    if not isinstance(decided, tuple):
        return False
    return _with_chance(rules, state, decided, entry) == decode_events(rules, entry)


def _with_chance(
    rules: AnyRules, state: Any, decided: tuple[Any, ...], entry: Entry
) -> tuple[Any, ...] | None:
    events, state = decided, fold(rules, state, decided)
    for answer in entry.answers:
        settled = rules.settle(state, answer)
        if not isinstance(settled, tuple):
            return None
        events, state = (*events, *settled), fold(rules, state, settled)
    return events
