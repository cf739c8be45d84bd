"""A seat's knowledge of a position, and full positions consistent with it."""

from dataclasses import dataclass

from festival_desktop.core.game import Event, Seat
from festival_desktop.core.position import maker
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.content import Content, Tile
from festival_desktop.games.festival_of_lanterns.events import TileDrawn, TilePlaced, TileRevealed
from festival_desktop.games.festival_of_lanterns.friends.events import TileKept, TilesLookedAt
from festival_desktop.games.festival_of_lanterns.gala import NO_LEVEL, looked_at
from festival_desktop.games.festival_of_lanterns.state import NO_TILE, Stage, State, Visible


@dataclass(slots=True, kw_only=True)
class View(Visible):
    """A position without its secrets. `hand` is the viewer's own; a spectator has none."""

    viewer: Seat | None
    hand: tuple[Tile, ...]
    hand_sizes: tuple[int, ...]
    stack_size: int
    looked_at: tuple[Tile, ...]
    """Tiles of the stack the viewer is looking at, top first."""

    def __hash__(self) -> int:
        """Hash the fields that differ most; views never change."""
        last = next(reversed(self.display.items()))
        own = *self.lanterns[self.seat], *self.mooncakes, *self.left
        return hash((self.seat, self.stage, self.hand, last, *own))


_show = maker(Visible, View)
_restore = maker(Visible, State)


def view(state: State, seat: Seat | None) -> View:
    looking = state.stage is Stage.KEEP_TILE and state.seat == seat
    return _show(
        state,
        viewer=seat,
        hand=() if seat is None else tuple(state.hands[seat]),
        hand_sizes=tuple(map(len, state.hands)),
        stack_size=len(state.stack),
        looked_at=looked_at(state.stack) if looking else (),
    )


def imagine(content: Content, view: View, rng: Rng) -> State:
    """Deal the unseen tiles to the other hands, the stack and the box."""
    known = list(reversed(view.looked_at))
    unseen = _unseen(content, view, known, rng)
    hands = [
        list(view.hand) if seat == view.viewer else [unseen.pop() for _ in range(size)]
        for seat, size in enumerate(view.hand_sizes)
    ]
    stack = [unseen.pop() for _ in range(view.stack_size - len(known))] + known
    return _restore(view, hands=hands, stack=stack, box=unseen)


def _unseen(content: Content, view: View, known: list[Tile], rng: Rng) -> list[Tile]:
    """List the tiles the viewer does not see, those in the game after those in the box."""
    seen = {laid // 4 for laid in view.display.values()} | {*view.hand, view.face_up, *known}
    unseen = [tile for tile in range(len(content.tiles)) if tile not in seen]
    rng.shuffle(unseen)
    if view.gala is None or view.gala.level == NO_LEVEL:
        return unseen
    # The number of Fireworks tiles in Moon Dancer's challenge is public.
    challenge, tiles = content.moon_dancer, content.tiles
    used = challenge.fireworks + challenge.levels[view.gala.level].fireworks
    fireworks = [tile for tile in unseen if tiles[tile].fireworks]
    sky = [tile for tile in unseen if not tiles[tile].fireworks]
    coming = max(0, used - sum(tiles[tile].fireworks for tile in seen if tile != NO_TILE))
    number = view.stack_size + sum(view.hand_sizes) - len(view.hand) - len(known)
    game = [*fireworks[:coming], *sky, *fireworks[coming:]][:number]
    rng.shuffle(game)
    return [tile for tile in unseen if tile not in game] + game


def censor(event: Event, seat: Seat | None) -> Event:
    match event:
        case TileDrawn() if event.seat != seat:
            return TileDrawn(event.seat, None)
        case TileKept() if event.seat != seat:
            return TileKept(event.seat, None)
        case TilesLookedAt() if event.seat != seat:
            return TilesLookedAt(event.seat, ())
    return event


def is_irreversible(event: Event, seat: Seat | None) -> bool:
    if isinstance(event, (TilePlaced, TileKept)):
        return event.seat != seat  # From a hidden hand, or from tiles that only one seat has seen.
    return isinstance(event, (TileDrawn, TileRevealed, TilesLookedAt))
