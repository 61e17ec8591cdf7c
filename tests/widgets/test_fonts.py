from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontInfo
from PySide6.QtWidgets import QApplication

import resources
from widgets import fonts


@pytest.fixture(autouse=True)
def _english_again(qapp: QApplication):  # type: ignore[no-untyped-def]
    yield
    fonts.load_fonts.cache_clear()
    fonts.install(qapp)


def test_the_shipped_families_are_found_once() -> None:
    assert fonts.load_fonts() == ("Inter", "Noto Sans CJK SC", "Noto Sans CJK TC")


@pytest.mark.parametrize(
    ("language", "first"),
    [("en", "Inter"), ("de", "Inter"), ("zh_CN", "Inter"), ("zh_TW", "Inter")],
)
def test_latin_comes_first(qapp: QApplication, language: str, first: str) -> None:
    font = fonts.install(qapp, language)
    assert font.families()[0] == first
    assert qapp.font().families() == font.families()
    assert QFontInfo(qapp.font()).family() == "Inter"


def test_each_chinese_comes_before_the_other() -> None:
    mainland, taiwan = fonts.families("zh_CN"), fonts.families("zh_TW")
    assert mainland.index("Noto Sans CJK SC") < mainland.index("Noto Sans CJK TC")
    assert taiwan.index("Noto Sans CJK TC") < taiwan.index("Noto Sans CJK SC")


def test_weights_are_real_ones(qapp: QApplication) -> None:
    font = QFont(qapp.font())
    font.setWeight(QFont.Weight.DemiBold)
    assert QFontInfo(font).weight() == QFont.Weight.DemiBold


def test_a_broken_file_and_an_empty_folder_are_survived(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication
) -> None:
    real = resources.path("fonts/Inter-Regular.otf")
    monkeypatch.setattr(resources, "path", lambda name: tmp_path / name)
    fonts.load_fonts.cache_clear()
    assert fonts.load_fonts() == ()
    folder = tmp_path / "fonts"
    folder.mkdir()
    (folder / "broken.otf").write_bytes(b"no font at all")
    (folder / "notes.txt").write_text("not a font", encoding="utf-8")
    shutil.copy(real, folder / "Ünï ćödé 家 %41.otf")
    fonts.load_fonts.cache_clear()
    assert fonts.load_fonts() == ("Inter",)
