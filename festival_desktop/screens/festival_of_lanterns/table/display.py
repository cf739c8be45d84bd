"""The display: tiles on the water, cells a tile may be laid on, and how it would lie there."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.art.brush import square
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GRID
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions, Shown
from festival_desktop.screens.festival_of_lanterns.table.display_frame import Cell
from festival_desktop.screens.festival_of_lanterns.table.interaction import TURN_BACK, TURN_ON
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.tables.festival_of_lanterns.preview import matching_sides

Items = dict[str, ItemSpec]
GAP = 0.012
"""Between a tile and the edge of its cell, in sides."""
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
BUTTON_ICONS = {TURN_BACK: "turn", TURN_ON: "replay"}


def display(table: TableState) -> Shown:
    """What may be done there."""
    return Shown(_items(table), stops=_stops(table))


# -- what lies there -------------------------------------------------------------------------


def tiles(table: TableState) -> Shown:
    """The tiles that lie there, and the knots where they match."""
    shown, signs = Items(), dict[Target, QRectF]()
    for piece in table.area("display"):
        x, y = piece.place.index
        shown[piece.id] = _tile(table, piece)
        signs[Target("laid", (x, y))] = table.frame.rect((x, y))
    for x, y, side in table.seams:
        shown[f"knot:{x}:{y}:{side}"] = _knot(table, (x, y), side, False)
    return Shown(shown, signs=signs)


def _items(table: TableState) -> Items:
    shown = Items()
    for x, y in _cells(table):
        hover = table.trial is not None and table.trial.cell == (x, y)
        rect = table.frame.rect((x, y))
        shown[f"cell:{x}:{y}"] = ItemSpec("cell", (hover,), rect, zorder.CELL)
    return shown | _trial(table) | _rings(table) | _buttons(table) | _lens(table)


def _tile(table: TableState, piece: Piece) -> ItemSpec:
    tile, last = piece.face
    rect = table.frame.rect((piece.place.index[0], piece.place.index[1]))
    gap = rect.width() * GAP
    state, z = ("last", zorder.LAST) if last else ("placed", zorder.PIECE)
    turned = table.frame.turning.turn(piece.turn)
    rect = rect.adjusted(gap, gap, -gap, -gap)
    face = table.tile_face(tile, piece.turn, state)
    return ItemSpec("tile", face, rect, z, turned, area="display", enter=table.origin)


def _knot(table: TableState, cell: Cell, side: int, strong: bool) -> ItemSpec:
    """The knot on one side of a cell of the table."""
    seam = table.frame.turning.side(side)
    rect = table.frame.rect(cell)
    dx, dy = STEPS[seam]
    half = rect.width() / 2
    place = square(rect.center() + QPointF(dx * half, dy * half), half)
    z = zorder.SEAM if strong else zorder.KNOT
    return ItemSpec("knot", (seam in (0, 2), strong), place, z, soft=not strong)


def _trial(table: TableState) -> Items:
    trial = table.trial
    if trial is None:
        return {}
    shown = {"ghost": ghost(table, trial.tile, trial.cell, trial.turn)}
    for side in trial.matches:
        shown[f"seam:{side}"] = _knot(table, trial.cell, side, True)
    return shown


def ghost(table: TableState, tile: int, cell: Cell, turn: int) -> ItemSpec:
    """A tile laid for trial, with the seats that would receive from its sides."""
    rect = table.frame.rect(cell)
    inset = rect.width() * 0.03
    inner = rect.adjusted(inset, inset, -inset, -inset)
    face = table.tile_face(tile, turn, "ghost")
    turned = table.frame.turning.turn(turn)
    area = f"ghost {cell}"
    return ItemSpec("tile", face, inner, zorder.GHOST, turned, area=area, soft=False)


def _rings(table: TableState) -> Items:
    """Light around what an ability is asked about."""
    shown: Items = {}
    for target, rect in _asked(table).items():
        key = ":".join(map(str, (target.kind, *target.key)))
        radius, z = (None, zorder.KNOT) if target.kind == "laid" else (7.0, zorder.BADGE)
        face = (table.hovered == target, radius)
        shown[f"touch:{key}"] = ItemSpec("ring", face, rect, z, soft=False)
    return shown


def _buttons(table: TableState) -> Items:
    shown: Items = {}
    for target, rect in _around(table).items():
        icon = (BUTTON_ICONS.get(target, "check"), table.button(target))
        shown[f"button:{target.kind}"] = ItemSpec("tool", icon, rect, zorder.TOOL, soft=False)
    return shown


def _lens(table: TableState) -> Items:
    """A small tile of the display, large enough to be read."""
    if table.lens is None:
        return {}
    (x, y), side = table.lens
    cell, area = table.frame.rect((x, y)), table.frame.area
    piece = next(piece for piece in table.area("display") if piece.place.index == (x, y))
    rect = square(cell.center(), side)
    gap = (cell.width() + side) * 0.56
    rect.translate(gap if cell.right() + side * 1.1 < area.right() else -gap, 0)
    rect.moveTop(min(max(rect.top(), area.top()), area.bottom() - side))
    face = table.tile_face(piece.face[0], piece.turn, "hover")
    return {f"lens:{x}:{y}": ItemSpec("tile", face, rect, zorder.BADGE)}


# -- what may be selected --------------------------------------------------------------------


class DisplayPart(Part):
    """Every cell can be pressed while a tile is held that could be laid or turned there."""

    table: TableState

    def __init__(self) -> None:
        super().__init__("display", display, on_board=True)

    def target_at(self, pos: QPointF) -> Target | None:
        table = self.table
        asked = {**_around(table), **_asked(table)}
        found = next((target for target, rect in asked.items() if rect.contains(pos)), None)
        if found is not None or table.interaction.turned_tile is None:
            return found
        cell, lay = table.frame.cell_at(pos), _lay(table)
        if cell is None:
            return None
        return lay[1] if lay is not None and lay[0] == cell else Target("cell", cell)

    def place_of(self, target: Target) -> QRectF | None:
        return _place(self.table, target)


def _cells(table: TableState) -> list[Cell]:
    """Where the held tile may be laid."""
    return [(t.key[0], t.key[1]) for t in table.choices if t.kind == "cell"]


def _lay(table: TableState) -> tuple[Cell, Target] | None:
    """The cell that was selected already, and what pressing it again means: leaving it so."""
    last, interaction = table.selected[-1] if table.selected else None, table.interaction
    if last is None or last.kind not in ("cell", "laid"):
        return None
    turn = interaction.turn_of(interaction.turned_tile)
    return (last.key[0], last.key[1]), Target("turn", (turn,))


def _asked(table: TableState) -> dict[Target, QRectF]:
    """Tiles and sides of tiles that a friend's ability is asked about."""
    asked = (t for t in table.choices if t.kind in ("laid", "side") and not table.prompt.dull(t))
    return {target: rect for target in asked if (rect := _place(table, target)) is not None}


