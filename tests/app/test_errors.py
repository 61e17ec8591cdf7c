from __future__ import annotations

import io
import sys

import pytest
from PySide6.QtCore import QObject, QTimer, Signal, qCritical, qWarning
from pytestqt.qtbot import QtBot

from app.errors import ErrorReporter, describe


def _raised(message: str = "torpedo on C4") -> Exception:
    try:
        try:
            raise KeyError("cause on D5")
        except KeyError as cause:
            raise ValueError(message) from cause
    except ValueError as error:
        return error


def test_details_name_versions_type_and_place() -> None:
    text = describe(_raised(), hide=False)
    assert "Bathysphere " in text
    assert "ValueError: torpedo on C4" in text
    assert "KeyError: 'cause on D5'" in text
    assert "test_errors.py" in text


def test_secrets_stay_out_of_the_details() -> None:
    text = describe(_raised(), hide=True)
    assert "C4" not in text
    assert "D5" not in text
    assert "ValueError" in text
    assert "test_errors.py" in text


def test_a_circle_of_causes_ends() -> None:
    first, second = ValueError("a"), ValueError("b")
    first.__cause__, second.__cause__ = second, first
    assert describe(first, hide=False).count("ValueError") == 2


def test_each_place_is_shown_once_and_always_written() -> None:
    stream, shown = io.StringIO(), []
    reporter = ErrorReporter(stream)
    reporter.connect(shown.append, lambda: False)
    for _ in range(3):
        reporter.report(_raised())
    assert len(shown) == 1
    assert stream.getvalue().count("ValueError") == 3


def test_a_seat_with_secrets_gets_no_messages() -> None:
    stream, shown = io.StringIO(), []
    reporter = ErrorReporter(stream)
    reporter.connect(shown.append, lambda: True)
    reporter.report(_raised())
    assert "C4" not in shown[0] + stream.getvalue()


def test_a_broken_question_about_secrets_hides() -> None:
    def broken() -> bool:
        raise RuntimeError

    stream = io.StringIO()
    reporter = ErrorReporter(stream)
    reporter.connect(lambda _details: None, broken)
    reporter.report(_raised())
    assert "C4" not in stream.getvalue()


def test_an_error_in_the_dialog_does_not_open_another() -> None:
    stream, shown = io.StringIO(), []
    reporter = ErrorReporter(stream)

    def show(details: str) -> None:
        shown.append(details)
        reporter.report(RuntimeError("inside"))
        raise OSError("no dialog")

    reporter.connect(show, lambda: False)
    reporter.report(_raised())
    assert len(shown) == 1
    assert "OSError" in stream.getvalue()


def test_leaving_is_no_error() -> None:
    stream = io.StringIO()
    ErrorReporter(stream).report(KeyboardInterrupt())
    assert stream.getvalue() == ""


@pytest.mark.qt_no_exception_capture
def test_an_exception_in_a_slot_is_reported_and_the_loop_goes_on(qtbot: QtBot) -> None:
    class Sender(QObject):
        fired = Signal()

    stream, shown = io.StringIO(), []
    reporter = ErrorReporter(stream)
    reporter.connect(shown.append, lambda: False)
    restore = reporter.install()
    try:
        sender, after = Sender(), []

        def slot() -> None:
            raise ArithmeticError("in a slot")

        sender.fired.connect(slot)
        sender.fired.emit()
        QTimer.singleShot(0, lambda: after.append("alive"))
        qtbot.waitUntil(lambda: after == ["alive"], timeout=1000)
    finally:
        restore()
    assert ["in a slot" in text for text in shown] == [True]
    assert sys.excepthook != reporter.on_exception


def test_qt_messages(qtbot: QtBot) -> None:
    stream, shown = io.StringIO(), []
    reporter = ErrorReporter(stream)
    reporter.connect(shown.append, lambda: False)
    restore = reporter.install()
    try:
        qWarning("small trouble")
        qCritical("great trouble")
    finally:
        restore()
    assert "Qt warning: small trouble" in stream.getvalue()
    assert shown == ["Qt critical: great trouble"]
