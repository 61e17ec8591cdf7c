"""Sentences at the top of the window about the whole program, each with what can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QToolButton, QVBoxLayout, QWidget

from widgets import icons, theme
from widgets.accessible import announce
from widgets.labels import TextLabel

translate = QCoreApplication.translate

Kind = Literal["note", "warn", "danger"]


class _Sign(QWidget):
    """The mark of a kind, so that its colour is not the only thing that tells it."""

    def __init__(self, kind: Kind) -> None:
        super().__init__()
        self._kind = kind
        self.setFixedSize(24, 24)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        tokens, rect = theme.current(), QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            match self._kind:
                case "note":
                    icons.paint(painter, "note", rect, tokens.accent)
                case "warn":
                    icons.paint(painter, "ring", rect, tokens.warn)
                case "danger":
                    icons.paint(painter, "warning", rect, tokens.danger)


@dataclass(frozen=True, slots=True)
class Choice:
    """A button of a banner. The banner goes away when it is pressed."""

    text: Callable[[], str]
    run: Callable[[], object]
    first: bool = False
    """The one that most people want."""


class Banner(QFrame):
    """One sentence with its buttons."""

    def __init__(
        self,
        sentence: Callable[[], str],
        choices: Sequence[Choice],
        kind: Kind,
        close: Callable[[], None],
        *,
        closable: bool,
    ) -> None:
        """`close` takes the banner away; `closable` offers it as a button too."""
        super().__init__()
        self.setProperty("panel", True)
        self._sentence, self._choices = sentence, choices
        self._sign = _Sign(kind)
        self._label = TextLabel(size=theme.BODY)
        self._buttons = [self._button(choice, close) for choice in choices]
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 8, 8)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.addWidget(self._label)
        if self._buttons:
            line = QHBoxLayout()
            for button in self._buttons:
                line.addWidget(button)
            line.addStretch(1)
            column.addLayout(line)
        row.addLayout(column, 1)
        self._close = QToolButton()
        icons.put(self._close, "close")
        self._close.setProperty("act", "quiet")
        self._close.clicked.connect(close)
        self._close.setVisible(closable)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        self.retranslate()

    def _button(self, choice: Choice, close: Callable[[], None]) -> QPushButton:
        button = QPushButton()
        if choice.first:
            button.setProperty("act", "next")

        def pressed() -> None:
            close()
            choice.run()

        button.clicked.connect(pressed)
        return button

    def sentence(self) -> str:
        """The sentence as it is shown."""
        return self._label.text()

    def buttons(self) -> list[QPushButton]:
        """The buttons of the choices, in their order."""
        return self._buttons

    def retranslate(self) -> None:
        """Say it again, in the language that is installed now."""
        self._label.setText(self._sentence())
        self._close.setAccessibleName(translate("Banner", "Close this message"))
        for button, choice in zip(self._buttons, self._choices, strict=True):
            button.setText(choice.text())

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class Banners(QWidget):
    """The banners that stand now, the oldest on top; one a name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """No banner yet."""
        super().__init__(parent)
        self._banners: dict[str, Banner] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(8, 0, 8, 0)
        self._column.setSpacing(theme.SPACE[0])
        self.hide()

    def put(
        self,
        name: str,
        sentence: Callable[[], str],
        choices: Sequence[Choice] = (),
        *,
        kind: Kind = "note",
        closable: bool = True,
    ) -> None:
        """Show a banner; one of the same name is replaced. It is read out as well."""
        self.take(name)
        banner = Banner(sentence, choices, kind, lambda: self.take(name), closable=closable)
        self._banners[name] = banner
        self._column.addWidget(banner)
        self.show()
        announce(self, banner.sentence())

    def take(self, name: str) -> None:
        """Take a banner away; nothing happens when it does not stand."""
        banner = self._banners.pop(name, None)
        if banner is not None:
            self._column.removeWidget(banner)
            banner.hide()
            banner.deleteLater()
        self.setVisible(bool(self._banners))

    def banner(self, name: str) -> Banner | None:
        """The banner of that name, if it stands."""
        return self._banners.get(name)

    def names(self) -> tuple[str, ...]:
        """Names of the banners that stand, the oldest first."""
        return tuple(self._banners)
