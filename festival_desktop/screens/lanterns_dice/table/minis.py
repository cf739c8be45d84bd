"""The sheets of the others, seen from afar; pressing one shows it large."""

from PySide6.QtCore import QRectF

from festival_desktop.core.game import Seat
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.lanterns_dice.table.table_state import TableState


def minis(table: TableState) -> Shown:
    items, regions = dict[str, ItemSpec](), dict[Target, QRectF]()
    for seat, rect in zip(table.seating.others, table.layout.minis, strict=False):
        player, sheet = table.session.players[seat], table.position.sheets[seat]
        face = (
            seat, player.name, player.computer, sheet.gifts[0], sheet.score, sheet.pools,
            sheet.tiles, _state(table, seat), table.dpr, table.layout.f,
        )  # fmt: skip
        items[f"mini:{seat}"] = ItemSpec("mini", face, rect, zorder.PANEL, soft=False)
        regions[Target("look", (seat,))] = rect
    return Shown(items, regions, regions)


def _state(table: TableState, seat: Seat) -> str:
    if table.hovered == Target("look", (seat,)):
        return "hover"
    if table.seating.shown == seat:
        return "looked"
    return "active" if table.session.active == seat else "rest"
