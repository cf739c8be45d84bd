"""The content of a part of a table: items, the painters of their kinds, and hit regions."""

from collections.abc import Callable, Hashable, Mapping
from types import ModuleType
from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from festival_desktop.art import cache
from festival_desktop.play.table import Target


class Picture(NamedTuple):
    """A pixmap and its margin around the item, for shadow and glow."""

    pixmap: QPixmap
    margin: float = 0.0


class ItemSpec(NamedTuple):
    """The look and the place of an item."""

    kind: str
    face: tuple[Hashable, ...]
    """All values its picture depends on, apart from kind, rotation and size."""
    rect: QRectF
    z: float
    turn: int = 0
    """Rotation in quarter turns; changes are animated."""
    rotation: float = 0.0
    """Additional rotation in degrees."""
    area: str = ""
    """Area of the table; an item moving to another area flies above everything."""
    enter: QRectF | None = None
    """Where it enters from when it appears."""
    soft: bool = True
    """Whether it fades in and out."""
    framed: bool = False
    """Whether it is clipped to the frame of the board."""


Regions = Mapping[Target, QRectF]
"""Rectangles of targets; where they overlap, the first is hit."""
NO_REGIONS: Regions = {}


class PartContent(NamedTuple):
    """The items of a part, and its regions for pointer and keyboard."""

    items: Mapping[str, ItemSpec]
    """Items by key; keys are unique on the whole table."""
    regions: Regions = NO_REGIONS
    """Rectangles for hit testing, selectable or not."""
    stops: Regions = NO_REGIONS
    """Targets the keyboard can reach now."""
    signs: Regions = NO_REGIONS
    """Targets that can be explained but not selected now."""


NOTHING = PartContent({})


Face = tuple[Any, ...]
Paint = Callable[..., None]
"""Paint function, called with a painter, a rectangle and the values of a face."""


class Renderer(NamedTuple):
    """The painter of a kind of item, and its margin: in pixels, and as a part of its width."""

    paint: Paint
    pixels: float = 0.0
    part: float | Callable[[Face], float] = 0.0
    """A fraction of the width, fixed or computed from the face."""

    def picture(self, spec: ItemSpec, dpr: float) -> Picture:
        """Paint once per face, which holds all that a picture depends on, texts included."""
        size, face, paint = spec.rect.size(), spec.face, self.paint
        part = self.part(face) if callable(self.part) else self.part
        margin = float(round(self.pixels + part * size.width()))

        def on_pixmap(p: QPainter, whole: QRectF) -> None:
            paint(p, whole.adjusted(margin, margin, -margin, -margin), *face)

        whole = QSizeF(size.width() + 2 * margin, size.height() + 2 * margin)
        return Picture(cache.pixmap((paint, margin, face), whole, dpr, on_pixmap), margin)


Renderers = Mapping[str, Renderer]
"""The renderer of each kind of item of a table."""


def renderers(*parts: ModuleType) -> dict[str, Renderer]:
    """Collect the renderers of these modules."""
    return {kind: renderer for part in parts for kind, renderer in part.RENDERERS.items()}
