"""What lies open for everybody: the announcements in large type, the map without deductions."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engines.captain_sonar.observations import Surface
from engines.captain_sonar.radio import (
    DAMAGE_BOXES,
    RadioState,
    chart_of,
    enemy_damage,
    observations,
)
from widgets import theme
from widgets.captain_sonar import sea_paint, words
from widgets.captain_sonar.sea_view import marks
from widgets.game_kit import DisplayPage

translate = QCoreApplication.translate
_LINES: Final = 6
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class RadioDisplay(DisplayPage):
    """The newest announcement largest; where something exploded; the damage."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty until a view is shown."""
        super().__init__(parent)
        self._view: RadioState | None = None

    def show_view(self, view: Any) -> None:
        """Show the public view of a table."""
        self._view = view
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again."""
        lines = self.lines()
        self.setAccessibleName(", ".join([self._damage_text(), *lines]))
        self.update()

    def lines(self) -> list[str]:
        """The newest announcements, the newest first."""
        if self._view is None:
            return []
        heard = observations(self._view)
        return [words.observation(item) for item in reversed(heard[-_LINES:])]

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and theme."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Map beside the announcements, or above them on a narrow screen."""
        view = self._view
        if view is None:
            return
        area = QRectF(self.rect())
        wide = area.width() > area.height() * 1.15
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if wide:
                side = min(area.height(), area.width() * 0.5)
                self._paint_map(painter, QRectF(area.left(), area.top(), side, area.height()), view)
                self._paint_lines(painter, area.adjusted(side + 32, 0, 0, 0))
            else:
                side = min(area.width(), area.height() * 0.5)
                self._paint_map(painter, QRectF(area.left(), area.top(), area.width(), side), view)
                self._paint_lines(painter, area.adjusted(0, side + 24, 0, 0))

    def _paint_map(self, painter: QPainter, area: QRectF, view: RadioState) -> None:
        tokens = theme.current()
        chart = chart_of(view.options)
        grid = sea_paint.fit(chart, area, labels=True)
        sea_paint.paint_chart(painter, grid)
        sea_paint.paint_labels(painter, grid)
        surfaced = [item for item in observations(view) if isinstance(item, Surface)]
        if surfaced:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tokens.accent, max(3.0, grid.side / 8)))
            painter.drawRect(grid.sector(surfaced[-1].sector))
        for mark in marks(observations(view)):
            painter.setPen(QPen(tokens.surface, 1.5))
            painter.setBrush(tokens.warn if mark.kind == "hit" else tokens.danger)
            centre = grid.cell(chart.index_of(mark.cell)).center()
            sea_paint.paint_burst(painter, centre, grid.side * 0.42)

    def _paint_lines(self, painter: QPainter, area: QRectF) -> None:
        tokens = theme.current()
        lines = self.lines() or [translate("Display", "Nothing heard yet")]
        foot = max(32.0, area.height() * 0.14)
        weights = [2.2] + [1.0] * (len(lines) - 1)
        unit = (area.height() - foot) / (2.2 + _LINES - 1)
        top = area.top()
        for weight, text in zip(weights, lines, strict=True):
            box = QRectF(area.left(), top, area.width(), unit * weight)
            painter.setPen(tokens.text if weight > 1 else tokens.muted)
            _fit_text(painter, box, text, bold=weight > 1)
            top += unit * weight
        painter.setPen(tokens.text)
        box = QRectF(area.left(), area.bottom() - foot, area.width(), foot)
        _fit_text(painter, box, self._damage_text(), bold=True)

    def _damage_text(self) -> str:
        damage = 0 if self._view is None else enemy_damage(self._view)
        boxes = "■" * damage + "□" * (DAMAGE_BOXES - damage)
        text = translate("Display", "Enemy damage {number} of 4  {boxes}")
        return text.format(number=damage, boxes=boxes)


def _fit_text(painter: QPainter, box: QRectF, text: str, *, bold: bool) -> None:
    """The largest letters that fit on one line, no larger than the box."""
    font = theme.font(theme.DISPLAY, bold=bold, tabular=True)
    size = max(12, int(box.height() * 0.62))
    font.setPixelSize(size)
    painter.setFont(font)
    width = painter.fontMetrics().horizontalAdvance(text)
    if width > box.width():
        font.setPixelSize(max(12, int(size * box.width() / width)))
        painter.setFont(font)
    painter.drawText(box, _LEFT, text)
