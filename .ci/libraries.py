"""Which system libraries Qt lacks on this Linux, and how to get them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

# Libraries and plugins that the application loads; what they need in turn, ldd tells.
CHECKED = (
    "lib/libQt6Core.so.6",
    "lib/libQt6Widgets.so.6",
    "lib/libQt6Network.so.6",
    "lib/libQt6Svg.so.6",
    "lib/libQt6DBus.so.6",
    "plugins/platforms/libqoffscreen.so",
    "plugins/platforms/libqxcb.so",
    "plugins/iconengines/libqsvgicon.so",
    "plugins/imageformats/libqsvg.so",
)
DEBIAN = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libICE.so.6": "libice6",
    "libSM.so.6": "libsm6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libstdc++.so.6": "libstdc++6",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
ARCH = (
    "libglvnd libxkbcommon-x11 xcb-util-cursor xcb-util-wm xcb-util-keysyms xcb-util-image "
    "xcb-util-renderutil fontconfig dbus glib2"
)


def missing(python: Path) -> list[str]:
    """Names of the libraries that Qt asks for and the loader does not find.

    `python` is the interpreter of the environment that holds PySide6.
    """
    ask = "import importlib.util as u; print(*u.find_spec('PySide6').submodule_search_locations)"
    told = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True)
    qt = Path(told.stdout.strip()) / "Qt"
    lacking = {name for part in CHECKED for name in _not_found(qt / part)}
    return sorted(lacking)


def _not_found(library: Path) -> list[str]:
    """Lines such as `libEGL.so.1 => not found` of ldd."""
    env = {**os.environ, "LC_ALL": "C"}
    done = subprocess.run(["ldd", library], capture_output=True, text=True, env=env)
    lines = done.stdout.splitlines()
    return [line.split("=>")[0].strip() for line in lines if line.endswith("=> not found")]


def packages(names: list[str]) -> list[str]:
    """Debian packages of the libraries; an unknown one has no package here."""
    return sorted({DEBIAN[name] for name in names if name in DEBIAN})


def remedy(names: list[str]) -> str:
    """The one command that brings the libraries on this kind of Linux."""
    if shutil.which("apt-get"):
        return f"sudo apt-get install {' '.join(packages(names) or names)}"
    sonames = " ".join(f"'{name}()(64bit)'" for name in names)
    for tool in ("dnf", "zypper", "yum"):
        if shutil.which(tool):
            return f"sudo {tool} install {sonames}"
    if shutil.which("pacman"):
        return f"sudo pacman -S {ARCH}"
    return f"(with your system's package manager) {' '.join(names)}"


def apt_install(names: list[str]) -> bool:
    """Install Debian packages when we are root on Debian or a relative of it.

    Returns False, having changed nothing, where that is not possible.
    """
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not names or not root or not shutil.which("apt-get"):
        return False
    print(f"Installing {' '.join(names)} ...", file=sys.stderr, flush=True)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300"]
    install = [*apt, "install", "-y", "--no-install-recommends", *names]
    if subprocess.run([*apt, "update"], env=env, stdin=subprocess.DEVNULL).returncode:
        print("The package lists could not be renewed.", file=sys.stderr)
    done = subprocess.run(
        install, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
    return done.returncode == 0
