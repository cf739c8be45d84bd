"""Light on the lake: bridges before they are built, ways of workers, sites for floors."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art.brush import color, dashed, draw_path, outline, rounded
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import theme
from festival_desktop.art.type import number
from festival_desktop.play.preview import Preview
from festival_desktop.scenes import zorder
from festival_desktop.scenes.places import moved_into
from festival_desktop.scenes.shown import ItemSpec, Renderer
from festival_desktop.screens.firefly_festival.pictures import isles, marks
from festival_desktop.screens.firefly_festival.pictures.lake import paint_lane
from festival_desktop.screens.firefly_festival.table import pieces
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival import Action
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.options import Route, path
from festival_desktop.tables.firefly_festival.vocabulary import Count

Items = dict[str, ItemSpec]
Amounts = tuple[tuple[str, str], ...]
"""Numbers on a tag, with their signs."""
ORDER = (Count.COINS, Count.WORKER, Count.GOAL, Count.POINTS, Count.FISH)
"""Order of the gains on a tag."""


class Lights:
    """Light on what the player is about to do, and on what a task asks for."""

    def __init__(self, table: TableState) -> None:
        self._table, self._board, self._now = table, table.board, table.now
        self._view, self._options = table.now.view, table.now.options
        self.items: Items = {}
        for island in self._now.last_islands:
            self._shore(island, "last", "last")
        match table.intent.action:
            case Action.BRIDGE:
                self._bridges(table.intent.origin, table.intent.destination)
            case Action.MOVE:
                self._movements(table.intent.origin, table.intent.destination)
            case Action.PAGODA:
                self._floors()
            case Action.FESTIVAL:
                self._open(self._options.festivals)
        if table.pointed_out and table.lane is not None:
            self._ghost(table.lane, None)
        self._tasks()

    def _shore(self, island: int, state: str, name: str = "open") -> None:
        face = (state, self._board.sizes[island], island)
        block = self._board.block(island)
        self.items[f"{name}:{island}"] = ItemSpec("shore", face, block, zorder.SHORE + 0.5)

    def _open(self, islands: Iterable[int], chosen: int | None = None) -> None:
        """Mark selectable islands; the one under the pointer, or else the chosen one, is lit."""
        chosen = self._table.island if chosen is None else chosen
        for island in islands:
            self._shore(island, "chosen" if island == chosen else "open")

    def _tag(
        self, key: str, centre: QPointF, parts: Amounts, high: float, *, bad: bool = False
    ) -> None:
        """Add a strip of paper with amounts, moved into the lake."""
        rect = QRectF(0, 0, _tag_width(parts, high), high)
        rect.moveCenter(centre)
        rect = moved_into(rect, self._table.layout.lake.adjusted(9, 9, -9, -9))
        face = (parts, self._view.seat, bad)
        self.items[key] = ItemSpec("tag", face, rect, zorder.BADGE, soft=key != "tag")

    def _gains(self, preview: Preview) -> Amounts:
        """Return the acting player's gains for a tag."""
        numbers = {
            each.what: each.number
            for each in gains(preview.immediate_effects())
            if each.seat == self._view.seat and not each.missing
        }
        return tuple((f"+{numbers[what]}", str(what)) for what in ORDER if what in numbers)

    # -- bridges -------------------------------------------------------------------------------

    def _bridges(self, origin: int | None, destination: int | None) -> None:
        board, options, lane = self._board, self._options, self._table.lane
        lanes = set(options.lanes) if origin is None else set(board.network.at[origin])
        if destination is not None:
            lanes = {n for n in lanes if board.other_end(n, origin or 0) == destination}
        for n in sorted(lanes - {lane}):
            if self._is_built(n):
                continue
            self._lane(n, "open" if n in options.lanes else "blocked")
            if n not in options.lanes:
                self._blocker(n, origin)
        if origin is not None:
            self._shore(origin, "chosen")
        if lane is not None:
            self._ghost(lane, origin)

    def _is_built(self, lane: int) -> bool:
        return any(lanes >> lane & 1 for lanes in self._view.built)

    def _lane(self, lane: int, state: str, soft: bool = True) -> None:
        key, z = f"lane:{lane}", zorder.CELL
        if state == "lost":
            key, z = f"lost:{lane}", zorder.CELL - 0.5
        rect = self._board.lane_rect(lane)
        self.items[key] = ItemSpec("lane", (state,), rect, z, soft=soft)

    def _blocker(self, lane: int, origin: int | None) -> None:
        """Add a cross at the near end of a blocked lane, with the blocking bridge's owner."""
        board, c = self._board, self._board.cell
        crossing = board.network.crossing[lane]
        owner = next((n for n, lanes in enumerate(self._view.built) if lanes & crossing), None)
        if owner is None:
            return
        line = board.network.lanes[lane]
        near = line.cells[0] if line.a == origin else line.cells[-1]
        wide, high = (1.06, 0.56) if board.runs_east(lane) else (0.56, 1.06)
        spot = QRectF(0, 0, wide * c, high * c)
        spot.moveCenter(board.rect(*near).center())
        self.items[f"blocker:{lane}"] = ItemSpec("blocker", (owner,), spot, zorder.SEAM)

    def _ghost(self, lane: int, origin: int | None) -> None:
        """Add the bridge as it would stand, its rewards, and the lanes it would block."""
        board, network, pointer = self._board, self._board.network, self._table.pointer
        if self._is_built(lane):
            return
        legal, line = lane in self._options.lanes, network.lanes[lane]
        cells = line.length
        if pointer.lifted is not None:
            begun = pointer.lifted.key[0] if pointer.lifted.kind == "island" else line.a
            cells = board.grown(lane, begun, pointer.position)
        mood, backwards = "ghost" if legal else "bad", origin == line.b
        bridge = pieces.bridge_item(board, lane, self._view.seat, mood, cells, backwards)
        self._lane(lane, "chosen" if legal else "blocked", soft=False)
        self.items["ghost"] = bridge._replace(soft=False)
        if not legal:
            self._blocker(lane, origin)
        for end in (line.a, line.b):
            self._shore(end, "chosen" if legal else "bad")
        for cell in (cell for cell in line.cells if cell in network.board.water):
            face = (int(network.board.water[cell]), True)
            spec = ItemSpec("float", face, board.rect(*cell), zorder.GHOST + 0.5, soft=False)
            self.items[f"hot:{cell[0]}:{cell[1]}"] = spec
        lost = network.crossing[lane] & ~(1 << lane) & ~self._view.blocked if legal else 0
        for other in range(len(network.lanes)):
            if lost >> other & 1:
                self._lane(other, "lost")
        if (preview := self._table.bridge or self._table.preview) is not None:
            self._price(preview, lane, legal)

    def _price(self, preview: Preview, lane: int, legal: bool) -> None:
        """Add the costs and gains of a bridge next to its lane."""
        parts = ((f"−{preview.paid(Count.COINS)}", "coins"), *self._gains(preview))
        rect, high = self._board.lane_rect(lane), max(21.0, self._board.cell * 0.7)
        centre = QPointF(rect.center().x(), rect.top() - high * 0.62)
        if not self._board.runs_east(lane):
            centre = QPointF(rect.right() + _tag_width(parts, high) * 0.56, rect.center().y())
        self._tag("tag", centre, parts, high, bad=not legal)

    # -- workers -------------------------------------------------------------------------------

    def _tasks(self) -> None:
        """Light islands a task asks for, and workers that may cross the new bridge."""
        self._open(self._options.spots)
        for target in self._options.spots.values():
            if target.kind == "send":
                self._worker(target.key[0])
        for origin, target in self._options.crossings.items():
            self._shore(target.key[1], "open")
            self._worker(origin)

    def _worker(self, island: int) -> None:
        """Light the worker that would be taken from an island."""
        seat, figures = self._view.seat, self._now.figures[island]
        key = pieces.last_of(figures, seat)
        if key is None or key == self._table.pointer.carried:
            return
        workers = pieces.worker_items(self._table, island)
        first = next(key for key, owner in figures if owner == seat)
        face = (seat, workers[first].face[1], True)
        self.items[f"lit:{island}"] = workers[key]._replace(face=face, z=zorder.LAST + 0.3)

    def _movements(self, origin: int | None, destination: int | None) -> None:
        for island in self._options.ways if origin is None else (origin,):
            self._worker(island)
        if origin is None:
            return
        goals = self._options.ways.get(origin, {})
        chosen = self._table.island if destination is None else destination
        self._open(goals, chosen)
        for island, ways in goals.items():
            if island in self._options.full:
                block = self._board.block(island)
                self.items[f"on:{island}"] = ItemSpec("go-on", (), block, zorder.SEAM)
            self._tolls(island, ways)
        if chosen in goals:
            self._way(origin, chosen, goals[chosen])
        elif chosen is not None and chosen != origin:
            self._shore(chosen, "bad")

    def _tolls(self, island: int, ways: list[Route]) -> None:
        """Show who would get coins; nothing where one's own bridges lead."""
        single = [way for way in ways if way.number == 1]
        if not single or any(way.owner == self._view.seat for way in single):
            return
        parts = tuple(
            (f"−{way.cost}", "coins" if way.owner is None else f"seat:{way.owner}")
            for way in sorted(single, key=lambda way: way.cost)[:2]
        )
        block, high = self._board.block(island), max(18.0, self._board.cell * 0.56)
        centre = QPointF(block.center().x(), block.top() + high * 0.2)
        self._tag(f"toll:{island}", centre, parts, high)

    def _way(self, origin: int, goal: int, ways: list[Route]) -> None:
        """Light the bridges a worker would cross."""
        best = min(ways, key=lambda way: (way.cost, way.owner != self._view.seat))
        if best.owner is None:
            return
        for lane in path(self._board.network, self._view.built[best.owner], origin, goal):
            bridge = pieces.bridge_item(self._board, lane, best.owner, "way")
            self.items[f"way:{lane}"] = bridge._replace(z=zorder.BRIDGE + 0.7)

    # -- pagodas -------------------------------------------------------------------------------

    def _floors(self) -> None:
        """Show the next floors as they would stand, and the gains of the one under the pointer."""
        board, pagodas, content = self._board, self._options.pagodas, self._table.content
        self._open(pagodas)
        for island in pagodas:
            stand = len(self._view.floors[island])
            high = max(stand + 1, content.sizes[board.sizes[island]].floors)
            face, rect = (self._view.seat, True), board.floor(island, stand, high)
            self.items[f"next:{island}"] = ItemSpec("floor", face, rect, zorder.LAST)
        here, preview = self._table.island, self._table.preview
        if here in pagodas and preview is not None and (parts := self._gains(preview)):
            block, tall = board.block(here), max(21.0, board.cell * 0.7)
            centre = QPointF(block.center().x(), block.top() - tall * 0.3)
            self._tag("tag", centre, parts, tall)


