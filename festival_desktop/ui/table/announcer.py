"""Tells a screen reader what happens at a table: every new line of the log in its order, once,
and whose turn it is, at once.
"""

from PySide6.QtWidgets import QWidget

from festival_desktop.core.game import Seat
from festival_desktop.models.change import Change
from festival_desktop.models.session import Session
from festival_desktop.ui.speech import announce


class Announcer:
    def __init__(self, session: Session, log: QWidget, table: QWidget) -> None:
        self._session, self._log, self._table = session, log, table
        self._turn: tuple[Seat | None, str] = None, ""
        """Who was last said to be able to act, and what was said."""

    def tell(self, change: Change, turn: str) -> None:
        """`turn`: the sentence of what is to be done now."""
        if change.events and change.log_from is not None:
            log = self._session.log
            for row in range(change.log_from, log.rowCount()):
                announce(self._log, str(log.index(row, 0).data()))
        seat = self._session.active if self._session.moves else None
        if seat is not None and (seat, turn) != self._turn:
            announce(self._table, turn, at_once=seat != self._turn[0])
        self._turn = seat, turn
