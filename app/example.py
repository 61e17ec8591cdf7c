"""Example tables: what pictures and the self-test show, played through the real parts."""

from __future__ import annotations

from pathlib import Path

import resources
from app.clock import Clock
from app.dealer import Dealer
from app.session import Session
from app.store import Store, TableInfo
from engines.captain_sonar import radio, transcript

TRANSCRIPT = "captain_sonar/example.txt"


def read_transcript(file: str | None) -> transcript.Transcript:
    """A transcript from a file, or the example that ships.

    Raises OSError, engines.captain_sonar.transcript.TranscriptError.
    """
    if file is None:
        data = resources.read_bytes(TRANSCRIPT)
    else:
        with Path(file).open("rb") as stream:
            # One byte more than is allowed is enough to see that there is too much.
            data = stream.read(transcript.MOST_BYTES + 1)
    return transcript.read(data)


def play(store: Store, title: str, heard: transcript.Transcript, clock: Clock) -> TableInfo:
    """Make a radio operator's table and write the transcript into it act by act.

    Raises StoreError; ValueError when the table refuses an observation.
    """
    info = store.create(radio.RULES.id, title, heard.options, 1)
    session = Session.open(store, info.id, radio.RULES, clock, Dealer(1))
    for observation in heard.observations:
        refused = session.submit(radio.RADIO, radio.Observe(observation), force=True)
        if refused is not None:
            raise ValueError(refused.code)
    session.close()
    return store.table(info.id)


def fill(store: Store, heard: transcript.Transcript, clock: Clock) -> None:
    """Make the tables that pictures show: two older ones, and the transcript as the newest."""
    short = transcript.Transcript(
        radio.RadioOptions(chart_id="charlie-rt"), heard.observations[:5], ()
    )
    play(store, "Charlie, the return match", short, clock)
    play(store, "Delta, nothing heard yet", _empty("delta-tbt"), clock)
    play(store, "Friday night", heard, clock)


def _empty(chart_id: str) -> transcript.Transcript:
    return transcript.Transcript(radio.RadioOptions(chart_id=chart_id), (), ())
