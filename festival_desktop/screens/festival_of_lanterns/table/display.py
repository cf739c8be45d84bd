"""The display: tiles on the water, cells a tile may be laid on, and how it would lie there."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GRID
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.screens.festival_of_lanterns.table.display_frame import Cell, Frame, TrialTile
from festival_desktop.screens.festival_of_lanterns.table.interaction import TURN_BACK, TURN_ON
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.screens.festival_of_lanterns.table.tile_looks import TileLooks
from festival_desktop.tables.festival_of_lanterns.preview import matching_sides

Items = dict[str, ItemSpec]
GAP = 0.012
"""Between a tile and the edge of its cell, in sides."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
BUTTON_ICONS = {TURN_BACK: "turn", TURN_ON: "replay"}


class DisplayData(NamedTuple):
    tiles: tuple[Piece, ...]
    seams: tuple[tuple[int, int, int], ...]
    """Cell and side of every seam that matches."""
    frame: Frame
    looks: TileLooks
    origin: QRectF | None
    """Where a tile comes from that is new here."""
    cells: tuple[Cell, ...]
    """Where the held tile may be laid."""
    trial: TrialTile | None
    turning_tile: bool
    """Something is held or selected that can be laid or turned, so cells can be pressed."""
    lay: tuple[Cell, Target] | None
    """The cell that was selected already, and what pressing it again means."""
    laid: tuple[Target, ...]
    """Tiles and sides of tiles that a friend's ability is asked about."""
    hovered: Target | None
    lens: tuple[Cell, float] | None
    """The small tile that is shown large, and how large."""


