"""Where the enemy may be: exact knowledge from what was heard.

`start` and `observe` go step by step, `follow` gives the knowledge after every
line of a record and remembers it. Nothing here rolls, waits or reads files.
"""

from engines.captain_sonar.tracker.history import follow, observe, start
from engines.captain_sonar.tracker.knowledge import Knowledge
from engines.captain_sonar.tracker.moves import Run, Step
from engines.captain_sonar.tracker.overlay import (
    Alternative,
    alternatives,
    anchors,
    ending_at,
    likeliest,
)
from engines.captain_sonar.tracker.questions import Blast, DroneQuestion, drones, mines, torpedoes
from engines.captain_sonar.tracker.repair import Repair, contradiction, repairs
from engines.captain_sonar.tracker.sheet import (
    Choice,
    Leg,
    Piece,
    Point,
    Track,
    pieces,
    track,
)
from engines.captain_sonar.tracker.why import Reason, ReasonCode, why_out

__all__ = [
    "Alternative",
    "Blast",
    "Choice",
    "DroneQuestion",
    "Knowledge",
    "Leg",
    "Piece",
    "Point",
    "Reason",
    "ReasonCode",
    "Repair",
    "Run",
    "Step",
    "Track",
    "alternatives",
    "anchors",
    "contradiction",
    "drones",
    "ending_at",
    "follow",
    "likeliest",
    "mines",
    "observe",
    "pieces",
    "repairs",
    "start",
    "torpedoes",
    "track",
    "why_out",
]
