"""The radio operator's table on the screen."""

from __future__ import annotations

from typing import Final

from engines.captain_sonar.radio import RULES
from widgets.captain_sonar.display import RadioDisplay
from widgets.captain_sonar.options_form import RadioOptionsForm
from widgets.captain_sonar.page import RadioPage
from widgets.captain_sonar.picture import paint_picture
from widgets.captain_sonar.text import RadioText
from widgets.game_kit import GameKit

KIT: Final = GameKit(
    rules=RULES,
    text=RadioText(),
    page=RadioPage,
    options_form=RadioOptionsForm,
    paint_picture=paint_picture,
    display=RadioDisplay,
)
