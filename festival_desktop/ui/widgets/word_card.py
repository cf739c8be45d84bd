"""Paper cards to press that carry words only: a name, and below it what it means."""

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, rounded, square
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_card_paper, paint_focus_ring
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, CENTER, MEDIUM, line_height, text, wrapped_height
from festival_desktop.ui.widgets.cards import LARGE, CardButton, CardGrid
from festival_desktop.ui.widgets.look import BLEED

_BELOW = 12.0
_RADIUS = 6.0


class WordButton(CardButton):
    """Two or three lines below the name, wrapped."""

    def sizeHint(self) -> QSize:
        wide = self.u(126) * max(1.0, text_scale() ** 0.6)
        below = wrapped_height(self.accessibleDescription(), wide - 12, self.u(_BELOW), MEDIUM)
        high = line_height(self.u(LARGE), BOLD) + below + self.u(9)
        return QSize(round(wide) + 2 * BLEED, round(high) + 2 * BLEED)

    def key(self) -> tuple[Hashable, ...]:
        return ("words", self.card, self.accessibleDescription(), self.unit)

    def paint_card(self, p: QPainter, rect: QRectF, look: dict[str, Any]) -> None:
        state = look["state"]
        if look["hover"] and state != "disabled":
            rect = rect.translated(0, -2)
        if look["focus"]:
            paint_focus_ring(p, rect, _RADIUS)
        paint_card_paper(p, rect, state, look["hover"])
        ink = "sheet_dusk_ink" if state == "disabled" else "ink"
        high = line_height(look["px"], BOLD)
        top = QRectF(rect.left() + 4, rect.top() + self.u(4), rect.width() - 8, high)
        text(p, top, look["title"], look["px"], ink, BOLD, CENTER)
        low = QRectF(
            top.left() + 2, top.bottom(), top.width() - 4, rect.bottom() - top.bottom() - 4
        )
        soft = ink if state == "disabled" else "ink_soft"
        below = self.accessibleDescription()
        text(p, low, below, self.u(_BELOW), soft, MEDIUM, CENTER, wrap=True)
        if state == "chosen":
            self._paint_check(p, rect)

    def _paint_check(self, p: QPainter, rect: QRectF) -> None:
        side = self.u(16)
        box = QRectF(rect.right() - side * 0.8, rect.top() - side * 0.25, side, side)
        p.fillPath(rounded(box, side / 2), color("lacquer"))
        paint_icon(p, square(box.center(), side * 0.7), "check", "white")


class WordGrid(CardGrid):
    def add(self, card: str) -> None:
        self.put_card(WordButton(card, self))
