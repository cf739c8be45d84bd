"""The action panel next to the stacks, where every part of a turn ends.

It also has the buttons that ask what an area is shaded for.
"""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.buttons import paint_button
from festival_desktop.art.surfaces import paint_key_cap, paint_panel
from festival_desktop.art.type import BOLD, LEFT, MEDIUM, number, text, within
from festival_desktop.games.lanterns_dice.lake import members, pool_name
from festival_desktop.games.lanterns_dice.moves import DIE, EMPEROR, TURN_BONUS, Launch
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.models.session import END_TURN, NEXT_MOVE, PASS, SCORES
from festival_desktop.play.table import TAKE, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.buttons import Kind, button
from festival_desktop.scenes.panel import Column, Label, Picture, Row, Space
from festival_desktop.scenes.shown import NOTHING, ItemSpec, PartContent, Renderer
from festival_desktop.screens.lanterns_dice.pictures.die_signs import paint_chip
from festival_desktop.screens.lanterns_dice.pictures.lake import paint_rank
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.rolling import ROLL
from festival_desktop.screens.lanterns_dice.table.table_state import RANKS, TableState
from festival_desktop.tables.lanterns_dice.vocabulary import Count

DONE, LOOK_BACK, PLACES = Target("done"), Target("look-back"), Target("places")
LAUNCH, LEAVE, KEEP = Target("launch-best"), Target("leave"), Target("keep")
PUT_BACK = Target("put-back")
KEYS = (("R", "turn"), ("F", "flip"), ("G", "places"))
LEGEND_TURNS = 3
"""Number of turns in which the legend of the highlights is shown."""
GOING_ON = {END_TURN: "done", NEXT_MOVE: "next-move", SCORES: "scores"}

# -- beside the stacks --------------------------------------------------------------------------


class Panel:
    """Collects the items and buttons of the panel."""

    def __init__(self, table: TableState) -> None:
        self.table, self.layout = table, table.layout
        self.items = dict[str, ItemSpec]()
        self.regions = dict[Target, QRectF]()
        self.signs = dict[Target, QRectF]()
        """Targets that can only be explained at the moment."""

    def add(
        self,
        key: str,
        target: Target,
        rect: QRectF,
        words: str,
        kind: Kind = "primary",
        note: str = "",
        icon: str = "",
    ) -> None:
        px = (16 if rect == self.layout.main else 13.5) * self.layout.u
        if note:  # Both lines are needed, even at large font sizes.
            px /= self.layout.t
        self.items[key] = button(
            self.table, target, rect, words, px, zorder.TOOL, kind=kind, note=note, icon=icon
        )
        self.regions[target] = rect

    def rest(self) -> None:
        """Show a disabled button to end the part, and what must be done first."""
        label, px = self.table.label("done"), 13.5 * self.layout.u
        self.items["leave"] = button(
            self.table, DONE, self.layout.leave, label, px, zorder.TOOL, enabled=False
        )
        self.signs[END_TURN] = self.layout.leave

    def say(self, words: str, die: str = "", key: str = "") -> None:
        face = (die, words, key, self.layout.u)
        self.items["caption"] = ItemSpec(
            "caption", face, self.layout.main, zorder.LABEL, soft=False
        )


def foot(table: TableState) -> PartContent:
    layout, panel = table.layout, Panel(table)
    active = table.session.viewer is not None and bool(table.choices)
    panel.items["act"] = ItemSpec("act", (active,), layout.act, zorder.PANEL, soft=False)
    if layout.large or not table.seating.at_home:
        label = table.label("show-table" if table.seating.at_home else "look-back")
        panel.add("look-back", LOOK_BACK, layout.back, label, "wood", icon="back")
    if table.seating.at_home:
        _own(panel)
    else:
        _look(panel)
    return PartContent(panel.items, panel.regions, panel.regions, panel.signs)


def _look(panel: Panel) -> None:
    """Show another player's sheet; its owner may take the turn."""
    table, seat = panel.table, panel.table.seating.shown
    if seat in table.takable:
        panel.add("take", Target(TAKE, (seat,)), panel.layout.leave, table.label("take-here"))
        return
    name = table.label("lake", table.session.players[seat].name)
    face = ("", name, str(seat + 1), panel.layout.u)
    panel.items["caption"] = ItemSpec("caption", face, panel.layout.leave, zorder.LABEL, soft=False)


