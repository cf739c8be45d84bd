"""Cards, badges and Dedications: the flat pieces with a number.

Figures are part of the piece and grow with it; callers pass in labels.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.fireworks import paint_star
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.lanterns import paint_lantern, paint_mooncake
from festival_desktop.art.surfaces import paint_paper, paint_well
from festival_desktop.art.theme import LANTERNS
from festival_desktop.art.type import BOLD, CENTER, LEFT, SEMIBOLD, number, text, text_width

MOONCAKE = "mooncake"
"""Placeholder for a Mooncake wherever a lantern id is expected."""
SMALLEST = 9.0
"""Smallest font size on a stack or card; below it, other content is dropped."""
POINTS, WILD = "points", "wild"
"""Placeholders for points and for a Trixie lantern wherever a lantern id is expected."""
DEDICATIONS = ("four_of_a_kind", "three_pair", "seven_unique", "generic")
_DOTS: dict[str, tuple[tuple[float, float], ...]] = {
    "four_of_a_kind": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "three_pair": ((-2.4, -1), (-2.4, 1), (0, -1), (0, 1), (2.4, -1), (2.4, 1)),
    "seven_unique": ((-3, -1), (-1, -1), (1, -1), (3, -1), (-2, 1), (0, 1), (2, 1)),
    "generic": (),
}


def paint_piece(
    p: QPainter,
    centre: QPointF,
    radius: float,
    piece: str,
    *,
    lit: float = 1.0,
    light: bool = False,
) -> None:
    """Paint a lantern, or another piece with an id of its own here."""
    match piece:
        case "mooncake":
            paint_mooncake(p, centre, radius * 1.05, lit=lit)
        case "points":
            paint_seal(p, centre, radius)
            paint_star(p, centre, radius * 0.8, "light_hi")
        case "wild":
            paint_wild(p, centre, radius)
        case _:
            paint_lantern(p, centre, radius, piece, lit=lit, light=light)


def paint_wild(p: QPainter, centre: QPointF, radius: float) -> None:
    """Paint the sign of a lantern that replaces any other: all colours, and a star."""
    box, each = brush.square(centre, 2 * radius), 5760 / len(LANTERNS)
    with brush.saved(p):
        for n, style in enumerate(LANTERNS.values()):
            brush.set_ink(p, style.colour)
            p.drawPie(box, round(n * each), round(each) + 8)
    brush.draw_circle(p, centre, radius, None, brush.outline("keyline", 1.2))
    paint_star(p, centre, radius * 0.78, "white")


def _paint_coin(p: QPainter, centre: QPointF, radius: float, piece: str) -> None:
    """Paint a dark coin on which every colour, also white, stands out."""
    tint = brush.color("cake1") if piece == MOONCAKE else brush.color(LANTERNS[piece].colour)
    fill = brush.radial(centre, radius, brush.mix(tint, "night_mid", 0.55), "coin")
    brush.draw_circle(p, centre, radius, fill)


def paint_card(
    p: QPainter,
    rect: QRectF,
    lantern: str,
    count: int,
    row: bool = False,
    state: str = "normal",
    chosen: int = 0,
) -> None:
    """Paint the lantern cards of one kind in front of a seat.

    Portrait: lantern above the count; `row`: next to it. state: normal, choice (can be pressed
    now), hover, chosen. `chosen` cards are marked as being given away.
    """
    strength = {"choice": 0.55, "hover": 1.0, "chosen": 0.8}.get(state, 0.0)
    if strength and count:
        brush.halo(p, rect.adjusted(0, 0, -4, -4), 6, "light", 6, strength)
    if count:
        _paint_fan(p, rect, count, lit=state == "chosen")
    else:
        line = brush.outline("brass", 1, 0.32)
        line.setDashPattern([3, 3])
        place = rect.adjusted(0.5, 0.5, -0.5, -0.5)
        brush.draw_rounded(p, place, 6, brush.color("keyline", 0.35), line)
    centre, radius, place, px = _row_places(rect) if row else _portrait_places(rect)
    if count:
        _paint_coin(p, centre, radius * 1.40, lantern)
    paint_piece(p, centre, radius, lantern, lit=1.0 if count else 0.12)
    number(p, place, count, px, "ink" if count else brush.color("on_dark_soft", 0.6))
    if chosen:
        _paint_chosen(p, rect, chosen)


def _paint_fan(p: QPainter, rect: QRectF, count: int, lit: bool) -> None:
    """Paint a fan of edges that shows "several" before the number is read."""
    cards, line = min(count, 3), brush.outline("badge_edge" if lit else "paper_line", 1)
    inks = ("light_hi", "light") if lit else ("paper", "paper_shade")
    for i in range(cards - 1, -1, -1):
        drop = (cards - 1 - i) * 2 + (0 if count > 2 else 1)
        card = rect.adjusted(0, 0, -4, -4).translated(i * 2, drop)
        brush.draw_rounded(p, card, 6, brush.vertical_gradient(card, *inks), line)


def _row_places(rect: QRectF) -> tuple[QPointF, float, QRectF, float]:
    radius = min(rect.height() * 0.30, rect.width() * 0.20)
    left = rect.left() + radius * 1.40 + rect.width() * 0.055
    centre = QPointF(left, rect.center().y() - 1)
    x = left + radius * 1.4
    place = QRectF(x, rect.top(), rect.right() - 4 - x, rect.height() - 2)
    return centre, radius, place, min(rect.height() * 0.50, rect.width() * 0.36)


def _portrait_places(rect: QRectF) -> tuple[QPointF, float, QRectF, float]:
    radius = min(rect.width() * 0.30, rect.height() * 0.215)
    top = rect.top() + radius * 1.4 + rect.height() * 0.03
    centre = QPointF(rect.center().x() - 1.5, top)
    y = top + radius * 1.4
    place = QRectF(rect.left(), y, rect.width() - 3, rect.bottom() - 3 - y)
    return centre, radius, place, min(rect.height() * 0.32, place.height() * 0.95)


def _paint_chosen(p: QPainter, rect: QRectF, chosen: int) -> None:
    side = min(22.0, rect.width() * 0.5)
    seal = QRectF(rect.right() - side + 1, rect.top() - 3, side, side)
    paint_seal(p, seal.center(), side / 2)
    number(p, seal, f"−{chosen}", side * 0.58, "on_seal")


def paint_seal(p: QPainter, centre: QPointF, radius: float, icon: str | None = None) -> None:
    """Paint a red wax seal, with an icon if one is named."""
    light = centre - QPointF(radius, radius) * 0.3
    wax = brush.radial(light, radius * 1.6, "seal_hi", "seal_deep")
    brush.draw_circle(p, centre, radius, wax, brush.outline("seal_edge", 1))
    if icon:
        paint_icon(p, brush.square(centre, radius * 1.45), icon, "on_seal")


def paint_supply(p: QPainter, rect: QRectF, piece: str, count: int) -> None:
    """Paint one place of the Supply: a lantern kind (or `mooncake`) and the number left."""
    paint_well(p, rect, 8, warn=count == 0)
    radius = min(rect.height() * 0.31, rect.width() * 0.205)
    centre = QPointF(rect.left() + rect.width() * 0.30, rect.center().y())
    paint_piece(p, centre, radius, piece, lit=1.0 if count else 0.25, light=True)
    if not count:
        _strike(p, centre, radius)
    left = rect.left() + rect.width() * 0.52
    place = QRectF(left, rect.top(), rect.width() * 0.44, rect.height())
    px = min(rect.height() * 0.48, rect.width() * (0.34 if count < 10 else 0.28))
    number(p, place, count, px, "on_dark" if count else "on_warn")


def _strike(p: QPainter, centre: QPointF, radius: float) -> None:
    reach = QPointF(radius * 0.85, -radius * 0.85)
    with brush.saved(p):
        p.setPen(brush.pen("warn", max(1.6, radius * 0.16)))
        p.drawLine(centre - reach, centre + reach)


def paint_badge(
    p: QPainter, rect: QRectF, piece: str, label: str, given: bool = True, px: float = 13
) -> None:
    """Paint a gain as a gold tag; not `given` (none left): dark, struck through, red rim."""
    radius, coin = rect.height() / 2, rect.height() * 0.40
    if given:
        brush.halo(p, rect, radius, "light", 7, 0.65)
    fill = brush.vertical_gradient(
        rect, *(("light_hi", "light") if given else ("badge_none0", "badge_none1"))
    )
    edge = brush.outline("badge_edge" if given else "warn", 1.2)
    brush.draw_rounded(p, rect, radius, fill, edge)
    centre = QPointF(rect.left() + radius, rect.center().y())
    brush.draw_circle(p, centre, coin, "coin")
    paint_piece(p, centre, coin * 0.74, piece, lit=1.0 if given else 0.5)
    if not given:
        _strike(p, centre, coin * 0.9)
    left = rect.left() + rect.height()
    place = QRectF(left, rect.top(), rect.right() - rect.height() * 0.22 - left, rect.height())
    text(p, place, label, px, "ink" if given else "on_dark", BOLD)


def paint_stat(p: QPainter, rect: QRectF, kind: str, value: object) -> None:
    """Paint a seat's `points` (red seal with a star) or `mooncake` count with its figure."""
    radius = rect.height() * 0.40
    centre = QPointF(rect.left() + radius + 1, rect.center().y())
    if kind == "points":
        paint_seal(p, centre, radius)
        paint_star(p, centre, radius * 0.8, "light_hi")
    else:
        paint_mooncake(p, centre, radius * 0.95)
    left = centre.x() + radius + 5
    place = QRectF(left, rect.top(), rect.right() - left, rect.height())
    tint = "light_hi" if kind == "points" else "on_dark"
    text(p, place, str(value), rect.height() * 0.64, tint, BOLD, LEFT, floor=8, scaled=False)


