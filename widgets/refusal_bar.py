"""Why an act was not accepted, said where it was tried."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from widgets import accessible, icons, theme
from widgets.icon_label import IconLabel
from widgets.key_row import KeyRow
from widgets.labels import TextLabel

_STACKED_BELOW = 560


class RefusalBar(QFrame):
    """One sentence, the rule behind it on demand, and the way round it.

    Call `dismiss` whenever something else is done: the bar asks for nothing.
    """

    forced = Signal()
    """Do it anyway."""
    dismissed = Signal()
    """The bar went away, by hand or by `dismiss`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hidden until `refuse`."""
        super().__init__(parent)
        self.setProperty("panel", True)
        self._icon = IconLabel("warning", "danger")
        self._sentence = TextLabel(size=theme.CONTROL_TEXT)
        self._rule = TextLabel(token="muted")
        self._show_rule = QPushButton()
        self._show_rule.setProperty("act", "quiet")
        self._show_rule.setCheckable(True)
        self._show_rule.toggled.connect(self._rule.setVisible)
        self._force = QPushButton()
        self._force.clicked.connect(self._do_force)
        icons.put(self._force, "hand", size=20)
        self._close = QToolButton()
        self._close.setProperty("act", "quiet")
        self._close.clicked.connect(self.dismiss)
        icons.put(self._close, "close", "muted", 20)
        self._lay_out()
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(theme.SPACE[0])
        words.addStretch(1)
        words.addWidget(self._sentence)
        words.addWidget(self._rule)
        words.addStretch(1)
        self._keys = KeyRow((self._show_rule, self._force))
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(
            theme.SPACE[3], theme.SPACE[1], theme.SPACE[1], theme.SPACE[1]
        )
        self._grid.setHorizontalSpacing(theme.SPACE[2])
        self._grid.setVerticalSpacing(theme.SPACE[0])
        self._grid.addWidget(self._icon, 0, 0, Qt.AlignmentFlag.AlignVCenter)
        self._grid.addLayout(words, 0, 1)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self._close, 0, 3, Qt.AlignmentFlag.AlignTop)
        self._narrow: bool | None = None
        self._arrange(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def refuse(self, sentence: str, rule: str = "", forceable: bool = False) -> None:
        """Say why, with the rule behind *show the rule* and *do it anyway* if that can be."""
        self._sentence.setText(sentence)
        self._rule.setText(rule)
        self._show_rule.setChecked(False)
        self._show_rule.setVisible(bool(rule))
        self._rule.hide()
        self._force.setVisible(forceable)
        self.show()
        accessible.announce(self, sentence)

    def sentence(self) -> str:
        """What the bar says now; empty when it is away."""
        return "" if self.isHidden() else self._sentence.text()

    def dismiss(self) -> None:
        """Go away; nothing happens when the bar is not there."""
        if not self.isHidden():
            self.hide()
            self.dismissed.emit()

    def retranslate(self) -> None:
        """Name the keys in the language that is installed now."""
        force = QCoreApplication.translate("RefusalBar", "Do it anyway")
        rule = QCoreApplication.translate("RefusalBar", "Show the rule")
        close = QCoreApplication.translate("RefusalBar", "Close this message")
        self._force.setText(force)
        self._show_rule.setText(rule)
        self._close.setToolTip(close)
        for button, name in ((self._force, force), (self._show_rule, rule), (self._close, close)):
            button.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the keys under the sentence when there is no room beside it."""
        super().resizeEvent(event)
        self._arrange(self.width() < theme.text_px(_STACKED_BELOW))

    def _arrange(self, narrow: bool) -> None:
        if narrow == self._narrow:
            return
        self._narrow = narrow
        self._grid.removeWidget(self._keys)
        if narrow:
            self._grid.addWidget(self._keys, 1, 0, 1, 4)
        else:
            self._grid.addWidget(self._keys, 0, 2)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Never wider than a phone."""
        return QSize(320, super().minimumSizeHint().height())

    def _do_force(self) -> None:
        self.hide()
        self.forced.emit()
