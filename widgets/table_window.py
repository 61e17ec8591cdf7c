"""The window side of one table: its head, the game's page, the journal and what stands by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from engines.chance import Request
from engines.contract import Refused, Seat
from engines.timers import Timer
from widgets import icons, shared_text, theme
from widgets.background import Background
from widgets.commands import Command
from widgets.curtain import Curtain
from widgets.dice_tray import DiceTray
from widgets.game_kit import GameKit
from widgets.journal_list import JournalList
from widgets.journal_model import JournalLine
from widgets.labels import ElidedLabel
from widgets.page_layout import NARROW
from widgets.refusal_bar import RefusalBar
from widgets.table_header import TableHeader
from widgets.table_page import Change
from widgets.timer_strip import TimerStrip

translate = QCoreApplication.translate

_BESIDE: Final = 1400
"""Width in pixels from which the journal stands beside the page."""
_JOURNAL: Final = 300
_NO_LIMIT: Final = 16_777_215  # QWIDGETSIZE_MAX, which PySide6 does not export


class TableWindow(QWidget):
    """Shows one table to one seat and says what the people at it want."""

    back_requested = Signal()
    submitted = Signal(str, object, bool)
    """Seat, act, force."""
    undo_requested = Signal()
    redo_requested = Signal()
    rewind_requested = Signal(int)
    """Sequence number of the journal line that should be the last that counts."""
    answered = Signal(object)
    """A chance answer that people rolled or drew."""
    roll_requested = Signal()
    source_chosen = Signal(str)
    """Who answers chance from now on: the app or the table."""
    timer_changed = Signal(object)
    """A `TimerChange` that people want."""
    display_requested = Signal()
    help_requested = Signal()
    journal_wanted = Signal()
    """The journal was opened: its older lines are wanted too."""
    seat_chosen = Signal(str)

    def __init__(
        self,
        kit: GameKit,
        title: str,
        seats: Sequence[Seat],
        background: Background,
        read_timers: Callable[[], Sequence[tuple[Timer, float]]],
    ) -> None:
        """A table for the first of `seats`; `read_timers` is asked at each repaint."""
        super().__init__()
        self.kit, self._seats, self._seat = kit, tuple(seats), seats[0]
        self._menu_ids: tuple[str, ...] = ()
        self._lines: Sequence[JournalLine] = ()
        self._run: Callable[[str], object] = lambda _name: None
        self._refused_act: tuple[Seat, Any] | None = None
        self._tried: Seat = seats[0]
        self.header = TableHeader(title)
        self.page = kit.page(background)
        # A ring around the whole page would tell nothing.
        self.page.setProperty("ownFocus", True)
        self.refusal = RefusalBar()
        self.tray = DiceTray()
        self.timers = TimerStrip(read_timers)
        self.journal = JournalList()
        self.journal.setMinimumHeight(theme.CONTROL * 6)
        self.journal.hide()
        self.curtain = Curtain()
        self.curtain.hide()
        self.last = QPushButton()
        self.last_text = ElidedLabel(size=theme.BODY, token="muted")
        self.undo, self.redo = QToolButton(), QToolButton()
        self.tray.hide()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE[0])
        column.addWidget(self.header)
        body = QVBoxLayout()
        body.setSpacing(theme.SPACE[1])
        body.addWidget(self.page, 1)
        body.addWidget(self.curtain, 1)
        for widget in (self.refusal, self.tray):
            body.addWidget(widget)
        self._split = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._split.setContentsMargins(8, 0, 8, 0)
        self._split.setSpacing(theme.SPACE[1])
        self._split.addLayout(body, 3)
        self._split.addWidget(self.journal, 2)
        column.addLayout(self._split, 1)
        column.addWidget(self._foot())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the journal beside the page where there is room, else under it."""
        super().resizeEvent(event)
        wide = self.width() >= theme.text_px(_BESIDE)
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._split.setDirection(way)
        self._split.setStretch(1, 0 if wide else 2)
        width = theme.text_px(_JOURNAL)
        self.journal.setMinimumWidth(width if wide else 0)
        self.journal.setMaximumWidth(width if wide else _NO_LIMIT)
        self._share_room()

    def _share_room(self) -> None:
        """On a phone an open journal takes the place of the page: both would be too small."""
        covered = not self.journal.isHidden() and self.width() < NARROW
        self.page.setVisible(self.curtain.isHidden() and not covered)

    def _foot(self) -> QWidget:
        foot = QWidget()
        row = QHBoxLayout(foot)
        row.setContentsMargins(8, 0, 8, 8)
        row.setSpacing(theme.SPACE[1])
        for button in (self.undo, self.redo):
            button.setProperty("act", "quiet")
        icons.put(self.undo, "undo")
        icons.put(self.redo, "redo")
        self.last.setProperty("act", "header")
        self.last.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        inside = QHBoxLayout(self.last)
        inside.setContentsMargins(40, 0, 8, 0)
        inside.addWidget(self.last_text)
        self.last_text.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        row.addWidget(self.last, 1)
        row.addWidget(self.timers)
        row.addWidget(self.undo)
        row.addWidget(self.redo)
        return foot

    def _connect(self) -> None:
        self.header.back_requested.connect(self.back_requested)
        self.header.display_requested.connect(self.display_requested)
        self.header.help_requested.connect(self.help_requested)
        self.header.curtain_requested.connect(self.draw_curtain)
        self.header.more_requested.connect(self._show_menu)
        self.page.submitted.connect(self._submit)
        self.refusal.forced.connect(self._force)
        self.refusal.dismissed.connect(self._forget_refusal)
        self.tray.answered.connect(self.answered)
        self.tray.rolled_by_app.connect(self.roll_requested)
        self.tray.source_changed.connect(self.source_chosen)
        self.timers.change_requested.connect(self.timer_changed)
        self.undo.clicked.connect(self.undo_requested)
        self.redo.clicked.connect(self.redo_requested)
        self.journal.rewind_requested.connect(self.rewind_requested)
        self.last.clicked.connect(lambda: self.show_journal(self.journal.isHidden()))
        self.curtain.chosen.connect(self._choose_seat)

    @property
    def seat(self) -> Seat:
        """The seat that looks at the screen."""
        return self._seat

    def show_change(self, change: Change) -> None:
        """Show the seat's view after a change. A refusal that stands goes away."""
        self.refusal.dismiss()
        self.page.show_change(change)
        self.undo.setEnabled(change.can_undo)
        self.redo.setEnabled(change.can_redo)

    def show_lines(self, lines: Sequence[JournalLine]) -> None:
        """Show the journal, oldest first; its last line stands at the foot."""
        self._lines = lines
        if not self.journal.isHidden():
            self.journal.set_lines(lines)
        last = next((line for line in reversed(lines) if not line.struck), None)
        nothing = translate("Table", "The journal is empty: nothing has happened yet.")
        text = nothing if last is None else f"{last.seq}. {last.sentence}"
        self.last_text.setText(text)
        name = translate("Table", "Journal, last line: {line}").format(line=text)
        self.last.setAccessibleName(name)

    def show_request(self, request: Request | None, purpose: str = "") -> None:
        """Ask for dice or cards, or put the tray away."""
        self.tray.setVisible(request is not None)
        if request is not None:
            self.tray.show_request(request, purpose)

    def refuse(self, act: Any, refused: Refused) -> None:
        """Say why an act of this seat was not done, and offer the way round."""
        self._refused_act = (self._tried, act) if act is not None else None
        self.page.refuse(act, refused)
        sentence = shared_text.refusal(refused) or self.kit.text.refusal(refused)
        forceable = refused.forceable and act is not None
        self.refusal.refuse(sentence, self.kit.text.rule(refused), forceable)

    def show_journal(self, shown: bool) -> None:
        """Open or close the journal list."""
        self.journal.setVisible(shown)
        self._share_room()
        if shown:
            icons.put(self.last, "chevron_down", "muted", 20)
            self.journal.set_lines(self._lines)
            self.journal.show_newest()
            self.journal_wanted.emit()
        else:
            icons.put(self.last, "chevron_up", "muted", 20)

    def set_menu(self, ids: Sequence[str], run: Callable[[str], object]) -> None:
        """The commands behind *more*, by id, and how one is run."""
        self._menu_ids, self._run = tuple(ids), run

    def menu(self, commands: Sequence[Command]) -> QMenu:
        """The menu of rare acts, made anew each time."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        known = {command.id: command for command in commands}
        for name in self._menu_ids:
            if not name:
                menu.addSeparator()
            elif (command := known.get(name)) is not None:
                action = menu.addAction(command.text())
                action.setEnabled(command.enabled())
                action.triggered.connect(lambda _checked=False, name=name: self._run(name))
        return menu

    menu_source: Callable[[], Sequence[Command]] = staticmethod(lambda: ())
    """Where the menu finds the commands; set by whoever owns them."""

    def _show_menu(self, corner: QPoint) -> None:
        menu = self.menu(self.menu_source())
        menu.popup(corner - QPoint(menu.sizeHint().width() - theme.CONTROL, 0))

    def draw_curtain(self) -> None:
        """Hide everything until a seat takes the screen over."""
        if len(self._seats) > 1:
            self.page.hide()
            self.refusal.dismiss()
            self.curtain.ask([(seat, self.kit.text.seat(seat)) for seat in self._seats])

    def _choose_seat(self, seat: Seat) -> None:
        self._seat = seat
        self.seat_chosen.emit(seat)
        self.curtain.hide()
        self._share_room()
        self._name_seat()

    def _submit(self, seat: str, act: Any, force: bool) -> None:
        self._forget_refusal()
        self._tried = seat
        self.submitted.emit(seat, act, force)

    def _force(self) -> None:
        if self._refused_act is not None:
            seat, act = self._refused_act
            self._refused_act = None
            self.submitted.emit(seat, act, True)

    def _forget_refusal(self) -> None:
        self._refused_act = None

    def _name_seat(self) -> None:
        self.header.seat.setText(self.kit.text.seat(self._seat))
        self.header.curtain.setVisible(len(self._seats) > 1)

    def retranslate(self) -> None:
        """Say everything again, in the language that is installed now."""
        undo, redo = translate("Table", "Undo"), translate("Table", "Redo")
        for button, text in ((self.undo, undo), (self.redo, redo)):
            button.setAccessibleName(text)
            button.setToolTip(text)
        self.timers.set_seats([(seat, self.kit.text.seat(seat)) for seat in self._seats])
        self.show_journal(not self.journal.isHidden())
        self._name_seat()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
