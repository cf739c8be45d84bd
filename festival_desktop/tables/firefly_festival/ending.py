"""How near the end of the game is."""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import Trigger
from festival_desktop.games.firefly_festival.views import View

NEAR_FLOORS, NEAR_SORIN, NEAR_GOALS, NEAR_REST = 2, 1, 3, 1
"""The end is near with so many floors or public goals left, with so many Sōrin more than half the
players, or after so many quiet turns of everybody as leave this many rounds."""


@dataclass(frozen=True, slots=True)
class Ending:
    """`left`: floors of `seat`, Sōrin, public goals or quiet turns until it is triggered; 0 if the
    game ends with this turn."""

    trigger: Trigger
    left: int
    seat: Seat | None = None


def ending(game: FireflyFestival, view: View) -> Ending | None:
    """The nearest end of the game, if it is near."""
    if view.trigger is not Trigger.NONE:
        return Ending(view.trigger, 0)
    public = game.content.public
    goals = sum(len(public[kind].cards) - view.taken[kind] for kind in view.goals)
    seat = min(range(view.players), key=lambda seat: view.floors_left[seat])
    rest = game.content.box.rest_rounds * view.players - view.quiet
    found = [
        (Ending(Trigger.FLOORS, view.floors_left[seat], seat), NEAR_FLOORS),
        (Ending(Trigger.SORIN, view.sorin), NEAR_SORIN + view.players // 2),
        (Ending(Trigger.GOALS, goals), NEAR_GOALS),
        (Ending(Trigger.REST, rest), NEAR_REST * view.players),
    ]
    near = [end for end, few in found if end.left <= few]
    return min(near, key=lambda end: end.left) if near else None
