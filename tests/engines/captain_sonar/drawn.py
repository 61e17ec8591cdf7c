"""Charts, options and observations drawn at random by hypothesis."""

from __future__ import annotations

import hypothesis.strategies as st

from engines.captain_sonar.charts import Chart
from engines.captain_sonar.observations import (
    Claim,
    Course,
    Drone,
    Hit,
    Mine,
    Observation,
    Silence,
    Sonar,
    Surface,
    Torpedo,
    Trigger,
    Used,
)
from engines.captain_sonar.options import TrackerOptions
from engines.squares import DIRECTIONS

RESULTS = ("direct", "indirect", "none")
OPTIONS = st.builds(
    TrackerOptions,
    own_mines_block=st.booleans(),
    torpedo_range=st.sampled_from(("manhattan", "sea_path")),
    mine_neighbours=st.sampled_from(("eight", "four")),
    explosions_clear_mines=st.booleans(),
)


@st.composite
def charts(draw: st.DrawFn, most: int = 7) -> Chart:
    """A chart of at most `most` by `most` cells with sea in its last corner."""
    columns, rows = draw(st.integers(1, most)), draw(st.integers(1, most))
    size = columns * rows - 1
    cells = draw(st.text("...#", min_size=size, max_size=size)) + "."
    return Chart(
        id="drawn",
        name="Drawn",
        mode=draw(st.sampled_from(("real-time", "turn-by-turn"))),
        columns=columns,
        rows=rows,
        grid=tuple(cells[row * columns : (row + 1) * columns] for row in range(rows)),
        sector_size=draw(st.integers(1, 5)),
        source="edited",
    )


def heard(chart: Chart) -> st.SearchStrategy[Observation]:
    """Any observation that can be about the chart, true or not."""
    cell = st.integers(0, chart.size - 1).map(chart.name_of)
    sector = st.integers(1, chart.sectors)
    self_hit = st.sampled_from((None, *RESULTS))
    claim = {
        "row": st.integers(1, chart.rows),
        "column": st.integers(1, chart.columns),
        "sector": sector,
    }
    pair = st.permutations(sorted(claim)).flatmap(
        lambda kinds: st.builds(
            Sonar,
            st.builds(Claim, st.just(kinds[0]), claim[kinds[0]]),
            st.builds(Claim, st.just(kinds[1]), claim[kinds[1]]),
        )
    )
    course = st.builds(Course, st.sampled_from(DIRECTIONS))
    return st.one_of(
        course,
        course,
        st.builds(Surface, sector),
        st.builds(Torpedo, cell, self_hit),
        st.builds(Trigger, cell, self_hit),
        st.builds(Drone, sector, st.booleans()),
        pair,
        st.builds(Hit, cell, st.sampled_from(RESULTS)),
        st.builds(Used, st.sampled_from(("drone", "sonar", "scenario"))),
        st.just(Silence()),
        st.just(Mine()),
    )
