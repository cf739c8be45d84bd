"""What lies on the board: grounds, floating rewards, bridges, pagodas, workers, fireflies."""

from PySide6.QtCore import QRectF

from festival_desktop.games.firefly_festival.content import Reward
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions, Shown
from festival_desktop.screens.firefly_festival.pictures.isles import START, Facts
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.situation import Figures
from festival_desktop.screens.firefly_festival.table.table_state import TableState

Items = dict[str, ItemSpec]
REWARDS = {Reward.NOTHING: "", Reward.COINS: "coins", Reward.RECRUIT: "worker", Reward.GOAL: "goal"}


class PiecesPart(Part):
    """The pieces wait while the board is zoomed or moved."""

    def __init__(self) -> None:
        super().__init__("lake", pieces, on_board=True, depends=_depends)

    def present(self, table: TableState) -> None:
        if not table.zooming:
            super().present(table)


def _depends(table: TableState) -> object:
    return table.board, table.now, table.pointer.carried, table.layout


def pieces(table: TableState) -> Shown:
    return Shown(_items(table), signs=_signs(table))


def _items(table: TableState) -> Items:
    board, now, shown = table.board, table.now, Items()
    pagodas: dict[int, list[int]] = {}
    for piece in table.area("pagoda"):
        pagodas.setdefault(piece.place.index[0], []).append(piece.face[0])
    islands = [piece for piece in table.area("island") if piece.kind == "island"]
    for piece in islands:
        shown.update(_island(table, piece, pagodas.get(piece.place.index[0], [])))
    sealed = {piece.place.index[0] for piece in islands if piece.face[1]}
    for piece in table.area("pagoda"):
        island = piece.place.index[0]
        needed = 0 if island in sealed else table.content.sizes[board.sizes[island]].floors
        shown[piece.id] = _floor(table, piece, storeys(len(pagodas[island]), needed))
    for piece in table.area("lane"):
        number = board.network.find(*piece.place.index)
        mood = "last" if number in now.last_lanes else ""
        shown[piece.id] = bridge_item(board, number, piece.face[0], mood)
    for piece in table.area("cell"):
        rect = board.rect(*piece.place.index)
        shown[piece.id] = ItemSpec("float", (piece.face[0], False), rect, zorder.FLOAT)
    for island in range(board.network.size):
        shown.update(worker_items(table, island))
    return shown


def _signs(table: TableState) -> Regions:
    board, found = table.board, dict[Target, QRectF]()
    for piece in table.area("lane"):
        number = board.network.find(*piece.place.index)
        found[Target("bridge", (piece.face[0], number))] = board.span(number)
    for piece in table.area("cell"):
        target = Target("water", (*piece.place.index, *piece.face))
        found[target] = board.rect(*piece.place.index)
    return found | {Target("island", (n,)): board.block(n) for n in range(board.network.size)}


def _island(table: TableState, piece: Piece, pagoda: list[int]) -> Items:
    board, (island,), (tile, sealed) = table.board, piece.place.index, piece.face
    block, size = board.block(island), board.sizes[island]
    facts = (_facts(table, island, tile, bool(sealed)),)
    shown = {
        f"ground:{island}": ItemSpec("ground", (size, island), block, zorder.GROUND),
        f"facts:{island}": ItemSpec("facts", facts, block, zorder.FACE),
    }
    if sealed:
        spire, seat = board.spire(island, len(pagoda)), pagoda[-1]
        face = ("sealed", size, island)
        shown[f"shore:{island}"] = ItemSpec("shore", face, block, zorder.SHORE)
        shown[f"swarm:{island}"] = ItemSpec("swarm", (island,), block, zorder.KNOT)
        shown[f"spire:{island}"] = ItemSpec(
            "spire", (), spire, zorder.PIECE, area=f"spire {seat}", enter=table.layout.stocks
        )
        return shown
    needed = table.content.sizes[size].floors
    for storey in range(len(pagoda), needed):
        rect, z = board.floor(island, storey, needed), zorder.FACE + 0.5
        shown[f"missing:{island}:{storey}"] = ItemSpec("floor", (None, False), rect, z)
    return shown


def _facts(table: TableState, island: int, tile: int, sealed: bool) -> Facts:
    card, now = table.content.tiles[tile], table.now
    rule = table.content.sizes[card.size]
    return Facts(
        table.label(f"tile:{tile}"), int(card.size), card.value, REWARDS[card.reward], card.number,
        rule.floors, rule.capacity or 0, len(now.figures[island]), sealed, now.leaders[island],
    )  # fmt: skip


def _floor(table: TableState, piece: Piece, high: int) -> ItemSpec:
    island, storey = piece.place.index
    return ItemSpec(
        "floor", (piece.face[0], False), table.board.floor(island, storey, high),
        zorder.PIECE - 0.5 + storey * 0.05, area="pagoda", enter=_enter(table, piece.origin),
    )  # fmt: skip


def _enter(table: TableState, origin: Place | None) -> QRectF | None:
    """Where a floor that is new comes from: the supply of its owner."""
    if origin is None or origin.area != "seat":
        return None
    seat, side = table.layout.seats[origin.index[0]], table.board.cell
    return QRectF(seat.left() + 20, seat.center().y(), side, side * 0.32)


def storeys(stand: int, needed: int) -> int:
    """How many floors a pagoda has, or needs: they share the room there is."""
    return max(stand, needed, 1)


def bridge_item(
    board: Board,
    number: int,
    seat: int,
    mood: str,
    cells: int | None = None,
    backwards: bool = False,
) -> ItemSpec:
    """A bridge; `cells`: only so many segments of it, from one end or backwards."""
    length = board.network.lanes[number].length
    shown = length if cells is None else cells
    face = (seat, length, shown, board.ramps(number), board.across(number), backwards, mood)
    z = {"ghost": zorder.GHOST, "bad": zorder.GHOST, "last": zorder.BRIDGE + 0.5}
    return ItemSpec("bridge", face, board.span(number), z.get(mood, zorder.BRIDGE))


def worker_items(table: TableState, island: int) -> Items:
    """The workers of an island: each in one of its slots, on a Start grouped by player."""
    board, figures, size = table.board, table.now.figures[island], table.board.sizes[island]
    if size == START:
        return _grouped(table, island)
    slots = max(table.content.sizes[size].capacity or 0, len(figures))
    return {
        key: ItemSpec(
            "worker", (seat, 1, False), board.figure(island, slot, slots), zorder.LAST,
            area=f"island {island}",
        )
        for slot, (key, seat) in enumerate(figures)
    }  # fmt: skip


def _grouped(table: TableState, island: int) -> Items:
    figures, shown = table.now.figures[island], Items()
    seats = sorted({seat for _, seat in figures})
    for place, seat in enumerate(seats):
        keys = [key for key, owner in figures if owner == seat]
        rect = table.board.group(island, place, len(seats))
        for n, key in enumerate(keys):
            # The first carries their number; the last is the one a hand takes.
            stand = len(keys) - (keys[-1] == table.pointer.carried)
            face = (seat, 1 if n else stand, False)
            z = zorder.LAST - 0.01 * n
            shown[key] = ItemSpec("worker", face, rect, z, area=f"island {island}")
    return shown


def last_of(figures: Figures, seat: int) -> str | None:
    """The worker a hand takes from an island: the last of this player."""
    keys = [key for key, owner in figures if owner == seat]
    return keys[-1] if keys else None
