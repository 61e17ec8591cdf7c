from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.settings import FILE_NAME, Place, Settings, fit


def test_defaults_without_a_file(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "not there yet")
    assert (settings.language, settings.theme, settings.text_scale) == ("system", "system", 1.0)
    assert (settings.reduced_motion, settings.after_sleep, settings.keys) == (False, "ask", {})
    assert settings.notices == ()


def test_values_come_back_in_the_next_run(tmp_path: Path) -> None:
    folder = tmp_path / "Ünï ćödé 家 %41"
    settings = Settings(folder)
    settings.language = "zh_TW"
    settings.theme = "night"
    settings.text_scale = 1.5
    settings.reduced_motion = True
    settings.keys = {"undo": ("Ctrl+Z", "U, U"), "command palette": ("Ctrl+K",)}
    settings.place = Place(10, 20, 800, 600, "HDMI-1", maximised=True)
    again = Settings(folder)
    assert again.notices == ()
    assert (again.language, again.theme, again.text_scale) == ("zh_TW", "night", 1.5)
    assert again.reduced_motion is True
    assert again.keys == {"undo": ("Ctrl+Z", "U, U"), "command palette": ("Ctrl+K",)}
    assert again.place == Place(10, 20, 800, 600, "HDMI-1", maximised=True)


def test_changed_names_the_key_and_only_for_a_new_value(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    heard: list[str] = []
    settings.changed.connect(heard.append)
    settings.theme = "dark"
    settings.theme = "dark"
    settings.language = "fr"
    assert heard == ["theme", "language"]


@pytest.mark.parametrize(
    ("name", "value"),
    [("theme", "pink"), ("language", "xx"), ("text_scale", 9.0), ("after_sleep", "later")],
)
def test_values_outside_the_range_are_refused(tmp_path: Path, name: str, value: object) -> None:
    settings = Settings(tmp_path)
    before = getattr(settings, name)
    with pytest.raises(ValueError, match=str(value)):
        setattr(settings, name, value)
    assert getattr(settings, name) == before


def test_one_bad_value_is_its_default_and_the_others_stay(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_text(
        "[General]\ntheme=pink\nlanguage=de\ntext_scale=nan\nkeys={broken\nplace=[1]\n",
        encoding="utf-8",
    )
    settings = Settings(tmp_path)
    assert (settings.theme, settings.language, settings.text_scale) == ("system", "de", 1.0)
    assert (settings.keys, settings.place) == ({}, Place())


@pytest.mark.parametrize(
    "garbage",
    [b"", b"\x00" * 64, b"\xff\xfe\x00broken", b"<html>not ours</html>", b"[General\ntheme"],
)
def test_garbage_is_put_aside_and_said_so(tmp_path: Path, garbage: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(garbage)
    settings = Settings(tmp_path)
    assert settings.theme == "system"
    (notice,) = settings.notices
    assert notice.code == "settings_damaged"
    assert Path(notice.details["kept"]).read_bytes() == garbage
    settings.theme = "dark"
    assert Settings(tmp_path).theme == "dark"
    assert Path(notice.details["kept"]).read_bytes() == garbage


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path: Path) -> None:
    kept = []
    for content in (b"first\0", b"second\0"):
        (tmp_path / FILE_NAME).write_bytes(content)
        kept.append(Path(Settings(tmp_path).notices[0].details["kept"]))
    assert [path.read_bytes() for path in kept] == [b"first\0", b"second\0"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a folder that cannot be made")
def test_a_file_that_cannot_be_written_leaves_the_value_for_this_run() -> None:
    settings = Settings(Path("/dev/full/folder"))
    settings.theme = "night"
    assert settings.theme == "night"
    assert [notice.code for notice in settings.notices] == ["settings_not_written"]


@pytest.mark.skipif(os.name != "posix", reason="POSIX paths")
def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    settings = Settings(tmp_path)
    assert settings.theme == "system"
    assert [notice.code for notice in settings.notices] == ["settings_not_read"]


SCREENS = {"left": (0, 0, 1280, 760), "right": (1280, 0, 1920, 1040)}


def test_a_place_on_a_screen_is_kept() -> None:
    assert fit(Place(1400, 50, 900, 700, "right"), SCREENS) == (1400, 50, 900, 700)


def test_a_place_on_a_screen_that_is_gone_is_centred() -> None:
    assert fit(Place(5000, 50, 600, 400, "gone"), SCREENS) == (340, 180, 600, 400)


def test_a_window_of_a_larger_screen_is_whole_on_a_small_one() -> None:
    phone = {"phone": (0, 20, 390, 800)}
    assert fit(Place(80, 60, 1120, 740, "screen"), phone) == (0, 60, 390, 740)
    assert fit(Place(80, 90, 300, 900, "screen"), phone) == (80, 60, 300, 760)
    assert fit(Place(80, 30, 300, 900, "screen"), phone) == (80, 30, 300, 790)


def test_no_place_no_rectangle() -> None:
    assert fit(Place(), SCREENS) is None
    assert fit(Place(1, 1, -5, 10), SCREENS) is None


def test_wayland_takes_only_the_size() -> None:
    assert fit(Place(1400, 50, 900, 700, "right"), SCREENS, positions=False) == (
        1790,
        170,
        900,
        700,
    )


numbers = st.integers(-100_000, 100_000)


@given(numbers, numbers, numbers, numbers, st.sampled_from(["left", "right", "gone", ""]))
def test_the_title_bar_can_always_be_grabbed(x: int, y: int, w: int, h: int, name: str) -> None:
    found = fit(Place(x, y, w, h, name), SCREENS)
    if w <= 0 or h <= 0:
        assert found is None
        return
    assert found is not None
    left, top, width, height = found
    assert width > 0
    assert height > 0
    grabbed = [
        min(left + width, sx + sw) - max(left, sx)
        for sx, sy, sw, sh in SCREENS.values()
        if sy <= top < sy + sh
    ]
    assert max(grabbed) >= min(width, 120)
