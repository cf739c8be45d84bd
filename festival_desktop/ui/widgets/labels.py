"""Labels on panels, and the gold lettering of titles."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import (
    LEFT,
    MEDIUM,
    RIGHT,
    font,
    lettering,
    lettering_width,
    line_height,
    text,
    wrapped_height,
)
from festival_desktop.ui.opening import ready
from festival_desktop.ui.style import draw_kept, remeasure
from festival_desktop.ui.widgets.base import Painted, Themed, ink_palette


def elided(words: str, px: float, weight: int, width: float) -> str:
    """Shorten a text with an ellipsis if it does not fit."""
    metrics = QFontMetricsF(font(px, weight))
    return metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(1.0, width))


class Label(Themed, QLabel):
    """Plain text in the program's font, one line or wrapped."""

    def __init__(
        self,
        px: float = 15,
        ink: str = "ink",
        weight: int = MEDIUM,
        *,
        wrap: bool = False,
        italic: bool = False,
        align: Qt.AlignmentFlag | None = None,
        lines: int = 0,
        text: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Set up; `lines` reserves room so that nothing moves when the text changes."""
        super().__init__(text, parent)
        self._px, self._ink, self._weight, self._italic = px, ink, weight, italic
        self._lines = lines
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if align is not None:
            self.setAlignment(align)
        if wrap:
            policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            self.setSizePolicy(policy)
        self.apply_theme()

    def set_ink(self, ink: str) -> None:
        self._ink = ink
        self.apply_theme()

    def apply_theme(self) -> None:
        self.setFont(font(self.px(self._px), self._weight, italic=self._italic))
        if self._lines:
            high = self._lines * line_height(self.px(self._px), self._weight)
            self.setMinimumHeight(round(high))
        self.setPalette(ink_palette(self._ink))


class FittedLabel(Painted, Label):
    """Wrapped text as large as the text size and its room allow."""

    def __init__(self, px: float, ink: str, weight: int, parent: QWidget) -> None:
        super().__init__(px, ink, weight, wrap=True, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def least_height(self, width: float) -> float:
        """Return the height of the text at its smallest size in this width."""
        px = (self.px(self._px) - 1) / max(1.0, text_scale())
        return wrapped_height(self.text(), width, px, self._weight)

    def paint(self, p: QPainter) -> None:
        px, align = self.px(self._px), RIGHT if self.isRightToLeft() else LEFT
        room = QRectF(self.rect())
        text(p, room, self.text(), px, self._ink, self._weight, align, wrap=True, floor=px - 1)


LEAST_TITLE = 0.6
"""Smallest fraction of its width to which a title is shrunk."""


class Title(Painted, QLabel):
    """Gold lettering on the sky."""

    def __init__(self, px: float = 34) -> None:
        super().__init__()
        self._px = px
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        remeasure(self)

    def say(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)

    @property
    def words(self) -> str:
        return self.text()

    @property
    def bleed(self) -> int:
        """How far its light extends beyond its letters."""
        return round(self.px(self._px) * 0.36)

    def sizeHint(self) -> QSize:
        px = self.px(self._px)
        wide = lettering_width(self.words, px) + 4
        return QSize(round(wide) + 2 * self.bleed, round(px * 1.3) + 2 * self.bleed)

    def minimumSizeHint(self) -> QSize:
        full = self.sizeHint()
        return QSize(round(full.width() * LEAST_TITLE), full.height())

    def paint(self, p: QPainter) -> None:
        if self.words and ready(self):
            key = ("title", self.words, self.px(self._px), self.isRightToLeft())
            draw_kept(p, self, key, self._letter)
        elif self.words:
            self._letter(p, QRectF(self.rect()), sketch=True)

    def _letter(self, p: QPainter, rect: QRectF, sketch: bool = False) -> None:
        px, mirrored = self.px(self._px), self.isRightToLeft()
        x = rect.right() - self.bleed if mirrored else rect.left() + self.bleed
        # Measured from below: at the top of a page there may be no room for the glow.
        base = QPointF(x, rect.bottom() - self.bleed - px * 0.34)
        room = rect.width() - 2 * self.bleed
        edge, shine = (None, None) if sketch else ("title_edge", "title_glow")
        align = float(mirrored)
        lettering(p, base, self.words, px, align=align, width=room, edge=edge, shine=shine)


class Glowing(Painted, QLabel):
    """A picture of fixed size whose light extends beyond its place, by `glow` units."""

    glow: float

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        remeasure(self)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    @property
    def bleed(self) -> int:
        return round(self.px(self.glow))
