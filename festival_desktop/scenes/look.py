"""From a prop to its picture: a painter, a margin for light and shadow, and the kit's cache."""

from collections.abc import Callable
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from festival_desktop.art import cache
from festival_desktop.scenes.actors import Picture, Prop

Face = tuple[Any, ...]
Paint = Callable[[QPainter, QRectF, Face], None]


class Look(NamedTuple):
    """The painter of a kind, and its margin: in pixels, and as a part of its width."""

    paint: Paint
    pixels: float = 0.0
    part: float = 0.0


def picture_of(prop: Prop, look: Look, dpr: float) -> Picture:
    """Painted once: a face holds all that a picture depends on, texts included."""
    size, face, paint = prop.rect.size(), prop.face, look.paint
    margin = float(round(look.pixels + look.part * size.width()))

    def on_pixmap(p: QPainter, whole: QRectF) -> None:
        paint(p, whole.adjusted(margin, margin, -margin, -margin), face)

    whole = QSizeF(size.width() + 2 * margin, size.height() + 2 * margin)
    return Picture(cache.pixmap((paint, margin, face), whole, dpr, on_pixmap), margin)
