"""The whole move somebody seems to try, so that the rules can say what is wrong with it.

A press on an island, a worker or a plaque is only the beginning of a move; here it is completed
with what comes nearest to being allowed.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from festival_desktop.games.firefly_festival.state import TURN
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.table.outlook import festive
from festival_desktop.tables.firefly_festival import Action

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene

BRIDGE, PAGODA, MOVING, FESTIVAL = (Target("action", (int(action),)) for action in Action)


def attempt(scene: "FireflyScene", path: Sequence[Target]) -> list[Target]:
    touches, last = list(path), path[-1]
    match last.kind:
        case "to" if len(path) > 2:
            touches.append(Target("over", (_owner(scene, path[1].key[0], last.key[0]),)))
        case "island" if len(path) == 2:
            touches += _some_lane(scene, last.key[0])
        case "worker":
            touches += _somewhere(scene, last.key[0])
        case "action":
            return _some_of(scene, last)
    return touches


def _own_islands(scene: "FireflyScene") -> list[int]:
    """Islands with a worker of whoever acts; the first one if there is none."""
    workers = scene.session.view.workers[scene.session.view.seat]
    return [island for island, number in enumerate(workers) if number] or [0]


def _some_of(scene: "FireflyScene", action: Target) -> list[Target]:
    """Any move of an action, for the reason why there is none."""
    own = _own_islands(scene)
    pagodas = festive(scene.game, scene.position)
    match action:
        case t if t == BRIDGE:
            return attempt(scene, [BRIDGE, Target("island", (own[0],))])
        case t if t == MOVING:
            return attempt(scene, [MOVING, Target("worker", (own[0],))])
        case t if t == PAGODA:
            island = next((island for island in own if island in pagodas), pagodas[0])
            return [PAGODA, Target("pagoda", (island,))]
    view = scene.session.view
    if view.stage is TURN and view.main_left:
        return [FESTIVAL]  # every island has a reason of its own
    return [FESTIVAL, Target("festival", (pagodas[0],))]


def _owner(scene: "FireflyScene", origin: int, destination: int) -> int:
    """Whose bridges the worker would take: one's own if they lead there."""
    seat, network = scene.session.view.seat, scene.board.network
    owners = sorted(range(scene.session.view.players), key=lambda owner: owner != seat)
    for owner in owners:
        if network.distance(scene.session.view.built[owner], origin, destination):
            return owner
    return int(seat)


def _somewhere(scene: "FireflyScene", origin: int) -> list[Target]:
    """A way from an island over one bridge of somebody, or over none."""
    network, view = scene.board.network, scene.session.view
    for owner, built in enumerate(view.built):
        for goal, _ in network.ways(built)[origin]:
            return [Target("to", (goal,)), Target("over", (owner,))]
    goal = scene.board.other_end(network.at[origin][0], origin)
    return [Target("to", (goal,)), Target("over", (view.seat,))]


def _some_lane(scene: "FireflyScene", island: int) -> list[Target]:
    """The shortest lane of an island that no bridge is in the way of."""
    board, blocked = scene.board, scene.session.view.blocked
    lanes = sorted(
        board.network.at[island],
        key=lambda number: (blocked >> number & 1, board.network.lengths[number]),
    )
    other = Target("island", (board.other_end(lanes[0], island),))
    return [other, board.lane_target(lanes[0])]
