"""What every test gets: no screen, a home of its own, and a failure for unexpected noise."""

from __future__ import annotations

import logging
import os
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

# A name that has broken programs before: accents, Chinese, a space and a per cent sign.
_AWKWARD = "Ünï ćödé 家 %41"
_BASE = Path(tempfile.mkdtemp(prefix="bathysphere-"))
_RUNTIME = _BASE / "run"  # short and plain: socket paths end at 108 bytes


def _isolate() -> None:
    """Point every folder of the user into a throw-away one, before Qt looks at any."""
    home = _BASE / _AWKWARD
    folders = {
        "HOME": home,
        "XDG_CONFIG_HOME": home / "config",
        "XDG_DATA_HOME": home / "data",
        "XDG_STATE_HOME": home / "state",
        "XDG_CACHE_HOME": home / "cache",
        "XDG_RUNTIME_DIR": _RUNTIME,
    }
    for name, folder in folders.items():
        folder.mkdir(parents=True, mode=0o700)
        os.environ[name] = str(folder)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "LANGUAGE"):
        os.environ.pop(name, None)
    for name in ("QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"):
        os.environ.pop(name, None)
    os.environ |= {"QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}


_isolate()

hypothesis.settings.register_profile("dev", deadline=None, max_examples=50)
hypothesis.settings.register_profile(
    "ci", deadline=None, max_examples=100, database=None, print_blob=True
)
hypothesis.settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_configure(config: pytest.Config) -> None:
    """Keep QStandardPaths away from the user's folders as well."""
    from PySide6.QtCore import QStandardPaths

    QStandardPaths.setTestModeEnabled(True)
    config.addinivalue_line(
        "markers", "expects_log(pattern): a warning or error in the log that the test provokes"
    )


def pytest_unconfigure() -> None:
    """Leave nothing in the temporary folder."""
    shutil.rmtree(_BASE, ignore_errors=True)


@pytest.fixture(scope="session")
def qapp(qapp):  # type: ignore[no-untyped-def]
    """The application as people get it: shipped fonts and the light theme."""
    from widgets import fonts, theme

    fonts.install(qapp)
    theme.apply(qapp, theme.load("light"))
    return qapp


class _Recorder(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def _no_unexpected_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail on a warning nobody announced, and on an announced one that did not come."""
    recorder = _Recorder()
    logging.getLogger().addHandler(recorder)
    yield
    logging.getLogger().removeHandler(recorder)
    patterns = [mark.args[0] for mark in request.node.iter_markers("expects_log")]
    unexpected = [
        line for line in recorder.lines if not any(re.search(pattern, line) for pattern in patterns)
    ]
    missing = [
        pattern
        for pattern in patterns
        if not any(re.search(pattern, line) for line in recorder.lines)
    ]
    assert not unexpected, "unexpected log records:\n" + "\n".join(unexpected)
    assert not missing, f"announced but not logged: {missing}"


@pytest.fixture(autouse=True)
def _no_window_left(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail when a window is still open after a test, and close it for the next one."""
    yield
    if not {"qapp", "qtbot"} & set(request.fixturenames):
        return
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left = [window for window in QApplication.topLevelWidgets() if window.isVisible()]
    names = [f"{type(window).__name__} {window.windowTitle()!r}" for window in left]
    for window in left:
        window.hide()
        window.deleteLater()
    assert not names, f"windows left open: {', '.join(names)}"
