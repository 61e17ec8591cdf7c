"""The tracker's definition as plain enumeration: every (cell, route, mines) with its weight.

Written from the rules alone and as plainly as can be: no code is shared with the
tracker but the values of charts and observations. Slow on purpose.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

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
from engines.captain_sonar.tracker.moves import Run

Square = tuple[int, int]
Boat = tuple[Square, frozenset[Square], frozenset[Square]]
"""Cell, route since the last surfacing (the cell included), mines."""
WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
AROUND = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


@dataclass
class Oracle:
    """Weighted hypotheses that are left after the observations told so far."""

    chart: Chart
    options: TrackerOptions
    boats: dict[Boat, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.sea = {
            (x, y)
            for y in range(self.chart.rows)
            for x in range(self.chart.columns)
            if self.chart.grid[y][x] != "#"
        }
        nothing: frozenset[Square] = frozenset()
        self.boats = {(c, frozenset({c}), nothing): 1 / len(self.sea) for c in self.sea}

    @property
    def likelihood(self) -> dict[str, float]:
        """Share of each cell that is possible."""
        shares: dict[str, float] = {}
        total = sum(self.boats.values())
        for (cell, _, _), weight in self.boats.items():
            name = f"{chr(65 + cell[0])}{cell[1] + 1}"
            shares[name] = shares.get(name, 0) + weight / total
        return shares

    def hear(self, observation: Observation | Run) -> None:
        """Take one more observation into account."""
        after: dict[Boat, float] = {}
        for boat, weight in self.boats.items():
            for next_boat, share in self.outcomes(boat, observation):
                after[next_boat] = after.get(next_boat, 0) + weight * share
        self.boats = after

    def outcomes(self, boat: Boat, observation: Observation | Run) -> list[tuple[Boat, float]]:
        """Hypotheses that one becomes, with the share of its weight."""
        cell, route, mines = boat
        match observation:
            case Course(direction=direction):
                ahead = moved(cell, WAYS[direction], 1)
                return [((ahead, route | {ahead}, mines), 1)] if self.free(boat, ahead) else []
            case Silence():
                ways = self.silences(boat)
                return [(after, 1 / len(ways)) for _, after in ways]
            case Run(direction=direction, distance=distance):
                ways = self.silences(boat)
                wanted = (direction, distance) if distance else ("-", 0)
                return [(after, 1 / len(ways)) for way, after in ways if way == wanted]
            case Mine():
                spots = self.mine_spots(boat)
                return [((cell, route, mines | {spot}), 1 / len(spots)) for spot in spots]
            case Surface(sector=sector):
                keep = self.sector(cell) == sector
                return [((cell, frozenset({cell}), mines), 1)] if keep else []
            case Torpedo(target=target, self_hit=self_hit):
                aim = square(target)
                keep = self.in_range(cell, aim) and self_hit in (None, damage(cell, aim))
                return [(self.swept(boat, aim), 1)] if keep else []
            case Trigger(target=target, self_hit=self_hit):
                aim = square(target)
                keep = aim in mines and self_hit in (None, damage(cell, aim))
                return [((cell, route, mines - {aim}), 1)] if keep else []
            case Drone(sector=sector, found=found):
                return [(boat, 1)] if (self.sector(cell) == sector) == found else []
            case Sonar(first=first, second=second):
                return [(boat, 1)] if self.true(cell, first) != self.true(cell, second) else []
            case Hit(target=target, result=result):
                aim = square(target)
                return [(self.swept(boat, aim), 1)] if damage(cell, aim) == result else []
            case Used():
                return [(boat, 1)]
        raise AssertionError(observation)

    def free(self, boat: Boat, there: Square) -> bool:
        """May the submarine enter the cell?"""
        _, route, mines = boat
        if there not in self.sea or there in route:
            return False
        return not (self.options.own_mines_block and there in mines)

    def silences(self, boat: Boat) -> list[tuple[tuple[str, int], Boat]]:
        """Legal outcomes of a silence by direction and distance."""
        cell, route, mines = boat
        found = [(("-", 0), boat)]
        for direction, way in WAYS.items():
            entered: set[Square] = set()
            for distance in range(1, 5):
                there = moved(cell, way, distance)
                if not self.free(boat, there):
                    break
                entered.add(there)
                found.append(((direction, distance), (there, route | entered, mines)))
        return found

    def mine_spots(self, boat: Boat) -> list[Square]:
        """Cells a mine may be laid on."""
        cell, route, mines = boat
        ways = AROUND if self.options.mine_neighbours == "eight" else WAYS.values()
        beside = {moved(cell, way, 1) for way in ways}
        return [spot for spot in beside & self.sea if spot not in route and spot not in mines]

    def in_range(self, cell: Square, aim: Square) -> bool:
        """Is the target 1 to 4 orthogonal steps away?"""
        if self.options.torpedo_range == "manhattan":
            return 1 <= abs(cell[0] - aim[0]) + abs(cell[1] - aim[1]) <= 4
        steps = {cell: 0}
        queue = deque([cell])
        while queue:
            here = queue.popleft()
            for way in WAYS.values():
                there = moved(here, way, 1)
                if there in self.sea and there not in steps:
                    steps[there] = steps[here] + 1
                    queue.append(there)
        return 1 <= steps.get(aim, 99) <= 4

    def swept(self, boat: Boat, aim: Square) -> Boat:
        """The boat after a torpedo or a mine of ours exploded on the cell."""
        cell, route, mines = boat
        return (cell, route, mines - {aim}) if self.options.explosions_clear_mines else boat

    def sector(self, cell: Square) -> int:
        """Number of the sector of a cell."""
        side = self.chart.sector_size
        across = (self.chart.columns + side - 1) // side
        return cell[1] // side * across + cell[0] // side + 1

    def true(self, cell: Square, claim: Claim) -> bool:
        """Does a sonar claim fit the cell?"""
        if claim.kind == "row":
            return cell[1] + 1 == claim.value
        if claim.kind == "column":
            return cell[0] + 1 == claim.value
        return self.sector(cell) == claim.value


def square(name: str) -> Square:
    """Column and row of a named cell, from 0."""
    return "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(name[0].upper()), int(name[1:]) - 1


def moved(cell: Square, way: Square, distance: int) -> Square:
    """The cell that many steps away."""
    return cell[0] + way[0] * distance, cell[1] + way[1] * distance


def damage(cell: Square, aim: Square) -> str:
    """What an explosion does to a submarine."""
    away = max(abs(cell[0] - aim[0]), abs(cell[1] - aim[1]))
    return ["direct", "indirect"][away] if away < 2 else "none"
