"""Everything that ships can be read, and is what its name says."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QFontDatabase, QImage, QPainter, qRgba
from PySide6.QtSvg import QSvgRenderer

import resources

ROOT = Path(resources.__file__).parent
ICONS = sorted(path.name for path in (ROOT / "icons").glob("*.svg"))
FONTS = sorted(path.name for path in (ROOT / "fonts").iterdir())
THEMES = ("light", "dark", "night")


def test_a_resource_is_found_by_its_name() -> None:
    assert resources.path("themes/light.toml") == ROOT / "themes" / "light.toml"
    assert resources.read_bytes("LICENSES.md").startswith(b"# Licences of others")
    assert resources.read_text("LICENSES.md").startswith("# Licences of others")


@pytest.mark.parametrize("name", ["../pyproject.toml", "/etc/passwd", "icons/../../LICENSE"])
def test_a_name_that_leads_out_of_the_folder_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not a resource"):
        resources.path(name)


def test_a_resource_that_is_not_there_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        resources.read_text("icons/there_is_no_such_icon.svg")


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_draws_something(name: str, qapp: object) -> None:
    # The application puts a theme's colours in the place of these.
    text = re.sub(
        r"currentColor|var\(--[a-z_-]+\)", "#808080", resources.read_text(f"icons/{name}")
    )
    renderer = QSvgRenderer(QByteArray(text.encode()))
    assert renderer.isValid()
    image = QImage(QSize(48, 48), QImage.Format.Format_ARGB32)
    image.fill(qRgba(0, 0, 0, 0))
    with QPainter(image) as painter:
        renderer.render(painter)
    drawn = sum(image.pixel(x, y) >> 24 > 0 for x in range(48) for y in range(48))
    assert drawn > 20, "an icon of nothing"
    assert "--water" in resources.read_text(f"icons/{name}") or drawn < 48 * 48, "a full square"


@pytest.mark.parametrize("name", ICONS)
def test_icons_keep_to_what_qt_can_draw(name: str) -> None:
    text = resources.read_text(f"icons/{name}")
    for part in ("<style", "<filter", "<text", "<image", "href", "<script"):
        assert part not in text


@pytest.mark.parametrize("name", THEMES)
def test_every_theme_is_toml(name: str) -> None:
    assert tomllib.loads(resources.read_text(f"themes/{name}.toml"))["tokens"]


def test_themes_name_the_same_things() -> None:
    tables = [tomllib.loads(resources.read_text(f"themes/{name}.toml")) for name in THEMES]
    assert len({tuple(sorted(table["tokens"])) for table in tables}) == 1


def test_every_data_file_is_json() -> None:
    files = sorted(ROOT.rglob("*.json"))
    assert files
    for path in files:
        assert json.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FONTS)
def test_every_font_loads_in_qt(name: str, qapp: object) -> None:
    number = QFontDatabase.addApplicationFontFromData(resources.read_bytes(f"fonts/{name}"))
    families = QFontDatabase.applicationFontFamilies(number)
    wanted = {"Inter": "Inter", "NotoSansSC": "Noto Sans CJK SC", "NotoSansTC": "Noto Sans CJK TC"}
    assert wanted[name.split("-")[0]] in families


def test_every_font_has_its_licence() -> None:
    text = resources.read_text("LICENSES.md")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    for family in {name.split("-")[0] for name in FONTS}:
        assert f"`{family}-*.otf`" in text


def test_every_library_has_its_licence() -> None:
    lock = (ROOT.parent / ".ci" / "requirements.lock").read_text(encoding="utf-8")
    names = {
        line.split("==")[0] for line in lock.splitlines() if "==" in line and line[0].isalnum()
    }
    text = resources.read_text("LICENSES.md").lower()
    assert len(names) > 8
    missing = {name for name in names if name.removesuffix("-essentials") not in text}
    assert not missing
