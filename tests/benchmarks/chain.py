"""How long the longest chain of bridges takes to find, exactly, on the large board of Firefly
Festival: networks that people of sense build, the worst that one supply of segments allows, and
networks larger than any player's.

The search remembers what it found; each network here is asked about once, as if it were new.
"""

import time
from collections.abc import Iterable

from festival_desktop import catalog
from festival_desktop.ai.arena import play_out, seed_of_game
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.network import Network, longest_path

GAME = "firefly_festival"
GAMES, TRIES = 6, 300
PLAYERS = 6


def run() -> None:
    game = catalog.rules(GAME)
    network: Network = game.islands.networks[PLAYERS]  # type: ignore[attr-defined]
    segments: int = game.content.box.segments  # type: ignore[attr-defined]
    print(f"longest chain, {len(network.lanes)} lanes between {network.size} islands:")
    _tell("networks of games between computers", network, _played())
    _tell(f"any {segments} segments, short lanes first", network, _random(network, segments))
    _tell("the same, made worse step by step", network, _worse(network, segments))
    _tell("the whole board, all segments", network, _random(network, 10_000))
    grid = _dense(network.size)
    print(f"  {'18 islands in a grid, no lane missing':<38} {_took(grid):14.3f} ms")


def _played() -> Iterable[int]:
    """The bridges of each player at the end."""
    game, computer = catalog.rules(GAME), catalog.computers(GAME)["friend"]
    for number in range(GAMES):
        seed = seed_of_game("chain", number)
        yield from play_out(game, Setup(PLAYERS), [computer] * PLAYERS, seed).end.built


def _random(network: Network, segments: int) -> Iterable[int]:
    """Lanes that cross none before them, as many as the segments reach for."""
    rng = Rng(1)
    for _ in range(TRIES):
        lanes = list(range(len(network.lanes)))
        rng.shuffle(lanes)
        lanes.sort(key=lambda lane: network.lengths[lane] if segments < 100 else 0)
        yield _build(network, lanes, segments)


def _build(network: Network, lanes: Iterable[int], segments: int) -> int:
    """Bridges on these lanes, first come, first served."""
    built, blocked, left = 0, 0, segments
    for lane in lanes:
        if not blocked >> lane & 1 and network.lengths[lane] <= left:
            built |= 1 << lane
            blocked |= network.crossing[lane]
            left -= network.lengths[lane]
    return built


def _worse(network: Network, segments: int) -> Iterable[int]:
    """From a network that takes long to one that takes longer, by one lane more at a time."""
    rng = Rng(2)
    worst = max(_random(network, segments), key=lambda built: _took(network.neighbours(built)))
    for _ in range(TRIES):
        kept = [lane for lane in range(len(network.lanes)) if worst >> lane & 1]
        rng.shuffle(kept)
        more = list(range(len(network.lanes)))
        rng.shuffle(more)
        other = _build(network, [more[0], *kept, *more], segments)
        if _took(network.neighbours(other)) > _took(network.neighbours(worst)):
            worst = other
        yield worst


def _dense(size: int) -> tuple[int, ...]:
    """A grid of three rows: more ways than any board has."""
    wide = size // 3
    joined = [0] * size
    for node in range(size):
        x, y = node % wide, node // wide
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 0 <= there[0] < wide and 0 <= there[1] < 3:
                joined[node] |= 1 << there[1] * wide + there[0]
    return tuple(joined)


def _tell(what: str, network: Network, networks: Iterable[int]) -> None:
    times, longest = [], 0
    for bridges in networks:
        joined = network.neighbours(bridges)
        longest = max(longest, longest_path(joined))
        times.append(_took(joined))
    times.sort()
    middle, worst = times[len(times) // 2], times[-1]
    print(
        f"  {what:<38} median {middle:7.3f} ms, worst {worst:7.2f} ms"
        f"   ({len(times)} networks, longest chain {longest})"
    )


def _took(joined: tuple[int, ...]) -> float:
    """Milliseconds of the processor, the best of three."""
    best = float("inf")
    for _ in range(3):
        began = time.process_time()
        longest_path(joined)
        best = min(best, time.process_time() - began)
    return best * 1e3
