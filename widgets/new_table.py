"""Setting a new table up: the game by its drawing, its options, start."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from widgets import icons, theme
from widgets.flow import ColumnsLayout
from widgets.game_kit import GameKit, OptionsForm
from widgets.labels import TextLabel

translate = QCoreApplication.translate

_DRAWING: Final = QSize(200, 150)


class GameButton(QAbstractButton):
    """A game to choose, shown by a drawing of its board with the options as they stand."""

    def __init__(self, kit: GameKit, options: Any, parent: QWidget | None = None) -> None:
        """The button of one game."""
        super().__init__(parent)
        self.kit, self._options = kit, options
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def show_options(self, options: Any) -> None:
        """Draw the board with these options."""
        self._options = options
        self.update()

    def retranslate(self) -> None:
        """Say the game's name again."""
        self.setText(self.kit.text.name())
        self.setAccessibleName(self.kit.text.name())

    def sizeHint(self) -> QSize:
        """The size it likes."""
        return QSize(_DRAWING.width(), _DRAWING.height() + theme.text_px(theme.BODY) * 3)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        tokens, chosen = theme.current(), self.isChecked()
        inside = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        words = theme.text_px(theme.BODY) * 3
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            strong = self.hasFocus() or chosen
            painter.setPen(
                QPen(tokens.accent if strong else tokens.line, theme.FOCUS if strong else 1)
            )
            painter.setBrush(tokens.surface)
            painter.drawRoundedRect(inside, theme.RADIUS, theme.RADIUS)
            drawing = inside.adjusted(8, 8, -8, -words)
            self.kit.paint_picture(painter, drawing, self._options, None)
            painter.setFont(theme.font(theme.BODY, bold=chosen))
            painter.setPen(tokens.text)
            # The tick says without colour which game is chosen.
            text = f"✓ {self.text()}" if chosen else self.text()
            strip = QRectF(inside.left(), inside.bottom() - words, inside.width(), words)
            flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(strip.adjusted(8, 0, -8, -4), flags, text)


class NewTablePage(QWidget):
    """Chooses a game and its options; two presses from the home page to a running table."""

    start_requested = Signal(str, object, str)
    """Game id, options, title."""
    back_requested = Signal()

    def __init__(self, kits: Sequence[GameKit], parent: QWidget | None = None) -> None:
        """A page for these games, the first one chosen."""
        super().__init__(parent)
        self._forms: dict[str, OptionsForm] = {}
        self._suggest = ""
        self._group = QButtonGroup(self)
        self._back = QToolButton()
        icons.put(self._back, "back")
        self._back.setProperty("act", "quiet")
        self._back.clicked.connect(self.back_requested)
        self._heading = TextLabel(size=theme.FIGURE, bold=True, wrap=False)
        self._name_label = TextLabel(size=theme.BODY, token="muted")
        self.name = QLineEdit()
        self.name.setMaxLength(80)
        self.name.returnPressed.connect(self._start)
        self._name_label.setBuddy(self.name)
        self.start = QPushButton()
        self.start.setProperty("act", "next")
        self.start.setAutoDefault(True)
        self.start.clicked.connect(self._start)
        self._refusal = TextLabel(token="danger")
        self._refusal.hide()
        self._forms_column = QVBoxLayout()
        self._games = [GameButton(kit, self._make_form(kit).options()) for kit in kits]
        self._lay_out()
        self._group.buttonClicked.connect(lambda _button: self._choose())
        self._games[0].setChecked(True)
        self._choose()
        self.retranslate()

    def _make_form(self, kit: GameKit) -> OptionsForm:
        form = kit.options_form()
        self._forms[kit.rules.id] = form
        form.changed.connect(self._options_changed)
        self._forms_column.addWidget(form)
        return form

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(8, 0, 8, 0)
        head.addWidget(self._back)
        head.addWidget(self._heading, 1)
        games = QWidget()
        flow = ColumnsLayout(200, 280, theme.SPACE[2], games)
        for button in self._games:
            self._group.addButton(button)
            flow.addWidget(button)
        inner = QWidget()
        inner.setMaximumWidth(760)
        column = QVBoxLayout(inner)
        column.setContentsMargins(16, 8, 16, 16)
        column.setSpacing(theme.SPACE[2])
        for widget in (games, self._name_label, self.name):
            column.addWidget(widget)
        column.addLayout(self._forms_column)
        column.addStretch(1)
        centre = QWidget()
        row = QHBoxLayout(centre)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(inner, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(centre)
        footer = QWidget()
        footer.setMaximumWidth(760)
        foot = QVBoxLayout(footer)
        foot.setContentsMargins(16, 8, 16, 16)
        foot.addWidget(self._refusal)
        foot.addWidget(self.start)
        under = QHBoxLayout()
        under.addWidget(footer, 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 8, 0, 0)
        outer.setSpacing(0)
        outer.addLayout(head)
        outer.addWidget(scroll, 1)
        outer.addLayout(under)

    def chosen(self) -> GameKit:
        """The game that is chosen."""
        button = self._group.checkedButton()
        assert isinstance(button, GameButton)
        return button.kit

    def suggest(self, name: str) -> None:
        """Offer another name for the table, in another language say."""
        self._suggest = name
        self.name.setPlaceholderText(name)

    def open(self, suggest: str) -> None:
        """Get ready for another table; `suggest` is its name unless the user types one."""
        self.suggest(suggest)
        self.name.clear()
        self._choose()
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _choose(self) -> None:
        chosen = self.chosen().rules.id
        for game, form in self._forms.items():
            form.setVisible(game == chosen)
        self._options_changed()

    def _options_changed(self) -> None:
        kit = self.chosen()
        options = self._forms[kit.rules.id].options()
        refused = kit.rules.check_options(options)
        self.start.setEnabled(refused is None)
        self._refusal.setVisible(refused is not None)
        self._refusal.setText("" if refused is None else kit.text.refusal(refused))
        for button in self._games:
            if button.kit is kit and refused is None:
                button.show_options(options)
        self.name.setPlaceholderText(self._suggest or kit.text.name())

    def _start(self) -> None:
        kit = self.chosen()
        options = self._forms[kit.rules.id].options()
        if kit.rules.check_options(options) is None:
            title = self.name.text().strip() or self.name.placeholderText()
            self.start_requested.emit(kit.rules.id, options, title)

    def retranslate(self) -> None:
        """Say everything again, in the language that is installed now."""
        back = translate("NewTable", "Back to the tables")
        self._back.setAccessibleName(back)
        self._back.setToolTip(back)
        self._heading.setText(translate("NewTable", "New table"))
        self._name_label.setText(translate("NewTable", "Name of the table"))
        self.name.setAccessibleName(translate("NewTable", "Name of the table"))
        self.start.setText(translate("NewTable", "Start"))
        for button in self._games:
            button.retranslate()
        for form in self._forms.values():
            form.retranslate()
        self._options_changed()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language or theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
