"""Who may take their sheet while everybody shades."""

from collections.abc import Callable

from festival_desktop.core.game import Seat
from festival_desktop.models.session import END_TURN, Session
from festival_desktop.play.seats import people
from festival_desktop.play.table import TAKE, Target
from festival_desktop.screens.lanterns_dice.table.position import Position


class Taking:
    def __init__(self, session: Session, position: Callable[[], Position]) -> None:
        self._session = session
        self._position = position

    def seats(self) -> frozenset[Seat]:
        """The people who may take their sheet now, or by ending the turn that is over."""
        session = self._session
        if session.can_select(END_TURN):
            return self._position().open_parts & people(session.players) - {session.viewer}
        choices = session.selector.choices()
        return frozenset(target.key[0] for target in choices if target.kind == TAKE)

    def end_and_take(self, target: Target) -> bool:
        """Whoever's turn is over need not be asked; it may have come to this sheet by itself."""
        with self._session.input():
            self._session.select(END_TURN)
            return self._session.view.seat == target.key[0] or self._session.select(target)
