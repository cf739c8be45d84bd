"""Gifts and score of the large sheet, with the effects of the move under the pointer."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.awards import paint_award
from festival_desktop.art.type import BOLD, CENTER, LEFT, number, text, text_width, within
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.panel import Column, Label, Picture
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.screens.lanterns_dice.filled_sheet import GIFTS
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import paint_part_icon
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_gift
from festival_desktop.screens.lanterns_dice.table.layout import GIFTS_ACROSS
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.vocabulary import Count
from festival_desktop.tables.lanterns_dice.vocabulary import ScorePart as ScorePart

LABELS = ("fireworks", "second-group", "boats")
"""Labels of the parts of the score."""


def reckoning(table: TableState) -> PartContent:
    """Show gifts and score, with the effects of the move under the pointer."""
    layout, f, z = table.layout, table.layout.f, zorder.CELL + 1
    gains = dict.fromkeys(ScorePart, 0)
    for change in () if table.preview is None else table.preview.of(table.seating.own):
        if change.what == Count.POINTS:
            gains[ScorePart(change.key[0])] += change.number
    kept, spent = table.sheet.gifts
    gifts = (kept, spent, GIFTS_ACROSS, table.label("gifts", kept), f)
    items = {"gifts": ItemSpec("gifts", gifts, layout.gifts, z)}
    parts = zip(LABELS, table.sheet.score, gains.values(), layout.parts, strict=True)
    for n, (label, points, gain, rect) in enumerate(parts):
        face = (n, table.label(label), points, gain, f)
        items[f"part:{n}"] = ItemSpec("part", face, rect, z, soft=False)
    total = (table.label("score"), sum(table.sheet.score), sum(gains.values()), f)
    items["total"] = ItemSpec("total", total, layout.total, z, soft=False)
    earned = sum(table.sheet.score)
    if (medal := table.medals.following(earned)) is not None:
        before = table.medals.earned(earned)
        start = 0 if before is None else before.points
        words = table.label("next-medal"), table.label("more-points", medal.points - earned)
        part = (earned - start) / max(1, medal.points - start)
        told = (medal.name, medal.points, part, *words, layout.u)
        items["medal"] = ItemSpec("medal", told, layout.medal, z, soft=False)
    regions = {Target("reason", (n,)): rect for n, rect in enumerate(layout.parts)}
    seat = table.seating.shown
    signs = {Target("score", (seat, n)): rect for n, rect in enumerate(layout.parts)}
    signs |= {Target("gifts", (seat,)): layout.gifts, Target("total", (seat,)): layout.total}
    return PartContent(items, regions, signs=signs)


def gift_places(rect: QRectF, columns: int, f: float) -> tuple[QRectF, list[QPointF], float]:
    """Return the line of text, the middles of the circles, and their radius."""
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


def _paint_gifts(
    p: QPainter, rect: QRectF, have: int, spent: int, columns: int, label: str, f: float
) -> None:
    """Paint circles: earned ones hold a gift, spent ones are crossed out, others are empty."""
    head, middles, radius = gift_places(rect, columns, f)
    text(p, head, label, within(head, 14 * f), "ink", BOLD, LEFT, floor=7)
    shift = max(0, have + spent - GIFTS)
    for n, centre in enumerate(middles):
        earned, gone = n + shift < have + spent, n + shift < spent
        with brush.saved(p):
            line = brush.pen("ink", 1.5 * f, 0.8 if earned else 0.35)
            if not earned:
                line.setStyle(Qt.PenStyle.DotLine)
            p.setPen(line)
            full = earned and not gone
            p.setBrush(brush.color("light_hi") if full else brush.mix("paper", "paper_shade", 0.3))
            p.drawEllipse(centre, radius, radius)
            if earned:
                place = centre + QPointF(0, radius * 0.1)
                paint_gift(p, place, radius * 0.66, alpha=0.38 if gone else 1.0)
            if gone:
                k = radius * 0.72
                p.setPen(brush.pen("ink", 2.4 * f, 0.9))
                p.drawLine(centre + QPointF(-k, -k * 0.9), centre + QPointF(k, k))
                p.drawLine(centre + QPointF(k * 0.95, -k), centre + QPointF(-k, k * 0.9))


def _paint_part(
    p: QPainter, rect: QRectF, part: int, label: str, points: int, gain: int, f: float
) -> None:
    """Paint one part of the score, with what the move under the pointer would add."""
    edge = brush.outline("paper_edge", 1, 0.5)
    brush.draw_rounded(p, rect, 7 * f, brush.mix("paper", "white", 0.45), edge)
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


def _paint_medal(
    p: QPainter,
    rect: QRectF,
    medal: str,
    points: int,
    part: float,
    label: str,
    missing: str,
    u: float,
) -> None:
    """Paint the next medal of a solo player, and how far it is."""
    edge = brush.outline("paper_edge", 1, 0.5)
    brush.draw_rounded(p, rect, 7 * u, brush.mix("paper", "white", 0.45), edge)
    high = max(8.0, rect.height() - 52 * u)

    def award(p: QPainter, place: QRectF) -> None:
        left = QRectF(place.left(), place.top(), place.width() * 0.55, place.height())
        paint_award(p, left, medal)
        spot = QRectF(left.right(), place.top(), place.width() - left.width(), place.height())
        number(p, spot, points, min(20 * u, place.height() * 0.7), "ink")

    def bar(p: QPainter, place: QRectF) -> None:
        brush.draw_rounded(p, place, place.height() / 2, brush.color("paper_shade"))
        done = QRectF(place)
        done.setWidth(max(place.height(), place.width() * max(0.0, part)))
        brush.draw_rounded(p, done, place.height() / 2, brush.color("legal"), edge)

    Column(
        Label(label, 12.5 * u, "ink_soft", BOLD, CENTER),
        Picture(award, 1.0, high, grow=1),
        Picture(bar, 1.0, 7 * u, grow=1),
        Label(missing, 12 * u, "ink", BOLD, CENTER),
        gap=2 * u, pad=4 * u,
    ).paint(p, rect)  # fmt: skip


def _paint_total(p: QPainter, rect: QRectF, label: str, points: int, gain: int, f: float) -> None:
    fill = brush.vertical_gradient(rect, (0, "primary0"), (0.5, "primary1"), (1, "primary2"))
    brush.draw_path(p, brush.rounded(rect, 8 * f), fill)
    frame = brush.rounded(rect.adjusted(3, 3, -3, -3), 6 * f)
    brush.draw_path(p, frame, None, brush.outline("brass", 1.6))
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
    """Paint a gain as a green tag, a loss as a red one."""
    label = f"+{gain}" if gain > 0 else f"−{-gain}"
    wide = text_width(label, px, BOLD, scaled=False) + px * 0.9
    rect = QRectF(centre.x() - wide / 2, centre.y() - px * 0.78, wide, px * 1.56)
    brush.shadow(p, rect, rect.height() / 2, 4, 1.5, 0.35)
    fill = brush.mix("good" if gain > 0 else "warn", "black", 0.3)
    brush.draw_rounded(p, rect, rect.height() / 2, fill, brush.outline("white", 1.4, 0.9))
    text(p, rect, label, px, "white", BOLD, scaled=False, floor=7)


RENDERERS = {
    "gifts": Renderer(_paint_gifts, pixels=3),
    "part": Renderer(_paint_part, pixels=3),
    "medal": Renderer(_paint_medal, pixels=3),
    "total": Renderer(_paint_total, pixels=3),
}
