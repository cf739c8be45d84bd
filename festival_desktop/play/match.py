"""One game from the deal to now: every step, and a cursor for undo and redo.

`Match` owns the policy of undo. In a fair game a step can be taken back until it revealed
something, used chance, or another person went on; a relaxed game opens these locks and replays
the same chance. It is marked as practice once somebody plays on from behind a lock; looking there
changes nothing. Going back and forth never reveals and never re-rolls anything: positions are
kept, and chance lies in them.
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
    """What keeps a step of a fair game from being taken back."""

    REVEALED = "revealed"
    """Something hidden became known, or chance was used."""
    OTHER_PERSON = "other-person"
    """It is somebody else's to take back."""


class UndoReach(NamedTuple):
    """How far a person may go back and forth in a timeline."""

    floor: int
    """The earliest step undo may return to."""
    lock: Lock | None
    """What keeps undo from going on; None at the deal."""
    undo_to: int | None
    """Where undo leads: to a person's last decision, over the computers' answers."""
    stops: tuple[int, ...]
    """Where a jump may lead: to decisions of people within reach, and to the end."""


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
        self.changed_outside = False
        """Whether its file was changed by something else than this program."""
        self.hints = 0
        """How many somebody got."""
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
    def begun(self) -> bool:
        """Whether a person has decided anything, or nobody but computers plays."""
        return any(step.seat in self.people or not self.people for step in self.steps)

    @property
    def state(self) -> State:
        return self.steps[self.cursor - 1].state if self.cursor else self.start

    def state_at(self, index: int) -> State:
        """The position after `index` steps."""
        return self.steps[index - 1].state if index else self.start

    @property
    def to_act(self) -> Seat | None:
        return self.game.to_act(self.state)

    @property
    def standing(self) -> Standing:
        return self.game.standing(self.state)

    def play(self, move: Move, decision: Decision[Move] | None = None) -> Step[State, Move]:
        """Go on from the cursor, forgetting what was undone; raises `IllegalMove`.

        `decision`: what led a computer to this move, kept with the step.
        """
        played = step(self.game, self.state, move, decision)
        self.practice |= self.knows_ahead
        del self.steps[self.cursor :]
        self.steps.append(played)
        self.cursor += 1
        return played

    def told(self, events: Iterable[Event], seat: Seat | None) -> tuple[Event, ...]:
        """These events as a seat may know them."""
        censored = (self.game.censor(event, seat) for event in events)
        return tuple(event for event in censored if event is not None)

    def goto(self, index: int) -> None:
        """Move the cursor; `undo_reach` and `redo_to` say where people may go."""
        if not 0 <= index <= len(self.steps):
            raise IndexError(index)
        self.cursor = index

    @property
    def knows_ahead(self) -> bool:
        """Whether people at the cursor know more than they did then: to play on is practice."""
        return any(map(self._teaches, range(self.cursor, len(self.steps))))

    def _teaches(self, index: int) -> bool:
        """Whether somebody who goes back before this step knows more than they did then."""
        played = self.steps[index]
        if played.sealed or played.seat in self.people:
            return played.sealed
        return any(self._shows(index, person) for person in self.people)

    def _shows(self, index: int, seat: Seat | None) -> bool:
        """Whether a step of somebody else told a seat what it could not have known."""
        return any(self.game.seals(event, seat) for event in self.steps[index].events)

    # -- how far undo and redo reach for the person `by` at the screen -------------------------

    def lock(self, index: int, by: Seat | None) -> Lock | None:
        """What keeps this step from being taken back, were the game a fair one."""
        played = self.steps[index]
        if played.sealed:
            return Lock.REVEALED
        if played.seat in self.people:
            return None if played.seat == by else Lock.OTHER_PERSON
        return Lock.REVEALED if self._shows(index, by) else None

    def undo_reach(self, by: Seat | None) -> UndoReach:
        """How far undo and jumps lead from here."""
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
        """The earliest step undo may return to from here, and what keeps it from going on."""
        if not self.relaxed:
            for index in range(self.cursor, 0, -1):
                if (lock := self.lock(index - 1, by)) is not None:
                    return index, lock
        return 0, None

    def redo_to(self) -> int | None:
        """Where redo leads: over one decision of a person and the computers' answers to it."""
        if self.cursor == len(self.steps):
            return None
        for index in range(self.cursor + 1, len(self.steps)):
            if self.steps[index].seat in self.people:
                return index
        return len(self.steps)

    # -- another game out of this one ----------------------------------------------------------

    def branch(self, at: int, by: Seat | None, rng: Rng) -> "Match[State, Move, View]":
        """A new game that goes on from the position after `at` steps; it is practice.

        When this game is over, or practice itself, the new one has the same past, the same hidden
        things and the same chance. As long as it is not, nobody may use a branch to look ahead:
        then whatever `by` could not know at that step is dealt anew.
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
