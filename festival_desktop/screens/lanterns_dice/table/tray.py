"""The tray with its dice, the name plates around it, and its buttons."""

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.lanterns_dice import state as stages
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Grip, Part, Regions
from festival_desktop.screens.lanterns_dice.pictures.tray import DIE, WELL
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.reading import Reading
from festival_desktop.screens.lanterns_dice.table.targets import REROLL, ROLL, TURNS
from festival_desktop.tables.lanterns_dice.tray import free_areas

TILTS = (6, -8, -4, 9)
"""Degrees by which the dice lie crooked."""
LEAN = 14.0
"""Degrees by which they lean while the tray turns."""


class TrayData(NamedTuple):
    layout: Layout
    angle: float
    side: int
    """Where the side of the tray that lay in the north is on the screen before it is turned."""
    dice: tuple[tuple[str, int, str], ...]
    """Key, number and colour of each die."""
    trying: bool
    waits: bool
    """The dice are to be rolled."""
    hover: bool
    held: bool


def tray_data(r: Reading) -> TrayData:
    colors, waits = r.game.content.colors, ROLL in r.choices
    return TrayData(
        r.layout,
        r.angle,
        r.seating.turning.quarters,
        tuple((d.id, d.place.index[0], colors[d.face[0]]) for d in r.pieces.area("tray")),
        r.trying,
        waits,
        r.hovered in (REROLL, ROLL) and r.hovered in r.choices,
        r.rim_held,
    )


class TrayPart(Part[TrayData]):
    def __init__(self, grab_rim: Callable[[QPointF], Grip | None]) -> None:
        super().__init__()
        self._grab_rim = grab_rim

    def items(self) -> dict[str, ItemSpec]:
        data, rect = self.data, self.data.layout.tray_rect
        rect.moveTo(round(rect.left()), round(rect.top()))  # crisp, and still while it turns
        lit = data.trying or data.waits
        turned = data.angle % 90.0
        shown = {"tray": ItemSpec("tray", (lit,), rect, zorder.PANEL, rotation=turned, soft=False)}
        for key, number, color in data.dice:
            shown[key] = ItemSpec(
                "die", (color, data.waits, data.hover), self.die_rect(number), zorder.ON_PANEL,
                rotation=self.tilt(number), soft=False,
            )  # fmt: skip
        if data.held:
            shown["snaps"] = ItemSpec("snaps", (), rect, zorder.LABEL, soft=False)
        return shown

    def die_rect(self, number: int) -> QRectF:
        """Where a die lies now; they keep their places in the tray."""
        layout = self.data.layout
        turn = math.radians((number + self.data.side) * 90.0 + self.data.angle - 90.0)
        far, side = layout.radius * WELL, layout.radius * DIE
        x = layout.tray.x() + far * math.cos(turn)
        y = layout.tray.y() + far * math.sin(turn) - layout.radius * 0.03
        return QRectF(x - side / 2, y - side / 2, side, side)

    def tilt(self, number: int) -> float:
        """How a die lies: upright so that it can be read, and leaning while the tray turns."""
        return TILTS[number] + LEAN * math.sin(math.radians(4 * self.data.angle))

    def target_at(self, pos: QPointF) -> Target | None:
        if self.data.layout.on_tray(pos) != "felt":
            return None
        return REROLL if self.data.trying else ROLL

    def place_of(self, target: Target) -> QRectF | None:
        whole = target.kind in ("tray", "roll", "reroll")
        return self.data.layout.tray_rect if whole else None

    def grab(self, pos: QPointF) -> Grip | None:
        return self._grab_rim(pos) if self.data.layout.on_tray(pos) == "rim" else None


class PlatesData(NamedTuple):
    layout: Layout
    faces: tuple[tuple[int, str, tuple[object, ...]], ...]
    """Side of the screen, kind of plate, and its face."""


