"""One match on the screen: plays chosen moves, undoes, lets computers move, requests saving."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.controller.computer_seats import ComputerSeats
from festival_desktop.controller.step_log import StepLog
from festival_desktop.controller.thinker import Answer, Computers, Thinker
from festival_desktop.controller.undo_history import UndoHistory
from festival_desktop.core.decision import Decision
from festival_desktop.core.game import Event, Seat
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import END_TURN, NEXT_MOVE, PASS, SCORES, Session
from festival_desktop.models.timeline import Timeline
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.seats import HandOver
from festival_desktop.play.table import Target
from festival_desktop.play.weight import Weight


class Pace(IntEnum):
    """Milliseconds before each move of a computer; `STEP` waits for a key instead."""

    STEP = -1
    SLOW = 1800
    NORMAL = 900
    FAST = 250
    INSTANT = 0


LOOK = 2000
"""Milliseconds the result of a last step stays visible if turns end automatically."""
STAY = {Weight.NOTHING: 0.5, Weight.TRIFLE: 0.5, Weight.NEWS: 1.0, Weight.GREAT: 2.8}
"""Time before a computer's next move, by weight of the step, relative to the pace."""
DONE = Target("done")
"""The single selection that gives up the rest of a part of a turn."""


class MatchController(QObject):
    """Every action ends in one `Session.changed`; read its properties then."""

    stepped = Signal()
    """Emitted when the timeline, the cursor or the known information has changed: time to save."""
    finished = Signal()
    """Emitted when the game has just ended."""
    scores_requested = Signal()

    def __init__(
        self,
        match: AnyMatch,
        session: Session,
        computers: Computers,
        pace: Callable[[], Pace],
        confirm_end: Callable[[], bool],
        thinker: Thinker | None = None,
        secrets: bool = True,
        parent: QObject | None = None,
    ) -> None:
        """Set up; `secrets`: seats hide something, so people hand over the screen."""
        super().__init__(parent)
        self.match = match
        self.session = session
        self._log = StepLog(match)
        self._computers = ComputerSeats(match, computers, thinker, self)
        self._pace = pace
        self._confirm_end = confirm_end
        self._hand_over = HandOver(match.people, secrets)
        self.history = UndoHistory(match, self._hand_over, self)
        self.history.moved.connect(self._moved)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._time_is_up)
        self.awaiting_end_turn = self._can_wait_for_end_turn()
        """Whether a finished turn waits for the person to end it and can still be undone."""
        self.pending_action: Target | None = None
        """The selection that continues the game with one button press."""
        self.timeline = Timeline()
        """All steps, as shown by the timeline strip."""
        session.chosen.connect(self.play)
        session.go_on_requested.connect(self.go_on)

    def start(self) -> None:
        """Show the position and let the game continue from it."""
        self._computers.prepare()
        self._show_current(())

    # -- decisions ---------------------------------------------------------------------------

    def play(self, move: Any, decision: Decision[Any] | None = None) -> None:
        """Play a person's or a computer's move; raises `IllegalMove` and changes nothing.

        `decision` is a computer's reasoning.
        """
        with self.session.input():
            played = self.match.play(move, decision)
            self.history.stack.push_last()
            self.awaiting_end_turn = self._can_wait_for_end_turn()
            self.stepped.emit()
            self._show_current(played.events)
        if self.match.to_act is None:
            self.finished.emit()

    def _can_wait_for_end_turn(self) -> bool:
        """Return whether the last step passed the turn and its player may want to look at it.

        Either it can still be undone, or it showed what only they may see, and the next person
        would come to the screen right away.
        """
        match, acting = self.match, self.match.to_act
        if not match.cursor or match.cursor < len(match.steps) or acting is None:
            return False
        last = match.steps[-1]
        if last.seat not in match.people or last.seat == acting:
            return False
        hands_over = acting in match.people and self._hand_over.secrets
        if hands_over and self._hand_over.viewer != last.seat:
            return False
        table, before = self.session.table, match.state_at(match.cursor - 1)
        if not table.own_turn(match.game.view(before, last.seat)):
            return False
        if table.goes_on(match.game.view(match.state, last.seat), last.seat):
            return False
        selections = table.selections(last.move)
        ended = selections in ((frozenset((PASS,)),), (frozenset((DONE,)),))
        if last.sealed:
            return hands_over
        return not ended and self.history.can_undo and self._confirm_end()

    def _find_going_on(self) -> Target | None:
        """Find what lets the game continue where nobody has a move to choose."""
        if self.match.to_act is None:
            return SCORES
        if self.awaiting_end_turn:
            return END_TURN
        return NEXT_MOVE if self.computer_to_move and self._pace() is Pace.STEP else None

    def go_on(self) -> None:
        """End the turn, let the computer make its next move, or request the score sheet."""
        if self.pending_action == NEXT_MOVE:
            self.computer_moves()
        elif self.pending_action == SCORES:
            self.scores_requested.emit()
        elif self.pending_action == END_TURN:
            self.awaiting_end_turn = False
            self._show_current(())
        elif self.pending_action == PASS:
            self.session.choose([PASS])

    def skip_wait(self) -> None:
        """Do now what the timer would do later."""
        if self._timer.isActive():
            self._timer.stop()
            self._time_is_up()

    def _time_is_up(self) -> None:
        if self.awaiting_end_turn:
            self.go_on()
        else:
            self.computer_moves()

    def _moved(self) -> None:
        """Follow a move of the person in the timeline."""
        self.awaiting_end_turn = self._can_wait_for_end_turn()
        self.stepped.emit()
        self._show_current(())

    def take_over(self) -> None:
        """Show the table to the awaited person."""
        self._hand_over.lift()
        self._show_current(())

    def has_played(self, seat: Seat) -> bool:
        """Return whether a seat has decided anything in a turn of its own."""
        match, own_turn = self.match, self.session.table.own_turn
        return any(
            match.steps[index].seat == seat
            and own_turn(match.game.view(match.state_at(index), seat))
            for index in range(match.cursor - 1, -1, -1)
        )

    # -- computers ---------------------------------------------------------------------------

    @property
    def computer_to_move(self) -> bool:
        """Whether a computer is to act and nothing prevents it."""
        seat = self.match.to_act
        at_end = self.match.cursor == len(self.match.steps)
        return (
            seat is not None
            and seat not in self.match.people
            and at_end
            and not self.awaiting_end_turn
        )

    @property
    def thinking(self) -> bool:
        """Whether a computer was asked for a move or a hint and has not decided yet."""
        return self._computers.thinking

    def computer_moves(self) -> None:
        """Let the computer make its next move as soon as it has decided."""
        self._timer.stop()
        seat = self.match.to_act
        if seat is not None and self.computer_to_move and not self.thinking:
            self._computers.ask(seat, self._decided)

    def _decided(self, decision: Decision[Any]) -> None:
        self.play(decision.move, decision)

    def hint(self, answer: Answer) -> None:
        """Request a computer's decision for the viewer, from the viewer's knowledge.

        The answer may come now, later, or not at all if the game continues first.
        """
        seat = self.match.to_act
        if seat is not None and self.session.moves and not self.thinking:
            self._computers.advise(self.session, seat, answer)

    def note_hint(self) -> None:
        """Count a hint, which records mention."""
        self.match.hints += 1
        self.stepped.emit()

    def alternatives(self, number: int) -> list[LogEntry]:
        """List a computer's next best moves at a step, as the viewer may know them."""
        return self._log.alternatives(number, self._hand_over.visible_seat)

    def pause(self) -> None:
        """Pause the computers, for example while another page is shown."""
        self._timer.stop()
        self._computers.stop()

    # -- showing -----------------------------------------------------------------------------

    def _show_current(self, events: tuple[Event, ...]) -> None:
        """Show the position at the cursor, and start a waiting computer."""
        self._computers.stop()
        match, hand_over, acting = self.match, self._hand_over, self.match.to_act
        hand_over.turn_to(match.steps[-1].seat if self.awaiting_end_turn else acting)
        viewer = hand_over.visible_seat
        mine = acting in match.people and acting == viewer
        entries = self._log.entries(viewer)
        pending_action = self._find_going_on()
        with self.session.input():
            self.session.show(
                match.state,
                viewer=viewer,
                waiting=hand_over.waiting,
                entries=entries[: match.cursor],
                playable=mine,
                events=match.censored(events, viewer),
                pending_action=pending_action,
            )
            may_pass = self.session.selector.begins(PASS)
            self.pending_action = PASS if may_pass else pending_action
            self.timeline = self.history.timeline(entries)
            if self.awaiting_end_turn and not self._confirm_end():
                self._timer.start(LOOK)
            elif self.computer_to_move and self._pace() is not Pace.STEP:
                stay = STAY[self.session.table.weight(events)] if events else 1.0
                self._timer.start(round(self._pace() * stay))
            else:
                self._timer.stop()
