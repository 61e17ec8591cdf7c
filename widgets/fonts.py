"""The shipped fonts: registered once, put in the order that the language needs."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

import resources

_SUFFIXES = {".ttf", ".otf", ".ttc"}
_LATIN = "Inter"
# The same code point is written differently in the two: the language's own comes first.
_CHINESE = {"zh_CN": "Noto Sans CJK SC", "zh_TW": "Noto Sans CJK TC"}


@cache
def load_fonts() -> tuple[str, ...]:
    """Register every font file in `resources/fonts`; the families found, each once.

    A file that Qt cannot read is left out: the platform's fonts still serve.
    """
    families: list[str] = []
    folder = resources.path("fonts")
    for file in sorted(folder.iterdir()) if folder.is_dir() else ():
        if file.suffix.lower() not in _SUFFIXES:
            continue
        # By content, as Qt cannot open every path that the file system allows.
        number = QFontDatabase.addApplicationFontFromData(file.read_bytes())
        if number >= 0:
            families.append(QFontDatabase.applicationFontFamilies(number)[0])
    plain = sorted(set(families), key=families.index)
    return tuple(
        family for family in plain if not any(family.startswith(f"{other} ") for other in plain)
    )


def families(language: str) -> list[str]:
    """Families in the order to try: ours for Latin, the language's Chinese, the platform's."""
    shipped = load_fonts()
    wanted = [_LATIN, _CHINESE.get(language, "")]
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    order = [name for name in wanted if name in shipped]
    return list(dict.fromkeys([*order, *system.families(), *shipped]))


def install(app: QApplication, language: str = "en") -> QFont:
    """Set the application's families for a language. Call it again when that changes.

    Returns the font that was set; `theme.apply` then keeps these families.
    """
    found = QFont(QApplication.font())
    found.setFamilies(families(language))
    app.setFont(found)
    return found