def _stops(table: TableState) -> Regions:
    found = {Target("cell", cell): table.frame.rect(cell) for cell in _cells(table)}
    found |= _asked(table)
    if (lay := _lay(table)) is not None:
        found[lay[1]] = table.frame.rect(lay[0])
    return found | {t: rect for t, rect in _around(table).items() if t not in found}


def _place(table: TableState, target: Target) -> QRectF | None:
    match target.kind, target.key:
        case (("cell" | "laid"), (x, y)):
            return table.frame.rect((x, y))
        case "side", (side,):
            return _side_rect(table, side)
    return None


def _side_rect(table: TableState, side: int) -> QRectF | None:
    """The part of the tile laid last where one of its lanterns hangs."""
    last = last_cell(table.area("display"))
    if last is None:
        return None
    cell = table.frame.rect(last)
    dx, dy = STEPS[table.frame.turning.side(side)]
    third = cell.width() * 0.34
    return square(cell.center(), third).translated(dx * third * 0.97, dy * third * 0.97)


def _around(table: TableState) -> dict[Target, QRectF]:
    """Below a tile of the display that is being turned: back, leave it so, on."""
    lay = _lay(table)
    if lay is None or not any(piece.place.index == lay[0] for piece in table.area("display")):
        return {}
    cell, side, area = table.frame.rect(lay[0]), table.frame.button, table.frame.area
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


def last_cell(tiles: Iterable[Piece]) -> Cell | None:
    """Where the last tile was laid."""
    last = (piece.place.index for piece in tiles if piece.face[1])
    return next(((x, y) for x, y in last), None)


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
