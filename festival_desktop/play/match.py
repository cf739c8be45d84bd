"""One game from the deal to now: every step, and a cursor for undo and redo.

`Match` owns the policy of undo. In a fair game, a step can be undone until it revealed something,
used chance, or another person moved on. A relaxed game opens these locks, replays the same chance,
and becomes practice once one is passed. Going back and forth never reveals or re-rolls anything:
positions are kept, and they contain the state of chance.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Generic, NamedTuple

from festival_desktop.core.decision import Decision
from festival_desktop.core.game import Event, Game, Move, Seat, Setup, Standing, State, View
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import Step, step
from festival_desktop.play.seats import Player, people


class Lock(Enum):
    """Why a step of a fair game cannot be undone."""

    REVEALED = "revealed"
    """Hidden information was revealed, or chance was involved."""
    OTHER_PERSON = "other-person"
    """The move belongs to another person."""


class UndoReach(NamedTuple):
    """How far a person may go back and forth in a timeline."""

    floor: int
    """The earliest step undo can return to."""
    lock: Lock | None
    """The lock that limits undo; None if undo reaches the deal."""
    undo_to: int | None
    """The target of undo: the person's last decision, skipping the computers' moves."""
    stops: tuple[int, ...]
    """Targets of a jump: people's decisions within reach, and the end."""


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
        """Deal a new game from the seed, or go on from the position `start`."""
        self.game = game
        self.setup = setup
        self.players = tuple(players)
        self.people = people(players)
        self.seed = seed
        self.relaxed = relaxed
        self.practice = False
        self.changed_outside = False
        """Whether another program changed its file."""
        self.hints = 0
        """Number of hints given."""
        self.dealt = start is None
        """Whether the seed alone determines the position of the first step."""
        self.start = game.deal(setup, Rng.from_seed(seed)) if start is None else start
        # Not `setup.players`: a seat may be played by the rules.
        seats = len(game.standing(self.start).scores)
        if len(players) != seats:
            raise ValueError(f"{seats} seats for {len(players)} players")
        self.steps: list[Step[State, Move]] = []
        self.cursor = 0

    @property
    def begun(self) -> bool:
        """Whether a person has decided something, or only computers play."""
        return any(step.seat in self.people or not self.people for step in self.steps)

    @property
    def state(self) -> State:
        return self.steps[self.cursor - 1].state if self.cursor else self.start

    def state_at(self, index: int) -> State:
        """Return the position after `index` steps."""
        return self.steps[index - 1].state if index else self.start

    @property
    def to_act(self) -> Seat | None:
        return self.game.to_act(self.state)

    @property
    def standing(self) -> Standing:
        return self.game.standing(self.state)

    def play(self, move: Move, decision: Decision[Move] | None = None) -> Step[State, Move]:
        """Play at the cursor and drop the undone steps; raises `IllegalMove`.

        `decision` is a computer's reasoning, kept with the step.
        """
        played = step(self.game, self.state, move, decision)
        self.practice |= self.knows_ahead
        del self.steps[self.cursor :]
        self.steps.append(played)
        self.cursor += 1
        return played

    def censored(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        """Censor events for a seat."""
        censored = (self.game.censor(event, seat) for event in events)
        return tuple(event for event in censored if event is not None)

    def goto(self, index: int) -> None:
        """Move the cursor; `undo_reach` and `redo_to` tell where people may go."""
        if not 0 <= index <= len(self.steps):
            raise IndexError(index)
        self.cursor = index

    @property
    def knows_ahead(self) -> bool:
        """Whether people at the cursor know more than they did then: to play on is practice."""
        return any(map(self._reveals_information, range(self.cursor, len(self.steps))))

    def _reveals_information(self, index: int) -> bool:
        """Return whether going back before this step keeps knowledge gained since."""
        played = self.steps[index]
        if played.sealed or played.seat in self.people:
            return played.sealed
        return any(self._reveals_to(index, person) for person in self.people)

    def _reveals_to(self, index: int, seat: Seat | None) -> bool:
        """Return whether another seat's step revealed something to `seat`."""
        return any(self.game.is_irreversible(event, seat) for event in self.steps[index].events)

    # -- undo and redo for the person `by` at the screen ---------------------------------------

    def lock(self, index: int, by: Seat | None) -> Lock | None:
        """Return why `by` could not undo this step in a fair game, or None."""
        played = self.steps[index]
        if played.sealed:
            return Lock.REVEALED
        if played.seat in self.people:
            return None if played.seat == by else Lock.OTHER_PERSON
        return Lock.REVEALED if self._reveals_to(index, by) else None

    def undo_reach(self, by: Seat | None) -> UndoReach:
        """Find how far undo and jumps lead from here."""
        floor, lock = self._floor(by)
        people, last = self.people, len(self.steps)
        behind = range(self.cursor - 1, floor - 1, -1)
        return UndoReach(
            floor=floor,
            lock=lock,
            undo_to=next((index for index in behind if self.steps[index].seat in people), None),
            stops=tuple(
                index
                for index in range(floor, last + 1)
                if index == last or self.steps[index].seat in people
            ),
        )

    def _floor(self, by: Seat | None) -> tuple[int, Lock | None]:
        """Find the earliest step undo may return to, and the lock there."""
        if not self.relaxed:
            for index in range(self.cursor, 0, -1):
                if (lock := self.lock(index - 1, by)) is not None:
                    return index, lock
        return 0, None

    def redo_to(self) -> int | None:
        """Find where redo leads: past one decision of a person and the computers' answers."""
        if self.cursor == len(self.steps):
            return None
        for index in range(self.cursor + 1, len(self.steps)):
            if self.steps[index].seat in self.people:
                return index
        return len(self.steps)

    # -- derived games -------------------------------------------------------------------------

    def branch(self, at: int, by: Seat | None, rng: Rng) -> "Match[State, Move, View]":
        """Start a practice game from the position after `at` steps.

        If this game is over or practice itself, the new one keeps the past, the hidden things and
        chance. Otherwise nobody may use a branch to look ahead: everything `by` could not know at
        that step is dealt anew.
        """
        if self.practice or self.to_act is None:
            start = None if self.dealt else self.start
            other = Match(self.game, self.setup, self.players, self.seed, self.relaxed, start)
            other.steps = self.steps[:at]
            other.cursor = at
        else:
            start = self.game.imagine(self.game.view(self.state_at(at), by), rng)
            other = Match(self.game, self.setup, self.players, self.seed, self.relaxed, start)
        other.practice = True
        other.changed_outside = self.changed_outside
        other.hints = self.hints
        return other


AnyMatch = Match[Any, Any, Any]
"""A match of any game."""
