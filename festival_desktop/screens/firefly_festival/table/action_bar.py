"""The bar of actions below the lake: main actions, the Crow, the fish, the eye, the last button."""

from typing import Any

from PySide6.QtCore import QRectF

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, text_width
from festival_desktop.games.firefly_festival.movement import left
from festival_desktop.games.firefly_festival.state import CROSS, MOVE, STOREY, TURN
from festival_desktop.models.session import END_TURN, NEXT_MOVE
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Shown
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.paint_bar import CHOSEN, HOVER, OFF, ON
from festival_desktop.screens.firefly_festival.table.situation import Situation
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival import Action

EYE = Target("eye")
"""The button that shows every festival as if it were held now."""
CROW, FISH = Target("crow"), Target("fish")
DONE, SKIP, PASS = Target("done"), Target("skip"), Target("pass")
GOING_ON = (END_TURN, NEXT_MOVE)
ENDS = (DONE, SKIP, PASS, *GOING_ON)
"""What the last button may be."""
SIGNS = ("bridge", "pagoda", "move", "festival")
LEFT_UNDONE = (CROSS, MOVE, STOREY)


def action_bar(table: TableState) -> Shown:
    layout, (end, label) = table.layout, _end(table)
    plaques = list(zip(Action, layout.plaques, strict=True))
    regions = {Target("action", (int(action),)): rect for action, rect in plaques}
    regions |= {CROW: layout.crow, FISH: layout.fish, EYE: layout.eye, end: layout.end}
    items = {"bar": _plank(layout)} | _eye(table)
    for action, rect in plaques:
        plaque = _plaque(table, action)
        items[f"action:{action}"] = ItemSpec("plaque", plaque, rect, zorder.ON_PANEL)
    crow, fish = _besides_notes(table)
    items["crow"] = _besides(table, CROW, crow, layout.crow)
    items["fish"] = _besides(table, FISH, fish, layout.fish)
    state = table.button(end) if end in table.choices else "disabled"
    face = (label, state, layout.m(13.5, 16.5))
    items["end"] = ItemSpec("end", face, layout.end, zorder.ON_PANEL)
    return Shown(items, regions, table.selectable(regions))


def _plank(layout: Layout) -> ItemSpec:
    """The bar itself, with a line between its groups."""
    groups = ((layout.plaques[-1], layout.crow), (layout.fish, layout.eye))
    face = tuple(
        (min(a.right(), b.right()) + max(a.left(), b.left())) / 2 - layout.bar.left()
        for a, b in groups
    )
    return ItemSpec("bar", face, layout.bar, zorder.PANEL)


def _eye(table: TableState) -> dict[str, ItemSpec]:
    layout, face = table.layout, (table.button(EYE), table.forecasting)
    shown = {"eye": ItemSpec("eye", face, layout.eye, zorder.ON_PANEL)}
    if table.hovered == EYE:
        label, px = table.label("overlay"), layout.m(13, 15)
        wide, high = text_width(label, px, BOLD) + 32, px * 2 * text_scale()
        x, y = layout.eye.center().x() - wide / 2, layout.eye.top() - high - 10
        shown["eye-name"] = ItemSpec(
            "heading", (label, px), QRectF(x, y, wide, high), zorder.BADGE, soft=False
        )
    return shown


# -- main actions --------------------------------------------------------------------------


def _plaque(table: TableState, action: Action) -> tuple[Any, ...]:
    now, options, label = table.now, table.now.options, table.label
    key, number = {
        Action.BRIDGE: ("lanes", len(options.lanes)),
        Action.PAGODA: ("places", len(options.pagodas)),
        Action.MOVE: ("movers", _movers(now)),
        Action.FESTIVAL: ("festivals", len(options.festivals)),
    }[action]
    state, note = ON, label(key, number)
    if table.intent.action is action:
        state = CHOSEN
    elif not number:
        state, note = OFF, _why_not(table)
    elif table.hovered == Target("action", (int(action),)):
        state = HOVER
    if action is not Action.MOVE:
        name = label(f"action:{int(action)}")
    else:
        name = label("action:2", now.prices.movements)
        if options.any and now.view.stage is MOVE:
            note = label("moves-left", left(now.view.tasks[0][1]).movements)
    return (SIGNS[action], name, note, state, now.seat, table.layout.m(0.8, 1.05))


def _movers(now: Situation) -> int:
    """Workers that can move."""
    workers = now.view.workers[now.view.seat]
    return sum(workers[origin] for origin in now.options.ways)


def _why_not(table: TableState) -> str:
    view = table.now.view
    if END_TURN in table.choices:
        return table.label("main-done")
    if not table.now.options.any:
        return table.label("wait")
    if view.stage is not TURN:
        return table.label("first")
    return table.label("cannot" if view.main_left else "main-done")


# -- secondary actions and the end ---------------------------------------------------------


def _besides_notes(table: TableState) -> tuple[str, str]:
    """What stands below the Crow and the fish."""
    now, view, label = table.now, table.now.view, table.label
    if now.options.any and view.stage is TURN and not view.secondary_open:
        return label("besides-done"), label("besides-done")
    yours, fish = view.crow == now.seat, now.prices.fish
    return (
        label("crow-yours") if yours else label("crow-cost", now.prices.crow),
        label("fish-none") if fish is None else label("fish-cost", fish),
    )


def _besides(table: TableState, target: Target, note: str, rect: QRectF) -> ItemSpec:
    name, state = target.kind, OFF
    if target == CROW and CROW in table.selected:
        state = CHOSEN
    elif target in table.choices:
        state = HOVER if table.hovered == target else ON
    face = (name, table.label(name), note, state, table.now.seat, table.layout.m(0.8, 1.05))
    return ItemSpec("plaque", face, rect, zorder.ON_PANEL)


def _end(table: TableState) -> tuple[Target, str]:
    """What the last button does now, and its words."""
    stage, label = table.now.view.stage, table.label
    for target in GOING_ON:
        if target in table.choices:
            return target, label(target.kind)
    if stage in LEFT_UNDONE:
        return DONE, label(f"done:{int(stage)}")
    if table.now.options.may_pass:
        return SKIP, label("skip")
    return PASS, label("pass")
