"""Composition: the only layer that knows everybody."""

import os

# qasync 0.28 would otherwise look for PyQt5 first.
os.environ.setdefault("QT_API", "pyside6")
