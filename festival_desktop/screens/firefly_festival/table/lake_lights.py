"""Light on the lake: bridges before they are built, ways of workers, where floors can stand."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.play.preview import Preview
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.screens.firefly_festival.table import pieces
from festival_desktop.screens.firefly_festival.table.layout import moved_into
from festival_desktop.screens.firefly_festival.table.pictures import Amounts, tag_width
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.options import Route, path
from festival_desktop.tables.firefly_festival.vocabulary import Count

Items = dict[str, ItemSpec]
ORDER = (Count.COINS, Count.WORKER, Count.GOAL, Count.POINTS, Count.FISH)
"""In which what a move brings stands on a tag."""


def shore(table: TableState, island: int, state: str) -> ItemSpec:
    face = (state, table.board.sizes[island], island)
    return ItemSpec("shore", face, table.board.block(island), zorder.SHORE + 0.5)


def _preview(table: TableState) -> Preview | None:
    """Of the bridge or floor under the hand."""
    return table.bridge or table.preview


def amounts(preview: Preview, seat: int) -> Amounts:
    """What a seat would get, for a tag."""
    numbers = {
        each.what: each.number
        for each in gains(preview.at_once())
        if each.seat == seat and not each.missing
    }
    return tuple((f"+{numbers[what]}", str(what)) for what in ORDER if what in numbers)


def tag(table: TableState, centre: QPointF, parts: Amounts, high: float, bad: bool) -> ItemSpec:
    """A strip of paper with amounts, moved into the lake."""
    rect = QRectF(0, 0, tag_width(parts, high), high)
    rect.moveCenter(centre)
    rect = moved_into(rect, table.layout.lake.adjusted(9, 9, -9, -9))
    return ItemSpec("tag", (parts, table.now.view.seat, bad), rect, zorder.BADGE, soft=False)


# -- bridges -----------------------------------------------------------------------------------


def bridge_lights(table: TableState) -> Items:
    board, origin, destination = table.board, table.intent.origin, table.intent.destination
    shown: Items = {}
    lanes = set(table.now.options.lanes) if origin is None else set(board.network.at[origin])
    if destination is not None:
        lanes = {n for n in lanes if board.other_end(n, origin or 0) == destination}
    for number in sorted(lanes - {table.lane}):
        if _is_built(table, number):
            continue
        state = "open" if number in table.now.options.lanes else "blocked"
        shown[f"lane:{number}"] = _lane(table, number, state)
        if state == "blocked":
            shown.update(_blocker(table, number, origin))
    if origin is not None:
        shown[f"open:{origin}"] = shore(table, origin, "chosen")
    if table.lane is not None:
        shown.update(ghost(table, table.lane, origin))
    return shown


def _is_built(table: TableState, number: int) -> bool:
    return any(lanes >> number & 1 for lanes in table.now.view.built)


def _lane(table: TableState, number: int, state: str) -> ItemSpec:
    return ItemSpec("lane", (state,), table.board.lane_rect(number), zorder.CELL)


def _blocker(table: TableState, number: int, origin: int | None) -> Items:
    """A cross at the near end of a lane, with the owner of the bridge that is in the way."""
    board, built = table.board, enumerate(table.now.view.built)
    crossing = board.network.crossing[number]
    owner = next((seat for seat, lanes in built if lanes & crossing), None)
    if owner is None:
        return {}
    lane, c = board.network.lanes[number], board.cell
    near = lane.cells[0] if lane.a == origin else lane.cells[-1]
    long = 1.06 * c
    wide, high = (long, 0.56 * c) if board.across(number) else (0.56 * c, long)
    spot = QRectF(0, 0, wide, high)
    spot.moveCenter(board.rect(*near).center())
    return {f"blocker:{number}": ItemSpec("blocker", (owner,), spot, zorder.SEAM)}


def ghost(table: TableState, number: int, origin: int | None) -> Items:
    """The bridge as it would stand, what it would collect, and which lanes it would take."""
    board, network = table.board, table.board.network
    if _is_built(table, number):
        return {}
    legal, lane = number in table.now.options.lanes, network.lanes[number]
    start = lane.a if origin is None else origin
    cells = lane.length if table.segments is None else table.segments
    mood = "ghost" if legal else "bad"
    bridge = pieces.bridge_item(board, number, table.now.view.seat, mood, cells, start == lane.b)
    state = "chosen" if legal else "blocked"
    shown = {
        f"lane:{number}": _lane(table, number, state)._replace(soft=False),
        "ghost": bridge._replace(soft=False),
    }
    if not legal:
        shown.update(_blocker(table, number, origin))
    for end in (lane.a, lane.b):
        shown[f"open:{end}"] = shore(table, end, "chosen" if legal else "bad")
    for cell in lane.cells:
        if cell in network.board.water:
            face = (int(network.board.water[cell]), True)
            spec = ItemSpec("float", face, board.rect(*cell), zorder.GHOST + 0.5, soft=False)
            shown[f"hot:{cell[0]}:{cell[1]}"] = spec
    if legal:
        lost = network.crossing[number] & ~(1 << number) & ~table.now.view.blocked
        for other in range(len(network.lanes)):
            if lost >> other & 1:
                shown[f"lost:{other}"] = _lane(table, other, "lost")._replace(z=zorder.CELL - 0.5)
    if (preview := _preview(table)) is not None:
        shown["tag"] = _price(table, preview, number, legal)
    return shown


def _price(table: TableState, preview: Preview, number: int, legal: bool) -> ItemSpec:
    """The tag beside a lane: what a bridge costs and brings."""
    board, seat = table.board, table.now.view.seat
    parts = ((f"−{preview.paid(Count.COINS)}", "coins"), *amounts(preview, seat))
    rect, high = board.lane_rect(number), max(21.0, board.cell * 0.7)
    centre = QPointF(rect.center().x(), rect.top() - high * 0.62)
    if not board.across(number):
        centre = QPointF(rect.right() + tag_width(parts, high) * 0.56, rect.center().y())
    return tag(table, centre, parts, high, not legal)


# -- workers -----------------------------------------------------------------------------------


def open_shores(table: TableState, islands: Iterable[int]) -> Items:
    return {
        f"open:{island}": shore(table, island, "chosen" if table.island == island else "open")
        for island in islands
    }


def task_lights(table: TableState) -> Items:
    """Islands a task asks for, and workers that may cross the new bridge."""
    shown = open_shores(table, table.now.options.spots)
    for target in table.now.options.spots.values():
        if target.kind == "send":
            shown.update(_lit_worker(table, target.key[0]))
    for origin, target in table.now.options.crossings.items():
        shown[f"open:{target.key[1]}"] = shore(table, target.key[1], "open")
        shown.update(_lit_worker(table, origin))
    return shown


def _lit_worker(table: TableState, island: int) -> Items:
    """The worker of an island that a hand would take, with light behind."""
    seat, figures = table.now.view.seat, table.now.figures[island]
    key = pieces.last_of(figures, seat)
    if key is None or key == table.pointer.carried:
        return {}
    workers = pieces.worker_items(table, island)
    first = next(key for key, owner in figures if owner == seat)
    face = (seat, workers[first].face[1], True)
    return {f"lit:{island}": workers[key]._replace(face=face, z=zorder.LAST + 0.3)}


def move_lights(table: TableState) -> Items:
    origin, options = table.intent.origin, table.now.options
    shown: Items = {}
    if origin is None:
        for island in options.ways:
            shown.update(_lit_worker(table, island))
        return shown
    shown.update(_lit_worker(table, origin))
    goals = options.ways.get(origin, {})
    chosen = table.island if table.intent.destination is None else table.intent.destination
    for island, ways in goals.items():
        state = "chosen" if island == chosen else "open"
        shown[f"open:{island}"] = shore(table, island, state)
        if island in options.full:
            block = table.board.block(island)
            shown[f"on:{island}"] = ItemSpec("go-on", (), block, zorder.SEAM)
        shown.update(_tolls(table, island, ways))
    if chosen is not None and chosen != origin and chosen not in goals:
        shown[f"open:{chosen}"] = shore(table, chosen, "bad")
    if chosen in goals:
        shown.update(_way(table, origin, chosen, goals[chosen]))
    return shown


def _tolls(table: TableState, island: int, ways: list[Route]) -> Items:
    """To whom coins would go; nothing where one's own bridges lead."""
    single = [way for way in ways if way.number == 1]
    if not single or any(way.owner == table.now.view.seat for way in single):
        return {}
    parts = tuple(
        (f"−{way.cost}", "coins" if way.owner is None else f"seat:{way.owner}")
        for way in sorted(single, key=lambda way: way.cost)[:2]
    )
    block, high = table.board.block(island), max(18.0, table.board.cell * 0.56)
    centre = QPointF(block.center().x(), block.top() + high * 0.2)
    return {f"toll:{island}": tag(table, centre, parts, high, False)._replace(soft=True)}


