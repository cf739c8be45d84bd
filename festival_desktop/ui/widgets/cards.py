"""Cards to press: a grid of them is one stop for Tab, and arrow keys move within it.

A painter with its size draws them; without a picture a card is text only.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from festival_desktop.art.brush import color, rounded, square
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_card_paper, paint_focus_ring
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import (
    BOLD,
    CENTER,
    MEDIUM,
    line_height,
    text,
    text_width,
    wrapped_height,
)
from festival_desktop.ui.scale import scale_of
from festival_desktop.ui.style import BLEED, body_of, draw_kept
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.buttons import PressButton
from festival_desktop.ui.widgets.labels import elided
from festival_desktop.ui.widgets.layouts import space
from festival_desktop.ui.widgets.panels import Group

LARGE, SMALL = 13.0, 11.0
"""Preferred and smallest font size of a title."""
BELOW = 12.0
"""Font size of the text below the name of a word card."""
_RADIUS = 6.0


@dataclass(frozen=True)
class CardLook:
    """The state of a card for its painter. `side`: the face-up side, if it has several."""

    card: str
    state: str
    title: str
    px: float
    hover: bool
    focus: bool
    about: str
    side: str
    unit: float

    def u(self, size: float) -> float:
        return size * self.unit


@dataclass(frozen=True)
class CardFace:
    kind: str
    """Cache key for the card's picture."""
    paint: Callable[[QPainter, QRectF, CardLook], None]
    width: float = 112.0
    height: float | None = 46.0
    """Height above the title; None for the height of the text below it."""


def _paint_words(p: QPainter, rect: QRectF, look: CardLook) -> None:
    """Paint a name, and its explanation below it, wrapped."""
    if look.hover and look.state != "disabled":
        rect = rect.translated(0, -2)
    if look.focus:
        paint_focus_ring(p, rect, _RADIUS)
    paint_card_paper(p, rect, look.state, look.hover)
    ink = "sheet_dusk_ink" if look.state == "disabled" else "ink"
    high = line_height(look.px, BOLD)
    top = QRectF(rect.left() + 4, rect.top() + look.u(4), rect.width() - 8, high)
    text(p, top, look.title, look.px, ink, BOLD, CENTER)
    low = QRectF(top.left() + 2, top.bottom(), top.width() - 4, rect.bottom() - top.bottom() - 4)
    soft = ink if look.state == "disabled" else "ink_soft"
    text(p, low, look.about, look.u(BELOW), soft, MEDIUM, CENTER, wrap=True)
    if look.state == "chosen":
        side = look.u(16)
        box = QRectF(rect.right() - side * 0.8, rect.top() - side * 0.25, side, side)
        p.fillPath(rounded(box, side / 2), color("lacquer"))
        paint_icon(p, square(box.center(), side * 0.7), "check", "white")


WORDS = CardFace("words", _paint_words, 126.0, None)


class CardButton(Painted, PressButton):
    """One card, on or off, painted by its face."""

    pointed = Signal(bool)
    """Emitted when the mouse or the focus enters or leaves."""

    def __init__(self, card: str, face: CardFace = WORDS, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card, self._face, self._side = card, face, ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def say(self, name: str, about: str, side: str = "") -> None:
        """Set its name, explanation, and face-up side."""
        self._side = side
        self.setText(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(about)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        grow = max(1.0, text_scale() ** 0.6)
        wide = self.px(self._face.width) * grow
        high = line_height(self.px(LARGE), BOLD)
        if self._face.height is None:
            words = self.accessibleDescription()
            high += wrapped_height(words, wide - 12, self.px(BELOW), MEDIUM) + self.px(9)
        else:
            high += self.px(self._face.height) * max(1.0, text_scale() ** 0.4)
        return QSize(round(wide) + 2 * BLEED, round(high) + 2 * BLEED)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.FocusIn):
            self.pointed.emit(True)
        elif event.type() in (QEvent.Type.HoverLeave, QEvent.Type.FocusOut):
            self.pointed.emit(False)
        return super().event(event)

    @property
    def state(self) -> str:
        if not self.isEnabled():
            return "disabled"
        return "chosen" if self.isChecked() else "rest"

    def _title(self, width: float) -> tuple[str, float]:
        """Return the name and its size: smaller, then shortened, where it is too wide."""
        px = LARGE
        while px > SMALL and text_width(self.text(), self.px(px), BOLD) > width:
            px -= 0.5
        return elided(self.text(), self.px(px), BOLD, width), self.px(px)

    def paint(self, p: QPainter) -> None:
        title, px = self._title(body_of(self).width() - 8)
        about = self.accessibleDescription()
        look = CardLook(
            self.card, self.state, title, px, self.underMouse(), self.hasFocus(), about,
            self._side, scale_of(self),
        )  # fmt: skip
        key = ("card", self._face.kind, self.text(), look)
        draw_kept(p, self, key, lambda p, whole: self._face.paint(p, body_of(self), look))


class CardGrid(Group):
    """Emits `pressed` with a card, and `pointed` with the one under mouse or focus."""

    pressed = Signal(str)
    pointed = Signal(str)

    def __init__(self, columns: int = 4, gap: float = 6) -> None:
        super().__init__()
        self._columns = columns
        self.buttons: dict[str, CardButton] = {}
        self.grid = space(QGridLayout(self), spacing=gap)

    def add(self, card: str, face: CardFace = WORDS) -> None:
        number, button = len(self.buttons), CardButton(card, face, self)
        self.buttons[card] = button
        self.grid.addWidget(button, number // self._columns, number % self._columns)
        button.clicked.connect(lambda: self.pressed.emit(card))
        button.pointed.connect(lambda: self.pointed.emit(self.pointed_at()))
        button.installEventFilter(self)
        self._offer()

    def show_chosen(self, chosen: Sequence[str], allowed: Sequence[str]) -> None:
        for card, button in self.buttons.items():
            button.setEnabled(card in allowed)
            button.setChecked(card in chosen)
        self._offer()

    def pointed_at(self) -> str:
        over = [card for card, button in self.buttons.items() if button.underMouse()]
        focused = [card for card, button in self.buttons.items() if button.hasFocus()]
        return next(iter(over + focused), "")

    def _offer(self) -> None:
        """Choose the card that Tab stops at: the focused one, or the first chosen."""
        able = [button for button in self.buttons.values() if button.isEnabled()]
        if able:
            self._stop_at(min(able, key=lambda one: (not one.hasFocus(), not one.isChecked())))

    def _stop_at(self, stop: CardButton) -> None:
        for button in self.buttons.values():
            here = button is stop
            policy = Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus
            button.setFocusPolicy(policy)

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if isinstance(watched, CardButton):
            if event.type() == QEvent.Type.FocusIn:
                self._stop_at(watched)
            elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
                return self._move(watched, event.key())
        return False

    def _move(self, button: CardButton, key: int) -> bool:
        """Move to the next available card in the direction of an arrow key."""
        along = -1 if self.isRightToLeft() else 1
        steps: dict[int, tuple[int, int]] = {
            Qt.Key.Key_Left: (-along, 0),
            Qt.Key.Key_Right: (along, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        if key not in steps:
            return False
        dx, dy = steps[key]
        order = list(self.buttons.values())
        column, row = order.index(button) % self._columns, order.index(button) // self._columns
        rows = -(-len(order) // self._columns)
        while 0 <= column + dx < self._columns and 0 <= row + dy < rows:
            column, row = column + dx, row + dy
            number = row * self._columns + column
            if number < len(order) and order[number].isEnabled():
                order[number].setFocus(Qt.FocusReason.OtherFocusReason)
                break
        return True
