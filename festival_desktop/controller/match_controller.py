"""One match at the screen: plays chosen moves, undoes, lets computers move, asks for saving.

The invariant behind undo: `stack.index() == match.cursor`. Moves are played first, which may
fail, and pushed afterwards.
"""

import secrets
from collections.abc import Callable, Mapping
from enum import Enum, IntEnum
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.ai.players import Player as ComputerPlayer
from festival_desktop.controller.computer_seats import ComputerSeats
from festival_desktop.controller.thinker import Thinker
from festival_desktop.controller.undo_commands import PlayCommand, StepStack
from festival_desktop.core.game import Event, Seat
from festival_desktop.core.rng import Rng
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.models.timeline import Timeline
from festival_desktop.play.match import Lock, Match
from festival_desktop.play.seats import Curtain
from festival_desktop.play.table import Target


class Pace(IntEnum):
    """Milliseconds before each move of a computer; `STEP` waits for a key instead."""

    STEP = -1
    INSTANT = 0
    FAST = 250
    NORMAL = 900
    SLOW = 1800


class GoingOn(Enum):
    """What one press of a button would do to let the game go on."""

    END_TURN = "end-turn"
    NEXT_MOVE = "next-move"
    SCORES = "scores"
    """The game is over: what is left is the score sheet."""


PASS = Target("pass")
"""The one touch by which a person leaves the rest of a turn, in every game that has such a move."""
DONE = Target("done")
"""The same for a part of a turn."""


