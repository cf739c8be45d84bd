"""Prints whole random games, move by move, and what computers would do in some of their positions:
`python -m tests.packaging.seeded_games GAME …`.

Started in a tree with compiled rules and in one without; both must print the same after the first
line, which tells the form.
"""

import sys

from festival_desktop import catalog, checkup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import digest
from tests.contract.walks import CASES, MORE_CASES, Case, walk

EVERY = {"newcomer": 7, "friend": 5, "master": 60}
"""Level → every so many positions it is asked."""


def main(games: list[str]) -> None:
    print(checkup.rules().facts["form"])
    for case in CASES + MORE_CASES:
        if case.name in games:
            print(case)
            show(case)
            for level, every in EVERY.items():
                show_decisions(case, level, every)
    assert "mypy_extensions" not in sys.modules, "packages do not carry it"


def show(case: Case) -> None:
    game, played = case.game, walk(case, 0)
    for before, step in zip(played.states, played.steps, strict=False):
        choices = ", ".join(game.write(move) for move in game.legal_moves(before))
        print(step.seat, game.write(step.move), "of", choices)
        print(digest(game, step.state), step.sealed, step.events)
    print(game.standing(played.states[-1]))


def show_decisions(case: Case, level: str, every: int) -> None:
    game, player = case.game, catalog.computers(case.name)[level]
    for number, state in enumerate(walk(case, 0).undecided[1::every]):
        view, moves = game.view(state, game.to_act(state)), game.legal_moves(state)
        print(level, player.decide(view, moves, Rng(number)))


if __name__ == "__main__":
    main(sys.argv[1:])
