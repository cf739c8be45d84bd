"""The tray with its dice, and its buttons.

It is round: its rim rotates it, and its felt is where the dice are picked up.
"""

import math
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from festival_desktop.art import brush
from festival_desktop.art.buttons import paint_button
from festival_desktop.art.cache import prepare
from festival_desktop.art.type import BOLD, text, text_width, within
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.buttons import button
from festival_desktop.scenes.part import Grip, TablePart
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_gift_coin
from festival_desktop.screens.lanterns_dice.pictures.tray import (
    DIE,
    TILTS,
    WELL,
    paint_die,
    paint_tray,
    paint_turn_arrow,
    paint_way_to_rest,
)
from festival_desktop.screens.lanterns_dice.table.rolling import ROLL
from festival_desktop.screens.lanterns_dice.table.table_state import TableState

REROLL = Target("reroll")
TURNS = (Target("turn", (-1,)), Target("turn", (1,)))
LEAN = 14.0
"""Tilt of the dice while the tray turns, in degrees."""
Grab = Callable[[QPointF], Grip | None]


def tray(table: TableState) -> PartContent:
    layout, angle, waits = table.layout, table.tray.angle, ROLL in table.choices
    whole = layout.tray_rect
    rect = QRectF(whole)
    rect.moveTo(round(rect.left()), round(rect.top()))  # whole pixels stay crisp
    shown = {
        "tray": ItemSpec(
            "tray", (table.trying or waits,), rect, zorder.PANEL,
            rotation=angle % 90.0, soft=False,
        )
    }  # fmt: skip
    hover = table.hovered in (REROLL, ROLL) and table.hovered in table.choices
    lean = LEAN * math.sin(math.radians(4 * angle))
    far, side = layout.radius * WELL, layout.radius * DIE
    middle = layout.tray - QPointF(0, layout.radius * 0.03)
    for die in table.area("tray"):  # Dice keep their places in the tray.
        number, color = die.place.index[0], table.game.content.colors[die.face[0]]
        turn = math.radians((number + table.seating.turning.quarters) * 90.0 + angle - 90.0)
        spot = middle + QPointF(far * math.cos(turn), far * math.sin(turn))
        shown[die.id] = ItemSpec(
            "die", (color, waits, hover), brush.square(spot, side), zorder.ON_PANEL,
            rotation=TILTS[number] + lean, soft=False,
        )  # fmt: skip
    if table.tray.held:
        shown["snaps"] = ItemSpec("snaps", (), rect, zorder.LABEL, soft=False)
    return PartContent(shown, signs={Target("tray-table"): whole})


class TrayPart(TablePart):
    table: TableState

    def __init__(self, grab_rim: Grab, grab_dice: Grab) -> None:
        super().__init__("tray", tray)
        self._grabs = {"rim": grab_rim, "felt": grab_dice}
        self.arrows = Arrows()

    def present(self, table: TableState) -> None:
        super().present(table)
        self.arrows.setVisible(table.tray.held)
        if table.tray.held:
            seats, names = table.seating.seat_at, table.game.content.colors
            dice = {side: names[color] for side, color in table.colors.items() if side in seats}
            self.arrows.point(table.layout.tray, table.layout.radius, dice, table.tray.angle)

    def target_at(self, pos: QPointF) -> Target | None:
        return ROLL if self.table.layout.on_tray(pos) == "felt" else None

    def place_of(self, target: Target) -> QRectF | None:
        return self.table.layout.tray_rect if target.kind in ("tray", "roll") else None

    def grab(self, pos: QPointF) -> Grip | None:
        grab = self._grabs.get(self.table.layout.on_tray(pos))
        return None if grab is None else grab(pos)


