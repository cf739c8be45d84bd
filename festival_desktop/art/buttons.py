"""Painters of buttons in four materials. Widgets own behaviour and texts."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.icons import paint_icon, paint_icon_at_end
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.theme import text_scale, theme
from festival_desktop.art.type import (
    BOLD,
    CENTER,
    LEFT,
    REGULAR,
    RIGHT,
    SEMIBOLD,
    line_height,
    text,
    text_width,
)

KINDS = ("primary", "paper", "night", "wood")
STATES = ("normal", "hover", "pressed", "disabled")
_TOKENS = {"primary": "primary", "paper": "sheet", "night": "night", "wood": "plank"}
_GAP, _PAD = 10.0, 14.0
LIP = 2.5
"""Distance of a button's lip below its rectangle."""


class ButtonFace(NamedTuple):
    """The contents of a button: a label, a smaller second line, a number in a seal, an icon."""

    label: str = ""
    sub: str = ""
    number: str = ""
    icon: str | None = None
    px: float = 15
    align: Qt.AlignmentFlag = CENTER


def button_size(face: ButtonFace, least: float = 0.0) -> QSizeF:
    """Return the smallest size at which nothing has to shrink, at least `least` high."""
    label, sub, count, icon, px, _ = face
    width = max(text_width(label, px, BOLD), text_width(sub, px * 0.8) if sub else 0.0)
    high = line_height(px, BOLD) + (line_height(px * 0.8) if sub else 0.0) + 14
    if count:
        width += text_width(count, px * 0.9, BOLD) + 28
    height = max(high, least)
    if icon:  # It scales with the button.
        part, most = (0.46, 2.0) if sub else (0.42, 1.5)
        side = max(high * 0.42, min(height * part, px * text_scale() * most))
        width += side + (_GAP if label else 0.0)
    return QSizeF(width + 2 * _PAD, height)


def _ink(kind: str, state: str) -> brush.Ink:
    if state == "disabled":
        return f"{_TOKENS[kind]}_dusk_ink"
    return {"paper": "ink", "wood": "light_hi"}.get(kind, "on_seal")


def paint_button_body(
    p: QPainter,
    rect: QRectF,
    *,
    kind: str,
    state: str = "normal",
    radius: float,
    sketch: bool = False,
) -> None:
    """Paint the material: lip, body, brass rim; a sketch has no shadow and no grain."""
    variant = {"hover": "_lit", "disabled": "_dusk"}.get(state, "")
    top, body, low = (f"{_TOKENS[kind]}{variant}{i}" for i in range(3))
    path = brush.rounded(rect, radius)
    with brush.saved(p):
        if state == "hover" and not theme().flat:
            brush.halo(p, rect, radius, "light", 9, 0.7)
        if state != "pressed" and not sketch:
            brush.shadow(p, rect, radius, 5, 3, 0.5)
        lip = rect.translated(0, LIP if state != "pressed" else 0.5)
        brush.draw_rounded(p, lip, radius, brush.mix(low, "black", 0.4))
        p.fillPath(path, brush.vertical_gradient(rect, (0, top), (0.12, body), (1, low)))
        if kind == "paper" and not sketch:
            brush.grain(p, path, 0.08)
        rim = _rim(kind, state)
        line = brush.outline(rim, 1.6)
        if state != "disabled" and kind != "paper":
            line.setBrush(brush.vertical_gradient(rect, "brass_hi", rim, "brass_deep"))
        brush.draw_rounded(p, rect.adjusted(0.8, 0.8, -0.8, -0.8), radius, None, line)
        if kind == "primary" and state != "disabled" and not theme().flat:
            inner, fine = rect.adjusted(5, 5, -5, -5), brush.pen("brass_hi", 1, 0.35)
            brush.draw_rounded(p, inner, max(2.0, radius - 4), None, fine)


def _rim(kind: str, state: str) -> brush.Ink:
    if state == "disabled":
        return "rim_dusk"
    if state == "hover" and not (kind == "paper" and theme().flat):  # Gold is invisible on paper.
        return "brass_hi"
    return "sheet_rim0" if kind == "paper" else "brass"