def paint_recipe(p: QPainter, centre: QPointF, dot: float, kind: str) -> None:
    """Paint the set of a Dedication as dots: equal colours are equal lanterns."""
    tints: list[brush.Ink] = [kind]
    if kind == "three_pair":
        tints = [kind, kind, "pair_b", "pair_b", "pair_c", "pair_c"]
    elif kind == "seven_unique":
        tints = [style.colour for style in LANTERNS.values()]
    for i, (x, y) in enumerate(_DOTS[kind]):
        spot, tint = centre + QPointF(x, y) * dot * 1.2, tints[i % len(tints)]
        brush.draw_circle(p, spot, dot, tint, brush.outline("ink", 1))
    if kind == "generic":
        paint_star(p, centre, dot * 2.8, "generic_star")


def paint_dedication(p: QPainter, rect: QRectF, kind: str, value: int) -> None:
    """Paint one claimed Dedication tile: lacquer plaque, recipe as dots, points."""
    u = rect.height()
    brush.shadow(p, rect, u * 0.14, 3, 2, 0.4)
    fill = brush.vertical_gradient(
        rect, brush.mix(kind, "white", 0.2), kind, brush.mix(kind, "night", 0.3)
    )
    brush.draw_rounded(p, rect, u * 0.14, fill, brush.outline("brass_hi", max(1.0, u * 0.035)))
    x, y = rect.center().x(), rect.top() + u * 0.22
    for dx, dy in _DOTS[kind] or ((0, 0),):
        spot = QPointF(x + dx * u * 0.085, y + dy * u * 0.075)
        brush.draw_circle(p, spot, u * 0.05, f"on_{kind}")
    place = QRectF(rect.left(), rect.top() + u * 0.30, rect.width(), u * 0.66)
    number(p, place, value, u * 0.5, f"on_{kind}")


