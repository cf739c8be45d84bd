"""What stands beside the sheet: tray, plates, emperor cards, stacks, small sheets, buttons.

Reads the scene and changes nothing.
"""

from typing import TYPE_CHECKING

from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.state import LAUNCH, ROLL, SHADE
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.screens.lanterns_dice.table.props import Props, reckoning
from festival_desktop.screens.lanterns_dice.table.targets import DONE, LOOK_BACK, REROLL, TURNS

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene


def pieces(scene: "DiceScene") -> Props:
    shown = reckoning(scene)
    shown.update(_leave(scene))
    if scene.layout.large:
        return shown
    shown.update(_tray(scene))
    shown.update(_plates(scene))
    shown.update(_buttons(scene))
    shown.update(_captions(scene))
    shown.update(_cards(scene))
    shown.update(_stacks(scene))
    shown.update(_minis(scene))
    return shown


def mood_of(scene: "DiceScene", target: Target) -> str:
    """How something to be touched looks: rest, choice, hover."""
    if target not in scene.choices:
        return "rest"
    return "hover" if scene.hovered == target else "choice"


def _button_state(scene: "DiceScene", target: Target) -> str:
    return "hover" if scene.hovered == target else "normal"


# -- the tray -----------------------------------------------------------------------------------


def _tray(scene: "DiceScene") -> Props:
    tray = scene.tray
    lit = tray.trying or Target("roll") in scene.choices
    shown = {"tray": Prop("tray", (lit,), tray.rect(), zorder.PANEL, soft=False)}
    waits = Target("roll") in scene.choices
    for piece in scene.sheets.pieces("die"):
        (number,) = piece.place.index
        hover = scene.hovered in (REROLL, Target("roll")) and scene.hovered in scene.choices
        face = (scene.sheets.colors[piece.face[0]], waits, hover)
        rect = tray.die_rect(number)
        shown[piece.id] = Prop("die", face, rect, zorder.ON_PANEL, soft=False)
    return shown


def _plates(scene: "DiceScene") -> Props:
    layout, tray, words, f = scene.layout, scene.tray, scene.words.label, scene.layout.f
    seat_at, shown = scene.seat_at, {}
    for side, rect in layout.plates.items():
        # What fell is told when the dice have come to rest.
        color = None if scene.effects.rolling else tray.at_side(side)
        die = "" if color is None else scene.sheets.colors[color]
        seat = seat_at.get(side)
        if seat is None:
            face: tuple[object, ...] = (words("nobody"), die, f)
            shown[f"plate:{side}"] = Prop("nobody", face, rect, zorder.PANEL, soft=False)
            continue
        player = scene.session.players[seat]
        name = words(f"color:{color}") if die else ""
        left = ""
        if color is not None and scene.session.view.stage is not ROLL:
            left = words("areas-left", scene.areas_left(seat, color))
        active = scene.session.active == seat
        face = (seat, player.name, player.computer, die, name, left, active, f)
        shown[f"plate:{side}"] = Prop("plate", face, rect, zorder.PANEL, soft=False)
    return shown


def _buttons(scene: "DiceScene") -> Props:
    layout, words, shown = scene.layout, scene.words.label, {}
    act = scene.targets.act()
    if act is not None:
        label = words("roll") if act.kind == "roll" else words("orient")
        icon = "dice" if act.kind == "roll" else "check"
        face = (label, "primary", _button_state(scene, act), icon, layout.px(15))
        shown["act"] = Prop("button", face, layout.act, zorder.TOOL)
    elif scene.just_oriented:
        note = (words("tray-hint"), layout.px(13), "on_sky", "center", False)
        shown["tray-hint"] = Prop("note", note, layout.act, zorder.TOOL)
    if not scene.tray.trying:
        return shown
    cost = scene.game.content.reroll_cost
    state = "disabled" if REROLL not in scene.choices else _button_state(scene, REROLL)
    again: tuple[object, ...] = (words("reroll", cost), cost, state, layout.px(13.5))
    shown["reroll"] = Prop("reroll", again, layout.reroll, zorder.TOOL)
    for n, target in enumerate(TURNS):
        turning = (bool(n), _button_state(scene, target))
        shown[f"turn:{n}"] = Prop("turning", turning, layout.turns[n], zorder.TOOL)
    return shown


def _leave(scene: "DiceScene") -> Props:
    target, layout = scene.targets.leave(), scene.layout
    if target is None:
        return {}
    label = scene.words.label(target.kind)
    kind, icon = ("paper", "back") if target == LOOK_BACK else ("primary", "")
    if target == DONE and scene.lit():
        kind = "paper"
    face = (label, kind, _button_state(scene, target), icon, layout.px(14))
    return {"leave": Prop("button", face, scene.leave_rect(), zorder.TOOL, soft=False)}


