"""Panels that fold, and the column that holds them in an order people can change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from widgets import icons, theme

_MOVES: Final = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Panel(QFrame):
    """A framed part of a page with a header button that folds it away."""

    folded_changed = Signal(str, bool)
    """Id, folded: to be remembered."""
    move_asked = Signal(str, int)
    """Id and -1 (up) or 1 (down), from the header's keys or menu."""

    def __init__(self, panel_id: str, title: str, body: QWidget, *, folded: bool = False) -> None:
        """`panel_id` is the stable name under which its state is remembered."""
        super().__init__()
        self.panel_id = panel_id
        self.body = body
        self.setProperty("panel", True)
        self._header = QPushButton()
        self._header.setProperty("act", "header")
        self._header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._header.customContextMenuRequested.connect(self._show_menu)
        self._header.clicked.connect(self.toggle)
        self._header.installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 1, 1, 1)
        layout.setSpacing(0)
        layout.addWidget(self._header)
        layout.addWidget(body, 1)
        self._folded = not folded
        self.set_title(title)
        self._apply(folded)

    @property
    def folded(self) -> bool:
        """True when only the header shows."""
        return self._folded

    @property
    def header(self) -> QPushButton:
        """The button that folds and unfolds."""
        return self._header

    def title(self) -> str:
        """The words on the header."""
        return self._title

    def set_title(self, title: str) -> None:
        """Name the panel, also for the screen reader."""
        self._title = title
        self._header.setText(title.replace("&", "&&"))
        self._name()

    def set_folded(self, folded: bool) -> None:
        """Fold or unfold without a signal, as when a remembered state comes back."""
        if folded != self._folded:
            self._apply(folded)

    def toggle(self) -> None:
        """Fold or unfold by hand."""
        self._apply(not self._folded)
        self.folded_changed.emit(self.panel_id, self._folded)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Alt with an arrow on the header moves the panel."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            step = _MOVES.get(Qt.Key(event.key()))
            if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.move_asked.emit(self.panel_id, step)
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Name the header again in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)

    def _apply(self, folded: bool) -> None:
        self._folded = folded
        self.body.setVisible(not folded)
        icons.put(self._header, "chevron_right" if folded else "chevron_down", "muted", 16)
        vertical = QSizePolicy.Policy.Fixed if folded else QSizePolicy.Policy.Preferred
        self.setSizePolicy(QSizePolicy.Policy.Preferred, vertical)
        self._name()

    def _name(self) -> None:
        text = (
            QCoreApplication.translate("Panels", "{title}, folded")
            if self._folded
            else QCoreApplication.translate("Panels", "{title}, open")
        )
        self._header.setAccessibleName(text.format(title=self._title))

    def _show_menu(self, point: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for text, step in (
            (QCoreApplication.translate("Panels", "Move up"), -1),
            (QCoreApplication.translate("Panels", "Move down"), 1),
        ):
            action = menu.addAction(text)
            action.triggered.connect(
                lambda _checked=False, by=step: self.move_asked.emit(self.panel_id, by)
            )
        menu.popup(self._header.mapToGlobal(point))


class PanelColumn(QScrollArea):
    """Panels under each other; scrolls when they do not fit."""

    state_changed = Signal()
    """Order or folding changed by hand: `state()` is to be remembered."""

    def __init__(self, panels: Sequence[Panel] = ()) -> None:
        """The panels' first order is the default one."""
        super().__init__()
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inner = QWidget()
        self._inner.setObjectName("panelColumn")
        self._layout = QVBoxLayout(self._inner)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.SPACE[1])
        self._layout.addStretch(1)
        self.setWidget(self._inner)
        self._panels: list[Panel] = []
        for panel in panels:
            self.add(panel)

    def add(self, panel: Panel) -> None:
        """Add a panel at the end. Raises ValueError when its id is taken."""
        if any(panel.panel_id == other.panel_id for other in self._panels):
            raise ValueError(panel.panel_id)
        self._panels.append(panel)
        self._layout.insertWidget(self._layout.count() - 1, panel)
        panel.folded_changed.connect(self.state_changed)
        panel.move_asked.connect(self._move)

    def panels(self) -> tuple[Panel, ...]:
        """The panels from top to bottom."""
        return tuple(self._panels)

    def state(self) -> dict[str, bool]:
        """Ids from top to bottom, each with True when folded."""
        return {panel.panel_id: panel.folded for panel in self._panels}

    def restore(self, state: Mapping[str, bool]) -> None:
        """Bring back a remembered state; unknown ids are ignored, new panels stay last."""
        order = {name: index for index, name in enumerate(state)}
        self._panels.sort(key=lambda panel: order.get(panel.panel_id, len(order)))
        for panel in self._panels:
            panel.set_folded(state.get(panel.panel_id, panel.folded))
        self._relay()

    def reveal(self, widget: QWidget) -> None:
        """Scroll until a widget of a panel is in sight, once it has been laid out."""
        QTimer.singleShot(0, widget, lambda: self.ensureWidgetVisible(widget, 0, theme.SPACE[1]))

    def minimumSizeHint(self) -> QSize:
        """At least one header high."""
        return QSize(theme.CONTROL * 3, theme.CONTROL)

    def _move(self, panel_id: str, step: int) -> None:
        index = next(i for i, panel in enumerate(self._panels) if panel.panel_id == panel_id)
        target = index + step
        if not 0 <= target < len(self._panels):
            return
        panel = self._panels.pop(index)
        self._panels.insert(target, panel)
        self._relay()
        panel.header.setFocus(Qt.FocusReason.OtherFocusReason)
        self.ensureWidgetVisible(panel)
        self.state_changed.emit()

    def _relay(self) -> None:
        for index, panel in enumerate(self._panels):
            self._layout.insertWidget(index, panel)
        for before, after in zip(self._panels, self._panels[1:], strict=False):
            QWidget.setTabOrder(before.header, after.header)