def _own(panel: Panel) -> None:
    table, layout, choices = panel.table, panel.layout, panel.table.choices
    pending_action = next((target for target in GOING_ON if target in choices), None)
    if pending_action is not None:
        panel.add("leave", pending_action, layout.leave, table.label(GOING_ON[pending_action]))
        panel.say(table.label("turn-over") if pending_action == END_TURN else "")
    elif ROLL in choices:
        panel.rest()
        panel.add("roll", ROLL, layout.main, table.label("roll"), icon="dice")
    elif table.held is not None:
        _hold(panel)
    elif table.best is not None:
        _launch(panel)
    elif DONE in choices:
        _shade(panel)
    elif table.trying:
        panel.rest()
        _tell(panel, table.label("trial-hint"))
    else:
        panel.rest()
        _launch_later(panel)


def _launch_later(panel: Panel) -> bool:
    """Offer to launch as soon as everyone has shaded; return False if nothing can be."""
    table = panel.table
    if not table.position.later or table.position.unused or table.planned:
        return False
    _launch_button(panel, table.position.later[0], panel.layout.main)
    return True


def _launch_button(panel: Panel, launch: Launch, place: QRectF) -> None:
    """Show the launch button with the points, and what and where if there is room."""
    table, note = panel.table, ""
    if place == panel.layout.main:
        where = members(table.game.fireworks.pools[launch])[0]
        note = table.label("launch-where", launch.shape, pool_name(where))
    words = table.label("launch-best", table.position.points_of(launch))
    panel.add("launch", LAUNCH, place, words, note=note)


def _hold(panel: Panel) -> None:
    """Show the keys for the held tile."""
    table, layout = panel.table, panel.layout
    tile = table.held
    assert tile is not None
    hints = tuple((key, table.label(f"key:{name}")) for key, name in KEYS)
    face = (hints, tile.everywhere, table.button(PLACES), layout.u)
    panel.items["keys"] = ItemSpec("keys", face, layout.main, zorder.TOOL, soft=False)
    panel.regions[PLACES] = layout.main
    panel.add("leave", PUT_BACK, layout.leave, table.label("put-back"), "night")


def _launch(panel: Panel) -> None:
    """Offer the best launch with one press; leaving it takes two."""
    table, layout, best = panel.table, panel.layout, panel.table.best
    assert best is not None
    if table.asking:
        points = table.position.points_of(best)
        _launch_button(panel, best, layout.main_asked)
        panel.add("give-up", PASS, layout.give_up, table.label("give-up", points), "night")
        panel.add("leave", KEEP, layout.leave, table.label("keep-launch"), "paper")
        return
    _launch_button(panel, best, layout.main)
    panel.add("leave", LEAVE, layout.leave, table.label("leave-launch"), "night")


def _shade(panel: Panel) -> None:
    """Show what can still be shaded, and the button to be done."""
    table, layout = panel.table, panel.layout
    if table.asking:
        face = ("", table.label("ask-unshaded"), "", layout.u)
        place = layout.main_asked
        panel.items["caption"] = ItemSpec("caption", face, place, zorder.LABEL, soft=False)
        panel.add("give-up", DONE, layout.give_up, table.label("give-up-shades"), "night")
        panel.add("leave", KEEP, layout.leave, table.label("keep-shading"), "paper")
        return
    if table.position.unused:
        panel.add("leave", LEAVE, layout.leave, table.label("leave-rest"), "night")
    else:
        later = _launch_later(panel)
        kind: Kind = "night" if later else "primary"
        panel.add("leave", DONE, layout.leave, table.label("done"), kind)
        if later:
            return
    _tell(panel, "")