def paint_dedication_stack(
    p: QPainter,
    rect: QRectF,
    kind: str,
    title: str,
    value: int,
    note: str,
    state: str = "normal",
    claim: str = "",
    px: float = 14,
    warns: bool = False,
) -> None:
    """Paint a stack of Dedications and the points of its top tile.

    state: normal, payable, hover, gone. A long note has a line of its own, one that `warns` is red;
    `claim` is the text of a ribbon when all is chosen.
    """
    ink: brush.Ink = "lacquer" if warns else "ink_soft"
    wide = text_width(note, SMALLEST, SEMIBOLD, scaled=False) > rect.width() * 0.54
    band = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.31)
    body = QRectF(rect.left(), band.bottom(), rect.width(), rect.bottom() - band.bottom())
    with brush.saved(p, opacity=0.55 if state == "gone" else 1.0):
        _paint_pile(p, rect, band, kind, state)
        dot = min(rect.height() * 0.056, rect.width() * 0.042)
        centre = QPointF(rect.left() + rect.width() * 0.29, body.top() + body.height() * 0.36)
        paint_recipe(p, centre, dot, kind)
        if not claim and not wide:
            low = body.top() + body.height() * 0.64
            place = QRectF(rect.left() + 3, low, rect.width() * 0.56, body.height() * 0.32)
            text(p, place, note, px * 0.88, ink, SEMIBOLD, CENTER, floor=SMALLEST)
            left = rect.left() + rect.width() * 0.56
            place = QRectF(left, body.top(), rect.width() * 0.40, body.height())
            if value:
                number(p, place, value, body.height() * 0.66)
    text(p, band.adjusted(2, 0, -2, 0), title, px, f"on_{kind}", BOLD, floor=SMALLEST)
    if claim:
        _paint_ribbon(p, rect, claim, px)
    elif wide:
        _paint_long_note(p, rect, note, px, value, band.bottom(), ink)


