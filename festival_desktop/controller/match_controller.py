"""One match at the screen: plays chosen moves, undoes, lets computers move, asks for saving."""

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
"""Milliseconds that what a last step showed is seen where nobody wants to end turns themselves."""
STAY = {Weight.NOTHING: 0.5, Weight.TRIFLE: 0.5, Weight.NEWS: 1.0, Weight.GREAT: 2.8}
"""How long a step is seen before the next move of a computer, in times of the pace."""
DONE = Target("done")
"""The one selection by which a person leaves the rest of a part of a turn."""


class MatchController(QObject):
    """Everything it does ends in one `Session.changed`; read its properties then."""

    stepped = Signal()
    """The timeline, the cursor or what is known of them has changed: time to save."""
    finished = Signal()
    """The game has just ended."""
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
        """`secrets`: seats hide something from each other, so people hand over the screen."""
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
        self.holding = self._may_hold()
        """A person's turn is over but not yet ended by them, so that it can be taken back."""
        self.going_on: Target | None = None
        """What one press of a button would select to let the game go on."""
        self.timeline = Timeline()
        """All steps, for a strip of them."""
        session.chosen.connect(self.play)
        session.go_on_requested.connect(self.go_on)

    def start(self) -> None:
        """Show the position and let the game go on from it."""
        self._computers.prepare()
        self._arrive(())

    # -- decisions ---------------------------------------------------------------------------

    def play(self, move: Any, decision: Decision[Any] | None = None) -> None:
        """A person's or a computer's move; raises `IllegalMove` and changes nothing.

        `decision`: what led a computer to it.
        """
        with self.session.input():
            played = self.match.play(move, decision)
            self.history.stack.push_last()
            self.holding = self._may_hold()
            self.stepped.emit()
            self._arrive(played.events)
        if self.match.to_act is None:
            self.finished.emit()

    def _may_hold(self) -> bool:
        """The last step gave a person's turn to somebody, and they may want to look at it.

        Either it can still be taken back, or it showed what only they may see, and the next person
        would come to the screen at once.
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
        """What lets the game go on where nobody has a move to choose."""
        if self.match.to_act is None:
            return SCORES
        if self.holding:
            return END_TURN
        return NEXT_MOVE if self.computer_to_move and self._pace() is Pace.STEP else None

    def go_on(self) -> None:
        """End the turn, let the computer make its next move, or ask for the score sheet."""
        if self.going_on == NEXT_MOVE:
            self.computer_moves()
        elif self.going_on == SCORES:
            self.scores_requested.emit()
        elif self.going_on == END_TURN:
            self.holding = False
            self._arrive(())
        elif self.going_on == PASS:
            self.session.choose([PASS])

    def hurry(self) -> None:
        """What would come by itself comes now."""
        if self._timer.isActive():
            self._timer.stop()
            self._time_is_up()

    def _time_is_up(self) -> None:
        if self.holding:
            self.go_on()
        else:
            self.computer_moves()

    def _moved(self) -> None:
        """Somebody has gone back or forth in the timeline."""
        self.holding = self._may_hold()
        self.stepped.emit()
        self._arrive(())

    def take_over(self) -> None:
        """The awaited person is at the screen."""
        self._hand_over.lift()
        self._arrive(())

    def had_turn(self, seat: Seat) -> bool:
        """Whether a seat has decided anything in a turn of its own."""
        match, own_turn = self.match, self.session.table.own_turn
        return any(
            match.steps[index].seat == seat
            and own_turn(match.game.view(match.state_at(index), seat))
            for index in range(match.cursor - 1, -1, -1)
        )

    # -- computers ---------------------------------------------------------------------------

    @property
    def computer_to_move(self) -> bool:
        """A computer is to act, and nothing keeps it from doing so."""
        seat = self.match.to_act
        at_end = self.match.cursor == len(self.match.steps)
        return seat is not None and seat not in self.match.people and at_end and not self.holding

    @property
    def thinking(self) -> bool:
        """A computer was asked for its move, or for a hint, and has not decided yet."""
        return self._computers.thinking

    def computer_moves(self) -> None:
        """Let the computer make its next move, as soon as it has decided."""
        self._timer.stop()
        seat = self.match.to_act
        if seat is not None and self.computer_to_move and not self.thinking:
            self._computers.ask(seat, self._decided)

    def _decided(self, decision: Decision[Any]) -> None:
        self.play(decision.move, decision)

    def hint(self, answer: Answer) -> None:
        """Get what a computer would do for the viewer, from the viewer's knowledge only.

        It comes at once or later, and not at all if the game goes on before.
        """
        seat = self.match.to_act
        if seat is not None and self.session.moves and not self.thinking:
            self._computers.advise(self.session, seat, answer)

    def note_hint(self) -> None:
        """Remember that somebody got one: records say so."""
        self.match.hints += 1
        self.stepped.emit()

    def alternatives(self, number: int) -> list[LogEntry]:
        """The next best moves of a computer's step, as whoever looks may know them."""
        return self._log.alternatives(number, self._hand_over.knows)

    def pause(self) -> None:
        """Keep the computers waiting, such as while the window shows another page."""
        self._timer.stop()
        self._computers.stop()

    # -- showing -----------------------------------------------------------------------------

    def _arrive(self, events: tuple[Event, ...]) -> None:
        """Show the position at the cursor, and set a waiting computer going."""
        self._computers.stop()
        match, hand_over, acting = self.match, self._hand_over, self.match.to_act
        hand_over.turn_to(match.steps[-1].seat if self.holding else acting)
        viewer = hand_over.knows
        mine = acting in match.people and acting == viewer
        entries = self._log.entries(viewer)
        going_on = self._find_going_on()
        with self.session.input():
            self.session.show(
                match.state,
                viewer=viewer,
                waiting=hand_over.waiting,
                entries=entries[: match.cursor],
                playable=mine,
                events=match.told(events, viewer),
                going_on=going_on,
            )
            may_pass = self.session.selector.begins(PASS)
            self.going_on = PASS if may_pass else going_on
            self.timeline = self.history.timeline(entries)
            if self.holding and not self._confirm_end():
                self._timer.start(LOOK)
            elif self.computer_to_move and self._pace() is not Pace.STEP:
                stay = STAY[self.session.table.weight(events)] if events else 1.0
                self._timer.start(round(self._pace() * stay))
            else:
                self._timer.stop()
