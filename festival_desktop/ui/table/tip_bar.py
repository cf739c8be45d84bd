"""The strip below a table's title bar that teaches each new thing once."""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import MEDIUM
from festival_desktop.core.game import Event
from festival_desktop.models.change import Change
from festival_desktop.models.session import Session
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.speech import announce
from festival_desktop.ui.style import STRIP_BLEED
from festival_desktop.ui.table.side_panel import Sheet
from festival_desktop.ui.tips import TipBook
from festival_desktop.ui.widgets.base import Translated
from festival_desktop.ui.widgets.buttons import DiscardButton
from festival_desktop.ui.widgets.labels import FittedLabel
from festival_desktop.ui.widgets.layouts import fill, space

HEIGHT, LEAST = 46.0, 34.0
"""At every text size, so that the table keeps its room; over a table it may be lower."""
_GAP = 6
_LEAST_WORDS = 160.0
"""Narrower words have their button below them."""
_WIDTH = 720.0
"""Width when shown over a table."""


class TipBar(Translated, Sheet):
    """Open only while it teaches; it closes with the next step."""

    opened = Signal()
    """Emitted when the bar opens or closes, which may change the table's height."""
    switched_off = Signal()
    """Emitted when tips are switched off."""

    def __init__(
        self, session: Session, tips: TipBook | None, settings: Settings, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session, self._tips, self._settings = session, tips, settings
        self._events: list[Event] = []
        """Events since the last decision of a person."""
        self._told = ""
        """Key of the tip shown."""
        self.tip = FittedLabel(13.5, "ink", MEDIUM, self)
        self.off = DiscardButton("paper", px=13, height=30, parent=self)
        self.off.set_bleed(STRIP_BLEED)
        self.off.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # The table keeps the focus.
        self.off.clicked.connect(self._switch_off)
        self._row = fill(QHBoxLayout(self), (self.tip, 1), self.off)
        space(self._row, (18, 2, 8, 2), _GAP)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        settings.changed("tips").connect(self._tips_changed)
        self.hide()
        self.retranslate()

    def show_turn(self, change: Change) -> None:
        """Show a tip about what `change` brought for the first time."""
        self._events += change.events
        if change.position:
            self._show(self._choose() if self._session.moves and self._settings.tips else "")

    def lie_over(self, area: QRect) -> None:
        """Use the top of this part of the table, so that the board does not move."""
        self._stack(area)
        wide = self._width_over(area)
        high = min(max(self.sizeHint().height(), self._height_over(area)), area.height())
        self.setGeometry(area.center().x() - wide // 2, area.top(), wide, high)
        self.raise_()

    def fits(self, area: QRect) -> bool:
        """Return whether the tip can be read in this part of the table."""
        fits = self._height_over(area) <= area.height()
        if not fits:  # it takes the whole width above the table
            self._row.setDirection(QHBoxLayout.Direction.LeftToRight)
        return fits

    def give_way(self, sheet: QRect) -> None:
        """Hide while a sheet that has grown over the table covers the tip."""
        self.setVisible(bool(self._told) and not sheet.intersects(self.geometry()))

    def _width_over(self, area: QRect) -> int:
        return min(area.width(), round(self.px(_WIDTH) * text_scale()))

    def _height_over(self, area: QRect) -> int:
        edges, button = self._row.contentsMargins(), self.off.sizeHint()
        words = self._words_over(area)
        if words < self._least_words():
            words += button.width() + _GAP
            needed = self.tip.least_height(words) + 1 + button.height() + _GAP
        else:
            needed = max(self.tip.least_height(words) + 1, button.height())
        return round(max(self.px(LEAST), needed + edges.top() + edges.bottom()))

    def _words_over(self, area: QRect) -> int:
        """Return the width of the words beside the button."""
        edges = self._row.contentsMargins()
        beside = self.off.sizeHint().width() + _GAP + edges.left() + edges.right()
        return self._width_over(area) - beside

    def _least_words(self) -> float:
        return self.px(_LEAST_WORDS) * text_scale()

    def _stack(self, area: QRect) -> None:
        """Put the button below the words where both are narrow beside each other."""
        narrow, way = self._words_over(area) < self._least_words(), QHBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if narrow else way.LeftToRight)

    def close_tip(self) -> bool:
        """Close the tip; return False if there was none."""
        told = self._told
        self._show("")
        return bool(told)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.close_tip()

    def _tips_changed(self) -> None:
        if not self._settings.tips:
            self.close_tip()

    def _switch_off(self) -> None:
        self._settings.tips = False
        self.close_tip()
        self.switched_off.emit()

    def _choose(self) -> str:
        """Choose the tip about something new, and mark it as told."""
        events, self._events = self._events, []
        session, viewer = self._session, self._session.viewer
        if self._tips is None or viewer is None:
            return ""
        if tip := self._tips.choose(events, session.view, session.moves, viewer):
            self._tips.note(tip)
        return tip

    def _show(self, told: str) -> None:
        self._told = told
        self._say()
        if bool(told) == self.isHidden():
            self.setVisible(bool(told))
            self.opened.emit()

    def _say(self) -> None:
        words = self._tips.words(self._told) if self._tips is not None and self._told else ""
        if words != self.tip.text():
            self.tip.setText(words)
            announce(self, words)

    def retranslate(self) -> None:
        self._say()
        self.tip.setToolTip(self.tr("Close this tip (Esc)"))
        self.off.say(self.tr("No more tips"))
        self.off.setToolTip(self.tr("You can turn tips on again in Settings."))

    def sizeHint(self) -> QSize:
        return QSize(600, round(self.px(HEIGHT)))
