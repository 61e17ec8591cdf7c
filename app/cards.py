"""The cards of the home page: what is known at once, and what is worked out bit by bit."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QRectF, QTimer
from PySide6.QtGui import QPainter

from app import games
from app.opening import OpenError, open_table, read_options
from app.store import Store, StoreError, TableInfo
from engines.contract import TABLE
from widgets.table_card import TableCard
from widgets.when import when

translate = QCoreApplication.translate
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Known:
    """What was read of a table up to an entry."""

    last_seq: int
    options: Any
    view: Any


class Cards(QObject):
    """Makes the cards of a store; a table is read only once for each of its states."""

    def __init__(self, store: Store, show: Callable[[list[TableCard]], None]) -> None:
        """`show` is given the whole list each time something more is known."""
        super().__init__()
        self._store, self._show = store, show
        self._known: dict[int, _Known] = {}
        self._infos: list[TableInfo] = []
        self._todo: list[TableInfo] = []
        # One table a turn of the loop: the window paints and takes keys in between.
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._read_one)

    def refresh(self, archived: bool) -> None:
        """List the tables in play, and the archived ones behind them if wanted.

        Raises StoreError when the store cannot be read.
        """
        self._infos = self._store.tables() + (self._store.tables(archived=True) if archived else [])
        self._todo = [info for info in self._infos if not self._is_known(info)]
        self._publish()
        if self._todo:
            self._turn.start()

    def stop(self) -> None:
        """Read no further."""
        self._turn.stop()

    def _is_known(self, info: TableInfo) -> bool:
        known = self._known.get(info.id)
        return known is not None and known.last_seq == info.last_seq

    def _read_one(self) -> None:
        if not self._todo:
            self._turn.stop()
            return
        info = self._todo.pop(0)
        game = games.find(info.game)
        if game is not None:
            try:
                options = read_options(game.rules, info)
                state = open_table(self._store, info, game.rules).timeline.state
                view = game.rules.view(state, TABLE)
                self._known[info.id] = _Known(info.last_seq, options, view)
            except (OpenError, StoreError) as error:
                _log.info("no card for table %s: %s", info.id, error)
        if not self._todo:
            self._publish()

    def _publish(self) -> None:
        now = datetime.now().astimezone()
        self._show([self._card(info, now) for info in self._infos])

    def _card(self, info: TableInfo, now: datetime) -> TableCard:
        game = games.find(info.game)
        card = TableCard(
            id=str(info.id),
            title=info.title,
            game=info.game,
            status=info.summary,
            played=translate("Home", "Last played: {when}").format(when=when(info.played, now)),
            archived=info.archived,
            known=game is not None,
        )
        if game is None:
            newer = translate("Home", "This version does not know the game; update to open it.")
            return replace(card, status=newer)
        card = replace(card, game=game.text().name())
        known = self._known.get(info.id)
        if known is None:
            return card
        return replace(
            card,
            status=game.text().status(known.view),
            picture=partial(_paint, game.kit().paint_picture, known),
        )


def _paint(paint_picture: Any, known: _Known, painter: QPainter, frame: QRectF) -> None:
    paint_picture(painter, frame, known.options, known.view)
