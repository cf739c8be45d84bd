"""Which move somebody tried by selections that lead to no legal one, so that the rules say why not.

What is missing of it is completed with what was probably meant.
"""

from collections.abc import Sequence

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.play.table import Target
from festival_desktop.tables.lanterns_dice.selections import attempt


def tried(game: LanternsDice, view: View, selected: Sequence[Target]) -> m.Move | None:
    *_, last = selected
    match last.kind:
        case "area":
            return m.SHADES[_source_tried(view)][last.key[0]]
        case "stack":
            return game.fireworks.launch(last.key[0], 0, 0, 0, False)
        case "way":
            return attempt(game, selected)
    return attempt(game, [last])


def _source_tried(view: View) -> int:
    """Guess the source that a press on a wrong area meant."""
    if view.die_open or view.stage is not SHADE:
        return m.DIE
    return m.TURN_BONUS if view.bonus_open else m.EMPEROR if view.grants else m.DIE
