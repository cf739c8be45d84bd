"""What may be known of a position: all but the chance to come, the same for every seat."""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.content import Card, Color, Colors, Content, Shape
from festival_desktop.games.lanterns_dice.moves import Launch
from festival_desktop.games.lanterns_dice.setup import empty_table
from festival_desktop.games.lanterns_dice.state import Stage, State


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
    covered: tuple[int, ...]
    gifts: tuple[int, ...]
    launched: tuple[tuple[tuple[Launch, int], ...], ...]
    left: tuple[int, ...]
    die_open: bool
    bonus_open: bool
    card: Card
    grants: tuple[Colors, ...]
    platforms: int


def view(state: State, seat: Seat | None) -> View:
    return View(
        viewer=seat,
        players=state.players,
        sheets=state.sheets,
        shapes=state.shapes,
        sides=state.sides,
        start=state.start,
        active=state.active,
        seat=state.seat,
        stage=state.stage,
        turn=state.turn,
        dice=state.dice,
        quarters=state.quarters,
        shaded=tuple(state.shaded),
        completed=tuple(state.completed),
        covered=tuple(state.covered),
        gifts=tuple(state.gifts),
        launched=tuple(map(tuple, state.launched)),
        left=tuple(state.left),
        die_open=state.die_open,
        bonus_open=state.bonus_open,
        card=state.card,
        grants=state.grants,
        platforms=state.platforms,
    )


def imagine(content: Content, view: View, rng: Rng) -> State:
    """The same table with some other rolls to come."""
    state = empty_table(content, view.players)
    state.sheets = view.sheets
    state.shapes = view.shapes
    state.sides = view.sides
    state.start = view.start
    state.rng = rng.next()
    state.active = view.active
    state.seat = view.seat
    state.stage = view.stage
    state.turn = view.turn
    state.dice = view.dice
    state.quarters = view.quarters
    state.shaded = list(view.shaded)
    state.completed = list(view.completed)
    state.covered = list(view.covered)
    state.gifts = list(view.gifts)
    state.launched = [list(tiles) for tiles in view.launched]
    state.left = list(view.left)
    state.die_open = view.die_open
    state.bonus_open = view.bonus_open
    state.card = view.card
    state.grants = view.grants
    state.platforms = view.platforms
    return state
