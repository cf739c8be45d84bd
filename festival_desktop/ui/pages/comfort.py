"""The first start: language, colours, text size, motion and sound, tried on a real tile.

The same settings are on the settings page.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.brush import NO_BRUSH, color, outline
from festival_desktop.art.surfaces import paint_well
from festival_desktop.art.type import BOLD, MEDIUM
from festival_desktop.ui.pages.page import Page
from festival_desktop.ui.pages.settings import LanternRow, SettingsPage, SettingsPanel
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.system_preferences import follow_system
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label, Title
from festival_desktop.ui.widgets.layouts import STRETCH, fill, space, turn
from festival_desktop.ui.widgets.panels import Panel

PaintPiece = Callable[[QPainter, QRectF], None]
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class TryOut(Painted, QWidget):
    """A piece to move to a lit place: by dragging, by two clicks, or by keys, as at every table."""

    moved = Signal(str)
    """Emitted when the piece reaches the other place, with the method `drag`, `click` or `keys`."""

    def __init__(self, piece: PaintPiece) -> None:
        super().__init__()
        self._piece = piece
        self.at = 0
        """Index of the place that holds the piece."""
        self.taken = False
        self._pressed: QPointF | None = None
        self._hand = QPointF()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(round(self.px(360)), round(self.px(170)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.px(220)), round(self.px(120)))

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

    # -- input -------------------------------------------------------------------------------

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
            here = here.translated(0, -self.px(6))
        self._piece(p, here)


class ComfortPage(Page):
    done_requested = Signal()

    scenery = SettingsPage.scenery

    def __init__(self, settings: Settings, piece: PaintPiece) -> None:
        super().__init__()
        self.title = Title(34)
        self.panel = SettingsPanel(settings, at_start=True)
        self.system = Button("night", px=15, height=38)
        self.trial = Panel("board")
        self.trial.set_padding(20, 16, 20, 20)
        self.heading = Label(18, "light_hi", BOLD)
        self.try_out = TryOut(piece)
        self.lanterns = LanternRow()
        self.said = Label(15, "on_dark", MEDIUM, wrap=True)
        self.begin = Button("primary", "play", px=20, height=58)
        self._how = ""
        """Method of the last move."""
        self._build()
        self.retranslate()
        self.first = self.panel.control("language")
        self.system.clicked.connect(lambda: follow_system(settings))
        self.begin.clicked.connect(lambda: setattr(settings, "welcomed", True))
        self.begin.clicked.connect(self.done_requested)
        self.try_out.moved.connect(self._moved)

    def _build(self) -> None:
        self._panels = fill(QHBoxLayout(), (self.panel, 720), (self.trial, 480))
        space(self._panels, spacing=22)
        self._head = fill(QHBoxLayout(), self.title, STRETCH, self.system)
        self._foot = fill(QHBoxLayout(), STRETCH, self.begin)
        column = fill(QVBoxLayout(self.content), self._head, (self._panels, 1), self._foot)
        space(column, (28, 14, 28, 24), 16)
        inside = fill(QVBoxLayout(self.trial), self.heading, (self.try_out, 3), (self.lanterns, 1))
        space(fill(inside, self.said), spacing=12)

    def arrange(self, stacked: bool) -> None:
        turn(stacked, self._panels)
        self.panel.stack(stacked and self.needed_width() > self.width())

    def _moved(self, how: str) -> None:
        self._how = how
        self._say()

    def _say(self) -> None:
        self.said.setText(
            {
                "": self.tr(
                    "Move the tile to the glowing space: drag it there, or click "
                    "the tile and then the space."
                ),
                "drag": self.tr(
                    "Dragging works. Clicking the piece and then the place does "
                    "the same thing everywhere."
                ),
                "click": self.tr("Two clicks work. Dragging does the same thing everywhere."),
                "keys": self.tr("The keyboard works: every game can be played with it."),
            }[self._how]
        )

    def retranslate(self) -> None:
        self.title.say(self.tr("Make yourself comfortable"))
        self.panel.retranslate()
        self.system.say(self.tr("Use this computer’s settings"))
        self.system.setToolTip(
            self.tr("Follow the system settings for colours, contrast and motion")
        )
        self.heading.setText(self.tr("Try it"))
        self.try_out.setAccessibleName(self.tr("A tile to move"))
        self.begin.say(
            self.tr("Start playing"), self.tr("You can change all of this later in Settings.")
        )
        self._say()
