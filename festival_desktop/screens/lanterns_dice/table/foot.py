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


class Caption(NamedTuple):
    label: str
    die: str = ""
    token: str = ""


class StillOpen(NamedTuple):
    """What the viewer may still shade for."""

    label: str
    chips: tuple[tuple[str, ...], ...]
    """One set of colours for each area."""
    platforms: tuple[str, ...]


class FootData(NamedTuple):
    layout: Layout
    leave: Target | None
    """What the button does."""
    leave_label: str
    primary: bool
    hover: bool
    caption: Caption | StillOpen | None


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
        _caption(r) if r.seating.at_home else None,
    )


def _caption(r: Reading) -> Caption | StillOpen | None:
    if (area := r.taking_back) is not None:
        last = r.history.undoable[area] == r.history.last
        return Caption(r.label("take-back" if last else "take-back-more"))
    if r.preview is not None:
        hovered = r.asked_area
        if hovered is None and r.hovered is not None and r.hovered.kind == "area":
            hovered = r.hovered.key[0]
        die = "" if hovered is None else r.areas[hovered].die
        return Caption(r.label("preview", r.preview), die)
    if r.hovered is not None and r.hovered.kind == "look":
        (seat,) = r.hovered.key
        return Caption(r.label("look", r.session.players[seat].name), token=str(seat + 1))
    if r.tray.trying:
        return Caption(r.label("trial-hint"))
    return _still_open(r)


def _still_open(r: Reading) -> StillOpen | None:
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
    return StillOpen(r.label("still-open"), tuple(chips), platforms) if chips or platforms else None


class FootPart(Part[FootData]):
    def items(self) -> dict[str, ItemSpec]:
        data, layout, shown = self.data, self.data.layout, dict[str, ItemSpec]()
        if data.leave is not None:
            icon = "back" if data.leave == LOOK_BACK else ""
            kind = "primary" if data.primary else "paper"
            state = "hover" if data.hover else "normal"
            face = (data.leave_label, kind, state, icon, layout.px(14))
            shown["leave"] = ItemSpec("button", face, self.leave_rect(), zorder.TOOL, soft=False)
        place, z = self._caption_rect(), zorder.LABEL
        match data.caption:
            case Caption(label, die, token):
                words = (die, label, token, layout.f)
                shown["caption"] = ItemSpec("caption", words, place, z, soft=False)
            case StillOpen(label, chips, platforms):
                line = (label, chips, platforms, layout.f)
                shown["open"] = ItemSpec("open", line, place, z, soft=False)
        return shown

    def leave_rect(self) -> QRectF:
        """The button, as wide as its words; empty if there is none."""
        layout, leave = self.data.layout, self.data.leave
        if leave is None:
            return QRectF(layout.foot.topRight(), QSizeF(0, layout.foot.height()))
        icon = 26.0 if leave == LOOK_BACK else 0.0
        return layout.leave(text_width(self.data.leave_label, layout.px(14), BOLD) + icon)

    def _caption_rect(self) -> QRectF:
        layout = self.data.layout
        room = self.leave_rect().left() - layout.foot.right() - layout.px(10)
        return layout.foot.adjusted(0, 0, room, 0)

    def regions(self) -> Regions:
        return {} if self.data.leave is None else {self.data.leave: self.leave_rect()}

    def stops(self) -> Regions:
        return self.regions()

    def place_of(self, target: Target) -> QRectF | None:
        return self.leave_rect() if target.kind in ("done", "pass", "look-back") else None
