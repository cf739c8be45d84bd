"""Light over the lake: what may be touched, what it would cost and bring, where the keyboard is.

Reads the scene and changes nothing, like the props below it.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.firefly_festival.content import Water
from festival_desktop.games.firefly_festival.state import CHOOSE
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.scenes.firefly_festival import forecasts
from festival_desktop.scenes.firefly_festival.outlook import Way, path
from festival_desktop.scenes.firefly_festival.paint_lights import tag_width
from festival_desktop.scenes.firefly_festival.props import REWARDS, bridge, storeys, workers
from festival_desktop.tables.firefly_festival import Action

if TYPE_CHECKING:
    from festival_desktop.scenes.firefly_festival.scene import FireflyScene

Props = dict[str, Prop]
Parts = tuple[tuple[str, str], ...]
"""Numbers and their signs on a tag."""
ROUND = {"goal": 8.0, "secret": 8.0, "action": 9.0, "crow": 9.0, "fish": 9.0, "lane": 10.0}
"""How round the focus ring is."""


def overlay(scene: "FireflyScene") -> Props:
    shown: Props = {}
    if scene.session.view is None:
        return shown
    shown.update(_last(scene))
    match scene.intent.action:
        case Action.BRIDGE:
            shown.update(_bridging(scene))
        case Action.MOVE:
            shown.update(_moving(scene))
        case Action.PAGODA:
            shown.update(_building(scene))
        case Action.FESTIVAL:
            shown.update(_open_shores(scene, scene.options.festivals))
    shown.update(_tasks(scene))
    shown.update(forecasts.forecasts(scene))
    shown.update(_offers(scene))
    shown.update(_held(scene))
    shown.update(scene.asking.props())
    shown.update(scene.effects.badges())
    shown.update(_hints(scene))
    shown.update(_focus(scene))
    return shown


# -- shores ------------------------------------------------------------------------------------


def shore(scene: "FireflyScene", island: int, state: str) -> Prop:
    face = (state, scene.board.size(island), island)
    return Prop("shore", face, scene.board.block(island), zorder.SHORE + 0.5)


def _last(scene: "FireflyScene") -> Props:
    return {f"last:{island}": shore(scene, island, "last") for island in scene.last_islands}


def _open_shores(scene: "FireflyScene", islands: "set[int] | dict[int, Target]") -> Props:
    return {
        f"open:{island}": shore(scene, island, "chosen" if _on(scene, island) else "open")
        for island in islands
    }


def _on(scene: "FireflyScene", island: int) -> bool:
    """Whether the pointer or the keyboard is on an island."""
    return scene.hovered_island == island


def _tasks(scene: "FireflyScene") -> Props:
    """Islands a task asks for, and workers that may cross the new bridge."""
    shown = _open_shores(scene, scene.options.spots)
    for origin, target in scene.options.crossings.items():
        shown[f"open:{target.key[1]}"] = shore(scene, target.key[1], "open")
        shown.update(_lit_worker(scene, origin))
    return shown


# -- bridges -----------------------------------------------------------------------------------


def _bridging(scene: "FireflyScene") -> Props:
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
        shown.update(_ghost(scene, chosen, origin))
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


def _ghost(scene: "FireflyScene", number: int, origin: int | None) -> Props:
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
    tag = _inside(tag, scene.layout.lake)
    seat = scene.session.view.seat
    shown = {"tag": Prop("tag", (parts, seat, not legal), tag, zorder.BADGE, soft=False)}
    if legal:
        cost = -int(parts[0][0].replace("−", "-"))
        shown.update(_becomes(scene, seat, scene.session.view.coins[seat] - cost))
    return shown


def _becomes(scene: "FireflyScene", seat: int, coins: int) -> Props:
    panel, s = scene.layout.seats[seat], scene.layout.m(0.8, 1.0)
    share = 0.45 if scene.layout.compact else 0.34
    rect = QRectF(panel.left() + 62 * s, panel.top() + panel.height() * share + 3, 46 * s, 20 * s)
    face = (f"→ {coins}", 13.5 * s)
    return {"becomes": Prop("becomes", face, rect, zorder.CHOSEN, soft=False)}


def _inside(rect: QRectF, room: QRectF) -> QRectF:
    x = min(max(rect.left(), room.left() + 9), room.right() - 9 - rect.width())
    y = min(max(rect.top(), room.top() + 9), room.bottom() - 9 - rect.height())
    rect.moveTopLeft(QPointF(x, y))
    return rect


# -- workers -----------------------------------------------------------------------------------


def _lit_worker(scene: "FireflyScene", island: int) -> Props:
    """The worker of an island that a hand would take, with light behind."""
    seat = scene.session.view.seat
    key = scene.crowds.one_of(seat, island)
    if key is None or key == scene.carried:
        return {}
    prop = workers(scene, island)[key]
    first = next(k for k, owner in scene.crowds.on(island) if owner == seat)
    number = workers(scene, island)[first].face[1]
    face = (seat, number, True)
    return {f"lit:{island}": prop._replace(face=face, z=zorder.LAST + 0.3)}


def _moving(scene: "FireflyScene") -> Props:
    origin, options = scene.intent.origin, scene.options
    shown: Props = {}
    if origin is None:
        for island in options.ways:
            shown.update(_lit_worker(scene, island))
        return shown
    shown.update(_lit_worker(scene, origin))
    goals = options.ways.get(origin, {})
    chosen = scene.hovered_island if scene.intent.destination is None else scene.intent.destination
    for island, ways in goals.items():
        state = "chosen" if island == chosen else "open"
        shown[f"open:{island}"] = shore(scene, island, state)
        shown.update(_tolls(scene, island, ways))
    if chosen is not None and chosen != origin and chosen not in goals:
        shown[f"open:{chosen}"] = shore(scene, chosen, "bad")
    if chosen in goals:
        shown.update(_way(scene, origin, chosen, goals[chosen]))
    return shown


def _tolls(scene: "FireflyScene", island: int, ways: list[Way]) -> Props:
    """To whom coins would go; nothing where one's own bridges lead."""
    seat = scene.session.view.seat
    single = [way for way in ways if way.number == 1]
    if any(way.owner == seat for way in single):
        return {}
    parts = tuple(
        (f"−{way.toll}", "coins" if way.owner is None else f"seat:{way.owner}")
        for way in sorted(single, key=lambda way: way.toll)[:2]
    )
    if not parts:
        return {}
    block, high = scene.board.block(island), max(18.0, scene.board.cell * 0.56)
    tag = QRectF(0, 0, tag_width(parts, high), high)
    tag.moveCenter(QPointF(block.center().x(), block.top() + high * 0.2))
    tag = _inside(tag, scene.layout.lake)
    return {f"toll:{island}": Prop("tag", (parts, seat, False), tag, zorder.BADGE)}


