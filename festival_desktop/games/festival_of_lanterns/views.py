"""What one seat may know of a position, and full positions that would look the same to it."""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.core.grid import Cell
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.content import Content, Tile
from festival_desktop.games.festival_of_lanterns.setup import empty_table
from festival_desktop.games.festival_of_lanterns.state import NO_TILE, Stage, State


@dataclass(frozen=True, slots=True)
class View:
    """A position without its secrets. `hand` is the viewer's own; a spectator has none."""

    viewer: Seat | None
    players: int
    seat: Seat
    stage: Stage
    finals: int
    display: tuple[tuple[Cell, int], ...]
    frontier: tuple[Cell, ...]
    hand: tuple[Tile, ...]
    hand_sizes: tuple[int, ...]
    stack_size: int
    face_up: Tile
    supply: tuple[int, ...]
    lanterns: tuple[tuple[int, ...], ...]
    mooncakes: tuple[int, ...]
    mooncakes_left: int
    left: tuple[int, ...]
    claimed: tuple[tuple[tuple[int, int], ...], ...]


def view(state: State, seat: Seat | None) -> View:
    return View(
        viewer=seat,
        players=state.players,
        seat=state.seat,
        stage=state.stage,
        finals=state.finals,
        display=tuple(state.display.items()),
        frontier=tuple(state.frontier),
        hand=() if seat is None else tuple(state.hands[seat]),
        hand_sizes=tuple(map(len, state.hands)),
        stack_size=len(state.stack),
        face_up=state.face_up,
        supply=tuple(state.supply),
        lanterns=tuple(map(tuple, state.lanterns)),
        mooncakes=tuple(state.mooncakes),
        mooncakes_left=state.mooncakes_left,
        left=tuple(state.left),
        claimed=tuple(map(tuple, state.claimed)),
    )


def imagine(content: Content, view: View, rng: Rng) -> State:
    """Deal the unseen tiles anew: to the other hands, the stack and the box."""
    seen = {laid // 4 for _, laid in view.display} | set(view.hand) | {view.face_up}
    unseen = [tile for tile in range(len(content.tiles)) if tile not in seen]
    rng.shuffle(unseen)

    state = empty_table(content, view.players)
    state.seat = view.seat
    state.stage = view.stage
    state.finals = view.finals
    for cell, laid in view.display:
        state.lay(laid, cell)
    state.hands = [
        list(view.hand) if seat == view.viewer else [unseen.pop() for _ in range(size)]
        for seat, size in enumerate(view.hand_sizes)
    ]
    state.stack = [unseen.pop() for _ in range(view.stack_size)]
    state.face_up = view.face_up if view.face_up >= 0 else NO_TILE
    state.box = unseen
    state.supply = list(view.supply)
    state.lanterns = [list(cards) for cards in view.lanterns]
    state.held = [sum(cards) for cards in view.lanterns]
    state.mooncakes = list(view.mooncakes)
    state.mooncakes_left = view.mooncakes_left
    state.left = list(view.left)
    state.claimed = [list(claimed) for claimed in view.claimed]
    return state