def _captions(scene: "DiceScene") -> Props:
    layout, words = scene.layout, scene.words.label
    px, z = layout.px(15.5), zorder.LABEL
    shown = {
        "shelf": Prop("shelf", (), layout.stacks, zorder.PANEL, soft=False),
        "emperor-title": Prop("heading", (words("emperor"), px, "on_sky"), layout.emperor_title, z),
        "stacks-title": Prop("heading", (words("stacks"), px, "light_hi"), layout.stacks_title, z),
    }
    note = (words("emperor-note"), layout.px(13), "on_sky", "right", False)
    shown["emperor-note"] = Prop("note", note, layout.emperor_note, z)
    if scene.launching.held is None:
        note = (words("stacks-note"), layout.px(13), "light_hi", "right", False)
        shown["stacks-note"] = Prop("note", note, layout.stacks_note, z)
    return shown


# -- emperor cards ------------------------------------------------------------------------------


def _cards(scene: "DiceScene") -> Props:
    view, layout, shown = scene.session.view, scene.layout, {}
    for piece in scene.sheets.pieces("card"):
        (number,) = piece.place.index
        gifts, action, side = piece.face
        state = mood_of(scene, Target("card", (number,)))
        if state == "rest":
            mine = view.stage is SHADE and view.seat == scene.own
            if mine and view.card == number:
                state = "used"
            elif _out_of_reach(scene, mine, gifts):
                state = "dim"
        label = scene.words.label(f"action:{int(action)}")
        mark = scene.words.label(f"side:{side}")
        face = (gifts, label, mark, _granted(scene, piece), state, layout.f)
        shown[piece.id] = Prop("emperor", face, layout.cards[number], zorder.ON_PANEL, soft=False)
    return shown


def _out_of_reach(scene: "DiceScene", mine: bool, gifts: int) -> bool:
    """The favours of this turn are over, or there is nothing to pay this one with."""
    over = scene.session.view.stage >= LAUNCH
    refused = mine and bool(scene.session.moves)  # who only looks on is refused nothing
    return over or refused or scene.sheets.sheet(scene.own).gifts[0] < gifts


def _granted(scene: "DiceScene", piece: Piece) -> tuple[str, ...]:
    """The colours a card would give its viewer as the tray lies."""
    view, game = scene.session.view, scene.game
    action = piece.face[1]
    if not view.dice or action in (4, 5):
        return ()
    state = game.imagine(view, Rng(0))
    state.seat, state.quarters = scene.own, scene.tray.trial
    grants = game.shading.grants(
        state, game.content.emperor[piece.place.index[0]].actions[piece.face[2]]
    )
    return tuple(scene.sheets.colors[n] for granted in grants for n in members(granted))


# -- stacks -------------------------------------------------------------------------------------


def _stacks(scene: "DiceScene") -> Props:
    layout, words, launching, shown = scene.layout, scene.words.label, scene.launching, {}
    for piece in scene.sheets.pieces("stack"):
        (slot,), (shape, points, left) = piece.place.index, piece.face
        target = Target("stack", (shape,))
        state = mood_of(scene, target)
        held = launching.held == shape
        if held:
            state = "held"
        fits = launching.fits_somewhere(shape) or scene.room_for(shape)
        note = words("fits" if fits else "no-room") if left else words("none-left")
        cells = launching.cells(shape)
        face = (cells, points, left, words("left", left), note, state, layout.f)
        rect = layout.stack[slot]
        shown[piece.id] = Prop("stack", face, rect, zorder.ON_PANEL, soft=False)
        if left:
            shown[f"top:{shape}"] = _top(scene, shape, not fits, held)
    return shown


def _top(scene: "DiceScene", shape: int, dim: bool, held: bool) -> Prop:
    """The top tile; as large as on the lake while it is in the air."""
    cells, layout = scene.launching.cells(shape), scene.layout
    name, rect = scene.game.content.shapes[shape].id, scene.targets.top_rect(shape)
    z = zorder.CHOSEN
    if scene.carried == f"top:{shape}":
        wide, high = (max(cell[axis] for cell in cells) + 1 for axis in (0, 1))
        middle = rect.center()
        rect.setWidth(wide * layout.side)
        rect.setHeight(high * layout.side)
        rect.moveCenter(middle)
        z = zorder.CARRIED
    elif held:
        rect.translate(0, -layout.px(4))
    return Prop("top", (name, cells, dim, 0), rect, z, area="stack", soft=False)


# -- small sheets -------------------------------------------------------------------------------


def _minis(scene: "DiceScene") -> Props:
    layout, shown = scene.layout, {}
    for seat, rect in zip(scene.others(), layout.minis, strict=False):
        player, sheet = scene.session.players[seat], scene.sheets.sheet(seat)
        target = Target("look", (seat,))
        state = "hover" if scene.hovered == target else "rest"
        if state == "rest" and scene.looking == seat:
            state = "looked"
        elif state == "rest" and scene.session.active == seat:
            state = "active"
        face = (
            seat, player.name, player.computer, sheet.gifts[0], sheet.score,
            sheet.pools, sheet.tiles, state, scene.dpr, layout.f,
        )  # fmt: skip
        shown[f"mini:{seat}"] = Prop("mini", face, rect, zorder.PANEL, soft=False)
    return shown
