"""Light on islands and workers: where workers can go, for how much, and where floors can stand."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF

from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.screens.firefly_festival.table.lake_data import (
    Items,
    LakeData,
    amounts,
    shore,
    tag,
    workers_on,
)
from festival_desktop.screens.firefly_festival.table.pieces import bridge_item, last_of, storeys
from festival_desktop.tables.firefly_festival.ways import Route, path


def open_shores(data: LakeData, islands: Iterable[int]) -> Items:
    return {
        f"open:{island}": shore(data, island, "chosen" if data.island == island else "open")
        for island in islands
    }


def task_lights(data: LakeData) -> Items:
    """Islands a task asks for, and workers that may cross the new bridge."""
    shown = open_shores(data, data.options.spots)
    for target in data.options.spots.values():
        if target.kind == "send":
            shown.update(_lit_worker(data, target.key[0]))
    for origin, target in data.options.crossings.items():
        shown[f"open:{target.key[1]}"] = shore(data, target.key[1], "open")
        shown.update(_lit_worker(data, origin))
    return shown


# -- workers -----------------------------------------------------------------------------------


def _lit_worker(data: LakeData, island: int) -> Items:
    """The worker of an island that a hand would take, with light behind."""
    seat, figures = data.view.seat, data.now.figures[island]
    key = last_of(figures, seat)
    if key is None or key == data.carried:
        return {}
    workers = workers_on(data, island)
    first = next(key for key, owner in figures if owner == seat)
    face = (seat, workers[first].face[1], True)
    return {f"lit:{island}": workers[key]._replace(face=face, z=zorder.LAST + 0.3)}


def move_lights(data: LakeData) -> Items:
    origin, options = data.intent.origin, data.options
    shown: Items = {}
    if origin is None:
        for island in options.ways:
            shown.update(_lit_worker(data, island))
        return shown
    shown.update(_lit_worker(data, origin))
    goals = options.ways.get(origin, {})
    chosen = data.island if data.intent.destination is None else data.intent.destination
    for island, ways in goals.items():
        state = "chosen" if island == chosen else "open"
        shown[f"open:{island}"] = shore(data, island, state)
        shown.update(_tolls(data, island, ways))
    if chosen is not None and chosen != origin and chosen not in goals:
        shown[f"open:{chosen}"] = shore(data, chosen, "bad")
    if chosen in goals:
        shown.update(_way(data, origin, chosen, goals[chosen]))
    return shown


def _tolls(data: LakeData, island: int, ways: list[Route]) -> Items:
    """To whom coins would go; nothing where one's own bridges lead."""
    single = [way for way in ways if way.number == 1]
    if not single or any(way.owner == data.view.seat for way in single):
        return {}
    parts = tuple(
        (f"−{way.cost}", "coins" if way.owner is None else f"seat:{way.owner}")
        for way in sorted(single, key=lambda way: way.cost)[:2]
    )
    block, high = data.board.block(island), max(18.0, data.board.cell * 0.56)
    centre = QPointF(block.center().x(), block.top() + high * 0.2)
    return {f"toll:{island}": tag(data, centre, parts, high, False)._replace(soft=True)}


def _way(data: LakeData, origin: int, goal: int, ways: list[Route]) -> Items:
    """The bridges a worker would cross, in light."""
    best = min(ways, key=lambda way: (way.cost, way.owner != data.view.seat))
    if best.owner is None:
        return {}
    lanes = path(data.board.network, data.view.built[best.owner], origin, goal)
    return {
        f"way:{number}": bridge_item(data.board, number, best.owner, "way")._replace(
            z=zorder.BRIDGE + 0.7
        )
        for number in lanes
    }


# -- pagodas -----------------------------------------------------------------------------------


def floor_lights(data: LakeData) -> Items:
    """The next floor as it would stand, and on the island under the pointer what it brings."""
    shown, view, board = open_shores(data, data.options.pagodas), data.view, data.board
    for island in data.options.pagodas:
        stand = len(view.floors[island])
        high = storeys(stand + 1, data.content.sizes[board.sizes[island]].floors)
        rect = board.floor(island, stand, high)
        shown[f"next:{island}"] = ItemSpec("floor", (view.seat, True), rect, zorder.LAST)
    if data.island in data.options.pagodas and data.preview is not None:
        parts = amounts(data.preview, view.seat)
        high_ = max(21.0, board.cell * 0.7)
        block = board.block(data.island)
        if parts:
            centre = QPointF(block.center().x(), block.top() - high_ * 0.3)
            shown["tag"] = tag(data, centre, parts, high_, False)
    return shown
