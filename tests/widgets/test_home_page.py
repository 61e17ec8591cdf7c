from __future__ import annotations

from datetime import datetime, timedelta, timezone

import pytest
from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QInputDialog, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tests.helpers.a11y import assert_accessible
from widgets.flow import ColumnsLayout
from widgets.home_page import HomePage
from widgets.labels import TextLabel
from widgets.table_card import CardButton, TableCard
from widgets.when import when


def card(number: int, **more: object) -> TableCard:
    title = f"Table {number}"
    return TableCard(str(number), title, "Sonar", "12 lines", "today", **more)  # type: ignore[arg-type]


@pytest.fixture
def home(qtbot: QtBot) -> HomePage:
    page = HomePage()
    qtbot.addWidget(page)
    page.resize(900, 600)
    page.show()
    return page


def heard(page: HomePage) -> list[tuple[object, ...]]:
    found: list[tuple[object, ...]] = []
    for name in (
        *("open_requested", "new_requested", "rename_requested", "archive_requested"),
        *("recover_requested", "archived_wanted"),
    ):
        getattr(page, name).connect(lambda *values, name=name: found.append((name, *values)))
    return found


def test_without_tables_it_says_what_to_do(qtbot: QtBot, home: HomePage) -> None:
    home.show_cards([])
    assert home._empty.isVisible()
    assert "New table" in home._empty.text()
    home.focus_first()
    assert home._new.hasFocus()
    said = heard(home)
    qtbot.keyClick(home._new, Qt.Key.Key_Return)
    assert said == [("new_requested",)]


def test_the_newest_has_the_focus_and_enter_continues_it(qtbot: QtBot, home: HomePage) -> None:
    home.show_cards([card(3), card(2), card(1)])
    home.focus_first()
    assert [button.card.id for button in home.cards()] == ["3", "2", "1"]
    assert home.cards()[0].hasFocus()
    assert not home._empty.isVisible()
    said = heard(home)
    qtbot.keyClick(home.cards()[0], Qt.Key.Key_Return)
    qtbot.keyClick(home.cards()[1], Qt.Key.Key_Space)
    qtbot.mouseClick(home.cards()[2], Qt.MouseButton.LeftButton)
    assert said == [("open_requested", number) for number in ("3", "2", "1")]


def test_focus_stays_on_its_table_when_cards_come_anew(home: HomePage) -> None:
    home.show_cards([card(2), card(1)])
    home.focus_first("1")
    home.show_cards([card(3), card(2), card(1)])
    assert [button.hasFocus() for button in home.cards()] == [False, False, True]


def test_an_unknown_game_cannot_be_opened(home: HomePage) -> None:
    home.show_cards([card(1, known=False)])
    said = heard(home)
    home.cards()[0].click()
    assert said == []


def test_the_rare_acts(qtbot: QtBot, home: HomePage) -> None:
    home.show_cards([card(2), card(1, archived=True)])
    said = heard(home)
    first, second = home.cards()
    for button in (first, second):
        menu = button.menu()
        menu.actions()[1].trigger()
        menu.deleteLater()
    first.rename_asked.emit("2")
    dialog = home.findChild(QInputDialog)
    dialog.setTextValue("  Deep  ")
    dialog.accept()
    assert said == [
        ("archive_requested", "2"),
        ("recover_requested", "1"),
        ("rename_requested", "2", "Deep"),
    ]


def test_an_archived_table_says_so(home: HomePage) -> None:
    home.show_cards([card(2), card(1, archived=True)])
    said = [
        any("Archived" in label.text() for label in shown.findChildren(TextLabel))
        for shown in home.cards()
    ]
    assert said == [False, True]
    assert "Archived" in home.cards()[1].accessibleDescription()


def test_an_empty_name_is_no_name(home: HomePage) -> None:
    home.show_cards([card(1)])
    said = heard(home)
    home.cards()[0].rename_asked.emit("1")
    dialog = home.findChild(QInputDialog)
    dialog.setTextValue("   ")
    dialog.accept()
    assert said == []


def test_a_card_paints_its_picture_in_its_frame(qtbot: QtBot) -> None:
    frames: list[QRectF] = []

    def picture(painter: QPainter, frame: QRectF) -> None:
        frames.append(frame)
        painter.fillRect(QRectF(0, 0, 5000, 5000), Qt.GlobalColor.red)

    button = CardButton(card(1, picture=picture))
    qtbot.addWidget(button)
    button.resize(400, 160)
    image = button.grab().toImage()
    assert frames[0].height() == 132
    inside, outside = frames[0].center().toPoint(), QRectF(300, 100, 1, 1).toRect().topLeft()
    assert image.pixelColor(inside * image.devicePixelRatio()).name() == "#ff0000"
    assert image.pixelColor(outside * image.devicePixelRatio()).name() != "#ff0000"


@pytest.mark.parametrize("width", [360, 700, 1280, 3840])
def test_nothing_is_cut_at_any_width(qtbot: QtBot, home: HomePage, width: int) -> None:
    long = "A very long name of a table that goes on and on, until it cannot any more"
    home.show_cards([TableCard("1", long, "Sonar", long, "today"), card(2)])
    home.resize(width, 800)
    qtbot.wait(1)
    assert_accessible(home)


def test_columns_fill_the_width(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    flow = ColumnsLayout(100, 150, 10, holder)
    buttons = [QPushButton(str(number)) for number in range(5)]
    for button in buttons:
        flow.addWidget(button)
    holder.resize(340, 400)
    holder.show()
    assert [flow.columns(width) for width in (50, 209, 210, 320)] == [1, 1, 2, 3]
    assert [button.x() for button in buttons] == [0, 116, 232, 0, 116]
    assert {button.width() for button in buttons} == {106}
    assert flow.heightForWidth(340) == 2 * buttons[0].height() + 10
    holder.resize(90, 400)
    qtbot.wait(1)
    assert {button.x() for button in buttons} == {0}
    assert flow.minimumSize().width() <= 100


ZONE = timezone(timedelta(hours=2))
NOW = datetime(2026, 11, 30, 23, 30, tzinfo=ZONE)


@pytest.mark.parametrize(
    ("wall", "expected"),
    [
        ("2026-11-30T21:40:00+02:00", "today, 21:40"),
        ("2026-11-30T19:40:00Z", "today, 21:40"),
        ("2026-11-29T23:59:59.123+02:00", "yesterday, 23:59"),
        ("2026-11-29T22:30:00+00:00", "today, 00:30"),
        ("2026-11-12T10:00:00+02:00", "12/11/2026"),
        ("no time at all", "no time at all"),
        ("", ""),
    ],
)
def test_when(qapp: object, wall: str, expected: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom))
    try:
        assert when(wall, NOW) == expected
    finally:
        QLocale.setDefault(before)
