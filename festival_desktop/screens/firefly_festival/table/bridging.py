"""Bridges before they are built: open and blocked lanes, the ghost, its price, what it would take.

Reads the scene and changes nothing.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.firefly_festival.content import Water
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.screens.firefly_festival.table.paint_lights import tag_width
from festival_desktop.screens.firefly_festival.table.props import bridge

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene

Props = dict[str, Prop]
PURSE, PURSE_LOW = 0.42, 0.555
"""How far down a seat's panel its coins are, in a high one and in a low one."""
Parts = tuple[tuple[str, str], ...]
"""Numbers and their signs on a tag."""


def shore(scene: "FireflyScene", island: int, state: str) -> Prop:
    face = (state, scene.board.size(island), island)
    return Prop("shore", face, scene.board.block(island), zorder.SHORE + 0.5)


def inside(rect: QRectF, room: QRectF) -> QRectF:
    x = min(max(rect.left(), room.left() + 9), room.right() - 9 - rect.width())
    y = min(max(rect.top(), room.top() + 9), room.bottom() - 9 - rect.height())
    rect.moveTopLeft(QPointF(x, y))
    return rect


def bridging(scene: "FireflyScene") -> Props:
    origin, board, options = scene.intent.origin, scene.board, scene.options
    chosen = scene.lane_in_hand
    shown: Props = {}
    lanes = set(options.lanes) if origin is None else set(board.network.at[origin])
    if scene.intent.destination is not None:
        lanes = {n for n in lanes if board.other_end(n, origin or 0) == scene.intent.destination}
    built = scene.session.view.built
    for number in sorted(lanes - {chosen}):
        if any(lanes_of >> number & 1 for lanes_of in built):
            continue
        state = "open" if number in options.lanes else "blocked"
        rect = board.lane_rect(number)
        shown[f"lane:{number}"] = Prop("lane", (state,), rect, zorder.CELL)
        if state == "blocked":
            shown.update(_blocker(scene, number, origin))
    if origin is not None:
        shown[f"open:{origin}"] = shore(scene, origin, "chosen")
    if chosen is not None:
        shown.update(ghost(scene, chosen, origin))
    return shown


def _blocker(scene: "FireflyScene", number: int, origin: int | None) -> Props:
    """A cross at the near end of a lane, with the owner of the bridge that is in the way."""
    board, view = scene.board, scene.session.view
    owner = next(
        (seat for seat, lanes in enumerate(view.built) if lanes & board.network.crossing[number]),
        None,
    )
    if owner is None:
        return {}
    lane, c = board.network.lanes[number], board.cell
    near = lane.cells[0] if lane.a == origin else lane.cells[-1]
    cell = scene.camera.rect(*near)
    long = 1.06 * c
    wide, high = (long, 0.56 * c) if board.across(number) else (0.56 * c, long)
    spot = QRectF(0, 0, wide, high)
    spot.moveCenter(cell.center())
    return {f"blocker:{number}": Prop("blocker", (owner,), spot, zorder.SEAM)}


def ghost(scene: "FireflyScene", number: int, origin: int | None) -> Props:
    """The bridge as it would stand, what it would collect, and which lanes it would take."""
    board, view, network = scene.board, scene.session.view, scene.board.network
    if any(lanes >> number & 1 for lanes in view.built):
        return {}
    legal = number in scene.options.lanes
    lane, seat = network.lanes[number], view.seat
    start = lane.a if origin is None else origin
    cells, backwards = lane.length, start == lane.b
    if scene.gestures.lifted is not None:
        cells = board.grown(number, start, scene.pointer)
    mood = "ghost" if legal else "bad"
    state = "chosen" if legal else "blocked"
    shown = {
        f"lane:{number}": Prop("lane", (state,), board.lane_rect(number), zorder.CELL, soft=False),
        "ghost": bridge(scene, number, seat, mood, cells, backwards)._replace(soft=False),
    }
    if not legal:
        shown.update(_blocker(scene, number, origin))
    for end in (lane.a, lane.b):
        shown[f"open:{end}"] = shore(scene, end, "chosen" if legal else "bad")
    for cell in lane.cells:
        if cell in network.board.water:
            face = (int(network.board.water[cell]), True)
            z = zorder.GHOST + 0.5
            rect = scene.camera.rect(*cell)
            shown[f"hot:{cell[0]}:{cell[1]}"] = Prop("float", face, rect, z, soft=False)
    if legal:
        lost = network.crossing[number] & ~(1 << number) & ~view.blocked
        for other in range(len(network.lanes)):
            if lost >> other & 1:
                rect = board.lane_rect(other)
                shown[f"lost:{other}"] = Prop("lane", ("lost",), rect, zorder.CELL - 0.5)
    shown.update(_price(scene, number, start, legal))
    return shown


def bridge_parts(scene: "FireflyScene", number: int) -> Parts:
    """What a bridge costs and collects."""
    lane, position, box = scene.board.network.lanes[number], scene.position, scene.game.content.box
    power = scene.game.islands.power(position, position.seat)
    parts = [(f"−{power.bridge_cost(lane.length)}", "coins")]
    coins = sum(box.water_coins for kind in lane.water if kind is Water.COINS)
    coins += power.water_coins() * len(lane.water)
    if coins:
        parts.append((f"+{coins}", "coins"))
    for kind, sign in ((Water.WORKER, "worker"), (Water.GOAL, "goal"), (Water.POINTS, "points")):
        found = sum(each is kind for each in lane.water)
        worth = found * (box.water_points if kind is Water.POINTS else 1)
        if kind is Water.WORKER and found:
            worth = min(power.recruits(1) * found, position.workers_left[position.seat])
        if worth:
            parts.append((f"+{worth}", sign))
    return tuple(parts)


def _price(scene: "FireflyScene", number: int, start: int, legal: bool) -> Props:
    """The tag beside a lane, and the coins that would be left on the seat's panel."""
    parts, board = bridge_parts(scene, number), scene.board
    rect, c = board.lane_rect(number), board.cell
    high = max(21.0, c * 0.7)
    wide = tag_width(parts, high)
    tag = QRectF(0, 0, wide, high)
    if board.across(number):
        tag.moveCenter(QPointF(rect.center().x(), rect.top() - high * 0.62))
    else:
        tag.moveCenter(QPointF(rect.right() + wide * 0.56, rect.center().y()))
    tag = inside(tag, scene.layout.lake)
    seat = scene.session.view.seat
    shown = {"tag": Prop("tag", (parts, seat, not legal), tag, zorder.BADGE, soft=False)}
    if legal:
        cost = -int(parts[0][0].replace("−", "-"))
        shown.update(_becomes(scene, seat, scene.session.view.coins[seat] - cost))
    return shown


def _becomes(scene: "FireflyScene", seat: int, coins: int) -> Props:
    panel, s = scene.layout.seats[seat], scene.layout.m(0.8, 1.0)
    middle = panel.height() * (PURSE_LOW if scene.layout.compact else PURSE) + 3
    rect = QRectF(panel.left() + 62 * s, panel.top() + middle - 10 * s, 46 * s, 20 * s)
    face = (f"→ {coins}", 13.5 * s)
    return {"becomes": Prop("becomes", face, rect, zorder.CHOSEN, soft=False)}
