"""One clear sentence, what can be done about it, and details for those who want them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from widgets import accessible, icons, theme
from widgets.icon_label import IconLabel
from widgets.labels import TextLabel

translate = QCoreApplication.translate
_EDGE = 16
"""Pixels of a screen that a message leaves free from left to right."""
_NARROW = 520
"""Pixels below which a message spends none of its width on margins."""


def _button(text: str) -> QPushButton:
    button = QPushButton(text)
    button.setAccessibleName(text)
    return button


class MessageDialog(QDialog):
    """Tells, or asks when `accept` names an act. Open it with `open()`; it deletes itself."""

    def __init__(
        self,
        sentence: str,
        *,
        details: str = "",
        accept: str = "",
        loses: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """`accepted` is emitted for the act, `rejected` for anything else.

        An act that `loses` something is never what a hasty Enter does.
        """
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle("Bathysphere")
        self.setAccessibleDescription(sentence)
        self.sentence = TextLabel(sentence, theme.CONTROL_TEXT)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.details = QPlainTextEdit(details)
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setAccessibleName(translate("Message", "Details"))
        self.details.setMinimumHeight(theme.CONTROL * 4)
        self.details.hide()
        self.show_details = _button(translate("Message", "Show details"))
        self.show_details.setProperty("act", "quiet")
        self.show_details.setCheckable(True)
        self.show_details.toggled.connect(self._show_details)
        self.copy = _button(translate("Message", "Copy details"))
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(details))
        icons.put(self.copy, "copy", "text", 20)
        self.copy.hide()
        no = translate("Message", "Cancel") if accept else translate("Message", "Close")
        self.close_button = _button(no)
        self.close_button.clicked.connect(self.reject)
        self.accept_button = _button(accept)
        self.accept_button.clicked.connect(self.accept)
        emphasised = self.accept_button if accept and not loses else self.close_button
        emphasised.setProperty("act", "next")
        emphasised.setDefault(True)
        self._lay_out("help" if accept else "warning")
        self.show_details.setVisible(bool(details))
        self.accept_button.setVisible(bool(accept))
        self._stand()
        emphasised.setFocus()
        accessible.announce(self, sentence)

    def _lay_out(self, icon: str) -> None:
        top = QHBoxLayout()
        top.setSpacing(theme.SPACE[3])
        token = "muted" if icon == "help" else "danger"
        top.addWidget(IconLabel(icon, token, 28), 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.sentence, 1)
        keys = self._keys = QHBoxLayout()
        keys.setSpacing(theme.SPACE[1])
        keys.addWidget(self.show_details)
        keys.addWidget(self.copy)
        keys.addStretch(1)
        keys.addWidget(self.close_button)
        keys.addWidget(self.accept_button)
        column = self._column = QVBoxLayout(self)
        self._margin = theme.SPACE[4 if self._room() > _NARROW else 2]
        column.setContentsMargins(*(self._margin,) * 4)
        column.setSpacing(theme.SPACE[4])
        column.addLayout(top)
        column.addWidget(self.details, 1)
        column.addLayout(keys)
        self.sentence.setMinimumWidth(min(theme.text_px(200), self._room() - 3 * theme.CONTROL))
        self.setMinimumWidth(320)

    def _room(self) -> int:
        return self.screen().availableSize().width() - _EDGE

    def _stand(self) -> None:
        """Put the keys under each other where they do not fit side by side.

        Large letters on a small screen: what is wider than it has its buttons outside.
        """
        self._keys.setDirection(QBoxLayout.Direction.LeftToRight)
        # Asked of the keys themselves: a layout does not know yet that one was just shown.
        keys = (self.show_details, self.copy, self.close_button, self.accept_button)
        widths = [key.sizeHint().width() + theme.SPACE[1] for key in keys if not key.isHidden()]
        wide = min(theme.text_px(520), self._room())
        if sum(widths) > self._room() - 2 * self._margin:
            self._keys.setDirection(QBoxLayout.Direction.TopToBottom)
        elif sum(widths) > wide - 2 * self._margin:
            wide = self._room()
        self._column.activate()
        self.resize(wide, self._column.totalHeightForWidth(wide))

    def _show_details(self, shown: bool) -> None:
        self.details.setVisible(shown)
        self.copy.setVisible(shown)
        self._stand()
