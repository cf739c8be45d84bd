"""Saved games as cards in a list that scrolls. However many there are, only those seen are painted.

Keys and presses are told by signals; nothing is done to a file here.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QModelIndex, QObject, QPoint, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from festival_desktop.art.brush import NO_BRUSH, color, outline, rounded, saved
from festival_desktop.art.cache import pixmap, prepare
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_focus_ring, paint_paper
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import BOLD, LEFT, MEDIUM, RIGHT, SEMIBOLD, text, text_width
from festival_desktop.models.pieces import Index
from festival_desktop.models.saved_games import GameRole, SavedGame, SavedGamesModel
from festival_desktop.ui.pages.saved_games.words import CardWords, head
from festival_desktop.ui.table.rows import PaperList
from festival_desktop.ui.thumbnail import Thumbnail, paint_water_window
from festival_desktop.ui.widgets.labels import elided

ROW = 82.0
"""The height of a card with the room around it, in units of the design."""
_MARGIN = 5.0
"""Room around a card for its shadow and its ring."""
_KEYS = {
    Qt.Key.Key_Return: "open",
    Qt.Key.Key_Enter: "open",
    Qt.Key.Key_Delete: "throw",
    Qt.Key.Key_Backspace: "throw",
    Qt.Key.Key_F2: "rename",
}
KEPT = 400
"""Thumbnails are small, but there may be thousands."""


class Thumbnails(QObject):
    """Made one at a time while the event loop is idle."""

    ready = Signal(object)
    """The path of a game whose thumbnail is there now."""

    def __init__(
        self, make: Callable[[Path], Thumbnail | None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make = make
        self._known: dict[tuple[Path, float], Thumbnail | None] = {}
        self._wanted: dict[tuple[Path, float], SavedGame] = {}
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._next)

    def of(self, game: SavedGame) -> Thumbnail | None:
        """What is known of it by now."""
        return self._known.get(_key(game))

    def want(self, games: Iterable[SavedGame]) -> None:
        """Only these: whatever was wanted before is not on the screen any more."""
        readable = (game for game in games if head(game) is not None)
        self._wanted = {_key(game): game for game in readable if _key(game) not in self._known}
        if self._wanted:
            self._timer.start()
        else:
            self._timer.stop()

    def first(self, game: SavedGame) -> None:
        """This one before all others."""
        self.want([game, *self._wanted.values()])

    def pause(self) -> None:
        self._timer.stop()

    def _next(self) -> None:
        key = next(iter(self._wanted))
        del self._wanted[key]
        if not self._wanted:
            self._timer.stop()
        while len(self._known) >= KEPT:
            del self._known[next(iter(self._known))]
        self._known[key] = self._make(key[0])
        self.ready.emit(key[0])


def _key(game: SavedGame) -> tuple[Path, float]:
    return game.path, game.changed


class SavesList(PaperList):
    action_requested = Signal(str)
    """open, throw or rename: what somebody wants to do with the current game."""
    current_changed = Signal()
    seen = Signal(object)
    """list[SavedGame]: what is on the screen now, a little later than it got there."""

    def __init__(self, games: SavedGamesModel, words: CardWords, thumbnails: Thumbnails) -> None:
        super().__init__()
        self.setModel(games)
        self.setItemDelegate(_Card(self, words, thumbnails))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.verticalScrollBar().setSingleStep(20)
        self.doubleClicked.connect(lambda index: self.action_requested.emit("open"))
        self._look = QTimer(self, singleShot=True, interval=30)
        self._look.timeout.connect(self._look_around)
        self.verticalScrollBar().valueChanged.connect(self._look_soon)
        thumbnails.ready.connect(lambda path: self.viewport().update())
        games.modelReset.connect(self._look_soon)
        games.dataChanged.connect(self._look_soon)
        self.selectionModel().currentChanged.connect(lambda *_: self.current_changed.emit())

    # -- which ones ----------------------------------------------------------------------------

    @property
    def current(self) -> SavedGame | None:
        game: SavedGame | None = self.here.data(GameRole.GAME)
        return game

    @property
    def chosen(self) -> list[SavedGame]:
        """All that are selected, in their order; the current one if none is."""
        indexes = sorted(self.selectionModel().selectedIndexes(), key=QModelIndex.row)
        games = [index.data(GameRole.GAME) for index in indexes]
        return games or ([self.current] if self.current else [])

    def go_to(self, row: int) -> None:
        """Make this row, or the last one before it, the current one."""
        row = min(row, self.model().rowCount() - 1)
        self.go_to_index(self.model().index(max(0, row), 0))
        if not self.hasFocus():  # otherwise the selection tells it
            self.current_changed.emit()

    def _look_soon(self, *_: object) -> None:
        """What signals carry would be taken for an interval by the timer itself."""
        self._look.start()

    def _look_around(self) -> None:
        model = self.model()
        if not model.rowCount():
            return
        first = max(0, self.indexAt(QPoint(10, 4)).row())
        last = first + self.viewport().height() // max(1, self.sizeHintForRow(0)) + 2
        rows = range(first, min(model.rowCount(), last))
        self.seen.emit([model.index(row, 0).data(GameRole.GAME) for row in rows])

    # -- events --------------------------------------------------------------------------------

    def pause(self) -> None:
        self._look.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()
        elif event.key() in _KEYS and self.current is not None:
            self.action_requested.emit(_KEYS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class _Card(QStyledItemDelegate):
    def __init__(self, view: SavesList, words: CardWords, thumbnails: Thumbnails) -> None:
        super().__init__(view)
        self.view, self.words, self.thumbnails = view, words, thumbnails

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = self.view.px(ROW) * max(1.0, text_scale() ** 0.8)
        return QSize(self.view.viewport().width(), round(height))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        prepare(p)
        game: SavedGame = index.data(GameRole.GAME)
        margin, state = self.view.px(_MARGIN), option.state
        card = QRectF(option.rect).adjusted(margin, margin * 0.6, -margin, -margin * 1.2)
        ratio = self.view.devicePixelRatioF()
        if state & QStyle.StateFlag.State_Selected:
            focused = self.view.hasFocus() and index == self.view.currentIndex()
            self._paint_chosen(p, card, focused)
        size = QSizeF(card.width(), card.height())
        paper = pixmap("save-card", size, ratio, lambda p, rect: paint_paper(p, rect, 9, lift=0))
        p.drawPixmap(card.topLeft(), paper)
        if state & QStyle.StateFlag.State_MouseOver:
            p.fillPath(rounded(card, 9), color("light", 0.14))
        pad = self.view.px(7)
        place = self._part(card, pad, pad + self._picture_width(card), pad, card.height() - 2 * pad)
        broken = game.info is not None and head(game) is None
        paint_thumbnail(p, place, self.thumbnails.of(game), ratio, broken=broken)
        self._paint_words(p, card, game)

    def _paint_chosen(self, p: QPainter, card: QRectF, focused: bool) -> None:
        if focused:
            paint_focus_ring(p, card, 9)
            return
        with saved(p):
            p.setBrush(NO_BRUSH)
            p.setPen(outline("light", 3))
            p.drawRoundedRect(card.adjusted(-1, -1, 1, 1), 10, 10)

    # -- parts -----------------------------------------------------------------------------------

    def _part(self, card: QRectF, left: float, right: float, top: float, height: float) -> QRectF:
        """A place in a card; where the language runs to the left, on the other side of it."""
        x = card.left() + (card.width() - right if self.view.isRightToLeft() else left)
        return QRectF(x, card.top() + top, right - left, height)

    def _picture_width(self, card: QRectF) -> float:
        return (card.height() - self.view.px(14)) * 1.62

    def _paint_words(self, p: QPainter, card: QRectF, game: SavedGame) -> None:
        u = self.view.px
        high, left = card.height(), self._picture_width(card) + u(22)
        right = card.width() - u(14)
        start, end = (RIGHT, LEFT) if self.view.isRightToLeft() else (LEFT, RIGHT)
        when = self.words.when(game)
        room = text_width(when, u(12.5), MEDIUM) + u(4)
        head, line = u(16.5), high * 0.33
        token, indent = self.words.leading(game), 0.0
        if token is not None:
            indent = u(24)
            spot = self._part(card, left, left + u(16), high * 0.12, line).center()
            paint_token(p, spot, u(7.5), token, edge="ink")
        place = self._part(card, left + indent, right - room - u(8), high * 0.12, line)
        words = elided(self.words.headline(game), head, BOLD, place.width())
        text(p, place, words, head, "ink", BOLD, start)
        place = self._part(card, right - room, right, high * 0.12, line)
        text(p, place, when, u(12.5), "ink_soft", MEDIUM, end)
        place = self._part(card, left, right, high * 0.44, high * 0.24)
        words = elided(self.words.facts(game), u(13), MEDIUM, place.width())
        text(p, place, words, u(13), "ink_soft", MEDIUM, start)
        place = self._part(card, left, right, high * 0.68, high * 0.22)
        self._paint_state(p, place, game, start)

    def _paint_state(
        self, p: QPainter, place: QRectF, game: SavedGame, align: Qt.AlignmentFlag
    ) -> None:
        """Fair or not, or what is wrong: a sign and a few words."""
        trouble = self.words.trouble(game)
        said = trouble or self.words.fairness(game)
        if not said:
            return
        icon, ink = ("warning", "lacquer") if trouble else ("check", "ink_soft")
        found = self.words.verdict(game)
        if not trouble and found is not None and found.fairness in ("practice", "changed"):
            icon = "replay"
        u, side = self.view.px, self.view.px(13)
        mirrored = self.view.isRightToLeft()
        x = place.right() - side if mirrored else place.left()
        paint_icon(p, QRectF(x, place.center().y() - side / 2, side, side), icon, ink)
        cut = side + u(6)
        room = place.adjusted(0, 0, -cut, 0) if mirrored else place.adjusted(cut, 0, 0, 0)
        words = elided(said, u(12.5), SEMIBOLD, room.width())
        text(p, room, words, u(12.5), ink, SEMIBOLD, align)


def paint_thumbnail(
    p: QPainter, place: QRectF, thumbnail: Thumbnail | None, ratio: float, *, broken: bool
) -> None:
    """A window on a table, or on water as long as the table is not known."""
    paint: Callable[[QPainter, QRectF], None] = thumbnail.paint if thumbnail else paint_water_window
    key = ("save-picture", thumbnail)
    p.drawPixmap(place.topLeft(), pixmap(key, QSizeF(place.size()), ratio, paint))
    if broken:
        side = min(place.height() * 0.46, 84.0)
        sign = QRectF(0, 0, side, side)
        sign.moveCenter(place.center())
        paint_icon(p, sign, "warning", "light")
