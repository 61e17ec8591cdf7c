from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton

from engines.timers import Timer, TimerChange, Timers, apply, elapsed, remaining
from tests.helpers import a11y
from widgets import theme
from widgets.timer_chip import clock_text, shown_seconds, until_next
from widgets.timer_popovers import AdjustPopover, NewTimerPopover
from widgets.timer_strip import TimerStrip


class Desk:
    """A table's timers and its clock, both moved by hand."""

    def __init__(self, *timers: Timer) -> None:
        self.timers: Timers = timers
        self.now = 1000.0
        self.strip = TimerStrip(lambda: [(timer, self.now) for timer in self.timers])
        self.strip.change_requested.connect(self.apply)

    def apply(self, change: TimerChange) -> None:
        at = TimerChange(
            change.what, change.id, self.now, change.timer, change.seconds, reason=change.reason
        )
        self.timers = apply(self.timers, at)
        self.strip.refresh()


@pytest.fixture
def desk(qtbot):  # type: ignore[no-untyped-def]
    made = Desk(Timer("Game", banked=65.0), Timer("Turn", "down", 120.0, banked=30.0))
    qtbot.addWidget(made.strip)
    with qtbot.waitActive(made.strip):
        made.strip.show()
        made.strip.activateWindow()
    return made


@pytest.mark.parametrize(
    ("seconds", "down", "want"),
    [
        (0.0, False, "0:00"),
        (0.99, False, "0:00"),
        (59.999, False, "0:59"),
        (60.0, False, "1:00"),
        (3599.9, False, "59:59"),
        (3600.0, False, "1:00:00"),
        (0.0, True, "0:00"),
        (0.01, True, "0:01"),
        (60.0, True, "1:00"),
        (59.5, True, "1:00"),
        (-3.0, False, "0:00"),
    ],
)
def test_figures(seconds: float, down: bool, want: str) -> None:
    assert clock_text(seconds, down=down) == want


@given(
    down=st.booleans(),
    limit=st.floats(1, 5000),
    banked=st.floats(0, 6000),
    since=st.floats(0, 100),
    now=st.floats(100, 200),
)
def test_the_figures_change_when_they_are_said_to(
    down: bool, limit: float, banked: float, since: float, now: float
) -> None:
    timer = Timer("t", "down" if down else "up", limit, "", banked, since)
    wait = until_next(timer, now)

    def text(at: float) -> str:
        return clock_text(shown_seconds(timer, at), down=down)

    if down and remaining(timer, now) <= 0:
        assert wait == 0
        return
    assert 0 < wait <= 1.0001
    assert text(now + wait + 0.001) != text(now)
    if wait > 1e-6:  # less is lost in the rounding of `now`
        assert text(now + wait * 0.5) == text(now)
    assert elapsed(timer, now + wait) >= elapsed(timer, now)


def test_timers_are_shown(desk: Desk) -> None:
    assert [chip.text() for chip in desk.strip.chips] == ["1:05", "1:30"]
    assert not desk.strip.new_button.isVisible()
    a11y.assert_accessible(desk.strip)


def test_start_and_pause_by_mouse_and_key(desk: Desk, qtbot) -> None:  # type: ignore[no-untyped-def]
    chip = desk.strip.chips[0]
    assert chip.toggle.accessibleName() == "Start Game"
    qtbot.mouseClick(chip.toggle, Qt.MouseButton.LeftButton)
    assert desk.timers[0].since == 1000.0
    assert chip.toggle.accessibleName() == "Pause Game"
    desk.now += 10.4
    desk.strip.refresh()
    assert chip.text() == "1:15"
    chip.toggle.setFocus()
    qtbot.keyClick(chip.toggle, Qt.Key.Key_Space)
    assert desk.timers[0].since is None
    assert desk.timers[0].banked == pytest.approx(75.4)


@pytest.mark.parametrize(
    ("key", "up", "down"),
    [
        (Qt.Key.Key_Plus, "1:15", "1:40"),
        (Qt.Key.Key_Minus, "0:55", "1:20"),
        (Qt.Key.Key_PageUp, "2:05", "2:30"),
        (Qt.Key.Key_PageDown, "0:05", "0:30"),
    ],
)
def test_keys_change_what_is_shown(desk: Desk, qtbot, key, up: str, down: str) -> None:  # type: ignore[no-untyped-def]
    for chip in desk.strip.chips:
        qtbot.keyClick(chip.toggle, key)
    game, turn = (chip.text() for chip in desk.strip.chips)
    # Nobody gets more than the whole countdown, whatever is added.
    assert (game, turn) == (up, min(down, "2:00"))


def test_the_shown_second_follows_the_clock_not_the_ticks(desk: Desk, qtbot) -> None:  # type: ignore[no-untyped-def]
    desk.strip.chips[0].toggle.click()
    desk.strip.hide()
    desk.now += 3600.0
    desk.strip.show()
    assert desk.strip.chips[0].text() == "1:01:05"


def test_it_ticks_only_while_seen_and_running(desk: Desk) -> None:
    assert not desk.strip._ticker.isActive()
    desk.strip.chips[0].toggle.click()
    assert desk.strip._ticker.isActive()
    desk.strip.hide()
    assert not desk.strip._ticker.isActive()
    desk.strip.show()
    assert desk.strip._ticker.isActive()
    desk.strip.chips[0].toggle.click()
    assert not desk.strip._ticker.isActive()


