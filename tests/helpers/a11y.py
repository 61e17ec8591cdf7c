"""Walks over a page: is everything named, large enough for a thumb, and not cut off?"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollBar,
    QWidget,
)

LEAST = 44
_PRESSED = (QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox)


def _inside_another(widget: QWidget) -> bool:
    """Parts that Qt builds its own controls from."""
    parent = widget.parentWidget()
    if isinstance(widget, QScrollBar) or widget.objectName().startswith("qt_scrollarea"):
        return True
    return isinstance(parent, (QAbstractSpinBox, QComboBox, QLineEdit)) or (
        isinstance(widget, QLineEdit) and widget.objectName() == "qt_keysequenceedit_lineedit"
    )


def focusables(root: QWidget) -> Iterator[QWidget]:
    """Everything that is shown and can take the keyboard focus."""
    for widget in [root, *root.findChildren(QWidget)]:
        if (
            widget.isVisible()
            and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
            and not _inside_another(widget)
        ):
            yield widget


def spoken_name(widget: QWidget) -> str:
    """The name that a screen reader says."""
    found = QAccessible.queryAccessibleInterface(widget)
    return found.text(QAccessible.Text.Name) if found is not None else ""


def unnamed(root: QWidget) -> list[str]:
    """Focusable widgets without a name."""
    return [repr(widget) for widget in focusables(root) if not spoken_name(widget).strip()]


def small(root: QWidget, least: int = LEAST) -> list[str]:
    """Pressed widgets that are smaller than a thumb."""
    return [
        f"{widget!r} {spoken_name(widget)!r} {widget.width()}x{widget.height()}"
        for widget in focusables(root)
        if isinstance(widget, _PRESSED) and min(widget.width(), widget.height()) < least
    ]


def clipped(root: QWidget) -> list[str]:
    """Buttons and labels with less room than their words need."""
    found = []
    for widget in root.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if isinstance(widget, QAbstractButton) and widget.text():
            if widget.width() < widget.sizeHint().width():
                found.append(f"{widget.text()!r} {widget.width()} < {widget.sizeHint().width()}")
        elif isinstance(widget, QLabel) and widget.wordWrap() and widget.text():
            needed = widget.heightForWidth(widget.width())
            if widget.height() < needed:
                found.append(f"{widget.text()!r} {widget.height()} < {needed}")
    return found


def outside(root: QWidget) -> list[str]:
    """Pressed widgets that reach out of what holds them, scrolled contents aside."""
    found = []
    for widget in focusables(root):
        parent = widget.parentWidget()
        if not isinstance(widget, _PRESSED) or parent is None or widget is root:
            continue
        area = parent.parentWidget()
        if isinstance(area, (QAbstractScrollArea, QAbstractItemView)):
            continue
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()):
            found.append(f"{spoken_name(widget)!r} {widget.geometry()} in {parent.rect()}")
    return found


def assert_accessible(root: QWidget) -> None:
    """Everything at once."""
    faults = [*unnamed(root), *small(root), *clipped(root), *outside(root)]
    assert not faults, "\n".join(faults)
