"""The announcement of the next player where several people share a screen."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QWheelEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.art.brush import color
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import PLAYERS
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import BOLD, LEFT, RIGHT, text, text_width
from festival_desktop.controller.match_controller import Pace
from festival_desktop.core.game import Seat, early_turn_seat
from festival_desktop.play.match import AnyMatch
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.widgets.base import Painted

_SHORTEST, _LONGEST = 400, 1400
"""Minimum and maximum milliseconds of an announcement."""


class TurnBanner(Painted, QWidget):
    """Announces whose turn it is, if another person was at the screen before.

    It shows only the name: the instruction line says what to do. Presses on it are ignored, so that
    nobody acts for the next person; any key ends it.
    """

    def __init__(
        self, view: TableView, match: AnyMatch, pace: Callable[[], Pace], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._view, self._match, self._pace = view, match, pace
        self._announced: Seat | None = None
        """The person whose turn was announced last."""
        self._seat: Seat = 0
        self._name = ""
        self.own, self.area = QPixmap(), QRectF()
        """Picture of the person's own area, and its position."""
        self.shown = 1.0
        """Progress of the slide-in animation."""
        self._focus: QWidget | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.end)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def show_turn(self, sentence: str) -> None:
        """Announce the turn of a new position."""
        session, match = self._view.table.session, self._match
        seat = session.active
        if session.waiting is not None:
            self._announced = None
        if seat is None or not session.moves:
            self.end()
        elif seat != self._announced and len(match.people) > 1:
            self._announced = seat
            last = match.steps[match.cursor - 1].events if match.cursor else ()
            if early_turn_seat(last) is not None:  # The player who took the turn knows already.
                self.end()
                return
            pace = self._pace()  # Longer when computers play slowly, too.
            length = max(_SHORTEST, min(_LONGEST, Pace.NORMAL if pace is Pace.STEP else pace))
            self.begin(seat, match.players[seat].name, sentence, self._own(), length)

    def _own(self) -> tuple[QPixmap, QRectF]:
        """Grab the person's own area, with its place; nothing without motion."""
        view = self._view
        motion, area = view.table.motion, view.table.presenter.own_area()
        if area is None or not motion.enabled or not view.isVisible():
            return QPixmap(), QRectF() if area is None else area
        motion.skip()  # Show it complete.
        return view.grab(area.toAlignedRect()), area.translated(0, view.y())

    def begin(
        self, seat: Seat, name: str, words: str, own: tuple[QPixmap, QRectF], length: int
    ) -> None:
        """Announce a turn for `length` milliseconds; `own` slides in from the nearest edge.

        A screen reader speaks `words`, too.
        """
        self._seat, self._name = seat, name
        self.own, self.area = own
        if self.isHidden():
            self._focus = self.window().focusWidget()
        self.setAccessibleName(words if words.startswith(name) else f"{name}. {words}")
        self.show()
        self.raise_()
        self.setFocus()
        self._timer.start(length)
        self._view.table.motion.run(self, "turn-banner", min(length, durations.REFIT), self._come)

    def end(self) -> None:
        """Uncover the table and restore the focus."""
        if self.isHidden():
            return
        self._timer.stop()
        self.own = QPixmap()
        if self.hasFocus() and self._focus is not None:
            self._focus.setFocus()  # Before Qt picks another widget.
        self.hide()

    def _come(self, part: float) -> None:
        self.shown = part
        self.update()

    # -- input -------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():  # Ignore a key held since the last turn.
            self.end()

    def mousePressEvent(self, event: QMouseEvent) -> None: ...

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None: ...

    def wheelEvent(self, event: QWheelEvent) -> None: ...

    # -- painting ----------------------------------------------------------------------------

    def paint(self, p: QPainter) -> None:
        p.fillRect(self.rect(), color("night", 0.55 * self.shown))
        if not self.own.isNull():
            p.save()
            p.setClipRect(self.area)
            p.fillRect(self.area, color("night"))
            area, page = self.area, QRectF(self.rect())
            edges = {
                page.bottom() - area.center().y(): QPointF(0, area.height()),
                area.center().x() - page.left(): QPointF(-area.width(), 0),
                page.right() - area.center().x(): QPointF(area.width(), 0),
            }
            off = edges[min(edges)]  # Slides in from the nearest edge.
            p.drawPixmap(area.topLeft() + off * (1.0 - self.shown), self.own)
            p.restore()
        self._paint_band(p)

    def _paint_band(self, p: QPainter) -> None:
        high, edge, tint = self.px(112), self.px(9), color(PLAYERS[self._seat].colour)
        band = QRectF(0, self.height() * 0.4 - high / 2, self.width(), high)
        p.setOpacity(self.shown)
        paint_paper(p, band.adjusted(-12, 0, 12, 0), 0)
        p.fillRect(QRectF(band.left(), band.top(), band.width(), edge), tint)
        p.fillRect(QRectF(band.left(), band.bottom() - edge, band.width(), edge), tint)
        mark, px = self.px(86), self.px(30)
        wide = min(mark + text_width(self._name, px, BOLD) + 1, self.width() - self.px(60))
        room = QRectF(band.center().x() - wide / 2, band.top(), wide, high)
        if self.isRightToLeft():
            sign, name, align = room.right() - px, room.adjusted(0, 0, -mark, 0), RIGHT
        else:
            sign, name, align = room.left() + px, room.adjusted(mark, 0, 0, 0), LEFT
        paint_token(p, QPointF(sign, band.center().y()), px, self._seat, edge="ink")
        text(p, name, self._name, px, "ink", BOLD, align)
