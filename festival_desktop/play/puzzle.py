"""A puzzle: a position of a real game, and an aim to reach in one turn.

Nothing hidden and no chance is involved: moves with an unknown outcome are not allowed.
"""

from dataclasses import dataclass
from typing import Generic

from festival_desktop.core.aims import Aim
from festival_desktop.core.game import Event, Game, Json, Move, Seat, Setup, State, View
from festival_desktop.core.rng import Rng
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player

WORLDS = 4
"""Number of imagined positions in which a move must have the same outcome."""


@dataclass(frozen=True)
class Puzzle:
    name: str
    """Name of this position and aim, independent of its number."""
    number: int
    """Number from 1 on, easiest first."""
    setup: Setup
    position: Json
    """The position in the format of the rules."""
    seat: Seat
    """The seat that plays the turn."""
    aim: str
    """The game's name of the aim."""
    target: int
    """Number to reach: the maximum possible."""
    solution: tuple[str, ...]
    """Moves in the notation of the rules."""
    difficulty: int
    """Difficulty from 1 to 3."""
    names: tuple[str, ...]
    """Names of the seats."""


def certain(game: Game[State, Move, View], state: State, move: Move) -> bool:
    """Return whether the player of this legal move knows all its effects."""
    seat = game.to_act(state)
    after, log = game.copy(state), list[Event]()
    game.play(after, move, log)
    if not any(game.is_irreversible(event, seat) for event in log):
        return True
    before, seen = game.view(state, seat), game.view(after, seat)
    for number in range(WORLDS):
        world = game.imagine(before, Rng(number))
        game.play(world, move, [])
        if game.view(world, seat) != seen:
            return False
    return True


class Attempt(Generic[State, Move, View]):
    """A puzzle being solved: its match and its progress."""

    def __init__(
        self, game: Game[State, Move, View], puzzle: Puzzle, aim: Aim[State], level: str
    ) -> None:
        """Start the puzzle; `level` is that of the other seats, which never move."""
        self.game, self.puzzle, self._aim = game, puzzle, aim
        players = [
            Player(name, None if seat == puzzle.seat else level)
            for seat, name in enumerate(puzzle.names)
        ]
        start = game.load(puzzle.position, puzzle.setup)
        self.match = Match(game, puzzle.setup, players, "", relaxed=True, start=start)

    @property
    def seat(self) -> Seat:
        """Who is to find the turn."""
        return self.puzzle.seat

    @property
    def reached(self) -> int:
        """How much of the aim has been reached."""
        match = self.match
        events = [event for played in match.steps[: match.cursor] for event in played.events]
        return self._aim(match.start, match.state, events, self.puzzle.seat)

    @property
    def solved(self) -> bool:
        return self.reached >= self.puzzle.target

    @property
    def over(self) -> bool:
        """Whether it is solved, or no certain move is left in the turn."""
        game, match = self.game, self.match
        if self.solved or match.to_act != self.puzzle.seat:
            return True
        return not any(certain(game, match.state, move) for move in game.legal_moves(match.state))

    def solution(self) -> list[Move]:
        """List the moves that solve it from the start."""
        return [self.game.read(text) for text in self.puzzle.solution]
