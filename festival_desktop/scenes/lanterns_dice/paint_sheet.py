"""Painters of the large sheet: its paper, turn bonuses, gifts and score.

Faces hold all a picture depends on, words included. The lake on it has painters of its own.
"""

import math
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art.brush import (
    NO_BRUSH,
    NO_PEN,
    color,
    down,
    mix,
    outline,
    pen,
    rounded,
    saved,
    shadow,
    square,
)
from festival_desktop.art.die_signs import paint_chip
from festival_desktop.art.firework_tiles import paint_tile_burst
from festival_desktop.art.lake import lit_edge, paint_bed
from festival_desktop.art.lake_signs import paint_boat, paint_gift
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import theme
from festival_desktop.art.tokens import paint_robot, paint_token
from festival_desktop.art.type import (
    BOLD,
    LEFT,
    MEDIUM,
    RIGHT,
    SEMIBOLD,
    lettering,
    number,
    shortened,
    text,
    text_width,
    within,
)
from festival_desktop.games.lanterns_dice.lake import COLUMNS, HEIGHT, WIDTH
from festival_desktop.scenes.lanterns_dice.layout import GIFTS
from festival_desktop.tables.lanterns_dice_pieces import NOW, PAST

Face = tuple[Any, ...]


def paint_sheet(p: QPainter, rect: QRectF, face: Face) -> None:
    """Paper with a red frame, waves at its foot, the bed of the lake and its edges' names."""
    bed, side, f = face
    paint_paper(p, rect, 10)
    _paint_waves(p, QRectF(rect.left() + 7, rect.bottom() - 26 * f, rect.width() - 14, 20 * f), f)
    with saved(p):
        p.setBrush(NO_BRUSH)
        p.setPen(outline("lacquer", 1.4, 0.75))
        p.drawRoundedRect(rect.adjusted(6, 6, -6, -6), 6, 6)
    lake = QRectF(bed).translated(rect.topLeft())
    paint_bed(p, lake, side)
    x, y, label = lake.left() + side * 0.07, lake.top() + side * 0.07, 16 * f
    for n in range(WIDTH):
        place = QRectF(x + n * side, lake.top() - label, side, label)
        text(p, place, COLUMNS[n], 12.5 * f, "ink_soft", BOLD, scaled=False, floor=8)
    for n in range(HEIGHT):
        place = QRectF(lake.left() - label, y + n * side, label * 0.9, side)
        text(p, place, str(n + 1), 12.5 * f, "ink_soft", BOLD, scaled=False, floor=8)


def _paint_waves(p: QPainter, rect: QRectF, f: float) -> None:
    """Printed waves along the lower edge."""
    if theme().flat:
        return
    wave = 44 * f
    with saved(p):
        p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        p.setBrush(NO_BRUSH)
        p.setPen(pen("wave", 1, 0.18))
        for row in range(math.ceil(rect.height() / (wave * 0.42)) + 1):
            for i in range(-1, math.ceil(rect.width() / wave) + 2):
                centre = QPointF(
                    rect.left() + (i + (row % 2) * 0.5) * wave,
                    rect.top() + (row + 1) * wave * 0.42,
                )
                for part in (1.0, 0.68, 0.36):
                    p.drawArc(square(centre, wave * part), 0, 180 * 16)


def paint_title(p: QPainter, rect: QRectF, face: Face) -> None:
    """Whose lake this is."""
    seat, label, computer, f = face
    h = rect.height()
    paint_token(p, QPointF(rect.left() + 13 * f, rect.center().y()), 10.5 * f, seat, edge="ink")
    left = rect.left() + 32 * f
    baseline = QPointF(left, rect.center().y() + h * 0.28)
    wide = rect.right() - left - (30 * f if computer else 0)
    used = lettering(
        p, baseline, shortened(label, wide, 22 * f), min(22 * f, h * 0.82), width=wide,
        top="ink", low="ink", edge=None, shine=None,
    )  # fmt: skip
    if computer:
        paint_robot(p, QPointF(left + used + 18 * f, rect.center().y()), 9 * f)


def paint_note(p: QPainter, rect: QRectF, face: Face) -> None:
    """Words on paper or in the night."""
    label, px, ink, where, bold = face
    align = {"left": LEFT, "right": RIGHT, "center": Qt.AlignmentFlag.AlignCenter}[where]
    text(p, rect, label, within(rect, px), ink, BOLD if bold else MEDIUM, align, floor=8)


def paint_heading(p: QPainter, rect: QRectF, face: Face) -> None:
    """A caption over wood or water."""
    label, px, ink = face
    base = QPointF(rect.left(), rect.center().y() + px * 0.34)
    lettering(p, base, label, px, width=rect.width(), top=ink, low=ink, edge=None, shine=None)


def paint_two_lines(p: QPainter, rect: QRectF, face: Face) -> None:
    label, px, ink = face
    text(p, rect, label, px, ink, BOLD, wrap=True, floor=7)


