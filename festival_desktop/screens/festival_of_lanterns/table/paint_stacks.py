"""Painters of what belongs to no seat: stack, places for tiles, Supply, Dedications.

They put painters of the kit together; a `mood` says whether it can be selected now.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import down, halo, outline, put_rounded, saved
from festival_desktop.art.type import BOLD, SEMIBOLD, number, text, text_width
from festival_desktop.scenes.table_state import CHOICE, HOVER, REST
from festival_desktop.screens.festival_of_lanterns.pictures import tiles
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    DEDICATIONS,
    paint_dedication_stack,
    paint_supply,
)
from festival_desktop.screens.festival_of_lanterns.pictures.cells import paint_empty_place
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import CORNER

SMALLEST = 9.0
"""Letters on a stack may get so small before anything else has to give way."""
BAND = 0.31
"""The part of a stack that its name takes."""
STRENGTH = {CHOICE: 0.6, HOVER: 1.0}


def paint_slot(p: QPainter, rect: QRectF, label: str, mood: str, px: float) -> None:
    """A place for a tile: empty, just left by one in the air, or waiting for one."""
    if mood in STRENGTH:
        halo(p, rect, rect.width() * CORNER, "light", 8, STRENGTH[mood])
    with saved(p, opacity=0.45 if mood == REST else 1.0):
        paint_empty_place(p, rect)
    if label:
        text(p, rect.adjusted(6, 0, -6, 0), label, px, "on_dark_soft", wrap=True)


def paint_stack(p: QPainter, rect: QRectF, count: int, mood: str, px: float) -> None:
    """Face-down tiles with their number; a dashed place when they are used up."""
    if not count:
        paint_slot(p, rect, "", REST, px)
        return
    if mood in STRENGTH:
        halo(p, rect, rect.width() * CORNER, "light", 10, STRENGTH[mood])
    tiles.paint_stack(p, rect, count)


def paint_supply_place(p: QPainter, rect: QRectF, piece: str, count: int, mood: str) -> None:
    if mood in STRENGTH:
        halo(p, rect, 8, "light", 7, STRENGTH[mood])
    paint_supply(p, rect, piece, count)
    if mood in STRENGTH:
        line = outline("light", 2 if mood == CHOICE else 2.6)
        put_rounded(p, rect.adjusted(1, 1, -1, -1), 7, None, line)


def paint_dedication_place(
    p: QPainter,
    rect: QRectF,
    kind: int,
    title: str,
    value: int,
    note: str,
    state: str,
    claim: str,
    px: float,
) -> None:
    """A stack of Dedications; `claim` is the text of the ribbon when all is chosen."""
    wide = text_width(note, SMALLEST, SEMIBOLD, scaled=False) > rect.width() * 0.54
    plain = not claim and not wide
    paint_dedication_stack(
        p, rect, DEDICATIONS[kind], "", value if plain and value else None,
        note if plain else "", state=state, px=px,
    )  # fmt: skip
    band = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * BAND)
    text(p, band.adjusted(4, 0, -4, 0), title, px, "paper", BOLD, floor=SMALLEST)
    if claim:
        _paint_ribbon(p, rect, claim, px)
    elif wide:
        low = rect.height() * 0.24
        line = QRectF(rect.left() + 3, rect.bottom() - low - 2, rect.width() - 6, low)
        text(p, line, note, px * 0.88, "ink_soft", SEMIBOLD, floor=SMALLEST)
        if value:
            place = QRectF(rect.center().x(), band.bottom(), rect.width() * 0.46, 0)
            place.setBottom(line.top())
            number(p, place, value, place.height() * 0.95)


def _paint_ribbon(p: QPainter, rect: QRectF, claim: str, px: float) -> None:
    """Lacquer across the foot of a stack: one more press makes the Dedication."""
    high = rect.height() * 0.38
    band = QRectF(rect.left() - 3, rect.bottom() - high, rect.width() + 6, high + 3)
    halo(p, band, 6, "light", 6, 0.8)
    fill = down(band, "primary0", "primary1", "primary2")
    put_rounded(p, band, 6, fill, outline("brass_hi", 1.4))
    text(p, band.adjusted(4, 0, -4, 0), claim, px, "on_seal", BOLD, floor=SMALLEST)
