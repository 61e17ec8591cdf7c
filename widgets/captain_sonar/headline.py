"""The line over the map: how many cells are left, how sure that is, what is amiss."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.radio import DAMAGE_BOXES
from widgets import theme
from widgets.captain_sonar import words
from widgets.captain_sonar.analysis import Findings
from widgets.captain_sonar.sea_view import SeaView, likeliest
from widgets.labels import TextLabel

translate = QCoreApplication.translate


class Headline(QWidget):
    """One figure, one sentence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty before the first findings."""
        super().__init__(parent)
        self._findings: Findings | None = None
        self._view: SeaView | None = None
        self._damage = 0
        self._late = False
        self._figure = TextLabel(size=theme.FIGURE, bold=True, tabular=True, wrap=False)
        self._words = TextLabel(size=theme.BODY)
        self._more = TextLabel(size=theme.CAPTION, token="muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 4, 0)
        row.setSpacing(theme.SPACE[2])
        row.addWidget(self._figure)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addWidget(self._words)
        column.addWidget(self._more)
        row.addLayout(column, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def show_findings(self, findings: Findings, view: SeaView, damage: int) -> None:
        """Sum up what is known."""
        self._findings, self._view, self._damage = findings, view, damage
        self.retranslate()

    def show_late(self, late: bool) -> None:
        """Say that the map is behind the record, or no longer."""
        if late != self._late:
            self._late = late
            self.retranslate()

    def sentence(self) -> str:
        """Everything in one sentence."""
        return f"{self._figure.text()} {self._words.text()} {self._more.text()}".strip()

    def retranslate(self) -> None:
        """Say everything again."""
        findings, view = self._findings, self._view
        if findings is None or view is None:
            return
        count, broken = len(view.likelihood), findings.broken_at
        self._figure.setText("△" if broken else str(count))
        self._words.setText(self._trouble(broken) if broken else self._cells(count, view))
        self._more.setText(" · ".join(self._notes(findings)))

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _trouble(self, broken: int) -> str:
        text = translate(
            "Headline",
            "The lines contradict each other. The map shows what was known before line {n}.",
        )
        return text.format(n=broken)

    def _cells(self, count: int, view: SeaView) -> str:
        if self._damage >= DAMAGE_BOXES:
            return translate("Headline", "The enemy is destroyed.")
        cell, share = likeliest(view.likelihood, 1)[0]
        if count == 1:
            return translate("Headline", "The enemy is on {cell}.").format(cell=cell)
        if share < 1.5 / count:
            return translate("Headline", "cells possible, none much likelier than the others")
        text = translate("Headline", "cells possible, {cell} likeliest with {share}")
        return text.format(cell=cell, share=words.percent(share))

    def _notes(self, findings: Findings) -> list[str]:
        chart = findings.record.chart
        notes = [words.chart_title(chart), *_source(chart)]
        if not findings.knowledge.empty:
            notes.append(
                translate("Headline", "exact")
                if findings.knowledge.exact
                else translate("Headline", "widened: some cells may be too many")
            )
        if self._late:
            notes.insert(0, translate("Headline", "working out the newest lines…"))
        return notes


def _source(chart: Chart) -> list[str]:
    word = words.source(chart)
    return [f"◯ {word}"] if word else []
