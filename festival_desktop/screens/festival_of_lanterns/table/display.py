"""The display: tiles on the water, legal cells, and the trial placement."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import at, square
from festival_desktop.games.festival_of_lanterns.state import GRID
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.buttons import round_button
from festival_desktop.scenes.part import TablePart
from festival_desktop.scenes.shown import ItemSpec, PartContent, Regions, Renderer
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.screens.festival_of_lanterns.pictures.cells import paint_cell, paint_match
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import (
    paint_tile,
    paint_tile_back,
)
from festival_desktop.screens.festival_of_lanterns.table.interaction import TURN_BACK, TURN_ON
from festival_desktop.screens.festival_of_lanterns.table.table_state import Cell, TableState
from festival_desktop.tables.festival_of_lanterns.preview import matching_sides

Items = dict[str, ItemSpec]
Places = dict[Target, QRectF]
GAP = 0.012
"""Between a tile and the edge of its cell, in sides."""
BUTTON_ICONS = {TURN_BACK: "turn", TURN_ON: "replay"}


def tiles(table: TableState) -> PartContent:
    """Show all placed tiles, and the knots between matching sides."""
    shown, signs, rect = Items(), Places(), table.frame.rect
    turning, layout, origin = table.seating.turning, table.layout, None
    if table.mover is not None:
        side = table.seating.sides[table.mover]
        origin = layout.hand[1] if side == SOUTH else layout.seats[side].backs[1]
    for piece in table.area("display"):
        (x, y), (tile, last) = piece.place.index, piece.face
        state, z = ("last", zorder.LAST) if last else ("placed", zorder.PIECE)
        cell = signs[Target("laid", (x, y))] = rect((x, y))
        gap = cell.width() * GAP
        shown[piece.id] = ItemSpec(
            "tile", table.tile_face(tile, piece.turn, state),
            cell.adjusted(gap, gap, -gap, -gap), z, turning.turn(piece.turn),
            area="display", enter=origin,
        )  # fmt: skip
    laid = table.view.display
    for spot, lies in laid.items():
        x, y = GRID.xy(spot)
        for side in matching_sides(table.game, laid, spot, lies // 4, lies % 4):
            if side in (1, 2):  # Draw each seam once, from its western or northern tile.
                shown[f"knot:{x}:{y}:{side}"] = _knot(rect((x, y)), turning.side(side), False)
    return PartContent(shown, signs=signs)


class DisplayPart(TablePart):
    """The possible actions on the display.

    Every cell can be pressed while a tile is held that could be placed or rotated there.
    """

    table: TableState

    def __init__(self) -> None:
        super().__init__("display", self._show, on_board=True)
        self._asked: Places = {}
        """Tiles and tile sides to choose from for a friend's ability."""

    def _show(self, table: TableState) -> PartContent:
        rect, lay = table.frame.rect, self._lay()
        asked = (t for t in table.choices if t.kind in ("laid", "side") and t not in table.dull)
        self._asked = {target: at for target in asked if (at := self.place_of(target)) is not None}
        cells = {t: rect((t.key[0], t.key[1])) for t in table.choices if t.kind == "cell"}
        stops = cells | self._asked
        if lay is not None:
            stops[lay[1]] = rect(lay[0])
        items = self._trials(cells) | table.rings(self._asked)
        for target, place in self._buttons(lay).items():
            icon = BUTTON_ICONS.get(target, "check")
            spec = round_button(table, target, place, icon, zorder.TOOL)
            items[f"button:{target.kind}"] = spec._replace(soft=False)
            stops.setdefault(target, place)
        return PartContent(items, stops=stops)

    # -- trials and prompts --------------------------------------------------------------------

    def _trials(self, cells: Regions) -> Items:
        """Show the legal cells of the held tile, and its trial placement."""
        table, trial, shown = self.table, self.table.trial, Items()
        for target, rect in cells.items():
            x, y = target.key
            hover = trial is not None and trial.cell == target.key
            face = (hover, self._matches((x, y)))
            shown[f"cell:{x}:{y}"] = ItemSpec("cell", face, rect, zorder.CELL)
        if trial is not None:
            shown["ghost"] = ghost(table, trial.tile, trial.cell, trial.turn)
            cell, turning = table.frame.rect(trial.cell), table.seating.turning
            for side in trial.matches:
                shown[f"seam:{side}"] = _knot(cell, turning.side(side), True)
        return shown

    def _matches(self, cell: Cell) -> bool:
        """Return whether the held tile, as rotated now, would match a neighbour there."""
        table, tile = self.table, self.table.interaction.held_tile
        if tile is None:
            return False
        turn = table.interaction.turn_of(tile)
        at = GRID.cell(*cell)
        return bool(matching_sides(table.game, table.view.display, at, tile, turn))

    # -- choices -----------------------------------------------------------------------------

    def target_at(self, pos: QPointF) -> Target | None:
        table, lay = self.table, self._lay()
        asked = self._buttons(lay) | self._asked
        found = next((target for target, rect in asked.items() if rect.contains(pos)), None)
        if found is not None or table.interaction.turned_tile is None:
            return found
        cell = table.frame.cell_at(pos)
        if cell is None:
            return None
        return lay[1] if lay is not None and lay[0] == cell else Target("cell", cell)

    def place_of(self, target: Target) -> QRectF | None:
        frame = self.table.frame
        match target.kind, target.key:
            case (("cell" | "laid"), (x, y)):
                return frame.rect((x, y))
            case "side", (side,) if (last := last_cell(self.table.area("display"))) is not None:
                # Point to the part of the last tile that shows one of its lanterns.
                cell = frame.rect(last)
                third = cell.width() * 0.34
                return square(at(cell.center(), frame.turning.side(side), third * 0.97), third)
        return None

    def _lay(self) -> tuple[Cell, Target] | None:
        """Return the selected cell, and the target that pressing it again confirms."""
        selected, interaction = self.table.selected, self.table.interaction
        last = selected[-1] if selected else None
        if last is None or last.kind not in ("cell", "laid"):
            return None
        turn = interaction.turn_of(interaction.turned_tile)
        return (last.key[0], last.key[1]), Target("turn", (turn,))

    def _buttons(self, lay: tuple[Cell, Target] | None) -> Places:
        """Place the buttons below a tile that is being rotated: back, keep, on."""
        table = self.table
        if lay is None or not any(p.place.index == lay[0] for p in table.area("display")):
            return {}
        cell, side, area = table.frame.rect(lay[0]), table.layout.m(34, 44), table.layout.display
        step = side * 1.16
        top = cell.bottom() + side * 0.2
        if top + side > area.bottom():
            top = cell.top() - side * 1.2
        left = min(max(cell.center().x() - side / 2, area.left() + step), area.right() - 2 * step)
        middle = QRectF(left, top, side, side)
        return {
            TURN_BACK: middle.translated(-step, 0),
            lay[1]: middle,
            TURN_ON: middle.translated(step, 0),
        }


