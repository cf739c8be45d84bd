"""Light over the lake: what may be touched, what it would cost and bring, where the keyboard is.

Reads the scene and changes nothing, like the props below it.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, text_width
from festival_desktop.games.firefly_festival.state import CHOOSE
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.screens.firefly_festival.table import forecasts
from festival_desktop.screens.firefly_festival.table.bridging import bridging, ghost, inside, shore
from festival_desktop.screens.firefly_festival.table.outlook import Way, path
from festival_desktop.screens.firefly_festival.table.paint_lights import tag_width
from festival_desktop.screens.firefly_festival.table.promises import promises
from festival_desktop.screens.firefly_festival.table.props import REWARDS, bridge, storeys, workers
from festival_desktop.tables.firefly_festival import Action

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene

Props = dict[str, Prop]
ROUND = {"goal": 8.0, "secret": 8.0, "action": 9.0, "crow": 9.0, "fish": 9.0, "lane": 10.0}
"""How round the focus ring is."""


def overlay(scene: "FireflyScene") -> Props:
    shown: Props = {}
    if scene.session.view is None:
        return shown
    shown.update(_last(scene))
    match scene.intent.action:
        case Action.BRIDGE:
            shown.update(bridging(scene))
        case Action.MOVE:
            shown.update(_moving(scene))
        case Action.PAGODA:
            shown.update(_building(scene))
        case Action.FESTIVAL:
            shown.update(_open_shores(scene, scene.options.festivals))
    if scene.pointed and scene.pointed[-1].kind == "lane" and scene.lane_in_hand is not None:
        shown.update(ghost(scene, scene.lane_in_hand, None))
    shown.update(_tasks(scene))
    shown.update(promises(scene))
    shown.update(forecasts.forecasts(scene))
    shown.update(_offers(scene))
    shown.update(_held(scene))
    shown.update(scene.asking.props())
    shown.update(scene.effects.badges())
    shown.update(_hints(scene))
    shown.update(_focus(scene))
    return shown


# -- shores ------------------------------------------------------------------------------------


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
    for target in scene.options.spots.values():
        if target.kind == "send":
            shown.update(_lit_worker(scene, target.key[0]))
    for origin, target in scene.options.crossings.items():
        shown[f"open:{target.key[1]}"] = shore(scene, target.key[1], "open")
        shown.update(_lit_worker(scene, origin))
    return shown


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
    tag = inside(tag, scene.layout.lake)
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
        shown["tag"] = Prop("tag", face, inside(tag, lake), zorder.BADGE, soft=False)
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
        if _other_ways(scene):
            face = ("Shift", scene.words.label("key:ways"), scene.layout.m(12, 14))
            rect = rect.translated(wide, 0)
            shown["ways"] = Prop("keys", face, rect, zorder.LABEL)
    if scene.tool == "eye":
        eye, label, px = scene.layout.eye, scene.words.label("overlay"), scene.layout.m(13, 15)
        wide, high = text_width(label, px, BOLD) + 32, px * 2 * text_scale()
        rect = QRectF(eye.center().x() - wide / 2, eye.top() - high - 10, wide, high)
        shown["eye-name"] = Prop("heading", (label, px), rect, zorder.BADGE, soft=False)
    for n, target in enumerate(scene.pointed):
        place = scene.targets.place_of(target)
        if place is not None:
            shown[f"pointed:{n}"] = Prop("light", (10.0,), place, zorder.FOCUS)
    return shown


def _other_ways(scene: "FireflyScene") -> bool:
    """Whether somebody could be paid though one's own bridges lead there."""
    intent, here = scene.intent, scene.hovered_island
    if intent.action is not Action.MOVE or intent.origin is None or here is None:
        return False
    if intent.destination is not None:
        return False  # they are asked about already
    ways = scene.options.ways.get(intent.origin, {}).get(here, [])
    single = [way for way in ways if way.number == 1]
    return len(single) == len(ways) > 1 and any(
        way.owner == scene.session.view.seat for way in ways
    )


def _focus(scene: "FireflyScene") -> Props:
    if scene.cursor is None or (rect := scene.reach().get(scene.cursor)) is None:
        return {}
    face = (ROUND.get(scene.cursor.kind, 12.0),)
    return {"focus": Prop("focus", face, rect, zorder.FOCUS, soft=False)}
