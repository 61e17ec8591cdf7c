"""Every text in every language: there, whole, and in step with the code."""

from __future__ import annotations

import importlib.util
import re
import string
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.ttLib import TTFont
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QDialogButtonBox

from app.i18n import LANGUAGES, Translations

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "i18n"
TRANSLATED = ("de", "fr", "zh_CN", "zh_TW")


def load_tool() -> ModuleType:
    """The script behind `make translations`; it is no package."""
    spec = importlib.util.spec_from_file_location(
        "translations_tool", ROOT / ".ci" / "translations.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


tool = load_tool()
messages = cache(tool.messages)


@cache
def texts(language: str) -> dict[object, tuple[str, ...]]:
    """Messages and translations of a language as they lie in the .ts file."""
    return dict(tool.load(language))


def placeholders(text: str) -> Counter[str]:
    """Names in braces, `%n`, and whether the text ends in an ellipsis."""
    names = Counter(
        name or "" for _, name, _, _ in string.Formatter().parse(text) if name is not None
    )
    names.update(re.findall(r"%n|%[1-9L]", text))
    return names


def test_languages_of_the_tool_are_those_of_the_application() -> None:
    assert set(tool.FORMS) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_what_the_code_asks_for(language: str) -> None:
    wanted = tool.merge(language, messages(), texts(language))
    path = FOLDER / f"bathysphere_{language}.ts"
    assert path.read_text(encoding="utf-8") == tool.as_xml(language, wanted), "make translations"


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_untranslated(language: str) -> None:
    assert tool.lacking(tool.merge(language, messages(), texts(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_placeholders_are_those_of_the_source(language: str) -> None:
    for message, forms in texts(language).items():
        for form in forms:
            wanted = placeholders(message.source)
            # One form of a plural may say "one" instead of the number.
            if message.plural and "%n" not in form:
                wanted.pop("%n", None)
            assert placeholders(form) == wanted, message


@pytest.mark.parametrize("language", TRANSLATED)
def test_edges_of_a_text_are_kept(language: str) -> None:
    """An ellipsis says that a dialog follows; spaces and line breaks belong to the layout."""
    for message, forms in texts(language).items():
        for form in forms:
            assert form.endswith("…") == message.source.endswith("…"), message
            ends = [(text[0].isspace(), text[-1].isspace()) for text in (form, message.source)]
            assert ends[0] == ends[1], message
            assert form.count("\n") == message.source.count("\n"), message
            assert "..." not in form, message


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_sentence_stays_a_sentence(language: str) -> None:
    ends = ("。", ".") if language.startswith("zh") else (".",)
    for message, forms in texts(language).items():
        for form in forms:
            assert form.endswith(ends) == message.source.endswith("."), message


def test_french_keeps_its_narrow_spaces() -> None:
    """A line never breaks before these signs."""
    for message, forms in texts("fr").items():
        for form in forms:
            assert not re.search(r"(?<![\u00a0\u202f\d])[:;!?»](?=\s|$)", form), message
            assert not re.search(r"«(?![\u00a0\u202f])", form), message


def test_chinese_uses_its_own_signs() -> None:
    """Full-width signs after a Chinese character, and the right script in each file."""
    for language in ("zh_CN", "zh_TW"):
        for message, forms in texts(language).items():
            for form in forms:
                assert not re.search(r"[\u4e00-\u9fff][,;!?]", form), message
    traditional, simplified = (
        set("個這來說對時後開關線圖與為無機當從"),
        set("个这来说对时后开关线图与为无机当从"),
    )
    assert not traditional & {char for forms in texts("zh_CN").values() for char in "".join(forms)}
    assert not simplified & {char for forms in texts("zh_TW").values() for char in "".join(forms)}


def characters(language: str) -> set[str]:
    """What a person may see in a language: its texts, and every language's name."""
    found = {char for forms in texts(language).values() for form in forms for char in form}
    sources = {char for message in messages() for char in message.source}
    if language == "en":
        found |= sources
    return (found | set("".join(LANGUAGES.values())) | set(string.printable)) - set(
        string.whitespace
    )


@cache
def glyphs(family: str, weight: str) -> frozenset[str]:
    with TTFont(ROOT / "resources" / "fonts" / f"{family}-{weight}.otf", lazy=True) as font:
        return frozenset(chr(code) for code in font.getBestCmap())


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
@pytest.mark.parametrize(
    ("language", "families"),
    [
        ("en", ("Inter", "NotoSansSC")),
        ("de", ("Inter", "NotoSansSC")),
        ("fr", ("Inter", "NotoSansSC")),
        ("zh_CN", ("Inter", "NotoSansSC")),
        ("zh_TW", ("Inter", "NotoSansTC", "NotoSansSC")),
    ],
)
def test_no_character_lacks_a_glyph(language: str, families: tuple[str, ...], weight: str) -> None:
    there = frozenset().union(*(glyphs(family, weight) for family in families))
    lacking = {char for char in characters(language) - there if char not in "\u00a0\u202f"}
    assert not lacking, "make fonts"


@pytest.mark.parametrize("weight", ["Regular", "Bold"])
def test_traditional_chinese_is_drawn_in_one_hand(weight: str) -> None:
    """Its own characters all come from the font of Taiwan's forms."""
    own = {char for forms in texts("zh_TW").values() for char in "".join(forms) if char > "\u2e80"}
    assert own <= glyphs("NotoSansTC", weight), "make fonts"


@pytest.fixture
def spoken() -> Iterator[Translations]:
    """Translations that are taken out again."""
    installed = Translations()
    yield installed
    installed.remove()


@pytest.mark.parametrize(
    ("language", "known"),
    [
        ("en", "Tables"),
        ("de", "Partien"),
        ("fr", "Parties"),
        ("zh_CN", "对局"),
        ("zh_TW", "對局"),
    ],
)
def test_a_known_text_is_spoken(
    language: str, known: str, qapp: object, spoken: Translations
) -> None:
    spoken.install(language)
    assert QCoreApplication.translate("Home", "Tables") == known


@pytest.mark.parametrize(
    ("language", "cancel"),
    [("de", "Abbrechen"), ("fr", "Annuler"), ("zh_CN", "取消"), ("zh_TW", "取消")],
)
def test_buttons_of_qt_are_translated_too(
    language: str, cancel: str, qapp: object, spoken: Translations
) -> None:
    spoken.install(language)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert box.buttons()[0].text().replace("&", "") == cancel


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_file_says_what_the_readable_one_says(language: str, qapp: object) -> None:
    translator = QTranslator()
    assert translator.load(f"bathysphere_{language}", str(FOLDER))
    for message, forms in texts(language).items():
        number = 2 if message.plural else -1
        said = translator.translate(message.context, message.source, message.comment, number)
        assert said == forms[-1], message


def test_one_is_not_many_in_english(qapp: object, spoken: Translations) -> None:
    spoken.install("en")
    plural = [message for message in messages() if message.plural]
    assert plural
    for message in plural:
        said = [
            QCoreApplication.translate(message.context, message.source, message.comment, number)
            for number in (1, 2)
        ]
        assert all("(s)" not in text for text in said), message
