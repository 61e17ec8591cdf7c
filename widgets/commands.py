"""The commands of a window: one list behind its keys, palette and shortcuts page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

_STANDARD: Final = "standard:"


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Command:
    """Something a person can do, whatever the means."""

    id: str
    """Stable name, such as `table.undo`; rebound keys are stored under it."""
    text: Callable[[], str]
    keys: tuple[str, ...]
    """Portable key sequences ("Ctrl+K"), or `standard:Undo` for the platform's own."""
    run: Callable[[], object]
    group: Callable[[], str]
    enabled: Callable[[], bool] = _always


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two commands on one key."""

    sequence: str
    first: str
    second: str


def sequences(keys: Iterable[str]) -> list[QKeySequence]:
    """Read portable texts and standard names.

    Raises ValueError for a text that is no key sequence.
    """
    found: list[QKeySequence] = []
    for key in keys:
        if key.startswith(_STANDARD):
            name = key.removeprefix(_STANDARD)
            try:
                standard = QKeySequence.StandardKey[name]
            except KeyError:
                raise ValueError(key) from None
            found += QKeySequence.keyBindings(standard)
            continue
        sequence = QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
        if sequence.isEmpty() or not sequence.toString():
            raise ValueError(key)
        found.append(sequence)
    return found


def _readable(keys: Iterable[str]) -> bool:
    try:
        sequences(keys)
    except ValueError:
        return False
    return True


class CommandSet(QObject):
    """The commands that are live in one window, with their keys."""

    changed = Signal()
    """Commands or keys are not the same any more."""

    def __init__(self, window: QWidget, keys: Mapping[str, tuple[str, ...]] | None = None) -> None:
        """`keys` holds the keys that people chose themselves, by command id.

        Chosen keys that cannot be read, as after a settings file was edited by
        hand, give way to the defaults.
        """
        super().__init__(window)
        self._window = window
        self._chosen = {name: chosen for name, chosen in (keys or {}).items() if _readable(chosen)}
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}

    def commands(self) -> tuple[Command, ...]:
        """Every live command, in the order added."""
        return tuple(self._commands.values())

    def chosen(self) -> dict[str, tuple[str, ...]]:
        """The keys that differ from the defaults, to be stored."""
        return dict(self._chosen)

    def add(self, commands: Iterable[Command]) -> None:
        """Add commands and install their keys.

        Raises ValueError for an id that is taken or a key that cannot be read.
        """
        for command in commands:
            if command.id in self._commands:
                raise ValueError(command.id)
            found = sequences(self._chosen.get(command.id, command.keys))
            action = QAction(command.text(), self._window)
            action.setObjectName(command.id)
            # A held key must not repeat an act: it would enter six courses for one.
            action.setAutoRepeat(False)
            action.triggered.connect(lambda _checked=False, name=command.id: self.run(name))
            self._commands[command.id] = command
            self._actions[command.id] = action
            action.setShortcuts(found)
            self._window.addAction(action)
        self.changed.emit()

    def remove(self, ids: Iterable[str]) -> None:
        """Take commands out, such as those of a page that closes; unknown ids are ignored."""
        for name in ids:
            if self._commands.pop(name, None):
                action = self._actions.pop(name)
                self._window.removeAction(action)
                action.deleteLater()
        self.changed.emit()

    def run(self, name: str) -> bool:
        """Run a command; False when it is not enabled now. Raises KeyError for an unknown id."""
        command = self._commands[name]
        if not command.enabled():
            return False
        command.run()
        return True

    def action(self, name: str) -> QAction:
        """The action of a command, for a button or a menu. Raises KeyError for an unknown id."""
        return self._actions[name]

    def keys(self, name: str) -> tuple[str, ...]:
        """The keys of a command: chosen ones before the defaults."""
        return self._chosen.get(name, self._commands[name].keys)

    def key_text(self, name: str) -> str:
        """The first key as people read it ("Ctrl+Z"); empty without one."""
        found = sequences(self.keys(name))
        return found[0].toString(QKeySequence.SequenceFormat.NativeText) if found else ""

    def rebind(self, name: str, keys: tuple[str, ...]) -> None:
        """Choose other keys; an empty tuple takes the command off the keyboard.

        Raises ValueError for a key that cannot be read. Ask `conflicts_of` first.
        """
        found = sequences(keys)
        if keys == self._commands[name].keys:
            self._chosen.pop(name, None)
        else:
            self._chosen[name] = keys
        self._actions[name].setShortcuts(found)
        self.changed.emit()

    def reset(self, name: str) -> None:
        """Go back to the default keys of a command."""
        self.rebind(name, self._commands[name].keys)

    def conflicts_of(self, name: str, keys: tuple[str, ...]) -> tuple[Conflict, ...]:
        """What would clash if the command had these keys."""
        wanted = set(sequences(keys))
        return tuple(
            Conflict(sequence.toString(), name, other)
            for other in self._commands
            if other != name
            for sequence in sequences(self.keys(other))
            if sequence in wanted
        )

    def conflicts(self) -> tuple[Conflict, ...]:
        """Every clash of the whole set, each once."""
        owners: dict[QKeySequence, str] = {}
        found = []
        for name in self._commands:
            for sequence in sequences(self.keys(name)):
                owner = owners.setdefault(sequence, name)
                if owner != name:
                    found.append(Conflict(sequence.toString(), owner, name))
        return tuple(found)

    def refresh(self) -> None:
        """Bring texts and enabled marks up to date, after a change or another language."""
        for name, command in self._commands.items():
            self._actions[name].setText(command.text())
            self._actions[name].setEnabled(command.enabled())
