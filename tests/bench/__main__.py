"""`make bench`: measure every figure of the design's budget here and now.

Usage: python -m tests.bench [PART ...]   (a part is the end of a file's name: tracker)

The last line is for machines: how many limits were kept. Benchmarks are not tests: a figure
over its limit is marked, and the status stays 0.
"""

from __future__ import annotations

import importlib
import os
import platform
import sys
from pathlib import Path

from tests.bench.figure import Figure


def line(figure: Figure) -> str:
    """A figure as a row of a Markdown table, as README.md has them."""
    bound = "at least" if figure.at_least else "under"
    limit = "" if figure.limit is None else f"{bound} {figure.limit:,g} {figure.unit}"
    mark = "" if figure.kept else " (missed)"
    value = f"{figure.value:,.3g}" if figure.value < 100 else f"{figure.value:,.0f}"
    return f"| {figure.name} | {value} {figure.unit}{mark} | {limit} | {figure.note} |"


def main() -> None:
    """Run the parts that are asked for, or all of them."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    wanted = sys.argv[1:]
    names = sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py"))
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}\n")
    print("| figure | measured | limit | how |\n|---|---|---|---|")
    figures: list[Figure] = []
    for name in names:
        if wanted and name.removeprefix("bench_") not in wanted:
            continue
        for figure in importlib.import_module(f"tests.bench.{name}").figures():
            figures.append(figure)
            print(line(figure), flush=True)
    limited = [figure for figure in figures if figure.limit is not None]
    print(f"\n{sum(figure.kept for figure in limited)} of {len(limited)} limits kept")


if __name__ == "__main__":
    main()
