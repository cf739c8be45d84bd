"""Plays what people's computers will play, so that a compiler learns what is done often.

Started by common/compiled.py in a tree whose rules count what they do. It is the same in every
detail each time, or two builds of one commit would differ.
"""

import gc
import sys
from pathlib import Path
from typing import Any

SEATS = 4
RANDOM_GAMES, QUICK_DECISIONS, LONG_DECISIONS, APART = 60, 60, 4, 9
"""In each way to play. Every ninth decision of a game is asked of one who searches."""
WAYS: dict[str, tuple[dict[str, tuple[str, ...]], ...]] = {
    "festival_of_lanterns": ({}, {"friends": ("twilight", "rarity", "spike", "trixie")}),
    "lanterns_dice": ({},),
    "firefly_festival": ({"powers": ("dealt",)},),
}


def main() -> None:
    from festival_desktop import catalog

    for name in catalog.GAMES:
        for options in WAYS[name]:
            train(name, options)


def train(name: str, options: dict[str, tuple[str, ...]]) -> None:
    from festival_desktop import catalog
    from festival_desktop.core.game import Setup
    from festival_desktop.core.rng import Rng

    game, computers, setup = catalog.rules(name), catalog.computers(name), Setup(SEATS, options)
    rng, log = Rng.from_seed(name), list[Any]()
    for _ in range(RANDOM_GAMES):
        state = game.deal(setup, rng)
        while moves := game.legal_moves(state):
            game.play(state, moves[rng.below(len(moves))], log)
        log.clear()
    state = game.deal(setup, rng)
    quick, long = computers["friend"], computers["master"]
    for number in range(1, QUICK_DECISIONS + 1):
        seat = game.to_act(state)
        if seat is None:
            break
        view, moves = game.view(state, seat), game.legal_moves(state)
        if number % APART == 0 and number <= APART * LONG_DECISIONS:
            long.decide(view, moves, rng.copy())
        game.play(state, quick.decide(view, moves, rng).move, log)


if __name__ == "__main__":
    gc.disable()  # when it would collect depends on what else has happened in the process
    sys.path.insert(0, str(Path.cwd()))
    main()
