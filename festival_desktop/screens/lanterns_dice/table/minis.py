"""The sheets of the others, seen from afar; pressing one shows it large, or takes it."""

from PySide6.QtCore import QRectF

from festival_desktop.core.game import Seat
from festival_desktop.play.table import TAKE, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.lanterns_dice.table.table_state import TableState


def minis(table: TableState) -> Shown:
    items, regions, places = dict[str, ItemSpec](), dict[Target, QRectF](), dict[Target, QRectF]()
    for seat, rect in zip(table.seating.others, table.layout.minis, strict=False):
        player, sheet = table.session.players[seat], table.position.sheets[seat]
        target = mini_target(table, seat)
        face = (
            seat, player.name, player.computer, sheet.gifts[0], sheet.score, sheet.pools,
            sheet.tiles, _state(table, seat, target), _part(table, seat), table.dpr,
            table.layout.f,
        )  # fmt: skip
        items[f"mini:{seat}"] = ItemSpec("mini", face, rect, zorder.PANEL, soft=False)
        regions[target] = rect
        places[Target("look", (seat,))] = rect  # what happens on a sheet happens there
    return Shown(items, regions | places, regions)


def mini_target(table: TableState, seat: Seat) -> Target:
    """What pressing a small sheet does: one that is looked at is left by it."""
    take = seat in table.takable and seat != table.seating.shown
    return Target(TAKE if take else "look", (seat,))


def _state(table: TableState, seat: Seat, target: Target) -> str:
    if table.hovered == target:
        return "hover"
    if table.seating.shown == seat:
        return "looked"
    return "active" if table.session.active == seat else "rest"


def _part(table: TableState, seat: Seat) -> str:
    """How a part of the turn stands: to be taken, still open, or over."""
    if seat in table.takable:
        return "take"
    return "open" if seat in table.position.open_parts else ""
