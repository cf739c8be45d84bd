"""The renderers of the table: a painter and a margin for each kind of item.

Faces hold all a picture depends on, texts included. Knows no positions, no session, no moves.
"""

from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import halo, outline, pen, put_rounded
from festival_desktop.art.buttons import paint_button
from festival_desktop.art.type import BOLD, CENTER, LEFT, text, within
from festival_desktop.scenes.renderer import Renderer
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    paint_badge,
    paint_card,
    paint_stat,
)
from festival_desktop.screens.festival_of_lanterns.pictures.cells import paint_cell, paint_match
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import (
    CORNER,
    paint_tile,
    paint_tile_back,
)
from festival_desktop.screens.festival_of_lanterns.table import paint_friends as friends
from festival_desktop.screens.festival_of_lanterns.table import paint_panels as panels
from festival_desktop.screens.festival_of_lanterns.table import paint_papers as papers
from festival_desktop.screens.festival_of_lanterns.table import paint_stacks as stacks

# -- tiles -----------------------------------------------------------------------------------

TILE_MARGINS = {
    "placed": 0.09,
    "last": 0.14,
    "hand": 0.12,
    "hover": 0.16,
    "dragged": 0.24,
    "ghost": 0.16,
}


def _tile(
    p: QPainter, rect: QRectF, sides: Any, pet: str, state: str, ticks: Any, seed: int
) -> None:
    radius = rect.width() * CORNER
    if state == "ghost":
        halo(p, rect, radius, "light", rect.width() * 0.13, 1.0)
    paint_tile(p, rect, sides, pet, state=state, ticks=dict(ticks), seed=seed)
    if state == "ghost":
        put_rounded(p, rect, radius, None, pen("light", max(2.0, rect.width() * 0.03)))


def _knot(p: QPainter, rect: QRectF, horizontal: bool, strong: bool) -> None:
    paint_match(p, rect.center(), rect.width() * 2, horizontal=horizontal, strong=strong)


def _light(p: QPainter, rect: QRectF, strength: float, radius: float | None) -> None:
    """Warm light around something that can be selected."""
    halo(p, rect, rect.width() * CORNER if radius is None else radius, "light", 9, strength)


def _ring(p: QPainter, rect: QRectF, hover: bool, radius: float | None) -> None:
    """Light and a line of gold around something that is asked for."""
    radius = rect.width() * CORNER if radius is None else radius
    halo(p, rect, radius, "light", 11, 1.0)
    line = outline("light_hi", 4.0) if hover else outline("light", 2.6)
    put_rounded(p, rect.adjusted(1, 1, -1, -1), radius, None, line)


# -- things of a seat ------------------------------------------------------------------------


def _caption(p: QPainter, rect: QRectF, label: str, px: float, centred: bool) -> None:
    text(p, rect, label, within(rect, px), "light_hi", BOLD, CENTER if centred else LEFT)


# -- tools -----------------------------------------------------------------------------------


def _tool(p: QPainter, rect: QRectF, icon: str, state: str) -> None:
    paint_button(p, rect, kind="wood", icon=icon, state=state, radius=rect.width() / 2)


def _pass(p: QPainter, rect: QRectF, label: str, state: str, px: float) -> None:
    paint_button(p, rect, label, kind="primary", state=state, px=px)


def _button(p: QPainter, rect: QRectF, label: str, kind: str, state: str, px: float) -> None:
    paint_button(p, rect, label, kind=kind, state=state, px=within(rect, px))


RENDERERS: dict[str, Renderer] = {
    "tile": Renderer(_tile, part=lambda face: TILE_MARGINS[face[2]]),
    "cell": Renderer(paint_cell, part=0.12),
    "knot": Renderer(_knot),
    "light": Renderer(_light, pixels=11),
    "ring": Renderer(_ring, pixels=13),
    "back": Renderer(paint_tile_back, pixels=1, part=0.09),
    "slot": Renderer(stacks.paint_slot, pixels=8),
    "stack": Renderer(stacks.paint_stack, pixels=12, part=0.06),
    "cards": Renderer(paint_card, pixels=8),
    "stat": Renderer(paint_stat),
    "badge": Renderer(paint_badge, pixels=8),
    "caption": Renderer(_caption, pixels=6),
    "tool": Renderer(_tool, pixels=11),
    "pass": Renderer(_pass, pixels=12),
    "supply": Renderer(stacks.paint_supply_place, pixels=8),
    "dedication": Renderer(stacks.paint_dedication_place, pixels=12),
    "friend": Renderer(friends.paint_friend, pixels=12),
    "trixies": Renderer(friends.paint_trixies, pixels=10),
    "trixie-cards": Renderer(friends.paint_trixie_cards, pixels=9),
    "favour": Renderer(friends.paint_favour, pixels=10),
    "cake": Renderer(friends.paint_cake, pixels=3),
    "ask": Renderer(papers.paint_ask, pixels=14),
    "speech": Renderer(papers.paint_speech, pixels=14),
    "button": Renderer(_button, pixels=12),
    "seat": Renderer(panels.paint_seat, pixels=20),
    "name": Renderer(panels.paint_name, pixels=8),
    "total": Renderer(panels.paint_total, pixels=6),
    "keys": Renderer(panels.paint_keys, pixels=5),
}
