"""The stack and the face-up tile beside it, from which a hand is refilled."""

from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState

STACK, FACE_UP = Target("stack"), Target("face-up")


def stack(table: TableState) -> Shown:
    layout, looks = table.layout, table.looks
    regions = {STACK: layout.stack, FACE_UP: layout.face_up}
    stops = table.selectable(regions)
    face = (table.area("stack")[0].face[0], table.mood(STACK), layout.px(13, 15))
    items = {"stack": ItemSpec("stack", face, layout.stack, zorder.ON_PANEL)}
    for piece in table.area("face-up"):
        tile = looks.face(piece.face[0], 0, table.in_hand(FACE_UP, piece.id))
        items[piece.id] = ItemSpec(
            "tile", tile, layout.face_up, zorder.ON_PANEL, looks.turning.turn(0),
            area=piece.place.area, enter=layout.stack,
        )  # fmt: skip
    for target, rect in stops.items():
        ring = (table.hovered == target, None)
        items[f"light:{target.kind}"] = ItemSpec("ring", ring, rect, zorder.CHOSEN, soft=False)
    if STACK in stops:
        items["drawn"] = ItemSpec("back", (), layout.stack, zorder.LABEL, soft=False)
    return Shown(items, regions, stops)
