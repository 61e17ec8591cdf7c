"""What must be there before Qt may start: without it Qt aborts and says nothing a player can use.

Only QtCore is imported here, because QtGui itself needs libEGL.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from PySide6.QtCore import QLibraryInfo

GUI_LIBRARIES: Final[dict[str, str]] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libX11.so.6": "libx11-6",
}
"""Shared libraries that QtGui links against, and the Debian package of each."""

X11_LIBRARIES: Final[dict[str, str]] = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libX11-xcb.so.1": "libx11-xcb1",
}
"""What the X11 platform plugin needs besides (needed since Qt 6.5: libxcb-cursor0)."""

Platform = Literal["native", "offscreen", "given"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """How the window may start: the platform to use, or the packages that are missing."""

    platform: Platform
    missing: tuple[str, ...] = ()
    """Debian packages to install, in the order they were found missing."""
    unusable: str = ""
    """The platform that was asked for, when Qt would abort on it."""


def loads(library: str) -> bool:
    """True when the dynamic linker finds the library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def x11_answers(display: str) -> bool:
    """True when an X server answers. Qt would abort on one that does not."""
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return False
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XOpenDisplay.argtypes = [ctypes.c_char_p]
    x11.XCloseDisplay.argtypes = [ctypes.c_void_p]
    connection = x11.XOpenDisplay(os.fsencode(display))
    if connection:
        x11.XCloseDisplay(connection)
    return bool(connection)


def wayland_answers(environ: Mapping[str, str]) -> bool:
    """True when the Wayland socket of this session exists."""
    name = environ.get("WAYLAND_DISPLAY")
    if not name:
        return False
    return Path(environ.get("XDG_RUNTIME_DIR", "/"), name).is_socket()


def look(
    environ: Mapping[str, str],
    *,
    system: str = sys.platform,
    loads: Callable[[str], bool] = loads,
    x11_answers: Callable[[str], bool] = x11_answers,
) -> Verdict:
    """Find out whether a window can open. Only Linux needs the look."""
    if not system.startswith("linux"):
        return Verdict("native")
    missing = [package for library, package in GUI_LIBRARIES.items() if not loads(library)]
    given = environ.get("QT_QPA_PLATFORM", "")
    if given:
        if given.startswith("xcb"):
            missing += [package for name, package in X11_LIBRARIES.items() if not loads(name)]
        unusable = "" if missing or _opens(given, environ, x11_answers) else given
        return Verdict("given", tuple(missing), unusable)
    if wayland_answers(environ):
        return Verdict("native", tuple(missing))
    display = environ.get("DISPLAY", "")
    # Without libX11 nobody can tell whether the server answers: the package is named first.
    if display and ("libx11-6" in missing or x11_answers(display)):
        missing += [package for name, package in X11_LIBRARIES.items() if not loads(name)]
        return Verdict("native", tuple(missing))
    return Verdict("offscreen", tuple(missing))


def _opens(given: str, environ: Mapping[str, str], x11_answers: Callable[[str], bool]) -> bool:
    """False when none of the platforms in QT_QPA_PLATFORM, tried one by one, can open."""
    if environ.get("QT_PLUGIN_PATH") or environ.get("QT_QPA_PLATFORM_PLUGIN_PATH"):
        return True  # plugins of their own: Qt knows better
    names = [part.partition(":")[0] for part in given.split(";")]
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    if not plugins.is_dir():
        return True
    return any(
        # Wayland's variants are all in one plugin.
        (plugins / f"libq{'wayland' if name.startswith('wayland-') else name}.so").is_file()
        and (name != "xcb" or x11_answers(environ.get("DISPLAY", "")))
        for name in names
    )


def remedy(packages: tuple[str, ...], *, root: bool) -> str:
    """The command that installs the packages on Debian and Ubuntu."""
    return f"{'' if root else 'sudo '}apt-get install -y {' '.join(packages)}"
