"""The settings: one declared, typed table over an INI file in the data folder.

A value that cannot be read is its default. A file that is no settings file is
put aside under another name, and said so; it is never overwritten.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final, Generic, TypeVar, overload

import msgspec
from PySide6.QtCore import QObject, QSettings, Signal

from app.i18n import LANGUAGES

FILE_NAME: Final = "settings.ini"
T = TypeVar("T")


class Place(msgspec.Struct, frozen=True):
    """Where the window was: pixels of the desktop, and the screen it was on."""

    x: int = 0
    y: int = 0
    width: int = 0
    height: int = 0
    screen: str = ""
    maximised: bool = False


class Notice(msgspec.Struct, frozen=True):
    """Something about the settings file that the user is told."""

    code: str
    details: dict[str, str] = {}


class Field(Generic[T]):
    """One setting: its key in the file, its default, and how text becomes a value.

    `read` raises ValueError for a text that is no value of it.
    """

    def __init__(
        self,
        key: str,
        default: T,
        read: Callable[[str], T],
        write: Callable[[T], str] = str,
    ) -> None:
        """Declare a setting; `write` must give what `read` takes."""
        self.key = key
        self.default = default
        self.read = read
        self.write = write

    @overload
    def __get__(self, owner: None, kind: type[Any]) -> Field[T]: ...
    @overload
    def __get__(self, owner: Settings, kind: type[Any]) -> T: ...
    def __get__(self, owner: Settings | None, kind: type[Any]) -> Field[T] | T:
        if owner is None:
            return self
        return owner.value(self)

    def __set__(self, owner: Settings, value: T) -> None:
        owner.store(self, value)


def _choice(key: str, *values: str) -> Field[str]:
    def read(text: str) -> str:
        if text not in values:
            raise ValueError(text)
        return text

    return Field(key, values[0], read)


def _number(key: str, default: float, least: float, most: float) -> Field[float]:
    def read(text: str) -> float:
        value = float(text)
        if not least <= value <= most:
            raise ValueError(text)
        return value

    return Field(key, default, read)


def _switch(key: str, default: bool) -> Field[bool]:
    def read(text: str) -> bool:
        return {"true": True, "false": False}[text]

    return Field(key, default, read, lambda value: "true" if value else "false")


def _json(key: str, default: T, kind: Any) -> Field[T]:
    return Field(
        key,
        default,
        lambda text: msgspec.json.decode(text, type=kind),
        lambda value: msgspec.json.encode(value).decode(),
    )


class Settings(QObject):
    """The settings of one data folder. Setting an attribute writes it and emits `changed`."""

    changed = Signal(str)
    """The key of the setting that has a new value."""

    language = _choice("language", "system", *LANGUAGES)
    theme = _choice("theme", "system", "light", "dark", "night")
    text_scale = _number("text_scale", 1.0, 1.0, 2.0)
    """Factor on every type size."""
    reduced_motion = _switch("reduced_motion", False)
    after_sleep = _choice("after_sleep", "ask", "count", "ignore")
    """What the timers do with the time the computer slept or its clock jumped."""
    keys: Field[dict[str, tuple[str, ...]]] = _json("keys", {}, dict[str, tuple[str, ...]])
    """Keys of commands that the user changed: command id to key sequences."""
    place: Field[Place] = _json("place", Place(), Place)

    def __init__(self, folder: Path) -> None:
        """Read the settings of a data folder; the folder need not exist yet."""
        super().__init__()
        self.notices: tuple[Notice, ...] = ()
        self._file = folder / FILE_NAME
        self._set_aside_garbage()
        self._values: dict[str, Any] = {}
        self._ini = QSettings(str(self._file), QSettings.Format.IniFormat)

    def value(self, field: Field[T]) -> T:
        """The value of a field; what was set in this run, else the file, else the default."""
        if field.key in self._values:
            found: T = self._values[field.key]
            return found
        raw = self._ini.value(field.key)
        try:
            value = field.read(raw) if isinstance(raw, str) else field.default
        except (ValueError, KeyError, msgspec.MsgspecError):
            value = field.default
        self._values[field.key] = value
        return value

    def store(self, field: Field[T], value: T) -> None:
        """Set a field. Raises ValueError for a value outside its range.

        A file that cannot be written leaves the value valid for this run, and a notice.
        """
        try:
            field.read(field.write(value))
        except (KeyError, msgspec.MsgspecError) as error:
            raise ValueError(str(value)) from error
        if self.value(field) == value:
            return
        self._values[field.key] = value
        self._ini.setValue(field.key, field.write(value))
        self._ini.sync()
        if self._ini.status() is not QSettings.Status.NoError:
            self._notice("settings_not_written", file=str(self._file))
        self.changed.emit(field.key)

    def _notice(self, code: str, **details: str) -> None:
        notice = Notice(code, details)
        if notice not in self.notices:
            self.notices = (*self.notices, notice)

    def _set_aside_garbage(self) -> None:
        try:
            content = self._file.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError:
            self._notice("settings_not_read", file=str(self._file))
            return
        if _looks_like_ini(content):
            return
        aside = _free_name(self._file.with_suffix(".damaged.ini"))
        try:
            os.replace(self._file, aside)
        except OSError:
            self._notice("settings_not_read", file=str(self._file))
            # Reading goes on without the file: writing to it would destroy what is there.
            self._file = self._file.with_name("settings.new.ini")
            return
        self._notice("settings_damaged", file=str(self._file), kept=str(aside))


def _looks_like_ini(content: bytes) -> bool:
    """True for what QSettings writes: UTF-8 lines that are empty, comments, sections or pairs."""
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        return False
    if "\0" in text:
        return False
    lines = [line.strip() for line in text.splitlines()]
    wanted = [line for line in lines if line and not line.startswith((";", "#"))]
    return bool(wanted) and all(
        "=" in line or (line.startswith("[") and line.endswith("]")) for line in wanted
    )


def _free_name(path: Path) -> Path:
    number, candidate = 1, path
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return candidate


Rect = tuple[int, int, int, int]
_TITLE_BAR: Final = 40
"""Height, in pixels, that no desktop's title bar exceeds."""


def fit(place: Place, screens: Mapping[str, Rect], *, positions: bool = True) -> Rect | None:
    """The rectangle (x, y, width, height) a window may take, or None when none was stored.

    `screens` are the available rectangles by name, the primary screen first. The
    window keeps its place when its title bar can be grabbed there; otherwise it is
    centred. One that was made for a larger screen begins at the edge of this one.
    Without `positions` (Wayland) it is always centred.
    """
    if place.width <= 0 or place.height <= 0 or not screens:
        return None
    home = screens.get(place.screen) or next(iter(screens.values()))
    for rect in screens.values() if positions else ():
        width, height = min(place.width, rect[2]), min(place.height, rect[3])
        across = min(place.x + width, rect[0] + rect[2]) - max(place.x, rect[0])
        if across >= min(width, 120) and rect[1] <= place.y <= rect[1] + rect[3] - 40:
            x = place.x if place.width <= rect[2] else rect[0]
            if place.height <= rect[3]:
                return x, place.y, width, height
            # The rectangle is that of the inside: the title bar is above it.
            y = min(place.y, rect[1] + _TITLE_BAR)
            return x, y, width, rect[1] + height - y
    width, height = min(place.width, home[2]), min(place.height, home[3])
    return home[0] + (home[2] - width) // 2, home[1] + (home[3] - height) // 2, width, height