def test_a_countdown_says_that_it_is_over(desk: Desk) -> None:
    chip = desk.strip.chips[1]
    chip.toggle.click()
    desk.now += 500.0
    desk.strip.refresh()
    assert chip.text() == "0:00"
    assert chip._name.text() == "Turn: time is up"
    assert chip._over.isVisible()


def popover(desk: Desk, kind: type, qtbot):  # type: ignore[no-untyped-def]
    found: list[AdjustPopover] = []

    def look() -> bool:
        found[:] = [one for one in desk.strip.findChildren(kind) if one.isVisible()]
        return bool(found)

    qtbot.waitUntil(look)
    return found[0]


def press(box, name: str) -> None:  # type: ignore[no-untyped-def]
    next(one for one in box.findChildren(QPushButton) if one.text() == name).click()


def test_the_box_of_a_timer(desk: Desk, qtbot) -> None:  # type: ignore[no-untyped-def]
    desk.strip.chips[0].figures.click()
    box = popover(desk, AdjustPopover, qtbot)
    a11y.assert_accessible(box)
    press(box, "+1:00")
    press(box, "−0:10")
    assert desk.strip.chips[0].text() == "1:55"
    press(box, "Reset")
    assert desk.strip.chips[0].text() == "0:00"
    qtbot.waitUntil(lambda: not desk.strip.findChildren(AdjustPopover))
    desk.strip.chips[1].figures.click()
    press(popover(desk, AdjustPopover, qtbot), "Remove")
    assert [timer.id for timer in desk.timers] == ["Game"]


def test_another_timer_is_made_from_the_box_of_one(desk: Desk, qtbot) -> None:  # type: ignore[no-untyped-def]
    desk.strip.chips[0].figures.click()
    press(popover(desk, AdjustPopover, qtbot), "New timer")
    box = popover(desk, NewTimerPopover, qtbot)
    a11y.assert_accessible(box)
    box.down.click()
    for _ in range(3):
        box.minutes.less.click()
    box.create_button.click()
    assert desk.timers[2] == Timer("Game 2", "down", 7 * 60.0)


def test_the_first_timer(qtbot) -> None:  # type: ignore[no-untyped-def]
    desk = Desk()
    qtbot.addWidget(desk.strip)
    desk.strip.show()
    assert desk.strip.new_button.isVisible()
    a11y.assert_accessible(desk.strip)
    desk.strip.new_button.click()
    box = popover(desk, NewTimerPopover, qtbot)
    assert not box.each.isVisible()
    assert not box.minutes.isVisible()
    box.name.setText("  Storm  ")
    qtbot.keyClick(box.name, Qt.Key.Key_Return)
    assert desk.timers == (Timer("Storm"),)


def test_one_clock_for_each_seat(qtbot) -> None:  # type: ignore[no-untyped-def]
    desk = Desk()
    qtbot.addWidget(desk.strip)
    desk.strip.set_seats([("red", "Anna"), ("blue", "Ben")])
    desk.strip.show()
    desk.strip.new_button.click()
    box = popover(desk, NewTimerPopover, qtbot)
    box.each.click()
    assert not box.name.isEnabled()
    box.create_button.click()
    assert [(timer.id, timer.seat) for timer in desk.timers] == [("red", "red"), ("blue", "blue")]
    anna, ben = desk.strip.chips
    assert anna.toggle.accessibleName() == "Start Anna"
    anna.toggle.click()
    ben.toggle.click()
    assert [timer.since is None for timer in desk.timers] == [True, False]


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_figures_are_whole_at_every_text_size(qapp: QApplication, qtbot, scale: float) -> None:  # type: ignore[no-untyped-def]
    theme.apply(qapp, theme.load("light"), scale=scale)
    try:
        desk = Desk(Timer("Game", banked=65.0), Timer("Turn", "down", 1.0, banked=3.0))
        qtbot.addWidget(desk.strip)
        desk.strip.show()
        qtbot.waitUntil(lambda: not a11y.outside(desk.strip))
        for chip in desk.strip.chips:
            assert chip._digits.height() >= chip._digits.fontMetrics().height()
            assert chip._digits.width() >= chip._digits.fontMetrics().horizontalAdvance("0:00")
        a11y.assert_accessible(desk.strip)
    finally:
        theme.apply(qapp, theme.load("light"))


def test_many_timers_scroll_on_a_phone(qtbot) -> None:  # type: ignore[no-untyped-def]
    desk = Desk(*(Timer(f"Clock {number}", banked=65.0) for number in range(6)))
    qtbot.addWidget(desk.strip)
    desk.strip.resize(200, desk.strip.sizeHint().height())
    with qtbot.waitActive(desk.strip):
        desk.strip.show()
        desk.strip.activateWindow()
    assert desk.strip.minimumSizeHint().width() < 200 < desk.strip.sizeHint().width()
    assert desk.strip.width() == 200
    last = desk.strip.chips[-1].toggle
    desk.strip.chips[0].toggle.setFocus()
    for _ in range(10):
        qtbot.keyClick(desk.strip.focusWidget(), Qt.Key.Key_Tab)
    assert desk.strip.focusWidget() is last
    qtbot.waitUntil(lambda: last.visibleRegion().boundingRect().width() >= theme.CONTROL)
