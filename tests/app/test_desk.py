"""The window, the store and a two-seat game with secrets and dice, without a real screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import games
from app.clock import Clock
from app.desk import Desk
from app.games import Game
from app.settings import Settings
from app.store import Store
from app.table_desk import TableDesk
from engines.chance import Rolled
from engines.timers import Timer
from tests.helpers.fake_time import FakeSources
from tests.helpers.lantern import RULES, Options
from tests.helpers.lantern_screen.kit import LanternPage
from widgets.background import Inline
from widgets.dialogs.message import MessageDialog
from widgets.main_window import MainWindow


@pytest.fixture
def sources() -> FakeSources:
    return FakeSources()


@pytest.fixture
def desk(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sources: FakeSources
) -> Iterator[Desk]:
    monkeypatch.setattr(games, "GAMES", (Game(RULES, "tests.helpers.lantern_screen"),))
    window = MainWindow()
    qtbot.addWidget(window)
    store = Store.open(tmp_path)
    found = Desk(window, store, Settings(tmp_path), Clock(sources), Inline())
    window.resize(1000, 700)
    found.show_home()
    window.show()
    yield found
    found.close()
    window.close_now()
    store.close()


def table(desk: Desk) -> TableDesk:
    assert desk.table is not None
    return desk.table


def page(desk: Desk) -> LanternPage:
    found = table(desk).view.page
    assert isinstance(found, LanternPage)
    return found


@pytest.fixture
def begun(desk: Desk) -> Desk:
    desk.show_new()
    desk._new.start.click()  # type: ignore[union-attr]
    return desk


def test_two_presses_from_home_to_a_running_table(qtbot: QtBot, desk: Desk) -> None:
    assert desk.window.focusWidget() is desk.home._new
    qtbot.keyClick(desk.window.focusWidget(), Qt.Key.Key_Return)
    qtbot.keyClick(desk.window.focusWidget(), Qt.Key.Key_Return)
    assert table(desk).session.info.title == "Lantern"
    assert page(desk).changes[0].state.oil == 12
    assert desk.window.windowTitle() == "Lantern - Bathysphere"


def test_an_act_is_shown_saved_and_can_be_taken_back(begun: Desk) -> None:
    page(begun).buttons["Rest"].click()
    view = table(begun).view
    assert page(begun).changes[-1].state.oil == 11
    assert view.last_text.text() == "1. Rested red"
    assert begun.store.table(1).last_seq == 1
    view.undo.click()
    assert page(begun).changes[-1].state.oil == 12
    assert not view.undo.isEnabled()
    view.redo.click()
    assert page(begun).changes[-1].state.oil == 11
    assert begun.store.table(1).last_seq == 3


def test_closed_and_continued_with_one_key(qtbot: QtBot, begun: Desk) -> None:
    page(begun).buttons["Rest"].click()
    table(begun).view.header.back.click()
    assert begun.table is None
    qtbot.waitUntil(lambda: begun.home.cards()[0].card.picture is not None, timeout=2000)
    card = begun.home.cards()[0]
    assert (card.card.title, card.card.status) == ("Lantern", "oil 11, blue to act")
    assert card.hasFocus()
    qtbot.keyClick(card, Qt.Key.Key_Return)
    assert page(begun).changes[0].state.oil == 11


def test_the_second_table_gets_a_name_of_its_own(begun: Desk) -> None:
    begun.show_new()
    begun._new.start.click()  # type: ignore[union-attr]
    assert [info.title for info in begun.store.tables()] == ["Lantern 2", "Lantern"]


def test_a_refusal_offers_the_rule_and_the_way_round(begun: Desk) -> None:
    page(begun).seat = "blue"
    page(begun).act("Rest")
    view = table(begun).view
    assert view.refusal.sentence() == "refused: not_your_turn"
    assert [refused.code for _act, refused in page(begun).refusals] == ["not_your_turn"]
    view.refusal._force.click()
    assert view.refusal.sentence() == ""
    assert begun.store.entries(1)[0].forced is not None
    assert page(begun).changes[-1].state.oil == 11


def test_a_refusal_goes_away_when_something_else_is_done(begun: Desk) -> None:
    page(begun).seat = "blue"
    page(begun).act("Rest")
    page(begun).seat = "red"
    page(begun).act("Rest")
    assert table(begun).view.refusal.sentence() == ""


def test_dice_are_rolled_by_the_program_or_typed(begun: Desk) -> None:
    view = table(begun).view
    assert view.tray.isHidden()
    page(begun).act("Dive")
    assert view.tray.isHidden()
    begun.window.commands.run("table.dice")
    page(begun).act("Dive")
    assert not view.tray.isHidden()
    view.tray.answered.emit(Rolled((3, 2), "table"))
    assert view.tray.isHidden()
    assert page(begun).changes[-1].state.scores["blue"] == 5
    page(begun).act("Dive")
    view.tray.rolled_by_app.emit()
    assert view.tray.isHidden()


def test_the_table_is_asked_before_something_seen_is_taken_back(begun: Desk) -> None:
    page(begun).act("Peek")
    table(begun).undo()
    (dialog,) = begun.window.findChildren(MessageDialog)
    dialog.close_button.click()
    assert begun.store.table(1).last_seq == 1
    table(begun).undo()
    found = begun.window.findChildren(MessageDialog)
    dialog = next(dialog for dialog in found if dialog.isVisible())
    dialog.accept_button.click()
    entry = begun.store.entries(1)[-1]
    assert (entry.kind, entry.asked) == ("rewind", True)


def test_the_curtain_hides_one_seat_from_the_other(begun: Desk) -> None:
    page(begun).act("Take")
    view = table(begun).view
    hand = page(begun).changes[-1].state.own
    assert len(hand) == 1
    pearl = hand[0]
    assert pearl in view.last_text.text()
    view.header.curtain.click()
    assert page(begun).isHidden()
    view.curtain.buttons()[1].click()
    assert view.seat == "blue"
    assert page(begun).changes[-1].state.own == ()
    assert pearl not in view.last_text.text()
    assert begun.hides()


def test_the_display_shows_what_everybody_may_see(begun: Desk) -> None:
    begun.window.commands.run("table.display")
    display = begun.window.page()
    assert display is table(begun).display
    assert begun.window.isFullScreen()
    page(begun).act("Take")
    assert display.page.views[-1].own == ()  # type: ignore[union-attr]
    begun.window.commands.run("table.display")
    assert begun.window.page() is table(begun).view
    assert not begun.window.isFullScreen()


def test_a_second_window_follows_and_closes_with_the_table(begun: Desk) -> None:
    begun.window.commands.run("table.second")
    second = table(begun).second
    assert second is not None
    page(begun).act("Rest")
    assert second.page.label.text() == "oil 11"  # type: ignore[attr-defined]
    begun.show_home()
    assert not second.isVisible()


def test_a_second_window_leaves_the_keyboard_where_it_is(begun: Desk) -> None:
    begun.window.commands.run("table.second")
    second = table(begun).second
    assert second is not None
    # What is typed into a display would be heard by nobody.
    assert second.windowFlags() & Qt.WindowType.WindowDoesNotAcceptFocus
    assert second.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)


def test_the_journal_goes_back_to_a_line(begun: Desk) -> None:
    for _ in range(3):
        page(begun).act("Rest")
    view = table(begun).view
    begun.window.commands.run("table.journal")
    view.journal.rewind_requested.emit(1)
    assert page(begun).changes[-1].state.oil == 11
    struck = [line.struck for line in table(begun)._lines]
    assert struck == [False, True, True, False]


def test_a_long_journal_is_read_bit_by_bit(qtbot: QtBot, begun: Desk) -> None:
    page(begun).act("Rest")
    for number in range(700):
        table(begun).session.note(f"note {number}")
    begun.show_home()
    begun.open_table(1)
    assert len(table(begun)._lines) == 200
    assert table(begun).view.last_text.text() == "701. note 699"
    begun.window.commands.run("table.journal")
    qtbot.waitUntil(lambda: len(table(begun)._lines) == 701, timeout=3000)
    assert table(begun).view.journal.model.total() == 701
    page(begun).act("Rest")
    assert table(begun).view.journal.model.total() == 702


def test_a_sleep_is_asked_about_and_its_answer_undone(begun: Desk, sources: FakeSources) -> None:
    timers = table(begun).timers
    timers.set(Timer("match"))
    timers.start("match")
    sources.run(10)
    sources.sleep(480)
    table(begun).session.clock.check()
    banner = begun.window.banners.banner("gap")
    assert banner is not None
    assert "8:00" in banner.sentence()
    banner.buttons()[0].click()
    assert begun.window.banners.banner("gap") is None
    assert timers.read()[0].seconds == pytest.approx(490, abs=0.5)


def test_a_countdown_that_ends_says_so(begun: Desk, sources: FakeSources) -> None:
    timers = table(begun).timers
    timers.set(Timer("turn", direction="down", limit=30))
    timers.start("turn")
    sources.run(29)
    table(begun).session.clock.check()
    assert begun.window.banners.names() == ()
    sources.run(2)
    table(begun).session.clock.check()
    assert begun.window.banners.names() == ("expired turn",)


def test_archive_recover_rename(begun: Desk) -> None:
    begun.show_home()
    begun.home.rename_requested.emit("1", "Deep")
    assert [card.card.title for card in begun.home.cards()] == ["Deep"]
    begun.home.archive_requested.emit("1")
    assert begun.home.cards() == ()
    begun.home._archived.click()
    assert [card.card.archived for card in begun.home.cards()] == [True]
    begun.home.recover_requested.emit("1")
    assert [info.title for info in begun.store.tables()] == ["Deep"]


def test_a_game_that_is_not_known_stays_on_the_list(desk: Desk) -> None:
    desk.store.create("future.game", "From tomorrow", {"x": 1}, 1)
    desk.show_home()
    card = desk.home.cards()[0]
    assert not card.card.known
    card.click()
    assert desk.table is None
    desk.open_table(1)
    assert desk.table is None
    assert len(desk.window.banners.names()) == 1


def test_unsaved_acts_are_asked_about(begun: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    from app.store import StoreFullError

    def full(*_args: object) -> None:
        raise StoreFullError("disk_full", {"file": "x"})

    with monkeypatch.context() as broken:
        broken.setattr(begun.store, "append", full)
        page(begun).act("Rest")
        assert page(begun).changes[-1].state.oil == 11
        assert begun.window.banners.names() == ("saving",)
        left: list[str] = []
        begun.leave(lambda: left.append("left"))
        assert left == []
        dialog = begun.window.findChildren(MessageDialog)[0]
        assert dialog.close_button.isDefault()
        dialog.close_button.click()
        assert left == []
    page(begun).act("Rest")
    assert begun.window.banners.names() == ()
    begun.leave(lambda: left.append("left"))
    assert left == ["left"]
    assert begun.store.table(1).last_seq == 2


def test_what_can_be_saved_by_now_is_not_asked_about(
    begun: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    from app.store import StoreFullError

    def full(*_args: object) -> None:
        raise StoreFullError("disk_full", {"file": "x"})

    with monkeypatch.context() as broken:
        broken.setattr(begun.store, "append", full)
        page(begun).act("Rest")
    left: list[str] = []
    begun.leave(lambda: left.append("left"))
    assert left == ["left"]
    assert begun.store.table(1).last_seq == 1


def test_the_options_form_refuses_with_a_sentence(desk: Desk) -> None:
    desk.show_new()
    new = desk._new
    assert new is not None
    form = new._forms[RULES.id]
    form.set_options(Options(oil=0))
    assert not new.start.isEnabled()
    assert new._refusal.text() == "refused: nothing_to_play_with"
    form.set_options(Options(oil=5))
    new.name.setText("Short")
    new.start.click()
    assert table(desk).session.state.oil == 5
    assert desk.store.table(1).title == "Short"


@pytest.mark.parametrize("name", ["show_palette", "show_shortcuts", "show_settings", "ask_import"])
def test_dialogs_open_without_a_loop_of_their_own(begun: Desk, name: str) -> None:
    show: Callable[[], None] = getattr(begun, name)
    show()
    dialog = QApplication.activeModalWidget()
    assert dialog is not None
    dialog.close()


def test_settings_take_effect_at_once(begun: Desk) -> None:
    begun.show_settings()
    dialog = QApplication.activeModalWidget()
    dialog.changed.emit("after_sleep", "count")  # type: ignore[union-attr]
    assert begun._settings.after_sleep == "count"
    assert table(begun).timers.policy == "count"
    dialog.close()  # type: ignore[union-attr]


@pytest.mark.parametrize("display", [False, True])
@pytest.mark.parametrize("game", games.GAMES, ids=lambda game: game.rules.id)
def test_no_two_commands_share_a_key(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, game: Game, display: bool
) -> None:
    monkeypatch.setattr(games, "GAMES", (game,))
    desk.show_new()
    desk._new.start.click()  # type: ignore[union-attr]
    if display:
        desk.window.commands.run("table.display")
    assert desk.window.commands.conflicts() == ()


def test_escape_leaves_the_display_and_page_keys_are_off(qtbot: QtBot, begun: Desk) -> None:
    begun.window.commands.run("table.display")
    with qtbot.waitActive(begun.window):
        begun.window.activateWindow()
    qtbot.keyClick(begun.window, Qt.Key.Key_R)
    assert begun.store.table(1).last_seq == 0
    qtbot.keyClick(begun.window, Qt.Key.Key_Escape)
    assert begun.window.page() is table(begun).view
    qtbot.keyClick(begun.window, Qt.Key.Key_R)
    assert begun.store.table(1).last_seq == 1
