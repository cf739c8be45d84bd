"""What belongs to no seat: the stack with the face-up tile, the Supply, the Dedications."""

from PySide6.QtCore import QRectF

from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.festival_of_lanterns.pictures.cards import MOONCAKE
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.tables.festival_of_lanterns.needs import need

STACK, FACE_UP = Target("stack"), Target("face-up")


def stack(table: TableState) -> Shown:
    """From which a hand is refilled."""
    layout = table.layout
    regions = {STACK: layout.stack, FACE_UP: layout.face_up}
    stops = table.selectable(regions)
    face = (table.area("stack")[0].face[0], table.mood(STACK), layout.px(13, 15))
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
    return Shown(items, regions, stops)


def supply(table: TableState) -> Shown:
    """Lanterns and Mooncakes that can still be taken."""
    names = (*table.game.content.lanterns, MOONCAKE)
    regions = {Target("supply", (n,)): rect for n, rect in enumerate(table.layout.supply)}
    items = {}
    for piece in table.area("supply"):
        index, count = piece.face
        target = Target("supply", (index,))
        face = (names[index], count, table.mood(target))
        items[piece.id] = ItemSpec("supply", face, regions[target], zorder.ON_PANEL)
    return Shown(items, regions, table.selectable(regions))


def dedications(table: TableState) -> Shown:
    """Four stacks, what each top tile is worth, and whether it can be claimed."""
    places, regions = table.layout.dedications, dict[Target, QRectF]()
    for kind, rect in enumerate(places):
        begin, claim = Target("dedication", (kind,)), Target("claim", (kind,))
        in_order = (claim, begin) if claim in table.choices else (begin, claim)
        regions |= dict.fromkeys(in_order, rect)
    items = {
        piece.id: ItemSpec(
            "dedication", _face(table, piece), places[piece.face[0]], zorder.ON_PANEL
        )
        for piece in table.area("dedications")
    }
    return Shown(items, regions, table.selectable(regions))


def _face(table: TableState, piece: Piece) -> tuple[object, ...]:
    (kind, points, left), label = piece.face, table.label
    target, claim = Target("dedication", (kind,)), Target("claim", (kind,))
    ribbon = label("claim", points) if claim in table.choices else ""
    if target in table.selected or target in table.choices:
        state = "hover" if table.hovered in (target, claim) else "payable"
        note = label("you-can")
    elif not points:
        state, note = "gone", label("none-left")
    else:
        state, note = "normal", label("left", left) if left else label("from-generic")
        if lacking := _lacking(table, kind):
            note = label("lacks", lacking)
    px = table.layout.px(12, 14.5)
    return kind, label(f"dedication:{kind}"), points, note, state, ribbon, px


def _lacking(table: TableState, kind: int) -> int:
    """How many lanterns are missing for it, if that is to be marked."""
    viewer = table.session.viewer
    if not table.planning or viewer is None or kind >= len(Dedication):
        return 0
    return need(table.view, viewer, Dedication(kind)).number
