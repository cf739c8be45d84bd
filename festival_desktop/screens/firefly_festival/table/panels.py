"""What lies around the lake: seats, the score track, goals, stocks, and the bar of actions.

Reads the scene and changes nothing.
"""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF

from festival_desktop.games.firefly_festival.content import PowerCard
from festival_desktop.games.firefly_festival.state import CROSS, MOVE, NO_POWER, STOREY, TURN
from festival_desktop.games.firefly_festival.views import UNKNOWN_POWER
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.scenes.board_scene import TOOLS
from festival_desktop.screens.firefly_festival.table.outlook import end_warning
from festival_desktop.screens.firefly_festival.table.paint_bar import CHOSEN, HOVER, OFF, ON
from festival_desktop.screens.firefly_festival.table.paint_seats import BETWEEN, FISH, Seat
from festival_desktop.screens.firefly_festival.table.paint_shared import track_x
from festival_desktop.tables.firefly_festival import Action

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene

Props = dict[str, Prop]
SIGNS = ("bridge", "pagoda", "move", "festival")
LAP = 100
"""The score track grows by this."""
LEFT_UNDONE = (CROSS, MOVE, STOREY)


def table(scene: "FireflyScene") -> Props:
    layout, shown = scene.layout, {}
    for tool, rect in zip(TOOLS, layout.tools, strict=True):
        state = "hover" if scene.tool == tool else "normal"
        shown[f"tool:{tool}"] = Prop("tool", (tool, state), rect, zorder.TOOL)
    if scene.session.view is None:
        return shown
    for seat in range(len(scene.session.players)):
        shown[f"seat:{seat}"] = _seat(scene, seat)
    shown.update(_track(scene))
    shown["stocks"] = _stocks(scene)
    px = layout.m(13, 15.5)
    for name, rect in layout.captions.items():
        note = ""
        if name == "secrets" and scene.session.viewer is not None:
            person = scene.session.players[scene.session.viewer].name
            note = scene.words.label("secrets-of", person)
        face = (scene.words.label(name), note, px)
        shown[f"caption:{name}"] = Prop("caption", face, rect, zorder.LABEL)
    shown.update(_goals(scene))
    return shown


# -- seats -------------------------------------------------------------------------------------


def _seat(scene: "FireflyScene", seat: int) -> Prop:
    view, label, box = scene.session.view, scene.words.label, scene.game.content.box
    player, layout = scene.session.players[seat], scene.layout
    active = scene.session.active == seat
    chain = label("chain", scene.chains[seat])
    power = power_name(scene, view.powers[seat])
    compact = layout.compact
    note = label("to-move") if active else chain
    if compact and power:
        note = power if not active else BETWEEN.join((note, power))
    elif active:
        note = BETWEEN.join((note, chain))
    supplies = (
        (label("workers"), view.workers_left[seat], box.workers),
        (label("floors"), view.floors_left[seat], box.floors),
        (label("bridges"), view.segments_left[seat], box.segments),
    )
    face = Seat(
        seat, player.name, bool(player.computer), active, compact, note,
        "" if compact else power, scene.power_lit(seat), view.points[seat], label("points"),
        view.coins[seat], FISH - view.fish[seat],
        box.crow_income if view.crow == seat else 0, view.hand_sizes[seat], supplies,
        layout.m(0.8, 1.0),
    )  # fmt: skip
    return Prop("seat", tuple(face), layout.seats[seat], zorder.PANEL)


def power_name(scene: "FireflyScene", power: PowerCard) -> str:
    if power == NO_POWER:
        return ""
    return scene.words.label("power-secret" if power == UNKNOWN_POWER else f"power:{power}")


