"""Painters of fields, segmented choices, switches, sliders and scroll bars.

They know rectangles and states, no widgets.
"""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    Stop,
    color,
    draw_circle,
    draw_rounded,
    linear,
    outline,
    pen,
    radial,
    saved,
    square,
    vertical_gradient,
)
from festival_desktop.art.icons import paint_icon, paint_icon_at_end
from festival_desktop.art.surfaces import paint_brass_disc
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import (
    BOLD,
    LEFT,
    MEDIUM,
    RIGHT,
    line_height,
    text,
    text_width,
)

_DISABLED = 0.6
"""Opacity of a disabled control."""
FIELD_RADIUS, STRIP_RADIUS = 7.0, 8.0


def _paint_strip(p: QPainter, rect: QRectF, radius: float, paper: Sequence[Stop]) -> None:
    """Paint inset paper in a wooden edge."""
    draw_rounded(p, rect, radius, vertical_gradient(rect, *paper))
    draw_rounded(p, rect.adjusted(0.6, 0.6, -0.6, -0.6), radius, None, outline("wood", 1.2, 0.75))


def paint_field(
    p: QPainter,
    rect: QRectF,
    value: str = "",
    *,
    px: float = 15,
    drop: bool = False,
    enabled: bool = True,
    wrong: bool = False,
    mirrored: bool = False,
) -> None:
    """Paint a text field; `drop`: with the chevron of a list; `wrong`: outlined in red."""
    with saved(p, opacity=1.0 if enabled else _DISABLED):
        _paint_strip(p, rect, FIELD_RADIUS, ((0, "field0"), (0.16, "field1"), (1, "field2")))
        inner = rect.adjusted(11, 0, -9, 0)
        if drop:
            inner = paint_icon_at_end(p, inner, "down", px * 1.2, 8, "ink_soft", right=not mirrored)
        text(p, inner, value, px, "ink", MEDIUM, RIGHT if mirrored else LEFT)
    if wrong:
        draw_rounded(p, rect.adjusted(1, 1, -1, -1), FIELD_RADIUS, line=pen("warn", 2))


def paint_strip(p: QPainter, rect: QRectF, enabled: bool = True) -> None:
    """Paint the paper strip under segments."""
    with saved(p, opacity=1.0 if enabled else _DISABLED):
        _paint_strip(p, rect, STRIP_RADIUS, ((0, "strip0"), (0.2, "strip1"), (1, "strip2")))


def paint_segment(
    p: QPainter,
    cell: QRectF,
    label: str,
    *,
    icon: str | None = None,
    on: bool = False,
    lit: bool = False,
    enabled: bool = True,
    px: float = 14,
) -> None:
    """Paint a segment of a strip; the chosen one is a red lacquer slip."""
    with saved(p, opacity=1.0 if enabled else _DISABLED):
        slip = cell.adjusted(3, 3, -3, -3)
        if on:
            red = vertical_gradient(slip, (0, "primary0"), (0.4, "primary1"), (1, "primary2"))
            draw_rounded(p, slip, 6, red)
            draw_rounded(p, slip.adjusted(0.5, 0.5, -0.5, -0.5), 6, None, pen("brass_hi", 1, 0.75))
        elif lit:
            draw_rounded(p, slip, 6, color("sheet_lit1", 0.7))
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


def paint_switch(p: QPainter, rect: QRectF, on: bool, *, enabled: bool = True) -> None:
    """Paint a switch: on is green with a check and the knob at the right, off is straw."""
    radius = rect.height() / 2
    knob = radius - 3
    x = rect.right() - knob - 3 if on else rect.left() + knob + 3
    with saved(p, opacity=1.0 if enabled else _DISABLED):
        draw_rounded(p, rect, radius, "good" if on else "strip0", outline("wood", 1.2, 0.8))
        centre = QPointF(x, rect.center().y())
        brass = radial(centre - QPointF(2, 2), knob * 1.6, "brass_pale", "brass")
        draw_circle(p, centre, knob, brass, outline("brass_edge", 1))
        if on:
            mark = square(QPointF(rect.left() + radius + 2, rect.center().y()), radius * 1.1)
            paint_icon(p, mark, "check", "white")


def paint_switch_words(
    p: QPainter, rect: QRectF, label: str, sub: str, px: float, inks: tuple[str, str], right: bool
) -> None:
    """Paint a switch's label and a softer second line; `right`: aligned to the right."""
    align, (ink, soft) = RIGHT if right else LEFT, inks
    if not sub:
        text(p, rect, label, px, ink, MEDIUM, align)
        return
    high, low = line_height(px, BOLD), line_height(px * 0.93)
    first = QRectF(rect.left(), rect.center().y() - (high + low) / 2, rect.width(), high)
    text(p, first, label, px, ink, BOLD, align)
    second = QRectF(rect.left(), first.top() + high, rect.width(), low)
    text(p, second, sub, px * 0.93, soft, MEDIUM, align)


def paint_slider(p: QPainter, rail: QRectF, part: float, knob: float, mirrored: bool) -> None:
    """Paint a brass knob on a rail at the fraction `part`."""
    part = 1 - part if mirrored else part
    spot = QPointF(rail.left() + part * rail.width(), rail.center().y())
    strip = linear(rail.topLeft(), rail.topRight(), (0, "strip1"), (1, "strip0"))
    draw_rounded(p, rail, rail.height() / 2, strip, outline("wood", 1.2, 0.75))
    done = QRectF(rail)
    if mirrored:
        done.setLeft(spot.x())
    else:
        done.setRight(spot.x())
    draw_rounded(p, done, rail.height() / 2, "primary1", outline("wood", 1.2, 0.75))
    paint_brass_disc(p, spot, knob)


def paint_scroll_bar(p: QPainter, groove: QRectF, handle: QRectF, lit: bool) -> None:
    """Paint a scroll bar's groove and brass handle."""
    ink = "brass_hi" if lit else "brass"
    shine = linear(handle.topLeft(), handle.topRight(), (0, ink), (1, "plate2"))
    draw_rounded(p, groove, 4, color("well", 0.5))
    draw_rounded(p, handle, 4, shine, outline("brass_edge", 1))