# -- painters --------------------------------------------------------------------------------


def _paint_tag(p: QPainter, rect: QRectF, parts: Amounts, seat: int, bad: bool) -> None:
    """Paint amounts with signs on a strip of paper: costs and gains."""
    h = rect.height()
    paint_paper(p, rect, h * 0.3, lift=0.8)
    line = outline("warn" if bad else "lacquer", 1.4)
    draw_path(p, rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), h * 0.3), None, line)
    x = rect.left() + h * 0.2
    for label, sign in parts:
        ink = "warn_deep" if label.startswith("−") else "good_deep"
        wide = _part_width(label, h)
        place = QRectF(x, rect.top(), wide - h * 0.78, h)
        number(p, place, label, h * 0.56, ink)
        at, middle = place.right() + h * 0.38, rect.center().y()
        if sign.startswith("seat:"):
            marks.paint_medal(p, at, middle, h * 0.3, int(sign[5:]))
        elif sign == "no":
            marks.paint_mark(p, at, middle, h * 0.3, good=False)
        else:
            marks.paint_sign(p, at, middle, h * 0.7, sign, seat)
        x += wide


def _part_width(label: str, h: float) -> float:
    return h * (0.86 + 0.34 * len(label))


def _tag_width(parts: Amounts, h: float) -> float:
    return sum(_part_width(label, h) for label, _ in parts) + h * 0.36


