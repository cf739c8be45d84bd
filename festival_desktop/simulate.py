"""`festival-desktop simulate`: whole games between computer players as text.

The same arguments give the same output, byte for byte, so it can be compared and shared.
"""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from festival_desktop import __version__, catalog
from festival_desktop.ai.arena import Outcome, play_out, seed_of_game
from festival_desktop.ai.levels import USUAL
from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Game, Setup
from festival_desktop.play import seeds
from festival_desktop.saves.store import EXTENSION, write

MOST_GAMES = 1_000_000


def simulate(
    name: str,
    players: int | None,
    options: Mapping[str, tuple[str, ...]],
    seed: str,
    games: int,
    out: Path | None,
) -> None:
    """Play and print; bad input raises a `FestivalError` before anything is played."""
    if name not in catalog.GAMES:
        raise BadSetup(f"There is no game “{name}”. The games are {', '.join(catalog.GAMES)}.")
    if not 1 <= games <= MOST_GAMES:
        raise BadSetup(f"{games} games cannot be played, only 1 to {MOST_GAMES}.")
    game = catalog.rules(name)
    setup = Setup(players if players is not None else game.seats[-1], options)
    game.check(setup)
    seeds.check(seed_of_game(seeds.check(seed), games - 1))
    if out is not None:
        _check_target(out)

    # The same computer player decides for every seat, including the game's own opponent.
    table = [catalog.computers(name)[USUAL]] * game.seats[-1]
    measures = catalog.measures(name)
    outcomes: list[Outcome[Any, Any]] = []
    for number in range(games):
        outcomes.append(play_out(game, setup, table, seed_of_game(seed, number)))
        print(_line(outcomes[-1]))
        if measures is not None:
            measures.add(outcomes[-1].end, outcomes[-1].standing)
    print(_summary(outcomes))
    if measures is not None:
        print("\n".join(measures.lines()))
    if out is not None:
        _save(game, setup, outcomes[-1], out)
        print(f"saved {out}")


def _line(outcome: Outcome[Any, Any]) -> str:
    points = " ".join(f"{score.total:3d}" for score in outcome.standing.scores)
    winners = " and ".join(str(seat + 1) for seat in outcome.standing.winners)
    return f"{outcome.seed:<24} points {points}   winner {winners}"


def _summary(outcomes: Sequence[Outcome[Any, Any]]) -> str:
    """Format a table by seat; a shared victory is divided among its winners."""
    games = len(outcomes)
    lines = [f"seat   wins   mean points   ({games} games)"]
    for seat in range(len(outcomes[0].standing.scores)):
        winners = [outcome.standing.winners for outcome in outcomes]
        wins = sum(1 / len(those) for those in winners if seat in those)
        points = sum(outcome.standing.scores[seat].total for outcome in outcomes) / games
        lines.append(f"{seat + 1:4d} {wins:6.1f} {points:13.1f}")
    turns = sum(outcome.turns for outcome in outcomes) / games
    moves = sum(len(outcome.moves) for outcome in outcomes) / games
    lines.append(f"mean turns {turns:.1f}, mean decisions {moves:.1f}")
    return "\n".join(lines)


def _check_target(out: Path) -> None:
    if out.suffix != EXTENSION:
        raise BadSetup(f"{out} does not end in {EXTENSION}.")
    if out.exists():
        raise BadSetup(f"{out} exists already and is not overwritten.")
    if not out.parent.is_dir():
        raise BadSetup(f"The folder {out.parent} does not exist.")
    if not os.access(out.parent, os.W_OK):
        raise BadSetup(f"You can’t write to the folder {out.parent}.")


def _save(game: Game[Any, Any, Any], setup: Setup, outcome: Outcome[Any, Any], out: Path) -> None:
    from datetime import UTC, datetime

    from festival_desktop.play.match import Match
    from festival_desktop.play.seats import Player
    from festival_desktop.saves.document import document

    seats = [Player(f"Computer {score.seat + 1}", USUAL) for score in outcome.standing.scores]
    match = Match(game, setup, seats, outcome.seed)
    for move in outcome.moves:
        match.play(move)
    content = catalog.files(game)
    write(out, document(match, __version__, datetime.now(UTC), content=content))
