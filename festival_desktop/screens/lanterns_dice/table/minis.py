"""The sheets of the others, seen from afar; pressing one shows it large."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.core.game import Seat
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.reading import Reading
from festival_desktop.screens.lanterns_dice.table.sheets import Sheet


class MiniSheet(NamedTuple):
    seat: Seat
    player: Player
    sheet: Sheet
    state: str


class MinisData(NamedTuple):
    layout: Layout
    dpr: float
    minis: tuple[MiniSheet, ...]


def minis_data(r: Reading) -> MinisData:
    players, sheets = r.session.players, r.position.sheets
    minis = (MiniSheet(n, players[n], sheets[n], _state(r, n)) for n in r.seating.others)
    return MinisData(r.layout, r.dpr, tuple(minis))


def _state(r: Reading, seat: Seat) -> str:
    if r.hovered == Target("look", (seat,)):
        return "hover"
    if r.seating.shown == seat:
        return "looked"
    return "active" if r.session.active == seat else "rest"


class MinisPart(Part[MinisData]):
    def items(self) -> dict[str, ItemSpec]:
        data, shown = self.data, dict[str, ItemSpec]()
        for (seat, player, sheet, state), rect in self._places():
            face = (
                seat, player.name, player.computer, sheet.gifts[0], sheet.score, sheet.pools,
                sheet.tiles, state, data.dpr, data.layout.f,
            )  # fmt: skip
            shown[f"mini:{seat}"] = ItemSpec("mini", face, rect, zorder.PANEL, soft=False)
        return shown

    def _places(self) -> Iterable[tuple[MiniSheet, QRectF]]:
        return zip(self.data.minis, self.data.layout.minis, strict=False)

    def regions(self) -> Regions:
        return {Target("look", (mini.seat,)): rect for mini, rect in self._places()}

    def stops(self) -> Regions:
        return self.regions()