def _way(table: TableState, origin: int, goal: int, ways: list[Route]) -> Items:
    """The bridges a worker would cross, in light."""
    best = min(ways, key=lambda way: (way.cost, way.owner != table.now.view.seat))
    if best.owner is None:
        return {}
    lanes = path(table.board.network, table.now.view.built[best.owner], origin, goal)
    return {
        f"way:{number}": pieces.bridge_item(table.board, number, best.owner, "way")._replace(
            z=zorder.BRIDGE + 0.7
        )
        for number in lanes
    }


# -- pagodas -----------------------------------------------------------------------------------


def floor_lights(table: TableState) -> Items:
    """The next floor as it would stand, and on the island under the pointer what it brings."""
    shown, view, board = open_shores(table, table.now.options.pagodas), table.now.view, table.board
    for island in table.now.options.pagodas:
        stand = len(view.floors[island])
        high = pieces.storeys(stand + 1, table.content.sizes[board.sizes[island]].floors)
        rect = board.floor(island, stand, high)
        shown[f"next:{island}"] = ItemSpec("floor", (view.seat, True), rect, zorder.LAST)
    preview = _preview(table)
    if table.island in table.now.options.pagodas and preview is not None:
        parts = amounts(preview, view.seat)
        high_ = max(21.0, board.cell * 0.7)
        block = board.block(table.island)
        if parts:
            centre = QPointF(block.center().x(), block.top() - high_ * 0.3)
            shown["tag"] = tag(table, centre, parts, high_, False)
    return shown
