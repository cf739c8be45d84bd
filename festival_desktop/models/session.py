"""The game as the screen knows it: one view, its pieces, possible selections, and the log.

Scenes, lists and pages talk to a `Session`. They select in it; when the selections amount to a
legal move it emits `chosen`, and the controller plays it and shows the new position. However much
happens within one input, `changed` is sent once, when all of it has settled.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from festival_desktop.core.decision import Reason
from festival_desktop.core.errors import Refusal
from festival_desktop.core.game import Event, Game, Seat
from festival_desktop.models.change import Change
from festival_desktop.models.choices import ChoicesModel
from festival_desktop.models.log import LogEntry, LogModel
from festival_desktop.models.pieces import PieceModel
from festival_desktop.play.move_selector import MoveSelector
from festival_desktop.play.preview import Preview
from festival_desktop.play.seats import Player
from festival_desktop.play.table import TAKE, Table, Target
from festival_desktop.play.weight import Weight

PASS = Target("pass")
"""The single selection that gives up the rest of a turn, in games with such a move."""
END_TURN = Target("end-turn")
"""Hands a finished turn on to the next player."""
NEXT_MOVE = Target("next-move")
"""Lets a computer make its next move."""
SCORES = Target("scores")
"""Opens the score sheet after the game."""


class Words(Protocol):
    """The texts a session's lists need; the user interface supplies them."""

    def entry(self, entry: LogEntry) -> str:
        """Describe what happened in one step."""

    def reason(self, reason: Reason) -> str:
        """Explain why a computer made its move."""

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        """Describe a target after these selections."""


