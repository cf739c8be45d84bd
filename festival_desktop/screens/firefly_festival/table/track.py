"""The score track, and what is left: Sōrin, private goals, the warning before the end.

`s` is the scale of a window, 0.8 for a small one and 1 for a large one. Words are handed in.
"""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    circle,
    color,
    down,
    glow,
    outline,
    polygon,
    put,
    rounded,
)
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_panel
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import BOLD, LEFT, REGULAR, number, text, text_width, within
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.shown import ItemSpec, Renderer, Shown
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.table.table_state import TableState

LAP = 100
"""The score track grows by this."""


def track(table: TableState) -> Shown:
    layout, view, label, end = table.layout, table.now.view, table.label, table.now.ending
    warning = "" if end is None else label("end:now")
    if end is not None and end.left:
        named = () if end.seat is None else (table.session.players[end.seat].name,)
        warning = label(f"end:{end.trigger.name.lower()}", *named, end.left)
    face = (
        label("sorin"), view.sorin, table.content.tables[view.players].sorin,
        label("deck", view.deck_size), warning, layout.m(0.85, 1.05),
    )  # fmt: skip
    items = _track(table) | {"stocks": ItemSpec("stocks", face, layout.stocks, zorder.PANEL)}
    return Shown(items, signs={Target("track"): layout.track, Target("stocks"): layout.stocks})


def _track(table: TableState) -> dict[str, ItemSpec]:
    """Markers where points are; those with about the same points stand behind each other."""
    rect, points = table.layout.track, table.now.view.points
    most = LAP * max(1, -(-max(points) // LAP))
    face = (most, table.layout.m(0.85, 1.1))
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
    """A wooden bar with a mark for every ten points."""
    wood = down(rect, (0, "wood_hi"), (0.5, "wood"), (1, "wood_dark"))
    put(p, rounded(rect, rect.height() / 2), wood, outline("brass", 1.2, 0.9))
    y = rect.top() + rect.height() * 0.42
    line = QRectF(_track_x(rect, 0, most), y - 1, _track_x(rect, most, most), 2)
    line.setRight(_track_x(rect, most, most))
    put(p, rounded(line, 1), color("brass_hi", 0.8))
    step = most // 10
    for mark in range(0, most + 1, step // 2):
        x = _track_x(rect, mark, most)
        put(p, circle(x, y, 2.6 * s if mark % step == 0 else 1.4 * s), "light_hi")
        if mark % step == 0:
            place = QRectF(x - 18, y + 2 * s, 36, rect.bottom() - y - 2 * s)
            number(p, place, mark, 11 * s, "on_seal_soft", REGULAR)


def _track_x(rect: QRectF, points: int, most: int) -> float:
    room = rect.width() - 2 * rect.height() * 0.8
    return rect.left() + rect.height() * 0.8 + room * min(most, max(0, points)) / most


def _paint_boat(p: QPainter, rect: QRectF, seat: int, lift: bool) -> None:
    """A player's marker on the track."""
    r = rect.width() * 0.38
    x, y = rect.center().x(), rect.top() + r + 1
    glow(p, QPointF(x, y), r * 1.7, seat_color(seat), 0.5)
    tip = ((x - r * 0.36, y + r * 0.6), (x + r * 0.36, y + r * 0.6), (x, rect.bottom()))
    if not lift:
        put(p, polygon(tip), "paper_hi")
    marks.paint_medal(p, x, y, r, seat)


def _paint_stocks(
    p: QPainter, rect: QRectF, word: str, left: int, total: int, deck: str, warning: str, s: float
) -> None:
    """Sōrin left, private goals left, public goals left; or the ribbon before the end."""
    paint_panel(p, rect, 10 * s)
    h = rect.height() / 2
    line = QRectF(rect.left() + 8 * s, rect.top() + 1, rect.width() - 16 * s, h)
    _paint_sorin(p, line, word, left, total, s)
    row = QRectF(rect.left() + 2, rect.top() + h, rect.width() - 4, h - 3)
    if not warning:
        marks.paint_goal_sign(p, row.left() + 15 * s, row.center().y(), 18 * s)
        words = row.adjusted(28 * s, 0, -6, 0)
        text(p, words, deck, within(row, 12.5 * s), "on_dark_soft", align=LEFT)
        return
    put(p, rounded(rect.adjusted(1, 1, -1, -1), 10 * s), line=outline("light", 2.4))
    fill = down(row, (0, "primary0"), (0.5, "primary1"), (1, "primary2"))
    put(p, rounded(row, 7 * s), fill, outline("light", 1.4))
    side = row.height() * 0.72
    icon = QRectF(row.left() + 7, row.center().y() - side / 2, side, side)
    paint_icon(p, icon, "warning", "light_hi")
    words = row.adjusted(side + 13, 0, -6, 0)
    text(p, words, warning, within(row, 13 * s), "on_seal", BOLD, LEFT, floor=8)


def _paint_sorin(p: QPainter, row: QRectF, word: str, left: int, total: int, s: float) -> None:
    px = within(row, 12.5 * s)
    wide = min(text_width(word, px), row.width() * 0.34)
    name = QRectF(row.left(), row.top(), wide + 2, row.height())
    text(p, name, word, px, "on_dark_soft", align=LEFT)
    x, room = row.left() + wide + 10, row.width() - wide - 36 * s
    step = room / max(total, 1)
    for n in range(total):
        high = min(row.height() * 0.76, step * 2.1)
        foot = row.center().y() + high * 0.5
        marks.paint_sorin(p, x + (n + 0.5) * step, foot, high, here=n < left)
    number(
        p, QRectF(row.right() - 26 * s, row.top(), 26 * s, row.height()), left, 17 * s, "on_dark"
    )


RENDERERS = {
    "track": Renderer(_paint_track, pixels=3),
    "boat": Renderer(_paint_boat, part=0.3),
    "stocks": Renderer(_paint_stocks, pixels=14),
}
