"""What lies on the board: grounds, floating rewards, bridges, pagodas, workers, fireflies."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.games.firefly_festival.content import Content, Reward
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.pictures.isles import START, Facts
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.situation import Figures, Situation
from festival_desktop.screens.firefly_festival.table.table_state import TableState

Items = dict[str, ItemSpec]
REWARDS = {Reward.NOTHING: "", Reward.COINS: "coins", Reward.RECRUIT: "worker", Reward.GOAL: "goal"}


class PiecesData(NamedTuple):
    board: Board
    islands: tuple[Piece, ...]
    floors: tuple[Piece, ...]
    bridges: tuple[Piece, ...]
    water: tuple[Piece, ...]
    now: Situation
    carried: str | None
    layout: Layout
    """Where new floors and Sōrin come from."""


class PiecesPart(Part[PiecesData]):
    name = "lake"
    on_board = True

    def __init__(self, content: Content, words: TableWords) -> None:
        super().__init__()
        self._content, self._words = content, words

    def present(self, table: TableState) -> None:
        if not table.zooming:
            super().present(table)

    def read(self, table: TableState) -> PiecesData:
        area = table.area
        return PiecesData(
            table.board, area("island"), area("pagoda"), area("lane"), area("cell"), table.now,
            table.pointer.carried, table.layout,
        )  # fmt: skip

    def items(self) -> Items:
        data, shown = self.data, Items()
        pagodas: dict[int, list[int]] = {}
        for piece in data.floors:
            pagodas.setdefault(piece.place.index[0], []).append(piece.face[0])
        islands = [piece for piece in data.islands if piece.kind == "island"]
        for piece in islands:
            shown.update(self._island(piece, pagodas.get(piece.place.index[0], [])))
        sealed = {piece.place.index[0] for piece in islands if piece.face[1]}
        for piece in data.floors:
            island = piece.place.index[0]
            needed = 0 if island in sealed else self._content.sizes[data.board.sizes[island]].floors
            shown[piece.id] = self._floor(piece, storeys(len(pagodas[island]), needed))
        for piece in data.bridges:
            number = data.board.network.find(*piece.place.index)
            mood = "last" if number in data.now.last_lanes else ""
            shown[piece.id] = bridge_item(data.board, number, piece.face[0], mood)
        for piece in data.water:
            rect = data.board.rect(*piece.place.index)
            shown[piece.id] = ItemSpec("float", (piece.face[0], False), rect, zorder.FLOAT)
        for island, figures in enumerate(data.now.figures):
            shown.update(worker_items(data.board, self._content, island, figures, data.carried))
        return shown

    def signs(self) -> Regions:
        data, found = self.data, {}
        for piece in data.bridges:
            number = data.board.network.find(*piece.place.index)
            found[Target("bridge", (piece.face[0], number))] = data.board.span(number)
        for piece in data.water:
            target = Target("water", (*piece.place.index, *piece.face))
            found[target] = data.board.rect(*piece.place.index)
        islands = range(data.board.network.size)
        return found | {Target("island", (n,)): data.board.block(n) for n in islands}

    def _island(self, piece: Piece, pagoda: list[int]) -> Items:
        data = self.data
        (island,) = piece.place.index
        tile, sealed = piece.face
        block, size = data.board.block(island), data.board.sizes[island]
        shown = {
            f"ground:{island}": ItemSpec("ground", (size, island), block, zorder.GROUND),
            f"facts:{island}": ItemSpec(
                "facts", (self._facts(island, tile, bool(sealed)),), block, zorder.FACE
            ),
        }
        if sealed:
            spire, seat = data.board.spire(island, len(pagoda)), pagoda[-1]
            face = ("sealed", size, island)
            shown[f"shore:{island}"] = ItemSpec("shore", face, block, zorder.SHORE)
            shown[f"swarm:{island}"] = ItemSpec("swarm", (island,), block, zorder.KNOT)
            shown[f"spire:{island}"] = ItemSpec(
                "spire", (), spire, zorder.PIECE, area=f"spire {seat}", enter=data.layout.stocks
            )
            return shown
        needed = self._content.sizes[size].floors
        for storey in range(len(pagoda), needed):
            rect = data.board.floor(island, storey, needed)
            shown[f"missing:{island}:{storey}"] = ItemSpec(
                "floor", (None, False), rect, zorder.FACE + 0.5
            )
        return shown

    def _facts(self, island: int, tile: int, sealed: bool) -> Facts:
        card = self._content.tiles[tile]
        rule = self._content.sizes[card.size]
        now, label = self.data.now, self._words.label
        return Facts(
            label(f"tile:{tile}"), int(card.size), card.value, REWARDS[card.reward], card.number,
            rule.floors, rule.capacity or 0, len(now.figures[island]), sealed, now.leaders[island],
        )  # fmt: skip

    def _floor(self, piece: Piece, high: int) -> ItemSpec:
        island, storey = piece.place.index
        return ItemSpec(
            "floor", (piece.face[0], False), self.data.board.floor(island, storey, high),
            zorder.PIECE - 0.5 + storey * 0.05, area="pagoda", enter=self._enter(piece.origin),
        )  # fmt: skip

    def _enter(self, origin: Place | None) -> QRectF | None:
        """Where a floor that is new comes from: the supply of its owner."""
        if origin is None or origin.area != "seat":
            return None
        seat, side = self.data.layout.seats[origin.index[0]], self.data.board.cell
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


def worker_items(
    board: Board, content: Content, island: int, figures: Figures, carried: str | None
) -> Items:
    """The workers of an island: each in one of its slots, on a Start grouped by player."""
    if board.sizes[island] == START:
        return _grouped(board, island, figures, carried)
    slots = max(content.sizes[board.sizes[island]].capacity or 0, len(figures))
    return {
        key: ItemSpec(
            "worker", (seat, 1, False), board.figure(island, slot, slots), zorder.LAST,
            area=f"island {island}",
        )
        for slot, (key, seat) in enumerate(figures)
    }  # fmt: skip


def _grouped(board: Board, island: int, figures: Figures, carried: str | None) -> Items:
    seats = sorted({seat for _, seat in figures})
    shown = Items()
    for place, seat in enumerate(seats):
        keys = [key for key, owner in figures if owner == seat]
        rect = board.group(island, place, len(seats))
        for n, key in enumerate(keys):
            # The first carries their number; the last is the one a hand takes.
            stand = len(keys) - (keys[-1] == carried)
            face = (seat, 1 if n else stand, False)
            z = zorder.LAST - 0.01 * n
            shown[key] = ItemSpec("worker", face, rect, z, area=f"island {island}")
    return shown


def last_of(figures: Figures, seat: int) -> str | None:
    """The worker a hand takes from an island: the last of this player."""
    keys = [key for key, owner in figures if owner == seat]
    return keys[-1] if keys else None