def _knot(cell: QRectF, seam: int, strong: bool) -> ItemSpec:
    """Make the knot on one side of a cell; sides are those of the screen."""
    half = cell.width() / 2
    place = square(at(cell.center(), seam, half), half)
    z = zorder.SEAM if strong else zorder.KNOT
    return ItemSpec("knot", (seam in (0, 2), strong), place, z, soft=not strong)


def ghost(table: TableState, tile: int, cell: Cell, turn: int) -> ItemSpec:
    """Make a tile placed for trial, with the seats that would gain from its sides."""
    rect = table.frame.rect(cell)
    inset = rect.width() * 0.03
    inner, turned = rect.adjusted(inset, inset, -inset, -inset), table.seating.turning.turn(turn)
    face, area = table.tile_face(tile, turn, "ghost"), f"ghost {cell}"
    return ItemSpec("tile", face, inner, zorder.GHOST, turned, area=area, soft=False)


def last_cell(tiles: Iterable[Piece]) -> Cell | None:
    """Return the cell of the last placed tile."""
    last = (piece.place.index for piece in tiles if piece.face[1])
    return next(((x, y) for x, y in last), None)


# -- pictures ----------------------------------------------------------------------------------

TILE_MARGINS = {
    "placed": 0.09,
    "last": 0.14,
    "hand": 0.12,
    "hover": 0.16,
    "dragged": 0.24,
    "ghost": 0.16,
}


def _paint_knot(p: QPainter, rect: QRectF, horizontal: bool, strong: bool) -> None:
    paint_match(p, rect.center(), rect.width() * 2, horizontal=horizontal, strong=strong)


RENDERERS = {
    "tile": Renderer(paint_tile, part=lambda face: TILE_MARGINS[face[2]]),
    "back": Renderer(paint_tile_back, pixels=1, part=0.09),
    "cell": Renderer(paint_cell, part=0.12),
    "knot": Renderer(_paint_knot),
}
