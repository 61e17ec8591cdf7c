"""What `make run` and `make test` do before anything of ours is installed."""

from __future__ import annotations

import re
import stat
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
CI = ROOT / ".ci"


@pytest.fixture(scope="module")
def scripts() -> Any:
    """The two scripts, imported as they import each other."""
    sys.path.insert(0, str(CI))
    try:
        import bootstrap
        import libraries
    finally:
        sys.path.remove(str(CI))
    return {"bootstrap": bootstrap, "libraries": libraries}


def program(path: Path, text: str) -> Path:
    """A shell script that stands in for a program."""
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_too_old_a_python_is_refused_with_what_to_install(
    scripts: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    old = program(tmp_path / "python3", "echo 3 9 2")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(old))
    with pytest.raises(SystemExit) as left:
        scripts["bootstrap"].find_python()
    assert left.value.code == 1
    told = capsys.readouterr().err
    assert "3.11, 3.12 or 3.13" in told
    assert f"{old} is 3.9.2" in told
    assert "sudo apt-get install python3 python3-venv" in told


def test_a_suitable_python_is_found_behind_an_old_one(
    scripts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = program(tmp_path / "python3", "echo 3 14 0")
    good = program(tmp_path / "python3.12", "echo 3 12 1")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(sys, "executable", str(old))
    assert scripts["bootstrap"].find_python() == str(good)


def test_a_python_that_does_not_start_is_passed_over(scripts: Any, tmp_path: Path) -> None:
    broken = program(tmp_path / "python3", "exit 127")
    assert scripts["bootstrap"].version_of(str(broken)) is None
    assert scripts["bootstrap"].version_of(str(tmp_path / "nothing")) is None


def test_the_range_of_python_is_that_of_the_project(scripts: Any) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    oldest, too_new = scripts["bootstrap"].OLDEST, scripts["bootstrap"].TOO_NEW
    wanted = f">={oldest[0]}.{oldest[1]},<{too_new[0]}.{too_new[1]}"
    assert project["requires-python"] == wanted


def test_a_changed_list_or_a_moved_clone_is_installed_anew(
    scripts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock = tmp_path / "a.lock"
    lock.write_text("one==1")
    first = scripts["bootstrap"].stamp(lock)
    assert first == scripts["bootstrap"].stamp(lock)
    lock.write_text("one==2")
    second = scripts["bootstrap"].stamp(lock)
    assert second != first
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    monkeypatch.setattr(scripts["bootstrap"], "ROOT", tmp_path)
    assert scripts["bootstrap"].stamp(lock) != second


def test_missing_libraries_are_read_from_the_loader(
    scripts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = r"\tlibEGL.so.1 => not found\n\tlibc.so.6 => /lib/libc.so.6 (0x1)\n"
    program(tmp_path / "ldd", f"printf '{lines}'")
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert scripts["libraries"].missing(Path(sys.executable)) == ["libEGL.so.1"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the loader of Linux is asked")
def test_nothing_is_missing_where_this_test_runs(scripts: Any) -> None:
    found = scripts["libraries"].missing(Path(sys.executable))
    assert "libEGL.so.1" not in found
    assert not [name for name in found if name not in scripts["libraries"].DEBIAN]


def test_the_remedy_is_one_command(
    scripts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    remedy, lost = scripts["libraries"].remedy, ["libEGL.so.1", "libxcb-cursor.so.0"]
    assert remedy(lost).endswith("libEGL.so.1 libxcb-cursor.so.0")
    program(tmp_path / "pacman", "")
    assert remedy(lost).startswith("sudo pacman -S libglvnd")
    program(tmp_path / "dnf", "")
    assert remedy(lost) == "sudo dnf install 'libEGL.so.1()(64bit)' 'libxcb-cursor.so.0()(64bit)'"
    program(tmp_path / "apt-get", "")
    assert remedy(lost) == "sudo apt-get install libegl1 libxcb-cursor0"


def test_only_root_installs(scripts: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_given: object, **_more: object) -> None:
        raise AssertionError("nothing may be run")

    monkeypatch.setattr("os.geteuid", lambda: 1000)
    monkeypatch.setattr(subprocess, "run", refuse)
    assert scripts["libraries"].apt_install(["libegl1"]) is False


def pinned(name: str) -> dict[str, str]:
    """Names and the text behind them in a list of locked dependencies."""
    text = (CI / name).read_text(encoding="utf-8").replace("\\\n", " ")
    found = re.findall(r"^([a-z0-9-]+)==(.+)$", text, re.MULTILINE)
    return dict(found)


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_every_locked_dependency_has_its_hashes(name: str) -> None:
    entries = pinned(name)
    assert len(entries) > 10
    assert not [entry for entry, rest in entries.items() if "--hash=sha256:" not in rest]
    assert "://" not in (CI / name).read_text(encoding="utf-8")


def test_the_locks_hold_what_the_project_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

    def names(wanted: list[str]) -> set[str]:
        return {re.split(r"[<>=!~ ]", line)[0].lower().replace("_", "-") for line in wanted}

    run, dev = pinned("requirements.lock"), pinned("requirements-dev.lock")
    assert names(project["project"]["dependencies"]) <= set(run)
    assert names(project["dependency-groups"]["dev"]) <= set(dev)
    assert {name: rest.split()[0] for name, rest in run.items()}.items() <= {
        name: rest.split()[0] for name, rest in dev.items()
    }.items()


def test_ci_runs_what_developers_run() -> None:
    text = (CI / "run").read_text(encoding="utf-8")
    assert text.splitlines()[-1] == "exec make test </dev/null"
    assert (CI / "run").stat().st_mode & stat.S_IXUSR
