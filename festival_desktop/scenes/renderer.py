"""From an item spec to its picture: a painter, a margin for glow and shadow, and the art cache."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from festival_desktop.art import cache
from festival_desktop.scenes.items import ItemSpec, Picture

Face = tuple[Any, ...]
Paint = Callable[..., None]
"""Called with a painter, a rectangle, and the values of a face."""


class Renderer(NamedTuple):
    """The painter of a kind of item, and its margin: in pixels, and as a part of its width."""

    paint: Paint
    pixels: float = 0.0
    part: float | Callable[[Face], float] = 0.0
    """The same for all faces, or depending on them."""

    def picture(self, spec: ItemSpec, dpr: float) -> Picture:
        """Painted once: a face holds all that a picture depends on, texts included."""
        size, face, paint = spec.rect.size(), spec.face, self.paint
        part = self.part(face) if callable(self.part) else self.part
        margin = float(round(self.pixels + part * size.width()))

        def on_pixmap(p: QPainter, whole: QRectF) -> None:
            paint(p, whole.adjusted(margin, margin, -margin, -margin), *face)

        whole = QSizeF(size.width() + 2 * margin, size.height() + 2 * margin)
        return Picture(cache.pixmap((paint, margin, face), whole, dpr, on_pixmap), margin)


Renderers = Mapping[str, Renderer]
"""The renderer of each kind of item of a table."""
