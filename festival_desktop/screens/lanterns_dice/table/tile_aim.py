"""The lake while a fireworks tile is held: pools that would do, and the tile as it would lie."""

from PySide6.QtCore import QPointF

from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import NOTHING, Part, Shown
from festival_desktop.screens.lanterns_dice.table.launching import HeldTile, corner_of
from festival_desktop.screens.lanterns_dice.table.table_state import TableState


def tile_aim(table: TableState) -> Shown:
    layout, tile, corner = table.layout, held_at_home(table), corner_of(table.hovered)
    if tile is None:
        return NOTHING
    face = (0.55 if tile.everywhere else 0.85,)
    shown = {
        f"room:{pool}": ItemSpec("spot", face, layout.pool(pool), zorder.KNOT + 0.5, soft=False)
        for pool in tile.pools
    }
    if corner is not None:
        state = "ghost" if corner in tile.corners else "bad"
        ghost = (tile.name, tile.cells, tile.points, state)
        rect = tile.rect(layout, corner)
        shown["ghost"] = ItemSpec("tile", ghost, rect, zorder.SEAM, area="ghost", soft=False)
    # The focus stays where the tile was turned, though it may not fit there any more.
    focus = corner_of(table.pointer.focus)
    corners = [*tile.corners, *([] if focus is None else [focus])]
    stops = {Target("cell", corner): tile.middle_rect(layout, corner) for corner in corners}
    return Shown(shown, stops=stops)


def held_at_home(table: TableState) -> HeldTile | None:
    return table.tile if table.seating.at_home else None


class TileAim(Part):
    """What is hit is the place where the tile would lie."""

    table: TableState

    def __init__(self) -> None:
        super().__init__("fireworks", tile_aim)

    def target_at(self, pos: QPointF) -> Target | None:
        tile = held_at_home(self.table)
        corner = None if tile is None else tile.corner_at(self.table.layout, pos)
        return None if corner is None else Target("cell", corner)
