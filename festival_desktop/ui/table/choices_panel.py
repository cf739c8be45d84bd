"""The possible actions as a list: the whole game can be played here by keyboard.

It is the twin of the table for everyone who cannot, or does not want to, use the mouse; a screen
reader speaks its rows.
"""

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QStyle, QStyleOptionViewItem, QVBoxLayout

from festival_desktop.art.brush import color, draw_rounded
from festival_desktop.art.cache import prepare
from festival_desktop.art.icons import paint_icon
from festival_desktop.models.choices import ChoiceRole
from festival_desktop.models.pieces import Index
from festival_desktop.models.session import Session
from festival_desktop.scenes.press_guard import PressGuard
from festival_desktop.ui.style import STRIP_BLEED
from festival_desktop.ui.table.rows import PaperList, RowPainter
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.layouts import fill
from festival_desktop.ui.widgets.panels import Group

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select)
_BACK = (Qt.Key.Key_Escape, Qt.Key.Key_Backspace)
_GAP = 6


class ChoicesList(PaperList):
    """Selects what is activated; Escape undoes the last selection.

    The row that keys activate is the current one. Qt's accessible list items know one action, which
    selects them: so nothing else selects a row here, and a row that is selected is activated.
    """

    pointed_at = Signal(object)
    """Emitted with the `Target` of the row that keys would activate."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.guard: PressGuard[Index] = PressGuard(self._meaning)
        self._hand: QPoint | None = None
        """Mouse position while over the rows."""
        self.setItemDelegate(_ChoiceRow(self))
        self.setMouseTracking(True)
        self.setModel(session.choices)
        self.clicked.connect(self._select)
        session.choices.modelReset.connect(self._begin)
        self.selectionModel().selectionChanged.connect(self._activate)

    def _begin(self) -> None:
        if self.hasFocus():
            self.setCurrentIndex(self.model().index(0, 0))
        if self._hand is not None:
            self.guard.change(self.indexAt(self._hand))

    def _meaning(self, index: Index) -> object:
        """Identify what a press would do: a decision differs between positions."""
        session = self._session
        return index.data(ChoiceRole.TARGET), session.viewer, session.view

    def point(self) -> None:
        """Emit the row that keys would activate, if any."""
        if self.hasFocus() and self.currentIndex().isValid():
            self.pointed_at.emit(self.currentIndex().data(ChoiceRole.TARGET))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.point()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.point()

    def selectionCommand(
        self, index: Index, event: QEvent | None = None
    ) -> QItemSelectionModel.SelectionFlag:
        return QItemSelectionModel.SelectionFlag.NoUpdate

    def _activate(self, selected: QItemSelection) -> None:
        for index in selected.indexes():
            self.clearSelection()
            self._select(index)

    def _select(self, index: QModelIndex) -> None:
        if index.isValid():
            self._session.answer(index.data(ChoiceRole.TARGET))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hand = event.position().toPoint()
        super().mouseMoveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._hand = event.position().toPoint()
        if not self.guard.stops(self.indexAt(self._hand)):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hand = None
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER:
            if not event.isAutoRepeat():
                self._select(self.currentIndex())
        elif event.key() not in _BACK or not self._session.back():
            super().keyPressEvent(event)


class _ChoiceRow(RowPainter):
    lead = 20.0

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        prepare(p)
        row = QRectF(option.rect)
        u = self.view.px
        hover = bool(option.state & QStyle.StateFlag.State_MouseOver)
        current = index == self.view.currentIndex() and self.view.hasFocus()
        if current or hover:
            light = color("primary1") if current else color("light", 0.38)
            draw_rounded(p, row.adjusted(1, 1, -1, -1), 6, light)
        words = self.words_in(row, index)
        mirrored = self.view.isRightToLeft()
        x = row.right() - u(17) if mirrored else row.left() + u(5)
        sign = QRectF(x, words.top() + u(3), u(12), u(12))
        ink = "on_seal" if current else "lacquer"
        paint_icon(p, sign, "next", ink, mirrored=mirrored)
        self.paint_words(p, words, str(index.data()), "on_seal" if current else "ink")


class ChoicesPanel(Group):
    """The instruction, the list, and a way back."""

    bleed = STRIP_BLEED

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.list = ChoicesList(session)
        # It scrolls: where there is little room, the way back is whole.
        self.list.setMinimumHeight(1)
        self.back = Button("paper", "back", px=13, height=28, parent=self)
        self.back.set_bleed(STRIP_BLEED)
        top = fill(QHBoxLayout(), self.back)
        top.addStretch(1)
        column = fill(QVBoxLayout(self), top, (self.list, 1))
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP)
        self.setFocusProxy(self.list)
        self.back.clicked.connect(self._go_back)
        session.changed.connect(self._picked)
        self._picked()

    @property
    def top_height(self) -> int:
        """Return the height of the instruction and the back button at this width."""
        high = self.back.sizeHint().height() - 2 * STRIP_BLEED + _GAP
        return 0 if self.back.isHidden() else high

    def describe(self, sentence: str) -> None:
        """Tell screen readers what to do now."""
        self.list.setAccessibleDescription(sentence)

    def retranslate(self) -> None:
        self.list.setAccessibleName(self.tr("Your options"))
        self.back.set_name(self.tr("Back"), self.tr("Undo the last choice (Esc)"))

    def _picked(self) -> None:
        self.back.setVisible(bool(self._session.selector.selected))
        self.list.point()  # The table has handled the change already.

    def _go_back(self) -> None:
        self._session.back()
        self.list.setFocus()
