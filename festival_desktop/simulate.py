"""`festival-desktop simulate`: whole games between plain computer players, told as text.

The same arguments give the same output, byte for byte, so it can be compared and shared.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from festival_desktop import __version__, catalog
from festival_desktop.ai.arena import play_out, seed_of_game
from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Game, Setup, Standing
from festival_desktop.core.rng import Rng
from festival_desktop.play import seeds
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player

LEVEL = "plain"


@dataclass
class Tally:
    """What the games of a run came to, by seat."""

    wins: list[float]
    points: list[int]
    moves: list[int] = field(default_factory=list)

    def add(self, standing: Standing, moves: int) -> None:
        for winner in standing.winners:
            self.wins[winner] += 1 / len(standing.winners)
        for score in standing.scores:
            self.points[score.seat] += score.total
        self.moves.append(moves)


def simulate(name: str, players: int | None, seed: str, games: int, out: str | None) -> None:
    """Play and print; raises a `FestivalError` before anything is played or written."""
    if name not in catalog.GAMES:
        raise BadSetup(f"There is no game “{name}”; there is {', '.join(catalog.GAMES)}.")
    if games < 1:
        raise BadSetup(f"{games} games cannot be played.")
    entry = catalog.GAMES[name]
    setup = Setup(players if players is not None else entry.seats[-1])
    game = catalog.rules(name)
    game.check(setup)
    seeds.check(seed_of_game(seeds.check(seed), games - 1))
    target = _target(out) if out is not None else None

    computer = catalog.computers(name)[LEVEL]
    table = dict.fromkeys(range(setup.players), computer)
    tally = Tally([0.0] * setup.players, [0] * setup.players)
    moves: list[Any] = []
    for number in range(games):
        own = seed_of_game(seed, number)
        state = game.deal(setup, Rng.from_seed(own))
        moves = play_out(game, state, table, own)
        standing = game.standing(state)
        tally.add(standing, len(moves))
        print(_line(own, standing))
    print(_summary(tally, games))
    if target is not None:
        _save(game, setup, seed_of_game(seed, games - 1), moves, target)
        print(f"saved {out}")


def _line(seed: str, standing: Standing) -> str:
    points = " ".join(f"{score.total:3d}" for score in standing.scores)
    winners = " and ".join(str(seat + 1) for seat in standing.winners)
    return f"{seed:<24} points {points}   winner {winners}"


def _summary(tally: Tally, games: int) -> str:
    lines = [f"seat   wins   points per game   ({games} games)"]
    for seat, (wins, points) in enumerate(zip(tally.wins, tally.points, strict=True)):
        lines.append(f"{seat + 1:4d} {wins:6.1f} {points / games:11.1f}")
    lines.append(f"moves per game {sum(tally.moves) / games:.1f}")
    return "\n".join(lines)


def _target(out: str) -> Path:
    """Where the last game is saved, checked before the first one is played."""
    path = Path(out)
    if path.suffix != ".festival":
        raise BadSetup(f"{out} does not end in .festival.")
    if path.exists():
        raise BadSetup(f"{out} exists already and is not overwritten.")
    if not path.parent.is_dir():
        raise BadSetup(f"The folder {path.parent} does not exist.")
    return path


def _save(
    game: Game[Any, Any, Any], setup: Setup, seed: str, moves: list[Any], target: Path
) -> None:
    from datetime import UTC, datetime

    from festival_desktop.saves.document import document
    from festival_desktop.saves.store import write

    seats = [Player(f"Computer {seat + 1}", LEVEL) for seat in range(setup.players)]
    match = Match(game, setup, seats, seed)
    for move in moves:
        match.play(move)
    write(target, document(match, __version__, datetime.now(UTC)))
