"""Saved games as rows with columns; only visible ones are painted.

Keys and presses are emitted as signals; nothing is done to a file here.
"""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPoint,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QCursor,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QScrollBar,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from festival_desktop.art.brush import NO_BRUSH, color, outline, rounded, saved
from festival_desktop.art.cache import pixmap, prepare
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_focus_ring, paint_paper
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import (
    BOLD,
    LEFT,
    MEDIUM,
    RIGHT,
    SEMIBOLD,
    line_height,
    text,
    text_width,
    wrapped_height,
)
from festival_desktop.models.pieces import Index
from festival_desktop.models.saved_games import GameRole, SavedGame, SavedGamesModel
from festival_desktop.saves import file_operations
from festival_desktop.ui.pages.saved_games.columns import PROGRESS
from festival_desktop.ui.pages.saved_games.header import SortHeader
from festival_desktop.ui.pages.saved_games.words import CardWords, head
from festival_desktop.ui.thumbnail import Thumbnail, paint_water_window
from festival_desktop.ui.widgets.base import Themed, ink_palette
from festival_desktop.ui.widgets.current_item import CurrentWithFocus
from festival_desktop.ui.widgets.labels import elided
from festival_desktop.ui.widgets.plain_text import show_tool_tip

ROW = 64.0
"""The height of a row with the room around it, in units of the design."""
_MARGIN = 5.0
"""Room around a row for its shadow and its ring."""
_COLUMN = 118.0
"""A column that has less room than this gives way."""
Paint = Callable[[QPainter, QRectF], None]
_PICTURE = 1.62
"""The width of a thumbnail, of its height."""
_KEYS = {
    Qt.Key.Key_Return: "open",
    Qt.Key.Key_Enter: "open",
    Qt.Key.Key_Delete: "throw",
    Qt.Key.Key_Backspace: "throw",
    Qt.Key.Key_F2: "rename",
}
KEPT = 400
"""Maximum number of cached thumbnails; there may be thousands of games."""


class Thumbnails(QObject):
    """Makes thumbnails one at a time while the event loop is idle."""

    ready = Signal(object)
    """Emitted with the path of a game whose thumbnail is ready."""

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
        """Return a game's thumbnail if it is ready."""
        return self._known.get(_key(game))

    def want(self, games: Iterable[SavedGame]) -> None:
        """Make thumbnails for these games only: earlier ones are off the screen."""
        readable = (game for game in games if head(game) is not None)
        self._wanted = {_key(game): game for game in readable if _key(game) not in self._known}
        if self._wanted:
            self._timer.start()
        else:
            self._timer.stop()

    def first(self, game: SavedGame) -> None:
        """Make the thumbnail of this game first."""
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


