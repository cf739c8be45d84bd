"""The viewer's hand: tiles to be laid, tiles looked at, empty places, the end of a final turn."""

from PySide6.QtCore import QRectF

from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.scenes.table_state import CHOICE, REST
from festival_desktop.screens.festival_of_lanterns.table.stacks import FACE_UP
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState

PASS = Target("pass")
LOOKED_AT = "looked-at"
Items = dict[str, ItemSpec]


def hand(table: TableState) -> Shown:
    items, regions, px = Items(), dict[Target, QRectF](), table.layout.px(12, 14)
    if PASS in table.choices:
        regions[PASS] = _pass_rect(table.layout.hand[1])
        label = (table.label("pass"), table.button(PASS), px * 1.2)
        items["pass"] = ItemSpec("pass", label, regions[PASS], zorder.ON_PANEL)
    for piece in (*table.area("hand"), *table.area(LOOKED_AT)):
        if piece.kind == "back":
            rect = _place(table, piece)
            items[piece.id] = ItemSpec("back", (), rect, zorder.BADGE, enter=table.layout.stack)
        else:
            regions[_target(piece)] = _place(table, piece)
            items |= _tile_and_light(table, piece)
    return Shown(items | _slots(table), regions, table.selectable(regions))


def _target(piece: Piece) -> Target:
    return Target("tile", piece.face[:1])


def _place(table: TableState, piece: Piece) -> QRectF:
    """On the tray, or on the small one if it is a tile of the stack."""
    looked_at = piece.place.area == LOOKED_AT
    places = table.layout.looked_at if looked_at else table.layout.hand
    return places[piece.place.index[0]]


def _pass_rect(middle: QRectF) -> QRectF:
    """The button that ends a final turn lies in the middle of the empty hand."""
    rect = QRectF(0, 0, middle.width() * 1.9, middle.height() * 0.42)
    rect.moveCenter(middle.center())
    return rect


def _tile_and_light(table: TableState, piece: Piece) -> Items:
    target, looked_at = _target(piece), piece.place.area == LOOKED_AT
    turn = 0 if looked_at else table.interaction.turn_of(piece.face[0])
    state = table.in_hand(target, piece.id)
    spec = hand_tile(table, piece, turn, state)
    held = table.interaction.held_tile == piece.face[0]
    items = {piece.id: spec}
    if held and state == "dragged":
        face = (table.label("in-the-air"), "air", table.layout.px(12, 14))
        items["air"] = ItemSpec("slot", face, spec.rect, zorder.LABEL, soft=False)
    if held and not looked_at:
        lifted = spec.rect.translated(0, -table.layout.m(4, 6))
        items[piece.id] = spec._replace(rect=lifted, z=zorder.CHOSEN)
    if target in table.choices:
        items[f"light:{piece.face[0]}"] = _light(table, target, spec.rect, looked_at)
    return items


def hand_tile(table: TableState, piece: Piece, turn: int, state: str) -> ItemSpec:
    """A tile in its place, turned like this; state: hand, hover or dragged."""
    looked_at = piece.place.area == LOOKED_AT
    drawn = piece.origin is not None or (table.draws and not looked_at)
    return ItemSpec(
        "tile", table.tile_face(piece.face[0], turn, state), _place(table, piece),
        zorder.BADGE if looked_at else zorder.ON_PANEL, table.seating.turning.turn(turn),
        area=piece.place.area, enter=table.layout.stack if drawn else None,
    )  # fmt: skip


def _light(table: TableState, target: Target, rect: QRectF, looked_at: bool) -> ItemSpec:
    """Warm light under a tile that may be taken."""
    if looked_at:
        ring = (table.hovered == target, None)
        return ItemSpec("ring", ring, rect, zorder.BADGE + 0.5, soft=False)
    return ItemSpec("light", (0.55, None), rect, zorder.LABEL)


def _slots(table: TableState) -> Items:
    """Places without a tile."""
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
