"""The pieces on the board: grounds, floating rewards, bridges, pagodas, workers, fireflies."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, draw_path, glow, halo, outline, rounded, saved
from festival_desktop.art.type import BLACK, number
from festival_desktop.games.firefly_festival.content import Reward
from festival_desktop.play.place import Place
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.part import TablePart
from festival_desktop.scenes.shown import Face, ItemSpec, PartContent, Renderer
from festival_desktop.screens.firefly_festival.pictures import isles, lake, marks
from festival_desktop.screens.firefly_festival.pictures.isles import START, Facts
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.table_state import Figures, TableState

Items = dict[str, ItemSpec]
PLAIN = (1, False)
"""Appearance of a single worker without a highlight."""
REWARDS = {Reward.NOTHING: "", Reward.COINS: "coins", Reward.RECRUIT: "worker", Reward.GOAL: "goal"}


class PiecesPart(TablePart):
    """The pieces, not updated while the board is zoomed or panned."""

    def __init__(self) -> None:
        super().__init__("lake", pieces, on_board=True, depends=_depends)

    def present(self, table: TableState) -> None:
        if not table.zooming:
            super().present(table)


def _depends(table: TableState) -> object:
    return table.board, table.now, table.pointer.carried, table.layout


def pieces(table: TableState) -> PartContent:
    board, now, content = table.board, table.now, table.content
    shown, signs = Items(), dict[Target, QRectF]()
    for piece in table.area("island"):
        if piece.kind == "island":
            shown.update(_island(table, *piece.place.index, *piece.face))
    for piece in table.area("pagoda"):
        island, storey = piece.place.index
        needed = 0 if now.view.sealed >> island & 1 else content.sizes[board.sizes[island]].floors
        rect = board.floor(island, storey, max(len(now.view.floors[island]), needed))
        shown[piece.id] = ItemSpec(
            "floor", (piece.face[0], False), rect, zorder.PIECE - 0.5 + storey * 0.05,
            area="pagoda", enter=_supply(piece.origin, table.layout.seats, board.cell),
        )  # fmt: skip
    for piece in table.area("lane"):
        lane = board.network.find(*piece.place.index)
        bridge = bridge_item(board, lane, piece.face[0], "last" if lane in now.last_lanes else "")
        shown[piece.id], signs[Target("bridge", (piece.face[0], lane))] = bridge, bridge.rect
    for piece in table.area("cell"):
        rect = signs[Target("water", (*piece.place.index, *piece.face))] = board.rect(
            *piece.place.index
        )
        shown[piece.id] = ItemSpec("float", (piece.face[0], False), rect, zorder.FLOAT)
    for island in range(board.network.size):
        shown.update(worker_items(table, island))
        signs[Target("island", (island,))] = board.block(island)
    return PartContent(shown, signs=signs)


def _island(table: TableState, island: int, tile: int, sealed: int) -> Items:
    """Show its ground and printed facts, and missing floors or its seal."""
    board, now, card = table.board, table.now, table.content.tiles[tile]
    block, size, rule = board.block(island), int(card.size), table.content.sizes[card.size]
    facts = Facts(
        table.label(f"tile:{tile}"), size, card.value, REWARDS[card.reward], card.number,
        rule.floors, rule.capacity or 0, len(now.figures[island]), bool(sealed),
        now.leaders[island],
    )  # fmt: skip
    shown = {
        f"ground:{island}": ItemSpec("ground", (size, island), block, zorder.GROUND),
        f"facts:{island}": ItemSpec("facts", (facts,), block, zorder.FACE),
    }
    pagoda = now.view.floors[island]
    if sealed:
        face = ("sealed", size, island)
        shown[f"shore:{island}"] = ItemSpec("shore", face, block, zorder.SHORE)
        shown[f"swarm:{island}"] = ItemSpec("swarm", (island,), block, zorder.KNOT)
        spire, area = board.spire(island, len(pagoda)), f"spire {pagoda[-1]}"
        shown[f"spire:{island}"] = ItemSpec(
            "spire", (), spire, zorder.PIECE, area=area, enter=table.layout.stocks
        )
        return shown
    for storey in range(len(pagoda), rule.floors):
        rect, z = board.floor(island, storey, rule.floors), zorder.FACE + 0.5
        shown[f"missing:{island}:{storey}"] = ItemSpec("floor", (None, False), rect, z)
    return shown


def _supply(origin: Place | None, seats: Sequence[QRectF], side: float) -> QRectF | None:
    """Return where a new floor comes from: its owner's supply."""
    if origin is None or origin.area != "seat":
        return None
    seat = seats[origin.index[0]]
    return QRectF(seat.left() + 20, seat.center().y(), side, side * 0.32)


def bridge_item(
    board: Board,
    lane: int,
    seat: int,
    mood: str,
    cells: int | None = None,
    backwards: bool = False,
) -> ItemSpec:
    """Make a bridge; `cells`: only that many segments, from one end or backwards."""
    length, ramps, across = (
        board.network.lanes[lane].length,
        board.ramps(lane),
        board.runs_east(lane),
    )
    before, beyond = -ramps[0] * board.cell, ramps[1] * board.cell
    rect = board.lane_rect(lane).adjusted(
        *((before, 0, beyond, 0) if across else (0, before, 0, beyond))
    )
    face = (seat, length, length if cells is None else cells, ramps, across, backwards, mood)
    z = {"ghost": zorder.GHOST, "bad": zorder.GHOST, "last": zorder.BRIDGE + 0.5}
    return ItemSpec("bridge", face, rect, z.get(mood, zorder.BRIDGE))


