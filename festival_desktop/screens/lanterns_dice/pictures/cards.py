"""Cards: the emperor's, and fireworks shapes on the setup page."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.brush import color, draw_rounded, halo, outline, saved, square
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import (
    paint_brass_disc,
    paint_focus_ring,
    paint_paper,
    paint_well,
)
from festival_desktop.art.type import (
    BOLD,
    LEFT,
    MEDIUM,
    line_height,
    text,
)
from festival_desktop.games.lanterns_dice.content import FireworksShape
from festival_desktop.screens.lanterns_dice.pictures.die_signs import paint_chip
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import (
    extent,
    paint_firework_tile,
)
from festival_desktop.screens.lanterns_dice.pictures.lake import lit_edge
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_gift_coin, paint_medal
from festival_desktop.ui.widgets.cards import CardLook

# -- emperor cards ------------------------------------------------------------------------------


def paint_emperor(
    p: QPainter,
    rect: QRectF,
    gifts: int,
    label: str,
    side: str,
    dice: tuple[str, ...],
    state: str,
    f: float,
) -> None:
    """Paint an action's cost, what it lets you shade, and in which colours now."""
    if state in ("choice", "hover", "used"):
        ink = "white" if state == "hover" else "light"
        lit_edge(p, brush.rounded(rect, 8), ink, 3.6 if state == "hover" else 2.6, 1.0)
    paint_paper(p, rect, 8, lift=0.7)
    band = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.29)
    with brush.saved(p):
        p.setClipPath(brush.rounded(rect, 8), Qt.ClipOperation.IntersectClip)
        p.fillRect(
            band, brush.vertical_gradient(band, (0, "primary0"), (0.5, "primary1"), (1, "primary2"))
        )
        p.setPen(brush.outline("brass", 2))
        p.drawLine(band.bottomLeft(), band.bottomRight())
    coin = min(band.height() * 0.39, 15 * f)
    for n in range(gifts):
        x = band.center().x() + (n - (gifts - 1) / 2) * coin * 2.3
        paint_gift_coin(p, QPointF(x, band.center().y()), coin)
    room = (band.width() - gifts * coin * 2.3) / 2 - 5 * f
    mark = QRectF(band.left() + 4 * f, band.top(), min(room, 52 * f), band.height())
    text(p, mark, side, 12.5 * f, "on_seal_soft", BOLD, LEFT, scaled=False, floor=6)
    foot = rect.height() * 0.21 if dice else 4 * f
    body = QRectF(
        rect.left() + 8 * f, band.bottom() + 3 * f, rect.width() - 16 * f,
        rect.bottom() - band.bottom() - foot - 7 * f,
    )  # fmt: skip
    lines = max(1, math.floor(body.height() / max(1.0, line_height(9, scaled=False))))
    text(p, body, label, 15 * f, "ink", MEDIUM, wrap=lines > 1, floor=8.5)
    radius = min(foot * 0.43, (rect.width() - 8 * f) / 7.2)
    for n, die in enumerate(dice):
        x = rect.center().x() + (n - (len(dice) - 1) / 2) * radius * 2.4
        paint_chip(p, QPointF(x, rect.bottom() - foot * 0.5 - 4 * f), radius, die)
    if state in ("dim", "used"):
        p.fillPath(brush.rounded(rect, 8), brush.color("night", 0.36 if state == "dim" else 0.16))


_CORNER = 8


def _paint_light(p: QPainter, rect: QRectF, look: CardLook) -> None:
    if look.hover and look.state != "disabled":
        halo(p, rect, _CORNER, "light", 9, 0.8)
    if look.focus:
        paint_focus_ring(p, rect, _CORNER)


def paint_shape_card(p: QPainter, rect: QRectF, shape: FireworksShape, look: CardLook) -> None:
    """Paint a shape with the points of its top tile; chosen ones are lit and ticked."""
    chosen = look.state == "chosen"
    _paint_light(p, rect, look)
    paint_well(p, rect, _CORNER)
    line = outline("light", 2.2) if chosen else outline("brass", 1.0)
    draw_rounded(p, rect.adjusted(1, 1, -1, -1), _CORNER, None, line)
    foot = look.u(20)
    room = rect.adjusted(look.u(4), look.u(6), -look.u(4), -foot)
    _paint_shape(p, room, shape, look)
    place = QRectF(rect.left() + 3, rect.bottom() - foot - 1, rect.width() - 6, foot)
    ink = "light_hi" if chosen else "on_dark_soft"
    text(p, place, look.title, look.px, ink, BOLD if chosen else MEDIUM, floor=9)
    if chosen:
        spot = QPointF(rect.right() - look.u(11), rect.top() + look.u(11))
        paint_brass_disc(p, spot, look.u(8))
        paint_icon(p, square(spot, look.u(9)), "check", "plate_ink")


def _paint_shape(p: QPainter, room: QRectF, shape: FireworksShape, look: CardLook) -> None:
    side = min(room.width() / 3, room.height() / 3)
    origin = room.center() - extent(shape.cells) * side / 2
    with saved(p):
        p.setOpacity(1.0 if look.state == "chosen" else 0.55)
        paint_firework_tile(p, origin, side, look.card, shape.cells, small=True)
    spot = QPointF(room.left() + look.u(5), room.top() + look.u(5))
    paint_medal(p, spot, look.u(8.5), shape.values[0])


def paint_emperor_card(p: QPainter, rect: QRectF, gifts: int, action: str, look: CardLook) -> None:
    """Paint an emperor card; a question mark if chance decides its side."""
    _paint_light(p, rect, look)
    paint_emperor(p, rect, gifts, action, look.side or "?", (), "rest", look.unit)
    if not look.side:
        body = rect.adjusted(0, rect.height() * 0.29, 0, 0)
        draw_rounded(p, body, _CORNER, color("paper_shade", 0.4))
        text(p, body, "?", look.u(34), "ink_soft", BOLD)
