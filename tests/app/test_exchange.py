"""A table goes out whole and comes back whole; anything else is refused by its name."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app import exchange
from app.exchange import ExchangeError, export_table, import_table, read_document
from app.messages import codes, sentence_of
from app.store import Store
from engines.captain_sonar.radio import RULES as RADIO
from engines.contract import REFEREE, TABLE
from engines.journal import Entry, play
from tests.helpers import lantern
from tests.helpers.lantern import (
    BLUE,
    RED,
    Began,
    Options,
    Peek,
    Peeked,
    Rest,
    Rested,
    Showed,
    Take,
    Took,
)

GAMES = {RADIO.id: RADIO, lantern.RULES.id: lantern.RULES}


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def act(seq: int, seat: str, what: object, *events: object, **more: Any) -> Entry:
    return Entry(
        seq=seq,
        kind="act",
        seat=seat,
        wall=f"2026-03-01T20:00:{seq:02}.000+01:00",
        version=1,
        act=raw(what),
        events=tuple(map(raw, events)),
        **more,
    )


def secret_game(pearl: str = "black", peeked: tuple[str, ...] = ("pink",)) -> tuple[Entry, ...]:
    """Red takes a pearl in secret, blue peeks at it, something is taken back."""
    wall = "2026-03-01T20:01:00.000+01:00"
    return (
        act(1, RED, Take(), Began(RED, "take"), Took(RED, pearl)),
        act(2, BLUE, Peek(), Peeked(BLUE, peeked)),
        act(3, BLUE, Rest(), Rested(BLUE)),
        Entry(seq=4, kind="rewind", seat=TABLE, wall=wall, version=1, to=2, asked=True),
        act(5, BLUE, Rest(), Rested(BLUE)),
        Entry(seq=6, kind="note", seat=TABLE, wall=wall, version=1, text="Öl? 油"),
    )


@pytest.fixture
def store(tmp_path: Path):
    with Store.open(tmp_path / "data") as opened:
        yield opened


def made(store: Store, entries: tuple[Entry, ...]) -> int:
    return store.create(lantern.RULES.id, "Fríday 星期五", Options(oil=9), 77, entries).id


def test_a_whole_table_comes_back_the_same(store: Store) -> None:
    number = made(store, secret_game())
    copy = import_table(store, export_table(store, number, lantern.RULES), GAMES)
    assert copy.id != number
    assert (copy.title, copy.seed, copy.game) == ("Fríday 星期五", 77, "tests.lantern")
    assert msgspec.json.decode(copy.options, type=Options) == Options(oil=9)
    assert store.entries(copy.id) == store.entries(number) == secret_game()


def test_entries_that_wait_for_the_disk_go_along(store: Store) -> None:
    number = made(store, secret_game()[:2])
    data = export_table(store, number, lantern.RULES, waiting=secret_game()[2:])
    assert read_document(data, GAMES).entries == secret_game()


@pytest.mark.parametrize("seat", [TABLE, RED])
def test_a_seat_gets_only_what_it_may_see(store: Store, seat: str) -> None:
    """Two journals that differ only in what the seat may not see give the same file."""
    one = export_table(store, made(store, secret_game(peeked=("pink",))), lantern.RULES, seat)
    two = export_table(store, made(store, secret_game(peeked=("white",))), lantern.RULES, seat)
    strip = {"created": "", "title": ""}
    assert msgspec.json.decode(one) | strip == msgspec.json.decode(two) | strip
    document = read_document(one, GAMES)
    assert document.seed == 0
    assert [entry.seq for entry in document.entries] == [1, 2, 3]
    assert [entry.kind for entry in document.entries] == ["act", "act", "note"]
    pearl = "" if seat == TABLE else "black"
    assert document.entries[0].events[1] == raw(Took(RED, pearl))
    state = play(lantern.RULES, lantern.RULES.initial(Options(oil=9)), secret_game()).state
    assert document.view == raw(lantern.RULES.view(state, seat))


def test_the_public_file_names_no_secret(store: Store) -> None:
    data = export_table(store, made(store, secret_game()), lantern.RULES, TABLE)
    assert b"black" not in data
    assert b"peek" not in data.replace(b'"peeks"', b"")
    assert b"77" not in data


def test_a_view_cannot_be_played_on(store: Store) -> None:
    data = export_table(store, made(store, secret_game()), lantern.RULES, BLUE)
    assert refusal(store, data) == ("only_a_view", {"seat": BLUE})


def test_a_seat_that_is_not_there(store: Store) -> None:
    number = made(store, ())
    with pytest.raises(ExchangeError) as caught:
        export_table(store, number, lantern.RULES, "green")
    assert caught.value.code == "unknown_seat"
    assert caught.value.details["seats"] == "red, blue, table, referee"


def refusal(store: Store, data: bytes) -> tuple[str, dict[str, str | int]]:
    before = store.tables()
    with pytest.raises(ExchangeError) as caught:
        import_table(store, data, GAMES)
    assert store.tables() == before
    said = sentence_of(caught.value)
    assert said
    assert "{" not in said
    assert "?" not in said
    return caught.value.code, caught.value.details


@pytest.fixture
def data(store: Store) -> bytes:
    return export_table(store, made(store, secret_game()), lantern.RULES)


def edited(data: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    document = msgspec.json.decode(data)
    change(document)
    return msgspec.json.encode(document)


BAD_TEXT: list[tuple[bytes, str]] = [
    (b"", "empty"),
    (b" \n", "empty"),
    (b"\x00" * 50, "not_json"),
    (b"Chart: alpha\nN\nE\n", "not_json"),
    (b"[1, 2, 3]", "foreign_json"),
    (b'"bathysphere.table"', "foreign_json"),
    (b'{"version": 3, "players": []}', "foreign_json"),
    (b'{"format": "other.table", "format_version": 1}', "foreign_json"),
    (b'{"format": "bathysphere.table"}', "foreign_json"),
    (b'{"format": "bathysphere.table", "format_version": 1}', "bad_file"),
    (b"[" * 100_000, "foreign_json"),
    (b'{"x": ' + b"[" * 100_000, "not_json"),
    ('{"format": "bathysphere.table"}'.encode("utf-16"), "wrong_encoding"),
    ('{"format": "Größe"}'.encode("latin-1"), "wrong_encoding"),
]


@pytest.mark.parametrize(("text", "code"), BAD_TEXT, ids=range(len(BAD_TEXT)))
def test_files_that_are_no_table(store: Store, text: bytes, code: str) -> None:
    assert refusal(store, text)[0] == code


def test_a_byte_order_mark_does_no_harm(store: Store, data: bytes) -> None:
    assert import_table(store, b"\xef\xbb\xbf" + data, GAMES).last_seq == 6


@pytest.mark.parametrize("share", [0.01, 0.3, 0.5, 0.9, 0.999])
def test_a_cut_file_is_called_cut(store: Store, data: bytes, share: float) -> None:
    assert refusal(store, data[: int((len(data) - 2) * share)])[0] == "cut_file"


def test_a_cut_inside_a_letter(store: Store, data: bytes) -> None:
    inside = data.index("星".encode()) + 1
    assert refusal(store, data[:inside])[0] == "cut_file"


BAD_CONTENT: list[tuple[Callable[[dict[str, Any]], object], str, dict[str, str | int]]] = [
    (lambda d: d.update(format_version=2), "newer_format", {"version": 2, "most": 1}),
    (lambda d: d.update(game="chess"), "unknown_game", {"game": "chess"}),
    (
        lambda d: d.update(rules_version=2),
        "newer_rules",
        {"game": "tests.lantern", "version": 2, "most": 1},
    ),
    (
        lambda d: d["entries"][4].update(version=5),
        "newer_rules",
        {"game": "tests.lantern", "version": 5, "most": 1},
    ),
    (lambda d: d["entries"][2].update(seq=4), "out_of_order", {"expected": 3, "given": 4}),
    (lambda d: d["entries"].pop(0), "out_of_order", {"expected": 1, "given": 2}),
    (lambda d: d["entries"].reverse(), "out_of_order", {"expected": 1, "given": 6}),
    (lambda d: d["entries"][3].update(to=-1), "bad_move", {"entry": 4}),
]


@pytest.mark.parametrize(("change", "code", "details"), BAD_CONTENT)
def test_content_that_is_exactly_named(
    store: Store,
    data: bytes,
    change: Callable[[dict[str, Any]], object],
    code: str,
    details: dict[str, str | int],
) -> None:
    assert refusal(store, edited(data, change)) == (code, details)


BAD_VALUES: list[tuple[Callable[[dict[str, Any]], object], str, int | None]] = [
    (lambda d: d.update(seed=-1), "bad_file", None),
    (lambda d: d.update(seed=1 << 63), "bad_file", None),
    (lambda d: d.update(entries={}), "bad_file", None),
    (lambda d: d.update(options={"oil": "much"}), "bad_options", None),
    (lambda d: d.update(options={"oil": 0}), "bad_options", None),
    (lambda d: d["entries"][1].update(kind="cheat"), "bad_entry", 2),
    (lambda d: d["entries"].append(7), "bad_entry", 7),
    (lambda d: d["entries"][1].update(wall="yesterday"), "bad_entry", 2),
    (lambda d: d["entries"][1].update(wall=""), "bad_entry", 2),
    (lambda d: d["entries"][0]["events"][0].update(type="won"), "bad_event", 1),
    (lambda d: d["entries"][4]["act"].update(type="steal"), "bad_event", 5),
]


@pytest.mark.parametrize(("change", "code", "entry"), BAD_VALUES)
def test_values_that_make_no_sense(
    store: Store,
    data: bytes,
    change: Callable[[dict[str, Any]], object],
    code: str,
    entry: int | None,
) -> None:
    found, details = refusal(store, edited(data, change))
    assert found == code
    assert details.get("entry") == entry
    assert details["text"]


def test_an_event_that_the_rules_cannot_follow(store: Store, data: bytes) -> None:
    def lost(_state: object, _event: object) -> object:
        raise KeyError("green")

    games = {lantern.RULES.id: dataclasses.replace(lantern.RULES, evolve=lost)}
    with pytest.raises(ExchangeError) as caught:
        import_table(store, data, games)
    assert (caught.value.code, caught.value.details["entry"]) == ("bad_event", 1)


def test_a_file_too_large_is_not_read(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(exchange.LARGEST + (1 << 20))
    with pytest.raises(ExchangeError) as caught:
        exchange.read_file(huge)
    assert (caught.value.code, caught.value.details) == ("too_large", {"size": 65, "most": 64})
    monkeypatch.setattr(exchange, "LARGEST", 1 << 20)
    assert refusal(store, b" " * (1 << 21))[0] == "too_large"


@given(st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_no_damage_imports_half_a_table(store: Store, data: bytes, noise: st.DataObject) -> None:
    broken = bytearray(data)
    for at in noise.draw(st.lists(st.integers(0, len(data) - 1), min_size=1, max_size=5)):
        broken[at] = noise.draw(st.integers(0, 255))
    before = len(store.tables())
    code = ""
    try:
        import_table(store, bytes(broken), GAMES)
    except ExchangeError as error:
        code = error.code
    after = store.tables()
    assert not code or code in codes()
    assert len(after) == before + (not code)
    assert all(table.last_seq == 6 for table in after)


def test_saving_replaces_the_old_file_or_leaves_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "Tïsch 家.json"
    exchange.save_file(target, b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ExchangeError) as caught:
        exchange.save_file(target, b"new")
    assert caught.value.code == "file_full"
    assert target.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [target]
    monkeypatch.undo()
    exchange.save_file(target, b"new")
    assert exchange.read_file(target) == b"new"


def full(_handle: int) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize(
    ("name", "code"),
    [("none.json", "file_missing"), (".", "file_is_folder"), ("nul\0.json", "file_failed")],
)
def test_files_that_cannot_be_read(tmp_path: Path, name: str, code: str) -> None:
    with pytest.raises(ExchangeError) as caught:
        exchange.read_file(tmp_path / name)
    assert caught.value.code == code


def test_a_folder_is_not_overwritten(tmp_path: Path) -> None:
    with pytest.raises(ExchangeError) as caught:
        exchange.save_file(tmp_path, b"x")
    assert caught.value.code == "file_is_folder"


def test_the_referee_file_holds_everything(data: bytes) -> None:
    document = read_document(data, GAMES)
    assert (document.seat, document.seed, document.game) == (REFEREE, 77, "tests.lantern")
    assert Showed not in {type(event) for event in document.entries}
