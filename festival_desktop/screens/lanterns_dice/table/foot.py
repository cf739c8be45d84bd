"""The line below the lake: a sentence about what is under the pointer, and a button at its end."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSizeF

from festival_desktop.art.type import BOLD, text_width
from festival_desktop.games.lanterns_dice.lake import members, pool_name
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.reading import Reading
from festival_desktop.screens.lanterns_dice.table.targets import DONE, LOOK_BACK, PASS
from festival_desktop.tables.lanterns_dice.vocabulary import Count


class FootData(NamedTuple):
    layout: Layout
    leave: Target | None
    """What the button does."""
    leave_label: str
    primary: bool
    hover: bool
    line: tuple[str, tuple[object, ...]] | None
    """The sentence: the kind of its item, and its face."""


def foot_data(r: Reading) -> FootData:
    leave: Target | None = LOOK_BACK
    if r.seating.at_home:
        leave = next((target for target in (DONE, PASS) if target in r.choices), None)
    return FootData(
        r.layout,
        leave,
        "" if leave is None else r.label(leave.kind),
        leave == PASS or (leave == DONE and not r.lit),
        leave is not None and r.hovered == leave,
        _line(r) if r.seating.at_home else None,
    )


def _line(r: Reading) -> tuple[str, tuple[object, ...]] | None:
    die = token = ""
    if (area := r.taking_back) is not None:
        last = r.position.history.undoable[area] == r.position.history.last
        words = r.label("take-back" if last else "take-back-more")
    elif r.preview is not None:
        shaded = (change.key[0] for change in r.preview.changes if change.what == Count.AREA)
        die = next((r.areas[area].die for area in shaded), "")
        words = r.label("preview", r.preview)
    elif r.hovered is not None and r.hovered.kind == "look":
        (seat,) = r.hovered.key
        words, token = r.label("look", r.session.players[seat].name), str(seat + 1)
    elif r.tray.trying:
        words = r.label("trial-hint")
    else:
        return _still_open(r)
    return "caption", (die, words, token, r.layout.f)


def _still_open(r: Reading) -> tuple[str, tuple[object, ...]] | None:
    """Colours the viewer may still shade for, one set for each area, and platforms."""
    view, colors, own = r.view, r.game.content.colors, r.seating.own
    if view.stage is not SHADE or view.seat != own:
        return None
    chips: list[tuple[str, ...]] = []
    if view.die_open and (color := r.faced(own)) is not None:
        chips.append((colors[color],))
    if view.bonus_open:
        chips.append((colors[r.own_sheet.rows[view.turn][0]],))
    chips += (tuple(colors[n] for n in members(granted)) for granted in view.grants)
    platforms = tuple(map(pool_name, members(view.platforms)))
    if not chips and not platforms:
        return None
    return "open", (r.label("still-open"), tuple(chips), platforms, r.layout.f)


class FootPart(Part[FootData]):
    def items(self) -> dict[str, ItemSpec]:
        data, layout, shown = self.data, self.data.layout, dict[str, ItemSpec]()
        if data.leave is not None:
            icon = "back" if data.leave == LOOK_BACK else ""
            kind = "primary" if data.primary else "paper"
            state = "hover" if data.hover else "normal"
            button = (data.leave_label, kind, state, icon, layout.px(14))
            shown["leave"] = ItemSpec("button", button, self.leave_rect(), zorder.TOOL, soft=False)
        if data.line is not None:
            kind, face = data.line
            room = self.leave_rect().left() - layout.foot.right() - layout.px(10)
            place = layout.foot.adjusted(0, 0, room, 0)
            shown[kind] = ItemSpec(kind, face, place, zorder.LABEL, soft=False)
        return shown

    def leave_rect(self) -> QRectF:
        """The button, as wide as its words; empty if there is none."""
        layout, leave = self.data.layout, self.data.leave
        if leave is None:
            return QRectF(layout.foot.topRight(), QSizeF(0, layout.foot.height()))
        icon = 26.0 if leave == LOOK_BACK else 0.0
        return layout.leave(text_width(self.data.leave_label, layout.px(14), BOLD) + icon)

    def regions(self) -> Regions:
        return {} if self.data.leave is None else {self.data.leave: self.leave_rect()}

    def stops(self) -> Regions:
        return self.regions()

    def place_of(self, target: Target) -> QRectF | None:
        return self.leave_rect() if target.kind in ("done", "pass", "look-back") else None
