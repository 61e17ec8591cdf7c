"""The radio operator's page: what is heard goes in, where the enemy may be comes out."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout

from engines.captain_sonar import content
from engines.captain_sonar.observations import HitResult, Observation, Torpedo, Trigger
from engines.captain_sonar.radio import (
    RADIO,
    Observed,
    RadioOptions,
    RadioState,
    chart_of,
    enemy_damage,
    initial,
    observations,
)
from engines.contract import Refused
from widgets import theme
from widgets.background import Background
from widgets.captain_sonar import page_commands, words
from widgets.captain_sonar.analysis import Analyst, Findings, Record
from widgets.captain_sonar.cell_card import CellCard
from widgets.captain_sonar.chips import Chip
from widgets.captain_sonar.draft import Mode
from widgets.captain_sonar.entry import EntryPanel
from widgets.captain_sonar.headline import Headline
from widgets.captain_sonar.next_act import BoardSide, NextAct
from widgets.captain_sonar.overlay import Overlay
from widgets.captain_sonar.overlay_control import OverlayControl
from widgets.captain_sonar.pad import Pad
from widgets.captain_sonar.page_map import MapControl
from widgets.captain_sonar.page_panels import PagePanels
from widgets.captain_sonar.sea_board import SeaBoard
from widgets.captain_sonar.sea_view import SeaView, likeliest
from widgets.captain_sonar.text import RadioText, number_of
from widgets.captain_sonar.transcripts import Transcripts
from widgets.captain_sonar.trouble import TroubleBar
from widgets.captain_sonar.writer import Target, Writer
from widgets.commands import Command
from widgets.page_layout import PageLayout
from widgets.table_page import Change, TablePage

translate = QCoreApplication.translate
_MAP: Final = 160
_LEAST_MAP: Final = 64
"""Least side of the map, in pixels: where there is room, and where the keys take it."""
_LOW: Final = 720
"""Height, in pixels, under which a narrow page has no room for map, repairs and pad."""
_TINY: Final = 480
"""Height, in pixels, under which a line and its chips take the place of the pad."""
_ROOMY: Final = 780
"""Height, in pixels, from which the pad and the chips of a sonar fit under each other."""
_SPACIOUS: Final = 1080
"""Height, in pixels, from which the repairs of a contradiction fit under those, too."""


class RadioPage(TablePage):
    """Pad, map and panels. Writing down never waits for the tracker."""

    def __init__(self, background: Background) -> None:
        """`background` is where long work runs."""
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        # The page takes the focus so that its keys work; a ring around it would say nothing.
        self.setProperty("ownFocus", True)
        self._state: RadioState = initial(RadioOptions())
        chart = content.charts()[0]
        self._sheet_was_open = False
        self.writer = Writer(self)
        self.analyst = Analyst(background, self)
        self.overlay = OverlayControl(background, self)
        self.transcripts = Transcripts(self)
        self.board = SeaBoard(chart)
        self.board.setMinimumSize(_MAP, _MAP)
        self.headline = Headline()
        self.pad = Pad()
        self.entry = EntryPanel(chart)
        self.trouble = TroubleBar()
        self.panels = PagePanels()
        self.acts = NextAct(self.pad, self.entry, self.trouble)
        self.layout_ = PageLayout(
            BoardSide(self.headline, self.board), self.acts, self.panels.column
        )
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.layout_)
        self.card = CellCard(self)
        self.map = MapControl(self.board, self.card, self.entry, self.analyst, self)
        self._wire()
        self.retranslate()

    def _wire(self) -> None:
        self.layout_.narrow_changed.connect(self.acts.arrange)
        self.layout_.resized.connect(self._share_room)
        self.acts.grown.connect(self._share_room)
        self.writer.act.connect(lambda act: self.submitted.emit(RADIO, act, False))
        self.writer.target_changed.connect(self._show_target)
        self.pad.heard.connect(self.hear)
        self.pad.begun.connect(self.begin)
        self.entry.heard.connect(self.hear)
        self.entry.typed.connect(self._typed)
        self.entry.closed.connect(self._entry_closed)
        self.entry.opened.connect(self._entry_opened)
        self.entry.given_up.connect(lambda: self.writer.aim(None))
        self.trouble.left.connect(self.take_focus)
        self.trouble.repair_chosen.connect(self.writer.repair)
        self.card.heard.connect(self.hear)
        self.card.own_placed.connect(self.writer.place_own)
        self.card.closed.connect(self.take_focus)
        self.map.own_placed.connect(self.writer.place_own)
        self.map.sonar_begun.connect(lambda: self.begin("sonar"))
        self.analyst.found.connect(self._show_findings)
        self.analyst.late.connect(self.headline.show_late)
        self.analyst.asked.connect(self.panels.questions.show_questions)
        self.analyst.repaired.connect(self.trouble.show_repairs)
        self._wire_overlay()
        self._wire_panels()

    def _wire_overlay(self) -> None:
        self.overlay.changed.connect(self._show_overlay)
        self.board.overlay_dragged.connect(self.overlay.drag)
        self.board.overlay_dropped.connect(self.overlay.drop)
        self.board.overlay_pressed.connect(self.overlay.choose_cell)
        body = self.panels.overlay
        body.shown.connect(self.overlay.show)
        body.stepped.connect(self.overlay.next_place)
        body.silence_shown.connect(self.overlay.show_silence)
        body.chosen.connect(self.overlay.choose)

    def _wire_panels(self) -> None:
        panels = self.panels
        panels.likely.pointed.connect(lambda cell: self.map.point((cell,) if cell else ()))
        panels.questions.pointed.connect(lambda cell: self.map.point((cell,) if cell else ()))
        panels.questions.pointed_sector.connect(lambda number: self.map.point((), number or None))
        panels.ships.damage_set.connect(self.writer.set_damage)
        panels.ships.placing.connect(self.map.place_own)
        panels.ships.cleared.connect(lambda: self.writer.place_own(None))
        panels.record.change_asked.connect(lambda line: self.writer.aim(Target("change", line)))
        panels.record.insert_asked.connect(lambda line: self.writer.aim(Target("insert", line)))
        panels.record.drop_asked.connect(self.writer.drop)
        panels.record.export_asked.connect(self.save_transcript)
        panels.record.open_asked.connect(self.open_transcript)
        self.transcripts.heard.connect(self.writer.transcribe)
        self.transcripts.failed.connect(self._tell)

    # The table's side

    @property
    def state(self) -> RadioState:
        """The record that is shown."""
        return self._state

    def show_change(self, change: Change) -> None:
        """Show the record at once; what follows from it comes as soon as it is known."""
        state: RadioState = change.state
        chart, was = chart_of(state.options), chart_of(self._state.options)
        self._state = state
        self.map.show_state(state)
        if chart != was:
            self.entry.set_chart(chart)
            self.board.show_view(SeaView(chart))
        self.writer.show_state(state)
        self.panels.show_state(state, self._broken())
        self.analyst.follow(
            Record(chart, state.options.tracker, observations(state)), state.own_cell
        )
        self._offer_detail(change)

    def refuse(self, act: Any, refused: Refused) -> None:
        """Say it where the line was typed; the window's bar says it too."""
        if self.entry.isVisible():
            self.entry.tell(RadioText().refusal(refused))

    def commands(self) -> list[Command]:
        """Every key of the page."""
        return page_commands.commands(self)

    def status_sentence(self) -> str:
        """What is known, in one line."""
        return self.headline.sentence()

    def retranslate(self) -> None:
        """Say everything again."""
        self.board.setAccessibleName(translate("Radio", "Sea chart"))
        self.setAccessibleName(translate("Radio", "Radio operator's page"))
        self.panels.retranslate()
        self.panels.show_state(self._state, self._broken())
        self.trouble.retranslate()
        if self.entry.isVisible():
            self.entry.retranslate()

    # Hearing

    def hear(self, observation: Observation) -> None:
        """Write an observation down."""
        self.writer.hear(observation)

    def begin(self, mode: Mode, text: str = "") -> None:
        """Ask for the rest of an observation."""
        if self.writer.target is None:
            self.entry.show_note("")
        self.map.stop_placing()
        self.card.leave()
        self.pad.light(mode)
        self.entry.begin(mode, text)

    def _typed(self, text: str) -> None:
        found = self.transcripts.read_line(text, chart_of(self._state.options))
        if isinstance(found, str):
            self.entry.tell(found)
        else:
            self.entry.cancel()
            self.hear(found)

    def focus_repairs(self) -> None:
        """Go to the repairs of a contradiction."""
        for button in self.trouble.buttons()[:1]:
            button.setFocus(Qt.FocusReason.TabFocusReason)

    def change_last(self) -> None:
        """Let the next observation replace the last line."""
        if self._state.lines:
            self.writer.aim(Target("change", self._state.lines[-1].id))

    def _entry_opened(self) -> None:
        """On a phone the line takes the place of the sheet, and a sonar's chips that of the pad."""
        narrow = self.layout_.narrow
        cramped = narrow or self.height() < _ROOMY
        sonar = self.entry.mode == "sonar"
        asked = self.entry.mode is not None
        tiny = asked and self.height() < _TINY
        self.pad.setVisible(not (tiny or (cramped and sonar)))
        self.trouble.make_way(asked and (cramped or (sonar and self.height() < _SPACIOUS)))
        self.layout_.handle.setVisible(False)
        if narrow and self.layout_.sheet_open:
            self._sheet_was_open = True
            self.layout_.set_sheet_open(False)

    def _entry_closed(self) -> None:
        self.pad.light(None)
        self.pad.show()
        self.trouble.make_way(False)
        self.layout_.handle.setVisible(self.layout_.narrow)
        self.map.stop_placing()
        if self._sheet_was_open:
            self._sheet_was_open = False
            self.layout_.set_sheet_open(True)
        self.take_focus()

    def _share_room(self) -> None:
        """On a narrow page the keys come first: the map gets smaller, then the handle goes."""
        narrow, least = self.layout_.narrow, _MAP
        if narrow:
            low = self.height() < _LOW
            self.trouble.set_room("low" if low else "narrow")
            taken = self.acts.minimumSizeHint().height() + self.headline.sizeHint().height()
            handle = theme.CONTROL + theme.SPACE[2]
            rest = self.height() - taken - 2 * theme.SPACE[2]
            self.layout_.handle.setVisible(self.entry.isHidden() and rest - handle >= _LEAST_MAP)
            least = min(_MAP, max(_LEAST_MAP, rest - handle))
        else:
            self.trouble.set_room("wide")
        self.board.setMinimumSize(least, least)

    def take_focus(self) -> None:
        """Let the page have the keyboard: arrows are courses."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Escape: out of whatever was begun."""
        self.writer.aim(None)
        self.card.leave()
        self.entry.cancel()
        self.map.point(())
        self.take_focus()

    def _show_target(self, target: Target | None) -> None:
        self.entry.show_note(self._target_text(target))
        if target is not None:
            self.take_focus()

    def _target_text(self, target: Target | None) -> str:
        if target is None:
            return ""
        number = number_of(self._state, target.line)
        line = next(line for line in self._state.lines if line.id == target.line)
        if target.what == "insert":
            text = translate("Radio", "Add before line {line}, {what}: press what was missed.")
        else:
            text = translate("Radio", "Line {line}, {what}: press what it was.")
        return text.format(line=number, what=words.observation(line.observation))

    def _offer_detail(self, change: Change) -> None:
        """After an explosion of the enemy, ask what it did to itself; the next act drops it."""
        heard = [event for event in change.events if isinstance(event, Observed)]
        last = heard[-1].line.observation if heard else None
        if isinstance(last, Torpedo | Trigger) and last.self_hit is None:
            self.entry.offer(self._self_hits)
        elif self.entry.offering:
            self.entry.cancel()

    def tell_self_hit(self, result: HitResult) -> None:
        """Answer the offer; without one it is about nothing."""
        if self.entry.offering:
            self.writer.self_hit(result)

    def _self_hits(self) -> list[Chip]:
        return [
            Chip(
                f"{words.short_result(result)}  {key}",
                words.result(result),
                lambda result=result: self.writer.self_hit(result),  # type: ignore[misc]
            )
            for result, key in page_commands.SELF_HIT_KEYS.items()
        ]

    # What follows from the record

    def _broken(self) -> int | None:
        findings = self.analyst.findings
        return findings.broken_at if findings is not None and self.analyst.current else None

    def _show_findings(self, findings: Findings) -> None:
        self.map.show_findings(findings)
        view = self.board.view
        self.headline.show_findings(findings, view, enemy_damage(self._state))
        self.panels.show_findings(findings, likeliest(view.likelihood, 5))
        self.panels.record.show_lines(self._state.lines, findings.broken_at)
        self.trouble.show_trouble(findings.broken_at, findings.record.observations)
        self._share_room()
        self.entry.set_shares(self.map.sector_shares())
        self.overlay.set_findings(findings)
        if findings.knowledge.empty:
            self.panels.questions.show_questions(None)

    def _show_overlay(self, overlay: Overlay | None) -> None:
        self.board.show_overlay(overlay)
        self.panels.overlay.show_overlay(overlay, self.overlay.silences(), self.overlay.choice)

    # Transcripts

    def save_transcript(self) -> None:
        """Save the record as a transcript, where the user says."""
        self.transcripts.save(self._state)

    def open_transcript(self) -> None:
        """Write the lines of a transcript into this record."""
        self.transcripts.open(self._state)

    def _tell(self, sentence: str) -> None:
        self.entry.show_note(sentence)

    def showEvent(self, event: QShowEvent) -> None:
        """Be ready for the first course."""
        super().showEvent(event)
        self.take_focus()

    def changeEvent(self, event: QEvent) -> None:
        """Close the card in another theme: it was placed for the old one."""
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "card"):
            self.card.leave()
        super().changeEvent(event)
