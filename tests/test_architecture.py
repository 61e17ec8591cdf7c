"""The house rules that a machine can see. The import layers are lint-imports' business."""

from __future__ import annotations

import ast
import re
import statistics
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("app", "widgets", "engines", "resources")
SOURCES = sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
MOST_LINES, MEDIAN_LINES = 400, 170
COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})")


def name_of(path: Path) -> str:
    """Path as people write it."""
    return path.relative_to(ROOT).as_posix()


@cache
def tree(path: Path) -> ast.Module:
    """Syntax tree of a file, parsed once a process."""
    return ast.parse(path.read_text(encoding="utf-8"))


def lines_of(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def called(node: ast.AST) -> str:
    """Last name of what is called: `exec` for `dialog.exec()`, "" for anything else."""
    if not isinstance(node, ast.Call):
        return ""
    return str(getattr(node.func, "attr", getattr(node.func, "id", "")))


def places(wanted: Iterator[tuple[Path, ast.AST]]) -> list[str]:
    return [f"{name_of(path)}:{getattr(node, 'lineno', 0)}" for path, node in wanted]


def every_node(*folders: str) -> Iterator[tuple[Path, ast.AST]]:
    for path in SOURCES:
        if name_of(path).split("/")[0] in folders:
            for node in ast.walk(tree(path)):
                yield path, node


def test_no_file_is_longer_than_anybody_reads() -> None:
    everything = [*SOURCES, *TESTS, *sorted((ROOT / ".ci").glob("*.py"))]
    long = {name_of(path): lines_of(path) for path in everything if lines_of(path) > MOST_LINES}
    assert not long


def test_files_are_short_as_a_rule() -> None:
    sizes = [lines_of(path) for path in SOURCES if path.name != "__init__.py"]
    assert statistics.median(sizes) < MEDIAN_LINES


def test_no_nested_event_loop() -> None:
    """They break asyncio's tasks: dialogs are opened, and answer by a signal."""
    banned = {"exec", "exec_", "processEvents"}
    outermost = {"app/shot.py"}  # draws and leaves; no other loop runs around it
    found = (
        (path, node)
        for path, node in every_node(*FOLDERS)
        if called(node) in banned and name_of(path) not in outermost
    )
    assert places(found) == []


def test_painters_are_closed_by_with() -> None:
    """A painter left open by an exception crashes the process at its end."""
    held = {
        id(item.context_expr)
        for _, node in every_node("widgets", "app")
        if isinstance(node, ast.With)
        for item in node.items
    }
    found = (
        (path, node)
        for path, node in every_node("widgets", "app")
        if called(node) == "QPainter" and id(node) not in held
    )
    assert places(found) == []


def test_colours_come_from_the_theme() -> None:
    assert places(literal_colours()) == []


def literal_colours() -> Iterator[tuple[Path, ast.AST]]:
    """QColor("red"), QColor(1, 2, 3), Qt.GlobalColor.red and "#123456"; transparent is none."""
    for path, node in every_node("widgets", "app"):
        texts = isinstance(node, ast.Constant) and isinstance(node.value, str)
        if called(node) == "QColor":
            if any(isinstance(argument, ast.Constant) for argument in node.args):  # type: ignore[attr-defined]
                yield path, node
        elif isinstance(node, ast.Attribute) and getattr(node.value, "attr", "") == "GlobalColor":
            if node.attr != "transparent":
                yield path, node
        elif texts and COLOUR.fullmatch(node.value):  # type: ignore[attr-defined]
            yield path, node


def test_no_text_is_translated_in_the_context_of_a_class() -> None:
    """`self.tr` looks a subclass up under the subclass's name and finds nothing."""
    found = ((path, node) for path, node in every_node(*FOLDERS) if called(node) == "tr")
    assert places(found) == []


def test_engines_hold_no_text_for_people() -> None:
    found = ((path, node) for path, node in every_node("engines") if called(node) == "translate")
    assert places(found) == []


def test_qapplication_is_nowhere_but_at_the_top() -> None:
    """Widgets may ask for the application; only the composition makes it."""
    found = (
        (path, node)
        for path, node in every_node("widgets", "engines", "resources")
        if called(node) == "QApplication"
    )
    assert places(found) == []


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


TESTED = [path for path in SOURCES if path.name not in {"__init__.py", "__main__.py"}]


@cache
def imports_of(path: Path) -> frozenset[str]:
    """Names of what a file imports, modules and members alike, and of what it imports by name."""
    names: set[str] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Constant) and str(node.value).startswith(FOLDERS):
            names.add(str(node.value))
    return frozenset(names)


def users_of(path: Path) -> set[str]:
    """The module and those of its folder that need it, directly or through others."""
    beside, users = list(path.parent.glob("*.py")), {module_of(path)}
    while more := {module_of(other) for other in beside if imports_of(other) & users} - users:
        users |= more
    return {name.removesuffix(".__init__") for name in users}


@pytest.mark.parametrize("path", TESTED, ids=name_of)
def test_every_module_has_a_test(path: Path) -> None:
    """A test imports it; or, where it is a part of its folder's work, one that uses it there."""
    tested = frozenset().union(*map(imports_of, TESTS))
    assert users_of(path) & tested, f"no test imports {module_of(path)} nor what uses it"


def test_the_command_line_starts_without_the_window_libraries() -> None:
    """QtGui needs libEGL; whoever only asks for a table needs neither."""
    code = "import sys, app.__main__, app.cli; print('PySide6.QtGui' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"
