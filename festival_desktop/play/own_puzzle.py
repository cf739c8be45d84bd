"""A puzzle made from a turn that cost a person points.

Any turn that is about as good as the best one solves it.
"""

import json
import math
from dataclasses import dataclass, replace
from typing import Any

from festival_desktop.core.errors import FestivalError
from festival_desktop.core.game import Game, Json, Move, Seat, Setup
from festival_desktop.play.match import Match
from festival_desktop.play.puzzle import Attempt
from festival_desktop.play.seats import Player

OFTEN = 2
"""Solved so often, it is a puzzle no more."""


@dataclass(frozen=True)
class OwnPuzzle:
    game: str
    setup: Setup
    position: Json
    """As the rules dump it."""
    seat: Seat
    better: tuple[str, ...]
    """The best line known, by the rules' own text."""
    cost: float
    """How many points the turn cost that was played."""
    error: float
    names: tuple[str, ...]
    """Of the seats."""
    solved: int = 0
    """How often."""

    @property
    def tolerance(self) -> float:
        """A turn that costs no more is as good as the best."""
        return 2 * self.error

    def same(self, other: "OwnPuzzle") -> bool:
        """Return whether both are about the same turn, regardless of solutions."""
        return replace(self, solved=0) == replace(other, solved=0)


def write(puzzle: OwnPuzzle) -> str:
    setup = puzzle.setup
    told = {
        "game": puzzle.game,
        "players": setup.players,
        "options": {name: list(values) for name, values in setup.options.items()},
        "position": puzzle.position,
        "seat": puzzle.seat,
        "better": list(puzzle.better),
        "cost": puzzle.cost,
        "error": puzzle.error,
        "names": list(puzzle.names),
        "solved": puzzle.solved,
    }
    return json.dumps(told, separators=(",", ":"))


def read(text: str) -> OwnPuzzle | None:
    """Parse a puzzle; return None if it is invalid, which loses only this puzzle."""
    try:
        told = json.loads(text)
        options = {str(name): tuple(map(str, values)) for name, values in told["options"].items()}
        cost, error = float(told["cost"]), float(told["error"])
        puzzle = OwnPuzzle(
            str(told["game"]),
            Setup(int(told["players"]), options),
            told["position"],
            int(told["seat"]),
            tuple(map(str, told["better"])),
            cost,
            error,
            tuple(map(str, told["names"])),
            int(told["solved"]),
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
    fits = 0 <= puzzle.seat < len(puzzle.names) and bool(puzzle.better)
    return puzzle if fits and math.isfinite(cost + error) else None


class OwnAttempt(Attempt[Any, Any, Any]):
    """An own puzzle being solved."""

    def __init__(self, game: Game[Any, Any, Any], puzzle: OwnPuzzle, level: str) -> None:
        """Set up; raises `FestivalError` if the puzzle does not fit today's rules.

        `level` is that of the other seats, which never move.
        """
        self.game, self.own = game, puzzle
        players = [
            Player(name, None if seat == puzzle.seat else level)
            for seat, name in enumerate(puzzle.names)
        ]
        start = game.load(puzzle.position, puzzle.setup)
        if len(game.standing(start).scores) != len(players) or game.to_act(start) != puzzle.seat:
            raise FestivalError("The position of this puzzle is that of another seat.")
        self.match = Match(game, puzzle.setup, players, "", relaxed=True, start=start)
        self.cost: float | None = None
        """What the turn that was played costs beside the best; None: nobody has judged it."""

    @property
    def seat(self) -> Seat:
        return self.own.seat

    @property
    def line(self) -> tuple[Any, ...]:
        """What was played until now."""
        return tuple(step.move for step in self.match.steps[: self.match.cursor])

    @property
    def solved(self) -> bool:
        return self.over and self.cost is not None and self.cost <= self.own.tolerance

    @property
    def over(self) -> bool:
        """Whether the turn is over: another one decides, or chance has come."""
        match = self.match
        chance = bool(match.cursor) and match.steps[match.cursor - 1].sealed
        return chance or match.to_act != self.own.seat

    def solution(self) -> list[Move]:
        return [self.game.read(text) for text in self.own.better]
