"""Positions of Firefly Festival, written as a person would tell them.

Islands are letters, lanes are written as in moves ("A-B 2"), pagodas as the seats of their floors
from the ground up ("F": "00101"). Every position lies on one known layout, so that a scenario can
be checked with a look at the map.
"""

from collections.abc import Mapping, Sequence

from festival_desktop import paths
from festival_desktop.content import firefly_festival as content
from festival_desktop.games.firefly_festival import setup
from festival_desktop.games.firefly_festival.notation import LETTERS, read_lane
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import NO_POWER, State
from tests.games.played import Playing

GAME = FireflyFestival(content.load(paths.resources() / "firefly_festival"))
_playing = Playing(GAME)
after, happened = _playing.after, _playing.happened
texts, refused = _playing.texts, _playing.refused
TURN, ISLANDS, CONTENT = GAME.turn, GAME.islands, GAME.content

SMALL_BOARD = (
    "sunrise reed willow cedar heron phoenix lotus pebble dragon sparrow maple sunset"
).split()
"""A Start · B Small 1 · C Medium 3 · D Large 5 · E Small 2 · F Large 6 · G Medium 3 · H Small 1 ·
I Large 5 · J Small 2 · K Medium 4 · L Start."""

LARGE_BOARD = (
    "sunrise reed willow cedar heron phoenix lotus pebble dragon "
    "sparrow maple moon plum minnow carp fern crane sunset"
).split()
"""The same up to K; L Large 6 · M Medium 4 · N Small 1 · O Medium 3 · P Small 2 · Q Medium 4 ·
R Start."""

GOALS = ("empire", "architect", "hubs", "merchant")


def island(letter: str) -> int:
    return LETTERS.index(letter)


def goal(id: str) -> int:
    return [card.id for card in CONTENT.private].index(id)


def kind(id: str) -> int:
    return [stack.id for stack in CONTENT.public].index(id)


def power(id: str) -> int:
    return [data.id for data in CONTENT.powers].index(id)


def table(
    players: int = 2,
    powers: Sequence[str | None] = (),
    goals: Sequence[str] = GOALS,
    hand: Sequence[str] = (),
) -> State:
    """Everybody's workers on the Starts, the turn of seat 0, who holds these private goals.

    Powers are at work from now on; what they change about the opening is not done.
    """
    tiles = [tile.id for tile in CONTENT.tiles]
    layout = [tiles.index(id) for id in (SMALL_BOARD if players < 4 else LARGE_BOARD)]
    state = setup.empty_table(CONTENT, players, layout, sorted(map(kind, goals)))
    for seat in range(players):
        state.coins[seat] = 5
        for start in state.starts:
            state.put_worker(seat, start, 2)
    state.hands[0] = tuple(map(goal, hand))
    state.deck = tuple(n for n in range(len(CONTENT.private)) if n not in state.hands[0])
    state.powers = [NO_POWER if id is None else power(id) for id in powers] or state.powers
    state.powers += [NO_POWER] * (players - len(state.powers))
    state.turns = 1
    state.main_left = 1
    state.secondary_open = True
    return state


def settle(state: State, seat: int, workers: str) -> State:
    """Put the workers of a seat where they are said to be, such as "A2 C1 F3", and nowhere else."""
    for letter, number in enumerate(state.workers[seat]):
        state.put_worker(seat, letter, -number)
    for word in workers.split():
        state.put_worker(seat, island(word[0]), int(word[1:]))
    return state


def bridge(state: State, seat: int, *lanes: str) -> State:
    """Bridges of a seat, as if it had built them."""
    network = ISLANDS.network(state)
    for text in lanes:
        number = network.find(*read_lane(text.split(" ")))
        assert number >= 0, f"there is no lane {text}"
        assert not state.blocked >> number & 1, f"{text} is blocked"
        state.built[seat] |= 1 << number
        state.blocked |= network.crossing[number]
        state.segments_left[seat] -= network.lengths[number]
    return state


def pagodas(state: State, floors: Mapping[str, str], sealed: str = "") -> State:
    for letter, owners in floors.items():
        for owner in owners:
            state.raise_floor(int(owner), island(letter))
    for letter in sealed:
        state.sealed |= 1 << island(letter)
        state.sorin -= 1
    return state


def workers(state: State, seat: int) -> str:
    """Where the workers of a seat are, as `settle` takes it."""
    there = enumerate(state.workers[seat])
    return " ".join(f"{LETTERS[island]}{n}" for island, n in there if n)
