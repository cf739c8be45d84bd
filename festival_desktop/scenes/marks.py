"""Marks around what has the focus and what a hint or a line of the log means, the numbers of what
others did, and the Start Player marker.

Most are asked for last, because they are around what other parts show. Knows no game.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import halo
from festival_desktop.art.plates import paint_number
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.tokens import paint_start_marker
from festival_desktop.core.game import Seat
from festival_desktop.play.table import START, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.part import Parts
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.shown import NOTHING, ItemSpec, Renderer, Shown
from festival_desktop.scenes.table_state import SharedState

FOCUS, POINTED = "focus", "pointed"
NUMBER = "number"
"""The kind of numbered marks, and of the targets by which they are explained."""
NUMBERS = "numbers"
"""The name of the part with them."""
_LEAST, _MOST, _PART = 24.0, 38.0, 30.0
"""How large one is: a part of the table's height, within limits."""
MarkOf = Callable[[Target, QRectF], ItemSpec | None]


def marks(parts: Parts, pointer: PointerState, focus: MarkOf, pointed: MarkOf) -> Shown:
    """`focus` and `pointed` say how something is marked in its place; None: not at all."""
    found = {}
    for n, target in enumerate(pointer.highlighted):
        if (place := parts.place_of(target)) is not None:
            found[f"{POINTED}:{n}"] = target, pointed(target, place)
    if pointer.focus is not None and (place := parts.stops().get(pointer.focus)) is not None:
        found[FOCUS] = pointer.focus, focus(pointer.focus, place)
    return Shown({
        key: spec._replace(framed=parts.on_board(target))
        for key, (target, spec) in found.items()
        if spec is not None
    })  # fmt: skip


def _paint_light(p: QPainter, rect: QRectF) -> None:
    halo(p, rect, 10.0, "light", 12, 1.0)


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


def start_marker(table: SharedState, seat: Seat, panel: QRectF) -> Shown:
    """The Start Player marker at the upper corner of this panel, if it is that player's."""
    if all(piece.place.index != (seat,) for piece in table.area(START)):
        return NOTHING
    side = min(28.0, max(18.0, 0.24 * min(panel.width(), panel.height())))
    x, y = panel.left() - side * 0.5, panel.top() - side * 0.4
    rect = QRectF(max(2.0, x), max(2.0, y), side, side)
    items = {START: ItemSpec(START, (), rect, zorder.ON_PANEL)}
    return Shown(items, signs={Target(START, (seat,)): rect})


def _paint_number(p: QPainter, rect: QRectF, label: str, lit: bool) -> None:
    paint_number(p, rect, label, lit=lit)


RENDERERS = {
    FOCUS: Renderer(paint_focus_ring, pixels=14),
    POINTED: Renderer(_paint_light, pixels=14),
    NUMBER: Renderer(_paint_number, part=0.4),
    START: Renderer(paint_start_marker, pixels=3),
}
