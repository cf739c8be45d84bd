"""The lake while a fireworks tile is held: pools that would do, and the tile as it would lie."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.screens.lanterns_dice.table.launching import Corner, HeldTile, corner_of
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.table_state import TableState


class TileAimData(NamedTuple):
    layout: Layout
    tile: HeldTile | None
    corner: Corner | None
    """Where it would lie now."""
    focus: Corner | None
    """Where the keyboard is."""


class TileAim(Part[TileAimData]):
    name = "fireworks"

    def read(self, table: TableState) -> TileAimData:
        tile = table.tile if table.seating.at_home else None
        hovered, focus = corner_of(table.hovered), corner_of(table.pointer.focus)
        return TileAimData(table.layout, tile, hovered, focus)

    def items(self) -> dict[str, ItemSpec]:
        layout, tile, corner, _ = self.data
        if tile is None:
            return {}
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
        return shown

    def target_at(self, pos: QPointF) -> Target | None:
        tile = self.data.tile
        corner = None if tile is None else tile.corner_at(self.data.layout, pos)
        return None if corner is None else Target("cell", corner)

    def stops(self) -> Regions:
        layout, tile, _, focus = self.data
        if tile is None:
            return {}
        # The focus stays where the tile was turned, though it may not fit there any more.
        corners = [*tile.corners, *([] if focus is None else [focus])]
        return {Target("cell", corner): tile.middle_rect(layout, corner) for corner in corners}

    def place_of(self, target: Target) -> QRectF | None:
        return self.stops().get(target)
