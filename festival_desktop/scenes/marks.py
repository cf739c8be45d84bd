"""Marks on a table: focus, hints, log highlights, news pins and the Start Player marker.

Most are made last, because they surround what other parts show. Knows no game.
"""

import math
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from festival_desktop.art.brush import NO_BRUSH, color, draw_rounded, halo, pen
from festival_desktop.art.plates import paint_number
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.tokens import paint_start_marker
from festival_desktop.art.type import BOLD, text, text_width
from festival_desktop.core.game import Seat
from festival_desktop.play.table import START, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.part import Parts
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.shown import NOTHING, ItemSpec, PartContent, Renderer
from festival_desktop.scenes.table_state import SharedState

FOCUS, POINTED = "focus", "pointed"
ARROW, GHOST, RING = "arrow", "hint-ghost", "hint-ring"
PLAYED, TAG = "played-ring", "move-tag"
GHOST_ALPHA = 0.62
NUMBER = "number"
"""The kind of numbered marks and of their targets."""
NUMBERS = "numbers"
"""Name of the part with the numbered marks."""
_LEAST, _MOST, _PART = 20.0, 30.0, 36.0
"""Minimum and maximum size of a mark, and the divisor of the table height."""
_TOLD = 3
"""Maximum number of numbers listed at one place."""
_TAG_PX = 13.0
_PLAYED_INK = "night_lit0"
_WIDE, _EDGE, _HEAD = 8.0, 5.0, 24.0
"""Width of an arrow, extra width of its outline, and length of its head."""
_BEND, _STEPS, _OUTSIDE = 0.16, 40, 7.0
MarkOf = Callable[[Target, QRectF], ItemSpec | None]
KeyOf = Callable[[Target], str | None]
GhostOf = Callable[[ItemSpec, QRectF], ItemSpec | None]


def marks(parts: Parts, pointer: PointerState, focus: MarkOf, pointed: MarkOf) -> PartContent:
    """Make the marks of focus and highlights; `focus` and `pointed` return them or None."""
    found = {}
    for n, target in enumerate(dict.fromkeys((*pointer.hint, *pointer.highlighted))):
        if (place := parts.place_of(target)) is not None:
            light = found[f"{POINTED}:{n}"] = target, pointed(target, place)
            if light[1] is not None and target in pointer.hint:
                found[f"{RING}:{n}"] = target, ItemSpec(RING, (), place, zorder.FOCUS)
    if pointer.focus is not None and (place := parts.stops().get(pointer.focus)) is not None:
        found[FOCUS] = pointer.focus, focus(pointer.focus, place)
    return PartContent({
        key: spec._replace(framed=parts.on_board(target))
        for key, (target, spec) in found.items()
        if spec is not None
    })  # fmt: skip


def hint(parts: Parts, targets: Sequence[Target], key: KeyOf, ghost: GhostOf) -> PartContent:
    """Draw an offered move: an arrow from the piece to its place, and a pale piece there.

    The piece is the first of the targets, if it can be dragged; its place is the last one on the
    board. Other moves have no arrow.
    """
    placed = [(target, place) for target in targets if (place := parts.place_of(target))]
    goals = [
        (target, place)
        for target, place in placed[1:]
        if parts.on_board(target) and not place.intersects(placed[0][1])
    ]
    name = key(placed[0][0]) if goals else None
    found = (part.shown.items.get(name or "") for part in parts)
    item = next(filter(None, found), None)
    if item is None:
        return NOTHING
    goal = goals[-1][1]
    items = {} if (arrow := _arrow(placed[0][1], goal)) is None else {ARROW: arrow}
    if (spec := ghost(item, goal)) is not None:
        items[GHOST] = spec._replace(framed=True)
    return PartContent(items)


def _arrow(piece: QRectF, goal: QRectF) -> ItemSpec | None:
    """Make a bent arrow between piece and place; None where they are close."""
    start, end = piece.center(), goal.center()
    way = end - start
    control = (start + end) / 2 + QPointF(-way.y(), way.x()) * (_BEND if way.x() < 0 else -_BEND)
    steps = (n / _STEPS for n in range(_STEPS + 1))
    line = [start * (1 - t) ** 2 + control * (2 * t * (1 - t)) + end * t**2 for t in steps]
    out, into = (r.adjusted(-d, -d, d, d) for r, d in ((piece, _OUTSIDE), (goal, _OUTSIDE + 4)))
    path = [spot for spot in line if not out.contains(spot) and not into.contains(spot)]
    if len(path) < 2 or (path[-1] - path[0]).manhattanLength() < 2 * _HEAD:
        return None
    rect = QPolygonF(path).boundingRect().adjusted(-_HEAD, -_HEAD, _HEAD, _HEAD)
    spots = tuple((round(p.x() - rect.left()), round(p.y() - rect.top())) for p in path)
    return ItemSpec(ARROW, spots, rect, zorder.ARROW)


def _paint_arrow(p: QPainter, rect: QRectF, *spots: tuple[int, int]) -> None:
    line = [rect.topLeft() + QPointF(*spot) for spot in spots]
    tip, back = line[-1], line[max(0, len(line) - 4)]
    length = math.hypot(*(tip - back).toTuple()) or 1.0
    ahead = (tip - back) / length
    side, neck = QPointF(-ahead.y(), ahead.x()) * _HEAD * 0.62, tip - ahead * _HEAD
    head = QPolygonF([tip, neck + side, neck - side])
    shaft = QPainterPath(line[0])
    for spot in line[1:]:
        if QPointF.dotProduct(neck - spot, ahead) >= 0:
            shaft.lineTo(spot)
    shaft.lineTo(neck)
    for ink, wide in (("keyline", _WIDE + _EDGE), ("light", _WIDE)):
        p.setPen(pen(ink, wide))
        p.setBrush(NO_BRUSH)
        p.drawPath(shaft)
        p.setPen(pen(ink, wide - _WIDE + 2))
        p.setBrush(color(ink))
        p.drawPolygon(head)