class SavesTable(CurrentWithFocus, Themed, QTreeView):
    action_requested = Signal(str)
    """Emitted with an action for the current game: open, throw or rename."""
    current_changed = Signal()
    seen = Signal(object)
    """Emitted with the visible games as list[SavedGame], shortly after scrolling."""

    def __init__(self, games: SavedGamesModel, words: CardWords, thumbnails: Thumbnails) -> None:
        super().__init__()
        self.titles = SortHeader(self)
        self.setHeader(self.titles)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(QScrollBar(Qt.Orientation.Vertical, self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.viewport().setAutoFillBackground(False)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setAllColumnsShowFocus(True)
        self.setUniformRowHeights(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setModel(games)
        self.setItemDelegate(_Cell(self, words, thumbnails))
        self.titles.setSortIndicator(len(games.columns) - 1, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        self.verticalScrollBar().setSingleStep(20)
        self.doubleClicked.connect(lambda index: self.action_requested.emit("open"))
        self._look = QTimer(self, singleShot=True, interval=30)
        self._look.timeout.connect(self._look_around)
        self.verticalScrollBar().valueChanged.connect(self._look_soon)
        thumbnails.ready.connect(lambda path: self.viewport().update())
        games.modelReset.connect(self._look_soon)
        games.dataChanged.connect(self._look_soon)
        self.selectionModel().currentChanged.connect(lambda *_: self.current_changed.emit())
        self.apply_theme()

    def apply_theme(self) -> None:
        palette = ink_palette("ink")
        palette.setColor(QPalette.ColorRole.Highlight, color("paper", 0))  # rows have a ring
        self.setPalette(palette)
        self.scheduleDelayedItemsLayout()
        self._share_out()

    def _share_out(self) -> None:
        """Give every column its part of the width; where that is little, some give way."""
        games = self.model()
        if not isinstance(games, SavedGamesModel):
            return
        room, shown = self.viewport().width(), list(games.columns)
        for column in games.columns:
            least = self.px(_COLUMN) * max(1.0, text_scale() ** 0.8) * len(shown)
            if column.gives_way and room < least:
                shown.remove(column)
        left, whole = room, sum(column.share for column in shown)
        for section, column in enumerate(games.columns):
            self.titles.setSectionHidden(section, column not in shown)
            if column in shown:
                width = left if column is shown[-1] else room * column.share // whole
                self.titles.resizeSection(section, width)
                left -= width

    def minimumSizeHint(self) -> QSize:
        """Return room for the titles and two rows."""
        high = self.titles.sizeHint().height() + 2 * self.sizeHintForRow(0)
        return QSize(super().minimumSizeHint().width(), high)

    def hidden_words(self, game: SavedGame) -> list[str]:
        """List the texts of columns that have no room."""
        games = self.model()
        assert isinstance(games, SavedGamesModel)
        return [
            column.text(game)
            for section, column in enumerate(games.columns)
            if self.isColumnHidden(section)
        ]

    def retranslate(self) -> None:
        self.titles.retranslate()

    # -- filter --------------------------------------------------------------------------------

    @property
    def current(self) -> SavedGame | None:
        game: SavedGame | None = self.here.data(GameRole.GAME)
        return game

    @property
    def chosen(self) -> list[SavedGame]:
        """All that are selected, in their order; the current one if none is."""
        indexes = sorted(self.selectionModel().selectedRows(), key=QModelIndex.row)
        games = [index.data(GameRole.GAME) for index in indexes]
        return games or ([self.current] if self.current else [])

    def go_to(self, row: int) -> None:
        """Make this row, or the last one before it, the current one."""
        row = min(row, self.model().rowCount() - 1)
        self.go_to_index(self.model().index(max(0, row), 0))
        if not self.hasFocus():  # Otherwise the selection shows it.
            self.current_changed.emit()

    def _look_soon(self, *_: object) -> None:
        """Start the timer, whose own slot would take signal arguments for an interval."""
        self._look.start()

    def _look_around(self) -> None:
        model = self.model()
        if not model.rowCount():
            return
        first = max(0, self.indexAt(QPoint(10, 4)).row())
        high = max(1, self.rowHeight(model.index(first, 0)))
        last = first + self.viewport().height() // high + 2
        rows = range(first, min(model.rowCount(), last))
        self.seen.emit([model.index(row, 0).data(GameRole.GAME) for row in rows])

    # -- events --------------------------------------------------------------------------------

    def pause(self) -> None:
        self._look.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()
        self._look.start()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            event.ignore()
        elif event.key() in _KEYS and self.current is not None:
            self.action_requested.emit(_KEYS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    # -- rows ------------------------------------------------------------------------------------

    def card(self, row: QRectF) -> QRectF:
        """Return the rectangle of a row's paper."""
        margin = self.px(_MARGIN)
        return row.adjusted(margin, margin * 0.6, -margin, -margin * 1.2)

    def drawRow(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        prepare(p)
        card = self.card(QRectF(option.rect))
        if self.selectionModel().isRowSelected(index.row()):
            if self.hasFocus() and index.row() == self.currentIndex().row():
                paint_focus_ring(p, card, 9)
            else:
                with saved(p):
                    p.setBrush(NO_BRUSH)
                    p.setPen(outline("light", 3))
                    p.drawRoundedRect(card.adjusted(-1, -1, 1, 1), 10, 10)
        size, ratio = QSizeF(card.size()), self.devicePixelRatioF()
        paper = pixmap("save-row", size, ratio, lambda p, rect: paint_paper(p, rect, 9, lift=0))
        p.drawPixmap(card.topLeft(), paper)
        if self.rect().contains(hand := self.viewport().mapFromGlobal(QCursor.pos())) and (
            self.indexAt(hand).row() == index.row()
        ):
            p.fillPath(rounded(card, 9), color("light", 0.14))
        super().drawRow(p, option, index)


class _Cell(QStyledItemDelegate):
    """What a column says, on the paper of its row."""

    def __init__(self, view: SavesTable, words: CardWords, thumbnails: Thumbnails) -> None:
        super().__init__(view)
        self.view, self.words, self.thumbnails = view, words, thumbnails

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        height = self.view.px(ROW) * max(1.0, text_scale() ** 0.8)
        return QSize(round(self.view.px(60)), round(height))

    def helpEvent(
        self, event: QHelpEvent, view: QAbstractItemView, option: QStyleOptionViewItem, index: Index
    ) -> bool:
        """Show the whole text of a column, literally."""
        show_tool_tip(event, index.data() or "", view)
        return True

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        prepare(p)
        game: SavedGame = index.data(GameRole.GAME)
        u, cell = self.view.px, QRectF(option.rect)
        room = self.view.card(cell)
        room = QRectF(cell.left() + u(9), room.top() + u(6), cell.width() - u(15), room.height())
        room.setHeight(room.height() - u(12))
        if index.column() == 0:
            room = self._paint_picture(p, room, game)
            self._paint_game(p, room, game, str(index.data()))
            return
        if index.column() == PROGRESS:
            room = self._paint_token(p, room, game)
        self._paint_words(p, room, str(index.data()))

    # -- parts -----------------------------------------------------------------------------------

    @property
    def _align(self) -> Qt.AlignmentFlag:
        return RIGHT if self.view.isRightToLeft() else LEFT

    def _cut(self, room: QRectF, width: float) -> tuple[QRectF, QRectF]:
        """Split a width off the start of a line; return it and the rest."""
        if self.view.isRightToLeft():
            place = QRectF(room.right() - width, room.top(), width, room.height())
            return place, room.adjusted(0, 0, -width, 0)
        return QRectF(room.left(), room.top(), width, room.height()), room.adjusted(width, 0, 0, 0)

    def _paint_picture(self, p: QPainter, room: QRectF, game: SavedGame) -> QRectF:
        """Paint the thumbnail if there is room for it and text; return the rest."""
        width = room.height() * _PICTURE
        if room.width() < 2.8 * width:
            return self._cut(room, self.view.px(6))[1]
        place, rest = self._cut(room, width)
        thumbnail, ratio = self.thumbnails.of(game), self.view.devicePixelRatioF()
        paint: Paint = thumbnail.paint if thumbnail else paint_water_window
        p.drawPixmap(place.topLeft(), pixmap(("save", thumbnail), place.size(), ratio, paint))
        if game.info is not None and head(game) is None:
            paint_broken(p, place)
        return self._cut(rest, self.view.px(10))[1]

    def _paint_token(self, p: QPainter, room: QRectF, game: SavedGame) -> QRectF:
        token, u = self.words.leading(game), self.view.px
        if token is None:
            return room
        place, rest = self._cut(room, u(22))
        place = self._cut(place, u(16))[0]
        paint_token(p, place.center(), u(7), token, edge="ink")
        return rest

    def _paint_words(self, p: QPainter, room: QRectF, words: str) -> None:
        """Paint text in as many lines as fit, shortened if necessary."""
        px = self.view.px(13)
        longest = max((text_width(word, px, MEDIUM) for word in words.split()), default=0.0)
        high = wrapped_height(words, room.width(), px, MEDIUM)
        if longest <= room.width() and high <= room.height():
            text(p, room, words, px, "ink", MEDIUM, self._align, wrap=True, floor=px)
        else:
            words = elided(words, px, MEDIUM, room.width())
            text(p, room, words, px, "ink", MEDIUM, self._align)

    def _paint_game(self, p: QPainter, room: QRectF, game: SavedGame, title: str) -> None:
        """Paint the title, and further facts below."""
        px, small = self.view.px(15.5), self.view.px(12.5)
        high, low = line_height(px, BOLD), line_height(small, SEMIBOLD)
        top = room.top() + (room.height() - high - low) / 2
        title = elided(title, px, BOLD, room.width())
        place = QRectF(room.left(), top, room.width(), high)
        text(p, place, title, px, "ink", BOLD, self._align)
        place = QRectF(room.left(), top + high, room.width(), low)
        trouble = self.words.trouble(game)
        ink = "lacquer" if trouble else "ink_soft"
        if icon := self._sign(game):
            side = self.view.px(13)
            spot, place = self._cut(place, side + self.view.px(6))
            spot = QRectF(spot.left(), spot.center().y() - side / 2, side, side)
            paint_icon(p, spot, icon, ink)
        words = elided(self._about(game, trouble), small, SEMIBOLD, place.width())
        text(p, place, words, small, ink, SEMIBOLD, self._align)

    def _about(self, game: SavedGame, trouble: str) -> str:
        if game.info is None:
            return self.words.facts(game)
        named = self.words.game(game) if file_operations.title(game.path) else ""
        said = trouble or self.words.fairness(game)
        return " · ".join(filter(None, (named, *self.view.hidden_words(game), said)))

    def _sign(self, game: SavedGame) -> str:
        """Return the icon of fairness or trouble; empty while unknown."""
        found = self.words.verdict(game)
        if self.words.trouble(game):
            return "warning"
        if found is None or not found.fairness:
            return ""
        return "replay" if found.fairness in ("practice", "changed") else "check"


def paint_broken(p: QPainter, place: QRectF) -> None:
    """Paint the sign of a file that cannot be opened over its picture."""
    side = min(place.height() * 0.46, 84.0)
    sign = QRectF(0, 0, side, side)
    sign.moveCenter(place.center())
    paint_icon(p, sign, "warning", "light")
