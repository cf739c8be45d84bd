"""The name plates around the tray: the player at each side, and the colour they face."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.faces import paint_face
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import (
    BOLD,
    LEFT,
    REGULAR,
    RIGHT,
    shortened,
    text,
    text_width,
    within,
)
from festival_desktop.games.lanterns_dice.state import ROLL
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.marks import start_marker
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.screens.lanterns_dice.pictures.die_signs import paint_chip
from festival_desktop.screens.lanterns_dice.pictures.lake import lit_edge
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.tray import free_areas

NOBODY = -1
"""Seat number of empty sides of the tray; lower by one for each side, so that every plate is
distinct.
"""


def plates(table: TableState) -> PartContent:
    layout, seats, names = table.layout, table.seating.seat_at, table.game.content.colors
    items, signs, looks = dict[str, ItemSpec](), dict[Target, QRectF](), dict[Target, QRectF]()
    for side, rect in layout.plates.items():
        seat = seats.get(side, NOBODY - side)
        # Announce the result once the dice have stopped.
        color = None if table.rolling else table.colors.get(side)
        die = "" if color is None else names[color]
        face: tuple[object, ...] = (table.label("nobody"), die, layout.f)
        if seat >= 0:
            name = left = ""
            if color is not None:
                name = table.label(f"color:{color}")
                if table.view.stage is not ROLL:
                    free = free_areas(table.game, table.view, seat, 1 << color)
                    left = table.label("areas-left", len(free))
            player, active = table.session.players[seat], table.session.active == seat
            you = table.session.one_person and not player.computer
            name_there = table.label("you") if you else player.name
            face = (Plate(seat, name_there, player.level or "", die, name, left, active, layout.f),)
            # A small sheet may be in a tab, and pressing one that may be taken does not only look.
            takes = seat in table.takable and seat != table.seating.shown
            if takes or (layout.tabbed and seat != table.seating.own):
                looks[Target("look", (seat,))] = rect
        kind = "plate" if seat >= 0 else "nobody"
        items[f"plate:{side}"] = ItemSpec(kind, face, rect, zorder.PANEL, soft=False)
        marker = start_marker(table, seat, rect)
        items |= marker.items
        signs |= marker.signs
        signs[Target("plate", (seat,))] = rect
    return PartContent(items, looks, looks, signs)


class Plate(NamedTuple):
    """The player at a side of the tray."""

    seat: int
    name: str
    level: str
    """Of a computer; empty for a person."""
    die: str
    """The colour facing this seat; empty while the dice roll."""
    color: str
    left: str
    """The number of areas of this colour left, as text."""
    active: bool
    f: float


def _paint_plate(p: QPainter, rect: QRectF, it: Plate) -> None:
    """Paint the player at a side of the tray, and the die they face."""
    paint_paper(p, rect, 8, lift=0.6)
    if it.active:
        lit_edge(p, brush.rounded(rect, 8), "light", 2.6, 0.9)
    wide = rect.width() > rect.height() * 1.8
    (_paint_low_plate if wide else _paint_high_plate)(p, rect, it)


def _paint_low_plate(p: QPainter, rect: QRectF, it: Plate) -> None:
    f = it.f
    h, y = rect.height(), rect.center().y()
    paint_token(p, QPointF(rect.left() + h * 0.48, y), h * 0.25, it.seat, edge="ink")
    x, radius = rect.left() + h * 0.9, h * 0.34
    right = rect.right() - 6 * f
    least = min(11.0, 13 * f)
    face = h * 0.66 if it.level else 0.0
    if it.die:
        paint_chip(p, QPointF(right - radius, y), radius, it.die)
        right -= radius * 2 + 5 * f
        room = min(
            rect.width() * 0.36, max(text_width(it.color, 14 * f), text_width(it.left, 11.5 * f))
        )
        # Shorten the colour name first: its sign is shown as well.
        name = text_width(it.name, least, BOLD, scaled=False) + 2
        room = min(room, max(rect.width() * 0.2, right - 5 * f - face - name - x))
        line = QRectF(right - room, rect.top() + h * 0.06, room, h * (0.52 if it.left else 0.86))
        text(p, line, it.color, within(line, 14 * f), "ink", REGULAR, RIGHT, floor=7)
        if it.left:
            line = QRectF(right - room, rect.top() + h * 0.55, room, h * 0.4)
            text(p, line, it.left, within(line, 11.5 * f), "ink_soft", REGULAR, RIGHT, floor=7)
        right -= room + 5 * f
    if it.level:
        paint_face(p, QPointF(right - face / 2, y), face / 2, it.level)
        right -= face
    place = QRectF(x, rect.top(), right - x, h)
    short = shortened(it.name, place.width(), least)
    text(p, place, short, within(place, 16.5 * f), "ink", BOLD, LEFT, floor=least)


def _paint_high_plate(p: QPainter, rect: QRectF, it: Plate) -> None:
    f = it.f
    h = rect.height()
    low = h < 66 * f  # Drop the number of areas left, which a sign explains.
    share = 0.38 if low else 0.22
    head = QRectF(rect.left() + 5 * f, rect.top() + h * 0.04, rect.width() - 10 * f, h * share)
    short = shortened(it.name, head.width() - 24 * f - (18 * f if it.level else 0), min(11, 13 * f))
    px = within(head, 15.5 * f)
    words = min(text_width(short, px, BOLD), head.width() - 22 * f)
    x = head.center().x() - (words + 22 * f) / 2
    paint_token(p, QPointF(x + 8 * f, head.center().y()), 7.5 * f, it.seat, edge="ink")
    place = QRectF(x + 19 * f, head.top(), head.right() - x - 19 * f + 2, head.height())
    if it.level:
        spot = QPointF(rect.right() - 13 * f, rect.bottom() - 13 * f)
        paint_face(p, spot, 10 * f, it.level)
    text(p, place, short, px, "ink", BOLD, LEFT, floor=9)
    if not it.die:
        return
    if low:
        radius = h * 0.2
        spot = QPointF(rect.left() + 8 * f + radius, rect.top() + h * 0.7)
        paint_chip(p, spot, radius, it.die)
        left = spot.x() + radius + 5 * f
        line = QRectF(left, spot.y() - radius, rect.right() - 22 * f - left, 2 * radius)
        text(p, line, it.color, within(line, 14 * f), "ink", REGULAR, LEFT, floor=8)
        return
    paint_chip(p, QPointF(rect.center().x(), rect.top() + h * 0.44), h * 0.155, it.die)
    line = QRectF(rect.left() + 4, rect.top() + h * 0.61, rect.width() - 8, h * 0.18)
    text(p, line, it.color, within(line, 14 * f), "ink", floor=9)
    line = QRectF(rect.left() + 4, rect.top() + h * 0.79, rect.width() - 8, h * 0.16)
    text(p, line, it.left, within(line, 11.5 * f), "ink_soft", floor=8)


def _paint_nobody(p: QPainter, rect: QRectF, label: str, die: str, f: float) -> None:
    """Paint a side of the tray without a player; its die is still shown."""
    tall = rect.width() < rect.height() * 1.8
    line = brush.outline("light_hi", 1, 0.4)
    line.setStyle(Qt.PenStyle.DashLine)
    path = brush.rounded(rect, 8 if tall else rect.height() / 2)
    brush.draw_path(p, path, brush.color("panel", 0.8), line)
    if not die:
        return
    h = rect.height()
    if tall:
        paint_chip(p, QPointF(rect.center().x(), rect.top() + h * 0.30), h * 0.15, die)
        place = QRectF(rect.left() + 4, rect.top() + h * 0.5, rect.width() - 8, h * 0.46)
        text(p, place, label, 12.5 * f, "on_dark", wrap=True, floor=8)
        return
    paint_chip(p, QPointF(rect.left() + h * 0.55, rect.center().y()), h * 0.33, die)
    place = QRectF(rect.left() + h * 1.02, rect.top(), rect.width() - h * 1.3, h)
    text(p, place, label, within(place, 12.5 * f), "on_dark", floor=8)


RENDERERS = {
    "plate": Renderer(_paint_plate, pixels=10),
    "nobody": Renderer(_paint_nobody, pixels=2),
}
