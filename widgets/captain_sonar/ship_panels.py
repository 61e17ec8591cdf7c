"""Panels about the two ships: the enemy's gauges and damage, our place, the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engines.captain_sonar import systems
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Observation, System, Used
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.radio import DAMAGE_BOXES, RadioState, chart_of, enemy_damage
from widgets import theme
from widgets.captain_sonar import reasons, words
from widgets.captain_sonar.chips import Chip, ChipRow
from widgets.captain_sonar.rows import GaugeRow
from widgets.labels import TextLabel

translate = QCoreApplication.translate
_ICONS: Final[dict[System, str]] = {
    "mine": "mine",
    "torpedo": "torpedo",
    "drone": "drone",
    "sonar": "sonar",
    "silence": "silence",
    "scenario": "compass",
}


class SystemsBody(QWidget):
    """What the enemy could have ready at best, and uses that the rules do not allow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """All gauges are empty at first."""
        super().__init__(parent)
        self._rows = {system: GaugeRow(icon) for system, icon in _ICONS.items()}
        self._doubts = TextLabel(token="warn")
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 12, theme.SPACE[1])
        column.setSpacing(0)
        for row in self._rows.values():
            column.addWidget(row)
        column.addWidget(self._doubts)

    def show_record(self, chart: Chart, observations: Sequence[Observation]) -> None:
        """Bound every gauge from what was heard."""
        archers = any("m" in row for row in chart.grid)
        used = any(isinstance(heard, Used) and heard.system == "scenario" for heard in observations)
        scenario = systems.ARCHER_GAUGE if archers or used else None
        self._rows["scenario"].setVisible(scenario is not None)
        for bound in systems.bounds(observations, scenario):
            missing = bound.size - bound.most
            word = (
                translate("Systems", "could be ready")
                if bound.ready
                else translate("Systems", "%n short", "", missing)
            )
            sentence = reasons.gauge(bound.system, bound.most, bound.size, bound.ready)
            name = words.system(bound.system)
            self._rows[bound.system].show_bound(name, bound.most, bound.size, word, sentence)
        found = systems.doubts(observations, scenario)
        # The newest doubt is the one that can still be cleared up at the table.
        lines = [f"◯ {reasons.doubt(item, observations[item.line - 1])}." for item in found[-2:]]
        self._doubts.setText("\n".join(lines))
        self._doubts.setVisible(bool(lines))

    def row(self, system: System) -> GaugeRow:
        """The row of a system."""
        return self._rows[system]


class ShipsBody(QWidget):
    """The enemy's damage, which can be corrected, and where we are."""

    damage_set = Signal(object)
    """0 to 4, or None to follow the record again."""
    placing = Signal()
    """Our place is to be pressed on the map."""
    cleared = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Without damage or place."""
        super().__init__(parent)
        self._state: RadioState | None = None
        self._damage, self._own = TextLabel(), TextLabel()
        self._boxes = ChipRow()
        self._place, self._clear = QPushButton(), QPushButton()
        for button, signal in ((self._place, self.placing), (self._clear, self.cleared)):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(signal)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 12, 12)
        column.setSpacing(theme.SPACE[0])
        column.addWidget(self._damage)
        column.addWidget(self._boxes)
        column.addWidget(self._own)
        line = QHBoxLayout()
        line.addWidget(self._place)
        line.addWidget(self._clear)
        line.addStretch(1)
        column.addLayout(line)

    def show_state(self, state: RadioState) -> None:
        """Show the damage and place of a state."""
        if self._state is not None and (enemy_damage(state), state.damage, state.own_cell) == (
            enemy_damage(self._state),
            self._state.damage,
            self._state.own_cell,
        ):
            return
        self._state = state
        self.retranslate()

    def boxes(self) -> ChipRow:
        """The chips of the damage."""
        return self._boxes

    def retranslate(self) -> None:
        """Say everything again."""
        state = self._state
        if state is None:
            return
        damage = enemy_damage(state)
        by_hand = state.damage is not None
        text = (
            translate("Ships", "Enemy damage {number} of 4, set by hand")
            if by_hand
            else translate("Ships", "Enemy damage {number} of 4, from the record")
        )
        self._damage.setText(text.format(number=damage))
        chips = [self._box(number, number == damage) for number in range(DAMAGE_BOXES + 1)]
        if by_hand:
            follow = translate("Ships", "From the record")
            chips.append(Chip(follow, follow, lambda: self.damage_set.emit(None)))
        self._boxes.show_chips(chips)
        self._own.setText(
            translate("Ships", "Our submarine is on {cell}").format(cell=state.own_cell)
            if state.own_cell
            else translate("Ships", "Our submarine is not on the map")
        )
        self._place.setText(translate("Ships", "Place"))
        self._place.setAccessibleName(translate("Ships", "Place our submarine on the map"))
        self._clear.setText(translate("Ships", "Take off"))
        self._clear.setAccessibleName(translate("Ships", "Take our submarine off the map"))
        self._clear.setEnabled(state.own_cell is not None)

    def _box(self, number: int, marked: bool) -> Chip:
        name = translate("Ships", "Enemy damage {number}").format(number=number)
        return Chip(str(number), name, lambda: self.damage_set.emit(number), marked)


class OptionsBody(QWidget):
    """The map and the switches of this table, in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty until a state is shown."""
        super().__init__(parent)
        self._text = TextLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 12, 12)
        column.addWidget(self._text)

    def show_state(self, state: RadioState) -> None:
        """Say the options of a state."""
        chart = chart_of(state.options)
        lines = [words.chart_title(chart)]
        if words.source(chart):
            lines.append(f"◯ {words.source(chart)}: {words.source_detail(chart)}")
        lines += option_lines(state.options.tracker)
        self._text.setText("\n".join(lines))


def option_lines(options: TrackerOptions) -> list[str]:
    """Every switch of the tracker as a sentence."""
    return [
        translate("Options", "A submarine may not enter a cell with its own mine.")
        if options.own_mines_block
        else translate("Options", "A submarine may pass its own mines."),
        translate("Options", "Torpedo: 1 to 4 steps, islands do not matter.")
        if options.torpedo_range == "manhattan"
        else translate("Options", "Torpedo: 1 to 4 steps through the sea."),
        translate("Options", "Mines are dropped on the eight cells around.")
        if options.mine_neighbours == "eight"
        else translate("Options", "Mines are dropped north, east, south or west."),
        translate("Options", "Explosions destroy mines on their cell.")
        if options.explosions_clear_mines
        else translate("Options", "Explosions leave other mines alone."),
    ]
