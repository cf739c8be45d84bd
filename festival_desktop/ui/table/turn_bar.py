"""The turn as tags on a cord: what is done, what may be done, what must be."""

from PySide6.QtCore import QEvent, QPointF, QRectF
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.art.plates import NOTE, paint_cord, paint_step
from festival_desktop.art.type import BOLD, text, text_width
from festival_desktop.ui.widgets.look import Painted
from festival_desktop.ui.widgets.plain_text import show_tool_tip
from festival_desktop.ui.words.game_words import StepState, TurnText

_LOOK = {
    StepState.DONE: "done",
    StepState.SKIPPED: "skipped",
    StepState.MAY: "open",
    StepState.NOW: "now",
    StepState.LATER: "later",
}
_OPEN = (StepState.NOW, StepState.MAY)
_LEFT_OUT = (
    (StepState, StepState),
    (StepState, _OPEN),
    (StepState, ()),
    (_OPEN, ()),
    ((StepState.NOW,), ()),
)
"""Of which steps there are titles and notes, with less and less of them."""
_PX = 14.0
_GAP = 10.0
_WIDEST = 230.0
"""Tags do not grow beyond this: on a wide window they stay together."""


class TurnBar(Painted, QWidget):
    """Shows a `TurnText`. Its sentence is what a screen reader speaks."""

    preferred, least = (640, 48), (300, 40)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turn = TurnText("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_turn(self, turn: TurnText) -> None:
        if turn != self.turn:
            self.turn = turn
            notes = (f"{step.title}: {step.note}" for step in turn.steps)
            self.setAccessibleName(turn.sentence)
            self.setAccessibleDescription("; ".join(notes))
            self.update()

    def tags(self) -> list[tuple[QRectF, str, str]]:
        """Where each tag is painted, with its title and its note.

        Where there is no room for all words, those of steps that are not open are left out first.
        """
        steps = self.turn.steps
        if not steps:
            return []
        gap, inset = self.px(_GAP), self.px(6)
        room = QRectF(self.rect()).adjusted(self.px(10), inset, -self.px(10), -inset)
        free = room.width() - (len(steps) - 1) * gap
        for titled, noted in _LEFT_OUT:
            words = [
                (
                    step.title if step.state in titled else "",
                    step.note if step.state in noted else "",
                )
                for step in steps
            ]
            needs = [self._need(room.height(), *each) for each in words]
            if sum(needs) <= free:
                break
        more = max(0.0, free - sum(needs)) / len(steps)
        widths = [
            need if need >= self.px(_WIDEST) else min(self.px(_WIDEST), need + more)
            for need in needs
        ]
        left = room.center().x() - (sum(widths) + (len(steps) - 1) * gap) / 2
        found = []
        for width, (title, note) in zip(widths, words, strict=True):
            place = QRectF(left, room.top(), width, room.height())
            if self.isRightToLeft():
                place.moveRight(room.left() + room.right() - left)
            found.append((place, title, note))
            left += width + gap
        return found

    def _need(self, height: float, title: str, note: str) -> float:
        """The width at which words are no smaller than they usually are."""
        wide = text_width(title, self.px(_PX), BOLD, scaled=False)
        wide = max(wide, text_width(note, self.px(_PX) * NOTE, scaled=False))
        return height + (wide + height * 0.2 + 2 if wide else 0)

    def step_at(self, spot: QPointF) -> str:
        """The kind of the step whose tag is there; empty if there is none."""
        tags = zip(self.tags(), self.turn.steps, strict=True)
        return next((step.kind for (place, *_), step in tags if place.contains(spot)), "")

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tool_tip(event, self.turn.sentence, self)
            return True
        return super().event(event)

    def paint(self, p: QPainter) -> None:
        tags = self.tags()
        if tags:
            whole, reach = tags[0][0].united(tags[-1][0]), self.px(8)
            y = whole.center().y()
            paint_cord(p, QPointF(whole.left() - reach, y), QPointF(whole.right() + reach, y))
            for n, ((place, *words), step) in enumerate(zip(tags, self.turn.steps, strict=True), 1):
                paint_step(p, place, n, *words, state=_LOOK[step.state], px=self.px(_PX))
        elif sentence := self.turn.sentence:
            room = QRectF(self.rect()).adjusted(self.px(10), 0, -self.px(10), 0)
            width = min(room.width(), text_width(sentence, self.px(15), BOLD) + self.px(8))
            centre, out = room.center(), width / 2 + self.px(14)
            paint_cord(p, QPointF(room.left(), centre.y()), centre - QPointF(out, 0))
            paint_cord(p, centre + QPointF(out, 0), QPointF(room.right(), centre.y()))
            text(p, room, sentence, self.px(15), "light_hi", BOLD, wrap=width >= room.width())
