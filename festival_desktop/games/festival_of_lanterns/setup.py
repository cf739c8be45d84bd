"""The table before the first turn, and the options for it."""

from festival_desktop.core import head_starts, setups
from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Seat, Setup
from festival_desktop.core.head_starts import AHEAD, HeadStart
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.content import (
    Content,
    Dedication,
    FriendCard,
    Lantern,
    Tile,
)
from festival_desktop.games.festival_of_lanterns.state import GRID, State

OPTIONS = ("friends", "level", "tiles", AHEAD)
"""Option keys. `tiles` are the Sky tile to start with and the Fireworks tiles of the hand in a solo
game; missing ones are random.
"""
HEAD_STARTS = (HeadStart(0, 0), HeadStart(2, 152), HeadStart(4, 331), HeadStart(6, 450))
"""Lantern cards, one of each of the first kinds."""


def check(content: Content, setup: Setup) -> None:
    """Raise `BadSetup` if this cannot be dealt."""
    setups.check("Festival of Lanterns", setup, {1, *content.tables}, OPTIONS)
    head_starts.check(setup)
    cards = _cards(content, setup)
    if setup.players == 1:
        _check_challenge(content, setup, cards)
    elif "level" in setup.options:
        raise BadSetup("Levels are only for one player, against Moon Dancer.")
    elif "tiles" in setup.options:
        raise BadSetup("You can choose tiles only as one player, against Moon Dancer.")
    elif cards:
        _check_gala(content, cards)


def _cards(content: Content, setup: Setup) -> list[FriendCard]:
    known = {card.id: card for card in content.friends.cards}
    chosen = setup.options.get("friends", ())
    for id in chosen:
        if id not in known:
            raise BadSetup(f"There is no friend “{id}”. The friends are {', '.join(known)}.")
        if chosen.count(id) > 1:
            raise BadSetup(f"The friend “{id}” can be in play only once.")
    return [known[id] for id in chosen]


def _check_gala(content: Content, cards: list[FriendCard]) -> None:
    most = content.friends.most
    if len(cards) > most:
        raise BadSetup(f"Up to {most} friends can be in play, not {len(cards)}.")
    if not any(card.heart for card in cards):
        hearts = ", ".join(card.id for card in content.friends.cards if card.heart)
        raise BadSetup(f"At least one friend with a heart must be in play: {hearts}.")


def _check_challenge(content: Content, setup: Setup, cards: list[FriendCard]) -> None:
    levels = [level.id for level in content.moon_dancer.levels]
    chosen = setup.options.get("level", (levels[0],))
    if len(chosen) != 1 or chosen[0] not in levels:
        raise BadSetup(f"Choose one of Moon Dancer’s levels: {', '.join(levels)}.")
    _check_tiles(content, setup)
    for card in cards:
        if not card.solo:
            solo = ", ".join(card.id for card in content.friends.cards if card.solo)
            raise BadSetup(
                f"For one player, only friends with the solo icon can be in play: {solo}."
            )
    alone = [card.id for card in cards if not card.paired]
    if cards and not alone:
        raise BadSetup(f"For one player, “{cards[0].id}” needs another friend with the solo icon.")
    if len(alone) > 1:
        raise BadSetup(f"For one player, only one of {' and '.join(alone)} can be in play.")


def _check_tiles(content: Content, setup: Setup) -> None:
    known = {tile.id: tile for tile in content.tiles}
    chosen = setup.options.get("tiles", ())
    for id in chosen:
        if id not in known:
            raise BadSetup(f"There is no tile “{id}”. The tiles are {', '.join(known)}.")
        if chosen.count(id) > 1:
            raise BadSetup(f"The tile “{id}” can be chosen only once.")
    fireworks = sum(known[id].fireworks for id in chosen)
    if len(chosen) - fireworks > 1:
        raise BadSetup("Choose only one Sky tile to start with.")
    if fireworks > content.hand:
        raise BadSetup(f"The hand has {content.hand} tiles, not {fireworks}.")


def tiles_chosen(content: Content, setup: Setup) -> tuple[list[Tile], list[Tile]]:
    """Return the Sky tile chosen to start with, if any, and the Fireworks tiles for the hand."""
    ids, wanted = [tile.id for tile in content.tiles], setup.options.get("tiles", ())
    chosen = [ids.index(id) for id in wanted]
    fireworks = [tile for tile in chosen if content.tiles[tile].fireworks]
    return [tile for tile in chosen if tile not in fireworks], fireworks


def friends_in_play(content: Content, setup: Setup) -> tuple[int, ...]:
    """Return the numbers of the chosen friends; a challenge has a default one."""
    usual = (content.moon_dancer.friend,) if setup.players == 1 else ()
    return tuple(map(content.friends.index, setup.options.get("friends", ()) or usual))


def level_of(content: Content, setup: Setup) -> int:
    """Return the number of Moon Dancer's level; the first by default."""
    levels = [level.id for level in content.moon_dancer.levels]
    return levels.index(setup.options.get("level", levels)[0])


def deal(content: Content, players: int, rng: Rng) -> State:
    """Deal a Sky tile on the table, hands and stack, and everyone's first lantern and Mooncake."""
    table = content.tables[players]
    sky = [n for n, tile in enumerate(content.tiles) if not tile.fireworks]
    start = sky[rng.below(len(sky))]
    turn = rng.below(4)
    rest = [tile for tile in range(len(content.tiles)) if tile != start]
    rng.shuffle(rest)
    used, box = rest[: table.tiles], rest[table.tiles :]

    state = empty_table(content, players)
    state.lay(start * 4 + turn, GRID.origin)
    state.hands = [[used.pop() for _ in range(content.hand)] for _ in range(players)]
    state.face_up = used.pop()
    state.stack = used
    state.box = box
    for seat, side in enumerate(table.facing):
        give_lantern(state, seat, content.tiles[start].sides[(side - turn) % 4])
        give_mooncakes(state, seat, content.opening_mooncakes)
    state.seat = rng.below(players)
    return state


def give_head_starts(state: State, setup: Setup) -> None:
    for seat, lanterns in enumerate(head_starts.things(setup, HEAD_STARTS)):
        for lantern in range(lanterns):
            give_lantern(state, seat, lantern)


def give_lantern(state: State, seat: Seat, lantern: Lantern) -> None:
    state.supply[lantern] -= 1
    state.lanterns[seat][lantern] += 1
    state.held[seat] += 1


def give_mooncakes(state: State, seat: Seat, number: int) -> None:
    state.mooncakes[seat] += number
    state.mooncakes_left -= number


def empty_table(content: Content, players: int) -> State:
    """Set out the goods for this many players, without tiles and with nothing handed out."""
    # First, so that an invalid number of players fails before any lists are built.
    supply = [content.tables[players].cards] * len(content.lanterns)
    return State(
        players=players,
        display={},
        frontier={},
        hands=[[] for _ in range(players)],
        stack=[],
        supply=supply,
        lanterns=[[0] * len(content.lanterns) for _ in range(players)],
        held=[0] * players,
        mooncakes=[0] * players,
        mooncakes_left=content.mooncakes,
        left=[len(content.stack(kind, players)) for kind in Dedication] + [content.generics],
        claimed=[[] for _ in range(players)],
    )
