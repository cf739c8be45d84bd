"""Which move somebody tried by selections that lead to no legal one, so that the rules say why not.

A press on an island, a worker or a plaque is only the beginning of a move; it is completed with
what comes nearest to being allowed.
"""

from collections.abc import Sequence

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import START, Island
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.movement import NOWHERE
from festival_desktop.games.firefly_festival.network import Network
from festival_desktop.games.firefly_festival.state import TURN, State
from festival_desktop.play.table import Target
from festival_desktop.tables.firefly_festival.selections import AT_ONCE, Action, attempt


def tried(islands: Islands, position: State, selected: Sequence[Target]) -> m.Move | None:
    """Complete the selections to a move; None also where every island has its own reason."""
    network = islands.network(position)
    *earlier, last = selected
    if last.kind in AT_ONCE:
        return attempt([last])
    match last.kind:
        case "action":
            return _some_of(islands, position, Action(last.key[0]))
        case "island" if len(selected) == 2:
            return _some_bridge(network, position, last.key[0])
        case "worker":
            return _some_movement(network, position, last.key[0])
        case "to" if len(selected) > 2:
            (origin,), (destination,) = earlier[1].key, last.key
            owner = _owner(network, position, origin, destination)
            return m.MoveWorker(origin, destination, owner)
    return attempt(selected)


def _some_of(islands: Islands, position: State, action: Action) -> m.Move | None:
    """Return any move of an action."""
    network, workers = islands.network(position), position.workers[position.seat]
    own = [island for island, number in enumerate(workers) if number] or [0]
    sites = [n for n in range(len(position.layout)) if islands.size(position, n) is not START]
    match action:
        case Action.BRIDGE:
            return _some_bridge(network, position, own[0])
        case Action.MOVE:
            return _some_movement(network, position, own[0])
        case Action.PAGODA:
            return m.BuildPagoda(next((island for island in own if island in sites), sites[0]))
    if position.stage is TURN and position.main_left:
        return None
    return m.HoldFestival(sites[0])


def _owner(network: Network, position: State, origin: Island, destination: Island) -> Seat:
    """Return whose bridges the worker would use: one's own if they lead there."""
    owners = sorted(range(position.players), key=lambda owner: owner != position.seat)
    for owner in owners if destination != NOWHERE else ():
        if network.distance(position.built[owner], origin, destination):
            return owner
    return position.seat


def _some_movement(network: Network, position: State, origin: Island) -> m.Move:
    """Return a way from an island over one bridge of somebody, or over none."""
    for owner, built in enumerate(position.built):
        for goal in network.ways(built).islands[origin]:
            return m.MoveWorker(origin, goal, owner)
    lane = network.lanes[network.at[origin][0]]
    return m.MoveWorker(origin, lane.b if lane.a == origin else lane.a, position.seat)


def _some_bridge(network: Network, position: State, island: Island) -> m.Move:
    """Return the shortest bridge from an island that no other one is in the way of."""
    lane = network.lanes[
        min(
            network.at[island],
            key=lambda number: (position.blocked >> number & 1, network.lengths[number]),
        )
    ]
    return m.BuildBridge(lane.a, lane.b, lane.way)
