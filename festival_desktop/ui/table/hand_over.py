"""The hand-over screen, which hides the table while the laptop passes to the next person."""

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.scenery import Spot, paint_lake_scene
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import BOLD, MEDIUM, SEMIBOLD
from festival_desktop.core.game import Seat
from festival_desktop.models.log import LogModel
from festival_desktop.models.recap import news, since
from festival_desktop.models.session import Session
from festival_desktop.scenes.press_guard import PressGuard
from festival_desktop.ui.style import draw_kept
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.widgets.base import Painted, Translated
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill, turn
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.words.game_words import GameWords


class _Token(Painted, QWidget):
    """The sign of the awaited seat."""

    seat = 0
    preferred = 52, 52

    def paint(self, p: QPainter) -> None:
        paint_token(p, QRectF(self.rect()).center(), self.px(19), self.seat, edge="ink")


class HandOverScreen(Translated, Painted, QWidget):
    """Opaque, over the whole page. Shows the awaited person and their recap."""

    lift_requested = Signal()

    def __init__(
        self,
        session: Session,
        words: GameWords,
        has_played: Callable[[Seat], bool],
        table: Sequence[QWidget],
        parent: QWidget,
    ) -> None:
        """Set up; `table` is disabled behind it, and its last widget gets the focus back."""
        super().__init__(parent)
        self._session, self._words = session, words
        self._table, self._had_turn = table, has_played
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._times = 0
        """Number of times the screen was shown."""
        self.guard: PressGuard[None] = PressGuard(lambda _: self._times)
        """Prevents a double click that ended a turn from also lifting the curtain."""
        self._name = self._gained = ""
        self._since = False
        """Whether the awaited player has already had a turn."""
        self._recap = LogModel(words.entry, parent=self)
        """Log of the events since then."""
        self.panel = Panel("paper", self)
        self.panel.set_padding(26, 22, 26, 22)
        self.token = _Token()
        self.pass_on = Label(25, "ink", BOLD, wrap=True)
        self.gained = Label(15, "lacquer", SEMIBOLD, wrap=True)
        self.since = Label(13, "ink_soft", MEDIUM)
        self.lines = LogView(self._recap, lit=False)
        self.lift = Button("primary", "eye", px=17, height=46)
        self.undo = Button("paper", "undo", px=14, height=46)
        self.lift.clicked.connect(self._lift)
        for button in (self.lift, self.undo):
            button.setAutoDefault(True)  # Enter presses the focused button.
        self.setFocusProxy(self.lift)
        self._lay_out()
        self.hide()

    def _lay_out(self) -> None:
        head = fill(QHBoxLayout(), self.token, (self.pass_on, 1))
        head.setSpacing(14)
        self._feet = fill(QHBoxLayout(), (self.lift, 1), self.undo)
        self._feet.setSpacing(12)
        words = (head, self.since, (self.lines, 1), self.gained)
        column = fill(QVBoxLayout(self.panel), *words, self._feet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        self._column = column

    def cover(self, can_undo: bool) -> None:
        """Cover the table while the session waits for a person, and uncover it for them."""
        seat = self._session.waiting
        if seat is not None:
            self._wait_for(seat, can_undo)
        for widget in self._table:
            widget.setEnabled(seat is None)
        if seat is None and not self.isHidden():
            self.hide()
            self._table[-1].setFocus()

    def _wait_for(self, seat: Seat, can_undo: bool) -> None:
        entries = since(self._session, seat)  # Only public information.
        self._recap.show(news(self._session, entries))
        self._name = self._session.players[seat].name
        self._gained, self._since = self._words.recap(seat, entries), self._had_turn(seat)
        if self.isHidden():
            self._times += 1
            self.guard.change(None)
        self.token.seat = seat
        self.undo.setVisible(can_undo)
        self.lines.show_newest()
        self.retranslate()
        self.place()
        self.show()
        self.raise_()
        self.lift.setFocus()

    def retranslate(self) -> None:
        past = self._recap.rowCount() > 0
        self.pass_on.setText(self.tr("Pass the device to {name}").format(name=self._name))
        self.since.setText(self.tr("Since your last turn") if self._since else self.tr("So far"))
        self.gained.setText(self.tr("This gave you {gains}.").format(gains=self._gained))
        self.gained.setVisible(bool(self._gained))
        self.lines.setVisible(past)
        self.since.setVisible(past)
        self._say_lift()
        self.undo.say(self.tr("Undo the last step"))
        self.lines.retranslate()
        self.setAccessibleName(self.pass_on.text())

    def _say_lift(self, room: float = math.inf) -> None:
        """Label the button with as much of the name as fits."""
        words = self.tr("I am {name}: show me the table")
        for cut in range(len(self._name)):
            name = self._name[:-cut] + "…" if cut else self._name
            self.lift.say(words.format(name=name))
            if self.lift.minimumSizeHint().width() - 2 * self.lift.bleed <= room:
                break
        self.lift.setAccessibleName(words.format(name=self._name))

    def place(self) -> None:
        """Resize to the height of the text, within the page."""
        self._say_lift()
        turn(False, self._feet)
        least = max(580, self.panel.minimumSizeHint().width())
        width = min(self.width() - 40, max(least, round(self.width() * 0.46)))
        self.panel.setFixedWidth(width)
        margins = self.panel.contentsMargins()
        room = width - margins.left() - margins.right()
        turn(self._feet.minimumSize().width() > room, self._feet)
        self._say_lift(room)
        self._column.activate()
        height = max(self.panel.sizeHint().height(), self._column.totalHeightForWidth(width))
        if self._recap.rowCount():
            room = self.lines.sizeHint().height()
            height += max(0, self._lines_height(width) - room)
        height = min(self.height() - 30, height)
        self.panel.setFixedHeight(height)
        self.panel.move((self.width() - width) // 2, (self.height() - height) // 2)

    def _lines_height(self, width: int) -> int:
        """Return the preferred height of the list."""
        margins = self.panel.contentsMargins()
        self.lines.resize(width - margins.left() - margins.right(), self.lines.height())
        rows = range(self.lines.model().rowCount())
        return sum(self.lines.sizeHintForRow(row) for row in rows) + 4

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._lift()
        # No other key may reach the table behind it.

    def _lift(self) -> None:
        if not self.guard.stops(None):
            self.lift_requested.emit()

    def paint(self, p: QPainter) -> None:
        draw_kept(p, self, "hand-over", _paint_night)


def _paint_night(p: QPainter, rect: QRectF) -> None:
    width, height = rect.width(), rect.height()
    moon = Spot(width * 0.86, height * 0.16, height * 0.05)
    paint_lake_scene(p, rect, height * 0.46, moon=moon)
