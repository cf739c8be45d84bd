"""Light on the lake: bridges before they are built, ways of workers, where floors can stand."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.screens.firefly_festival.table import pieces
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.intent import Intent
from festival_desktop.screens.firefly_festival.table.layout import moved_into
from festival_desktop.screens.firefly_festival.table.pictures import tag_width
from festival_desktop.screens.firefly_festival.table.situation import Situation
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.options import Route, path
from festival_desktop.tables.firefly_festival.vocabulary import Count

Items = dict[str, ItemSpec]
Amounts = tuple[tuple[str, str], ...]
"""Numbers and their signs on a tag."""
ORDER = (Count.COINS, Count.WORKER, Count.GOAL, Count.POINTS, Count.FISH)
"""In which what a move brings stands on a tag."""


class LakeData(NamedTuple):
    area: QRectF
    content: Content
    board: Board
    now: Situation
    viewer: int | None
    choices: Mapping[Target, None]
    """What may be selected next."""
    nothing_selected: bool
    """Nothing is selected yet."""
    intent: Intent
    crossing: int | None
    """The island a worker that may cross the new bridge was lifted from."""
    carried: str | None
    island: int | None
    """The island under the pointer or the focus."""
    lane: int | None
    """The lane a bridge would be built on."""
    segments: int | None
    """How many of them the hand has drawn so far; None: all."""
    pointed_out: bool
    """The lane is that of a hint."""
    preview: Preview | None
    """Of the bridge or floor under the hand."""


def lake_data(table: TableState) -> LakeData:
    session, pointer, board, lane = table.session, table.pointer, table.board, table.lane
    lifted, segments = pointer.lifted, None
    if lifted is not None and lane is not None:
        start = board.network.lanes[lane].a if lifted.kind != "island" else lifted.key[0]
        segments = board.grown(lane, start, pointer.position)
    crossing = lifted.key[0] if lifted is not None and lifted.kind == "cross" else None
    return LakeData(
        table.layout.lake, table.firefly.game.content, board, table.now, session.viewer,
        session.selector.choices(), table.nothing_selected, table.intent, crossing,
        pointer.carried, table.island, lane, segments, table.pointed_out,
        table.bridge or table.preview,
    )  # fmt: skip


def shore(data: LakeData, island: int, state: str) -> ItemSpec:
    face = (state, data.board.sizes[island], island)
    return ItemSpec("shore", face, data.board.block(island), zorder.SHORE + 0.5)


def workers_on(data: LakeData, island: int) -> Items:
    figures = data.now.figures[island]
    return pieces.worker_items(data.board, data.content, island, figures, data.carried)


def amounts(preview: Preview, seat: int) -> Amounts:
    """What a seat would get, for a tag."""
    numbers = {
        each.what: each.number
        for each in gains(preview.at_once())
        if each.seat == seat and not each.missing
    }
    return tuple((f"+{numbers[what]}", str(what)) for what in ORDER if what in numbers)


def tag(data: LakeData, centre: QPointF, parts: Amounts, high: float, bad: bool) -> ItemSpec:
    """A strip of paper with amounts, moved into the lake."""
    rect = QRectF(0, 0, tag_width(parts, high), high)
    rect.moveCenter(centre)
    rect = moved_into(rect, data.area.adjusted(9, 9, -9, -9))
    return ItemSpec("tag", (parts, data.now.view.seat, bad), rect, zorder.BADGE, soft=False)


# -- bridges -----------------------------------------------------------------------------------


def bridge_lights(data: LakeData) -> Items:
    board, origin, destination = data.board, data.intent.origin, data.intent.destination
    shown: Items = {}
    lanes = set(data.now.options.lanes) if origin is None else set(board.network.at[origin])
    if destination is not None:
        lanes = {n for n in lanes if board.other_end(n, origin or 0) == destination}
    for number in sorted(lanes - {data.lane}):
        if _is_built(data, number):
            continue
        state = "open" if number in data.now.options.lanes else "blocked"
        shown[f"lane:{number}"] = _lane(data, number, state)
        if state == "blocked":
            shown.update(_blocker(data, number, origin))
    if origin is not None:
        shown[f"open:{origin}"] = shore(data, origin, "chosen")
    if data.lane is not None:
        shown.update(ghost(data, data.lane, origin))
    return shown


def _is_built(data: LakeData, number: int) -> bool:
    return any(lanes >> number & 1 for lanes in data.now.view.built)


def _lane(data: LakeData, number: int, state: str) -> ItemSpec:
    return ItemSpec("lane", (state,), data.board.lane_rect(number), zorder.CELL)


def _blocker(data: LakeData, number: int, origin: int | None) -> Items:
    """A cross at the near end of a lane, with the owner of the bridge that is in the way."""
    board, crossing = data.board, data.board.network.crossing[number]
    owner = next((seat for seat, lanes in enumerate(data.now.view.built) if lanes & crossing), None)
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
    legal, lane = number in data.now.options.lanes, network.lanes[number]
    start = lane.a if origin is None else origin
    cells = lane.length if data.segments is None else data.segments
    mood = "ghost" if legal else "bad"
    bridge = pieces.bridge_item(board, number, data.now.view.seat, mood, cells, start == lane.b)
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
        lost = network.crossing[number] & ~(1 << number) & ~data.now.view.blocked
        for other in range(len(network.lanes)):
            if lost >> other & 1:
                shown[f"lost:{other}"] = _lane(data, other, "lost")._replace(z=zorder.CELL - 0.5)
    if data.preview is not None:
        shown["tag"] = _price(data, number, legal)
    return shown


def _price(data: LakeData, number: int, legal: bool) -> ItemSpec:
    """The tag beside a lane: what a bridge costs and brings."""
    assert data.preview is not None
    board, seat = data.board, data.now.view.seat
    parts = ((f"−{data.preview.paid(Count.COINS)}", "coins"), *amounts(data.preview, seat))
    rect, high = board.lane_rect(number), max(21.0, board.cell * 0.7)
    centre = QPointF(rect.center().x(), rect.top() - high * 0.62)
    if not board.across(number):
        centre = QPointF(rect.right() + tag_width(parts, high) * 0.56, rect.center().y())
    return tag(data, centre, parts, high, not legal)


# -- workers -----------------------------------------------------------------------------------


def open_shores(data: LakeData, islands: Iterable[int]) -> Items:
    return {
        f"open:{island}": shore(data, island, "chosen" if data.island == island else "open")
        for island in islands
    }


def task_lights(data: LakeData) -> Items:
    """Islands a task asks for, and workers that may cross the new bridge."""
    shown = open_shores(data, data.now.options.spots)
    for target in data.now.options.spots.values():
        if target.kind == "send":
            shown.update(_lit_worker(data, target.key[0]))
    for origin, target in data.now.options.crossings.items():
        shown[f"open:{target.key[1]}"] = shore(data, target.key[1], "open")
        shown.update(_lit_worker(data, origin))
    return shown


def _lit_worker(data: LakeData, island: int) -> Items:
    """The worker of an island that a hand would take, with light behind."""
    seat, figures = data.now.view.seat, data.now.figures[island]
    key = pieces.last_of(figures, seat)
    if key is None or key == data.carried:
        return {}
    workers = workers_on(data, island)
    first = next(key for key, owner in figures if owner == seat)
    face = (seat, workers[first].face[1], True)
    return {f"lit:{island}": workers[key]._replace(face=face, z=zorder.LAST + 0.3)}


def move_lights(data: LakeData) -> Items:
    origin, options = data.intent.origin, data.now.options
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
        if island in options.full:
            block = data.board.block(island)
            shown[f"on:{island}"] = ItemSpec("go-on", (), block, zorder.SEAM)
        shown.update(_tolls(data, island, ways))
    if chosen is not None and chosen != origin and chosen not in goals:
        shown[f"open:{chosen}"] = shore(data, chosen, "bad")
    if chosen in goals:
        shown.update(_way(data, origin, chosen, goals[chosen]))
    return shown


def _tolls(data: LakeData, island: int, ways: list[Route]) -> Items:
    """To whom coins would go; nothing where one's own bridges lead."""
    single = [way for way in ways if way.number == 1]
    if not single or any(way.owner == data.now.view.seat for way in single):
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
    best = min(ways, key=lambda way: (way.cost, way.owner != data.now.view.seat))
    if best.owner is None:
        return {}
    lanes = path(data.board.network, data.now.view.built[best.owner], origin, goal)
    return {
        f"way:{number}": pieces.bridge_item(data.board, number, best.owner, "way")._replace(
            z=zorder.BRIDGE + 0.7
        )
        for number in lanes
    }


# -- pagodas -----------------------------------------------------------------------------------


def floor_lights(data: LakeData) -> Items:
    """The next floor as it would stand, and on the island under the pointer what it brings."""
    shown, view, board = open_shores(data, data.now.options.pagodas), data.now.view, data.board
    for island in data.now.options.pagodas:
        stand = len(view.floors[island])
        high = pieces.storeys(stand + 1, data.content.sizes[board.sizes[island]].floors)
        rect = board.floor(island, stand, high)
        shown[f"next:{island}"] = ItemSpec("floor", (view.seat, True), rect, zorder.LAST)
    if data.island in data.now.options.pagodas and data.preview is not None:
        parts = amounts(data.preview, view.seat)
        high_ = max(21.0, board.cell * 0.7)
        block = board.block(data.island)
        if parts:
            centre = QPointF(block.center().x(), block.top() - high_ * 0.3)
            shown["tag"] = tag(data, centre, parts, high_, False)
    return shown
