"""Numbered marks on a table, such as those of what others did. Knows no game."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.plates import paint_number
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Parts, Shown
from festival_desktop.scenes.renderer import Renderer

NUMBER = "number"
"""The kind of these marks, and of the targets by which they are explained."""
NUMBERS = "numbers"
"""The name of the part with the marks."""
_LEAST, _MOST, _PART = 24.0, 38.0, 30.0
"""How large a mark is: a part of the table's height, within limits."""


def numbers(parts: Parts, places: Sequence[Sequence[Target]], lit: int, height: float) -> Shown:
    """A mark for each place, at its upper corner: that of the first of its targets on the table.

    `places` are counted from 1, and `lit` is the number that is told now."""
    side = min(_MOST, max(_LEAST, height / _PART))
    found: dict[object, tuple[QRectF, bool, list[int]]] = {}
    for number, targets in enumerate(places, 1):
        target = next((t for t in targets if parts.place_of(t) is not None), None)
        place = None if target is None else parts.place_of(target)
        if target is not None and place is not None:
            here = found.setdefault(place.getRect(), (place, parts.on_board(target), []))
            here[-1].append(number)
    items, signs = dict[str, ItemSpec](), dict[Target, QRectF]()
    for place, framed, told in found.values():
        rect = signs[Target(NUMBER, tuple(told))] = _corner(place, told, side)
        face = (_label(told), lit in told)
        items[f"{NUMBER}:{told[0]}"] = ItemSpec(NUMBER, face, rect, zorder.NUMBER, framed=framed)
    return Shown(items, signs=signs)


def _corner(place: QRectF, numbers: list[int], side: float) -> QRectF:
    wide = side if len(numbers) == 1 else side * 1.6
    return QRectF(place.left() - side * 0.3, max(0.0, place.top() - side * 0.3), wide, side)


def _label(numbers: list[int]) -> str:
    if len(numbers) == 1:
        return str(numbers[0])
    if numbers[-1] - numbers[0] + 1 == len(numbers):
        return f"{numbers[0]}–{numbers[-1]}"
    return f"{numbers[0]}, {numbers[1]}" if len(numbers) == 2 else f"{numbers[0]}, …"


def _paint(p: QPainter, rect: QRectF, label: str, lit: bool) -> None:
    paint_number(p, rect, label, lit=lit)


RENDERER = Renderer(_paint, part=0.4)
