"""The list of kits, one module a game. A kit is imported when its game is first wanted."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # the shelf asks which games there are before anything of them is loaded
    from festival_desktop.ui.kit import Computers, GameKit


def _festival_of_lanterns(rules: Any, computers: "Computers") -> "GameKit":
    from festival_desktop.screens.festival_of_lanterns.manifest import make

    return make(rules, computers)


def _lanterns_dice(rules: Any, computers: "Computers") -> "GameKit":
    from festival_desktop.screens.lanterns_dice.manifest import make

    return make(rules, computers)


def _firefly_festival(rules: Any, computers: "Computers") -> "GameKit":
    from festival_desktop.screens.firefly_festival.manifest import make

    return make(rules, computers)


KITS: "dict[str, Callable[[Any, Computers], GameKit]]" = {
    "festival_of_lanterns": _festival_of_lanterns,
    "lanterns_dice": _lanterns_dice,
    "firefly_festival": _firefly_festival,
}
"""Game → how to make its kit from its rules and the computers that play it."""