# -- turn bonuses -------------------------------------------------------------------------------


def paint_bonus(p: QPainter, rect: QRectF, face: Face) -> None:
    """A row: ticked when past, alight when it is this turn's, plain before."""
    row, die, stands, f = face
    past, now = stands == PAST, stands == NOW
    path = rounded(rect, 7 * f)
    with saved(p):
        if now:
            p.fillPath(path, color("legal_core"))
            lit_edge(p, path, "legal_hi", 3.2 * f, 1.0, "legal")
        else:
            p.fillPath(path, color("paper_shade", 0.6) if past else color("white", 0.4))
            p.setBrush(NO_BRUSH)
            p.setPen(outline("paper_edge", 1, 0.45))
            p.drawPath(path)
    radius = min(rect.height() * 0.38, rect.width() * 0.26)
    place = QRectF(rect.left() + 3 * f, rect.top(), rect.width() * 0.36, rect.height())
    px = min((17 if now else 15) * f, rect.height() * 0.62)
    number(p, place, row, px, "ink_soft" if past else "ink", BOLD if now else SEMIBOLD)
    centre = QPointF(rect.left() + rect.width() * 0.67, rect.center().y())
    paint_chip(p, centre, radius, die, alpha=0.45 if past else 1.0)
    if past:
        tick = QPainterPath(centre + QPointF(-radius * 0.75, radius * 0.05))
        tick.lineTo(centre + QPointF(-radius * 0.2, radius * 0.62))
        tick.lineTo(centre + QPointF(radius * 0.95, -radius * 0.85))
        p.strokePath(tick, pen("ink", max(2.0, 2.6 * f)))


# -- gifts --------------------------------------------------------------------------------------


