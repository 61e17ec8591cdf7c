"""The card of one table on the home page: its board, where it stands, when it was played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from widgets import icons, theme
from widgets.labels import TextLabel

translate = QCoreApplication.translate

PICTURE: Final = QSize(132, 132)
Picture = Callable[[QPainter, QRectF], None]


@dataclass(frozen=True, slots=True)
class TableCard:
    """What the home page says of a table; every text is ready to be shown."""

    id: str
    title: str
    game: str
    status: str
    played: str
    archived: bool = False
    known: bool = True
    """False when this version has no such game: the table can be exported, not opened."""
    picture: Picture | None = None


class CardButton(QAbstractButton):
    """A card that opens its table when it is pressed, and has a menu for the rare acts."""

    opened = Signal(str)
    rename_asked = Signal(str)
    archive_asked = Signal(str)
    recover_asked = Signal(str)

    def __init__(self, card: TableCard, parent: QWidget | None = None) -> None:
        """The card of one table."""
        super().__init__(parent)
        self.card = card
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.setEnabled(True)
        self.setText(card.title)
        self.setAccessibleName(f"{card.title}, {card.game}")
        self.setAccessibleDescription(f"{card.status} {_foot(card)}".strip())
        self.clicked.connect(self._press)
        self._lay_out()

    def _lay_out(self) -> None:
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(theme.SPACE[2] * 2 + PICTURE.width(), 8, 8, 12)
        # A layout in a layout asks the inner layout for its height, not the widget.
        self.setMinimumHeight(PICTURE.height() + 2 * theme.SPACE[2])
        column = QVBoxLayout()
        column.setSpacing(theme.SPACE[0])
        head = QHBoxLayout()
        head.addWidget(TextLabel(self.card.title, theme.CONTROL_TEXT, bold=True), 1)
        self.more = self._more_button()
        head.addWidget(self.more, 0, Qt.AlignmentFlag.AlignTop)
        column.addLayout(head)
        column.addWidget(TextLabel(self.card.game, token="muted"))
        column.addStretch(1)
        column.addWidget(TextLabel(self.card.status))
        column.addWidget(TextLabel(_foot(self.card), theme.CAPTION, token="muted"))
        row.addLayout(column, 1)
        for label in self.findChildren(TextLabel):
            # Else the labels would swallow the presses meant for the card.
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def _more_button(self) -> QToolButton:
        button = QToolButton(self)
        icons.put(button, "more")
        button.setProperty("act", "quiet")
        name = translate("Home", "More for {title}").format(title=self.card.title)
        button.setAccessibleName(name)
        button.setToolTip(translate("Home", "Rename, archive"))
        button.clicked.connect(self._show_menu)
        return button

    def _press(self) -> None:
        if self.card.known:
            self.opened.emit(self.card.id)

    def _show_menu(self) -> None:
        corner = QPoint(0, self.more.height())
        self.menu().popup(self.more.mapToGlobal(corner))

    def menu(self) -> QMenu:
        """The menu of the rare acts, made anew each time."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        table = self.card.id
        rename = menu.addAction(translate("Home", "Rename…"))
        rename.triggered.connect(lambda: self.rename_asked.emit(table))
        if self.card.archived:
            recover = menu.addAction(translate("Home", "Put back on the list"))
            recover.triggered.connect(lambda: self.recover_asked.emit(table))
        else:
            archive = menu.addAction(translate("Home", "Archive"))
            archive.setIcon(icons.icon("archive"))
            archive.triggered.connect(lambda: self.archive_asked.emit(table))
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Open the menu of the rare acts."""
        self.menu().popup(event.globalPos())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
            return
        super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that the pointer is over it."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Show that the pointer has left."""
        self.update()
        super().leaveEvent(event)

    def sizeHint(self) -> QSize:
        """The size it likes."""
        return QSize(320, self.heightForWidth(320))

    def hasHeightForWidth(self) -> bool:
        """The height follows from the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Height in pixels at a width."""
        least = PICTURE.height() + 2 * theme.SPACE[2]
        return max(least, self._row.heightForWidth(width))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        tokens = theme.current()
        inside = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            focus = self.hasFocus()
            painter.setPen(
                QPen(tokens.accent if focus else tokens.line, theme.FOCUS if focus else 1)
            )
            painter.setBrush(tokens.raised if self.underMouse() else tokens.surface)
            painter.drawRoundedRect(inside, theme.RADIUS, theme.RADIUS)
            self._paint_picture(painter)

    def _paint_picture(self, painter: QPainter) -> None:
        margin = theme.SPACE[2]
        frame = QRectF(margin, margin, PICTURE.width(), PICTURE.height())
        clip = QPainterPath()
        clip.addRoundedRect(frame, theme.RADIUS, theme.RADIUS)
        painter.setClipPath(clip)
        painter.fillRect(frame, theme.current().raised)
        if self.card.picture is not None:
            self.card.picture(painter, frame)
        painter.setClipping(False)


def _foot(card: TableCard) -> str:
    """When it was played, and that it is archived: on the list nothing else tells it apart."""
    if not card.archived:
        return card.played
    return " · ".join(filter(None, (translate("Home", "Archived"), card.played)))
