"""Panels about the enemy's place: the likeliest cells, and what is worth asking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engines.captain_sonar.tracker import Blast, DroneQuestion
from widgets import theme
from widgets.captain_sonar import words
from widgets.captain_sonar.analysis import Questions
from widgets.captain_sonar.chips import Chip, ChipRow
from widgets.captain_sonar.rows import RankRow
from widgets.labels import TextLabel

translate = QCoreApplication.translate
_BEST: Final = 4
_RANKED: Final = 3


class LikelyBody(QWidget):
    """The single most likely cells with their share; a press shows one on the map."""

    pointed = Signal(str)
    """A cell to be shown on the map; empty to show none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Nothing is known yet."""
        super().__init__(parent)
        self._cells: tuple[tuple[str, float], ...] = ()
        self._shown = ""
        self._chips = ChipRow()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 12, theme.SPACE[1])
        column.addWidget(self._chips)

    def show_cells(self, cells: Sequence[tuple[str, float]]) -> None:
        """Show cells with their likelihood, best first."""
        self._shown = ""
        if tuple(cells[:_BEST]) != self._cells:
            self._cells = tuple(cells[:_BEST])
            self._fill()

    def chips(self) -> ChipRow:
        """The cells shown."""
        return self._chips

    def _fill(self) -> None:
        self._chips.show_chips([self._chip(cell, share) for cell, share in self._cells])

    def _chip(self, cell: str, share: float) -> Chip:
        percent = words.percent(share)
        name = translate("Panels", "{cell}, {share}").format(cell=cell, share=percent)
        return Chip(f"{cell}  {percent}", name, lambda: self._point(cell), cell == self._shown)

    def _point(self, cell: str) -> None:
        self._shown = "" if cell == self._shown else cell
        self.pointed.emit(self._shown)
        # Not now: the chip that was pressed is still on the stack.
        QTimer.singleShot(0, self, self._fill)


class QuestionsBody(QWidget):
    """Where a drone would tell most, and where a torpedo would hurt most."""

    pointed_sector = Signal(int)
    """A sector to be shown on the map; 0 to show none."""
    pointed = Signal(str)
    """A cell to be shown on the map; empty to show none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Nothing is asked yet."""
        super().__init__(parent)
        self._rows: list[RankRow] = []
        self._questions: Questions | None = None
        self._column = _column(self)
        self._drones, self._shots = TextLabel(token="muted"), TextLabel(token="muted")
        self._empty = TextLabel(token="muted")
        self._drone_rows, self._shot_rows = QVBoxLayout(), QVBoxLayout()
        for label, rows in ((self._drones, self._drone_rows), (self._shots, self._shot_rows)):
            rows.setSpacing(0)
            self._column.addWidget(label)
            self._column.addLayout(rows)
        self._column.addWidget(self._empty)
        self.retranslate()

    def show_questions(self, questions: Questions | None) -> None:
        """Show what is worth asking; None while there is nothing to ask about."""
        self._questions = questions
        _clear(self._drone_rows, self._rows)
        _clear(self._shot_rows, self._rows)
        self._rows = []
        asked = questions is not None
        self._drones.setVisible(asked)
        self._shots.setVisible(asked)
        self._empty.setVisible(not asked)
        if questions is None:
            return
        for drone in questions.drones[:_RANKED]:
            self._add(self._drone_rows, _drone_row(drone)).toggled.connect(
                lambda on, n=drone.sector: self.pointed_sector.emit(n if on else 0)
            )
        worst = max((shot.expected_damage for shot in questions.torpedoes), default=1.0)
        for shot in questions.torpedoes[:_RANKED]:
            self._add(self._shot_rows, _shot_row(shot, worst or 1.0)).toggled.connect(
                lambda on, c=shot.cell: self.pointed.emit(c if on else "")
            )

    def rows(self) -> tuple[RankRow, ...]:
        """The rows shown: drone sectors first."""
        return tuple(self._rows)

    def retranslate(self) -> None:
        """Say everything again."""
        self._drones.setText(translate("Panels", "Drone: sectors that tell most"))
        self._shots.setText(translate("Panels", "Torpedo or mine: cells that hurt most"))
        self._empty.setText(translate("Panels", "Nothing to ask while the lines contradict."))
        self.show_questions(self._questions)

    def _add(self, column: QVBoxLayout, row: RankRow) -> RankRow:
        _only_one(self._rows, row)
        column.addWidget(row)
        return row


def _drone_row(drone: DroneQuestion) -> RankRow:
    share = words.percent(drone.chance)
    text = translate("Panels", "{share} yes, {bits} bit").format(
        share=share, bits=words.decimal(drone.bits)
    )
    name = translate("Panels", "Drone in sector {sector}: {share} yes, tells {bits} bit").format(
        sector=drone.sector, share=share, bits=words.decimal(drone.bits)
    )
    return RankRow(str(drone.sector), text, drone.bits, name)


def _shot_row(shot: Blast, worst: float) -> RankRow:
    direct, near = words.percent(shot.direct), words.percent(shot.indirect)
    damage = words.decimal(shot.expected_damage)
    text = translate("Panels", "{damage} damage, direct {direct}").format(
        damage=damage, direct=direct
    )
    name = translate(
        "Panels", "{cell}: {damage} damage on average, direct {direct}, indirect {near}"
    ).format(cell=shot.cell, damage=damage, direct=direct, near=near)
    if shot.own_damage:
        hurt = translate("Panels", "hits us: {damage}").format(damage=shot.own_damage)
        text, name = f"{text}, {hurt}", f"{name}, {hurt}"
    return RankRow(shot.cell, text, shot.expected_damage / worst, name)


def _column(parent: QWidget) -> QVBoxLayout:
    column = QVBoxLayout(parent)
    column.setContentsMargins(theme.SPACE[0], 0, theme.SPACE[0], theme.SPACE[1])
    column.setSpacing(0)
    return column


def _clear(column: QVBoxLayout, rows: list[RankRow]) -> None:
    while column.count():
        item = column.takeAt(0)
        row = item.widget() if item is not None else None
        if isinstance(row, RankRow):
            if row in rows:
                rows.remove(row)
            row.hide()
            row.deleteLater()


def _only_one(rows: list[RankRow], row: RankRow) -> None:
    """At most one of the rows is pressed."""

    def toggled(on: bool) -> None:
        for other in rows:
            if on and other is not row and other.isChecked():
                other.setChecked(False)

    row.toggled.connect(toggled)
    rows.append(row)
