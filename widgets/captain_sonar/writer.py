"""Turning what was heard into acts: a new line, or another word for an old one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec
from PySide6.QtCore import QObject, Signal

from engines.captain_sonar.observations import HitResult, Observation, Torpedo, Trigger
from engines.captain_sonar.radio import (
    Amend,
    Drop,
    Insert,
    Observe,
    PlaceOwn,
    RadioState,
    SetDamage,
    Transcribe,
)
from engines.captain_sonar.tracker import Repair


@dataclass(frozen=True, slots=True)
class Target:
    """Where the next observation goes when it is not the end of the record."""

    what: Literal["change", "insert"]
    line: int
    """Id of the line that is changed, or before which one is added."""


class Writer(QObject):
    """Makes the acts of the radio operator."""

    act = Signal(object)
    """An act to be submitted."""
    target_changed = Signal(object)
    """The Target, or None."""

    def __init__(self, parent: QObject | None = None) -> None:
        """The next observation goes to the end."""
        super().__init__(parent)
        self._state: RadioState | None = None
        self._target: Target | None = None

    @property
    def target(self) -> Target | None:
        """Where the next observation goes; None is the end."""
        return self._target

    def show_state(self, state: RadioState) -> None:
        """Follow the record: a target whose line is gone is dropped."""
        self._state = state
        target = self._target
        if target is not None and all(line.id != target.line for line in state.lines):
            self.aim(None)

    def aim(self, target: Target | None) -> None:
        """Let the next observation change or precede a line; None goes back to the end."""
        if target != self._target:
            self._target = target
            self.target_changed.emit(target)

    def hear(self, observation: Observation) -> None:
        """Write an observation where it belongs."""
        target = self._target
        self.aim(None)
        if target is None:
            self.act.emit(Observe(observation))
        elif target.what == "change":
            self.act.emit(Amend(target.line, observation))
        else:
            self.act.emit(Insert(target.line, observation))

    def transcribe(self, heard: tuple[Observation, ...]) -> None:
        """Write all of a transcript to the end of the record."""
        self.aim(None)
        self.act.emit(Transcribe(heard))

    def drop(self, line: int) -> None:
        """Take a line out."""
        self.act.emit(Drop(line))

    def repair(self, repair: Repair) -> None:
        """Apply a repair to the record that it was found for."""
        state = self._state
        if state is None or not 1 <= repair.line <= len(state.lines):
            return
        line = state.lines[repair.line - 1].id
        if repair.replacement is None:
            self.act.emit(Drop(line))
        else:
            self.act.emit(Amend(line, repair.replacement))

    def self_hit(self, result: HitResult) -> None:
        """Add to the last explosion of the enemy what it did to itself."""
        state = self._state
        if state is None or not state.lines:
            return
        last = state.lines[-1]
        if isinstance(last.observation, Torpedo | Trigger):
            told = msgspec.structs.replace(last.observation, self_hit=result)
            self.act.emit(Amend(last.id, told))

    def place_own(self, cell: str | None) -> None:
        """Set or clear where we are."""
        self.act.emit(PlaceOwn(cell))

    def set_damage(self, damage: int | None) -> None:
        """Correct the enemy's damage."""
        self.act.emit(SetDamage(damage))
