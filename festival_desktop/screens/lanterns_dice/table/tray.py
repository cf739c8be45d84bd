"""The tray with its dice, the name plates around it, and its buttons."""

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.art.brush import square
from festival_desktop.games.lanterns_dice import state as stages
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Grip, Part, Shown
from festival_desktop.screens.lanterns_dice.pictures.tray import DIE, WELL
from festival_desktop.screens.lanterns_dice.table.paint_side import Plate
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.screens.lanterns_dice.table.targets import REROLL, ROLL, TURNS
from festival_desktop.tables.lanterns_dice.tray import free_areas

TILTS = (6, -8, -4, 9)
"""Degrees by which the dice lie crooked."""
NOBODY = -1
"""Of seats: one less for each side of the tray, so that every plate has its own."""
LEAN = 14.0
"""Degrees by which they lean while the tray turns."""


def tray(table: TableState) -> Shown:
    waits, whole = ROLL in table.choices, table.layout.tray_rect
    rect = QRectF(whole)
    rect.moveTo(round(rect.left()), round(rect.top()))  # crisp, and still while it turns
    face, turned = (table.tray.trying or waits,), table.tray.angle % 90.0
    shown = {"tray": ItemSpec("tray", face, rect, zorder.PANEL, rotation=turned, soft=False)}
    hover = table.hovered in (REROLL, ROLL) and table.hovered in table.choices
    for die in table.area("tray"):
        number, color = die.place.index[0], table.game.content.colors[die.face[0]]
        shown[die.id] = ItemSpec(
            "die", (color, waits, hover), die_rect(table, number), zorder.ON_PANEL,
            rotation=_tilt(table, number), soft=False,
        )  # fmt: skip
    if table.tray.held:
        shown["snaps"] = ItemSpec("snaps", (), rect, zorder.LABEL, soft=False)
    return Shown(shown, signs={Target("tray-table"): whole})


def die_rect(table: TableState, number: int) -> QRectF:
    """Where a die lies now; they keep their places in the tray."""
    layout, turned = table.layout, table.seating.turning.quarters
    turn = math.radians((number + turned) * 90.0 + table.tray.angle - 90.0)
    far, side = layout.radius * WELL, layout.radius * DIE
    x = layout.tray.x() + far * math.cos(turn)
    y = layout.tray.y() + far * math.sin(turn) - layout.radius * 0.03
    return square(QPointF(x, y), side)


def _tilt(table: TableState, number: int) -> float:
    """How a die lies: upright so that it can be read, and leaning while the tray turns."""
    return TILTS[number] + LEAN * math.sin(math.radians(4 * table.tray.angle))


class TrayPart(Part):
    """It is round: its rim turns it, and its felt is where the dice are taken up."""

    table: TableState

    def __init__(
        self,
        grab_rim: Callable[[QPointF], Grip | None],
        grab_dice: Callable[[QPointF], Grip | None],
    ) -> None:
        super().__init__("tray", tray)
        self._grab_rim, self._grab_dice = grab_rim, grab_dice

    def target_at(self, pos: QPointF) -> Target | None:
        return ROLL if self.table.layout.on_tray(pos) == "felt" else None

    def place_of(self, target: Target) -> QRectF | None:
        return self.table.layout.tray_rect if target.kind in ("tray", "roll") else None

    def grab(self, pos: QPointF) -> Grip | None:
        match self.table.layout.on_tray(pos):
            case "rim":
                return self._grab_rim(pos)
            case "felt":
                return self._grab_dice(pos)
        return None


def plates(table: TableState) -> Shown:
    """Who sits at each side, and the colour that seat faces."""
    places = table.layout.plates.items()
    found = ((side, rect, *_plate(table, side)) for side, rect in places)
    items = {
        f"plate:{side}": ItemSpec(kind, face, rect, zorder.PANEL, soft=False)
        for side, rect, kind, face in found
    }
    seats = table.seating.seat_at
    signs = {Target("plate", (seats.get(side, NOBODY - side),)): at for side, at in places}
    # Pressing a small sheet that may be taken does not only look at it.
    looks = {
        Target("look", (seat,)): table.layout.plates[side]
        for side, seat in seats.items()
        if seat in table.takable and seat != table.seating.shown
    }
    return Shown(items, looks, looks, signs)


def _plate(table: TableState, side: int) -> tuple[str, tuple[object, ...]]:
    # What fell is told when the dice have come to rest.
    color = None if table.rolling else table.color_at(side)
    die, f = "" if color is None else table.game.content.colors[color], table.layout.f
    seat = table.seating.seat_at.get(side)
    if seat is None:
        return "nobody", (table.label("nobody"), die, f)
    name = left = ""
    if color is not None:
        name = table.label(f"color:{color}")
        if table.view.stage is not stages.ROLL:
            left = table.label(
                "areas-left", len(free_areas(table.game, table.view, seat, 1 << color))
            )
    player, active = table.session.players[seat], table.session.active == seat
    return "plate", (Plate(seat, player.name, player.computer, die, name, left, active, f),)


def tray_buttons(table: TableState) -> Shown:
    """Below the tray: roll; while trying, roll again, leave it so, and how it is turned."""
    layout, items, regions = table.layout, dict[str, ItemSpec](), dict[Target, QRectF]()

    def add(key: str, target: Target, rect: QRectF, icon: str) -> None:
        face = (table.label(key), "primary", table.button(target), icon, layout.px(15))
        items[key] = ItemSpec("button", face, rect, zorder.TOOL)
        regions[target] = rect

    if ROLL in table.choices:
        add("roll", ROLL, layout.roll, "dice")
    elif table.position.history.just_oriented:
        note = (table.label("tray-hint"), layout.px(13), "on_sky", "center", False)
        items["tray-hint"] = ItemSpec("note", note, layout.below, zorder.TOOL)
    if not table.tray.trying:
        return Shown(items, regions, regions)
    add("orient", Target("tray", (table.tray.quarters,)), layout.orient, "check")
    for n, (target, rect) in enumerate(zip(TURNS, layout.turns, strict=True)):
        items[f"turn:{n}"] = ItemSpec("turning", (bool(n), table.button(target)), rect, zorder.TOOL)
        regions[target] = rect
    cost, possible = table.game.content.reroll_cost, REROLL in table.choices
    again = table.button(REROLL) if possible else "disabled"
    price = (table.label("reroll", cost), cost, again, layout.px(13.5))
    items["reroll"] = ItemSpec("reroll", price, layout.reroll, zorder.TOOL)
    stops = dict(regions)
    regions[REROLL] = layout.reroll
    return Shown(items, regions, regions if possible else stops)
