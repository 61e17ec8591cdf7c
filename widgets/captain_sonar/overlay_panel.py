"""The panel of the transparent sheet: take it out, move it, say what the silences were."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from engines.captain_sonar.tracker import Run
from widgets import icons, theme
from widgets.captain_sonar import words
from widgets.captain_sonar.chips import Chip, ChipRow
from widgets.captain_sonar.overlay import Overlay
from widgets.captain_sonar.overlay_paint import impossible
from widgets.labels import TextLabel

translate = QCoreApplication.translate


class OverlayBody(QWidget):
    """Everything the sheet can do, for those who do not drag."""

    shown = Signal(bool)
    stepped = Signal(int)
    """1 for the next likely place, -1 for the one before."""
    silence_shown = Signal(int)
    chosen = Signal(int, object)
    """Line of a silence, and its Run or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Put away."""
        super().__init__(parent)
        self._overlay: Overlay | None = None
        self._silences: Sequence[int] = ()
        self._choice: Mapping[int, Run] = {}
        self._toggle = QPushButton()
        self._toggle.setCheckable(True)
        self._toggle.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._toggle.toggled.connect(self.shown)
        self._before, self._next = QToolButton(), QToolButton()
        for button, icon, by in (
            (self._before, "chevron_left", -1),
            (self._next, "chevron_right", 1),
        ):
            icons.put(button, icon)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(lambda _checked=False, step=by: self.stepped.emit(step))
        self._place, self._which = TextLabel(), TextLabel(token="muted")
        self._lines, self._ways = ChipRow(), ChipRow()
        top = QHBoxLayout()
        top.addWidget(self._toggle, 1)
        top.addWidget(self._before)
        top.addWidget(self._next)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 0, 12, 12)
        column.setSpacing(theme.SPACE[0])
        column.addLayout(top)
        for widget in (self._place, self._which, self._lines, self._ways):
            column.addWidget(widget)
        self.retranslate()

    @property
    def toggle(self) -> QPushButton:
        """The button that takes the sheet out."""
        return self._toggle

    @property
    def ways(self) -> ChipRow:
        """The alternatives of the shown silence."""
        return self._ways

    def show_overlay(
        self, overlay: Overlay | None, silences: Sequence[int], choice: Mapping[int, Run]
    ) -> None:
        """Show where the sheet lies and which silences it holds."""
        self._overlay, self._silences, self._choice = overlay, silences, choice
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again."""
        overlay = self._overlay
        self._toggle.setText(translate("Overlay", "Track on the map"))
        self._toggle.setAccessibleName(translate("Overlay", "Lay the enemy's track on the map"))
        self._before.setAccessibleName(translate("Overlay", "Place before"))
        self._next.setAccessibleName(translate("Overlay", "Next likely place"))
        for button in (self._before, self._next):
            button.setEnabled(overlay is not None)
        self._place.setText(self._place_text())
        self._place.setVisible(bool(self._place.text()))
        self._show_silences()

    def _place_text(self) -> str:
        overlay = self._overlay
        if overlay is None:
            return ""
        cell = overlay.cell or "?"
        if overlay.possible:
            return translate("Overlay", "It can end on {cell}.").format(cell=cell)
        text = translate("Overlay", "It cannot end on {cell}: {reason}.")
        return text.format(cell=cell, reason=impossible(overlay))

    def _show_silences(self) -> None:
        overlay = self._overlay
        shown = overlay is not None and bool(self._silences)
        self._which.setVisible(shown)
        if overlay is None or not shown:
            self._lines.show_chips([])
            self._ways.show_chips([])
            return
        self._which.setText(translate("Overlay", "What were the silences?"))
        self._lines.show_chips([self._line_chip(line, overlay) for line in self._silences])
        self._ways.show_chips(self._way_chips(overlay))

    def _line_chip(self, line: int, overlay: Overlay) -> Chip:
        run = self._choice.get(line)
        text = translate("Overlay", "Line {line}").format(line=line)
        if run is not None:
            text = f"{text}: {run_text(run)}"
        return Chip(text, text, lambda: self.silence_shown.emit(line), line == overlay.silence)

    def _way_chips(self, overlay: Overlay) -> list[Chip]:
        line = overlay.silence
        if line is None:
            return []
        if line in self._choice:
            again = translate("Overlay", "Leave it open")
            return [Chip(again, again, lambda: self.chosen.emit(line, None))]
        chips = []
        for way in overlay.alternatives:
            share = words.percent(way.share)
            text = translate("Overlay", "{way}  {share}").format(way=run_text(way.run), share=share)
            chips.append(
                Chip(text, text, lambda run=way.run: self.chosen.emit(line, run))  # type: ignore[misc]
            )
        return chips


def run_text(run: Run) -> str:
    """A silence as it may have been: "North 3", or "stayed"."""
    if run.distance == 0:
        return translate("Overlay", "stayed")
    text = translate("Overlay", "{direction} {distance}")
    return text.format(direction=words.direction(run.direction), distance=run.distance)
