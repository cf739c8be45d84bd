"""Why a move is not allowed: the rule, by its id, which the game's texts explain.

Called only for moves that `legal_moves` does not list; the checks go from the most helpful reason
to the least.
"""

from festival_desktop.core.errors import Refusal
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import START, Island
from festival_desktop.games.firefly_festival.movement import decode_remaining
from festival_desktop.games.firefly_festival.state import Stage, State
from festival_desktop.games.firefly_festival.turn import Turn

MAIN = (
    m.BuildBridge,
    m.MoveWorker,
    m.MovePair,
    m.Ferry,
    m.BuildPagoda,
    m.HoldFestival,
)
SECONDARY = (m.ClaimPublic, m.ClaimPrivate, m.TakeCrow, m.PlaceFish)
MOVEMENTS = (m.MoveWorker, m.MovePair, m.Ferry)

FIRST: dict[Stage, Refusal] = {
    Stage.CHOOSE: Refusal("choose-first"),
    Stage.SEND: Refusal("send-first"),
    Stage.STONE: Refusal("stone-first"),
    Stage.RECRUIT: Refusal("recruit-first"),
    Stage.CROSS: Refusal("cross-first"),
    Stage.MOVE: Refusal("move-first"),
    Stage.STOREY: Refusal("storey-first"),
}
"""Refusals while another decision has to come first, by stage."""


def why_not(turn: Turn, state: State, move: m.Move) -> Refusal:
    moving = state.stage is Stage.MOVE and isinstance(move, MOVEMENTS)
    if isinstance(move, MAIN + SECONDARY) and state.stage in FIRST and not moving:
        return FIRST[state.stage]
    if isinstance(move, MAIN):
        if state.stage is Stage.TURN and not state.main_left:
            return Refusal("main-done")
        return _main(turn, state, move)
    if isinstance(move, SECONDARY):
        if not state.secondary_open:
            return Refusal("secondary-done")
        return _secondary(turn, state, move)
    return _task(turn, state, move)


# -- main actions ------------------------------------------------------------------------------


def _main(turn: Turn, state: State, move: m.Move) -> Refusal:
    match move:
        case m.BuildBridge():
            return _bridge(turn, state, move)
        case m.BuildPagoda():
            return _pagoda(turn, state, move.island)
        case m.HoldFestival():
            return _festival(turn, state, move.island)
        case m.Ferry():
            return _ferry(turn, state, move)
        case m.MoveWorker() | m.MovePair():
            return _movement(turn, state, move)
    raise AssertionError(move)


def _bridge(turn: Turn, state: State, move: m.BuildBridge) -> Refusal:
    network, seat = turn.islands.network(state), state.seat
    number = network.find(move.a, move.b, move.way)
    if number < 0:
        return Refusal("no-lane")
    if state.bridges >> number & 1:
        return Refusal("lane-taken")
    if state.blocked >> number & 1:
        return Refusal("crossing")
    power, length = turn.islands.power(state, seat), network.lengths[number]
    if not power.bridge_sites(state, seat) & (1 << move.a | 1 << move.b):
        return Refusal("no-worker-at-bridge")
    if length > state.segments_left[seat]:
        decode_remaining = state.segments_left[seat]
        return Refusal("segments", (length, decode_remaining))
    cost, coins = power.bridge_cost(length), state.coins[seat]
    return Refusal("bridge-cost", (cost, coins))


def _movement(turn: Turn, state: State, move: m.MoveWorker | m.MovePair) -> Refusal:
    seat, number = state.seat, 2 if isinstance(move, m.MovePair) else 1
    network = turn.islands.network(state)
    if number == 2 and not turn.islands.power(state, seat).moves_pairs():
        return Refusal("no-pairs")
    if not _on_board(state, move.origin, move.destination) or move.owner >= state.players:
        return Refusal("no-such-place")
    if state.workers[seat][move.origin] < number:
        return Refusal("no-worker")
    if _others_go_on(state, move.origin, number):
        return Refusal("go-on-first")
    if not network.distance(state.built[move.owner], move.origin, move.destination):
        return Refusal("no-way")
    if turn.islands.room(state, seat, move.destination) < number:
        return Refusal("island-full")
    toll, coins = turn.movement.toll(state, move), state.coins[seat]
    return Refusal("toll", (toll, coins))


def _others_go_on(state: State, origin: Island, number: int) -> bool:
    """Return whether workers on a full island must move first, or more than these."""
    if state.stage is not Stage.MOVE:
        return False
    rest = decode_remaining(state.tasks[0][1])
    return rest.workers > 0 and (origin != rest.crowded or number < rest.workers)


