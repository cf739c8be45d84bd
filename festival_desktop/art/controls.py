"""Fields, segmented choices and switches.

Painters only; widgets in the user interface own behaviour and words.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    Stop,
    color,
    down,
    outline,
    pen,
    put_circle,
    put_rounded,
    radial,
    saved,
    square,
)
from festival_desktop.art.icons import paint_icon, paint_icon_at_end
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, LEFT, MEDIUM, RIGHT, text, text_width

_DISABLED = 0.6
"""How opaque a control is that cannot be used."""


def _paint_strip(p: QPainter, rect: QRectF, radius: float, paper: Sequence[Stop]) -> None:
    """Inset paper in a wooden edge."""
    put_rounded(p, rect, radius, down(rect, *paper))
    put_rounded(p, rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, None, outline("wood", 1.2, 0.75))


def paint_field(
    p: QPainter,
    rect: QRectF,
    value: str = "",
    *,
    px: float = 15,
    focus: bool = False,
    drop: bool = False,
    enabled: bool = True,
    mirrored: bool = False,
) -> None:
    """Inset paper strip to fill in; `drop`: with a chooser's chevron."""
    if focus:
        paint_focus_ring(p, rect, 7)
    with saved(p, opacity=1.0 if enabled else _DISABLED):
        _paint_strip(p, rect, 7, ((0, "field0"), (0.16, "field1"), (1, "field2")))
        inner = rect.adjusted(11, 0, -9, 0)
        if drop:
            inner = paint_icon_at_end(p, inner, "down", px * 1.2, 8, "ink_soft", right=not mirrored)
        text(p, inner, value, px, "ink", MEDIUM, RIGHT if mirrored else LEFT)


def paint_segmented(
    p: QPainter,
    rect: QRectF,
    labels: Sequence[str],
    chosen: int,
    *,
    px: float = 14,
    icons: Sequence[str] | None = None,
    hover: int | None = None,
    focus: bool = False,
    enabled: bool = True,
) -> None:
    """One of several: a paper strip, the chosen part a red lacquer slip."""
    if focus:
        paint_focus_ring(p, rect, 8)
    with saved(p, opacity=1.0 if enabled else _DISABLED):
        _paint_strip(p, rect, 8, ((0, "strip0"), (0.2, "strip1"), (1, "strip2")))
        width = rect.width() / len(labels)
        for i, label in enumerate(labels):
            cell = QRectF(rect.left() + i * width, rect.top(), width, rect.height())
            _paint_segment(p, cell, label, icons[i] if icons else None, i == chosen, i == hover, px)


def _paint_segment(
    p: QPainter, cell: QRectF, label: str, icon: str | None, on: bool, lit: bool, px: float
) -> None:
    slip = cell.adjusted(3, 3, -3, -3)
    if on:
        red = down(slip, (0, "primary0"), (0.4, "primary1"), (1, "primary2"))
        put_rounded(p, slip, 6, red)
        put_rounded(p, slip.adjusted(0.5, 0.5, -0.5, -0.5), 6, None, pen("brass_hi", 1, 0.75))
    elif lit:
        put_rounded(p, slip, 6, color("sheet_lit1", 0.7))
    ink, weight = ("on_seal", BOLD) if on else ("ink", MEDIUM)
    inner = cell.adjusted(7, -1, -7, -1)
    if icon:
        side = min(px * text_scale() * 1.15, cell.height() * 0.5)
        words = text_width(label, px, weight)
        x = max(inner.left(), inner.center().x() - (words + side + (6 if label else 0)) / 2)
        paint_icon(p, QRectF(x, cell.center().y() - side / 2, side, side), icon, ink)
        inner.setLeft(x + side + 6)
        inner.setRight(min(inner.right(), inner.left() + words + 2))
    if label:
        text(p, inner, label, px, ink, weight)


def paint_switch(
    p: QPainter, rect: QRectF, on: bool, *, focus: bool = False, enabled: bool = True
) -> None:
    """On: green, a check, the knob at the right. Off: straw, the knob at the left."""
    radius = rect.height() / 2
    if focus:
        paint_focus_ring(p, rect, radius)
    knob = radius - 3
    x = rect.right() - knob - 3 if on else rect.left() + knob + 3
    with saved(p, opacity=1.0 if enabled else _DISABLED):
        put_rounded(p, rect, radius, "good" if on else "strip0", outline("wood", 1.2, 0.8))
        centre = QPointF(x, rect.center().y())
        brass = radial(centre - QPointF(2, 2), knob * 1.6, "brass_pale", "brass")
        put_circle(p, centre, knob, brass, outline("brass_edge", 1))
        if on:
            mark = square(QPointF(rect.left() + radius + 2, rect.center().y()), radius * 1.1)
            paint_icon(p, mark, "check", "white")
