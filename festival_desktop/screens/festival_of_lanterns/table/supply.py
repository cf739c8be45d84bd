"""The Supply: lanterns and Mooncakes that can still be taken."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.screens.festival_of_lanterns.pictures.cards import MOONCAKE
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState


class SupplyData(NamedTuple):
    piles: tuple[Piece, ...]
    names: tuple[str, ...]
    """What the painters call each pile."""
    moods: tuple[str, ...]
    """At rest, to be chosen, hovered."""
    choices: frozenset[Target]
    places: tuple[QRectF, ...]


def supply_data(table: TableState) -> SupplyData:
    piles = table.area("supply")
    targets = (Target("supply", (n,)) for n in range(len(piles)))
    return SupplyData(
        piles=piles,
        names=(*table.game.content.lanterns, MOONCAKE),
        moods=tuple(map(table.mood, targets)),
        choices=table.chosen("supply"),
        places=tuple(table.layout.supply),
    )


class SupplyPart(Part[SupplyData]):
    name = "supply"

    def regions(self) -> Regions:
        return {Target("supply", (n,)): rect for n, rect in enumerate(self.data.places)}

    def stops(self) -> Regions:
        return {t: rect for t, rect in self.regions().items() if t in self.data.choices}

    def items(self) -> dict[str, ItemSpec]:
        data, shown = self.data, {}
        for piece in data.piles:
            index, count = piece.face
            face = (data.names[index], count, data.moods[index])
            shown[piece.id] = ItemSpec("supply", face, data.places[index], zorder.ON_PANEL)
        return shown
