"""Data files that ship with Bathysphere, found wherever it is installed."""

from __future__ import annotations

from pathlib import Path

_ROOT = Path(__file__).resolve().parent


def path(name: str) -> Path:
    """Path of a resource such as `icons/undo.svg`.

    Raises ValueError for a name that leads out of the folder.
    """
    found = (_ROOT / name).resolve()
    if not found.is_relative_to(_ROOT):
        raise ValueError(f"not a resource: {name}")
    return found


def read_bytes(name: str) -> bytes:
    """Content of a resource. Raises FileNotFoundError when there is none."""
    return path(name).read_bytes()


def read_text(name: str) -> str:
    """Content of a UTF-8 resource. Raises FileNotFoundError when there is none."""
    return path(name).read_text(encoding="utf-8")
