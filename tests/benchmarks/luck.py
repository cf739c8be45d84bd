"""Whether luck is nothing on average, for each game, seat and level, and how long it takes.

Games of a level against itself. A mean is told with twice its standard error; 0 should lie within.
"""

import time
from collections.abc import Iterable
from math import sqrt
from statistics import mean, stdev

from festival_desktop import catalog
from festival_desktop.ai.luck import luck_by
from festival_desktop.ai.players import stream
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step

GAMES = 30
LEVELS = ("first_lantern", "friend")


def run(
    games: int = GAMES, levels: Iterable[str] = LEVELS, names: Iterable[str] = catalog.GAMES
) -> None:
    for name in names:
        for level in levels:
            _measure(name, level, games)


def _measure(name: str, level: str, games: int) -> None:
    game, player = catalog.rules(name), catalog.computers(name)[level]
    usual = catalog.computers(name)["friend"]
    sums, events, spent = list[list[float]](), list[float](), 0.0
    for number in range(games):
        seed = f"luck {level} {number}"
        state, found, made = game.deal(Setup(2), Rng.from_seed(seed)), [0.0, 0.0], 0
        while (seat := game.to_act(state)) is not None:
            legal, view = game.legal_moves(state), game.view(state, seat)
            played = step(game, state, player.choose(view, legal, stream(seed, seat, made)))
            if played.sealed:
                began = time.process_time()
                chance = stream(f"{seed} event", 0, made)
                each = luck_by(game, usual, state, played.move, chance)
                spent += time.process_time() - began
                events.append(each[0])
                found = [one + more for one, more in zip(found, each, strict=True)]
            state, made = played.state, made + 1
        sums.append(found)
    told = []
    for seat in range(2):
        numbers = [one[seat] for one in sums]
        told.append(f"{mean(numbers):+.2f} ± {2 * stdev(numbers) / sqrt(games):.2f}")
    wide = stdev([one[0] for one in sums])
    print(
        f"{name}, {level}: mean luck of the seats {' and '.join(told)} ({games} games, sd "
        f"{wide:.1f} a game, largest event {max(map(abs, events)):.1f}), {spent / games:.2f} s a "
        "game",
        flush=True,
    )
