"""Golden playthroughs, run again: `tests.properties.playthrough` writes them."""

from __future__ import annotations

import pytest

from tests.properties.playthrough import FOLDER, file_of, lines
from tests.properties.subjects import SUBJECTS, Subject


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.rules.id)
def test_a_playthrough_goes_as_it_is_written(subject: Subject) -> None:
    written = file_of(subject).read_text(encoding="utf-8").splitlines()
    assert list(lines(subject)) == written


def test_every_playthrough_belongs_to_a_game() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {file_of(s).name for s in SUBJECTS}
