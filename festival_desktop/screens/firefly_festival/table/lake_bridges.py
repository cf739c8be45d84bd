"""Bridges before they are built: open and blocked lanes, the ghost, its price."""

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.screens.firefly_festival.table.lake_data import (
    Items,
    LakeData,
    amounts,
    shore,
    tag,
)
from festival_desktop.screens.firefly_festival.table.paint_lights import tag_width
from festival_desktop.screens.firefly_festival.table.pieces import bridge_item
from festival_desktop.tables.firefly_festival.vocabulary import Count


def bridge_lights(data: LakeData) -> Items:
    board, origin, destination = data.board, data.intent.origin, data.intent.destination
    shown: Items = {}
    lanes = set(data.options.lanes) if origin is None else set(board.network.at[origin])
    if destination is not None:
        lanes = {n for n in lanes if board.other_end(n, origin or 0) == destination}
    for number in sorted(lanes - {data.lane}):
        if _is_built(data, number):
            continue
        state = "open" if number in data.options.lanes else "blocked"
        shown[f"lane:{number}"] = _lane(data, number, state)
        if state == "blocked":
            shown.update(_blocker(data, number, origin))
    if origin is not None:
        shown[f"open:{origin}"] = shore(data, origin, "chosen")
    if data.lane is not None:
        shown.update(ghost(data, data.lane, origin))
    return shown


def _is_built(data: LakeData, number: int) -> bool:
    return any(lanes >> number & 1 for lanes in data.view.built)


def _lane(data: LakeData, number: int, state: str) -> ItemSpec:
    return ItemSpec("lane", (state,), data.board.lane_rect(number), zorder.CELL)


def _blocker(data: LakeData, number: int, origin: int | None) -> Items:
    """A cross at the near end of a lane, with the owner of the bridge that is in the way."""
    board, crossing = data.board, data.board.network.crossing[number]
    owner = next((seat for seat, lanes in enumerate(data.view.built) if lanes & crossing), None)
    if owner is None:
        return {}
    lane, c = board.network.lanes[number], board.cell
    near = lane.cells[0] if lane.a == origin else lane.cells[-1]
    long = 1.06 * c
    wide, high = (long, 0.56 * c) if board.across(number) else (0.56 * c, long)
    spot = QRectF(0, 0, wide, high)
    spot.moveCenter(board.rect(*near).center())
    return {f"blocker:{number}": ItemSpec("blocker", (owner,), spot, zorder.SEAM)}


def ghost(data: LakeData, number: int, origin: int | None) -> Items:
    """The bridge as it would stand, what it would collect, and which lanes it would take."""
    board, network = data.board, data.board.network
    if _is_built(data, number):
        return {}
    legal, lane = number in data.options.lanes, network.lanes[number]
    start = lane.a if origin is None else origin
    cells = lane.length if data.segments is None else data.segments
    mood = "ghost" if legal else "bad"
    bridge = bridge_item(board, number, data.view.seat, mood, cells, start == lane.b)
    state = "chosen" if legal else "blocked"
    shown = {
        f"lane:{number}": _lane(data, number, state)._replace(soft=False),
        "ghost": bridge._replace(soft=False),
    }
    if not legal:
        shown.update(_blocker(data, number, origin))
    for end in (lane.a, lane.b):
        shown[f"open:{end}"] = shore(data, end, "chosen" if legal else "bad")
    for cell in lane.cells:
        if cell in network.board.water:
            face = (int(network.board.water[cell]), True)
            spec = ItemSpec("float", face, board.rect(*cell), zorder.GHOST + 0.5, soft=False)
            shown[f"hot:{cell[0]}:{cell[1]}"] = spec
    if legal:
        lost = network.crossing[number] & ~(1 << number) & ~data.view.blocked
        for other in range(len(network.lanes)):
            if lost >> other & 1:
                shown[f"lost:{other}"] = _lane(data, other, "lost")._replace(z=zorder.CELL - 0.5)
    if data.preview is not None:
        shown["tag"] = _price(data, number, legal)
    return shown


def _price(data: LakeData, number: int, legal: bool) -> ItemSpec:
    """The tag beside a lane: what a bridge costs and brings."""
    assert data.preview is not None
    board, seat = data.board, data.view.seat
    parts = ((f"−{data.preview.paid(Count.COINS)}", "coins"), *amounts(data.preview, seat))
    rect, high = board.lane_rect(number), max(21.0, board.cell * 0.7)
    centre = QPointF(rect.center().x(), rect.top() - high * 0.62)
    if not board.across(number):
        centre = QPointF(rect.right() + tag_width(parts, high) * 0.56, rect.center().y())
    return tag(data, centre, parts, high, not legal)
