"""The score track, and what is left: Sōrin, private goals, the warning before the end.

`s` is the scale of a window, 0.8 for a small one and 1 for a large one. Texts are passed in.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    circle,
    color,
    draw_path,
    glow,
    outline,
    polygon,
    rounded,
    vertical_gradient,
)
from festival_desktop.art.surfaces import paint_wood
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import BOLD, REGULAR, number, text
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.panel import Label, Picture, Row, Space
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.table.table_state import TableState

LAP = 100
"""Points per lap; the score track is extended in these steps."""


def track(table: TableState) -> PartContent:
    layout, view, label, end = table.layout, table.now.view, table.label, table.now.ending
    warning = "" if end is None else label("end:now")
    if end is not None and end.left:
        named = () if end.seat is None else (table.session.players[end.seat].name,)
        warning = label(f"end:{end.trigger.name.lower()}", *named, end.left)
    face = (
        view.sorin, table.content.tables[view.players].sorin, str(view.deck_size), warning,
        layout.k,
    )  # fmt: skip
    items = _track(table) | {"stocks": ItemSpec("stocks", face, layout.stocks, zorder.PANEL)}
    return PartContent(
        items, signs={Target("track"): layout.track, Target("stocks"): layout.stocks}
    )


def _track(table: TableState) -> dict[str, ItemSpec]:
    """Show markers at the points; those with similar points are behind each other."""
    rect, points = table.layout.track, table.now.view.points
    most = LAP * max(1, -(-max(points) // LAP))
    face = (most, table.layout.k)
    shown = {"track": ItemSpec("track", face, rect, zorder.PANEL)}
    side = rect.height() * 0.94
    taken: list[float] = []
    for seat in sorted(range(len(points)), key=points.__getitem__):
        x = _track_x(rect, points[seat], most)
        crowd = sum(abs(x - other) < side * 0.5 for other in taken)
        taken.append(x)
        shift = crowd * side * 0.42
        if x + shift > rect.right() - side / 2:
            shift = -shift
        spot = QRectF(x - side / 2 + shift, rect.top() - 2, side, side * 0.9)
        z = zorder.ON_PANEL + 0.01 * seat
        shown[f"boat:{seat}"] = ItemSpec("boat", (seat, bool(crowd)), spot, z, area="track")
    return shown


# -- painters --------------------------------------------------------------------------------


def _paint_track(p: QPainter, rect: QRectF, most: int, s: float) -> None:
    """Paint the upper rim of the lake: wood with a mark for every ten points."""
    paint_wood(p, rect, 8 * s, seed=5)
    draw_path(p, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8 * s), None, outline("brass", 1.1))
    y = rect.top() + rect.height() * 0.4
    line = QRectF(_track_x(rect, 0, most), y - 1, 0, 2)
    line.setRight(_track_x(rect, most, most))
    draw_path(p, rounded(line, 1), color("brass_hi", 0.8))
    step = most // 10
    for mark in range(0, most + 1, step // 2):
        x = _track_x(rect, mark, most)
        draw_path(p, circle(x, y, 2.6 * s if mark % step == 0 else 1.4 * s), "light_hi")
        if mark % step == 0:
            place = QRectF(x - 18, y + 1 * s, 36, rect.bottom() - y - 1 * s)
            number(p, place, mark, max(11.0, 11 * s), "on_seal_soft", REGULAR)


def _track_x(rect: QRectF, points: int, most: int) -> float:
    room = rect.width() - 2 * rect.height() * 0.8
    return rect.left() + rect.height() * 0.8 + room * min(most, max(0, points)) / most


def _paint_boat(p: QPainter, rect: QRectF, seat: int, lift: bool) -> None:
    """Paint a player's marker on the track."""
    r = rect.width() * 0.38
    x, y = rect.center().x(), rect.top() + r + 1
    glow(p, QPointF(x, y), r * 1.7, seat_color(seat), 0.5)
    tip = ((x - r * 0.36, y + r * 0.6), (x + r * 0.36, y + r * 0.6), (x, rect.bottom()))
    if not lift:
        draw_path(p, polygon(tip), "paper_hi")
    marks.paint_medal(p, x, y, r, seat)


def _paint_stocks(
    p: QPainter, rect: QRectF, left: int, total: int, deck: str, warning: str, s: float
) -> None:
    """Paint Sōrin and private goals left, or the ribbon before the end."""
    if warning:
        ribbon = rect.adjusted(4, 0, 0, -1)
        fill = vertical_gradient(ribbon, (0, "seal_hi"), (1, "seal_deep"))
        draw_path(p, rounded(ribbon, ribbon.height() / 2), fill, outline("brass", 1.2))
        text(p, ribbon.adjusted(9, 0, -9, 0), warning, 12 * s, "on_seal", BOLD, floor=8)
        return
    figures = 13 * s * min(1.3, text_scale())

    def sorin(p: QPainter, place: QRectF) -> None:
        step = place.width() / max(total, 1)
        high = min(place.height() * 0.8, step * 2.1)
        for n in range(total):
            foot = place.center().y() + high * 0.5
            marks.paint_sorin(p, place.left() + (n + 0.5) * step, foot, high, here=n < left)

    def goal(p: QPainter, place: QRectF) -> None:
        marks.paint_goal_sign(p, place.center().x(), place.center().y(), place.height())

    Row(
        Space(),
        Picture(sorin, min(9 * s * total, rect.width() * 0.55), rect.height()),
        Label(str(left), figures, "on_sky", BOLD, scaled=False),
        Space(6 * s, 0),
        Picture(goal, 14 * s, 15 * s),
        Label(deck, figures, "on_sky", BOLD, scaled=False),
        gap=4 * s,
    ).paint(p, rect)


RENDERERS = {
    "track": Renderer(_paint_track, pixels=3),
    "boat": Renderer(_paint_boat, part=0.3),
    "stocks": Renderer(_paint_stocks, pixels=14),
}