class DisplayPart(Part[DisplayData]):
    name = "display"
    on_board = True

    def read(self, table: TableState) -> DisplayData:
        interaction, lay = table.interaction, None
        last = table.selected[-1] if table.selected else None
        if last is not None and last.kind in ("cell", "laid"):
            turn = interaction.turn_of(interaction.turned_tile)
            lay = ((last.key[0], last.key[1]), Target("turn", (turn,)))
        asked = (t for t in table.choices if t.kind in ("laid", "side"))
        return DisplayData(
            tiles=table.area("display"),
            seams=table.seams,
            frame=table.frame,
            looks=table.looks,
            origin=table.origin,
            cells=tuple((t.key[0], t.key[1]) for t in table.choices if t.kind == "cell"),
            trial=table.trial,
            turning_tile=interaction.turned_tile is not None,
            lay=lay,
            laid=tuple(target for target in asked if not table.prompt.dull(target)),
            hovered=table.hovered,
            lens=table.lens,
        )

    # -- what lies there ---------------------------------------------------------------------

    def items(self) -> Items:
        data = self.data
        shown = {piece.id: self._tile(piece) for piece in data.tiles}
        for x, y, side in data.seams:
            shown[f"knot:{x}:{y}:{side}"] = self._knot((x, y), side, False)
        for x, y in data.cells:
            hover = data.trial is not None and data.trial.cell == (x, y)
            rect = data.frame.rect((x, y))
            shown[f"cell:{x}:{y}"] = ItemSpec("cell", (hover,), rect, zorder.CELL)
        return shown | self._trial() | self._rings() | self._buttons() | self._lens()

    def _tile(self, piece: Piece) -> ItemSpec:
        data, (tile, last) = self.data, piece.face
        rect = data.frame.rect((piece.place.index[0], piece.place.index[1]))
        gap = rect.width() * GAP
        state, z = ("last", zorder.LAST) if last else ("placed", zorder.PIECE)
        turned = data.frame.turning.turn(piece.turn)
        rect = rect.adjusted(gap, gap, -gap, -gap)
        face = data.looks.face(tile, piece.turn, state)
        return ItemSpec("tile", face, rect, z, turned, area="display", enter=data.origin)

    def _knot(self, cell: Cell, side: int, strong: bool) -> ItemSpec:
        """The knot on one side of a cell of the table."""
        seam = self.data.frame.turning.side(side)
        rect = self.data.frame.rect(cell)
        dx, dy = STEPS[seam]
        half = rect.width() / 2
        place = QRectF(0, 0, half, half)
        place.moveCenter(rect.center() + QPointF(dx * half, dy * half))
        z = zorder.SEAM if strong else zorder.KNOT
        return ItemSpec("knot", (seam in (0, 2), strong), place, z, soft=not strong)

    def _trial(self) -> Items:
        trial = self.data.trial
        if trial is None:
            return {}
        shown = {"ghost": self.ghost(trial.tile, trial.cell, trial.turn)}
        for side in trial.matches:
            shown[f"seam:{side}"] = self._knot(trial.cell, side, True)
        return shown

    def ghost(self, tile: int, cell: Cell, turn: int) -> ItemSpec:
        """A tile laid for trial, with the seats that would receive from its sides."""
        rect = self.data.frame.rect(cell)
        inset = rect.width() * 0.03
        inner = rect.adjusted(inset, inset, -inset, -inset)
        face = self.data.looks.face(tile, turn, "ghost")
        turned = self.data.frame.turning.turn(turn)
        area = f"ghost {cell}"
        return ItemSpec("tile", face, inner, zorder.GHOST, turned, area=area, soft=False)

    def _rings(self) -> Items:
        """Light around what an ability is asked about."""
        shown: Items = {}
        for target in self.data.laid:
            rect, hover = self.place_of(target), self.data.hovered == target
            if rect is None:
                continue
            key = ":".join(map(str, (target.kind, *target.key)))
            radius, z = (None, zorder.KNOT) if target.kind == "laid" else (7.0, zorder.BADGE)
            shown[f"touch:{key}"] = ItemSpec("ring", (hover, radius), rect, z, soft=False)
        return shown

    def _buttons(self) -> Items:
        shown: Items = {}
        for target, rect in self._around().items():
            state = "hover" if self.data.hovered == target else "normal"
            icon = (BUTTON_ICONS.get(target, "check"), state)
            shown[f"button:{target.kind}"] = ItemSpec("tool", icon, rect, zorder.TOOL, soft=False)
        return shown

    def _lens(self) -> Items:
        """A small tile of the display, large enough to be read."""
        if self.data.lens is None:
            return {}
        (x, y), side = self.data.lens
        cell, area = self.data.frame.rect((x, y)), self.data.frame.area
        piece = next(piece for piece in self.data.tiles if piece.place.index == (x, y))
        rect = QRectF(0, 0, side, side)
        rect.moveCenter(cell.center())
        gap = (cell.width() + side) * 0.56
        rect.translate(gap if cell.right() + side * 1.1 < area.right() else -gap, 0)
        rect.moveTop(min(max(rect.top(), area.top()), area.bottom() - side))
        face = self.data.looks.face(piece.face[0], piece.turn, "hover")
        return {f"lens:{x}:{y}": ItemSpec("tile", face, rect, zorder.BADGE)}

    # -- what may be selected -----------------------------------------------------------------

    def target_at(self, pos: QPointF) -> Target | None:
        asked = {**self._around(), **self._asked()}
        found = next((target for target, rect in asked.items() if rect.contains(pos)), None)
        if found is not None or not self.data.turning_tile:
            return found
        cell = self.data.frame.cell_at(pos)
        return None if cell is None else self._cell(cell)

    def _cell(self, cell: Cell) -> Target:
        """A cell; or, when it was selected already, laying the tile there as it is turned."""
        lay = self.data.lay
        return lay[1] if lay is not None and lay[0] == cell else Target("cell", cell)

    def _asked(self) -> dict[Target, QRectF]:
        found = {}
        for target in self.data.laid:
            if (rect := self.place_of(target)) is not None:
                found[target] = rect
        return found

    def stops(self) -> Regions:
        data = self.data
        found = {Target("cell", cell): data.frame.rect(cell) for cell in data.cells}
        found |= self._asked()
        if data.lay is not None:
            found[data.lay[1]] = data.frame.rect(data.lay[0])
        return found | {t: rect for t, rect in self._around().items() if t not in found}

    def signs(self) -> Regions:
        cells = (piece.place.index for piece in self.data.tiles)
        return {Target("laid", (x, y)): self.data.frame.rect((x, y)) for x, y in cells}

    def place_of(self, target: Target) -> QRectF | None:
        match target.kind, target.key:
            case (("cell" | "laid"), (x, y)):
                return self.data.frame.rect((x, y))
            case "side", (side,):
                return self._side_rect(side)
        return None

    def _side_rect(self, side: int) -> QRectF | None:
        """The part of the tile laid last where one of its lanterns hangs."""
        last = self.last_cell(self.data.tiles)
        if last is None:
            return None
        cell = self.data.frame.rect(last)
        dx, dy = STEPS[self.data.frame.turning.side(side)]
        third = cell.width() * 0.34
        rect = QRectF(0, 0, third, third)
        rect.moveCenter(cell.center())
        return rect.translated(dx * third * 0.97, dy * third * 0.97)

    def _around(self) -> dict[Target, QRectF]:
        """Below a tile of the display that is being turned: back, leave it so, on."""
        data = self.data
        if data.lay is None or data.lay[1].kind != "turn" or not self._turns_laid():
            return {}
        cell, side, area = data.frame.rect(data.lay[0]), data.frame.button, data.frame.area
        step = side * 1.16
        top = cell.bottom() + side * 0.2
        if top + side > area.bottom():
            top = cell.top() - side * 1.2
        left = min(max(cell.center().x() - side / 2, area.left() + step), area.right() - 2 * step)
        return {
            TURN_BACK: QRectF(left - step, top, side, side),
            data.lay[1]: QRectF(left, top, side, side),
            TURN_ON: QRectF(left + step, top, side, side),
        }

    def _turns_laid(self) -> bool:
        """The selected cell has a tile on it, which is being turned."""
        lay = self.data.lay
        return lay is not None and any(piece.place.index == lay[0] for piece in self.data.tiles)

    @staticmethod
    def last_cell(tiles: tuple[Piece, ...]) -> Cell | None:
        """Where the last tile was laid."""
        return next(
            ((piece.place.index[0], piece.place.index[1]) for piece in tiles if piece.face[1]), None
        )


def matching_seams(
    game: FestivalOfLanterns, display: Iterable[tuple[int, int]]
) -> tuple[tuple[int, int, int], ...]:
    """Cell and side of every seam that matches, each once."""
    laid = dict(display)
    return tuple(
        (*GRID.xy(cell), side)
        for cell, tile in laid.items()
        for side in matching_sides(game, laid, cell, tile // 4, tile % 4)
        if side in (1, 2)  # from its western or northern tile
    )
