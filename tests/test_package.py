"""The wheel holds everything, and starts from somewhere else than this folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("app", "widgets", "engines", "resources")
SHIPPED = {".py", ".json", ".md", ".otf", ".qm", ".svg", ".toml", ".txt"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from a copy: building leaves folders behind."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("wheel")
    ignore = shutil.ignore_patterns("__pycache__", "*.pyc")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, source / folder, ignore=ignore)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", str(source)]
    command += ["--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(target)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "absent from the `packages` configuration" not in done.stdout + done.stderr
    (built,) = target.glob("*.whl")
    return built


def test_the_wheel_lists_exactly_what_ships(wheel: Path) -> None:
    """A file forgotten in pyproject.toml is missing only on other people's machines."""
    wanted = {
        path.relative_to(ROOT).as_posix()
        for folder in FOLDERS
        for path in (ROOT / folder).rglob("*")
        if path.suffix in SHIPPED and "__pycache__" not in path.parts
    }
    names = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert names == wanted


def test_every_resource_is_of_a_kind_that_ships() -> None:
    """The readable .ts files stay at home; their compiled twins ship."""
    kinds = {path.suffix for path in (ROOT / "resources").rglob("*.*") if path.is_file()}
    assert kinds - {".pyc", ".ts"} <= SHIPPED


def test_the_wheel_carries_the_licences(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert any(name.endswith("licenses/resources/LICENSES.md") for name in names)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment of its own with the wheel; the dependencies are looked up in ours."""
    home = tmp_path_factory.mktemp("environment") / "Ünï ćödé 家"
    venv.create(home, symlinks=True, with_pip=False)
    python = home / "bin" / "python"
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    command += ["install", "--quiet", "--no-deps", "--no-index", str(wheel)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    site = home / "lib" / version / "site-packages"
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return home


def bathysphere(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the installed command in a folder that has nothing of ours."""
    environ = {key: text for key, text in os.environ.items() if key != "PYTHONPATH"}
    command = [home / "bin" / "bathysphere", *arguments]
    return subprocess.run(
        command, cwd=home, env=environ, capture_output=True, text=True, encoding="utf-8", timeout=60
    )


def test_the_installed_command_is_ours(installed: Path) -> None:
    code = "import app, resources; print(app.__file__, resources.__file__)"
    done = subprocess.run(
        [installed / "bin" / "python", "-c", code], cwd=installed, capture_output=True, text=True
    )
    assert done.stdout.count(str(installed)) == 2
    assert str(ROOT) not in done.stdout


def test_the_installed_command_passes_its_own_test(installed: Path) -> None:
    """`self-test` loads every font, icon, theme and language of the installation."""
    done = bathysphere(installed, "self-test", "--data", str(installed / "data 家"))
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("language", "known"),
    [("en", "Tables"), ("de", "Partien"), ("fr", "Parties"), ("zh_CN", "对局"), ("zh_TW", "對局")],
)
def test_the_installed_application_speaks(installed: Path, language: str, known: str) -> None:
    code = f"""
from PySide6.QtCore import QCoreApplication
from app.i18n import Translations
application = QCoreApplication([])
spoken = Translations()
spoken.install({language!r})
print(QCoreApplication.translate("Home", "Tables"))
"""
    environ = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(
        [installed / "bin" / "python", "-c", code],
        cwd=installed,
        env=environ,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.stdout.strip() == known, done.stderr
