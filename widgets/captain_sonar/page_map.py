"""The map of the page: presses, the card of a cell, why a cell is out, what is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRect, Qt, Signal
from PySide6.QtWidgets import QWidget

from engines.captain_sonar.radio import RadioState, observations
from engines.captain_sonar.tracker import Reason, why_out
from widgets.captain_sonar import reasons
from widgets.captain_sonar.analysis import Analyst, Findings
from widgets.captain_sonar.cell_card import CellCard
from widgets.captain_sonar.entry import EntryPanel
from widgets.captain_sonar.sea_board import SeaBoard
from widgets.captain_sonar.sea_view import SeaView, heat_steps, marks

translate = QCoreApplication.translate


class MapControl(QObject):
    """Between the board, the card and the line."""

    own_placed = Signal(str)
    """The cell where we are was pressed."""
    sonar_begun = Signal()
    """A row or column at the edge was pressed: a sonar answer begins."""

    def __init__(
        self, board: SeaBoard, card: CellCard, entry: EntryPanel, analyst: Analyst, page: QWidget
    ) -> None:
        """`page` is what the card lies over."""
        super().__init__(page)
        self._board, self._card, self._entry, self._analyst = board, card, entry, analyst
        self._page = page
        self._state: RadioState | None = None
        self._whys: dict[str, str] = {}
        self._placing = False
        board.cell_activated.connect(self._pressed)
        board.questioned.connect(self.ask_why)
        board.edge_activated.connect(self._edge_pressed)
        board.explain_with(self._ruled_out)

    def show_state(self, state: RadioState) -> None:
        """Follow the record."""
        self._state = state
        self._whys.clear()
        self._card.leave()

    def show_findings(self, findings: Findings) -> None:
        """Show what the tracker found."""
        self._whys.clear()
        self._show(findings)

    def point(self, cells: tuple[str, ...], sector: int | None = None) -> None:
        """Show these cells or this sector with a frame, and no others."""
        if self._analyst.findings is not None:
            self._show(self._analyst.findings, cells, sector)

    def place_own(self) -> None:
        """Let the next press be our own place."""
        self._entry.show_note(translate("Radio", "Press the cell where we are."))
        self._placing = True

    def stop_placing(self) -> None:
        """The next press is a cell again."""
        self._placing = False

    def focus(self) -> None:
        """Arrows move the cursor on the map until Escape."""
        self._board.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def sector_shares(self) -> dict[int, float]:
        """How likely the enemy is in each sector."""
        view = self._board.view
        shares = dict.fromkeys(range(1, view.chart.sectors + 1), 0.0)
        for cell, share in view.likelihood.items():
            shares[view.chart.sector_of(view.chart.index_of(cell))] += share
        return shares

    def place_of(self, cell: str) -> QPointF:
        """Where a cell is, in cells from A1."""
        row, column = divmod(self._board.view.chart.index_of(cell), self._board.columns)
        return QPointF(column, row)

    def ask_why(self, cell: str) -> None:
        """Open the card of a cell; when it is out, the card says since which line."""
        if self._state is None:
            return
        board = self._board
        box = board.cell_rect(cell).toRect()
        beside = QRect(board.mapTo(self._page, box.topLeft()), box.size())
        possible = cell in board.view.likelihood
        title = board.cell_name(cell) if possible else cell
        self._card.show_for(cell, title, "", board.view.chart, self._state.own_cell, beside)
        if board.hasFocus():
            self._card.focus()
        if not possible:
            self._analyst.why(cell, lambda reason: self._say_why(cell, reason))

    def _pressed(self, cell: str) -> None:
        sector = self._board.view.chart.sector_of(self._board.view.chart.index_of(cell))
        if self._placing:
            self._entry.cancel()
            self.own_placed.emit(cell)
        elif self._entry.pick_cell(cell) or self._entry.pick_sector(sector):
            return
        elif self._card.cell == cell:
            self._card.leave()
        else:
            self.ask_why(cell)

    def _edge_pressed(self, kind: str, value: int) -> None:
        if self._entry.mode != "sonar":
            self.sonar_begun.emit()
        self._entry.pick_edge(kind, value)

    def _say_why(self, cell: str, reason: Reason | None) -> None:
        if reason is not None and self._state is not None and self._card.cell == cell:
            self._card.set_why(reasons.why(cell, reason, observations(self._state)))

    def _ruled_out(self, cell: str) -> str:
        findings = self._analyst.findings
        if findings is None or findings.knowledge.empty:
            return ""
        if cell not in self._whys:
            reason = why_out(findings.history, findings.record.observations, cell)
            self._whys[cell] = reasons.ruled_out(reason.line) if reason else ""
        return self._whys[cell]

    def _show(
        self, findings: Findings, picked: tuple[str, ...] = (), sector: int | None = None
    ) -> None:
        # In a contradiction the map keeps what the lines before it left; the headline says so.
        known, chart = findings.sound, findings.record.chart
        shares = {cell: float(known.likelihood[chart.index_of(cell)]) for cell in known.candidates}
        self._board.show_view(
            SeaView(
                chart,
                shares,
                heat_steps(shares),
                known=True,
                own=None if self._state is None else self._state.own_cell,
                marks=marks(findings.record.observations),
                picked=picked,
                picked_sector=sector,
            )
        )
