"""Cut the fonts in resources/fonts out of the full ones.

Usage: .venv/bin/python .ci/fonts.py [--inter DIR] [--noto DIR]

The full fonts come from Debian's packages fonts-inter and fonts-noto-cjk. Run it after
`make translations` when a language has gained characters: tests/test_i18n.py says so.
"""

from __future__ import annotations

import argparse
import ast
import string
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "resources" / "fonts"
LATIN_BLOCKS = ((0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2044), (0x2070, 0x20AC), (0x2190, 0x22FF))
SYMBOL_BLOCKS = ((0x2300, 0x23FF), (0x25A0, 0x27BF))
CJK_PUNCTUATION = ((0x3000, 0x303F), (0xFF00, 0xFFEF))
# Kerning, figures of one width, accents, forms beside capitals: what the application uses.
FEATURES = ["kern", "tnum", "ccmp", "locl", "mark", "mkmk", "case", "calt", "frac"]
SC, TC = 2, 3  # places of the two families in the Noto Sans CJK collection


def block(*ranges: tuple[int, int]) -> set[int]:
    """Code points of inclusive ranges."""
    return {code for first, last in ranges for code in range(first, last + 1)}


def common_chinese() -> set[int]:
    """The 3,755 characters of GB 2312 level 1, for what people type themselves."""
    codes = set()
    for row in range(0xB0, 0xD8):
        for cell in range(0xA1, 0xFF):
            text = bytes((row, cell)).decode("gb2312", errors="ignore")
            codes |= {ord(char) for char in text}
    return codes


def strings_in_code() -> Iterator[str]:
    """Every string constant of the application: language names, units, symbols."""
    for folder in ("app", "widgets", "engines"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value


def translated(*languages: str) -> Iterator[str]:
    """Source texts and translations of the languages."""
    for language in languages:
        path = ROOT / "resources" / "i18n" / f"bathysphere_{language}.ts"
        if path.exists():
            yield from (node.text or "" for node in ET.parse(path).iter())


def used(*languages: str) -> set[int]:
    """Code points that stand in the application, its data and the languages."""
    texts = [*strings_in_code(), *translated("en", *languages)]
    for pattern in ("*.json", "*.toml"):
        found = (ROOT / "resources").rglob(pattern)
        texts += [path.read_text(encoding="utf-8") for path in sorted(found)]
    return {ord(char) for text in texts for char in text} - block((0, 0x1F))


def cut(font: TTFont, codes: set[int], name: str) -> None:
    """Write the part of a font that has these code points."""
    options = Options()
    options.layout_features = FEATURES
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 7, 13, 14, 16, 17]
    options.name_languages = [0x409]
    options.hinting = False
    options.drop_tables += ["DSIG", "vhea", "vmtx", "VORG", "BASE"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    font.recalcTimestamp = False  # equal characters, equal file
    target = OUT / name
    font.save(target)
    print(f"{name}: {len(font.getBestCmap())} characters, {target.stat().st_size / 1024:.0f} KiB")


def main() -> None:
    """Write every font."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--inter", type=Path, default=Path("/usr/share/fonts/opentype/inter"))
    parser.add_argument("--noto", type=Path, default=Path("/usr/share/fonts/opentype/noto"))
    given = parser.parse_args()
    OUT.mkdir(exist_ok=True)
    latin = block(*LATIN_BLOCKS) | block(*SYMBOL_BLOCKS)
    for weight in ("Regular", "SemiBold", "Bold"):
        cut(
            TTFont(given.inter / f"Inter-{weight}.otf"),
            latin | used("de", "fr"),
            f"Inter-{weight}.otf",
        )
    shared = block(*CJK_PUNCTUATION) | string_codes(string.printable)
    wanted = {
        ("SC", SC): shared | block(*SYMBOL_BLOCKS) | used("zh_CN") | common_chinese(),
        ("TC", TC): shared | used("zh_TW"),
    }
    for weight in ("Regular", "Bold"):
        for (name, place), codes in wanted.items():
            fonts = TTCollection(given.noto / f"NotoSansCJK-{weight}.ttc").fonts
            cut(fonts[place], codes, f"NotoSans{name}-{weight}.otf")


def string_codes(text: str) -> set[int]:
    """Printable code points of a text."""
    return {ord(char) for char in text if char.isprintable()}


if __name__ == "__main__":
    main()
