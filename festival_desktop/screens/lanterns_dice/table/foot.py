"""The line below the lake: a sentence about what is under the pointer, and a button at its end."""

from PySide6.QtCore import QRectF

from festival_desktop.art.type import BOLD, text_width
from festival_desktop.games.lanterns_dice.lake import members, pool_name
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.lanterns_dice.table.reading import Reading
from festival_desktop.screens.lanterns_dice.table.targets import DONE, LOOK_BACK, PASS
from festival_desktop.tables.lanterns_dice.vocabulary import Count


def foot(r: Reading) -> Shown:
    layout, items, regions = r.layout, dict[str, ItemSpec](), dict[Target, QRectF]()
    leave: Target | None = LOOK_BACK
    if r.seating.at_home:
        leave = next((target for target in (DONE, PASS) if target in r.choices), None)
    end = layout.foot.right()
    if leave is not None:
        label, px, icon = r.label(leave.kind), layout.px(14), "back" if leave == LOOK_BACK else ""
        regions[leave] = rect = layout.leave(text_width(label, px, BOLD) + (26.0 if icon else 0.0))
        primary = leave == PASS or (leave == DONE and not r.lit)
        state = "hover" if r.hovered == leave else "normal"
        button = (label, "primary" if primary else "paper", state, icon, px)
        items["leave"] = ItemSpec("button", button, rect, zorder.TOOL, soft=False)
        end = rect.left()
    line = _line(r) if r.seating.at_home else None
    if line is not None:
        kind, face = line
        place = layout.foot.adjusted(0, 0, end - layout.foot.right() - layout.px(10), 0)
        items[kind] = ItemSpec(kind, face, place, zorder.LABEL, soft=False)
    return Shown(items, regions, regions)


def _line(r: Reading) -> tuple[str, tuple[object, ...]] | None:
    """The sentence: the kind of its item, and its face."""
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
