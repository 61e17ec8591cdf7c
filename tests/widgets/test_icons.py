from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QApplication, QPushButton

import resources
from widgets import icons, theme

ROOT = Path(resources.__file__).parent
NAMES = sorted(path.stem for path in (ROOT / "icons").glob("*.svg"))
SOURCES = [
    path for folder in ("widgets", "app") for path in sorted((ROOT.parent / folder).rglob("*.py"))
]


def drawn(name: str, size: QSize, ratio: float) -> set[str]:
    image = icons.pixmap(name, size, ratio, theme.current().text).toImage()
    return {
        image.pixelColor(x, y).name()
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).alpha() == 255
    }


@pytest.mark.parametrize("name", NAMES)
def test_every_icon_is_drawn_in_tokens_only(name: str, qapp: QApplication) -> None:
    found = drawn(name, QSize(24, 24), 3.0)
    assert found, "nothing is drawn"
    text = resources.read_text(f"icons/{name}.svg")
    assert not re.search(r"#[0-9a-fA-F]{3}", text), "a colour of its own"
    if name != "submarine":
        # Strokes that cross are blended, which rounds.
        wanted = theme.current().text
        for name_ in found:
            for have, want in zip(QColor(name_).getRgb(), wanted.getRgb(), strict=True):
                assert abs(have - want) <= 1, name_


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0, 3.0])
def test_an_icon_is_as_fine_as_the_screen(ratio: float, qapp: QApplication) -> None:
    picture = icons.pixmap("undo", QSize(24, 24), ratio, theme.current().text)
    assert picture.size() == QSize(round(24 * ratio), round(24 * ratio))
    assert picture.deviceIndependentSize().toSize() == QSize(24, 24)


def test_no_icon_is_unused_and_none_is_missing() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    literals = set(re.findall(r'"([a-z][a-z_0-9]*)"', text))
    assert 'f"die_{' in text
    literals |= {f"die_{face}" for face in range(1, 7)}
    # Pawns wait for the games with players of their own.
    literals |= {f"pawn_{number}" for number in range(1, 9)}
    assert set(NAMES) - literals == set()
    asked = set(re.findall(r'icons\.(?:put|paint|icon|pixmap)\([^"\n]*"([a-z_0-9]+)"', text))
    asked |= set(re.findall(r'IconLabel\("([a-z_0-9]+)"', text))
    assert asked - set(NAMES) == set()


def test_an_unknown_icon_is_an_error(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError):
        icons.svg("no_such_icon", QColor("black"))


def test_a_button_follows_the_theme(qapp: QApplication, qtbot) -> None:  # type: ignore[no-untyped-def]
    button = QPushButton()
    qtbot.addWidget(button)
    icons.put(button, "ring", "danger")
    try:
        for name in theme.NAMES:
            theme.apply(qapp, theme.load(name))
            image = button.icon().pixmap(QSize(24, 24), 2.0).toImage()
            tints = {
                image.pixelColor(x, y).name()
                for x in range(48)
                for y in range(48)
                if image.pixelColor(x, y).alpha() == 255
            }
            assert tints == {theme.load(name).danger.name()}
    finally:
        theme.apply(qapp, theme.load("light"))


def test_the_last_icon_of_a_button_wins(qtbot) -> None:  # type: ignore[no-untyped-def]
    button = QPushButton()
    qtbot.addWidget(button)
    icons.put(button, "play")
    icons.put(button, "pause")
    wanted = icons.icon("pause").pixmap(QSize(24, 24), 1.0).toImage()
    button.show()
    assert button.icon().pixmap(QSize(24, 24), 1.0).toImage() == wanted


def test_a_pressed_icon_stays_readable(qapp: QApplication) -> None:
    picture = icons.icon("tick").pixmap(QSize(24, 24), 2.0, QIcon.Mode.Normal, QIcon.State.On)
    image = picture.toImage()
    tints = {
        image.pixelColor(x, y).name()
        for x in range(48)
        for y in range(48)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert tints == {theme.current().on_accent.name()}
