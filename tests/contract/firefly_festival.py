"""The box of Firefly Festival, counted: segments, floors, workers, Sōrin, tiles, cards."""

from collections import Counter

from festival_desktop.core.game import Seat, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import NO_POWER, Stage, State
from festival_desktop.games.firefly_festival.views import View

Counted = tuple[Seat, str, tuple[int, ...]]

SORIN = {2: 6, 3: 8, 4: 10, 5: 12, 6: 15}

FOLLOWS = {
    "blocked",
    "capacity",
    "crowd",
    "floors_left",
    "full",
    "manned",
    "points",
    "raised",
    "segments_left",
    "sorin",
    "starts",
    "taken",
    "workers_left",
}
"""Fields that follow from others."""

SETUPS = {
    "2": Setup(2),
    "3-by-hand": Setup(
        3,
        {
            "goals": ("tower", "merchant", "diversity", "ready_to_go"),
            "powers": ("island_born", "twin_storeys", "ferryman"),
        },
    ),
    "3-head-starts": Setup(3, {"ahead": ("ahead", "far", "even")}),
    "5-dealt": Setup(5, {"layout": ("variable",), "powers": ("dealt",)}),
}
MORE_SETUPS = {
    "4-people": Setup(4, {"powers": ("beachcomber", "hospitality", "toll_keeper", "homecoming")}),
    "4-festivals": Setup(4, {"powers": ("reveller", "scholar", "lantern_master", "crow_friend")}),
    "6-building": Setup(
        6,
        {
            "powers": (
                "stonemason",
                "rope_maker",
                "free_passage",
                "first_stones",
                "caravan",
                "long_span",
            )
        },
    ),
}


def count_pieces(game: FireflyFestival, state: State) -> None:
    _count_seats(game, state)
    _count_cards(state)
    assert len({*state.layout}) == len(state.layout)
    assert state.sorin + state.sealed.bit_count() == SORIN[state.players]
    assert state.crowd == [sum(there) for there in zip(*state.workers, strict=True)]
    for island, pagoda in enumerate(state.floors):
        assert len(pagoda) <= 5
        assert not (pagoda and island in state.starts)


def _count_seats(game: FireflyFestival, state: State) -> None:
    lanes = game.islands.network(state).lanes
    cells: Counter[tuple[int, int]] = Counter()
    for seat in range(state.players):
        built = [lane for n, lane in enumerate(lanes) if state.built[seat] >> n & 1]
        for lane in built:
            cells.update(lane.cells)
        assert state.segments_left[seat] + sum(lane.length for lane in built) == 20
        floors = sum(pagoda.count(seat) for pagoda in state.floors)
        assert state.floors_left[seat] + floors == 12
        assert state.workers_left[seat] + sum(state.workers[seat]) == 12
        assert 0 <= state.fish[seat] <= 3
        assert min(state.workers[seat]) >= 0 <= state.coins[seat]
        assert state.points[seat] == sum(points for _, points in state.ledger[seat])
    assert set(cells.values()) <= {1}


def _count_cards(state: State) -> None:
    goals = Counter(state.deck)
    for cards in state.hands + state.done:
        goals.update(cards)
    assert goals == Counter(range(28))
    public = Counter(card for cards in state.claimed for card in cards)
    assert public == Counter((kind, n) for kind in range(7) for n in range(state.taken[kind]))
    powers = [power for power in state.powers if power != NO_POWER]
    offered = [power for cards in state.offered for power in cards]
    assert len({*powers}) == len(powers)
    assert len({*offered}) == len(offered)
    if state.stage is Stage.CHOOSE:
        assert len(offered) == 2 * state.players


def swap_secrets(game: FireflyFestival, state: State, seat: Seat | None, rng: Rng) -> State:
    """Other hands and the deck are dealt anew; so are the powers others choose from."""
    other = state.copy()
    others = [number for number in range(state.players) if number != seat]
    hidden = [*state.deck, *(goal for number in others for goal in state.hands[number])]
    rng.shuffle(hidden)
    for number in others:
        other.hands[number] = tuple(hidden.pop() for _ in state.hands[number])
    other.deck = tuple(hidden)
    if state.stage is Stage.CHOOSE:
        own = () if seat is None else state.offered[seat]
        powers = [power for power in range(30) if power not in own]
        rng.shuffle(powers)
        for number in others:
            other.offered[number] = cards = tuple(sorted((powers.pop(), powers.pop())))
            if state.powers[number] != NO_POWER:
                other.powers[number] = cards[rng.below(2)]
    return other


def counters(game: FireflyFestival, view: View) -> Counter[Counted]:
    """Everything a preview counts, read from a view."""
    found: Counter[Counted] = Counter()
    for seat in range(view.players):
        found[seat, "coins", ()] = view.coins[seat]
        found[seat, "segment", ()] = view.segments_left[seat]
        found[seat, "goal", ()] = view.hand_sizes[seat]
        found[seat, "fish", ()] = -view.fish[seat]
        found[seat, "crow", ()] = int(view.crow == seat)
        for why, points in view.ledger[seat]:
            found[seat, "points", (int(why),)] += points
        for island, pagoda in enumerate(view.floors):
            found[seat, "worker", (island,)] = view.workers[seat][island]
            found[seat, "floor", (island,)] = pagoda.count(seat)
        for lane in range(view.built[seat].bit_length()):
            found[seat, "bridge", (lane,)] = view.built[seat] >> lane & 1
    return found
