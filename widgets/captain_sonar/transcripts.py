"""Transcripts as files: save the record, open one into an empty record."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSaveFile, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from engines.captain_sonar import chart_files, transcript
from engines.captain_sonar.chart_files import write_chart
from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import Observation
from engines.captain_sonar.radio import RadioState, chart_of, observations
from widgets.captain_sonar import words
from widgets.captain_sonar.transcript_text import sentence
from widgets.files import read_start

translate = QCoreApplication.translate


class Transcripts(QObject):
    """The file dialogs of one page. Nothing here blocks."""

    heard = Signal(object)
    """Observations of an opened transcript, oldest first."""
    failed = Signal(str)
    """One sentence: what could not be done."""

    def __init__(self, page: QWidget) -> None:
        """Dialogs open over `page`."""
        super().__init__(page)
        self._page = page

    def read_line(self, text: str, chart: Chart) -> Observation | str:
        """One typed line, or why it cannot be read."""
        try:
            return transcript.read_line(chart, text)
        except transcript.TranscriptError as error:
            return sentence(error)

    def save(self, state: RadioState) -> None:
        """Ask where to, then save."""
        chart = chart_of(state.options)
        dialog = QFileDialog(self._page, translate("Transcript", "Save transcript"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.setNameFilter(translate("Transcript", "Transcripts (*.txt)"))
        dialog.selectFile(f"{chart.name.lower()}.txt")
        dialog.fileSelected.connect(lambda name: self.save_to(Path(name), state))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def save_to(self, path: Path, state: RadioState) -> None:
        """Save under a name; the old file stays whole when that fails."""
        custom = state.options.custom_chart
        map_file = None if custom is None else f"{path.stem}.map.json"
        if custom is not None and map_file is not None:
            # The transcript of a table with its own map needs the map beside it.
            self._write(path.with_name(map_file), write_chart(custom))
        text = transcript.write(state.options, observations(state), map_file)
        self._write(path, text.encode())

    def _write(self, path: Path, data: bytes) -> None:
        file = QSaveFile(str(path))
        done = file.open(QSaveFile.OpenModeFlag.WriteOnly) and file.write(data) >= 0
        if not (done and file.commit()):
            text = translate("Transcript", "{file} could not be written: {reason}")
            self.failed.emit(text.format(file=path.name, reason=file.errorString()))

    def open(self, state: RadioState) -> None:
        """Ask for a file, then read it into an empty record."""
        if state.lines:
            self.failed.emit(
                translate(
                    "Transcript",
                    "This record has lines already. Open a transcript on a new table.",
                )
            )
            return
        dialog = QFileDialog(self._page, translate("Transcript", "Open transcript"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(translate("Transcript", "Transcripts (*.txt);;All files (*)"))
        dialog.fileSelected.connect(lambda name: self.open_from(Path(name), state))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def open_from(self, path: Path, state: RadioState) -> None:
        """Read a file; `heard` follows when its map and options are those of the table."""
        try:
            found = transcript.read(
                read_start(path, transcript.MOST_BYTES),
                lambda name: read_start(path.parent / name, chart_files.MOST_BYTES),
            )
        except OSError as error:
            text = translate("Transcript", "{file} could not be read: {reason}")
            self.failed.emit(text.format(file=path.name, reason=error.strerror or str(error)))
        except transcript.TranscriptError as error:
            self.failed.emit(sentence(error))
        else:
            self._take(found, state)

    def _take(self, found: transcript.Transcript, state: RadioState) -> None:
        if chart_of(found.options) != chart_of(state.options):
            text = translate(
                "Transcript", "The transcript is of {map}. Start a new table with this map first."
            )
            self.failed.emit(text.format(map=words.chart_title(chart_of(found.options))))
        elif found.options.tracker != state.options.tracker:
            self.failed.emit(
                translate(
                    "Transcript",
                    "The transcript has other rules. Start a new table with its options first.",
                )
            )
        else:
            self.heard.emit(found.observations)