class MatchController(QObject):
    changed = Signal()
    """What can be undone, redone, ended or waited for has changed."""
    stepped = Signal()
    """The timeline or the cursor has changed: time to save."""
    finished = Signal()
    """The game has just ended."""

    def __init__(
        self,
        match: Match[Any, Any, Any],
        session: Session,
        computers: Mapping[str, ComputerPlayer],
        pace: Callable[[], Pace],
        confirm_end: Callable[[], bool],
        thinker: Thinker | None = None,
        secrets: bool = True,
        parent: QObject | None = None,
    ) -> None:
        """`secrets`: seats hide something from each other, so a curtain falls between people."""
        super().__init__(parent)
        self.match = match
        self.session = session
        self.stack = StepStack(self)
        self._computers = ComputerSeats(match, computers, thinker, self)
        self._pace = pace
        self._confirm_end = confirm_end
        self._secrets = secrets
        self._curtain = Curtain(match.people, secrets)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.computer_moves)
        self._fill_stack()
        self.holding = self._may_hold
        """A person's turn is over but not yet ended by them, so that it can be taken back."""
        session.chosen.connect(self.play)

    def _fill_stack(self) -> None:
        """A command for every step of a match that was played before, such as a loaded one."""
        cursor, self.match.cursor = self.match.cursor, 0  # pushing goes forward over each step
        for index in range(len(self.match.steps)):
            self.stack.push(PlayCommand(self.match, index))
        self.stack.setIndex(cursor)

    def start(self) -> None:
        """Show the position and let the game go on from it."""
        self._computers.prepare()
        self._arrive(())

    # -- decisions ---------------------------------------------------------------------------

    def play(self, move: Any) -> None:
        """A person's or a computer's move; raises `IllegalMove` and changes nothing."""
        played = self.match.play(move)
        self.stack.push(PlayCommand(self.match, self.match.cursor - 1))
        self.holding = self._may_hold
        self.stepped.emit()
        self._arrive(played.events)
        if self.match.to_act is None:
            self.finished.emit()

    @property
    def _may_hold(self) -> bool:
        """The last step gave a person's turn to somebody, and can still be taken back.

        Where a curtain is drawn before the next person, it is what lets a turn be looked at.
        """
        match = self.match
        if not match.cursor or match.cursor < len(match.steps) or match.to_act is None:
            return False
        last = match.steps[-1]
        if last.seat not in match.people or last.seat == match.to_act:
            return False
        if match.to_act in match.people and self._secrets:
            return False
        ended = last.sealed or self._leaves(last.move)
        return not ended and self.can_undo and self._confirm_end()

    @property
    def going_on(self) -> GoingOn | None:
        """Whether the game waits for a press to go on, and for which."""
        if self.match.to_act is None:
            return GoingOn.SCORES
        if self.holding or self._can_pass:
            return GoingOn.END_TURN
        if self.computer_to_move and self._pace() is Pace.STEP:
            return GoingOn.NEXT_MOVE
        return None

    def go_on(self) -> None:
        """End the turn, or let the computer make its next move."""
        match self.going_on:
            case GoingOn.NEXT_MOVE:
                self.computer_moves()
            case GoingOn.END_TURN if self.holding:
                self.holding = False
                self._arrive(())
            case GoingOn.END_TURN:
                self.session.clear()
                self.session.touch(PASS)

    @property
    def _can_pass(self) -> bool:
        return any(self._is_pass(move) for move in self.session.moves)

    def _is_pass(self, move: Any) -> bool:
        return self.session.table.touches(move) == (frozenset((PASS,)),)

    def _leaves(self, move: Any) -> bool:
        """Whether somebody has said by this move that they are done, and need not be asked."""
        done = self.session.table.touches(move) == (frozenset((DONE,)),)
        return done or self._is_pass(move)

    def lift_curtain(self) -> None:
        """The awaited person is at the screen."""
        self._curtain.lift()
        self._arrive(())

    # -- undo and redo -----------------------------------------------------------------------

    @property
    def _undoer(self) -> Seat | None:
        """Who takes back: the person at the screen; without secrets, the one who moved last."""
        if not self._secrets:
            for played in reversed(self.match.steps[: self.match.cursor]):
                if played.seat in self.match.people:
                    return played.seat
        return self._curtain.viewer

    @property
    def can_undo(self) -> bool:
        return self.match.undo_to(self._undoer) is not None

    @property
    def can_redo(self) -> bool:
        return self.match.redo_to() is not None

    @property
    def undo_floor(self) -> int:
        """How many steps of the timeline are out of reach of undo."""
        return self.match.floor(self._undoer)

    @property
    def undo_lock(self) -> Lock | None:
        """What keeps undo from going on; None at the deal."""
        floor = self.undo_floor
        return self.match.lock(floor - 1, self._undoer) if floor else None

    @property
    def timeline(self) -> Timeline:
        """All steps, for a strip of them."""
        match = self.match
        return Timeline(
            entries=tuple(self._entries(self._curtain.knows, len(match.steps))),
            cursor=match.cursor,
            floor=self.undo_floor,
            stops=match.stops(self._undoer),
            lock=self.undo_lock,
            practice=match.practice,
        )

    def undo(self) -> None:
        self._jump(self.match.undo_to(self._undoer))

    def redo(self) -> None:
        self._jump(self.match.redo_to())

    def jump(self, index: int) -> None:
        """Go to a place of the timeline that is in reach; any other changes nothing."""
        if index != self.match.cursor and index in self.match.stops(self._undoer):
            self._jump(index)

    def branch(self, index: int) -> Match[Any, Any, Any]:
        """A game of its own that goes on from a place of the timeline; this one stays as it is."""
        return self.match.branch(index, self._curtain.knows, Rng(secrets.randbits(64)))

    def _jump(self, index: int | None) -> None:
        if index is None:
            return
        self.stack.setIndex(index)
        self.holding = self._may_hold
        self.stepped.emit()
        self._arrive(())

    # -- computers ---------------------------------------------------------------------------

    @property
    def computer_to_move(self) -> bool:
        """A computer is to act, and nothing keeps it from doing so."""
        seat = self.match.to_act
        at_end = self.match.cursor == len(self.match.steps)
        return seat is not None and seat not in self.match.people and at_end and not self.holding

    @property
    def thinking(self) -> bool:
        """A computer was asked for its move and has not decided yet."""
        return self._computers.thinking

    def computer_moves(self) -> None:
        """Let the computer make its next move, as soon as it has decided."""
        self._timer.stop()
        seat = self.match.to_act
        if seat is not None and self.computer_to_move and not self.thinking:
            self._computers.ask(seat, self.play)

    def hint(self) -> Any | None:
        """A move a computer would make for the viewer, from the viewer's knowledge only."""
        seat = self.match.to_act
        if seat is None or not self.session.moves:
            return None
        return self._computers.advise(self.session, seat)

    def pause(self) -> None:
        """Keep the computers waiting, such as while the window shows another page."""
        self._timer.stop()
        self._computers.stop()

    # -- showing -----------------------------------------------------------------------------

    def _arrive(self, events: tuple[Event, ...]) -> None:
        """Show the position at the cursor, and set a waiting computer going."""
        self._computers.stop()
        match, curtain = self.match, self._curtain
        held = self.holding and not self._secrets
        curtain.turn_to(match.steps[-1].seat if held else match.to_act)
        viewer = curtain.knows
        mine = match.to_act in match.people and match.to_act == viewer
        self.session.show(
            match.state,
            viewer=viewer,
            waiting=curtain.waiting,
            entries=self._entries(viewer, match.cursor),
            playable=mine,
            events=self._told(events, viewer),
        )
        self.changed.emit()
        pace = self._pace()
        if self.computer_to_move and pace is not Pace.STEP:
            self._timer.start(int(pace))
        else:
            self._timer.stop()

    def _entries(self, viewer: Seat | None, end: int) -> list[LogEntry]:
        return [
            LogEntry(number, played.seat, self._told(played.events, viewer), played.sealed)
            for number, played in enumerate(self.match.steps[:end])
        ]

    def _told(self, events: tuple[Event, ...], viewer: Seat | None) -> tuple[Event, ...]:
        censored = (self.match.game.censor(event, viewer) for event in events)
        return tuple(event for event in censored if event is not None)
