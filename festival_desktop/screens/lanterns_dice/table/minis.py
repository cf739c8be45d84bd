"""The sheets of the others, seen from afar; pressing one shows it large."""

from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.lake import xy
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.reading import Reading


class MinisData(NamedTuple):
    layout: Layout
    faces: tuple[tuple[Seat, tuple[object, ...]], ...]
    """Seat, and what its sheet looks like."""


def minis_data(r: Reading) -> MinisData:
    return MinisData(r.layout, tuple((seat, _face(r, seat)) for seat in r.seating.others))


def _face(r: Reading, seat: Seat) -> tuple[object, ...]:
    player, sheet = r.players[seat], r.position.sheets[seat]
    tiles = tuple((tile.shape, tuple(map(xy, tile.pools)), tile.points) for tile in sheet.tiles)
    return (
        seat, player.name, player.computer, sheet.gifts[0], sheet.score, sheet.pools, tiles,
        _state(r, seat), r.dpr, r.layout.f,
    )  # fmt: skip


def _state(r: Reading, seat: Seat) -> str:
    if r.hovered == Target("look", (seat,)):
        return "hover"
    if r.seating.shown == seat:
        return "looked"
    return "active" if r.active == seat else "rest"


class MinisPart(Part[MinisData]):
    def items(self) -> dict[str, ItemSpec]:
        places = zip(self.data.faces, self.data.layout.minis, strict=False)
        return {
            f"mini:{seat}": ItemSpec("mini", face, rect, zorder.PANEL, soft=False)
            for (seat, face), rect in places
        }

    def regions(self) -> Regions:
        places = zip(self.data.faces, self.data.layout.minis, strict=False)
        return {Target("look", (seat,)): rect for (seat, _), rect in places}

    def stops(self) -> Regions:
        return self.regions()
