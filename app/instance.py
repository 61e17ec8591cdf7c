"""One window a data folder: a second start brings the first one forward.

`QLockFile` says who was first; a lock whose process is dead counts for nothing.
A local socket, named after the folder, carries the second start's request. Works
with QCoreApplication: nothing here needs a screen.
"""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

LOCK_NAME: Final = "bathysphere.running"
PATIENCE: Final = 1_000
"""Milliseconds that a second start waits for the first one's answer."""
LONGEST: Final = 1 << 16
"""Bytes of a request."""

_DONE: Final = b"ok\n"


@dataclass(frozen=True, slots=True)
class Occupied:
    """Somebody else has the folder; `code` and `details` are for `app.messages`."""

    code: str
    details: dict[str, str | int]

    @property
    def answered(self) -> bool:
        """True when the first window came forward: this start may end in peace."""
        return self.code == "already_open"


class Instance(QObject):
    """The right to be the one window of a data folder, until `close`."""

    summoned = Signal(str)
    """A second start asks the window to come forward, with a text of its own."""

    def __init__(self, lock: QLockFile, name: str, parent: QObject | None = None) -> None:
        """Hold a lock that was taken and listen; `claim` is the way in."""
        super().__init__(parent)
        self._lock = lock
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._welcome)
        # We have the lock, so a socket of this name is left over from a killed process.
        QLocalServer.removeServer(name)
        self.listening = self._server.listen(name)
        """False where the system has no local sockets: a second start then only says so."""

    def close(self) -> None:
        """Let the next start be the first."""
        self._server.close()
        self._lock.unlock()

    def _welcome(self) -> None:
        while (socket := self._server.nextPendingConnection()) is not None:
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            socket.disconnected.connect(socket.deleteLater)
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if socket.bytesAvailable() > LONGEST:
            socket.abort()
            return
        if not socket.canReadLine():
            return
        line = bytes(socket.readLine().data()).rstrip(b"\n")
        socket.write(_DONE)
        socket.flush()
        self.summoned.emit(line.decode("utf-8", "replace"))
        socket.disconnectFromServer()


def claim(folder: Path, request: str = "") -> Instance | Occupied:
    """Become the one window of a folder, or bring the first one forward with `request`.

    The folder must exist. Needs a Q(Core)Application.
    """
    lock = QLockFile(str(folder / LOCK_NAME))
    # Games run for hours: only the death of its process makes a lock stale.
    lock.setStaleLockTime(0)
    if lock.tryLock(0):
        return Instance(lock, server_name(folder))
    if lock.error() != QLockFile.LockError.LockFailedError:
        return Occupied("lock_denied", {"folder": str(folder)})
    if summon(folder, request):
        return Occupied("already_open", {"folder": str(folder)})
    pid, host, _program = lock.getLockInfo()
    return Occupied(
        "already_open_silent", {"pid": pid, "host": host, "file": str(folder / LOCK_NAME)}
    )


def summon(folder: Path, request: str = "") -> bool:
    """Ask the window of a folder to come forward. True when it answered."""
    socket = QLocalSocket()
    socket.connectToServer(server_name(folder))
    if not socket.waitForConnected(PATIENCE):
        return False
    line = request.replace("\n", " ").encode("utf-8", "replace")[: LONGEST - 1] + b"\n"
    socket.write(line)
    socket.flush()
    heard = socket.canReadLine() or socket.waitForReadyRead(PATIENCE)
    answered = heard and bytes(socket.readLine().data()) == _DONE
    socket.disconnectFromServer()
    return answered


def server_name(folder: Path) -> str:
    """The socket of a folder, however it is spelt: short, because socket paths end at 108 bytes."""
    real = os.path.normcase(os.path.realpath(folder))
    return f"bathysphere-{hashlib.sha256(os.fsencode(real)).hexdigest()[:20]}"
