"""One game from the deal to now: every step, and a cursor for undo and redo.

`Match` owns the policy of undo. In a fair game a step can be taken back until it revealed
something, used chance, or another person went on; a relaxed game opens these locks, replays
the same chance, and is marked as practice once one was passed.
"""

from collections.abc import Sequence
from typing import Generic

from festival_desktop.core.game import Game, Move, Seat, Setup, Standing, State, View
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import Step, step
from festival_desktop.play.seats import Player, people


class Match(Generic[State, Move, View]):
    def __init__(
        self,
        game: Game[State, Move, View],
        setup: Setup,
        players: Sequence[Player],
        seed: str,
        relaxed: bool = False,
        start: State | None = None,
    ) -> None:
        """A new game, dealt from the seed; with `start`, one that goes on from that position."""
        self.game = game
        self.setup = setup
        self.players = tuple(players)
        self.people = people(players)
        self.seed = seed
        self.relaxed = relaxed
        self.practice = False
        self.dealt = start is None
        """Whether the seed alone gives the position of the first step."""
        self.start = game.deal(setup, Rng.from_seed(seed)) if start is None else start
        # Not `setup.players`: there may be a seat at the table for which the rules decide.
        seats = len(game.standing(self.start).scores)
        if len(players) != seats:
            raise ValueError(f"{seats} seats for {len(players)} players")
        self.steps: list[Step[State, Move]] = []
        self.cursor = 0

    @property
    def state(self) -> State:
        return self.state_at(self.cursor)

    def state_at(self, index: int) -> State:
        """The position after `index` steps."""
        return self.steps[index - 1].state if index else self.start

    @property
    def to_act(self) -> Seat | None:
        return self.game.to_act(self.state)

    @property
    def standing(self) -> Standing:
        return self.game.standing(self.state)

    def play(self, move: Move) -> Step[State, Move]:
        """Go on from the cursor, forgetting what was undone; raises `IllegalMove`."""
        played = step(self.game, self.state, move)
        del self.steps[self.cursor :]
        self.steps.append(played)
        self.cursor += 1
        return played

    def goto(self, index: int) -> None:
        """Move the cursor; `undo_to` and `redo_to` say where people may go."""
        if not 0 <= index <= len(self.steps):
            raise IndexError(index)
        if any(played.sealed for played in self.steps[index : self.cursor]):
            self.practice = True
        self.cursor = index

    # -- how far undo and redo reach for the person `by` at the screen -------------------------

    def floor(self, by: Seat | None) -> int:
        """The earliest step undo may return to from here."""
        if self.relaxed:
            return 0
        for index in range(self.cursor, 0, -1):
            played = self.steps[index - 1]
            if played.sealed or (played.seat in self.people and played.seat != by):
                return index
        return 0

    def undo_to(self, by: Seat | None) -> int | None:
        """Where undo leads: to a person's last decision, over the computers' answers."""
        for index in range(self.cursor - 1, self.floor(by) - 1, -1):
            if self.steps[index].seat in self.people:
                return index
        return None

    def redo_to(self) -> int | None:
        """Where redo leads: over one decision of a person and the computers' answers to it."""
        if self.cursor == len(self.steps):
            return None
        for index in range(self.cursor + 1, len(self.steps)):
            if self.steps[index].seat in self.people:
                return index
        return len(self.steps)
