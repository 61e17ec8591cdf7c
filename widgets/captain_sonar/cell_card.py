"""What can be said of one cell: a card beside it, two presses for any observation."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Drone,
    Hit,
    HitResult,
    Observation,
    Surface,
    Torpedo,
    Trigger,
)
from widgets import icons, theme
from widgets.captain_sonar import words
from widgets.captain_sonar.chips import Chip, ChipRow
from widgets.labels import TextLabel

translate = QCoreApplication.translate
_WIDTH = 336


class CellCard(QFrame):
    """A card over the page. It goes away with the next act, a press elsewhere, or Escape."""

    heard = Signal(object)
    """An observation about this cell or its sector."""
    own_placed = Signal(object)
    """Our submarine is here, or None: no longer here."""
    closed = Signal()

    def __init__(self, page: QWidget) -> None:
        """Hidden; `page` is what it lies over."""
        super().__init__(page)
        self.setProperty("panel", True)
        self.setAutoFillBackground(True)
        self._cell = ""
        self._beside = QRect()
        self._title = TextLabel(size=theme.HEADING, bold=True)
        self._why = TextLabel(size=theme.BODY)
        self._close = QToolButton()
        self._close.setProperty("act", "quiet")
        icons.put(self._close, "close", "muted")
        self._close.clicked.connect(self.leave)
        top = QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self._close)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 6, 10)
        column.setSpacing(theme.SPACE[0])
        column.addLayout(top)
        column.addWidget(self._why)
        self._groups = [(TextLabel(size=theme.CAPTION, token="muted"), ChipRow()) for _ in range(4)]
        for label, chips in self._groups:
            column.addWidget(label)
            column.addWidget(chips)
        self.hide()

    @property
    def cell(self) -> str:
        """The cell that the card is about; empty while it is away."""
        return "" if self.isHidden() else self._cell

    def chips(self) -> tuple[str, ...]:
        """Names of all chips shown."""
        return tuple(
            button.accessibleName() for _label, row in self._groups for button in row.buttons()
        )

    def press(self, name: str) -> None:
        """Press the chip of that name. Raises LookupError when there is none."""
        for _label, row in self._groups:
            for button in row.buttons():
                if button.accessibleName() == name:
                    button.click()
                    return
        raise LookupError(name)

    def show_for(
        self, cell: str, title: str, why: str, chart: Chart, own: str | None, beside: QRect
    ) -> None:
        """Open beside a box of the page; `why` says why the cell is out, or nothing."""
        self._cell = cell
        self._title.setText(title)
        self.set_why(why)
        self._close.setAccessibleName(translate("Card", "Close"))
        self.setAccessibleName(title)
        groups = self._chips(cell, chart, own)
        for (label, row), (caption, chips) in zip(self._groups, groups, strict=True):
            label.setText(caption)
            label.setVisible(bool(chips))
            row.show_chips(chips)
        self._beside = beside
        self._place()
        self.show()
        self.raise_()

    def set_why(self, why: str) -> None:
        """Say why the cell is out; the answer may come later than the card."""
        self._why.setText(why)
        self._why.setVisible(bool(why))
        if self.isVisible():
            self._place()

    def leave(self) -> None:
        """Go away."""
        if not self.isHidden():
            self.closed.emit()
            self.hide()

    def focus(self) -> None:
        """Take the keyboard: the first chip."""
        for _label, row in self._groups:
            if row.buttons():
                row.buttons()[0].setFocus(Qt.FocusReason.TabFocusReason)
                return

    def event(self, event: QEvent) -> bool:
        """Escape closes, whatever the window does with it."""
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        else:
            super().keyPressEvent(event)

    def _place(self) -> None:
        beside = self._beside
        page = self.parentWidget()
        if page is None:
            return
        area = page.rect().adjusted(8, 8, -8, -8)
        width = min(theme.text_px(_WIDTH), area.width())
        layout = self.layout()
        if layout is not None:
            layout.activate()
        height = layout.totalHeightForWidth(width) if layout is not None else 0
        height = min(height, area.height())
        corner = QPoint(beside.right() + 10, beside.top() - 40)
        if corner.x() + width > area.right():
            corner.setX(beside.left() - 10 - width)
        if corner.x() < area.left():
            # Neither side has room: under the cell, or over it.
            corner = QPoint(beside.center().x() - width // 2, beside.bottom() + 10)
            if corner.y() + height > area.bottom():
                corner.setY(beside.top() - 10 - height)
        x = min(max(corner.x(), area.left()), area.right() + 1 - width)
        y = min(max(corner.y(), area.top()), area.bottom() + 1 - height)
        self.setGeometry(x, y, width, height)

    def _chips(self, cell: str, chart: Chart, own: str | None) -> Sequence[tuple[str, list[Chip]]]:
        sector = chart.sector_of(chart.index_of(cell))
        ours = translate("Card", "Our shot exploded here and the answer was")
        name = translate("Card", "Sector {sector}").format(sector=sector)
        return (
            (translate("Card", "The enemy"), self._enemy(cell)),
            (ours, [self._hit(cell, result) for result in ("direct", "indirect", "none")]),
            (name, self._sector(sector)),
            (translate("Card", "We"), self._own(cell, own) if _sea(chart, cell) else []),
        )

    def _enemy(self, cell: str) -> list[Chip]:
        return [
            self._say(translate("Card", "Torpedo here"), Torpedo(cell)),
            self._say(translate("Card", "Set off a mine here"), Trigger(cell)),
        ]

    def _hit(self, cell: str, result: HitResult) -> Chip:
        name = translate("Card", "Our shot: {result}").format(result=words.result(result))
        return Chip(words.short_result(result), name, lambda: self._hear(Hit(cell, result)))

    def _sector(self, sector: int) -> list[Chip]:
        return [
            self._say(translate("Card", "Surfaced"), Surface(sector)),
            self._say(translate("Card", "Drone: yes"), Drone(sector, True)),
            self._say(translate("Card", "Drone: no"), Drone(sector, False)),
        ]

    def _own(self, cell: str, own: str | None) -> list[Chip]:
        if cell == own:
            text = translate("Card", "We are not here")
            return [Chip(text, text, lambda: self._own_here(None))]
        text = translate("Card", "We are here")
        return [Chip(text, text, lambda: self._own_here(cell))]

    def _say(self, text: str, observation: Observation) -> Chip:
        return Chip(text, text, lambda: self._hear(observation))

    def _hear(self, observation: Observation) -> None:
        self.leave()
        self.heard.emit(observation)

    def _own_here(self, cell: str | None) -> None:
        self.leave()
        self.own_placed.emit(cell)


def _sea(chart: Chart, cell: str) -> bool:
    return chart.is_sea(chart.index_of(cell))
