"""The sheet of paper next to a table: log, news and choices."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.brush import outline
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import text_scale
from festival_desktop.models.session import Session
from festival_desktop.ui.style import draw_kept
from festival_desktop.ui.table.choices_panel import ChoicesPanel
from festival_desktop.ui.table.log_view import LogView
from festival_desktop.ui.table.recap_sheet import RecapSheet
from festival_desktop.ui.table.rows import LEAST_LINES
from festival_desktop.ui.widgets.base import Painted, Translated
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.layouts import fill
from festival_desktop.ui.words.game_words import GameWords

_EDGE, _GAP = 6, 5
_LEAST_WIDTH = 200
_WIDE, _TALL = 480, 340
"""Minimum size for both sheets side by side or stacked, in units of the page."""
_NARROW, _HIGH = 390, 300
"""Minimum size for both sheets side by side in a narrow but tall panel."""
RECAP, LOG, CHOICES, PLAYERS = range(4)
"""The tabs; the last shows what the table has no other room for."""


class Sheet(Painted, QWidget):
    """The paper background."""

    def paint(self, p: QPainter) -> None:
        draw_kept(p, self, "side-paper", _paint_sheet)


class SidePanel(Translated, Sheet):
    """The log and the choices, as tabs where both do not fit; news are a tab over the log.

    Where a table leaves it too little room it grows over the table while it has the keys, but not
    while the mouse only passes.
    """

    tab_shown = Signal(QRect)
    """The room below the tabs is the table’s; empty: it is this panel’s again."""
    grown = Signal(QRect)
    """Emitted when the panel grows over the table, and empty when it shrinks again."""

    def __init__(self, session: Session, words: GameWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._room, self._whole = QRect(), QRect()
        self._used = self._shared = False
        self._offered: tuple[int, ...] = ()
        self.wide = self.both = False
        """Whether the sheets are side by side, and whether both are visible at once."""
        self.tabs = Segmented(px=12.5, instead=("eye", "book", "next", "group"), parent=self)
        self.log = LogView(session.log, words.token)
        self.log.setMinimumHeight(1)  # It scrolls so that the tabs are never cut.
        self.choices = ChoicesPanel(session)
        self.recap = RecapSheet(words)
        self.sheets = fill(
            QBoxLayout(QBoxLayout.Direction.TopToBottom),
            (self.recap, 1),
            (self.log, 1),
            (self.choices, 1),
        )
        self.sheets.setSpacing(3 * _GAP)
        column = fill(QVBoxLayout(self), self.tabs, (self.sheets, 1))
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        column.setSpacing(_GAP)
        self.recap.changed.connect(self._place)
        self.recap.front_requested.connect(self._show_recap)
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]
        self.retranslate()
        self.tabs.choose(LOG)
        self.tabs.chosen.connect(self._place)

    def _show_recap(self) -> None:
        """Show the news, unless the person has chosen the list of choices."""
        if self.both or self.tabs.index != CHOICES:
            self.tabs.choose(RECAP)

    def show_choices(self) -> None:
        """Bring the choices to the front and focus them."""
        if not self.both:
            self.tabs.choose(CHOICES)
        self.choices.list.setFocus()

    def retranslate(self) -> None:
        words = [self.tr("News"), self.tr("Log"), self.tr("Choices"), self.tr("Players")]
        self.tabs.say(self.tr("Sheet"), words)
        self.tabs.part(RECAP).setToolTip(
            self.tr("Show what the others did, one step at a time (F7)")
        )
        self.tabs.part(CHOICES).setToolTip(self.tr("Choices (F6)"))
        self.recap.retranslate()
        self.log.retranslate()
        self.choices.retranslate()

    # -- places ------------------------------------------------------------------------------

    def set_room(self, room: QRect, whole: QRect, shared: bool = False) -> None:
        """Set the room that a table leaves, and the whole room."""
        self._room, self._whole, self._shared = room, whole, shared
        self._place()

    def _show_sheets(self) -> None:
        unit, way = self.px(text_scale()), QBoxLayout.Direction
        wide, high = self._room.width() / unit, self._room.height() / unit
        self.wide = wide >= _WIDE or (wide >= _NARROW and high >= _HIGH)
        self.both = self.wide or high >= _TALL
        self.sheets.setDirection(way.LeftToRight if self.wide else way.TopToBottom)
        recap = (RECAP,) if self.recap.wanted else ()
        offered = (LOG, *recap) if self.both else (LOG, *recap, CHOICES)
        offered += (PLAYERS,) if self._shared else ()
        if offered != self._offered:
            self._offered = offered
            self.tabs.offer(*offered)
        index = self.tabs.index
        self.tabs.setVisible(len(offered) > 1)
        self.recap.setVisible(index == RECAP)
        self.log.setVisible(index == LOG)
        self.choices.setVisible(index == CHOICES or (self.both and index != PLAYERS))

    def _place(self) -> None:
        self._show_sheets()
        place, given = QRect(self._room), QRect()
        tabs = self.tabs.sizeHint().height() + 2 * _EDGE + _GAP + 1
        place.setTop(min(place.top(), place.bottom() + 1 - tabs))  # They must stay clickable.
        if self.tabs.index == PLAYERS:
            place.setHeight(tabs - _GAP)
            given = QRect(self._room)
            given.setTop(place.bottom() + 1 + _GAP)
        elif self._used:
            place.setSize(place.size().expandedTo(self.minimumSizeHint()))
            place.moveBottom(self._room.bottom())
            place.moveLeft(max(0, min(place.left(), self._whole.right() - place.width())))
            place = place.intersected(self._whole)
            self.raise_()
        self.setGeometry(place)
        self.tab_shown.emit(given)

    def minimumSizeHint(self) -> QSize:
        """Return room for the sentence, some lines, and the tabs."""
        tabs = self.tabs.sizeHint()
        words = 2 * tabs.width() / max(2, len(self._offered))  # With more tabs, use icons.
        wide = round(max(self.px(_LEAST_WIDTH), words))
        wide = max(wide, self._room.width() - 2 * _EDGE)
        lines = LEAST_LINES * self.log.line_height() + tabs.height()
        lines += self.choices.top_height
        return QSize(wide + 2 * _EDGE, round(lines) + 2 * _EDGE + _GAP)

    def paint(self, p: QPainter) -> None:
        super().paint(p)
        if not self.both or self.tabs.index == PLAYERS:
            return
        front = self.recap if self.tabs.index == RECAP else self.log
        middle, log = 1.5 * _GAP, QRectF(front.geometry())
        p.setPen(outline("paper_edge", 1, 0.5))
        if not self.wide:
            y = log.bottom() + middle
            p.drawLine(QPointF(log.left(), y), QPointF(log.right(), y))
            return
        x = log.left() - middle if self.isRightToLeft() else log.right() + middle
        p.drawLine(QPointF(x, log.top()), QPointF(x, log.bottom()))

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest and self._used:
            self._place()  # The sentence has changed.
        return super().event(event)

    def _use(self, used: bool) -> None:
        if used != self._used:
            self._used = used
            self._place()
            self.grown.emit(self.geometry() if used else QRect())

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        self._use(new is not None and self.isAncestorOf(new))


def _paint_sheet(p: QPainter, rect: QRectF) -> None:
    paint_paper(p, rect.adjusted(1, 1, -1, -1), 9, lift=0)
