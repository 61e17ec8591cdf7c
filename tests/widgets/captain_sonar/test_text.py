"""Every event, refusal, reason and observation has its sentence."""

from __future__ import annotations

import ast
import typing
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

import engines.captain_sonar.observations as observations_module
import engines.captain_sonar.radio as radio_module
from engines.captain_sonar.content import charts
from engines.captain_sonar.observations import (
    Claim,
    Course,
    Drone,
    Hit,
    Mine,
    Observation,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
    Used,
)
from engines.captain_sonar.radio import (
    RULES,
    Amended,
    DamageSet,
    Dropped,
    Inserted,
    Line,
    Observe,
    Observed,
    OwnPlaced,
    PlaceOwn,
    RadioEvent,
    RadioOptions,
    RadioState,
    SetDamage,
    Transcribed,
)
from engines.captain_sonar.systems import Doubt
from engines.captain_sonar.tracker import Reason, ReasonCode
from engines.contract import REFEREE, TABLE, Refused
from widgets.captain_sonar import reasons, words
from widgets.captain_sonar.text import TEXT

ALL: list[Observation] = [
    Course("N"),
    Silence(),
    Surface(5),
    Torpedo("H8"),
    Torpedo("H8", "none"),
    Mine(),
    Trigger("H8"),
    Trigger("H8", "direct"),
    Drone(5, True),
    Drone(5, False),
    Sonar(Claim("row", 7), Claim("column", 3)),
    Hit("H8", "indirect"),
    Used("drone"),
    Used("sonar"),
    Used("scenario"),
]


def test_every_kind_of_observation_has_words_of_its_own() -> None:
    assert {type(item) for item in ALL} == set(typing.get_args(Observation))
    said = [words.observation(item) for item in ALL]
    assert len(set(said)) == len(said)
    assert words.observation(ALL[10]) == "Our sonar: row 7 or column C, not both"


def test_every_event_has_a_sentence() -> None:
    state = RadioState(options=RadioOptions(), lines=(Line(4, Course("N")), Line(9, Mine())))
    events: list[RadioEvent] = [
        Observed(Line(9, Mine())),
        Amended(Line(9, Mine()), Silence()),
        Transcribed((Line(4, Course("N")), Line(9, Mine()))),
        Inserted(Line(4, Course("N")), 9),
        Dropped(Line(2, Surface(3))),
        OwnPlaced("B5"),
        OwnPlaced(None),
        DamageSet(3),
        DamageSet(None),
    ]
    assert {type(event) for event in events} == set(typing.get_args(RadioEvent))
    said = [TEXT.event(event, state) for event in events]
    assert len(set(said)) == len(said)
    # People count lines; the record's own ids are of no use to them.
    assert said[1] == "Line 2 corrected: Dropped a mine (was: Silence)"
    assert said[2].startswith("Transcript: 2 line")
    assert said[3] == "Added as line 1: North"


def _codes() -> set[str]:
    found = set()
    for module in (radio_module, observations_module):
        tree = ast.parse(Path(module.__file__ or "").read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Refused", "_check_number")
                and node.args
                and isinstance(node.args[0], ast.Constant)
            ):
                found.add(str(node.args[0].value))
    return found | {"unknown_row", "unknown_column", "unknown_sector"}


DETAILS: dict[str, str | int] = {
    "value": 12,
    "most": 9,
    "cell": "Z9",
    "last": "O15",
    "kind": "row",
    "chart": "zulu",
    "seat": "table",
    "line": 3,
    "dropped": 1,
    "triggered": 1,
}


@pytest.mark.parametrize("code", sorted(_codes()))
def test_every_refusal_of_the_engine_has_a_sentence(code: str) -> None:
    sentence = TEXT.refusal(Refused(code, DETAILS))
    assert sentence.endswith((".", "."))
    assert code not in sentence
    assert "{" not in sentence


@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        (Observe(Drone(12, True)), "There is no sector 12 on this map; sectors go from 1 to 9."),
        (Observe(Torpedo("Z9")), "There is no cell Z9 on this map; the last one is O15."),
        (
            Observe(Sonar(Claim("column", 20), Claim("row", 1))),
            "There is no column T on this map; columns go from A to O.",
        ),
        (PlaceOwn("C2"), "C2 is an island; our submarine is at sea."),
        (SetDamage(9), "Damage goes from 0 to 4, not 9."),
        (
            Observe(Trigger("H8")),
            "The enemy has no mine left to set off: 0 dropped, 0 set off.",
        ),
    ],
)
def test_refusals_as_they_really_come(act: object, sentence: str) -> None:
    state = RULES.initial(RadioOptions())
    refused = RULES.decide(state, "radio", act, False)  # type: ignore[arg-type]
    assert isinstance(refused, Refused)
    assert TEXT.refusal(refused) == sentence
    assert TEXT.rule(refused)


def test_an_unknown_code_is_still_a_sentence() -> None:
    assert "brand_new" in TEXT.refusal(Refused("brand_new"))
    assert TEXT.rule(Refused("brand_new")) == ""


@pytest.mark.parametrize("code", typing.get_args(ReasonCode))
def test_every_reason_has_a_sentence_and_a_short_form(code: ReasonCode) -> None:
    reason = Reason(code, 2, ("H8", "H9", "H10", "H11"), ("C2",))
    said = reasons.why("A1", reason, [Course("N"), Drone(5, True)])
    assert "A1" in said
    assert "{" not in said
    assert "does not fit" not in said
    if code != "island":
        assert "line 2" in said
        assert "line 2" in reasons.short(reason)


@pytest.mark.parametrize("code", ["gauge_not_full", "no_course_between", "no_mine_left"])
def test_every_doubt_has_a_sentence(code: str) -> None:
    said = reasons.doubt(Doubt(1, code, "mine", 2), Mine())  # type: ignore[arg-type]
    assert "Line 1" in said
    assert "{" not in said


def test_the_card_of_a_table_says_how_it_stands() -> None:
    empty = RULES.initial(RadioOptions(chart_id="bravo-rt"))
    assert TEXT.status(empty) == "Bravo, real-time: nothing heard yet"
    heard = RadioState(options=RadioOptions(), lines=(Line(1, Hit("H8", "direct")),))
    assert TEXT.status(heard).endswith("last: Our shot on H8: direct hit, 2 damage, damage 2 of 4")


def test_seats_have_names() -> None:
    names = {TEXT.seat(seat) for seat in ("radio", TABLE, REFEREE)}
    assert len(names) == 3


def test_every_map_has_a_title_and_doubtful_ones_a_word() -> None:
    titles = {words.chart_title(chart) for chart in charts()}
    assert len(titles) == len(charts())
    for chart in charts():
        assert bool(words.source(chart)) == (chart.source != "verified")
        assert bool(words.source_detail(chart)) == (chart.source != "verified")


@pytest.mark.parametrize(
    ("share", "text"),
    [(0.0, "0 %"), (0.001, "<1 %"), (0.124, "12 %"), (0.999, ">99 %"), (1.0, "100 %")],
)
def test_a_percentage_is_never_surer_than_what_is_known(share: float, text: str) -> None:
    assert words.percent(share) == text


@pytest.mark.parametrize(("language", "written"), [("en", "0.98"), ("de", "0,98"), ("fr", "0,98")])
def test_figures_have_the_decimal_sign_of_the_language(language: str, written: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    try:
        assert words.decimal(0.9812) == written
    finally:
        QLocale.setDefault(before)
