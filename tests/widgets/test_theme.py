from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QFontInfo, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication, QPushButton

import resources
from widgets import colours, theme

GROUNDS = ("bg", "surface")


@pytest.fixture(autouse=True)
def _light_again(qapp: QApplication):  # type: ignore[no-untyped-def]
    yield
    theme.apply(qapp, theme.load("light"))


def oracle(one: str, other: str) -> float:
    """WCAG 2.2: (L1 + 0.05) / (L2 + 0.05), written from the definition."""

    def light(colour: str) -> float:
        total = 0.0
        for start, weight in ((1, 0.2126), (3, 0.7152), (5, 0.0722)):
            share = int(colour[start : start + 2], 16) / 255
            total += weight * (
                share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4
            )
        return total

    high, low = max(light(one), light(other)), min(light(one), light(other))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", theme.NAMES)
@pytest.mark.parametrize(
    ("token", "least"),
    [
        ("text", 7.0),
        ("muted", 4.5),
        ("accent", 4.5),
        ("danger", 4.5),
        ("warn", 4.5),
        ("ok", 4.5),
        ("line", 3.0),
    ],
)
def test_tokens_can_be_read_on_every_ground(name: str, token: str, least: float) -> None:
    shown = theme.load(name)
    for ground in GROUNDS:
        got = oracle(getattr(shown, token).name(), getattr(shown, ground).name())
        assert got >= least, f"{token} on {ground}: {got:.2f}"


@pytest.mark.parametrize("name", theme.NAMES)
def test_words_can_be_read_on_keys_and_on_the_emphasised_act(name: str) -> None:
    shown = theme.load(name)
    assert oracle(shown.text.name(), shown.raised.name()) >= 7
    assert oracle(shown.muted.name(), shown.raised.name()) >= 4.5
    assert oracle(shown.on_accent.name(), shown.accent.name()) >= 4.5


@pytest.mark.parametrize("name", theme.NAMES)
def test_numbers_can_be_read_on_every_step_of_heat(name: str) -> None:
    shown = theme.load(name)
    steps = [shown.heat(step) for step in range(theme.HEAT_STEPS)]
    assert steps[0] == shown.water
    assert steps[-1] == shown.accent
    for step in steps:
        assert oracle(shown.ink(step).name(), step.name()) >= 4.5


@pytest.mark.parametrize("name", theme.NAMES)
def test_heat_goes_one_way(name: str) -> None:
    shown = theme.load(name)
    light = [colours.luminance(shown.heat(step)) for step in range(theme.HEAT_STEPS)]
    assert light in (sorted(light), sorted(light, reverse=True))
    assert len(set(light)) == theme.HEAT_STEPS


@pytest.mark.parametrize("step", [-1, 6])
def test_there_are_six_steps(step: int) -> None:
    with pytest.raises(IndexError):
        theme.load("light").heat(step)


hexes = st.from_regex(r"#[0-9a-f]{6}", fullmatch=True)


@given(hexes, hexes)
def test_contrast_is_that_of_the_definition(one: str, other: str) -> None:
    assert colours.contrast(QColor(one), QColor(other)) == pytest.approx(oracle(one, other), 1e-3)


@given(hexes, hexes)
def test_a_mixture_begins_and_ends_with_its_parts(one: str, other: str) -> None:
    start, end = QColor(one), QColor(other)
    assert colours.mix(start, end, 0) == start
    assert colours.mix(start, end, 1) == end


@given(hexes)
def test_a_mixture_of_a_colour_with_itself_is_itself(one: str) -> None:
    got = colours.mix(QColor(one), QColor(one), 0.5)
    for want, have in zip(QColor(one).getRgb(), got.getRgb(), strict=True):
        assert abs(want - have) <= 1


@pytest.mark.parametrize("name", theme.NAMES)
def test_a_theme_is_shown_at_once(name: str, qapp: QApplication, qtbot) -> None:  # type: ignore[no-untyped-def]
    button = QPushButton("word")
    qtbot.addWidget(button)
    seen: list[QEvent.Type] = []
    button.changeEvent = lambda event: seen.append(event.type())  # type: ignore[method-assign]
    other = "dark" if name != "dark" else "night"
    theme.apply(qapp, theme.load(other))
    theme.apply(qapp, theme.load(name))
    assert theme.current().name == name
    assert qapp.palette().color(QPalette.ColorRole.Window) == theme.load(name).bg
    assert qapp.palette().color(QPalette.ColorRole.Highlight) == theme.load(name).accent
    ground = button.grab().toImage().pixelColor(button.width() // 2, 4)
    assert ground == theme.load(name).raised


@pytest.mark.parametrize(("asked", "given_"), [(1.0, 1.0), (1.5, 1.5), (9.0, 2.0), (0.1, 1.0)])
def test_text_grows_up_to_twice_its_size(qapp: QApplication, asked: float, given_: float) -> None:
    theme.apply(qapp, theme.load("light"), scale=asked)
    assert theme.scale() == given_
    assert theme.font(theme.BODY).pixelSize() == round(14 * given_)
    assert qapp.font().pixelSize() == round(14 * given_)


def test_figures_that_count_are_all_of_one_width(qapp: QApplication) -> None:
    metrics = QFontMetrics(theme.font(theme.FIGURE, tabular=True))
    assert len({metrics.horizontalAdvance(digit * 4) for digit in "0123456789"}) == 1
    assert QFontInfo(theme.font(theme.FIGURE)).family() == "Inter"


def test_nothing_moves_when_it_must_not(qapp: QApplication) -> None:
    assert theme.motion()
    theme.apply(qapp, theme.load("light"), reduced_motion=True)
    assert not theme.motion()


@pytest.mark.parametrize("name", theme.NAMES)
def test_ticks_and_arrows_have_the_colours_of_their_theme(name: str) -> None:
    shown = theme.load(name)
    for picture, token in (("tick", "on_accent"), ("chevron", "text")):
        text = resources.read_text(f"themes/{name}-{picture}.svg")
        assert re.findall(r'stroke="(#[0-9A-Fa-f]{6})"', text) == [
            getattr(shown, token).name().upper()
        ]


def test_no_colour_stands_outside_the_themes() -> None:
    root = Path(resources.__file__).parent.parent / "widgets"
    literal = re.compile(
        r"#[0-9A-Fa-f]{6}\b|QColor\((?:\d|[\"']#)|Qt\.GlobalColor\.(?!transparent)"
    )
    found = [
        f"{path.name}:{number}"
        for path in root.rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if literal.search(line)
    ]
    assert not found
