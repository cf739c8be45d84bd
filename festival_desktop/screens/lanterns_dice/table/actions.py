"""What to do: the line below the lake, a sentence and a button that leaves the rest; the way back;
and the buttons that ask what an area is shaded for, beside it."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.buttons import paint_button
from festival_desktop.art.surfaces import paint_key_cap
from festival_desktop.art.type import BOLD, LEFT, MEDIUM, number, text, text_width, within
from festival_desktop.games.lanterns_dice.lake import members, pool_name
from festival_desktop.games.lanterns_dice.moves import DIE, EMPEROR, TURN_BONUS
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.models.session import PASS
from festival_desktop.play.table import TAKE, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.buttons import button
from festival_desktop.scenes.shown import NOTHING, ItemSpec, Renderer, Shown
from festival_desktop.screens.lanterns_dice.pictures.die_signs import paint_chip
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.needs import launchable
from festival_desktop.tables.lanterns_dice.vocabulary import Count

DONE, LOOK_BACK = Target("done"), Target("look-back")
Sentence = tuple[str, tuple[object, ...]]
"""The kind of its item, and its face."""

# -- below the lake -----------------------------------------------------------------------------


def foot(table: TableState) -> Shown:
    layout, shown, f = table.layout, table.seating.shown, table.layout.f
    place, at_home = QRectF(layout.foot), table.seating.at_home
    leave = next((target for target in (DONE, PASS) if target in table.choices), None)
    if not at_home:  # whoever it belongs to may take the sheet that is looked at
        leave = Target(TAKE, (shown,)) if shown in table.takable else None
    items, regions = dict[str, ItemSpec](), dict[Target, QRectF]()
    if leave is not None:
        label, launching = table.label(leave.kind if at_home else "take-here"), leave == PASS
        regions[leave] = rect = layout.leave(text_width(label, 14 * f, BOLD), launching)
        primary = not (at_home and (launching or table.lit))
        items["leave" if at_home else "take"] = button(
            table, leave, rect, label, 14 * f, zorder.TOOL, kind="primary" if primary else "paper"
        )
        if launching:
            place.setLeft(rect.right() + 10 * f)
        else:
            place.setRight(rect.left() - 10 * f)
    if at_home and (line := _line(table)) is not None:
        kind, words = line
        items[kind] = ItemSpec(kind, words, place, zorder.LABEL, soft=False)
    return Shown(items, regions, regions)


def way_back(table: TableState) -> Shown:
    """A button in the head of a sheet that is not the own one, or hides the rest of the table."""
    if table.seating.at_home and not table.layout.large:
        return NOTHING
    label = table.label("show-table" if table.seating.at_home else "look-back")
    place, px = table.layout.back, 13.5 * table.layout.f
    way = button(table, LOOK_BACK, place, label, px, zorder.TOOL, icon="back")
    regions = {LOOK_BACK: place}
    return Shown({"look-back": way}, regions, regions)


def _line(table: TableState) -> Sentence | None:
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
    elif table.trying:
        words = table.label("trial-hint")
    elif tiles := launchable(table.game, table.view, table.session.moves):
        words = table.label("could-launch", tiles)
    else:
        return _still_open(table)
    return "caption", (die, words, token, table.layout.f)


def _still_open(table: TableState) -> Sentence | None:
    """What the viewer would leave: colours, one set for each area, and platforms; or a favour."""
    view, names, f = table.view, table.game.content.colors, table.layout.f
    if view.stage is not SHADE or view.seat != table.seating.own:
        return None
    found = [(_color(table, DIE),)] if view.die_open else []
    found += [(_color(table, TURN_BONUS),)] if view.bonus_open else []
    chips = *found, *(tuple(names[n] for n in members(granted)) for granted in view.grants)
    platforms = tuple(map(pool_name, members(view.platforms)))
    if chips or platforms:
        return "open", (table.label("still-open"), chips, platforms, f)
    favour = any(target.kind == "card" for target in table.choices)
    return ("caption", ("", table.label("could-ask"), "", f)) if favour else None


def _color(table: TableState, source: int) -> str:
    """The colour that is shaded for the die or the turn bonus; empty for other sources."""
    color, seating = None, table.seating
    if source == DIE:
        color = table.colors.get(seating.sides[seating.own])
    elif source == TURN_BONUS:
        color = table.own_sheet.rows[table.view.turn][0]
    return "" if color is None else table.game.content.colors[color]


# -- what an area is shaded for -----------------------------------------------------------------


def ways(table: TableState) -> Shown:
    area, layout = table.asked_area, table.layout
    if area is None or not table.seating.at_home:
        return NOTHING
    found = sorted(
        (target for target in table.choices if target.kind in ("by", "area")),
        key=lambda target: (target.kind == "area", target.key),
    )
    regions = dict(zip(found, _beside(layout, area // 2, len(found)), strict=True))
    items = dict[str, ItemSpec]()
    for n, (target, rect) in enumerate(regions.items()):
        # An area is the other half of a pool that the emperor lets you shade whole.
        source, *platform = target.key if target.kind == "by" else (int(EMPEROR),)
        label = table.label(f"by:{source}", *map(pool_name, platform))
        face = (label, _color(table, source), table.button(target), 14 * layout.f)
        items[f"way:{n}"] = ItemSpec("way", face, rect, zorder.BADGE)
    return Shown(items, regions, regions)


def _beside(layout: Layout, pool: int, number: int) -> Iterable[QRectF]:
    """Places below each other beside a pool."""
    cell, bed, f = layout.pools[pool], layout.bed, layout.f
    wide, high, gap = 178 * f, 32 * f * layout.t, 4 * f
    right = cell.right() + wide + gap < bed.right()
    x = cell.right() + gap if right else cell.left() - gap - wide
    y = cell.center().y() - number * (high + gap) / 2
    y = min(max(y, bed.top()), bed.bottom() - number * (high + gap))
    return (QRectF(x, y + n * (high + gap), wide, high) for n in range(number))


# -- painters -----------------------------------------------------------------------------------


def _paint_open(
    p: QPainter,
    rect: QRectF,
    label: str,
    chips: tuple[tuple[str, ...], ...],
    platforms: tuple[str, ...],
    f: float,
) -> None:
    """What may still be shaded for: chips of colours, and platforms."""
    h = rect.height()
    wide = min(text_width(label, 14 * f, MEDIUM) + 4, rect.width() * 0.5)
    line = QRectF(rect.left(), rect.top(), wide, h)
    text(p, line, label, within(line, 14 * f), "ink_soft", MEDIUM, LEFT, floor=8)
    x, radius = line.right() + 10 * f, min(11 * f, h * 0.4)
    for dice in chips:
        for die in dice:
            paint_chip(p, QPointF(x + radius, rect.center().y()), radius, die)
            x += radius * (1.45 if len(dice) > 2 else 2.2)
        x += radius * (1.3 if len(dice) > 2 else 0.5)
    for name in platforms:
        box = brush.square(QPointF(x + radius, rect.center().y()), radius * 1.9)
        fill = brush.down(box, "platform0", "platform1")
        brush.put_rounded(p, box, 3, fill, brush.outline("stone_edge", 1.2))
        text(p, box, name, radius * 0.95, "stone_edge", BOLD, scaled=False, floor=6)
        x += radius * 2.4


def _paint_caption(p: QPainter, rect: QRectF, die: str, label: str, key: str, f: float) -> None:
    """What the move under the pointer would do, or what a key does."""
    left = rect.left()
    if key:
        cap = brush.square(QPointF(left + 11 * f, rect.center().y()), 21 * f)
        paint_key_cap(p, cap)
        number(p, cap, key, 13 * f)
        left += 30 * f
    elif die:
        paint_chip(p, QPointF(left + 11 * f, rect.center().y()), 10 * f, die)
        left += 28 * f
    place = QRectF(left, rect.top(), rect.right() - left, rect.height())
    fits = text_width(label, 14.5 * f, MEDIUM) <= place.width()
    px = 14.5 * f if fits else 13 * f
    text(p, place, label, px, "ink", MEDIUM, LEFT, wrap=not fits, floor=9)


def _paint_way(p: QPainter, rect: QRectF, label: str, die: str, state: str, px: float) -> None:
    """One of several things an area could be shaded for."""
    paint_button(p, rect, kind="paper", state=state, px=px)
    h, left = rect.height(), rect.left() + 8
    if die:
        paint_chip(p, QPointF(left + h * 0.3, rect.center().y() - 1), h * 0.3, die)
        left += h * 0.75
    place = QRectF(left, rect.top() - 1, rect.right() - 8 - left, h)
    text(p, place, label, within(place, px), "ink", MEDIUM, LEFT, floor=8)


RENDERERS = {
    "open": Renderer(_paint_open, pixels=3),
    "caption": Renderer(_paint_caption, pixels=3),
    "way": Renderer(_paint_way, pixels=12),
}
