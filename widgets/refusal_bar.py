"""Why an act was not accepted, said where it was tried."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from widgets import accessible, icons, theme
from widgets.icon_label import IconLabel
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
        top = QHBoxLayout()
        top.setSpacing(theme.SPACE[2])
        top.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        top.addLayout(words, 1)
        keys = QHBoxLayout()
        keys.setSpacing(theme.SPACE[1])
        keys.addWidget(self._show_rule)
        keys.addWidget(self._force)
        keys.addWidget(self._close)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(theme.SPACE[3], theme.SPACE[1], theme.SPACE[1], theme.SPACE[1])
        self._box.setSpacing(theme.SPACE[1])
        self._box.addLayout(top, 1)
        self._box.addLayout(keys)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

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

    def event(self, event: QEvent) -> bool:
        """Put the keys under the sentence when there is no room beside it."""
        if event.type() == QEvent.Type.Resize:
            narrow = self.width() < theme.text_px(_STACKED_BELOW)
            way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
            self._box.setDirection(way)
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Never wider than a phone."""
        return QSize(320, super().minimumSizeHint().height())

    def _do_force(self) -> None:
        self.hide()
        self.forced.emit()
