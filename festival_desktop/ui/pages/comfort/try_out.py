"""A piece to move to a lit place: by dragging, by two clicks, or by keys, as at every table."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from festival_desktop.art.brush import NO_BRUSH, color, outline
from festival_desktop.art.surfaces import paint_well
from festival_desktop.ui.widgets.look import Painted

PaintPiece = Callable[[QPainter, QRectF], None]
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TryOut(Painted, QWidget):
    moved = Signal(str)
    """How the piece came to the other place: `drag`, `click` or `keys`."""

    def __init__(self, piece: PaintPiece, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._piece = piece
        self.at = 0
        """The place where the piece lies, of two."""
        self.taken = False
        self._pressed: QPointF | None = None
        self._hand = QPointF()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(round(self.u(360)), round(self.u(170)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.u(220)), round(self.u(120)))

    # -- places ------------------------------------------------------------------------------

    def place(self, number: int) -> QRectF:
        side = min(self.height() * 0.7, self.width() * 0.3)
        x = self.width() * (0.27 if (number == 0) != self.isRightToLeft() else 0.73)
        return QRectF(x - side / 2, (self.height() - side) / 2, side, side)

    @property
    def dragging(self) -> bool:
        if self._pressed is None:
            return False
        way = (self._hand - self._pressed).manhattanLength()
        return way >= QApplication.startDragDistance()

    def _move(self, how: str) -> None:
        self.at, self.taken = 1 - self.at, False
        self.moved.emit(how)
        self.update()

    # -- hands -------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._hand = event.position()
        if self.taken and self.place(1 - self.at).contains(self._hand):
            self._move("click")
        elif self.place(self.at).contains(self._hand):
            self._pressed = self._hand
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hand = event.position()
        if self._pressed is not None or self.taken:
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._hand = event.position()
        dragged, pressed, self._pressed = self.dragging, self._pressed, None
        if pressed is None:
            return
        if not dragged:
            self.taken = not self.taken
        elif self.place(1 - self.at).contains(self._hand):
            self._move("drag")
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _ENTER:
            super().keyPressEvent(event)
        elif self.taken:
            self._move("keys")
        else:
            self.taken = True
            self.update()

    # -- painting ----------------------------------------------------------------------------

    def paint(self, p: QPainter) -> None:
        paint_well(p, QRectF(self.rect()), 10)
        other, here = self.place(1 - self.at), self.place(self.at)
        held = self.taken or self.dragging
        p.setBrush(color("light", 0.35 if held else 0.12))
        p.setPen(outline("light_hi", 3 if held else 1.5))
        p.drawRoundedRect(other, 8, 8)
        if self.hasFocus():
            p.setBrush(NO_BRUSH)
            p.setPen(outline("light_hi", 2))
            p.drawRoundedRect(here.adjusted(-5, -5, 5, 5), 10, 10)
        if self.dragging:
            assert self._pressed is not None
            here = here.translated(self._hand - self._pressed)
        elif self.taken:
            here = here.translated(0, -self.u(6))
        self._piece(p, here)
