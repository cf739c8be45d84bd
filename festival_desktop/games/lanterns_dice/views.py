"""What may be known of a position: all but the chance to come, the same for every seat."""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.core.position import restorer, shower
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.content import Card, Color, Colors, Shape
from festival_desktop.games.lanterns_dice.moves import Launch
from festival_desktop.games.lanterns_dice.state import Part, Stage, State


@dataclass(frozen=True, slots=True)
class View:
    """A position without the rolls to come; `State` explains its fields."""

    viewer: Seat | None
    players: int
    sheets: tuple[int, ...]
    shapes: tuple[Shape, ...]
    sides: tuple[int, ...]
    start: Seat
    active: Seat
    seat: Seat
    stage: Stage
    turn: int
    dice: tuple[Color, ...]
    quarters: int
    shaded: tuple[int, ...]
    completed: tuple[int, ...]
    most_alike: int
    covered: tuple[int, ...]
    gifts: tuple[int, ...]
    launched: tuple[tuple[tuple[Launch, int], ...], ...]
    left: tuple[int, ...]
    die_open: bool
    bonus_open: bool
    card: Card
    grants: tuple[Colors, ...]
    platforms: int
    ended: int
    laid_down: tuple[Part, ...]
    taken: int


_show = shower(State, View)
_restore = restorer(View, State)


def view(state: State, seat: Seat | None) -> View:
    return _show(state, viewer=seat)


def imagine(view: View, rng: Rng) -> State:
    """The same table with some other rolls to come."""
    return _restore(view, rng=rng.next())
