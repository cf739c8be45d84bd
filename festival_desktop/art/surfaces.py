"""Surfaces: paper, night lacquer, wood, brass; and the one focus ring.

Paper is for reading and filling in, lacquer groups, brass states facts, wood carries pieces.
"""

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art.brush import (
    Ink,
    color,
    draw_circle,
    draw_path,
    draw_rounded,
    grain,
    halo,
    linear,
    mix,
    outline,
    pen,
    rounded,
    saved,
    shadow,
    vertical_gradient,
)
from festival_desktop.art.theme import theme


def paint_paper(p: QPainter, rect: QRectF, radius: float = 10, *, lift: float = 1.0) -> None:
    """Paint a sheet of paper; `lift` 0 is flat, 1 floats."""
    path = rounded(rect, radius)
    if lift:
        shadow(p, rect, radius, 9 * lift, 5 * lift, 0.5)
    low = mix("paper", "paper_shade", 0.6)
    p.fillPath(path, vertical_gradient(rect, mix("paper", "white", 0.25), "paper", low))
    grain(p, path, 0.11)
    if not theme().flat:
        shine = rect.adjusted(1.5, 1.5, -1.5, -1.5)
        draw_rounded(p, shine, radius - 1, None, pen("white", 1, 0.6))
    draw_rounded(p, _hair(rect), radius, None, outline("paper_edge", 1))


def _hair(rect: QRectF) -> QRectF:
    """Inset a rectangle so that a one-pixel line stays inside."""
    return rect.adjusted(0.5, 0.5, -0.5, -0.5)


def paint_panel(p: QPainter, rect: QRectF, radius: float = 14, *, active: bool = False) -> None:
    """Paint a seat's night-blue lacquer with a brass hairline; `active`: lit on its turn."""
    shadow(p, rect, radius, 14, 5, 0.5)
    if active:
        halo(p, rect, radius, "light", 14, 0.75)
    lacquer = vertical_gradient(rect, color("panel_hi", 0.96), color("panel", 0.96))
    draw_rounded(p, rect, radius, lacquer, pen("keyline", 2))
    grain(p, rounded(rect, radius), 0.05, dark=False)
    line = outline("light", 2) if active else outline("brass", 1.3, 0.75)
    draw_rounded(p, rect.adjusted(2.5, 2.5, -2.5, -2.5), radius - 2, None, line)


def paint_ribbon(p: QPainter, rect: QRectF, radius: float) -> None:
    """Paint a lacquer ribbon, for words in `on_seal`."""
    fill = vertical_gradient(rect, (0, "seal_hi"), (0.5, "lacquer"), (1, "seal_deep"))
    draw_rounded(p, rect, radius, fill)


def paint_board(p: QPainter, rect: QRectF, radius: float = 14) -> None:
    """Paint a night lacquer board with a brass line and corner fittings for groups of a page."""
    inks = (mix("board", "white", 0.09), color("board"), mix("board", "black", 0.35))
    top, body, low = (color(ink, 0.93) for ink in inks)
    shadow(p, rect, radius, 11, 6, 0.55)
    p.fillPath(rounded(rect, radius), vertical_gradient(rect, (0, top), (0.12, body), (1, low)))
    line = outline("brass", 1.5)
    stops = ((0.0, "brass_hi"), (0.35, "brass_deep"), (0.7, "brass"), (1.0, "brass_edge"))
    line.setBrush(linear(rect.topLeft(), rect.bottomRight(), *stops))
    draw_rounded(p, rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, None, line)
    if theme().flat:
        return
    draw_rounded(p, rect.adjusted(5, 5, -5, -5), radius - 4, None, pen("brass", 1, 0.24))
    for x, dx in ((rect.left(), 1), (rect.right(), -1)):
        for y, dy in ((rect.top(), 1), (rect.bottom(), -1)):
            fitting = QPainterPath(QPointF(x + dx * (radius + 12), y + dy))
            fitting.lineTo(x + dx * radius, y + dy)
            fitting.quadTo(x + dx, y + dy, x + dx, y + dy * radius)
            fitting.lineTo(x + dx, y + dy * (radius + 12))
            p.strokePath(fitting, pen("brass_hi", 2.6))


def paint_well(p: QPainter, rect: QRectF, radius: float = 8, *, warn: bool = False) -> None:
    """Paint a shallow dark recess for one thing; `warn`: it is empty."""
    line = outline("warn", 1, 0.8) if warn else outline("brass", 1, 0.4)
    draw_rounded(p, _hair(rect), radius, color("well", 0.62), line)


