"""The dependencies that have a reason to be held where they are."""

from __future__ import annotations

import sys
from importlib.metadata import version

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QPainter, QPixmap


def test_void_calls_of_qt_keep_the_count_of_none() -> None:
    """PySide6 6.12.0 on Python 3.11 loses one reference a call and aborts after some thousands."""
    subject = QObject()
    for _ in range(10):
        subject.setObjectName("warm")
    before = sys.getrefcount(None)
    for _ in range(1_000):
        subject.setObjectName("x")
    assert abs(sys.getrefcount(None) - before) < 50


def test_void_calls_of_the_painter_keep_the_count_of_none(qapp: object) -> None:
    pixmap = QPixmap(4, 4)
    pixmap.fill()
    with QPainter(pixmap) as painter:
        painter.drawLine(0, 0, 1, 1)
        before = sys.getrefcount(None)
        for _ in range(1_000):
            painter.drawLine(0, 0, 3, 3)
        drift = sys.getrefcount(None) - before
    assert abs(drift) < 50


@pytest.mark.parametrize("name", ["PySide6-Essentials", "shiboken6"])
def test_qt_for_python_is_of_the_range_that_was_measured(name: str) -> None:
    major, minor = (int(part) for part in version(name).split(".")[:2])
    assert (6, 10) <= (major, minor) < (6, 12)


def test_python_is_of_the_range_that_qasync_states() -> None:
    assert (3, 11) <= sys.version_info[:2] < (3, 14)
