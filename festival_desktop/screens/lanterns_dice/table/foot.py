"""The line below the lake, a sentence and a button that leaves the rest; and the way back."""

from PySide6.QtCore import QRectF

from festival_desktop.art.type import BOLD, text_width
from festival_desktop.games.lanterns_dice.lake import members, pool_name
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.play.table import TAKE, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import NOTHING, Shown
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.screens.lanterns_dice.table.targets import DONE, LOOK_BACK, PASS
from festival_desktop.tables.lanterns_dice.needs import launchable
from festival_desktop.tables.lanterns_dice.vocabulary import Count


def foot(table: TableState) -> Shown:
    if not table.seating.at_home:
        return _take(table)
    layout, items, regions = table.layout, dict[str, ItemSpec](), dict[Target, QRectF]()
    place, gap = QRectF(layout.foot), layout.px(10)
    leave = next((target for target in (DONE, PASS) if target in table.choices), None)
    if leave is not None:
        label, px, launching = table.label(leave.kind), layout.px(14), leave == PASS
        regions[leave] = rect = layout.leave(text_width(label, px, BOLD), launching)
        primary = not launching and not table.lit
        kind = "primary" if primary else "paper"
        button = (label, kind, table.button(leave), "", px)
        items["leave"] = ItemSpec("button", button, rect, zorder.TOOL, soft=False)
        if launching:
            place.setLeft(rect.right() + gap)
        else:
            place.setRight(rect.left() - gap)
    if (line := _line(table)) is not None:
        kind, face = line
        items[kind] = ItemSpec(kind, face, place, zorder.LABEL, soft=False)
    return Shown(items, regions, regions)


def _take(table: TableState) -> Shown:
    """Whoever it belongs to may take the sheet that is looked at."""
    target = Target(TAKE, (table.seating.shown,))
    if table.seating.shown not in table.takable:
        return NOTHING
    label, px = table.label("take-here"), table.layout.px(14)
    rect = table.layout.leave(text_width(label, px, BOLD), False)
    face = (label, "primary", table.button(target), "", px)
    items = {"take": ItemSpec("button", face, rect, zorder.TOOL, soft=False)}
    return Shown(items, {target: rect}, {target: rect})


def way_back(table: TableState) -> Shown:
    """A button in the head of a sheet that is not the own one, or hides the rest of the table."""
    if table.seating.at_home and not table.layout.large:
        return NOTHING
    label = table.label("show-table" if table.seating.at_home else "look-back")
    face = (label, "primary", table.button(LOOK_BACK), "back", table.layout.px(13.5))
    items = {"look-back": ItemSpec("button", face, table.layout.back, zorder.TOOL, soft=False)}
    regions = {LOOK_BACK: table.layout.back}
    return Shown(items, regions, regions)


def _line(table: TableState) -> tuple[str, tuple[object, ...]] | None:
    """The sentence: the kind of its item, and its face."""
    die = token = ""
    if (area := table.taking_back) is not None:
        last = table.position.history.undoable[area] == table.position.history.last
        words = table.label("take-back" if last else "take-back-more")
    elif table.preview is not None:
        shaded = (change.key[0] for change in table.preview.changes if change.what == Count.AREA)
        die = next((table.areas[area].die for area in shaded), "")
        words = table.label("preview", table.preview)
    elif table.hovered is not None and table.hovered.kind in ("look", TAKE):
        (seat,), kind = table.hovered.key, table.hovered.kind
        words = table.label(kind, table.session.players[seat].name)
        token = str(seat + 1) if kind == "look" else ""
    elif table.tray.trying:
        words = table.label("trial-hint")
    else:
        return _still_open(table)
    return "caption", (die, words, token, table.layout.f)


def _still_open(table: TableState) -> tuple[str, tuple[object, ...]] | None:
    """What the viewer would leave: fireworks; or colours, one set for each area, and platforms."""
    view, colors, own = table.view, table.game.content.colors, table.seating.own
    if tiles := launchable(table.game, view, table.session.moves):
        return _caption(table, "could-launch", tiles)
    if view.stage is not SHADE or view.seat != own:
        return None
    chips: list[tuple[str, ...]] = []
    if view.die_open and (color := table.faced(own)) is not None:
        chips.append((colors[color],))
    if view.bonus_open:
        chips.append((colors[table.own_sheet.rows[view.turn][0]],))
    chips += (tuple(colors[n] for n in members(granted)) for granted in view.grants)
    platforms = tuple(map(pool_name, members(view.platforms)))
    if not chips and not platforms:
        favour = any(target.kind == "card" for target in table.choices)
        return _caption(table, "could-ask") if favour else None
    return "open", (table.label("still-open"), tuple(chips), platforms, table.layout.f)


def _caption(table: TableState, key: str, *values: object) -> tuple[str, tuple[object, ...]]:
    return "caption", ("", table.label(key, *values), "", table.layout.f)
