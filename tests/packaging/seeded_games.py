"""Prints whole random games, move by move: `python -m tests.packaging.seeded_games GAME …`.

Started in a tree with compiled rules and in one without; both must print the same after the first
line, which tells the form.
"""

import sys

from festival_desktop import checkup
from festival_desktop.core.step import digest
from tests.contract.walks import CASES, MORE_CASES, Case, walk


def main(games: list[str]) -> None:
    print(checkup.rules().facts["form"])
    for case in CASES + MORE_CASES:
        if case.name in games:
            print(case)
            show(case)


def show(case: Case) -> None:
    game, played = case.game, walk(case, 0)
    for before, step in zip(played.states, played.steps, strict=False):
        choices = ", ".join(game.write(move) for move in game.legal_moves(before))
        print(step.seat, game.write(step.move), "of", choices)
        print(digest(game, step.state), step.sealed, step.events)
    print(game.standing(played.states[-1]))


if __name__ == "__main__":
    main(sys.argv[1:])
