"""The field above a list that is filtered while words are typed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from widgets import icons


class SearchField(QLineEdit):
    """A line with a lens in front; Escape or the cross behind it clears what was typed."""

    def __init__(self) -> None:
        """Name it with `setAccessibleName`."""
        super().__init__()
        place = QLineEdit.ActionPosition
        self._lens = self.addAction(icons.icon("search", "muted"), place.LeadingPosition)
        self._cross = self.addAction(icons.icon("close", "muted"), place.TrailingPosition)
        self._cross.setVisible(False)
        self._cross.triggered.connect(self.clear)
        self.textChanged.connect(lambda text: self._cross.setVisible(bool(text)))
        self._drawn = True
        self._name_cross()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape clears first; on an empty field it is for whoever holds the field."""
        if event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow theme and language."""
        # Qt sends the first events while the field is still being made.
        if getattr(self, "_drawn", False):
            if event.type() == QEvent.Type.PaletteChange:
                self._lens.setIcon(icons.icon("search", "muted"))
                self._cross.setIcon(icons.icon("close", "muted"))
            elif event.type() == QEvent.Type.LanguageChange:
                self._name_cross()
        super().changeEvent(event)

    def _name_cross(self) -> None:
        self._cross.setToolTip(QCoreApplication.translate("Search", "Clear"))
