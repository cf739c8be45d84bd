"""Telling a screen reader something that no focus change would tell it."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.core.game import Seat
from festival_desktop.models.change import Change
from festival_desktop.models.log import LogRole
from festival_desktop.models.session import Session


def announce(source: QWidget, words: str, *, at_once: bool = False) -> None:
    """Let a running screen reader speak these words after its current sentence.

    `at_once`: interrupt that sentence.
    """
    if words and QAccessible.isActive():
        event = QAccessibleAnnouncementEvent(source, words)
        if at_once:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)


class Announcer:
    """Announces new log lines in order, once each, and whose turn it is."""

    def __init__(self, session: Session, log: QWidget, table: QWidget) -> None:
        self._session, self._log, self._table = session, log, table
        self._turn: tuple[Seat | None, str] = None, ""
        """Seat and text of the last turn announcement."""

    def tell(self, change: Change, turn: str) -> None:
        """Announce a change; `turn` is the current instruction."""
        if change.events and change.log_from is not None:
            log = self._session.log
            for row in range(change.log_from, log.rowCount()):
                if not (line := log.index(row, 0)).data(LogRole.LEFT_OUT):
                    announce(self._log, str(line.data()))
        seat = self._session.active if self._session.moves else None
        if seat is not None and (seat, turn) != self._turn:
            announce(self._table, turn, at_once=seat != self._turn[0])
        self._turn = seat, turn