class Session(QObject):
    """Signals carry plain Python values, so all are declared as objects."""

    words: Words
    """Texts of its lists, set by the creator before anything is shown."""

    changed = Signal(object)
    """Emitted once per input with the `Change`."""
    chosen = Signal(object)
    """Emitted with a complete legal move."""
    refused = Signal(str, object)
    """Emitted with the rule id and numbers of a `Refusal` when a selection breaks the rules."""
    go_on_requested = Signal()
    """Emitted when the action offered instead of a move is selected."""

    def __init__(
        self,
        game: Game[Any, Any, Any],
        table: Table[Any, Any],
        players: Sequence[Player],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.table = table
        self.players = tuple(players)
        self.one_person = sum(not player.computer for player in players) == 1
        """Whether a single person plays, who is addressed as “you” instead of by name."""
        self.view: Any = None
        self.viewer: Seat | None = None
        """The seat whose knowledge is shown; None hides every hand."""
        self.active: Seat | None = None
        """The seat to act or to end its turn; None when the game is over."""
        self.waiting: Seat | None = None
        """The person the hand-over screen is waiting for."""
        self.moves: Sequence[Any] = ()
        """All legal moves of the viewer, regardless of the selection; empty if the viewer may not
        act.
        """
        self._state: Any = None
        self._inputs = 0
        self._pending: Change | None = None
        self._previews: dict[Any, Preview] = {}
        self.selector: MoveSelector[Any] = MoveSelector((), table.selections)
        self.pieces = PieceModel(self)
        self.log = LogModel(
            lambda entry: self.words.entry(entry),
            lambda reason: self.words.reason(reason),
            lambda entry: self.table.weight(entry.events) is Weight.NOTHING,
            self,
        )
        self.choices = ChoicesModel(
            lambda target: self.words.target(target, self.selector.selected), self
        )

    # -- called by the owner of the timeline ---------------------------------------------------

    def show(
        self,
        state: Any,
        viewer: Seat | None,
        waiting: Seat | None,
        entries: Sequence[LogEntry],
        playable: bool,
        events: Iterable[Event] = (),
        pending_action: Target | None = None,
    ) -> None:
        """Show a position to `viewer`. `playable`: the viewer may act in it now.

        `pending_action` is the only target if something else lets the game continue: `END_TURN`,
        `NEXT_MOVE` or `SCORES`.
        """
        self._state = state
        self.viewer = viewer
        self.waiting = waiting
        self.active = viewer if pending_action == END_TURN else self.game.to_act(state)
        self.view = self.game.view(state, viewer)
        self._previews = {}
        self._offer(self.game.legal_moves(state) if playable and pending_action is None else ())
        if pending_action is not None:
            self.selector = MoveSelector((pending_action,), lambda target: (frozenset((target,)),))
        events = tuple(events)
        with self.input():
            self.pieces.show(self.table.pieces(self.view))
            log_from = self.log.show(entries)
            self.choices.show(list(self.selector.choices()))
            self._note(Change(True, True, log_from, events))

    def _offer(self, moves: Sequence[Any]) -> None:
        """Offer these moves for selection, except those that decide for a computer."""
        self.moves = moves
        self.selector = MoveSelector(moves, self.table.selections)
        takes = [target for target in self.selector.choices() if target.kind == TAKE]
        barred = [(frozenset((t,)),) for t in takes if self.players[t.key[0]].computer]
        if barred:
            self._offer([move for move, way in self.selector.ways if way not in barred])

    # -- one signal per input ------------------------------------------------------------------

    @contextmanager
    def input(self) -> Iterator[None]:
        """Group everything inside into one input: a press, a drop, an undo, a computer's move."""
        self._inputs += 1
        try:
            yield
        finally:
            self._inputs -= 1
            if not self._inputs and self._pending is not None:
                change, self._pending = self._pending, None
                self.changed.emit(change)

    def _note(self, change: Change) -> None:
        self._pending = change if self._pending is None else self._pending.then(change)

    # -- selections from scenes and lists -----------------------------------------------------

    def can_select(self, target: Target) -> bool:
        return target in self.selector.choices()

    def choose(self, path: Sequence[Target]) -> bool:
        """Make these the selections, from the first on, in one step.

        False if they lead to no legal move: then say why, if the rules know, and change nothing.
        """
        with self.input():
            possible = self.selector.choose(path)
            if possible:
                self._pick()
            else:
                self.refuse(path)
        return possible

    def choose_move(self, move: Any) -> None:
        """Choose this legal move as a whole, whatever is selected."""
        with self.input():
            self.chosen.emit(move)

    def select(self, target: Target) -> bool:
        """Select a target; return False, and explain why, if it leads to no legal move."""
        return self.choose([*self.selector.selected, target])

    def answer(self, target: Target) -> bool:
        """Select a target, and then everything that follows without a choice."""
        path = [*self.selector.selected, target]
        while (after := self.selector.after(path)) is not None:
            forced = after.forced()
            if forced is None or forced.kind not in self.table.IMPLIED:
                break
            path.append(forced)
        return self.choose(path)

    def back(self) -> bool:
        """Undo the last selection."""
        if not self.selector.back():
            return False
        self._pick()
        return True

    def clear(self) -> None:
        """Undo all selections."""
        if self.selector.selected:
            self.selector.clear()
            self._pick()

    def refuse(self, selected: Sequence[Target], waiting: bool = False) -> None:
        """Explain why these selections are not allowed; `waiting`: also on another seat's turn."""
        if self.active is None or not (waiting or self.moves):
            return
        tried = self.table.tried(self.view, selected)
        if isinstance(tried, Refusal):
            self.refused.emit(*tried)
        elif tried is not None:
            self.refused.emit(*self.game.why_not(self._state, tried))

    def _pick(self) -> None:
        with self.input():
            move = self.selector.chosen()
            if move is None:
                self.choices.show(list(self.selector.choices()))
                self._note(Change(choices=True))
            elif self.moves:
                self.chosen.emit(move)
            else:
                self.selector.clear()
                self.go_on_requested.emit()

    def preview(self, further: Sequence[Target] = ()) -> Preview | None:
        """Preview the only move that these further selections lead to."""
        move = self.selector.only_move_after(further) if self.moves else None
        return None if move is None else self.preview_of(move)

    def preview_of(self, move: Any) -> Preview:
        """Preview a legal move; computed once for each position."""
        if move not in self._previews:
            self._previews[move] = self.table.preview(self.view, move)
        return self._previews[move]
