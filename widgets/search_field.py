"""The field above a list that is filtered while words are typed."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit

from widgets import icons


class SearchField(QLineEdit):
    """A line with a lens in front and a cross that clears it."""

    def __init__(self) -> None:
        """Name it with `setAccessibleName`."""
        super().__init__()
        self.setClearButtonEnabled(True)
        self._lens: QAction = self.addAction(
            icons.icon("search", "muted"), QLineEdit.ActionPosition.LeadingPosition
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow the theme."""
        if event.type() == QEvent.Type.PaletteChange:
            self._lens.setIcon(icons.icon("search", "muted"))
        super().changeEvent(event)
