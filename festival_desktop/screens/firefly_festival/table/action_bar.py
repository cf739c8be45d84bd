"""The bar below the lake: main actions, the Crow, the fish, the eye, the end of the turn."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    Ink,
    draw_path,
    glow,
    halo,
    outline,
    rounded,
    saved,
    shadow,
    vertical_gradient,
)
from festival_desktop.art.buttons import paint_button
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, LEAST, text_width, wrapped_height
from festival_desktop.games.firefly_festival.movement import decode_remaining
from festival_desktop.games.firefly_festival.state import MOVE, TURN
from festival_desktop.models.session import END_TURN, NEXT_MOVE
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.buttons import button
from festival_desktop.scenes.panel import Column, Label, Picture, Row, Space
from festival_desktop.scenes.shown import NOTHING, ItemSpec, PartContent, Renderer
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.table.layout import MOST_TEXT
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival import Action

EYE = Target("eye")
"""The button that forecasts every festival as if it were held now."""
CROW, FISH = Target("crow"), Target("fish")
DONE, SKIP, PASS = Target("done"), Target("skip"), Target("pass")
GOING_ON = (END_TURN, NEXT_MOVE)
ENDS = (DONE, SKIP, PASS, *GOING_ON)
"""Targets that can be the last button of the bar."""
SIGNS = ("bridge", "pagoda", "move", "festival")
ON, HOVER, CHOSEN, OFF = "on", "hover", "chosen", "off"
LOOKS: dict[str, tuple[tuple[Ink, ...], tuple[Ink, float], tuple[Ink, Ink]]] = {
    ON: (("plank0", "plank1", "plank2"), ("brass", 1.2), ("paper_hi", "light_hi")),
    HOVER: (("plank_lit0", "plank_lit1", "plank_lit2"), ("brass", 1.2), ("paper_hi", "light_hi")),
    CHOSEN: (("light_hi", "light", "light_deep"), ("paper_hi", 1.6), ("ink", "plate_ink_soft")),
    OFF: (
        ("plank_dusk0", "plank_dusk1", "plank_dusk2"),
        ("rim_dusk", 1.2),
        ("plank_dusk_ink", "plank_dusk_ink"),
    ),
}
"""Colours of a plaque by state: wood from top to bottom, rim, name and note."""


def action_bar(table: TableState) -> PartContent:
    layout, seat, s = table.layout, table.now.seat, table.layout.k
    if layout.offering:
        return NOTHING  # Powers on offer are shown here.
    items = _eye(table)
    regions = {Target("action", (n,)): rect for n, rect in enumerate(layout.plaques)}
    plaques = [_main(table, action) for action in Action] + _besides(table)
    regions |= {CROW: layout.crow, FISH: layout.fish}
    for (target, rect), face in zip(regions.items(), plaques, strict=True):
        key = f"action:{target.key[0]}" if target.key else target.kind
        items[key] = ItemSpec("plaque", (*face, seat, s), rect, zorder.ON_PANEL)
    end, words, note = _end(table)
    regions |= {EYE: layout.eye, end: layout.end}
    items["end"] = button(
        table, end, layout.end, words, layout.px(15), zorder.ON_PANEL, note=note,
        enabled=end in table.choices and not table.asking,
    )  # fmt: skip
    return PartContent(items, regions, table.selectable(regions))


def _eye(table: TableState) -> dict[str, ItemSpec]:
    layout, face = table.layout, (table.button(EYE), table.forecasting)
    shown = {"eye": ItemSpec("eye", face, layout.eye, zorder.ON_PANEL)}
    if table.hovered == EYE:
        label, px = table.label("overlay"), layout.px(13)
        wide, high = text_width(label, px, BOLD) + 32, px * 2 * text_scale()
        rect = QRectF(layout.eye.center().x() - wide / 2, layout.eye.top() - high - 10, wide, high)
        shown["eye-name"] = ItemSpec("heading", (label, px), rect, zorder.BADGE, soft=False)
    return shown


def _main(table: TableState, action: Action) -> tuple[str, str, str, str]:
    """Return sign, name, note and state of a main action."""
    now, options, label = table.now, table.now.options, table.label
    workers = now.view.workers[now.view.seat]
    key, count = {
        Action.BRIDGE: ("lanes", len(options.lanes)),
        Action.PAGODA: ("places", len(options.pagodas)),
        Action.MOVE: ("movers", sum(workers[origin] for origin in options.ways)),
        Action.FESTIVAL: ("festivals", len(options.festivals)),
    }[action]
    state, note = ON, label(key, count)
    if table.intent.action is action:
        state = CHOSEN
    elif not count:
        state, note = OFF, label(_why_not(table)) if options.any else ""
    elif table.hovered == Target("action", (int(action),)):
        state = HOVER
    if action is not Action.MOVE:
        return SIGNS[action], label(f"action:{int(action)}"), note, state
    if options.any and now.view.stage is MOVE:
        note = label("moves-left", decode_remaining(now.view.tasks[0][1]).movements)
    return SIGNS[action], label("action:2", now.prices.movements), note, state


def _why_not(table: TableState) -> str:
    view = table.now.view
    if END_TURN in table.choices:
        return "main-done"
    if view.stage is not TURN:
        return "first"
    return "cannot" if view.main_left else "main-done"


def _besides(table: TableState) -> list[tuple[str, str, str, str]]:
    """Return the same of the Crow and the fish."""
    now, view, label = table.now, table.now.view, table.label
    yours, fish = view.crow == now.seat, now.prices.fish
    notes = (
        label("crow-yours") if yours else label("crow-cost", now.prices.crow),
        label("fish-none") if fish is None else label("fish-cost", fish),
    )
    if now.options.any and view.stage is TURN and not view.secondary_open:
        notes = label("besides-done"), label("besides-done")
    faces = []
    for target, note in zip((CROW, FISH), notes, strict=True):
        state = OFF
        if target == CROW and CROW in table.selected:
            state = CHOSEN
        elif target in table.choices:
            state = HOVER if table.hovered == target else ON
        faces.append((target.kind, label(target.kind), note, state))
    return faces


def _end(table: TableState) -> tuple[Target, str, str]:
    """Return target, text and note of the last button."""
    view, label = table.now.view, table.label
    for target in GOING_ON:
        if target in table.choices:
            return target, label(target.kind), ""
    if table.now.options.may_pass:
        return SKIP, label(SKIP.kind), ""
    if DONE in table.choices and PASS not in table.choices:
        return DONE, label(DONE.kind), ""
    blocked = "" if PASS in table.choices or not table.now.options.any else "after-main"
    if view.stage is not TURN and PASS not in table.choices:
        blocked = ""
    return PASS, label(PASS.kind), blocked and label(blocked)


# -- painters --------------------------------------------------------------------------------


def _paint_plaque(
    p: QPainter, rect: QRectF, sign: str, label: str, note: str, state: str, seat: int, s: float
) -> None:
    """Paint an action: its sign, its name, and its state below."""
    radius, (wood, rim, (ink, soft)) = 9 * s, LOOKS[state]
    shadow(p, rect, radius, 4, 3, 0.45)
    if state in (CHOSEN, HOVER):
        halo(p, rect, radius, "light", 8 if state == CHOSEN else 5, 0.9)
    draw_path(p, rounded(rect, radius), vertical_gradient(rect, *wood), outline(*rim))
    t, inner = s * min(1.0, MOST_TEXT / text_scale()), rect.adjusted(6 * s, 3 * s, -4 * s, -3 * s)
    side = min(rect.height() * 0.46, rect.width() * 0.27)

    def picture(p: QPainter, place: QRectF) -> None:
        with saved(p):
            p.setOpacity(0.55 if state == OFF else 1.0)
            spot, high = place.center(), min(side, place.width())
            _paint_sign(p, spot.x(), spot.y(), high, sign, seat, state)

    title = Label(label, 14.5 * t, ink, BOLD, floor=8)
    beside = inner.adjusted(side + 5 * s, 0, 0, 0)
    longest = max((text_width(word, LEAST, scaled=False) for word in note.split()), default=0.0)
    high = wrapped_height(note, beside.width(), LEAST / text_scale())
    if high > inner.height() * 0.55 or longest > beside.width():
        note = ""  # covered by the explanation
    low = (Label(note, 11.5 * t, soft, wrap=True, floor=8),) if note else ()
    if text_scale() > 1.0 and title.size(0).width() > beside.width():
        line = Row(Picture(picture, side * 0.7, side), *low, gap=3 * s, grow=1)
        Column(title, line).paint(p, inner)
    else:
        picture(p, QRectF(inner.left(), inner.top(), side, inner.height()))
        Column(Space(), title, *low, Space()).paint(p, beside)


def _paint_sign(
    p: QPainter, x: float, y: float, side: float, sign: str, seat: int, state: str
) -> None:
    match sign:
        case "bridge":
            ink = "wood" if state == CHOSEN else "light_hi"
            marks.paint_bridge_sign(p, x, y + side * 0.12, side, ink)
        case "pagoda":
            marks.paint_pagoda_sign(p, x, y, side * 1.05)
        case "move":
            for d in (-1, 1, 0):
                foot = y + side * 0.46 - abs(d) * side * 0.08
                marks.paint_figure(p, x + d * side * 0.34, foot, side * (0.72 if d else 0.86), seat)
        case "festival":
            glow(p, QPointF(x, y), side * 0.8, "light", 0.3)
            marks.paint_sorin(p, x, y + side * 0.6, side * 1.15)
        case "crow":
            marks.paint_crow(p, x, y, side * 0.95)
        case "fish":
            marks.paint_fish(p, x, y, side * 0.95)


def _paint_eye(p: QPainter, rect: QRectF, state: str, on: bool) -> None:
    paint_button(p, rect, kind="paper" if on else "night", icon="eye", state=state)


RENDERERS = {
    "plaque": Renderer(_paint_plaque, pixels=10),
    "eye": Renderer(_paint_eye, pixels=10),
}
