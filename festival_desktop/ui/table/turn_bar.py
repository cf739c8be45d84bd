"""The turn as tags on a cord: what is done, what may be done, what must be."""

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from festival_desktop.art.plates import paint_cord, paint_step
from festival_desktop.art.type import BOLD, text, text_width
from festival_desktop.ui.widgets.look import Painted
from festival_desktop.ui.words.game_words import StepState, Turn

_LOOK = {
    StepState.DONE: "done",
    StepState.SKIPPED: "skipped",
    StepState.MAY: "open",
    StepState.NOW: "now",
    StepState.LATER: "later",
}
_GAP = 10.0
_WIDEST = 230.0
"""Tags do not grow beyond this: on a wide window they stay together."""


class TurnBar(Painted, QWidget):
    """Shows a `Turn`. Its sentence is what a screen reader speaks."""

    preferred, least = (640, 48), (300, 40)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turn = Turn("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_turn(self, turn: Turn) -> None:
        if turn != self.turn:
            self.turn = turn
            notes = (f"{step.title}: {step.note}" for step in turn.steps)
            self.setAccessibleName(turn.sentence)
            self.setAccessibleDescription("; ".join(notes))
            self.update()

    def places(self) -> list[QRectF]:
        """Where each tag is painted."""
        number = len(self.turn.steps)
        if not number:
            return []
        gap, inset = self.u(_GAP), self.u(6)
        room = QRectF(self.rect()).adjusted(self.u(10), inset, -self.u(10), -inset)
        width = min(self.u(_WIDEST), (room.width() - (number - 1) * gap) / number)
        used = number * width + (number - 1) * gap
        left = room.center().x() - used / 2
        places = [
            QRectF(left + n * (width + gap), room.top(), width, room.height())
            for n in range(number)
        ]
        return places[::-1] if self.isRightToLeft() else places

    def step_at(self, spot: QPointF) -> str:
        """The kind of the step whose tag is there; empty if there is none."""
        tags = zip(self.places(), self.turn.steps, strict=True)
        return next((step.kind for place, step in tags if place.contains(spot)), "")

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.turn.sentence, self)
            return True
        return super().event(event)

    def paint(self, p: QPainter) -> None:
        places = self.places()
        if places:
            ends = sorted((places[0], places[-1]), key=lambda place: place.left())
            reach, y = self.u(8), places[0].center().y()
            paint_cord(p, QPointF(ends[0].left() - reach, y), QPointF(ends[1].right() + reach, y))
            for n, (place, step) in enumerate(zip(places, self.turn.steps, strict=True), 1):
                look = _LOOK[step.state]
                paint_step(p, place, n, step.title, step.note, state=look, px=self.u(14))
        elif self.turn.sentence:
            self._paint_sentence(p)

    def _paint_sentence(self, p: QPainter) -> None:
        room = QRectF(self.rect()).adjusted(self.u(10), 0, -self.u(10), 0)
        width = min(room.width(), text_width(self.turn.sentence, self.u(15), BOLD) + self.u(8))
        y, centre = room.center().y(), room.center().x()
        gap = self.u(14)
        paint_cord(p, QPointF(room.left(), y), QPointF(centre - width / 2 - gap, y))
        paint_cord(p, QPointF(centre + width / 2 + gap, y), QPointF(room.right(), y))
        text(p, room, self.turn.sentence, self.u(15), "light_hi", BOLD)
