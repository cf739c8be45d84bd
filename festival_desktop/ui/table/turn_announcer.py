"""Announces whose turn it is, where somebody else was at the screen before."""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap

from festival_desktop.controller.match_controller import Pace
from festival_desktop.core.game import Seat, taker
from festival_desktop.play.match import AnyMatch
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.table.turn_banner import TurnBanner

_SHORTEST, _LONGEST = 400, 1400
"""Milliseconds somebody else is announced."""


class TurnAnnouncer:
    def __init__(
        self, banner: TurnBanner, view: TableView, match: AnyMatch, pace: Callable[[], Pace]
    ) -> None:
        self._banner, self._view, self._match, self._pace = banner, view, match, pace
        self._announced: Seat | None = None
        """The person whose turn was announced last."""

    def update(self, sentence: str) -> None:
        """Another position is shown; `sentence` says the turn."""
        session = self._view.table.session
        seat = session.active
        if session.waiting is not None:
            self._announced = None
        if not session.moves:
            self._banner.end()
        if not session.moves or seat == self._announced or len(self._match.people) < 2:
            return
        self._announced = seat
        assert seat is not None
        if self._taken():
            self._banner.end()
            return
        name = self._match.players[seat].name
        self._banner.begin(seat, name, sentence, self._own(), self._length())

    def _taken(self) -> bool:
        """Whoever is to act took the turn themselves: they know, and may go on at once."""
        match = self._match
        last = match.steps[match.cursor - 1].events if match.cursor else ()
        return taker(last) is not None

    def _own(self) -> tuple[QPixmap, QRectF]:
        """What lies before the person, and where on the page; nothing where nothing moves."""
        view = self._view
        motion, area = view.table.motion, view.table.presenter.own_area()
        if area is None or not motion.enabled or not view.isVisible():
            return QPixmap(), QRectF() if area is None else area
        motion.skip()  # it comes in as a whole
        return view.grab(area.toAlignedRect()), area.translated(0, view.y())

    def _length(self) -> int:
        """Longer where computers are slow, too."""
        pace = self._pace()
        return max(_SHORTEST, min(_LONGEST, Pace.NORMAL if pace is Pace.STEP else pace))