def plates_data(r: Reading) -> PlatesData:
    return PlatesData(r.layout, tuple((side, *_plate(r, side)) for side in r.layout.plates))


def _plate(r: Reading, side: int) -> tuple[str, tuple[object, ...]]:
    # What fell is told when the dice have come to rest.
    color = None if r.rolling else r.color_at(side)
    die, f = "" if color is None else r.game.content.colors[color], r.layout.f
    seat = r.seating.seat_at.get(side)
    if seat is None:
        return "nobody", (r.label("nobody"), die, f)
    name = left = ""
    if color is not None:
        name = r.label(f"color:{color}")
        if r.view.stage is not stages.ROLL:
            left = r.label("areas-left", len(free_areas(r.game, r.view, seat, 1 << color)))
    player, active = r.players[seat], r.active == seat
    return "plate", (seat, player.name, player.computer, die, name, left, active, f)


class PlatesPart(Part[PlatesData]):
    """Who sits at each side, and the colour that seat faces."""

    def items(self) -> dict[str, ItemSpec]:
        plates = self.data.layout.plates
        return {
            f"plate:{side}": ItemSpec(kind, face, plates[side], zorder.PANEL, soft=False)
            for side, kind, face in self.data.faces
        }


class TrayButtonsData(NamedTuple):
    layout: Layout
    act: Target | None
    """What the button below the tray does: roll, or leave it so."""
    act_label: str
    hint: str
    """Instead of that button: how the tray is turned."""
    trying: bool
    reroll: tuple[str, int, bool]
    """Its label, its cost, and whether it is possible."""
    hovered: Target | None


def tray_buttons_data(r: Reading) -> TrayButtonsData:
    label, cost = r.label, r.game.content.reroll_cost
    act = Target("tray", (r.quarters,)) if r.trying else None
    if act is None and ROLL in r.choices:
        act = ROLL
    kinds = ("tray", "roll", "turn", "reroll")
    return TrayButtonsData(
        r.layout,
        act,
        "" if act is None else label("roll" if act == ROLL else "orient"),
        label("tray-hint") if act is None and r.position.history.just_oriented else "",
        r.trying,
        (label("reroll", cost), cost, REROLL in r.choices),
        r.hovered if r.hovered is not None and r.hovered.kind in kinds else None,
    )


class TrayButtons(Part[TrayButtonsData]):
    def _state(self, target: Target) -> str:
        return "hover" if self.data.hovered == target else "normal"

    def items(self) -> dict[str, ItemSpec]:
        data, layout, shown = self.data, self.data.layout, dict[str, ItemSpec]()
        if data.act is not None:
            icon = "dice" if data.act == ROLL else "check"
            face = (data.act_label, "primary", self._state(data.act), icon, layout.px(15))
            shown["act"] = ItemSpec("button", face, layout.act, zorder.TOOL)
        elif data.hint:
            note = (data.hint, layout.px(13), "on_sky", "center", False)
            shown["tray-hint"] = ItemSpec("note", note, layout.act, zorder.TOOL)
        if not data.trying:
            return shown
        label, cost, possible = data.reroll
        again = (label, cost, self._state(REROLL) if possible else "disabled", layout.px(13.5))
        shown["reroll"] = ItemSpec("reroll", again, layout.reroll, zorder.TOOL)
        for n, target in enumerate(TURNS):
            turning = (bool(n), self._state(target))
            shown[f"turn:{n}"] = ItemSpec("turning", turning, layout.turns[n], zorder.TOOL)
        return shown

    def regions(self) -> Regions:
        data, layout = self.data, self.data.layout
        found = {} if data.act is None else {data.act: layout.act}
        if data.trying:
            found |= dict(zip(TURNS, layout.turns, strict=True))
            found[REROLL] = layout.reroll
        return found

    def stops(self) -> Regions:
        possible = self.data.reroll[2]
        return {t: rect for t, rect in self.regions().items() if t != REROLL or possible}