def _paint_blocker(p: QPainter, rect: QRectF, seat: int) -> None:
    """Paint a cross, and the owner of the blocking bridge."""
    r = min(rect.width(), rect.height()) / 2
    draw_path(p, rounded(rect, r), color("night", 0.92), outline("warn", 1.6))
    marks.paint_mark(p, rect.left() + r, rect.top() + r, r * 0.7, good=False)
    marks.paint_medal(p, rect.right() - r, rect.bottom() - r, r * 0.66, seat)


def _paint_shore(p: QPainter, rect: QRectF, state: str, size: int, seed: int) -> None:
    """Paint light along the shore of an island at the corner of rect."""
    c = rect.width() / 3
    path = isles.shore(c, size, seed).translated(rect.topLeft())
    match state:
        case "open":
            if theme().flat:  # Gold is invisible on sand.
                draw_path(p, path, None, outline("black", 4.5))
            draw_path(p, path, color("cell_glow", 0.12), dashed("cell_line", 2.2))
        case "chosen":
            draw_path(p, path, None, outline("light", c * 0.16, 0.35))
            draw_path(p, path, None, outline("light", 2.6))
        case "bad":
            draw_path(p, path, None, outline("warn", c * 0.13, 0.3))
            draw_path(p, path, None, dashed("on_warn", 2.2))
        case "last":
            draw_path(p, path, None, outline("white", c * 0.13, 0.18))
            draw_path(p, path, None, outline("white", 1.4, 0.92))
        case "sealed":
            draw_path(p, path, None, outline("light", c * 0.14, 0.22))
            draw_path(p, path, None, outline("light_hi", 1.6, 0.86))


def _paint_go_on(p: QPainter, rect: QRectF) -> None:
    """Paint arrows on a full island, where a worker may stop but must move on."""
    c = rect.width() / 3
    sign = QRectF(0, 0, c * 1.5, c * 0.8)
    sign.moveCenter(QPointF(rect.center().x(), rect.top() + c * 1.15))
    draw_path(p, rounded(sign, c * 0.4), color("night", 0.8), outline("on_warn", 1.8))
    for n in (-1, 0, 1):
        x, y, side = sign.center().x() + n * c * 0.38, sign.center().y(), c * 0.17
        arrow = QPainterPath(QPointF(x - side / 2, y - side))
        arrow.lineTo(x + side / 2, y)
        arrow.lineTo(x - side / 2, y + side)
        draw_path(p, arrow, None, outline("on_warn", 2.4))


RENDERERS = {
    "lane": Renderer(paint_lane, pixels=3),
    "shore": Renderer(_paint_shore, part=0.06),
    "go-on": Renderer(_paint_go_on, pixels=2),
    "tag": Renderer(_paint_tag, pixels=10),
    "blocker": Renderer(_paint_blocker, pixels=2),
}
