"""Setting a radio operator's table up: the map by its drawing, the disputed rules folded away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent, QSaveFile, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engines.captain_sonar.chart_files import MOST_BYTES, read_chart, write_chart
from engines.captain_sonar.charts import Chart, Mode
from engines.captain_sonar.content import charts
from engines.captain_sonar.options import TrackerOptions
from engines.captain_sonar.radio import RadioOptions, chart_of
from engines.captain_sonar.transcript_lines import TranscriptError
from widgets import icons, theme
from widgets.captain_sonar import words
from widgets.captain_sonar.chart_buttons import ChartButton, ChartEditor
from widgets.captain_sonar.transcript_text import sentence
from widgets.files import read_start
from widgets.flow import FlowLayout
from widgets.game_kit import OptionsForm
from widgets.labels import TextLabel

translate = QCoreApplication.translate


class RadioOptionsForm(OptionsForm):
    """Alpha in real time is ready to start; everything else is one or two presses."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """The defaults."""
        super().__init__(parent)
        self._options = RadioOptions()
        self._mode: Mode = "real-time"
        self._modes = {"real-time": QPushButton(), "turn-by-turn": QPushButton()}
        self._group = QButtonGroup(self)
        self._buttons = [ChartButton(chart) for chart in charts()]
        self._own = ChartButton(charts()[0])
        self._note = TextLabel(token="warn")
        self._edit, self._save, self._open = QPushButton(), QPushButton(), QPushButton()
        self._editor = ChartEditor(charts()[0])
        self._more = QPushButton()
        self._switches = QWidget()
        self._boxes = {name: QCheckBox() for name in TrackerOptions.__struct_fields__}
        self._arrange()
        self._wire()
        self.retranslate()
        self._show()

    def options(self) -> RadioOptions:
        """The options as the form stands."""
        return self._options

    def set_options(self, options: Any) -> None:
        """Show these options."""
        self._options = options
        self._mode = chart_of(options).mode
        self._show()

    def chart_buttons(self) -> tuple[ChartButton, ...]:
        """The maps to choose from."""
        return tuple(self._buttons)

    def switch(self, name: str) -> QCheckBox:
        """The switch of a disputed rule. Raises KeyError for an unknown one."""
        return self._boxes[name]

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.SPACE[1])
        line = QHBoxLayout()
        for button in self._modes.values():
            button.setCheckable(True)
            line.addWidget(button)
        line.addStretch(1)
        column.addLayout(line)
        maps = QWidget()
        flow = FlowLayout(maps, theme.SPACE[1])
        for chart in (*self._buttons, self._own):
            self._group.addButton(chart)
            flow.addWidget(chart)
        column.addWidget(maps)
        column.addWidget(self._note)
        keys = QWidget()
        files = FlowLayout(keys, theme.SPACE[1])
        for button, icon in ((self._open, "import"), (self._edit, "edit"), (self._save, "export")):
            icons.put(button, icon)
            button.setProperty("act", "quiet")
            files.addWidget(button)
        column.addWidget(keys)
        self._edit.setCheckable(True)
        self._editor.hide()
        column.addWidget(self._editor)
        self._more.setProperty("act", "quiet")
        self._more.setCheckable(True)
        column.addWidget(self._more, 0, Qt.AlignmentFlag.AlignLeft)
        inner = QVBoxLayout(self._switches)
        inner.setContentsMargins(12, 0, 0, 0)
        for box in self._boxes.values():
            inner.addWidget(box)
        self._switches.hide()
        column.addWidget(self._switches)

    def _wire(self) -> None:
        for mode, button in self._modes.items():
            button.clicked.connect(lambda _on=False, m=mode: self._choose_mode(m))
        for chart in (*self._buttons, self._own):
            chart.clicked.connect(lambda _on=False, c=chart: self._choose(c.chart))
        self._open.clicked.connect(self._ask_file)
        self._save.clicked.connect(self._ask_target)
        self._edit.toggled.connect(self._editor.setVisible)
        self._editor.edited.connect(self._choose)
        self._more.toggled.connect(self._fold)
        for name, box in self._boxes.items():
            box.toggled.connect(lambda on, n=name: self._switch(n, on))

    def retranslate(self) -> None:
        """Say everything again."""
        self._modes["real-time"].setText(translate("RadioForm", "Real-time"))
        self._modes["turn-by-turn"].setText(translate("RadioForm", "Turn by turn"))
        self._open.setText(translate("RadioForm", "Open a map"))
        self._edit.setText(translate("RadioForm", "Edit this map"))
        self._save.setText(translate("RadioForm", "Save this map"))
        self._more.setText(translate("RadioForm", "More: disputed rules"))
        texts = {
            "own_mines_block": translate("RadioForm", "Own mines block a submarine"),
            "torpedo_range": translate("RadioForm", "Torpedoes go around islands"),
            "mine_neighbours": translate("RadioForm", "Mines only north, east, south or west"),
            "explosions_clear_mines": translate("RadioForm", "Explosions destroy mines"),
        }
        for name, box in self._boxes.items():
            box.setText(texts[name])
            box.setAccessibleName(texts[name])
        for button in (*self._modes.values(), self._open, self._edit, self._save, self._more):
            button.setAccessibleName(button.text())
        for chart in (*self._buttons, self._own):
            chart.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._show()
        super().changeEvent(event)

    def _choose_mode(self, mode: Mode) -> None:
        self._mode = mode
        chart = chart_of(self._options)
        if chart.mode != mode:
            same = (c for c in charts() if c.mode == mode and c.name == chart.name)
            first = next(c for c in charts() if c.mode == mode)
            self._choose(next(same, first))
        else:
            self._show()

    def _choose(self, chart: Chart) -> None:
        shipped = chart in charts()
        self._options = msgspec.structs.replace(
            self._options,
            chart_id=chart.id if shipped else self._options.chart_id,
            custom_chart=None if shipped else chart,
        )
        self._mode = chart.mode
        self._show()
        self.changed.emit()

    def _switch(self, name: str, on: bool) -> None:
        values = {
            "own_mines_block": (False, True),
            "torpedo_range": ("manhattan", "sea_path"),
            "mine_neighbours": ("eight", "four"),
            "explosions_clear_mines": (False, True),
        }
        tracker = msgspec.structs.replace(self._options.tracker, **{name: values[name][on]})
        if tracker != self._options.tracker:
            self._options = msgspec.structs.replace(self._options, tracker=tracker)
            self.changed.emit()

    def _show(self) -> None:
        chart, tracker = chart_of(self._options), self._options.tracker
        for mode, button in self._modes.items():
            button.setChecked(mode == self._mode)
        for choice in self._buttons:
            choice.setVisible(choice.chart.mode == self._mode)
            choice.setChecked(choice.chart == chart)
        custom = self._options.custom_chart
        self._own.setVisible(custom is not None and custom.mode == self._mode)
        if custom is not None:
            self._own.show_chart(custom)
        self._own.setChecked(custom is not None)
        self._editor.show_chart(chart)
        detail = words.source_detail(chart)
        self._note.setText(f"◯ {words.source(chart)}: {detail}" if detail else "")
        self._note.setVisible(bool(detail))
        self._boxes["own_mines_block"].setChecked(tracker.own_mines_block)
        self._boxes["torpedo_range"].setChecked(tracker.torpedo_range == "sea_path")
        self._boxes["mine_neighbours"].setChecked(tracker.mine_neighbours == "four")
        self._boxes["explosions_clear_mines"].setChecked(tracker.explosions_clear_mines)

    def _fold(self, on: bool) -> None:
        self._switches.setVisible(on)

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, translate("RadioForm", "Open a map"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(translate("RadioForm", "Maps (*.json);;All files (*)"))
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def open_file(self, path: Path) -> None:
        """Take a map from a file, or say below the maps why it cannot be taken."""
        try:
            chart = read_chart(read_start(path, MOST_BYTES))
        except OSError as error:
            text = translate("RadioForm", "{file} could not be read: {reason}")
            self._tell(text.format(file=path.name, reason=error.strerror or str(error)))
        except TranscriptError as error:
            self._tell(sentence(error))
        else:
            self._choose(msgspec.structs.replace(chart, source="edited"))

    def note(self) -> str:
        """What stands under the maps."""
        return self._note.text()

    def _tell(self, text: str) -> None:
        self._note.setText(f"△ {text}")
        self._note.show()

    def _ask_target(self) -> None:
        dialog = QFileDialog(self, translate("RadioForm", "Save this map"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        dialog.setNameFilter(translate("RadioForm", "Maps (*.json)"))
        dialog.selectFile(f"{chart_of(self._options).name.lower()}.json")
        dialog.fileSelected.connect(lambda name: self.save_file(Path(name)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_file(self, path: Path) -> None:
        """Save the chosen map, or say below the maps why it cannot be saved."""
        file = QSaveFile(str(path))
        data = write_chart(chart_of(self._options))
        done = file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(data) >= 0
        if not (done and file.commit()):
            text = translate("RadioForm", "{file} could not be written: {reason}")
            self._tell(text.format(file=path.name, reason=file.errorString()))