def _tell(panel: Panel, otherwise: str) -> None:
    """Describe the move under the pointer; else what is open, or the legend of the light."""
    table, u = panel.table, panel.layout.u
    if (area := table.taking_back) is not None:
        last = table.position.history.undoable[area] == table.position.history.last
        panel.say(table.label("take-back" if last else "take-back-more"))
    elif table.preview is not None:
        shaded = (change.key[0] for change in table.preview.changes if change.what == Count.AREA)
        die = next((table.areas[area].die for area in shaded), "")
        panel.say(table.label("preview", table.preview), die)
    elif table.hovered is not None and table.hovered.kind in ("look", TAKE):
        (seat,), kind = table.hovered.key, table.hovered.kind
        key = str(seat + 1) if kind == "look" else ""
        panel.say(table.label(kind, table.session.players[seat].name), key=key)
    elif table.lit and not table.trying and table.view.turn < LEGEND_TURNS:
        rows = tuple((rank, table.label(f"rank:{rank}")) for rank in RANKS)
        face = (rows, u)
        panel.items["legend"] = ItemSpec(
            "legend", face, panel.layout.main, zorder.LABEL, soft=False
        )
    elif (found := _still_open(table)) is not None:
        panel.items["open"] = ItemSpec("open", found, panel.layout.main, zorder.LABEL, soft=False)
    elif otherwise:
        panel.say(otherwise)


def _still_open(table: TableState) -> tuple[object, ...] | None:
    """Return what the viewer would give up: colours, one set per area, and platforms."""
    view, names = table.view, table.game.content.colors
    if view.stage is not SHADE or view.seat != table.seating.own:
        return None
    found = [(_color(table, DIE),)] if view.die_open else []
    found += [(_color(table, TURN_BONUS),)] if view.bonus_open else []
    chips = *found, *(tuple(names[n] for n in members(granted)) for granted in view.grants)
    platforms = tuple(map(pool_name, members(view.platforms)))
    return (
        (table.label("still-open"), chips, platforms, table.layout.u)
        if chips or platforms
        else None
    )


def _color(table: TableState, source: int) -> str:
    """Return the colour shaded for the die or the turn bonus; empty for other sources."""
    color, seating = None, table.seating
    if source == DIE:
        color = table.colors.get(seating.sides[seating.own])
    elif source == TURN_BONUS:
        color = table.own_sheet.rows[table.view.turn][0]
    return "" if color is None else table.game.content.colors[color]


# -- sources for shading an area ----------------------------------------------------------------


def ways(table: TableState) -> PartContent:
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
        # The area is the second half of a pool that the emperor allows to be shaded completely.
        source, *platform = target.key if target.kind == "by" else (int(EMPEROR),)
        label = table.label(f"by:{source}", *map(pool_name, platform))
        face = (label, _color(table, source), table.button(target), 14 * layout.f)
        items[f"way:{n}"] = ItemSpec("way", face, rect, zorder.BADGE)
    return PartContent(items, regions, regions)


def _beside(layout: Layout, pool: int, number: int) -> Iterable[QRectF]:
    """Yield places below each other next to a pool."""
    cell, bed, f = layout.pools[pool], layout.bed, layout.f
    wide, high, gap = 178 * f, 32 * f * layout.t, 4 * f
    right = cell.right() + wide + gap < bed.right()
    x = cell.right() + gap if right else cell.left() - gap - wide
    y = cell.center().y() - number * (high + gap) / 2
    y = min(max(y, bed.top()), bed.bottom() - number * (high + gap))
    return (QRectF(x, y + n * (high + gap), wide, high) for n in range(number))


# -- painters -----------------------------------------------------------------------------------


def _paint_act(p: QPainter, rect: QRectF, active: bool) -> None:
    paint_panel(p, rect, 11, active=active)


