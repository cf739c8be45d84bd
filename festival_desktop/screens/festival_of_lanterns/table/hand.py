"""The viewer's hand: tiles to place, tiles looked at, empty places; the end of the turn."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import halo, saved
from festival_desktop.art.type import CENTER, MEDIUM, text
from festival_desktop.models.session import END_TURN
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.buttons import button
from festival_desktop.scenes.panel import Label
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.scenes.table_state import CHOICE, REST
from festival_desktop.screens.festival_of_lanterns.pictures.cells import paint_empty_place
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import CORNER
from festival_desktop.screens.festival_of_lanterns.table.stacks import FACE_UP, STRENGTH
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState

PASS = Target("pass")
LOOKED_AT = "looked-at"
Items = dict[str, ItemSpec]


def hand(table: TableState) -> PartContent:
    items, regions, layout = Items(), dict[Target, QRectF](), table.layout
    for piece in (*table.area("hand"), *table.area(LOOKED_AT)):
        if piece.kind == "back":
            rect = layout.looked_at[piece.place.index[0]]  # another player's hand
            items[piece.id] = ItemSpec("back", (), rect, zorder.BADGE, enter=layout.stack)
        else:
            target = Target("tile", piece.face[:1])
            shown, regions[target] = _tile(table, piece, target)
            items |= shown
    return PartContent(items | _slots(table), regions, table.selectable(regions))


def end_of_turn(table: TableState) -> PartContent:
    """Show the End turn button; below it another answer, or what must be done first."""
    layout, prompt = table.layout, table.prompt
    ends = next((end for end in (END_TURN, PASS) if end in table.choices), None)
    words, px = table.label("pass"), layout.px(14, 17)
    items = {
        "end": button(
            table, ends or END_TURN, layout.end, words, px, zorder.ON_PANEL,
            icon="end", enabled=ends is not None,
        )
    }  # fmt: skip
    regions = {} if ends is None else {ends: layout.end}
    if (answer := prompt.button) is not None:
        rect = layout.end_note.adjusted(0, 2, 0, 0)
        rect.setHeight(min(rect.height(), layout.m(32, 40)))
        regions[answer] = rect
        items[f"button:{answer.kind}"] = button(
            table, answer, rect, table.label(answer.kind), layout.px(12, 14), zorder.ON_PANEL,
            kind="paper",
        )  # fmt: skip
    elif ends is None and (before := table.words.label("end-note")):
        face = (before, layout.px(12, 14.5))
        items["end-note"] = ItemSpec("note", face, layout.end_note, zorder.LABEL)
    return PartContent(items, regions, regions, {END_TURN: layout.end} if ends is None else {})


def _tile(table: TableState, piece: Piece, target: Target) -> tuple[Items, QRectF]:
    """Make the item of a tile, lit if it can be taken, and return its place."""
    tile, looked_at = piece.face[0], piece.place.area == LOOKED_AT
    state = table.in_hand(target, piece.id)
    spec = hand_tile(table, piece, 0 if looked_at else table.interaction.turn_of(tile), state)
    items, rect = {piece.id: spec}, spec.rect
    if table.interaction.held_tile == tile:
        if state == "dragged":
            face = (table.label("in-the-air"), "air", table.layout.px(12, 14))
            items["air"] = ItemSpec("slot", face, rect, zorder.LABEL, soft=False)
        if not looked_at:
            lifted = rect.translated(0, -table.layout.m(4, 6))
            items[piece.id] = spec._replace(rect=lifted, z=zorder.CHOSEN)
    if target in table.choices:
        light = ItemSpec("light", (0.55, None), rect, zorder.LABEL)
        if looked_at:
            ring = (table.hovered == target, None)
            light = ItemSpec("ring", ring, rect, zorder.BADGE + 0.5, soft=False)
        items[f"light:{tile}"] = light
    return items, rect


def hand_tile(table: TableState, piece: Piece, turn: int, state: str) -> ItemSpec:
    """Make the item of a tile in its place; state: hand, hover or dragged."""
    layout, looked_at = table.layout, piece.place.area == LOOKED_AT
    drawn = piece.origin is not None or (table.draws and not looked_at)
    return ItemSpec(
        "tile", table.tile_face(piece.face[0], turn, state),
        (layout.looked_at if looked_at else layout.hand)[piece.place.index[0]],
        zorder.BADGE if looked_at else zorder.ON_PANEL, table.seating.turning.turn(turn),
        area=piece.place.area, enter=layout.stack if drawn else None,
    )  # fmt: skip


def _slots(table: TableState) -> Items:
    """Make the places without a tile."""
    layout, held = table.layout, len(table.area("hand"))
    if not table.area("face-up"):
        empty, state = {"slot:face-up": layout.face_up}, REST
    elif table.session.viewer is not None:
        empty = {f"slot:{n}": rect for n, rect in enumerate(layout.hand) if n >= held}
        state = CHOICE if FACE_UP in table.choices else REST
    else:
        return {}
    face = ("", state, layout.px(12, 14))
    return {key: ItemSpec("slot", face, rect, zorder.LABEL) for key, rect in empty.items()}


# -- pictures ----------------------------------------------------------------------------------


def _paint_slot(p: QPainter, rect: QRectF, label: str, mood: str, px: float) -> None:
    """Paint a place for a tile: empty, just left, or waiting for one."""
    if mood in STRENGTH:
        halo(p, rect, rect.width() * CORNER, "light", 8, STRENGTH[mood])
    with saved(p, opacity=0.45 if mood == REST else 1.0):
        paint_empty_place(p, rect)
    if label:
        text(p, rect.adjusted(6, 0, -6, 0), label, px, "on_dark_soft", wrap=True)


def _paint_note(p: QPainter, rect: QRectF, words: str, px: float) -> None:
    """Paint what must be done first, below a disabled button."""
    Label(words, px, "on_dark_soft", MEDIUM, CENTER, wrap=True).paint(p, rect)


RENDERERS = {
    "slot": Renderer(_paint_slot, pixels=8),
    "note": Renderer(_paint_note),
}
