"""Goals that a move would reach: their cards are lit while the hand is still holding it.

The move is tried on a position that looks like the one shown, so only what everybody knows and
what the viewer's own cards say is used.
"""

from typing import TYPE_CHECKING, Any

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import State
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.tables.firefly_festival import Action

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene


def promises(scene: "FireflyScene") -> dict[str, Prop]:
    """Light on the cards of goals that would be reached."""
    move = _move_in_hand(scene)
    if move is None:
        return {}
    shown = {}
    for target in reached(scene, move):
        place = scene.targets.place_of(target)
        if place is not None:
            key = f"promise:{target.kind}:{target.key[0]}"
            shown[key] = Prop("promise", (8.0,), place, zorder.ON_PANEL)
    return shown


def _move_in_hand(scene: "FireflyScene") -> Any:
    """What would happen if the hand let go, or Enter were pressed."""
    intent, options = scene.intent, scene.options
    match intent.action:
        case Action.BRIDGE:
            return options.lanes.get(-1 if (lane := scene.lane_in_hand) is None else lane)
        case Action.PAGODA:
            island = scene.hovered_island
            return m.PAGODAS[island] if island is not None and island in options.pagodas else None
        case Action.MOVE if intent.origin is not None:
            ways = options.ways.get(intent.origin, {}).get(scene.hovered_island or 0, [])
            return min(ways, key=lambda way: (way.number, way.toll)).move if ways else None
    return None


def reached(scene: "FireflyScene", move: Any) -> list[Target]:
    """Public goals and own private ones that are not met now and would be after a move."""
    after = scene.game.copy(scene.position)
    scene.game.play(after, move, [])
    met = _met(scene, scene.position)
    return [target for target in _met(scene, after) if target not in met]


def _met(scene: "FireflyScene", position: State) -> list[Target]:
    goals, view = scene.game.turn.goals, scene.session.view
    seat = view.seat
    public = [kind for kind in view.goals if goals.meets_public(position, seat, kind)]
    secret = [goal for goal in view.hand if goals.meets_private(position, seat, goal)]
    return [Target("goal", (kind,)) for kind in public] + [
        Target("secret", (goal,)) for goal in secret
    ]