def _paint_pile(p: QPainter, rect: QRectF, band: QRectF, kind: str, state: str) -> None:
    lit = state in ("payable", "hover")
    if lit:
        brush.halo(p, rect, 7, "light", 9, 1.0 if state == "hover" else 0.8)
    for k in (2, 1):
        paint_paper(p, rect.translated(0, k * 2.5).adjusted(k, 0, -k, 0), 7, lift=0.3)
    paint_paper(p, rect, 7, lift=0.2)
    with brush.saved(p):
        p.setClipPath(brush.rounded(rect, 7))
        p.fillRect(band, brush.color(kind))
    if lit:
        brush.draw_rounded(p, rect.adjusted(1, 1, -1, -1), 6, None, brush.pen("light", 2.4))


def _paint_long_note(
    p: QPainter, rect: QRectF, note: str, px: float, value: int, top: float, ink: brush.Ink
) -> None:
    """Paint a note on its own line at the foot of a stack, with the value above it."""
    low = rect.height() * 0.24
    line = QRectF(rect.left() + 3, rect.bottom() - low - 2, rect.width() - 6, low)
    text(p, line, note, px * 0.88, ink, SEMIBOLD, floor=SMALLEST)
    if value:
        place = QRectF(rect.center().x(), top, rect.width() * 0.46, 0)
        place.setBottom(line.top())
        number(p, place, value, place.height() * 0.95)


def _paint_ribbon(p: QPainter, rect: QRectF, claim: str, px: float) -> None:
    """Paint the ribbon of a stack that one more press claims."""
    high = rect.height() * 0.38
    band = QRectF(rect.left() - 3, rect.bottom() - high, rect.width() + 6, high + 3)
    brush.halo(p, band, 6, "light", 6, 0.8)
    fill = brush.vertical_gradient(band, "primary0", "primary1", "primary2")
    brush.draw_rounded(p, band, 6, fill, brush.outline("brass_hi", 1.4))
    text(p, band.adjusted(2, 0, -2, 0), claim, px, "on_seal", BOLD, floor=SMALLEST)
