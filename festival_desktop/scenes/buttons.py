"""Buttons on a table: their texts, states, and shared painter."""

from typing import Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import Ink
from festival_desktop.art.buttons import paint_button, paint_button_body
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.type import BOLD, CENTER, FLOOR, REGULAR, text, text_width, within
from festival_desktop.play.table import Target
from festival_desktop.scenes.panel import Column, Label, Picture, Row, Space
from festival_desktop.scenes.shown import ItemSpec, Renderer
from festival_desktop.scenes.table_state import SharedState

Kind = Literal["primary", "paper", "night", "wood"]
_INKS: dict[str, tuple[Ink, Ink]] = {
    "paper": ("ink", "ink_soft"),
    "wood": ("light_hi", "light_hi"),
}
_OTHER_INKS: tuple[Ink, Ink] = ("on_seal", "on_seal_soft")
_DISABLED: dict[str, Ink] = {
    "primary": "primary_dusk_ink",
    "paper": "sheet_dusk_ink",
    "night": "night_dusk_ink",
    "wood": "plank_dusk_ink",
}
_EDGE = 8.0
_NOTE = 0.8
"""Font size of a note, relative to the text above it."""


def button(
    table: SharedState,
    target: Target,
    rect: QRectF,
    words: str,
    px: float,
    z: float,
    *,
    kind: Kind = "primary",
    note: str = "",
    icon: str = "",
    enabled: bool = True,
) -> ItemSpec:
    """Return the item of a button that selects `target`; `note` is a second, smaller line."""
    state = table.button(target) if enabled else "disabled"
    return ItemSpec("button", (words, note, kind, state, icon, px), rect, z, soft=False)


def round_button(table: SharedState, target: Target, rect: QRectF, icon: str, z: float) -> ItemSpec:
    """Return the item of a round button with a sign instead of words."""
    return ItemSpec("round-button", (icon, table.button(target)), rect, z)


def _paint_button(
    p: QPainter, rect: QRectF, words: str, note: str, kind: str, state: str, icon: str, px: float
) -> None:
    """Paint the text in one line if it fits, else in two."""
    paint_button_body(p, rect, kind=kind, state=state, radius=min(12.0, rect.height() * 0.26))
    ink, soft = _INKS.get(kind, _OTHER_INKS)
    if state == "disabled":
        ink = soft = _DISABLED[kind]
    room = rect.adjusted(_EDGE, 1, -_EDGE, -2)
    if note:
        lines = Column(
            Space(),
            Label(words, within(QRectF(0, 0, 1, room.height() * 0.6), px), ink, BOLD, CENTER),
            Label(note, px * _NOTE, soft, REGULAR, CENTER, rank=1),
            Space(),
        )
        lines.paint(p, room)
        return
    px = within(room, px)
    side = min(room.height() * 0.46, px * 1.25) if icon else 0.0
    left = room.width() - (side + _EDGE if icon else 0.0)
    fits = text_width(words, FLOOR, BOLD, scaled=False) <= left
    floor = FLOOR if fits else 8
    if not icon:
        text(p, room, words, px, ink, BOLD, wrap=not fits, floor=floor)
        return

    def sign(p: QPainter, place: QRectF) -> None:
        paint_icon(p, place, icon, ink)

    label = Label(words, px, ink, BOLD, wrap=not fits, floor=floor)
    Row(Space(), Picture(sign, side, side), Space(_EDGE, 0), label, Space()).paint(p, room)


def _paint_round(p: QPainter, rect: QRectF, icon: str, state: str) -> None:
    paint_button(p, rect, kind="wood", icon=icon, state=state, radius=rect.width() / 2)


RENDERERS = {
    "button": Renderer(_paint_button, pixels=12),
    "round-button": Renderer(_paint_round, pixels=11),
}