def _way(scene: "FireflyScene", origin: int, goal: int, ways: list[Way]) -> Props:
    """The bridges a worker would cross, in light."""
    seat = scene.session.view.seat
    best = min(ways, key=lambda way: (way.toll, way.owner != seat))
    if best.owner is None:
        return {}
    return {
        f"way:{number}": bridge(scene, number, best.owner, "way")._replace(z=zorder.BRIDGE + 0.7)
        for number in path(scene.game, scene.position, best.owner, origin, goal)
    }


# -- pagodas -----------------------------------------------------------------------------------


def _building(scene: "FireflyScene") -> Props:
    """The next floor as it would stand, and on the island under the pointer what it brings."""
    shown = _open_shores(scene, scene.options.pagodas)
    view = scene.session.view
    for island in scene.options.pagodas:
        stand = len(view.floors[island])
        rect = scene.board.floor(island, stand, max(storeys(scene, island), stand + 1))
        shown[f"next:{island}"] = Prop("floor", (view.seat, True), rect, zorder.LAST)
    here = scene.hovered_island
    if here is not None and here in scene.options.pagodas:
        tile = scene.game.content.tiles[view.layout[here]]
        parts = ((f"+{tile.number}", REWARDS[tile.reward]),)
        high = max(21.0, scene.board.cell * 0.7)
        tag = QRectF(0, 0, tag_width(parts, high), high)
        block = scene.board.block(here)
        tag.moveCenter(QPointF(block.center().x(), block.top() - high * 0.3))
        face = (parts, view.seat, False)
        lake = scene.layout.lake
        shown["tag"] = Prop("tag", face, _inside(tag, lake), zorder.BADGE, soft=False)
    return shown


# -- everything else ---------------------------------------------------------------------------


def _offers(scene: "FireflyScene") -> Props:
    """Two powers to choose from, or the one that was kept until all have chosen."""
    if scene.session.view.stage is not CHOOSE:
        return {}
    label, layout, shown = scene.words.label, scene.layout, {}
    px = layout.m(14, 17)
    for piece in scene.session.pieces.pieces:
        if piece.kind != "offer":
            continue
        power, kept = piece.face
        target = Target("power", (power,))
        state = "disabled"
        if target in scene.choices:
            state = "hover" if scene.hovered == target else "normal"
        button = label("kept" if kept else "keep")
        face = (
            label(f"power:{power}"), label(f"power-text:{power}"), button, state, bool(kept), px,
        )  # fmt: skip
        rect = layout.offers[piece.place.index[0]]
        shown[piece.id] = Prop("offer", face, rect, zorder.BADGE)
    if shown:
        rect = layout.offers[0].united(layout.offers[1])
        high = layout.m(34, 42)
        head = QRectF(rect.left(), rect.top() - high - layout.m(10, 14), rect.width(), high)
        words = (label("choose-power"), px * 1.15)
        shown["offers"] = Prop("heading", words, head, zorder.BADGE)
    return shown


def _held(scene: "FireflyScene") -> Props:
    """A floor or a Sōrin that a hand has taken from its plaque."""
    lifted = scene.gestures.lifted
    if lifted is None or lifted.kind != "action":
        return {}
    side = scene.board.cell * 1.1
    rect = QRectF(scene.pointer.x() - side / 2, scene.pointer.y() - side / 2, side, side)
    what = "floor" if lifted.key[0] == Action.PAGODA else "sorin"
    face = (what, scene.session.view.seat)
    return {"held": Prop("held", face, rect, zorder.CARRIED, area="hand", soft=False)}


def _hints(scene: "FireflyScene") -> Props:
    """What Esc does while something is held, and what a hint is about."""
    shown: Props = {}
    if scene.session.picker.touched or scene.gestures.lifted is not None:
        lake, high = scene.layout.lake, scene.layout.m(22, 27)
        wide = scene.layout.m(150, 190)
        rect = QRectF(lake.left() + 13, lake.bottom() - 13 - high, wide, high)
        face = ("Esc", scene.words.label("key:back"), scene.layout.m(12, 14))
        shown["keys"] = Prop("keys", face, rect, zorder.LABEL)
    for n, target in enumerate(scene.pointed):
        place = scene.targets.place_of(target)
        if place is not None:
            shown[f"pointed:{n}"] = Prop("light", (10.0,), place, zorder.FOCUS)
    return shown


def _focus(scene: "FireflyScene") -> Props:
    if scene.cursor is None or (rect := scene.reach().get(scene.cursor)) is None:
        return {}
    face = (ROUND.get(scene.cursor.kind, 12.0),)
    return {"focus": Prop("focus", face, rect, zorder.FOCUS, soft=False)}
