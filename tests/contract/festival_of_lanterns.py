"""The box of Festival of Lanterns, counted: tiles, cards, Mooncakes, Dedications, friends."""

from collections import Counter
from collections.abc import Sequence

from festival_desktop.core.game import Seat, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.gala import Gala
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GRID, Stage, State
from festival_desktop.games.festival_of_lanterns.views import View

Counted = tuple[Seat, str, tuple[int, ...]]

CARDS = {2: 5, 3: 6, 4: 8}
STACKS = {2: [6, 6, 6, 13], 3: [8, 8, 8, 13], 4: [9, 9, 9, 13]}


def _friends(words: str) -> dict[str, tuple[str, ...]]:
    return {"friends": tuple(words.split())}


FOLLOWS = {"frontier", "held"}
"""Fields that follow from others."""

SETUPS = {
    "2": Setup(2),
    "3": Setup(3),
    "4": Setup(4),
    "gala-2": Setup(2, _friends("fluttershy sweetie-belle scootaloo trixie")),
    "gala-3": Setup(3, _friends("rainbow apple-bloom mistmane celestia")),
    "gala-4": Setup(4, _friends("applejack rarity spike cadance")),
    "gala-4-more": Setup(4, _friends("starlight luna pinkie twilight")),
    "head-starts-3": Setup(3, {"ahead": ("even", "far", "little")}),
    "friend": Setup(1, {"level": ("friend",)}),
    "mentor": Setup(1, {"level": ("mentor",), **_friends("rainbow pinkie")}),
    "princess": Setup(1, {"level": ("princess",), **_friends("rarity")}),
    "crescent": Setup(1, {"level": ("crescent",), **_friends("applejack")}),
    "half-moon": Setup(1, {"level": ("half-moon",)}),
    "full-moon": Setup(1, {"level": ("full-moon",), **_friends("fluttershy pinkie")}),
}


def count_pieces(game: FestivalOfLanterns, state: State) -> None:
    _count_tiles(state)
    _count_lanterns(state)
    assert min([*state.mooncakes, state.mooncakes_left]) >= 0
    assert sum(state.mooncakes) + state.mooncakes_left == 28
    made = sum(map(len, state.claimed))
    assert made + sum(state.left) == sum(STACKS[state.players])
    _count_dedications(game, state)
    if state.gala is not None:
        _count_gala(game, state.gala)


def _count_tiles(state: State) -> None:
    places = [[laid // 4 for laid in state.display.values()], state.stack, state.box, *state.hands]
    tiles = Counter(tile for place in places for tile in place)
    if state.face_up >= 0:
        tiles[state.face_up] += 1
    assert tiles == Counter(range(35))
    beside = {cell + step for cell in state.display for step in GRID.steps}
    assert set(state.frontier) == beside - set(state.display)


def _count_lanterns(state: State) -> None:
    for lantern in range(7):
        held = [cards[lantern] for cards in state.lanterns]
        assert min(held) >= 0 <= state.supply[lantern]
        assert sum(held) + state.supply[lantern] == CARDS[state.players]
    trixies = [0] * state.players if state.gala is None else state.gala.trixies
    for seat, cards in enumerate(state.lanterns):
        assert state.held[seat] == sum(cards) + trixies[seat]


def _count_dedications(game: FestivalOfLanterns, state: State) -> None:
    """Each stack is what is left of it with what was taken from its top; the rest was generic."""
    generics = 13 - state.left[3]
    for kind, stack in enumerate(game.stacks[state.players]):
        taken = Counter(stack[: len(stack) - state.left[kind]])
        made = Counter(points for seat in state.claimed for of, points in seat if of == kind)
        assert taken <= made
        assert set(made - taken) <= {4}
        generics -= (made - taken).total()
    assert generics == 0


def _count_gala(game: FestivalOfLanterns, gala: Gala) -> None:
    friends = {game.content.friends.cards[friend].id for friend in gala.friends}
    assert min([*gala.trixies, gala.trixies_left]) >= 0
    assert sum(gala.trixies) + gala.trixies_left == (5 if "trixie" in friends else 0)
    assert bool(gala.tokens) == ("celestia" in friends)


def swap_secrets(game: FestivalOfLanterns, state: State, seat: Seat | None, rng: Rng) -> State:
    """Other hands, the stack and the box are dealt anew, except for what the seat looks at."""
    other = state.copy()
    looked_at = 2 if state.stage is Stage.KEEP_TILE and state.seat == seat else 0
    seen = state.stack[len(state.stack) - looked_at :]
    places: list[Sequence[int]] = [
        hand for number, hand in enumerate(state.hands) if number != seat
    ]
    places += [state.stack[: len(state.stack) - len(seen)], state.box]
    hidden = [tile for place in places for tile in place]
    rng.shuffle(hidden)
    for number, hand in enumerate(state.hands):
        if number != seat:
            other.hands[number] = [hidden.pop() for _ in hand]
    other.stack = [hidden.pop() for _ in range(len(state.stack) - len(seen))] + seen
    other.box = hidden
    return other


def counters(game: FestivalOfLanterns, view: View) -> Counter[Counted]:
    """Everything a preview counts, read from a view."""
    found: Counter[Counted] = Counter()
    for seat in range(view.players):
        for lantern, number in enumerate(view.lanterns[seat]):
            found[seat, "lantern", (lantern,)] = number
        for kind, points in view.claimed[seat]:
            found[seat, "points", (kind,)] += points
        found[seat, "mooncake", ()] = view.mooncakes[seat]
        found[seat, "tile", ()] = view.hand_sizes[seat]
        if view.gala is not None:
            found[seat, "trixie", ()] = view.gala.trixies[seat]
            found[seat, "favours", ()] = view.gala.favours[seat]
    return found


def counted(counts: Counter[Counted]) -> Counter[Counted]:
    """Points without saying what for: a view does not tell which stack brought a favour."""
    sums: Counter[Counted] = Counter()
    for (seat, what, key), number in counts.items():
        points = what in ("points", "favours")
        sums[(seat, "points", ()) if points else (seat, what, key)] += number
    return sums