def _ferry(turn: Turn, state: State, move: m.Ferry) -> Refusal:
    seat, network = state.seat, turn.islands.network(state)
    power = turn.islands.power(state, seat)
    if not power.ferry_reach():
        return Refusal("no-ferry")
    if state.ferried:
        return Refusal("ferried")
    lane = network.find(move.origin, move.destination, move.way)
    if lane < 0:
        lane = network.find(move.destination, move.origin, move.way)
    if lane < 0:
        return Refusal("no-lane")
    if not state.workers[seat][move.origin]:
        return Refusal("no-worker")
    if _others_go_on(state, move.origin, 1):
        return Refusal("go-on-first")
    if state.blocked >> lane & 1:
        return Refusal("lane-not-empty")
    if network.lengths[lane] > power.ferry_reach():
        return Refusal("ferry-reach", (power.ferry_reach(),))
    if turn.islands.room(state, seat, move.destination) < 1:
        return Refusal("island-full")
    return Refusal("ferry-cost")


def _pagoda(turn: Turn, state: State, island: Island) -> Refusal:
    if not _on_board(state, island):
        return Refusal("no-such-place")
    if turn.islands.size(state, island) is START:
        return Refusal("no-pagoda-on-start")
    if state.sealed >> island & 1:
        return Refusal("sealed")
    if len(state.floors[island]) >= turn.content.box.tallest:
        return Refusal("tallest", (turn.content.box.tallest,))
    if not state.floors_left[state.seat]:
        return Refusal("floors")
    return Refusal("no-worker-at-pagoda")


def _festival(turn: Turn, state: State, island: Island) -> Refusal:
    seat, festivals = state.seat, turn.festivals
    if not _on_board(state, island):
        return Refusal("no-such-place")
    if turn.islands.size(state, island) is START:
        return Refusal("no-festival-on-start")
    if state.sealed >> island & 1:
        return Refusal("festival-held")
    if not state.sorin:
        return Refusal("no-sorin")
    floors = festivals.floors_missing(state, island)
    if floors > 0:
        return Refusal("festival-floors", (floors,))
    bridges = festivals.bridges_missing(state, seat, island)
    if bridges > 0:
        return Refusal("festival-bridges", (bridges,))
    if not state.workers[seat][island]:
        return Refusal("festival-worker")
    pieces = festivals.majority_missing(state, seat, island)
    return Refusal("festival-majority", (pieces,))


def _on_board(state: State, *islands: Island) -> bool:
    return all(0 <= island < len(state.layout) for island in islands)


# -- secondary actions ---------------------------------------------------------------------------


def _secondary(turn: Turn, state: State, move: m.Move) -> Refusal:
    seat, goals, content = state.seat, turn.goals, turn.content
    match move:
        case m.ClaimPublic():
            top = goals.top(state, move.kind)
            if move.kind not in state.goals:
                return Refusal("goal-not-in-play")
            if top is None:
                return Refusal("goals-gone")
            reached = goals.progress(state, seat, move.kind)
            return Refusal("goal-unmet", (top[0], reached))
        case m.ClaimPrivate():
            if move.goal not in state.hands[seat]:
                return Refusal("not-your-goal")
            number = content.private[move.goal].number
            reached = goals.private_progress(state, seat, move.goal)
            return Refusal("goal-unmet", (number, reached))
        case m.TakeCrow():
            if state.crow == seat:
                return Refusal("crow-held")
            cost = turn.secondary.crow_cost(state)
            return Refusal("crow-cost", (cost, state.points[seat]))
    cost_of_fish = turn.secondary.fish_cost(state)
    if cost_of_fish is None:
        return Refusal("no-fish")
    return Refusal("fish-cost", (cost_of_fish, state.coins[seat]))


# -- other moves ---------------------------------------------------------------------------------


def _task(turn: Turn, state: State, move: m.Move) -> Refusal:
    match move:
        case m.ChoosePower() if state.stage is not Stage.CHOOSE:
            return Refusal("no-choice")
        case m.ChoosePower():
            return Refusal("not-offered")
        case m.Recruit() if state.stage is not Stage.RECRUIT:
            return Refusal("no-recruit")
        case m.Recruit():
            return Refusal("recruit-place")
        case m.Cross() if state.stage is not Stage.CROSS:
            return Refusal("no-new-bridge")
        case m.Cross():
            return Refusal("cannot-cross")
        case m.AddStorey():
            return Refusal("no-storey")
        case m.SendWorker() | m.LayFirstStone():
            return Refusal("no-opening")
        case m.Done() if state.stage is Stage.MOVE:
            return Refusal("go-on-first")
        case m.Done():
            return Refusal("not-done")
        case m.Pass():
            return Refusal("can-act")
    return Refusal("main-first")