def button_radius(rect: QRectF) -> float:
    """Return the corner radius of a button."""
    return min(12.0, rect.height() * 0.26)


def paint_button(
    p: QPainter,
    rect: QRectF,
    label: str = "",
    *,
    kind: str = "paper",
    icon: str | None = None,
    state: str = "normal",
    focus: bool = False,
    px: float = 15,
    sub: str = "",
    count: str = "",
    align: Qt.AlignmentFlag = CENTER,
    radius: float | None = None,
    mirrored: bool = False,
) -> None:
    """Paint a button of a kind (primary, paper, night, wood) in a state.

    States are normal, hover, pressed and disabled.
    """
    body = button_body(rect, state)
    corner = button_radius(rect) if radius is None else radius
    if focus:
        paint_focus_ring(p, body, corner)
    paint_button_body(p, body, kind=kind, state=state, radius=corner)
    face = ButtonFace(label, sub, count, icon, px, align)
    paint_button_words(p, rect, face, kind, state, mirrored=mirrored)


def button_body(rect: QRectF, state: str) -> QRectF:
    """Return the rectangle of the body, a little lower when pressed."""
    return rect.translated(0, 2) if state == "pressed" else rect


def paint_button_words(
    p: QPainter, rect: QRectF, face: ButtonFace, kind: str, state: str, *, mirrored: bool = False
) -> None:
    """Paint text and icon on the body of a button."""
    body, ink = button_body(rect, state), _ink(kind, state)
    label, sub, count, icon, px, align = face
    if not label and icon:
        side = min(body.width(), body.height()) * 0.54
        paint_icon(p, brush.square(body.center(), side), icon, ink, mirrored=mirrored)
        return
    inner = body.adjusted(_PAD, 0, -_PAD, 0)
    if count:
        inner = _paint_count(p, inner, count, px, mirrored)
    weight = BOLD if kind == "primary" else SEMIBOLD
    if icon:
        words = max(text_width(label, px, weight), text_width(sub, px * 0.8) if sub else 0.0)
        high, wide = (0.46, 2.0) if sub else (0.42, 1.5)
        side = min(inner.height() * high, px * text_scale() * wide)
        slack = max(0.0, inner.width() - (side + _GAP + words)) / 2 if align == CENTER else 0.0
        inner = inner.adjusted(0 if mirrored else slack, 0, -slack if mirrored else 0, 0)
        inner = paint_icon_at_end(
            p, inner, icon, side, _GAP, ink, right=mirrored, mirrored=mirrored
        )
    if icon or align != CENTER:
        align = RIGHT if mirrored else LEFT
    if not sub:
        text(p, inner.adjusted(0, -1, 0, -1), label, px, ink, weight, align)
        return
    tall, low = line_height(px, weight), line_height(px * 0.8)
    y = inner.center().y() - (tall + low) / 2
    line = QRectF(inner.left(), y, inner.width(), tall)
    text(p, line, label, px, ink, weight, align)
    if state != "disabled":
        ink = "ink_soft" if kind == "paper" else "on_seal_soft"
    line = QRectF(inner.left(), y + tall, inner.width(), low)
    text(p, line, sub, px * 0.8, ink, REGULAR, align)


def _paint_count(p: QPainter, inner: QRectF, count: str, px: float, mirrored: bool) -> QRectF:
    height = px * text_scale() * 1.5
    width = max(height, text_width(count, px * 0.9, BOLD) + 16)
    x = inner.left() if mirrored else inner.right() - width
    badge = QRectF(x, inner.center().y() - height / 2, width, height)
    brush.draw_rounded(p, badge, height / 2, "lacquer")
    text(p, badge, count, px * 0.9, "on_seal", BOLD)
    if mirrored:
        return inner.adjusted(width + _GAP, 0, 0, 0)
    return inner.adjusted(0, 0, -width - _GAP, 0)