def worker_items(table: TableState, island: int) -> Items:
    """Make the workers of an island: each in a slot, on a Start grouped by player."""
    board, figures, size = table.board, table.now.figures[island], table.board.sizes[island]
    area, shown = f"island {island}", Items()
    if size != START:
        slots = max(table.content.sizes[size].capacity or 0, len(figures))
        for slot, (key, seat) in enumerate(figures):
            rect = board.figure(island, slot, slots)
            shown[key] = ItemSpec("worker", (seat, 1, False), rect, zorder.LAST, area=area)
        return shown
    seats = sorted({seat for _, seat in figures})
    for place, seat in enumerate(seats):
        keys = [key for key, owner in figures if owner == seat]
        rect = board.group(island, place, len(seats))
        for n, key in enumerate(keys):
            # The first figure shows the count; the last one is the one being dragged.
            stand = len(keys) - (keys[-1] == table.pointer.carried)
            face = (seat, 1 if n else stand, False)
            shown[key] = ItemSpec("worker", face, rect, zorder.LAST - 0.01 * n, area=area)
    return shown


def last_of(figures: Figures, seat: int) -> str | None:
    """Return the worker that would be taken from an island: this player's last."""
    keys = [key for key, owner in figures if owner == seat]
    return keys[-1] if keys else None


# -- painters --------------------------------------------------------------------------------


def _paint_floor(p: QPainter, rect: QRectF, seat: int | None, hint: bool) -> None:
    with saved(p):
        if hint:
            halo(p, rect, 3, "light", rect.height() * 0.3, 0.9)
            p.setOpacity(0.8)
        marks.paint_floor(p, rect.center().x(), rect.bottom(), rect.width(), rect.height(), seat)


def _paint_spire(p: QPainter, rect: QRectF) -> None:
    glow(p, rect.center(), rect.height() * 0.9, "light", 0.6)
    marks.paint_sorin(p, rect.center().x(), rect.bottom(), rect.height())


def _worker_margin(face: Face) -> float:
    return 0.15 if face[1:] == PLAIN else 1.0


def _paint_worker(p: QPainter, rect: QRectF, seat: int, number_: int, lit: bool) -> None:
    """Paint a worker; several on a Start have a number."""
    h = rect.height() / 1.06
    foot = rect.top() + h
    if lit:
        # A glow alone would be hard to see on the pale ground.
        glow(p, rect.center(), h * 0.9, "light", 0.9)
        place = rect.adjusted(-h * 0.1, -h * 0.08, h * 0.1, h * 0.1)
        pill = rounded(place, place.width() / 2)
        draw_path(p, pill, color("light_hi", 0.75), outline("light_deep", max(2.0, h * 0.1)))
    marks.paint_figure(p, rect.center().x(), foot, h, seat)
    if number_ > 1:
        larger = isles.figures_scale()
        place = QRectF(rect.right() - h * 0.02, foot - h * 0.62, h * 0.86, h * 0.64 * larger)
        px = max(h * 0.5 * larger, 11.0)
        number(p, place.translated(0.8, 0.8), f"×{number_}", px, "paper_hi", BLACK)
        number(p, place, f"×{number_}", px, "ink", BLACK)


def _paint_bridge(
    p: QPainter,
    rect: QRectF,
    seat: int,
    length: int,
    cells: int,
    ramps: Any,
    across: bool,
    backwards: bool,
    mood: str,
) -> None:
    """Paint a bridge with its ramps: `cells` of `length` are drawn so far, from one end."""
    c = rect.height() if across else rect.width()
    first, last = ramps
    deck = QRectF(rect)
    if across:
        deck.adjust(first * c, 0, -last * c, 0)
    else:
        deck.adjust(0, first * c, 0, -last * c)
    if backwards and cells < length:
        move = (length - cells) * c
        deck.translate(*((move, 0) if across else (0, move)))
    shown = (first, 0.0) if cells < length else ramps
    if backwards and cells < length:
        shown = (0.0, last)
    with saved(p):
        if mood == "last":
            inset = c * 0.16
            halo(p, rect.adjusted(inset, inset, -inset, -inset), c * 0.2, "white", c * 0.18, 0.9)
        elif mood == "way":
            inset = c * 0.14
            halo(p, rect.adjusted(inset, inset, -inset, -inset), c * 0.2, "light", c * 0.24, 1.0)
        elif mood == "ghost":
            p.setOpacity(0.86)
        elif mood == "bad":
            p.setOpacity(0.45)
        lake.paint_span(p, deck, seat, cells, shown, across)


def _paint_float(p: QPainter, rect: QRectF, kind: int, hot: bool) -> None:
    lake.paint_float(p, rect.center().x(), rect.center().y(), rect.width(), kind, hot=hot)


RENDERERS = {
    "ground": Renderer(isles.paint_ground, part=0.14),
    "facts": Renderer(isles.paint_facts, pixels=4),
    "floor": Renderer(_paint_floor, pixels=2, part=0.12),
    "spire": Renderer(_paint_spire, part=0.9),
    "worker": Renderer(_paint_worker, pixels=3, part=_worker_margin),
    "bridge": Renderer(_paint_bridge, pixels=9),
    "float": Renderer(_paint_float, pixels=2, part=0.35),
    "swarm": Renderer(lake.paint_swarm, part=0.3),
}
