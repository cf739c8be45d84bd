"""The header of a table: a press, or the keyboard, sorts by a column."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QFrame, QHeaderView, QWidget

from festival_desktop.art.brush import saved
from festival_desktop.art.cache import prepare
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.theme import FINGER
from festival_desktop.art.type import LEFT, RIGHT, SEMIBOLD, line_height, text
from festival_desktop.ui.widgets.base import Themed
from festival_desktop.ui.widgets.labels import elided

_PX = 13.0
_ACROSS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_SORT = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class SortHeader(Themed, QHeaderView):
    """Arrow keys go from title to title, Enter sorts by one, and again the other way round."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table = table
        self._here = 0
        """The column that keys are for."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSectionsClickable(True)
        self.setSortIndicatorShown(True)
        self.setStretchLastSection(False)
        self.setMinimumSectionSize(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        self.sortIndicatorChanged.connect(self._sorted)

    def _sorted(self, section: int) -> None:
        self._here = section
        self.retranslate()

    def retranslate(self) -> None:
        """Set the accessible name: the current column and its order."""
        title = str(self.model().headerData(self._here, Qt.Orientation.Horizontal))
        if self._here == self.sortIndicatorSection():
            up = self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder
            words = self.tr("{column}, ascending") if up else self.tr("{column}, descending")
            title = words.format(column=title)
        self.setAccessibleName(title)
        self.viewport().update()

    def apply_theme(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        high = max(FINGER, line_height(self.px(_PX), SEMIBOLD) + self.px(8))
        return QSize(super().sizeHint().width(), round(high))

    def paintSection(self, p: QPainter, rect: QRect, section: int) -> None:
        if self.isSectionHidden(section):
            return
        prepare(p)
        pad, px = self.px(6), self.px(_PX)
        room = QRectF(rect).adjusted(pad, 0, -pad, 0)
        mirrored = self.isRightToLeft()
        align = RIGHT if mirrored else LEFT
        title = str(self.model().headerData(section, Qt.Orientation.Horizontal))
        if section == self.sortIndicatorSection():
            side = px * 0.9
            words = room.adjusted(side, 0, 0, 0) if mirrored else room.adjusted(0, 0, -side, 0)
            title = elided(title, px, SEMIBOLD, words.width())
            wide = text(p, words, title, px, "on_sky", SEMIBOLD, align)
            left = words.right() - wide - side - pad / 2 if mirrored else words.left() + wide
            self._paint_arrow(p, QRectF(left + pad / 4, room.center().y() - side / 2, side, side))
        else:
            title = elided(title, px, SEMIBOLD, room.width())
            text(p, room, title, px, "on_sky", SEMIBOLD, align)
        if self.hasFocus() and section == self._here:
            paint_focus_ring(p, QRectF(rect).adjusted(3, 4, -3, -4), 6)

    def _paint_arrow(self, p: QPainter, place: QRectF) -> None:
        with saved(p, place.center()):
            if self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder:
                p.scale(1, -1)
            paint_icon(p, place.translated(-place.center()), "down", "on_sky")

    # -- keys ----------------------------------------------------------------------------------

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.retranslate()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()

    def _next_order(self) -> Qt.SortOrder:
        same = self._here == self.sortIndicatorSection()
        if same and self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder:
            return Qt.SortOrder.DescendingOrder
        return Qt.SortOrder.AscendingOrder

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _ACROSS:
            step = -_ACROSS[key] if self.isRightToLeft() else _ACROSS[key]
            shown = [n for n in range(self.count()) if not self.isSectionHidden(n)]
            place = shown.index(self._here) if self._here in shown else 0
            self._here = shown[min(max(0, place + step), len(shown) - 1)]
            self.retranslate()
        elif key in _SORT:
            self.setSortIndicator(self._here, self._next_order())
        elif key == Qt.Key.Key_Down:
            self._table.setFocus()
        else:  # also what the table does with its keys
            event.setAccepted(not event.modifiers() and key != Qt.Key.Key_Escape)