def paint_inlay(p: QPainter, rect: QRectF, top: Ink, low: Ink) -> QRectF:
    """Paint water framed by a brass line for small pieces; return the inner rectangle."""
    area = rect.adjusted(1, 1, -1, -1)
    draw_path(p, rounded(area, 12), vertical_gradient(area, top, low), outline("brass", 1.2))
    return area


def paint_wood(p: QPainter, rect: QRectF, radius: float = 0, *, seed: int = 1) -> None:
    """Paint the dark beam with its grain that frames the table."""
    path, rnd = rounded(rect, radius), random.Random(seed)
    shades = [mix("wood", "wood_shade", t) for t in (0.35, 0.55, 0.75)]
    with saved(p):
        p.fillPath(path, vertical_gradient(rect, *shades))
        if theme().flat:
            return
        p.setClipPath(path)
        x, w = rect.left(), rect.width()
        for _ in range(int(rect.height() / 2.2)):
            y = rect.top() + rnd.random() * rect.height()
            line = QPainterPath(QPointF(x, y))
            a, b, c = rnd.uniform(-5, 5), rnd.uniform(-5, 5), rnd.uniform(-3, 3)
            line.cubicTo(x + w * 0.3, y + a, x + w * 0.6, y + b, rect.right(), y + c)
            ink = "wood_grain" if rnd.random() < 0.45 else "black"
            p.strokePath(line, pen(ink, 1, rnd.random() * 0.10))


def paint_plate(p: QPainter, rect: QRectF) -> None:
    """Paint a brass name plate."""
    brass = linear(rect.topLeft(), rect.bottomRight(), "plate0", "plate1", "plate2")
    shadow(p, rect, 5, 4, 2, 0.45)
    draw_rounded(p, rect, 5, brass)
    draw_rounded(p, _hair(rect), 5, None, outline("brass_edge", 1))


def paint_brass_disc(p: QPainter, centre: QPointF, radius: float) -> None:
    """Paint a round brass knob for handles and place numbers."""
    corner = QPointF(radius, radius) * 0.7
    brass = linear(centre - corner, centre + corner, "brass_pale", "plate1", "plate2")
    draw_circle(p, centre, radius, brass, outline("brass_edge", 1))


def paint_key_cap(p: QPainter, rect: QRectF) -> None:
    """Paint the paper cap of a key; the caller writes the key on it."""
    paint_paper(p, rect, 5, lift=0.4)


def paint_focus_ring(p: QPainter, rect: QRectF, radius: float) -> None:
    """Paint keyboard focus, the same everywhere: ink keyline, golden line, warm glow."""
    outer = rect.adjusted(-3, -3, 3, 3)
    layers = [("ink", 6.4, 1.0), ("light", 3.0, 1.0)]
    if not theme().flat:
        layers = [("light", 16.0, 0.10), ("light", 11.0, 0.17), *layers]
    for ink, width, alpha in layers:
        draw_rounded(p, outer, radius + 3, None, pen(ink, width, alpha))


_CARD = 8.0
"""Radius of a card's corners."""


def paint_card_paper(p: QPainter, rect: QRectF, state: str, hover: bool) -> None:
    """Paint the paper of a selectable card, lit by its state."""
    lit = state in ("chosen", "affordable", "waiting")
    if state == "waiting" or (hover and state != "disabled"):
        halo(p, rect, _CARD, "light", 9, 1.0)
    elif lit:
        halo(p, rect, _CARD, "light", 6, 0.6)
    shadow(p, rect, _CARD, 4, 2, 0.4)
    path = rounded(rect, _CARD)
    if lit:
        stops: tuple[Ink, Ink] = ("paper_hi", mix("paper", "paper_shade", 0.4))
    elif state == "disabled":
        stops = ("sheet_dusk1", "sheet_dusk2")
    elif hover:
        stops = ("paper", mix("paper_shade", "sheet_dusk1", 0.3))
    else:
        stops = ("paper_shade", "sheet_dusk1")
    p.fillPath(path, vertical_gradient(rect, (0, stops[0]), (0.9, stops[1]), (1, stops[1])))
    grain(p, path, 0.1)
    line = outline("card_edge", 2.4) if lit else outline("wood", 1.1, 0.6)
    draw_rounded(p, rect.adjusted(0.8, 0.8, -0.8, -0.8), _CARD, None, line)
