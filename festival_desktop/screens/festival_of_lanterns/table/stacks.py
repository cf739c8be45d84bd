"""Shared pieces: the stack with the face-up tile, the Supply, the Dedications."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import draw_rounded, halo, outline, saved
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.scenes.table_state import CHOICE, HOVER
from festival_desktop.screens.festival_of_lanterns.pictures import tiles
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    DEDICATIONS,
    MOONCAKE,
    paint_dedication_stack,
    paint_supply,
)
from festival_desktop.screens.festival_of_lanterns.pictures.cells import paint_empty_place
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.tables.festival_of_lanterns.needs import need
from festival_desktop.tables.festival_of_lanterns.pieces import worth_to

STACK, FACE_UP = Target("stack"), Target("face-up")
STRENGTH = {CHOICE: 0.6, HOVER: 1.0}
"""Strength of the highlight for each mood."""


def stack(table: TableState) -> PartContent:
    """Show the stack and the face-up tile."""
    layout = table.layout
    regions = {STACK: layout.stack, FACE_UP: layout.face_up}
    stops = table.selectable(regions)
    face = (table.area("stack")[0].face[0], table.mood(STACK))
    items = {"stack": ItemSpec("stack", face, layout.stack, zorder.ON_PANEL)}
    for piece in table.area("face-up"):
        tile = table.tile_face(piece.face[0], 0, table.in_hand(FACE_UP, piece.id))
        items[piece.id] = ItemSpec(
            "tile", tile, layout.face_up, zorder.ON_PANEL, table.seating.turning.turn(0),
            area=piece.place.area, enter=layout.stack,
        )  # fmt: skip
    for target, rect in stops.items():
        ring = (table.hovered == target, None)
        items[f"light:{target.kind}"] = ItemSpec("ring", ring, rect, zorder.CHOSEN, soft=False)
    if STACK in stops:
        items["drawn"] = ItemSpec("back", (), layout.stack, zorder.LABEL, soft=False)
    return PartContent(items, regions, stops)


def supply(table: TableState) -> PartContent:
    """Show the lanterns and Mooncakes that are left."""
    names = (*table.game.content.lanterns, MOONCAKE)
    regions = {Target("supply", (n,)): rect for n, rect in enumerate(table.layout.supply)}
    items = {}
    for piece in table.area("supply"):
        index, count = piece.face
        target = Target("supply", (index,))
        face = (names[index], count, table.mood(target))
        items[piece.id] = ItemSpec("supply", face, regions[target], zorder.ON_PANEL)
    return PartContent(items, regions, table.selectable(regions))


def dedications(table: TableState) -> PartContent:
    """Show four stacks, the points of each top tile, and whether it can be claimed."""
    items, regions, label = {}, dict[Target, QRectF](), table.label
    viewer = table.session.viewer
    for piece in table.area("dedications"):
        (kind, points, left), rect = piece.face, table.layout.dedications[piece.face[0]]
        begin, claim = Target("dedication", (kind,)), Target("claim", (kind,))
        claims = claim in table.choices
        if viewer is not None and points:
            points = worth_to(table.game, table.view, kind, viewer)
        lacking = 0
        if viewer is not None and kind < len(Dedication):
            lacking = need(table.view, viewer, Dedication(kind)).number
        regions |= dict.fromkeys((claim, begin) if claims else (begin, claim), rect)
        if begin in table.selected or begin in table.choices:
            state = "hover" if table.hovered in (begin, claim) else "payable"
            makes = begin in table.selected or not table.selected  # not for placing a token there
            note = label("you-can") if makes else label("left", left)
        elif not points:
            state, note = "gone", label("none-left")
        else:
            state, note = "normal", label("left", left) if left else label("from-generic")
            note = label("lacks", lacking) if lacking else note
        ribbon, px = label("claim", points) if claims else "", table.layout.px(12, 14.5)
        warns = state == "normal" and lacking > 0
        title = label(f"dedication:{kind}")
        face = (DEDICATIONS[kind], title, points, note, state, ribbon, px, warns)
        items[piece.id] = ItemSpec("dedication", face, rect, zorder.ON_PANEL)
    return PartContent(items, regions, table.selectable(regions))


# -- pictures ----------------------------------------------------------------------------------


def _paint_stack(p: QPainter, rect: QRectF, count: int, mood: str) -> None:
    """Paint face-down tiles with their number; a dashed place when they are used up."""
    if not count:
        with saved(p, opacity=0.45):
            paint_empty_place(p, rect)
        return
    if mood in STRENGTH:
        halo(p, rect, rect.width() * tiles.CORNER, "light", 10, STRENGTH[mood])
    tiles.paint_stack(p, rect, count)


def _paint_supply(p: QPainter, rect: QRectF, piece: str, count: int, mood: str) -> None:
    if mood in STRENGTH:
        halo(p, rect, 8, "light", 7, STRENGTH[mood])
    paint_supply(p, rect, piece, count)
    if mood in STRENGTH:
        line = outline("light", 2 if mood == CHOICE else 2.6)
        draw_rounded(p, rect.adjusted(1, 1, -1, -1), 7, None, line)


RENDERERS = {
    "stack": Renderer(_paint_stack, pixels=12, part=0.06),
    "supply": Renderer(_paint_supply, pixels=8),
    "dedication": Renderer(paint_dedication_stack, pixels=12),
}
