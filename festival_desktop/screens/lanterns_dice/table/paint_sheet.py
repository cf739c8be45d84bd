"""Painters of the large sheet: its paper, turn bonuses, gifts and score.

Faces hold all a picture depends on, words included. The lake on it has painters of its own.
"""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.surfaces import paint_key_cap, paint_paper
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
from festival_desktop.screens.lanterns_dice.pictures.dice import paint_pencil
from festival_desktop.screens.lanterns_dice.pictures.die_signs import paint_chip
from festival_desktop.screens.lanterns_dice.pictures.lake import lit_edge, paint_bed
from festival_desktop.tables.lanterns_dice.pieces import NOW, PAST


def paint_sheet(p: QPainter, rect: QRectF, frame: tuple[float, ...], side: float, f: float) -> None:
    """Paper with a red frame, waves at its foot, the bed of the lake and its edges' names."""
    paint_paper(p, rect, 10)
    _paint_waves(p, QRectF(rect.left() + 7, rect.bottom() - 26 * f, rect.width() - 14, 20 * f), f)
    line = brush.outline("lacquer", 1.4, 0.75)
    brush.put(p, brush.rounded(rect.adjusted(6, 6, -6, -6), 6), None, line)
    lake = QRectF(*frame).translated(rect.topLeft())
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
    with brush.saved(p):
        p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        p.setBrush(brush.NO_BRUSH)
        p.setPen(brush.pen("wave", 1, 0.18))
        for row in range(math.ceil(rect.height() / (wave * 0.42)) + 1):
            for i in range(-1, math.ceil(rect.width() / wave) + 2):
                centre = QPointF(
                    rect.left() + (i + (row % 2) * 0.5) * wave,
                    rect.top() + (row + 1) * wave * 0.42,
                )
                for part in (1.0, 0.68, 0.36):
                    p.drawArc(brush.square(centre, wave * part), 0, 180 * 16)


def paint_title(
    p: QPainter, rect: QRectF, seat: int, label: str, computer: bool, pencil: bool, f: float
) -> None:
    """Whose lake this is, and whether the pencil is there."""
    h = rect.height()
    paint_token(p, QPointF(rect.left() + 13 * f, rect.center().y()), 10.5 * f, seat, edge="ink")
    left = rect.left() + 32 * f
    baseline = QPointF(left, rect.center().y() + h * 0.28)
    wide = rect.right() - left - 30 * f * (computer + pencil)
    used = lettering(
        p, baseline, shortened(label, wide, 22 * f), min(22 * f, h * 0.82), width=wide,
        top="ink", low="ink", edge=None, shine=None,
    )  # fmt: skip
    if computer:
        paint_robot(p, QPointF(left + used + 18 * f, rect.center().y()), 9 * f)
        used += 30 * f
    if pencil:
        paint_pencil(p, QPointF(left + used + 20 * f, rect.center().y()), h * 0.95, angle=-45.0)


def paint_note(
    p: QPainter, rect: QRectF, label: str, px: float, ink: str, where: str, bold: bool
) -> None:
    """Words on paper or in the night."""
    align = {"left": LEFT, "right": RIGHT, "center": Qt.AlignmentFlag.AlignCenter}[where]
    text(p, rect, label, within(rect, px), ink, BOLD if bold else MEDIUM, align, floor=8)


def paint_heading(p: QPainter, rect: QRectF, label: str, px: float, ink: str) -> None:
    """A caption over wood or water."""
    base = QPointF(rect.left(), rect.center().y() + px * 0.34)
    lettering(p, base, label, px, width=rect.width(), top=ink, low=ink, edge=None, shine=None)


def paint_two_lines(p: QPainter, rect: QRectF, label: str, px: float, ink: str) -> None:
    text(p, rect, label, px, ink, BOLD, wrap=True, floor=7)


# -- turn bonuses -------------------------------------------------------------------------------


def paint_bonus(p: QPainter, rect: QRectF, row: int, die: str, stands: int, f: float) -> None:
    """A row: ticked when past, alight when it is this turn's, plain before."""
    past, now = stands == PAST, stands == NOW
    path = brush.rounded(rect, 7 * f)
    if now:
        brush.put(p, path, "legal_core")
        lit_edge(p, path, "legal_hi", 3.2 * f, 1.0, "legal")
    else:
        fill = brush.color("paper_shade", 0.6) if past else brush.color("white", 0.4)
        brush.put(p, path, fill, brush.outline("paper_edge", 1, 0.45))
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
        p.strokePath(tick, brush.pen("ink", max(2.0, 2.6 * f)))


# -- below the lake -----------------------------------------------------------------------------


def paint_open(
    p: QPainter,
    rect: QRectF,
    label: str,
    chips: tuple[tuple[str, ...], ...],
    platforms: tuple[str, ...],
    f: float,
) -> None:
    """What may still be shaded for: chips of colours, and platforms."""
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
        box = brush.square(QPointF(x + radius, rect.center().y()), radius * 1.9)
        with brush.saved(p):
            p.setPen(brush.outline("stone_edge", 1.2))
            p.setBrush(brush.down(box, (0, "platform0"), (1, "platform1")))
            p.drawRoundedRect(box, 3, 3)
        text(p, box, name, radius * 0.95, "stone_edge", BOLD, scaled=False, floor=6)
        x += radius * 2.4


def paint_caption(p: QPainter, rect: QRectF, die: str, label: str, key: str, f: float) -> None:
    """What the move under the pointer would do, or what a key does."""
    left = rect.left()
    if key:
        cap = brush.square(QPointF(left + 11 * f, rect.center().y()), 21 * f)
        paint_key_cap(p, cap)
        number(p, cap, key, 13 * f)
        left += 30 * f
    elif die:
        paint_chip(p, QPointF(left + 11 * f, rect.center().y()), 10 * f, die)
        left += 28 * f
    place = QRectF(left, rect.top(), rect.right() - left, rect.height())
    fits = text_width(label, 14.5 * f, MEDIUM) <= place.width()
    px = 14.5 * f if fits else 13 * f
    text(p, place, label, px, "ink", MEDIUM, LEFT, wrap=not fits, floor=9)
