"""The Supply: lanterns and Mooncakes that can still be taken."""

from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.festival_of_lanterns.pictures.cards import MOONCAKE
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState


def supply(table: TableState) -> Shown:
    names = (*table.game.content.lanterns, MOONCAKE)
    regions = {Target("supply", (n,)): rect for n, rect in enumerate(table.layout.supply)}
    items = {}
    for piece in table.area("supply"):
        index, count = piece.face
        target = Target("supply", (index,))
        face = (names[index], count, table.mood(target))
        items[piece.id] = ItemSpec("supply", face, regions[target], zorder.ON_PANEL)
    return Shown(items, regions, table.selectable(regions))
