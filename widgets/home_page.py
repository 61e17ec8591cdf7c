"""The home page: a card per table, the newest first and focused."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QInputDialog,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from widgets import theme
from widgets.flow import ColumnsLayout
from widgets.icon_label import IconLabel
from widgets.labels import TextLabel
from widgets.table_card import CardButton, TableCard

translate = QCoreApplication.translate


class HomePage(QWidget):
    """Shows the tables and says what the user wants to do with one."""

    open_requested = Signal(str)
    new_requested = Signal()
    import_requested = Signal()
    rename_requested = Signal(str, str)
    archive_requested = Signal(str)
    recover_requested = Signal(str)
    archived_wanted = Signal(bool)
    """The list with or without archived tables is asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """An empty page until `show_cards`."""
        super().__init__(parent)
        self._cards: list[CardButton] = []
        self._heading = TextLabel(size=theme.FIGURE, bold=True, wrap=False)
        self._new = QPushButton()
        self._new.setAutoDefault(True)
        self._new.clicked.connect(self.new_requested)
        self._import = QPushButton()
        self._import.setProperty("act", "quiet")
        self._import.clicked.connect(self.import_requested)
        self._archived = QCheckBox()
        self._archived.toggled.connect(self.archived_wanted)
        self._empty = TextLabel(size=theme.CONTROL_TEXT, token="muted")
        self._picture = IconLabel("submarine", "text", 180, ratio=16 / 9)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        self._flow_holder = QWidget()
        self._flow = ColumnsLayout(316, 520, theme.SPACE[3], self._flow_holder)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._new)
        foot = QHBoxLayout()
        foot.addWidget(self._archived, 1)
        foot.addWidget(self._import)
        inner = QWidget()
        inner.setMaximumWidth(1640)
        column = QVBoxLayout(inner)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(theme.SPACE[3])
        column.addLayout(head)
        column.addWidget(self._picture)
        column.addWidget(self._empty)
        column.addWidget(self._flow_holder)
        column.addLayout(foot)
        column.addStretch(1)
        centre = QWidget()
        row = QHBoxLayout(centre)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(0)
        row.addWidget(inner, 1)
        row.addStretch(0)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(centre)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll = scroll
        policy = self._flow_holder.sizePolicy()
        policy.setHeightForWidth(True)
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        self._flow_holder.setSizePolicy(policy)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def cards(self) -> tuple[CardButton, ...]:
        """The cards that are shown, newest first."""
        return tuple(self._cards)

    def show_cards(self, cards: Sequence[TableCard]) -> None:
        """Show tables in this order; the focus stays on its table, or goes to the first."""
        focused = next((card.card.id for card in self._cards if card.hasFocus()), None)
        for old in self._cards:
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._cards = [self._make(card) for card in cards]
        for button in self._cards:
            self._flow.addWidget(button)
            button.show()
        self._empty.setVisible(not cards)
        self._picture.setVisible(not cards)
        self._new.setProperty("act", "next" if not cards else "")
        self._new.style().polish(self._new)
        self._order_focus()
        if self.isVisible() and (focused is not None or self.focusWidget() is None):
            self.focus_first(focused)

    def focus_first(self, table_id: str | None = None) -> None:
        """Give the focus to a table, to the newest one, or to *New table* when there is none."""
        for button in self._cards:
            if button.card.id == table_id:
                button.setFocus(Qt.FocusReason.OtherFocusReason)
                return
        target = self._cards[0] if self._cards else self._new
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _make(self, card: TableCard) -> CardButton:
        button = CardButton(card, self._flow_holder)
        button.opened.connect(self.open_requested)
        button.archive_asked.connect(self.archive_requested)
        button.recover_asked.connect(self.recover_requested)
        button.rename_asked.connect(self._ask_name)
        return button

    def _order_focus(self) -> None:
        order: list[QWidget] = []
        for button in self._cards:
            order += [button, button.more]
        order += [self._new, self._archived, self._import]
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    def _ask_name(self, table_id: str) -> None:
        card = next((button.card for button in self._cards if button.card.id == table_id), None)
        if card is None:
            return
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(translate("Home", "Rename table"))
        dialog.setLabelText(translate("Home", "Name of the table"))
        dialog.setTextValue(card.title)
        dialog.textValueSelected.connect(lambda text: self._renamed(table_id, text))
        dialog.open()

    def _renamed(self, table_id: str, text: str) -> None:
        if text.strip():
            self.rename_requested.emit(table_id, text.strip())

    def retranslate(self) -> None:
        """Say the page's own texts again; cards come anew through `show_cards`."""
        self._heading.setText(translate("Home", "Tables"))
        self._new.setText(translate("Home", "New table"))
        self._import.setText(translate("Home", "Import a table…"))
        self._archived.setText(translate("Home", "Show archived tables"))
        self._empty.setText(
            translate("Home", "No table yet. Choose “New table” to set up the first one.")
        )

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