def _track(scene: "FireflyScene") -> Props:
    """Markers where points are; those with about the same points stand behind each other."""
    points, rect = scene.session.view.points, scene.layout.track
    most = LAP * max(1, -(-max(points) // LAP))
    s = scene.layout.m(0.85, 1.1)
    shown = {"track": Prop("track", (most, s), rect, zorder.PANEL)}
    side = rect.height() * 0.94
    taken: list[float] = []
    for seat in sorted(range(len(points)), key=lambda seat: (points[seat], seat)):
        x = track_x(rect, points[seat], most)
        crowd = sum(abs(x - other) < side * 0.5 for other in taken)
        taken.append(x)
        shift = crowd * side * 0.42
        if x + shift > rect.right() - side / 2:
            shift = -shift
        spot = QRectF(x - side / 2 + shift, rect.top() - 2, side, side * 0.9)
        z = zorder.ON_PANEL + 0.01 * seat
        shown[f"boat:{seat}"] = Prop("boat", (seat, bool(crowd)), spot, z, area="track")
    return shown


def _stocks(scene: "FireflyScene") -> Prop:
    label, position = scene.words.label, scene.position
    total = scene.game.content.tables[position.players].sorin
    warning = end_warning(scene.game, position) if scene.session.active is not None else None
    words = ""
    if warning is not None:
        key, values = warning
        if key == "end:floors":
            values = (scene.session.players[values[0]].name, values[1])
        words = label(key, *values)
    deck = label("deck", scene.session.view.deck_size)
    face = (label("sorin"), position.sorin, total, deck, words, scene.layout.m(0.85, 1.05))
    return Prop("stocks", face, scene.layout.stocks, zorder.PANEL)


# -- goals -------------------------------------------------------------------------------------


def _goals(scene: "FireflyScene") -> Props:
    label, layout = scene.words.label, scene.layout
    s = layout.m(0.82, 1.05)
    shown: Props = {}
    held = 0
    face: tuple[Any, ...]
    for piece in scene.session.pieces.pieces:
        if piece.kind == "goal":
            kind, taken, number, points, *reached = piece.face
            cards = len(scene.game.content.public[kind].cards)
            left = cards - taken
            card = label("of-six", taken + 1) if left else label("gone")
            words = label(f"goal-text:{kind}", number) if left else ""
            face = (
                label(f"goal:{kind}"), words, number, points, left, card, tuple(reached),
                mood(scene, Target("goal", (kind,))), s,
            )  # fmt: skip
            rect = layout.goals[piece.place.index[0]]
            shown[piece.id] = Prop("goal", face, rect, zorder.PANEL)
        elif piece.kind == "secret":
            held += 1
            goal, number, points, value = piece.face
            face = (
                label(f"secret:{goal}"), label(f"secret-text:{goal}"), number, points,
                min(value, number), mood(scene, Target("secret", (goal,))), s,
            )  # fmt: skip
            rect = layout.secrets[piece.place.index[0]]
            enter = layout.stocks if scene.session.viewer is not None else None
            shown[piece.id] = Prop("secret", face, rect, zorder.PANEL, area="hand", enter=enter)
    for slot in range(held, 2):
        shown[f"no-secret:{slot}"] = Prop("no-secret", (), layout.secrets[slot], zorder.PANEL)
    return shown


def mood(scene: "FireflyScene", target: Target) -> str:
    """How a card looks that may be claimed."""
    if target not in scene.choices:
        return ""
    return "hover" if scene.hovered == target else "ready"


# -- the bar -----------------------------------------------------------------------------------


def bar(scene: "FireflyScene") -> Props:
    layout = scene.layout
    first = (layout.plaques[-1].right() + layout.crow.left()) / 2
    lines = (first, (layout.fish.right() + layout.eye.left()) / 2)
    if layout.mirrored:
        first = (layout.plaques[-1].left() + layout.crow.right()) / 2
        lines = (first, (layout.fish.left() + layout.eye.right()) / 2)
    face: tuple[Any, ...] = tuple(x - layout.bar.left() for x in lines)
    shown = {"bar": Prop("bar", face, layout.bar, zorder.PANEL)}
    state = "hover" if scene.tool == "eye" else "normal"
    shown["eye"] = Prop("eye", (state, scene.forecasting), layout.eye, zorder.ON_PANEL)
    if scene.session.view is None:
        return shown
    for action, rect in zip(Action, layout.plaques, strict=True):
        shown[f"action:{action}"] = _plaque(scene, action, rect)
    shown.update(_besides(scene))
    button = end_target(scene)
    if button is not None:
        target, label = button
        state = "normal" if target in scene.choices or scene.stepping else "disabled"
        if scene.hovered == target and (state == "normal" or scene.goes_on):
            state = "hover"
        face = (label, state, layout.m(13.5, 16.5))
        shown["end"] = Prop("end", face, layout.end, zorder.ON_PANEL)
    return shown


def _seat_of_bar(scene: "FireflyScene") -> int:
    viewer = scene.session.viewer
    return scene.session.view.seat if viewer is None else viewer


def _plaque(scene: "FireflyScene", action: Action, rect: QRectF) -> Prop:
    target = Target("action", (int(action),))
    options, label = scene.options, scene.words.label
    counts = {
        Action.BRIDGE: ("lanes", len(options.lanes)),
        Action.PAGODA: ("places", len(options.pagodas)),
        Action.MOVE: ("movers", _movers(scene)),
        Action.FESTIVAL: ("festivals", len(options.festivals)),
    }
    key, number = counts[action]
    state, note = ON, label(key, number)
    if scene.intent.action is action:
        state = CHOSEN
    elif not number:
        state, note = OFF, _why_not(scene, action)
    elif scene.hovered == target:
        state = HOVER
    if action is Action.MOVE:
        name = label("action:2", scene.movements)
        if options.any and scene.session.view.stage is MOVE:
            note = label("moves-left", scene.session.view.tasks[0][1])
    else:
        name = label(f"action:{int(action)}")
    face = (SIGNS[action], name, note, state, _seat_of_bar(scene), scene.layout.m(0.8, 1.05))
    return Prop("plaque", face, rect, zorder.ON_PANEL)


def _movers(scene: "FireflyScene") -> int:
    """Workers that can move."""
    seat = scene.session.view.seat
    return sum(scene.session.view.workers[seat][origin] for origin in scene.options.ways)


def _why_not(scene: "FireflyScene", action: Action) -> str:
    view = scene.session.view
    if not scene.options.any:
        return scene.words.label("wait")
    if view.stage is not TURN:
        return scene.words.label("first")
    if not view.main_left:
        return scene.words.label("main-done")
    return scene.words.label("cannot")


def _besides(scene: "FireflyScene") -> Props:
    view, label, layout = scene.session.view, scene.words.label, scene.layout
    game, position = scene.game, scene.position
    viewer = _seat_of_bar(scene)
    power = game.islands.power(position, viewer)
    price = power.crow_cost(game.content.box.crow_cost)
    crow = label("crow-yours") if view.crow == viewer else label("crow-cost", price)
    costs = game.content.box.fish
    placed = view.fish[viewer]
    fish = label("fish-cost", costs[placed]) if placed < len(costs) else label("fish-none")
    shown: Props = {}
    for name, note, rect in (("crow", crow, layout.crow), ("fish", fish, layout.fish)):
        target = Target(name)
        if target in scene.session.picker.touched:
            state = CHOSEN
        elif target in scene.choices:
            state = HOVER if scene.hovered == target else ON
        else:
            state = OFF
        if scene.options.any and view.stage is TURN and not view.secondary_open:
            note = label("besides-done")
        face = (name, label(name), note, state, viewer, layout.m(0.8, 1.05))
        shown[name] = Prop("plaque", face, rect, zorder.ON_PANEL)
    return shown


def end_target(scene: "FireflyScene") -> tuple[Target, str] | None:
    """What the last button of the bar does now, and its words."""
    view, label = scene.session.view, scene.words.label
    if view is None:
        return None
    if view.stage in LEFT_UNDONE:
        return Target("done"), label(f"done:{int(view.stage)}")
    if "Pass" in scene.options.others:
        return Target("skip"), label("skip")
    return Target("pass"), label("pass")
