"""The shape of the track since the last surfacing, by worked examples."""

from __future__ import annotations

from engines.captain_sonar.observations import Course, Mine, Silence, Surface, Torpedo
from engines.captain_sonar.tracker import Leg, Piece, Point, Run, Track, pieces, track

N, E, S = Course("N"), Course("E"), Course("S")


def test_the_track_begins_at_the_last_surfacing():
    record = (N, Silence(), Surface(2), E, Mine(), Silence(), Torpedo("A1"), S)
    assert track(record) == Track(3, (Leg(4, "E"), Leg(6, None), Leg(8, "S")))
    assert track(record).silences == (6,)
    assert track(record[:2]) == Track(0, (Leg(1, "N"), Leg(2, None)))
    assert track(()) == Track(0, ())


def test_every_piece_ends_on_its_own_last_cell():
    record = (E, S, Silence(), N, E)
    assert pieces(track(record)) == (
        Piece((Point(-1, -1, 0), Point(0, -1, 1), Point(0, 0, 2)), silence=3),
        Piece((Point(-1, 1, 3), Point(-1, 0, 4), Point(0, 0, 5)), silence=None),
    )


def test_a_chosen_silence_joins_two_pieces():
    record = (Surface(1), E, Silence(), N)
    assert pieces(track(record), {3: Run("E", 2)}) == (
        Piece(
            (
                Point(-3, 1, 1),
                Point(-2, 1, 2),
                Point(-1, 1, 3),
                Point(0, 1, 3),
                Point(0, 0, 4),
            ),
            silence=None,
        ),
    )
    assert pieces(track(record), {3: Run("N", 0)}) == (
        Piece((Point(-1, 1, 1), Point(0, 1, 2), Point(0, 0, 4)), silence=None),
    )
