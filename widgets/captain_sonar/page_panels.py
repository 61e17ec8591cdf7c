"""The panels of the radio operator's page, in their first order."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from engines.captain_sonar.radio import RadioState, chart_of, observations
from widgets.captain_sonar.analysis import Findings
from widgets.captain_sonar.knowledge_panels import LikelyBody, QuestionsBody
from widgets.captain_sonar.overlay_panel import OverlayBody
from widgets.captain_sonar.record_panel import RecordBody
from widgets.captain_sonar.ship_panels import OptionsBody, ShipsBody, SystemsBody
from widgets.panels import Panel, PanelColumn

translate = QCoreApplication.translate


class PagePanels:
    """Bodies and their frames."""

    def __init__(self) -> None:
        """All open but the ones that are seldom needed."""
        self.likely, self.record, self.overlay = LikelyBody(), RecordBody(), OverlayBody()
        self.questions, self.systems = QuestionsBody(), SystemsBody()
        self.ships, self.options = ShipsBody(), OptionsBody()
        self._panels = {
            "likely": Panel("likely", "", self.likely),
            "record": Panel("record", "", self.record),
            "systems": Panel("systems", "", self.systems),
            "questions": Panel("questions", "", self.questions),
            "overlay": Panel("overlay", "", self.overlay),
            "ships": Panel("ships", "", self.ships, folded=True),
            "options": Panel("options", "", self.options, folded=True),
        }
        self.column = PanelColumn(list(self._panels.values()))
        self.record.acts_shown.connect(self.column.reveal)

    def panel(self, panel_id: str) -> Panel:
        """One panel. Raises KeyError for an unknown id."""
        return self._panels[panel_id]

    def show_state(self, state: RadioState, broken: int | None) -> None:
        """Show what needs no tracker."""
        self.record.show_lines(state.lines, broken)
        self.systems.show_record(chart_of(state.options), observations(state))
        self.ships.show_state(state)
        self.options.show_state(state)

    def show_findings(self, findings: Findings, best: Sequence[tuple[str, float]]) -> None:
        """Show what the tracker found."""
        self.likely.show_cells(best)

    def retranslate(self) -> None:
        """Say everything again."""
        for panel_id, title in (
            ("record", translate("Panels", "What was heard")),
            ("likely", translate("Panels", "Most likely")),
            ("systems", translate("Panels", "What it could have ready")),
            ("questions", translate("Panels", "Worth asking")),
            ("overlay", translate("Panels", "Transparent sheet")),
            ("ships", translate("Panels", "Damage and our place")),
            ("options", translate("Panels", "Map and rules")),
        ):
            self._panels[panel_id].set_title(title)
        self.record.retranslate()
        self.overlay.retranslate()
        self.questions.retranslate()
        self.ships.retranslate()
