"""Set up everything that `make run` and `make test` need, once, and say what is missing.

Usage: python3 .ci/bootstrap.py run | dev

Needs nothing but the standard library, and starts on Python 3.8 to be able to say that it is
too old. Renew the locks with `make lock`.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

sys.path.insert(0, str(Path(__file__).resolve().parent))

import libraries

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
OLDEST, TOO_NEW = (3, 11), (3, 14)  # as requires-python in pyproject.toml
LOCKS = {"run": "requirements.lock", "dev": "requirements-dev.lock"}
OLDEST_GLIBC = (2, 34)  # what the Qt wheels are built for


def stop(*lines: str) -> NoReturn:
    """End with a message and status 1."""
    print("\n".join(lines), file=sys.stderr)
    raise SystemExit(1)


def say(line: str) -> None:
    """Tell what is going on, on stderr: stdout belongs to the application."""
    print(line, file=sys.stderr, flush=True)


def version_of(python: str) -> tuple[int, ...] | None:
    """Version of an interpreter, or None when it does not run."""
    ask = "import sys; print(*sys.version_info[:3])"
    try:
        done = subprocess.run([python, "-c", ask], capture_output=True, text=True, timeout=30)
    except (OSError, subprocess.TimeoutExpired):
        return None
    return tuple(int(part) for part in done.stdout.split()) if done.returncode == 0 else None


def find_python() -> str:
    """Path of a suitable interpreter. Ends with the remedy when there is none."""
    found = []
    for name in (sys.executable, "python3.13", "python3.12", "python3.11", "python3", "python"):
        path = shutil.which(name) if name else None
        version = version_of(path) if path else None
        if not path or not version:
            continue
        if OLDEST <= version[:2] < TOO_NEW:
            return path
        found.append(f"{path} is {'.'.join(map(str, version))}")
    stop(
        "Bathysphere needs Python 3.11, 3.12 or 3.13; "
        + ("; ".join(dict.fromkeys(found)) if found else "none was found")
        + ". Install one and call make again:",
        "  Debian 12, Ubuntu:  sudo apt-get install python3 python3-venv",
        "  Fedora:             sudo dnf install python3.12",
        "  Arch:               sudo pacman -S uv && uv python install 3.12",
        "  macOS:              brew install python@3.12",
        "  Windows:            winget install Python.Python.3.12",
    )


def check_platform() -> None:
    """End with the reason where no Qt wheel exists."""
    if not sys.platform.startswith("linux"):
        return
    name, version = platform.libc_ver()
    if name != "glibc":
        stop(
            "Qt for Python has no wheels for this system's C library; it needs glibc 2.34 or newer."
        )
    if tuple(int(part) for part in version.split(".")[:2]) < OLDEST_GLIBC:
        stop(
            f"Qt for Python needs glibc 2.34 or newer (Debian 12, Ubuntu 22.04); this is {version}."
        )


def stamp(lock: Path) -> str:
    """What the environment was made from; a moved or changed clone makes it anew."""
    parts = [lock.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), str(ROOT).encode()]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def make_environment(lock: Path) -> None:
    """Create .venv where it is missing or broken, and install the lock into it."""
    version = version_of(str(PYTHON)) if PYTHON.exists() else None
    if version is None or not OLDEST <= version[:2] < TOO_NEW:
        create(find_python())
    say(f"Installing what {lock.name} lists (once; some 100 MB) ...")
    pip = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    quiet = {**os.environ, "PIP_ROOT_USER_ACTION": "ignore", "PIP_NO_INPUT": "1"}
    if subprocess.run([*pip, "--require-hashes", "--no-deps", "-r", lock], env=quiet).returncode:
        stop(
            "Could not install the dependencies (see above). With no network to the package",
            "registry they cannot be had; otherwise delete .venv and call make again.",
        )
    put_command()


def put_command() -> None:
    """Make `.venv/bin/bathysphere` start this clone, from whatever folder it is called."""
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    told = subprocess.run([PYTHON, "-c", ask], capture_output=True, text=True, check=True)
    (Path(told.stdout.strip()) / "bathysphere.pth").write_text(f"{ROOT}\n", encoding="utf-8")
    if os.name != "nt":
        command = PYTHON.with_name("bathysphere")
        # -P: a folder named `app` where the user happens to be is not ours.
        line = f'exec {shlex.quote(str(PYTHON))} -P -m app "$@"'
        command.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
        command.chmod(0o755)


def create(python: str) -> None:
    """Make an empty .venv. Debian keeps the module for that in a package of its own."""
    if VENV.exists():
        shutil.rmtree(VENV)
    say(f"Making .venv with {python} ...")
    command = [python, "-m", "venv", str(VENV)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        version = version_of(python) or OLDEST
        package = f"python{version[0]}.{version[1]}-venv"
        if not libraries.apt_install([package]):
            stop(
                done.stderr.strip() or done.stdout.strip(),
                f"{python} cannot make environments. On Debian and Ubuntu install {package}:",
                f"  sudo apt-get install {package}",
            )
        shutil.rmtree(VENV, ignore_errors=True)
        subprocess.run(command, check=True)


def check_libraries(purpose: str) -> bool:
    """See that Qt finds its system libraries; install them where that is possible.

    Returns False when some are missing and the application starts without a window.
    """
    if not sys.platform.startswith("linux"):
        return True
    missing = libraries.missing(PYTHON)
    if missing and libraries.apt_install(libraries.packages(missing)):
        missing = libraries.missing(PYTHON)
    if not missing:
        return True
    lines = [f"Qt lacks {', '.join(missing)}. Install:", f"  {libraries.remedy(missing)}"]
    window = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if purpose == "dev" or window:
        stop(*lines)
    say("\n".join(lines))
    return False


def main() -> None:
    """Bring the environment up to date, or find in a moment that it is."""
    purpose = sys.argv[1] if len(sys.argv) == 2 else ""
    if purpose not in LOCKS:
        stop(__doc__.strip())
    lock = ROOT / ".ci" / LOCKS[purpose]
    mark, wanted = VENV / f"bathysphere-{purpose}.stamp", stamp(lock)
    # The larger environment serves both; a stamp speaks only for the interpreter beside it.
    if PYTHON.exists() and mark.is_file() and mark.read_text() == wanted:
        return
    check_platform()
    make_environment(lock)
    if check_libraries(purpose):
        mark.write_text(wanted)
        if purpose == "dev":
            run_lock = ROOT / ".ci" / LOCKS["run"]
            (VENV / "bathysphere-run.stamp").write_text(stamp(run_lock))


if __name__ == "__main__":
    main()
