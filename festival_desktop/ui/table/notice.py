"""A strip of paper with one message that disappears by itself."""

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.type import (
    LEFT,
    RIGHT,
    SEMIBOLD,
    line_height,
    text,
    text_width,
    wrapped_height,
)
from festival_desktop.ui.speech import announce
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.buttons import Button

READABLE = 4000
"""Base display time of a short message, in milliseconds."""
PER_LETTER = 55
"""Additional milliseconds per character beyond the first sixty."""
_EDGE = 10
"""Margin for the shadow."""


class Notice(Painted, QWidget):
    """Shown over its parent, at the lower middle of its room."""

    rule_requested = Signal(str)
    """Emitted with the rules topic of the message."""
    accepted = Signal()
    """Emitted when the offer is accepted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = ""
        self._icon = "info"
        self._topic = ""
        self._room = QRectF()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self._button = Button("primary", "play", px=14, height=32, parent=self)
        self._button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # The table keeps the focus.
        self._button.clicked.connect(self.accepted)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    @property
    def words(self) -> str:
        """The current message; empty when hidden."""
        return "" if self.isHidden() else self._words

    @property
    def topic(self) -> str:
        """The topic of the current message; empty without one."""
        return "" if self.isHidden() else self._topic

    @property
    def offer(self) -> str:
        """The text of its button; empty without one."""
        return "" if self.isHidden() or self._button.isHidden() else self._button.label

    def say(self, words: str, icon: str = "info", topic: str = "", offer: str = "") -> None:
        """Show a message.

        `topic`: a second line links to the rules. `offer`: a button with this text, for which it
        waits.
        """
        self._words, self._icon, self._topic = words, icon, topic
        self._button.say(offer)
        self._button.setVisible(bool(offer))
        spoken = f"{words} {self._link()}".strip()
        self.setAccessibleName(spoken)
        announce(self, spoken)
        self._place()
        self.show()
        self.raise_()
        self.update()
        if offer:
            self._timer.stop()
        else:
            self._timer.start(READABLE + PER_LETTER * max(0, len(words) - 60))

    def set_room(self, room: QRectF) -> None:
        """Set the part of the parent to stay in."""
        self._room = room
        if not self.isHidden():
            self._place()

    def hideEvent(self, event: QEvent) -> None:
        self._timer.stop()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        topic = self.topic
        self.hide()
        if topic and self.link_place().contains(event.position()):
            self.rule_requested.emit(topic)

    def _link(self) -> str:
        return self.tr("Show rule (F1)") if self._topic else ""

    def link_place(self) -> QRectF:
        """Return the rectangle of the second line."""
        paper = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        high = self._link_height() + self.px(8)
        return QRectF(paper.left(), paper.bottom() - high, paper.width(), high)

    def _link_height(self) -> float:
        """Return the height of what is below the text."""
        if not self._button.isHidden():
            return self.px(38)
        return line_height(self.px(14), SEMIBOLD) if self._topic else 0.0

    def _place(self) -> None:
        px, lead = self.px(15), self.px(46)
        widest = max(160.0, min(self._room.width() - 40, self.px(640)))
        wide = max(text_width(self._words, px, SEMIBOLD), text_width(self._link(), px, SEMIBOLD))
        words = min(wide + 4, widest - lead - self.px(18))
        height = wrapped_height(self._words, words, px, SEMIBOLD) + self.px(22)
        height += self._link_height()
        width = words + lead + self.px(18)
        x = self._room.center().x() - width / 2
        y = self._room.bottom() - height - self.px(14)
        whole = QRectF(x, y, width, height).adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
        self.setGeometry(whole.toAlignedRect())
        size = self._button.sizeHint()
        x = _EDGE if self.isRightToLeft() else self.width() - _EDGE - size.width()
        self._button.setGeometry(QRect(x, self.height() - _EDGE - size.height(), *size.toTuple()))

    def paint(self, p: QPainter) -> None:
        paper = QRectF(self.rect()).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)
        paint_paper(p, paper, 10)
        side, mirrored = self.px(22), self.isRightToLeft()
        x = paper.right() - self.px(14) - side if mirrored else paper.left() + self.px(14)
        sign = QRectF(x, paper.center().y() - side / 2, side, side)
        paint_icon(p, sign, self._icon, "lacquer")
        lead, end = self.px(46), self.px(14)
        words = paper.adjusted(end if mirrored else lead, 0, -(lead if mirrored else end), 0)
        align = RIGHT if mirrored else LEFT
        above = words.adjusted(0, 0, 0, -self._link_height())
        text(p, above, self._words, self.px(15), "ink", SEMIBOLD, align, wrap=True)
        if self._topic:
            link = self.link_place().adjusted(
                words.left() - paper.left(), 0, words.right() - paper.right(), -self.px(8)
            )
            text(p, link, self._link(), self.px(14), "lacquer", SEMIBOLD, align)