def compared(parts: Parts, moves: Sequence[tuple[str, str, Sequence[Target]]]) -> PartContent:
    """Ring several moves, each with its kind of ring and the text of its tag."""
    items = dict[str, ItemSpec]()
    for number, (kind, words, targets) in enumerate(moves):
        places = [(target, place) for target in targets if (place := parts.place_of(target))]
        for n, (target, place) in enumerate(places):
            framed = parts.on_board(target)
            items[f"{kind}:{number}:{n}"] = ItemSpec(kind, (), place, zorder.FOCUS, framed=framed)
        if places:
            items[f"{TAG}:{number}"] = _tag(places[-1][1], kind, words)
    return PartContent(items)


def _tag(place: QRectF, kind: str, words: str) -> ItemSpec:
    """Make a tag above the place for one kind, below it for the other."""
    wide, high = text_width(words, _TAG_PX, BOLD) + 18, _TAG_PX * 1.6
    y = place.top() - high - 5 if kind == RING else place.bottom() + 5
    rect = QRectF(place.center().x() - wide / 2, max(2.0, y), wide, high)
    return ItemSpec(TAG, (kind, words), rect, zorder.ARROW)


def _paint_played(p: QPainter, rect: QRectF) -> None:
    around = rect.adjusted(-3, -3, 3, 3)
    draw_rounded(p, around, 8, None, pen("keyline", 7.0))
    dashed = pen(_PLAYED_INK, 3.5)
    dashed.setDashPattern([2.2, 2.0])
    draw_rounded(p, around, 8, None, dashed)


def _paint_tag(p: QPainter, rect: QRectF, kind: str, words: str) -> None:
    fill, ink = ("light", "ink") if kind == RING else ("night0", "on_dark")
    edge = pen("keyline" if kind == RING else _PLAYED_INK, 1.5)
    draw_rounded(p, rect, rect.height() / 2, fill, edge)
    text(p, rect, words, _TAG_PX, ink, BOLD)


def _paint_ring(p: QPainter, rect: QRectF) -> None:
    """Paint a ring visible on light and dark, and among other lights."""
    around = rect.adjusted(-3, -3, 3, 3)
    for ink, wide in (("keyline", 7.0), ("light", 3.5)):
        draw_rounded(p, around, 8, None, pen(ink, wide))


def _paint_light(p: QPainter, rect: QRectF) -> None:
    halo(p, rect, 10.0, "light", 12, 1.0)


def numbers(
    parts: Parts, places: Sequence[Sequence[Target]], lit: int, height: float
) -> PartContent:
    """Put a numbered pin at the upper corner of each place on the board.

    Panels have none, so that no pin covers a name, a card or a button. `places` count from 1, and
    `lit` is the number being shown.
    """
    side = min(_MOST, max(_LEAST, height / _PART))
    found: dict[object, tuple[QRectF, list[int]]] = {}
    for number, targets in enumerate(places, 1):
        on_board = (parts.place_of(t) for t in targets if parts.on_board(t))
        if (place := next(filter(None, on_board), None)) is not None:
            found.setdefault(place.getRect(), (place, []))[-1].append(number)
    items, signs = dict[str, ItemSpec](), dict[Target, QRectF]()
    for place, told in found.values():
        rect = signs[Target(NUMBER, tuple(told))] = _corner(place, told, side)
        face = (_label(told), lit in told)
        items[f"{NUMBER}:{told[0]}"] = ItemSpec(NUMBER, face, rect, zorder.NUMBER, framed=True)
    return PartContent(items, signs=signs)


def _corner(place: QRectF, numbers: list[int], side: float) -> QRectF:
    wide = side * max(1.0, 0.8 + 0.22 * len(_label(numbers)))
    return QRectF(place.left() - side * 0.3, max(0.0, place.top() - side * 0.3), wide, side)


def _label(numbers: list[int]) -> str:
    if len(numbers) == 1:
        return str(numbers[0])
    if numbers[-1] - numbers[0] + 1 == len(numbers):
        return f"{numbers[0]}–{numbers[-1]}"
    shown = numbers if len(numbers) <= _TOLD else [numbers[0], "…"]
    return ", ".join(map(str, shown))


def start_marker(
    table: SharedState, seat: Seat, panel: QRectF, place: QRectF | None = None
) -> PartContent:
    """Make the Start Player marker at this place, or at the upper corner of that player's panel."""
    if all(piece.place.index != (seat,) for piece in table.area(START)):
        return NOTHING
    side = min(28.0, max(18.0, 0.24 * min(panel.width(), panel.height())))
    x, y = panel.left() - side * 0.5, panel.top() - side * 0.4
    rect = place or QRectF(max(2.0, x), max(2.0, y), side, side)
    items = {START: ItemSpec(START, (), rect, zorder.ON_PANEL)}
    return PartContent(items, signs={Target(START, (seat,)): rect})


def _paint_number(p: QPainter, rect: QRectF, label: str, lit: bool) -> None:
    paint_number(p, rect, label, lit=lit)


RENDERERS = {
    FOCUS: Renderer(paint_focus_ring, pixels=14),
    POINTED: Renderer(_paint_light, pixels=14),
    RING: Renderer(_paint_ring, pixels=8),
    PLAYED: Renderer(_paint_played, pixels=8),
    TAG: Renderer(_paint_tag, pixels=2),
    ARROW: Renderer(_paint_arrow),
    NUMBER: Renderer(_paint_number, part=0.4),
    START: Renderer(paint_start_marker, pixels=3),
}
