"""The steps of a turn as beads on a cord: done, possible, required."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from festival_desktop.art.plates import paint_cord, paint_step
from festival_desktop.art.type import BOLD, text_width
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.plain_text import show_tool_tip
from festival_desktop.ui.words.game_words import StepState, TurnStep, TurnText

_LOOK = {
    StepState.DONE: "done",
    StepState.SKIPPED: "skipped",
    StepState.MAY: "open",
    StepState.NOW: "now",
    StepState.LATER: "later",
}
_PX, _SIDE, _PRESENT = 14.0, 25.0, 32.0
"""Font size of the step name, and heights of the current bead and of the others."""
_GAP = 5.0


class TurnBar(Painted, QWidget):
    """Shows the steps of a `TurnText`; only the present one is named."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.turn = TurnText("")
        self.named = True
        """Whether there is room for the name of the current step."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_turn(self, turn: TurnText) -> None:
        if turn != self.turn:
            self.turn = turn
            notes = (f"{step.title}: {step.note}" for step in turn.steps)
            self.setAccessibleName(turn.sentence)
            self.setAccessibleDescription("; ".join(notes))
            self.updateGeometry()
            self.update()

    def present(self) -> TurnStep | None:
        """Return the required step, or else the first possible one."""
        steps = self.turn.steps
        found = (step for state in (StepState.NOW, StepState.MAY) for step in steps
                 if step.state is state)  # fmt: skip
        return next(found, None)

    def name_width(self) -> float:
        """Return the width of the present step's name; 0 without one."""
        step = self.present()
        return text_width(step.title, self.px(_PX), BOLD) + self.px(18) if step else 0.0

    def set_named(self, named: bool) -> None:
        """Set whether there is room for the name of the present step."""
        if named != self.named:
            self.named = named
            self.updateGeometry()
            self.update()

    def width_of(self, named: bool) -> float:
        """Return the needed width, with or without the name."""
        number, gap = len(self.turn.steps), self.px(_GAP)
        if not number:
            return 0.0
        beads = (number - 1) * (self.px(_SIDE) + gap) + self.px(_PRESENT)
        return beads + (self.name_width() if named else 0.0) + self.px(8)

    def sizeHint(self) -> QSize:
        return QSize(round(self.width_of(self.named)), round(self.px(40)))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def tags(self) -> list[tuple[QRectF, str]]:
        """List the rectangle and name of each bead."""
        present, found, left = self.present(), [], self.px(4)
        for step in self.turn.steps:
            high = self.px(_PRESENT if step is present else _SIDE)
            title = step.title if step is present and self.named else ""
            wide = high + (self.name_width() if title else 0.0)
            place = QRectF(left, (self.height() - high) / 2, wide, high)
            if self.isRightToLeft():
                place.moveRight(self.width() - left)
            found.append((place, title))
            left += wide + self.px(_GAP)
        return found

    def _at(self, spot: QPointF) -> TurnStep | None:
        tags = zip(self.tags(), self.turn.steps, strict=True)
        return next((step for (place, _), step in tags if place.contains(spot)), None)

    def step_at(self, spot: QPointF) -> str:
        """Return the kind of the step at a point; empty if there is none."""
        step = self._at(spot)
        return "" if step is None else step.kind

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            step = self._at(QPointF(event.pos()))
            words = "" if step is None else f"{step.title}: {step.note}".rstrip(": ")
            show_tool_tip(event, words, self)
            return True
        return super().event(event)

    def paint(self, p: QPainter) -> None:
        tags = self.tags()
        if not tags:
            return
        y = self.height() / 2
        paint_cord(p, QPointF(tags[0][0].center().x(), y), QPointF(tags[-1][0].center().x(), y))
        for n, ((place, title), step) in enumerate(zip(tags, self.turn.steps, strict=True), 1):
            paint_step(p, place, n, title, state=_LOOK[step.state], px=self.px(_PX))
