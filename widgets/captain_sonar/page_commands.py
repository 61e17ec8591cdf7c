"""The radio operator's keys, for the window and its command palette."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication

from engines.captain_sonar.observations import HitResult
from engines.squares import Direction
from widgets.captain_sonar import words
from widgets.captain_sonar.keys import ACTS, Act, act_run, name
from widgets.commands import Command

if TYPE_CHECKING:
    from widgets.captain_sonar.page import RadioPage

translate = QCoreApplication.translate
SELF_HIT_KEYS: Final[dict[HitResult, str]] = {
    "none": "Alt+N",
    "indirect": "Alt+I",
    "direct": "Alt+D",
}
"""What an explosion of the enemy did to itself."""
_STEPS: Final[tuple[tuple[Direction, str], ...]] = (
    ("N", "Alt+Up"),
    ("E", "Alt+Right"),
    ("S", "Alt+Down"),
    ("W", "Alt+Left"),
)


def commands(page: RadioPage) -> list[Command]:
    """Everything the page can do."""
    return [
        *(_act(page, act) for act in ACTS.values()),
        *(_sector(page, number) for number in range(1, 10)),
        *_map(page),
        *_overlay(page),
        *_details(page),
        *_files(page),
    ]


def _heard() -> str:
    return translate("Commands", "Heard")


def _thinking() -> str:
    return translate("Commands", "Map")


def _command(
    command_id: str,
    text: Callable[[], str],
    keys: tuple[str, ...],
    run: Callable[[], object],
    group: Callable[[], str] = _thinking,
    enabled: Callable[[], bool] = lambda: True,
) -> Command:
    return Command(f"radio.{command_id}", text, keys, run, group, enabled)


def _act(page: RadioPage, act: Act) -> Command:
    def run() -> None:
        act_run(act, page.hear, page.begin)

    return _command(act.id, lambda: name(act.id), act.keys, run, _heard)


def _sector(page: RadioPage, number: int) -> Command:
    def text() -> str:
        found = translate("Commands", "Sector {number}: drone or surfaced")
        return found.format(number=number)

    return _command(
        f"sector_{number}",
        text,
        (str(number),),
        lambda: page.begin("sector", str(number)),
        _heard,
        lambda: number <= page.board.view.chart.sectors,
    )


def _map(page: RadioPage) -> list[Command]:
    return [
        _command(
            "cursor",
            lambda: translate("Commands", "Move the cursor on the map (W asks why)"),
            ("C",),
            page.map.focus,
        ),
        _command(
            "leave",
            lambda: translate("Commands", "Leave what was begun"),
            ("Esc",),
            page.leave,
        ),
        _command(
            "place_own",
            lambda: translate("Commands", "Place our submarine"),
            ("P",),
            page.map.place_own,
        ),
        _command(
            "repair",
            lambda: translate("Commands", "Go to the repairs of a contradiction"),
            ("R",),
            page.focus_repairs,
        ),
        _command(
            "change_last",
            lambda: translate("Commands", "Change the last line"),
            ("Backspace",),
            page.change_last,
            _thinking,
            lambda: bool(page.state.lines),
        ),
    ]


def _overlay(page: RadioPage) -> list[Command]:
    def step(heading: Direction, key: str) -> Command:
        def text() -> str:
            found = translate("Commands", "Move the track {direction}")
            return found.format(direction=words.direction(heading))

        return _command(f"track_{heading}", text, (key,), lambda: page.overlay.step(heading))

    return [
        _command(
            "track",
            lambda: translate("Commands", "Track on the map, or away"),
            ("V",),
            page.panels.overlay.toggle.toggle,
        ),
        _command(
            "track_next",
            lambda: translate("Commands", "Track: next likely place"),
            (".",),
            lambda: page.overlay.next_place(1),
        ),
        _command(
            "track_before",
            lambda: translate("Commands", "Track: place before"),
            (",",),
            lambda: page.overlay.next_place(-1),
        ),
        *(step(heading, key) for heading, key in _STEPS),
        *(_way(page, number) for number in range(1, 10)),
    ]


def _way(page: RadioPage, number: int) -> Command:
    def text() -> str:
        found = translate("Commands", "Track: alternative {number} of the silence")
        return found.format(number=number)

    def run() -> None:
        buttons = page.panels.overlay.ways.buttons()
        if number <= len(buttons):
            buttons[number - 1].click()

    return _command(f"way_{number}", text, (f"Alt+{number}",), run)


def _details(page: RadioPage) -> list[Command]:
    return [
        _command(
            "self_none",
            lambda: translate("Commands", "Its explosion did not hit itself"),
            (SELF_HIT_KEYS["none"],),
            lambda: page.tell_self_hit("none"),
            _heard,
        ),
        _command(
            "self_indirect",
            lambda: translate("Commands", "Its explosion hit itself indirectly"),
            (SELF_HIT_KEYS["indirect"],),
            lambda: page.tell_self_hit("indirect"),
            _heard,
        ),
        _command(
            "self_direct",
            lambda: translate("Commands", "Its explosion hit itself directly"),
            (SELF_HIT_KEYS["direct"],),
            lambda: page.tell_self_hit("direct"),
            _heard,
        ),
    ]


def _files(page: RadioPage) -> list[Command]:
    return [
        _command(
            "save_transcript",
            lambda: translate("Commands", "Save the record as a transcript"),
            ("Ctrl+S",),
            page.save_transcript,
        ),
        _command(
            "open_transcript",
            lambda: translate("Commands", "Open a transcript"),
            ("Ctrl+O",),
            page.open_transcript,
        ),
    ]
