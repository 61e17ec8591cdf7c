"""Keep a file of the schema as it is now: run once for a release with a new migration.

python -m tests.app.store.keep_schema
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from app.store.migrations import known
from tests.app.store.damage import database, fill
from tests.app.store.test_migrations import SCHEMAS


def main() -> None:
    target = SCHEMAS / f"schema_{len(known())}.db"
    if target.exists():
        raise SystemExit(f"{target} is kept already; a released schema never changes")
    SCHEMAS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        fill(Path(folder), 25)
        shutil.copy(database(Path(folder)), target)
    print(target)


if __name__ == "__main__":
    main()
