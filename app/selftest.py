"""`bathysphere self-test`: one line for each thing that must work, and a status."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
from PySide6.QtCore import QCoreApplication, QTranslator

import resources
from app import example, exchange, games, messages, preflight
from app.clock import Clock
from app.i18n import LANGUAGES, any_locale
from app.store import Store
from engines.captain_sonar import radio, tracker

Check = Callable[[], str]
"""Gives what was found, or raises BrokenError."""


class BrokenError(Exception):
    """Something does not work; the text says what and how to mend it."""


def command(args: argparse.Namespace) -> int:
    """Run every check; 0 when all are well."""
    with any_locale():
        app = QCoreApplication.instance() or QCoreApplication(sys.argv[:1])
    app.setApplicationName("bathysphere")
    failed = 0
    for name, check in checks(args.folder):
        try:
            found, mark = check(), "ok"
        except Exception as error:
            failed += 1
            found, mark = str(error) or type(error).__name__, "FAILED"
        print(f"{mark:6} {name}: {found}", flush=True)
    return 1 if failed else 0


def checks(folder: Path) -> Iterator[tuple[str, Check]]:
    """Every check with its name, in the order they are run."""
    yield "data folder", lambda: check_folder(folder)
    yield "resources", check_resources
    yield "fonts", check_fonts
    yield "translations", check_translations
    yield "window libraries", check_libraries
    yield "store", check_store
    yield "tracker", check_tracker


def check_folder(folder: Path) -> str:
    """The data folder can be written, or its nearest parent that exists."""
    nearest = next(parent for parent in (folder, *folder.parents) if parent.exists())
    if not nearest.is_dir():
        raise BrokenError(messages.sentence("folder_is_file", {"folder": str(nearest)}))
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise BrokenError(f"{nearest} may not be written; choose another folder with --data")
    try:
        with tempfile.NamedTemporaryFile(dir=nearest) as probe:
            probe.write(b"x" * 65536)
            probe.flush()
    except OSError as error:
        raise BrokenError(f"{nearest} cannot be written: {error.strerror}") from error
    return str(folder)


def check_resources() -> str:
    """Themes, icons and the data of the games are there and can be read."""
    wanted = {"themes": ".toml", "icons": ".svg", "captain_sonar": ".json"}
    counted = []
    for name, suffix in wanted.items():
        folder = resources.path(name)
        files = [file for file in folder.glob(f"*{suffix}") if file.stat().st_size > 0]
        if not files:
            raise BrokenError(f"{folder} is empty; install Bathysphere again")
        counted.append(f"{len(files)} {name}")
    return ", ".join(counted)


def check_fonts() -> str:
    """Every shipped font file is a font."""
    files = sorted(resources.path("fonts").glob("*.otf"))
    bad = [file.name for file in files if file.read_bytes()[:4] not in (b"OTTO", b"\0\1\0\0")]
    if not files or bad:
        raise BrokenError(
            f"damaged or missing: {', '.join(bad) or 'all'}; install Bathysphere again"
        )
    return f"{len(files)} files"


def check_translations() -> str:
    """Each language loads and holds something."""
    missing = []
    for language in LANGUAGES:
        translator = QTranslator()
        loaded = translator.load(f"bathysphere_{language}", str(resources.path("i18n")))
        if not loaded or translator.isEmpty():
            missing.append(language)
    if missing:
        raise BrokenError(f"missing: {', '.join(missing)}; run: make translations")
    return ", ".join(LANGUAGES)


def check_libraries() -> str:
    """What the window needs of the system is there."""
    verdict = preflight.look(os.environ)
    if verdict.missing:
        root = hasattr(os, "geteuid") and os.geteuid() == 0
        raise BrokenError(f"install them with: {preflight.remedy(verdict.missing, root=root)}")
    if verdict.unusable:
        raise BrokenError(messages.sentence("platform_unusable", {"platform": verdict.unusable}))
    return "no display, the window runs headless" if verdict.platform == "offscreen" else "present"


def check_store() -> str:
    """A table is written, read back, exported, imported and exported alike."""
    rules = games.rules()
    with tempfile.TemporaryDirectory() as name:
        with Store.open(Path(name)) as store:
            heard = example.read_transcript(None)
            first = example.play(store, "self-test", heard, Clock())
            data = exchange.export_table(store, first.id, rules[first.game])
        with Store.open(Path(name)) as store:
            second = exchange.import_table(store, data, rules)
            again = exchange.export_table(store, second.id, rules[second.game])
    one, other = (msgspec.json.decode(text)["entries"] for text in (data, again))
    if one != other or len(one) != len(heard.observations):
        raise BrokenError("what was read back is not what was written; check the disk")
    return f"{len(one)} entries written, read back and imported"


def check_tracker() -> str:
    """The example ends with the enemy where it is."""
    heard = example.read_transcript(None)
    chart, options = radio.chart_of(heard.options), heard.options.tracker
    known = tracker.follow(chart, options, heard.observations)[-1]
    if "K1" not in known.candidates or len(known.candidates) != 9:
        raise BrokenError(
            f"wrong candidates: {' '.join(known.candidates)}; install Bathysphere again"
        )
    return f"{len(known.candidates)} candidates"