def gift_places(rect: QRectF, columns: int, f: float) -> tuple[QRectF, list[QPointF], float]:
    """The line of words above, the middles of the circles, and their radius."""
    head = QRectF(rect.left(), rect.top(), rect.width(), 21 * f)
    body = rect.adjusted(0, head.height() + 3 * f, 0, 0)
    rows = math.ceil(GIFTS / columns)
    d = min(body.width() / columns, body.height() / rows)
    top = body.top() + (body.height() - rows * d) / 2
    middles = [
        QPointF(body.left() + (n % columns + 0.5) * d, top + (n // columns + 0.5) * d)
        for n in range(GIFTS)
    ]
    return head, middles, d * 0.445


def paint_gifts(p: QPainter, rect: QRectF, face: Face) -> None:
    """Circles: earned ones hold a gift, spent ones are crossed out, the others wait."""
    have, spent, columns, label, f = face
    head, middles, radius = gift_places(rect, columns, f)
    text(p, head, label, within(head, 14 * f), "ink", BOLD, LEFT, floor=7)
    shift = max(0, have + spent - GIFTS)
    for n, centre in enumerate(middles):
        earned, gone = n + shift < have + spent, n + shift < spent
        with saved(p):
            line = pen("ink", 1.5 * f, 0.8 if earned else 0.35)
            if not earned:
                line.setStyle(Qt.PenStyle.DotLine)
            p.setPen(line)
            full = earned and not gone
            p.setBrush(color("light_hi") if full else mix("paper", "paper_shade", 0.3))
            p.drawEllipse(centre, radius, radius)
            if earned:
                place = centre + QPointF(0, radius * 0.1)
                paint_gift(p, place, radius * 0.66, alpha=0.38 if gone else 1.0)
            if gone:
                k = radius * 0.72
                p.setPen(pen("ink", 2.4 * f, 0.9))
                p.drawLine(centre + QPointF(-k, -k * 0.9), centre + QPointF(k, k))
                p.drawLine(centre + QPointF(k * 0.95, -k), centre + QPointF(-k, k * 0.9))


# -- score --------------------------------------------------------------------------------------


def paint_part_icon(p: QPainter, centre: QPointF, size: float, part: int) -> None:
    """Fireworks, second largest group, boats."""
    with saved(p):
        if part == 0:
            p.setPen(NO_PEN)
            p.setBrush(color("window0"))
            p.drawEllipse(centre, size * 0.56, size * 0.56)
            paint_tile_burst(p, centre, size * 0.5, "spark_t", seed=4, rays=10)
        elif part == 1:
            k = size * 0.36
            p.setPen(outline("ink", 1))
            p.setBrush(color("good"))
            for dx, dy in ((-1, -1), (0, -1), (0, 0), (1, 0)):
                x, y = centre.x() + (dx - 0.5) * k, centre.y() + dy * k
                p.drawRoundedRect(QRectF(x, y, k * 0.92, k * 0.92), 2, 2)
        else:
            paint_boat(p, centre, size * 1.05, state="lit")


def paint_part(p: QPainter, rect: QRectF, face: Face) -> None:
    """One of the three parts of the score, with what the move under the pointer would add."""
    part, label, points, gain, f = face
    with saved(p):
        p.setPen(outline("paper_edge", 1, 0.5))
        p.setBrush(mix("paper", "white", 0.45))
        p.drawRoundedRect(rect, 7 * f, 7 * f)
    head = min(20 * f, rect.height() * 0.38)
    line = QRectF(rect.left() + 4, rect.top() + 2 * f, rect.width() - 8, head)
    text(p, line, label, within(line, 13 * f), "ink_soft", BOLD, floor=8)
    body = rect.adjusted(0, head, 0, 0)
    size = min(29 * f, body.height() * 0.72)
    middle = body.center().y() - f
    paint_part_icon(p, QPointF(body.left() + body.width() * 0.24, middle), size, part)
    wide = body.width() * (0.26 if gain else 0.38)
    place = QRectF(body.left() + body.width() * 0.42, body.top(), wide, body.height() - 2 * f)
    number(p, place, points, min(25 * f, body.height() * 0.8), "ink")
    if gain:
        paint_plus(p, QPointF(body.left() + body.width() * 0.84, middle), gain, 13 * f)


def paint_total(p: QPainter, rect: QRectF, face: Face) -> None:
    label, points, gain, f = face
    path = rounded(rect, 8 * f)
    with saved(p):
        p.fillPath(path, down(rect, (0, "primary0"), (0.5, "primary1"), (1, "primary2")))
        p.setBrush(NO_BRUSH)
        p.setPen(outline("brass", 1.6))
        p.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 6 * f, 6 * f)
    head = min(22 * f, rect.height() * 0.36)
    line = QRectF(rect.left() + 6, rect.top() + 4 * f, rect.width() - 12, head)
    text(p, line, label, within(line, 13 * f), "on_seal", BOLD, floor=8)
    body = rect.adjusted(0, head + 2 * f, 0, -3 * f)
    wide = body.width() * (0.6 if gain else 1.0)
    place = QRectF(body.left(), body.top(), wide, body.height())
    number(p, place, points, min(30 * f, body.height() * 0.85), "white")
    if gain:
        centre = QPointF(body.left() + body.width() * 0.76, body.center().y())
        paint_plus(p, centre, gain, 14 * f)


def paint_plus(p: QPainter, centre: QPointF, gain: int, px: float) -> None:
    """A green tag with what would be gained; red where something would be lost."""
    label = f"+{gain}" if gain > 0 else f"−{-gain}"
    wide = text_width(label, px, BOLD, scaled=False) + px * 0.9
    rect = QRectF(centre.x() - wide / 2, centre.y() - px * 0.78, wide, px * 1.56)
    with saved(p):
        shadow(p, rect, rect.height() / 2, 4, 1.5, 0.35)
        p.setPen(outline("white", 1.4, 0.9))
        p.setBrush(mix("good" if gain > 0 else "warn", "black", 0.3))
        p.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    text(p, rect, label, px, "white", BOLD, scaled=False, floor=7)


# -- below the lake -----------------------------------------------------------------------------


def paint_open(p: QPainter, rect: QRectF, face: Face) -> None:
    """What may still be shaded for: chips of colours, and platforms."""
    label, chips, platforms, f = face
    h = rect.height()
    wide = min(text_width(label, 14 * f, MEDIUM) + 4, rect.width() * 0.5)
    line = QRectF(rect.left(), rect.top(), wide, h)
    text(p, line, label, within(line, 14 * f), "ink_soft", MEDIUM, LEFT, floor=8)
    x, radius = line.right() + 10 * f, min(11 * f, h * 0.4)
    for dice in chips:
        for die in dice:
            paint_chip(p, QPointF(x + radius, rect.center().y()), radius, die)
            x += radius * (1.45 if len(dice) > 2 else 2.2)
        x += radius * (1.3 if len(dice) > 2 else 0.5)
    for name in platforms:
        box = square(QPointF(x + radius, rect.center().y()), radius * 1.9)
        with saved(p):
            p.setPen(outline("stone_edge", 1.2))
            p.setBrush(down(box, (0, "platform0"), (1, "platform1")))
            p.drawRoundedRect(box, 3, 3)
        text(p, box, name, radius * 0.95, "stone_edge", BOLD, scaled=False, floor=6)
        x += radius * 2.4


def paint_caption(p: QPainter, rect: QRectF, face: Face) -> None:
    """What the move under the pointer would do."""
    die, label, f = face
    left = rect.left()
    if die:
        paint_chip(p, QPointF(left + 11 * f, rect.center().y()), 10 * f, die)
        left += 28 * f
    place = QRectF(left, rect.top(), rect.right() - left, rect.height())
    fits = text_width(label, 14.5 * f, MEDIUM) <= place.width()
    px = 14.5 * f if fits else 13 * f
    text(p, place, label, px, "ink", MEDIUM, LEFT, wrap=not fits, floor=9)
