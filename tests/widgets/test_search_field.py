from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QToolButton

from widgets import theme
from widgets.search_field import SearchField


@pytest.fixture
def field(qtbot):  # type: ignore[no-untyped-def]
    made = SearchField()
    made.resize(300, 44)
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.setFocus()
    return made


def cross(field: SearchField) -> QToolButton:
    return next(b for b in field.findChildren(QToolButton) if b.x() > field.width() // 2)


def test_the_cross_is_there_only_with_words(field: SearchField, qtbot) -> None:  # type: ignore[no-untyped-def]
    assert not field._cross.isVisible()
    qtbot.keyClicks(field, "north")
    assert field._cross.isVisible()
    qtbot.waitUntil(lambda: cross(field).isVisible())
    qtbot.mouseClick(cross(field), Qt.MouseButton.LeftButton)
    assert field.text() == ""
    assert not field._cross.isVisible()


def test_escape_clears(field: SearchField, qtbot) -> None:  # type: ignore[no-untyped-def]
    qtbot.keyClicks(field, "north")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""


def test_the_icons_stand_in_the_middle_and_follow_the_theme(  # type: ignore[no-untyped-def]
    field: SearchField, qapp: QApplication, qtbot
) -> None:
    for button in field.findChildren(QToolButton):
        if button.isVisible():
            assert abs(button.geometry().center().y() - field.rect().center().y()) <= 1
    before = field._lens.icon().pixmap(24, 24).toImage()
    theme.apply(qapp, theme.load("dark"))
    try:
        assert field._lens.icon().pixmap(24, 24).toImage() != before
    finally:
        theme.apply(qapp, theme.load("light"))