class Arrows(QGraphicsItem):
    """Arrows on the rim of a gripped tray, to where each die will stop.

    Painted anew for every angle, because no two pictures of it are alike.
    """

    def __init__(self) -> None:
        super().__init__()
        self._radius, self._angle = 1.0, 0.0
        self._dice: Mapping[int, str] = {}
        self.setZValue(zorder.ON_PANEL + 1)
        self.setVisible(False)

    def point(self, centre: QPointF, radius: float, dice: Mapping[int, str], angle: float) -> None:
        """Set the angle of the tray; `dice` are by the side of the screen they will face."""
        self.prepareGeometryChange()
        self._radius, self._dice = radius, dice
        self._angle = angle - round(angle / 90.0) * 90.0
        self.setPos(centre)

    def boundingRect(self) -> QRectF:
        return brush.square(QPointF(0, 0), self._radius * 2.1)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        prepare(painter)
        paint_way_to_rest(painter, QPointF(0, 0), self._radius, self._dice, self._angle)


def tray_buttons(table: TableState) -> PartContent:
    """Show the buttons around a tray being tried: re-roll, keep, rotate."""
    layout, f = table.layout, table.layout.f
    items, regions = dict[str, ItemSpec](), dict[Target, QRectF]()

    def add(key: str, target: Target, rect: QRectF, icon: str) -> None:
        items[key] = button(table, target, rect, table.label(key), 15 * f, zorder.TOOL, icon=icon)
        regions[target] = rect

    if not table.trying:
        return PartContent(items, regions, regions)
    add("orient", Target("tray", (table.tray.quarters,)), layout.orient, "check")
    for n, (target, rect) in enumerate(zip(TURNS, layout.turns, strict=True)):
        items[f"turn:{n}"] = ItemSpec("turning", (bool(n), table.button(target)), rect, zorder.TOOL)
        regions[target] = rect
    cost, possible = table.game.content.reroll_cost, REROLL in table.choices
    again = table.button(REROLL) if possible else "disabled"
    price = (table.label("reroll", cost), cost, again, 13.5 * f)
    items["reroll"] = ItemSpec("reroll", price, layout.reroll, zorder.TOOL)
    shown = regions | {REROLL: layout.reroll}
    return PartContent(items, shown, shown if possible else regions)


def _paint_tray(p: QPainter, rect: QRectF, lit: bool) -> None:
    paint_tray(p, rect.center(), rect.width() / 2, lit=lit)


def _paint_snaps(p: QPainter, rect: QRectF) -> None:
    """Paint where the dice will stop while the tray rotates."""
    r = rect.width() / 2
    line = brush.pen("light_hi", 1.6, 0.6)
    line.setStyle(Qt.PenStyle.DashLine)
    for quarter in range(4):
        place = brush.square(brush.at(rect.center(), quarter, r * WELL), r * 0.42)
        brush.draw_path(p, brush.rounded(place, r * 0.08), None, line)


def _paint_die(p: QPainter, rect: QRectF, die: str, waits: bool, hover: bool) -> None:
    with brush.saved(p):
        if hover:
            brush.glow(p, rect.center(), rect.width() * 0.95, "light", 0.9)
        p.setOpacity(0.55 if waits and not hover else 1.0)
        paint_die(p, rect.center(), rect.width(), die)


def _paint_reroll(p: QPainter, rect: QRectF, label: str, gifts: int, state: str, px: float) -> None:
    """Paint the re-roll button with its price."""
    h = rect.height()
    coins = h * (0.30 + 0.55 * gifts)
    paint_button(p, rect, kind="night", state=state, px=px)
    place = rect.adjusted(8, 0, -coins - 4, -1)
    ink = "night_dusk_ink" if state == "disabled" else "on_seal"
    fits = text_width(label, 9, BOLD, scaled=False) <= place.width()
    text(p, place, label, within(place, px), ink, BOLD, wrap=not fits, floor=9 if fits else 7)
    for n in range(gifts):
        centre = QPointF(rect.right() - h * 0.45 - n * h * 0.6, rect.center().y())
        paint_gift_coin(p, centre, h * 0.31)


RENDERERS = {
    "tray": Renderer(_paint_tray, part=0.13),
    "snaps": Renderer(_paint_snaps),
    "die": Renderer(_paint_die, part=0.5),
    "turning": Renderer(paint_turn_arrow, pixels=12),
    "reroll": Renderer(_paint_reroll, pixels=12),
}
