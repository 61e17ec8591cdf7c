"""Files that are either the old one or the new one, never half of each."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path


def write_atomically(path: Path, data: bytes) -> None:
    """Put `data` in place of a file so that a crash or a full disk leaves the old one whole.

    The target of a link is replaced, not the link; what is no ordinary file (a device, a
    pipe) is written to. Raises OSError; then `path` is as it was and nothing else is left
    behind.
    """
    path = Path(os.path.realpath(path))
    if path.exists() and not path.is_file():
        with path.open("wb", buffering=0) as special:
            special.write(data)
        return
    handle, name = tempfile.mkstemp(prefix=f".{path.name[:40]}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        # mkstemp keeps others out; an exported file is an ordinary one.
        os.chmod(name, path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask())
        os.replace(name, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    sync_folder(path.parent)


def move(source: Path, target: Path) -> None:
    """Rename a file and make the new name durable. Raises OSError."""
    os.replace(source, target)
    sync_folder(target.parent)


def sync_file(path: Path) -> None:
    """Make the content of a file durable. Raises OSError."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable, where the system can."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError:
        # Some network folders cannot; the names are then as durable as the server makes them.
        pass
    finally:
        os.close(handle)


def _umask() -> int:
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
