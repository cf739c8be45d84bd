"""The boxes on the jetty: a button for each game."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from festival_desktop.art.brush import NO_BRUSH, color, halo, outline, rounded, saved
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, line_height, text
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.opening import ready
from festival_desktop.ui.scale import scale_of
from festival_desktop.ui.style import draw_kept
from festival_desktop.ui.widgets.base import Painted, Themed


class BoxButton(Painted, QPushButton):
    """A standing box: press it to play."""

    _SIDE, _TOP, _FOOT = 0.14, 0.10, 0.05
    """Margins for the sides, shadow and glow of the box, in widths of its front."""

    def __init__(self, box: GameBox, parent: QWidget) -> None:
        super().__init__(parent)
        self.show_box(box)
        self.setAutoDefault(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_box(self, box: GameBox) -> None:
        self.box = box
        self.setToolTip(box.label)
        self.setAccessibleName(box.label)
        self.setAccessibleDescription(", ".join(box.facts))
        self.update()

    def place(self, front: QRectF) -> None:
        w = front.width()
        whole = front.adjusted(-w * self._SIDE, -w * self._TOP, w * self._SIDE, w * self._FOOT)
        self.setGeometry(whole.toAlignedRect())

    def front(self) -> QRectF:
        w = self.width() / (1 + 2 * self._SIDE)
        return QRectF(self.rect()).adjusted(
            w * self._SIDE, w * self._TOP, -w * self._SIDE, -w * self._FOOT
        )

    def paint(self, p: QPainter) -> None:
        front = self.front()
        lit = self.underMouse() or self.isDown()
        if lit:
            halo(p, front, 6, "light", front.width() * 0.10, 1.0)
        if self.hasFocus():
            paint_focus_ring(p, front, 5)
        if ready(self):
            draw_kept(p, self, ("box", self.box.name, self.box.title), self._paint)
        else:
            self._sketch(p, front)
        if lit:
            with saved(p):
                p.setBrush(NO_BRUSH)
                p.setPen(outline("brass_pale", 2))
                p.drawRoundedRect(front.adjusted(4, 4, -4, -4), 3, 3)

    def _sketch(self, p: QPainter, front: QRectF) -> None:
        p.fillPath(rounded(front, 4), color(self.box.colours[1]))
        title = front.adjusted(18, front.height() * 0.72, -18, 0)
        text(p, title, "\n".join(self.box.title), self.px(20), "moon0", BOLD, wrap=True)

    def _paint(self, p: QPainter, rect: QRectF) -> None:
        from festival_desktop.art.boxes import paint_box  # slow: not for the first frame

        paint_box(p, self.front(), self.box.paint, self.box.colours, self.box.title)


class GameShelf(Themed, QWidget):
    """The shelf: boxes on a jetty, a brass plate of facts below each."""

    opened = Signal(str)

    def __init__(self, boxes: Sequence[GameBox]) -> None:
        super().__init__()
        self.buttons = [BoxButton(box, self) for box in boxes]
        for button, box in zip(self.buttons, boxes, strict=True):
            button.clicked.connect(partial(self.opened.emit, box.name))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_boxes(self, boxes: Sequence[GameBox]) -> None:
        """Show the same boxes in the current language."""
        for button, box in zip(self.buttons, boxes, strict=True):
            button.show_box(box)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(self.px(736)), round(self.px(290) + self._plank()))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.px(480)), round(self.px(230) + self._plank()))

    def _plank(self) -> float:
        """Return the height of the board with the plates."""
        if text_scale() <= 1:
            return self.px(56)
        words = line_height(self.px(14), BOLD) + line_height(self.px(13))
        return max(self.px(56), words + self.px(18))

    def _board(self) -> QRectF:
        high = self._plank()
        return QRectF(0, self.height() - high - high * 0.34, self.width(), high)

    def _fronts(self) -> list[QRectF]:
        board, number = self._board(), len(self.buttons)
        top = self.px(10)
        room = board.top() - top - self.px(5)
        width = min((self.width() - self.px(50)) / number - self.px(24), room / 1.18)
        gap = (self.width() - number * width) / (number + 0.35)
        return [QRectF(gap * 0.62 + i * (width + gap), top, width, room) for i in range(number)]

    def apply_theme(self) -> None:
        for button, front in zip(self.buttons, self._fronts(), strict=True):
            button.place(front)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.apply_theme()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        if ready(self):
            boxes = tuple(button.box for button in self.buttons)
            draw_kept(p, self, ("jetty", boxes, scale_of(self)), self._paint)
        else:
            p.fillRect(self._board().adjusted(4, 0, -4, 0), color("wood"))
        p.end()

    def _paint(self, p: QPainter, rect: QRectF) -> None:
        from festival_desktop.art.boxes import paint_fact_plate, paint_jetty

        board = self._board().adjusted(4, 0, -4, 0)
        paint_jetty(p, board)
        inset = self.px(7)
        for button, front in zip(self.buttons, self._fronts(), strict=True):
            wide = min(front.width() * 1.02, max(self.px(176), front.width() * 0.8 * text_scale()))
            plate = QRectF(0, board.top() + inset, wide, board.height() - 2 * inset)
            plate.moveCenter(
                QRectF(front.left(), plate.top(), front.width(), plate.height()).center()
            )
            paint_fact_plate(p, plate, *button.box.facts, px=self.px(14))
