"""Painters of what belongs to no seat: stack, places for tiles, Supply, Dedications.

They put painters of the kit together; a `mood` says whether it can be touched now.
"""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, down, glow, halo, outline, rounded, saved
from festival_desktop.art.cards import DEDICATIONS, paint_dedication_stack, paint_supply
from festival_desktop.art.cells import paint_empty_place
from festival_desktop.art.tiles import CORNER, paint_tile_back
from festival_desktop.art.type import BOLD, number, text

Face = tuple[Any, ...]
REST, CHOICE, HOVER = "rest", "choice", "hover"
STRENGTH = {CHOICE: 0.6, HOVER: 1.0}


def paint_slot(p: QPainter, rect: QRectF, face: Face) -> None:
    """A place for a tile: empty, just left by one in the air, or waiting for one."""
    label, mood, px = face
    with saved(p):
        if mood in STRENGTH:
            halo(p, rect, rect.width() * CORNER, "light", 8, STRENGTH[mood])
        elif mood == REST:
            p.setOpacity(0.45)
        paint_empty_place(p, rect)
    if label:
        place = rect.adjusted(6, 0, -6, 0)
        text(p, place, label, px, "on_dark_soft", wrap=True)


def paint_stack(p: QPainter, rect: QRectF, face: Face) -> None:
    """Face-down tiles with their number; a dashed place when they are used up."""
    count, mood, px = face
    if not count:
        paint_slot(p, rect, ("", REST, px))
        return
    side = rect.width()
    if mood in STRENGTH:
        halo(p, rect, side * CORNER, "light", 10, STRENGTH[mood])
    step = side * 0.022
    for k in reversed(range(min(3, count))):
        paint_tile_back(p, rect.translated(-k * step, -k * step))
    centre = rect.center()
    glow(p, centre, side * 0.5, "light", 0.5)
    with saved(p):
        p.setBrush(color("coin"))
        p.setPen(outline("brass", 2))
        p.drawEllipse(centre, side * 0.26, side * 0.26)
    box = side * 0.25
    place = QRectF(centre - QPointF(box, box), centre + QPointF(box, box))
    number(p, place, count, side * 0.22, "light_hi")


def paint_supply_place(p: QPainter, rect: QRectF, face: Face) -> None:
    piece, count, mood = face
    if mood in STRENGTH:
        halo(p, rect, 8, "light", 7, STRENGTH[mood])
    paint_supply(p, rect, piece, count)
    if mood in STRENGTH:
        with saved(p):
            p.setPen(outline("light", 2 if mood == CHOICE else 2.6))
            p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)


def paint_dedication_place(p: QPainter, rect: QRectF, face: Face) -> None:
    """A stack of Dedications; `claim` is the text of the ribbon when all is chosen."""
    kind, title, value, note, state, claim, px = face
    paint_dedication_stack(
        p,
        rect,
        DEDICATIONS[kind],
        title,
        None if claim else value or None,
        "" if claim else note,
        state=state,
        px=px,
    )
    if claim:
        band = QRectF(rect.left() - 3, rect.bottom() - rect.height() * 0.36, rect.width() + 6, 0)
        band.setBottom(rect.bottom() + 3)
        with saved(p):
            halo(p, band, 6, "light", 6, 0.8)
            p.fillPath(
                rounded(band, 6), down(band, (0, "primary0"), (0.5, "primary1"), (1, "primary2"))
            )
            p.setPen(outline("brass_hi", 1.4))
            p.drawRoundedRect(band, 6, 6)
        text(p, band.adjusted(4, 0, -4, 0), claim, px, "on_seal", BOLD)
