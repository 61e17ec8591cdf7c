"""Where Bathysphere keeps its files."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs

VARIABLE = "BATHYSPHERE_DATA"


def data_folder(chosen: str | None = None) -> Path:
    """The data folder: the one chosen on the command line, the variable, or the user's own.

    Nothing is created here. The path is absolute, so that a later change of the
    working directory does not move it.
    """
    name = chosen or os.environ.get(VARIABLE)
    if name:
        return Path(name).expanduser().absolute()
    return platformdirs.user_data_path("bathysphere", appauthor=False)
