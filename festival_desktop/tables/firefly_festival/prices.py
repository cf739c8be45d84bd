"""What things cost a seat before anybody does them, whether they can be done now or not.

What a legal move costs is in its preview.
"""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import State


@dataclass(frozen=True, slots=True)
class Prices:
    crow: int
    """In points."""
    crow_income: int
    """What it pays at the start of a turn."""
    crow_loss: int
    """The points it costs whoever holds it at the end."""
    fish: int | None
    """In coins, as all that follow; None if all fish are placed."""
    ferry: int
    storey: int
    """0 where the power allows no second floor."""
    movements: int
    """How many movements one action has."""


def prices(game: FireflyFestival, position: State, seat: Seat) -> Prices:
    position = position.copy()
    position.seat = seat
    power, box = game.islands.power(position, seat), game.content.box
    return Prices(
        game.turn.secondary.crow_cost(position),
        box.crow_income,
        power.crow_loss(box.crow_loss),
        game.turn.secondary.fish_cost(position),
        power.ferry_cost(),
        power.storey_cost(),
        game.turn.movement.number(position),
    )
