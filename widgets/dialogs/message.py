"""One clear sentence, what can be done about it, and details for those who want them."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
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
        emphasised.setFocus()
        accessible.announce(self, sentence)

    def _lay_out(self, icon: str) -> None:
        top = QHBoxLayout()
        top.setSpacing(theme.SPACE[3])
        token = "muted" if icon == "help" else "danger"
        top.addWidget(IconLabel(icon, token, 28), 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.sentence, 1)
        keys = QHBoxLayout()
        keys.setSpacing(theme.SPACE[1])
        keys.addWidget(self.show_details)
        keys.addWidget(self.copy)
        keys.addStretch(1)
        keys.addWidget(self.close_button)
        keys.addWidget(self.accept_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(*(theme.SPACE[4],) * 4)
        column.setSpacing(theme.SPACE[4])
        column.addLayout(top)
        column.addWidget(self.details, 1)
        column.addLayout(keys)
        self.sentence.setMinimumWidth(theme.text_px(200))
        self.resize(theme.text_px(520), self.sizeHint().height())
        self.setMinimumWidth(320)

    def _show_details(self, shown: bool) -> None:
        self.details.setVisible(shown)
        self.copy.setVisible(shown)
        self.adjustSize()
