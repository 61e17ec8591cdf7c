"""Where Bathysphere keeps its files."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import platformdirs

VARIABLE = "BATHYSPHERE_DATA"


def data_folder(chosen: str | None = None) -> Path:
    """The data folder: the one chosen on the command line, the variable, or the user's own.

    Nothing is created here. The path is absolute, so that a later change of the
    working directory does not move it. Raises FileNotFoundError when there is no
    such home folder.
    """
    name = chosen or os.environ.get(VARIABLE)
    if not name:
        name = str(platformdirs.user_data_path("bathysphere", appauthor=False))
        if not name.startswith("~"):
            return Path(name)
    try:
        return Path(name).expanduser().absolute()
    except RuntimeError as error:
        reason = os.strerror(errno.ENOENT)
        raise FileNotFoundError(errno.ENOENT, reason, name) from error
