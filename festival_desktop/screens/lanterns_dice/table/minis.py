"""The sheets of the others, seen from afar; pressing one shows it large."""

from PySide6.QtCore import QRectF

from festival_desktop.core.game import Seat
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.lanterns_dice.table.reading import Reading


def minis(r: Reading) -> Shown:
    items, regions = dict[str, ItemSpec](), dict[Target, QRectF]()
    for seat, rect in zip(r.seating.others, r.layout.minis, strict=False):
        player, sheet = r.session.players[seat], r.position.sheets[seat]
        face = (
            seat, player.name, player.computer, sheet.gifts[0], sheet.score, sheet.pools,
            sheet.tiles, _state(r, seat), r.dpr, r.layout.f,
        )  # fmt: skip
        items[f"mini:{seat}"] = ItemSpec("mini", face, rect, zorder.PANEL, soft=False)
        regions[Target("look", (seat,))] = rect
    return Shown(items, regions, regions)


def _state(r: Reading, seat: Seat) -> str:
    if r.hovered == Target("look", (seat,)):
        return "hover"
    if r.seating.shown == seat:
        return "looked"
    return "active" if r.session.active == seat else "rest"