def _paint_open(
    p: QPainter,
    rect: QRectF,
    label: str,
    chips: tuple[tuple[str, ...], ...],
    platforms: tuple[str, ...],
    u: float,
) -> None:
    """Paint what can still be shaded: chips of colours, and platforms."""
    head = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.42)
    text(p, head, label, within(head, 13.5 * u), "on_dark", MEDIUM, LEFT, floor=8)
    line = QRectF(rect.left(), head.bottom(), rect.width(), rect.height() - head.height())
    signs = sum(len(dice) + 0.4 for dice in chips) + 1.2 * len(platforms)
    radius = min(12 * u, line.height() * 0.42, line.width() / max(1.0, 2.2 * signs))
    x, y = line.left(), line.center().y()
    for dice in chips:
        for die in dice:
            paint_chip(p, QPointF(x + radius, y), radius, die)
            x += radius * 2.2
        x += radius * 0.8
    for name in platforms:
        box = brush.square(QPointF(x + radius, y), radius * 1.9)
        fill = brush.vertical_gradient(box, "platform0", "platform1")
        brush.draw_rounded(p, box, 3, fill, brush.outline("stone_edge", 1.2))
        text(p, box, name, radius * 0.95, "stone_edge", BOLD, scaled=False, floor=6)
        x += radius * 2.4


def _paint_caption(p: QPainter, rect: QRectF, die: str, label: str, key: str, u: float) -> None:
    """Paint the description of a move, or of a key."""
    left = rect.left()
    if key:
        cap = brush.square(QPointF(left + 11 * u, rect.center().y()), 21 * u)
        paint_key_cap(p, cap)
        number(p, cap, key, 13 * u)
        left += 30 * u
    elif die:
        paint_chip(p, QPointF(left + 11 * u, rect.center().y()), 11 * u, die)
        left += 30 * u
    place = QRectF(left, rect.top(), rect.right() - left, rect.height())
    text(p, place, label, 13.5 * u, "on_dark", MEDIUM, LEFT, wrap=True, floor=8)


def _paint_legend(p: QPainter, rect: QRectF, rows: tuple[tuple[str, str], ...], u: float) -> None:
    """Paint the legend of the light on areas."""
    high = rect.height() / len(rows) - 3 * u
    side, px = min(20 * u, high), within(QRectF(0, 0, rect.width(), high), 12.5 * u)

    def row(rank: str, words: str) -> Row:
        def sample(p: QPainter, place: QRectF) -> None:
            paint_rank(p, place, rank)

        return Row(Picture(sample, side, side), Label(words, px, "on_dark", MEDIUM), gap=8 * u)

    Column(*(row(rank, words) for rank, words in rows), Space(), gap=3 * u).paint(p, rect)


def _paint_keys(
    p: QPainter,
    rect: QRectF,
    hints: tuple[tuple[str, str], ...],
    everywhere: bool,
    state: str,
    u: float,
) -> None:
    """Paint the keys for the held tile; pressing it shows all places, like the G key."""
    if state == "hover" or everywhere:
        brush.halo(p, rect, 6, "light", 5, 0.6)
    high = rect.height() / len(hints) - 3 * u
    side, px = min(20 * u, high), within(QRectF(0, 0, rect.width(), high), 13 * u)

    def row(key: str, words: str) -> Row:
        def cap(p: QPainter, place: QRectF) -> None:
            paint_key_cap(p, place)
            number(p, place, key, side * 0.62)

        return Row(Picture(cap, side, side), Label(words, px, "on_dark", MEDIUM), gap=8 * u)

    Column(*(row(key, words) for key, words in hints), Space(), gap=3 * u).paint(p, rect)


def _paint_way(p: QPainter, rect: QRectF, label: str, die: str, state: str, px: float) -> None:
    """Paint one of several things an area could be shaded for."""
    paint_button(p, rect, kind="paper", state=state, px=px)
    h, left = rect.height(), rect.left() + 8
    if die:
        paint_chip(p, QPointF(left + h * 0.3, rect.center().y() - 1), h * 0.3, die)
        left += h * 0.75
    place = QRectF(left, rect.top() - 1, rect.right() - 8 - left, h)
    text(p, place, label, within(place, px), "ink", MEDIUM, LEFT, floor=8)


RENDERERS = {
    "act": Renderer(_paint_act, pixels=18),
    "open": Renderer(_paint_open, pixels=3),
    "caption": Renderer(_paint_caption, pixels=3),
    "legend": Renderer(_paint_legend, pixels=6),
    "keys": Renderer(_paint_keys, pixels=8),
    "way": Renderer(_paint_way, pixels=12),
}
