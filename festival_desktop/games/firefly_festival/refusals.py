"""Why a move is not allowed: the rule's name and one plain sentence.

Called only for moves that `legal_moves` does not list, to explain them to a person; the
checks go from the most telling reason to the least.
"""

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import START, Island
from festival_desktop.games.firefly_festival.state import Stage, State
from festival_desktop.games.firefly_festival.turn import Turn

Refusal = tuple[str, str]

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
    Stage.CHOOSE: ("choose-first", "Everyone chooses a power first."),
    Stage.SEND: ("send-first", "Choose where the worker begins first."),
    Stage.STONE: ("stone-first", "Choose where your first floor stands."),
    Stage.RECRUIT: ("recruit-first", "Put the recruited worker on an island first."),
    Stage.CROSS: ("cross-first", "Finish crossing the new bridge first."),
    Stage.MOVE: ("move-first", "Finish your movements first."),
    Stage.STOREY: ("storey-first", "Decide about the second storey first."),
}
"""What has to be decided before anything else."""


def why_not(turn: Turn, state: State, move: m.Move) -> Refusal:
    moving = state.stage is Stage.MOVE and isinstance(move, MOVEMENTS)
    if isinstance(move, MAIN + SECONDARY) and state.stage in FIRST and not moving:
        return FIRST[state.stage]
    if isinstance(move, MAIN):
        if state.stage is Stage.TURN and not state.main_left:
            return "main-done", "You have done your main action; a lucky fish brings another."
        return _main(turn, state, move)
    if isinstance(move, SECONDARY):
        if not state.secondary_open:
            return "secondary-done", "Only one secondary action is done in a turn."
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
        return "no-lane", "No straight lane joins these islands there."
    if state.bridges >> number & 1:
        return "lane-taken", "A bridge already stands there."
    if state.blocked >> number & 1:
        return "crossing", "Another bridge lies across this lane."
    power, length = turn.islands.power(state, seat), network.lengths[number]
    if not any(power.may_bridge_from(state, seat, island) for island in (move.a, move.b)):
        return "no-worker-at-bridge", "A bridge needs a worker of yours on either end."
    if length > state.segments_left[seat]:
        left = state.segments_left[seat]
        return "segments", f"This bridge needs {length} segments; you have {left} left."
    cost, coins = power.bridge_cost(length), state.coins[seat]
    return "bridge-cost", f"This bridge costs {cost} coins; you have {coins}."


def _movement(turn: Turn, state: State, move: m.MoveWorker | m.MovePair) -> Refusal:
    seat, number = state.seat, 2 if isinstance(move, m.MovePair) else 1
    network = turn.islands.network(state)
    if number == 2 and not turn.islands.power(state, seat).moves_pairs():
        return "no-pairs", "Workers move one by one."
    if not _on_board(state, move.origin, move.destination) or move.owner >= state.players:
        return "no-such-place", "There is no such place on this board."
    if state.workers[seat][move.origin] < number:
        return "no-worker", "You have no worker there to move."
    if not network.distance(state.built[move.owner], move.origin, move.destination):
        return "no-way", "A movement goes over bridges that all belong to one player."
    if turn.islands.room(state, seat, move.destination) < number:
        return "island-full", "That island is full; workers may pass but not stay."
    toll, coins = turn.movement.toll(state, move), state.coins[seat]
    return "toll", f"The toll is {toll} coins; you have {coins}."


def _ferry(turn: Turn, state: State, move: m.Ferry) -> Refusal:
    seat, network = state.seat, turn.islands.network(state)
    power = turn.islands.power(state, seat)
    if not power.ferry_reach():
        return "no-ferry", "Workers move over bridges."
    if state.ferried:
        return "ferried", "Only one movement a turn crosses an empty lane."
    lane = network.find(move.origin, move.destination, move.way)
    if lane < 0:
        lane = network.find(move.destination, move.origin, move.way)
    if lane < 0:
        return "no-lane", "No straight lane joins these islands there."
    if not state.workers[seat][move.origin]:
        return "no-worker", "You have no worker there to move."
    if state.blocked >> lane & 1:
        return "lane-not-empty", "That lane is not empty."
    if network.lengths[lane] > power.ferry_reach():
        return "ferry-reach", f"A ferry crosses up to {power.ferry_reach()} cells."
    if turn.islands.room(state, seat, move.destination) < 1:
        return "island-full", "That island is full; workers may pass but not stay."
    return "ferry-cost", "You cannot pay for the ferry."


def _pagoda(turn: Turn, state: State, island: Island) -> Refusal:
    if not _on_board(state, island):
        return "no-such-place", "There is no such place on this board."
    if turn.islands.size(state, island) is START:
        return "no-pagoda-on-start", "No pagoda is built on a Start."
    if state.sealed >> island & 1:
        return "sealed", "This pagoda is sealed by a Sōrin."
    if len(state.floors[island]) >= turn.content.box.tallest:
        return "tallest", f"A pagoda has {turn.content.box.tallest} floors at most."
    if not state.floors_left[state.seat]:
        return "floors", "You have no floor left."
    return "no-worker-at-pagoda", "A floor needs a worker of yours on the island."


def _festival(turn: Turn, state: State, island: Island) -> Refusal:
    seat, festivals = state.seat, turn.festivals
    if not _on_board(state, island):
        return "no-such-place", "There is no such place on this board."
    if turn.islands.size(state, island) is START:
        return "no-festival-on-start", "No festival is held on a Start."
    if state.sealed >> island & 1:
        return "festival-held", "A festival was already held here."
    if not state.sorin:
        return "no-sorin", "No Sōrin is left."
    floors = festivals.floors_missing(state, island)
    if floors > 0:
        return "festival-floors", f"A festival here needs {floors} more floors."
    bridges = festivals.bridges_missing(state, seat, island)
    if bridges > 0:
        return "festival-bridges", f"A festival here needs {bridges} more bridges at the island."
    if not state.workers[seat][island]:
        return "festival-worker", "Somebody has to run the festival: you have no worker there."
    pieces = festivals.majority_missing(state, seat, island)
    return "festival-majority", f"You have {pieces} pieces too few there for the majority."


def _on_board(state: State, *islands: Island) -> bool:
    return all(0 <= island < len(state.layout) for island in islands)


# -- secondary actions ---------------------------------------------------------------------------


def _secondary(turn: Turn, state: State, move: m.Move) -> Refusal:
    seat, goals, content = state.seat, turn.goals, turn.content
    match move:
        case m.ClaimPublic():
            top = goals.top(state, move.kind)
            if move.kind not in state.goals:
                return "goal-not-in-play", "That goal is not in play."
            if top is None:
                return "goals-gone", "All cards of that goal are taken."
            reached = goals.progress(state, seat, move.kind)
            return "goal-unmet", f"That goal needs {top[0]}; you have {reached}."
        case m.ClaimPrivate():
            if move.goal not in state.hands[seat]:
                return "not-your-goal", "That goal is not in your hand."
            number = content.private[move.goal].number
            reached = goals.private_progress(state, seat, move.goal)
            return "goal-unmet", f"That goal needs {number}; you have {reached}."
        case m.TakeCrow():
            if state.crow == seat:
                return "crow-held", "You already hold the Crow."
            cost = turn.secondary.crow_cost(state)
            return "crow-cost", f"The Crow costs {cost} points; you have {state.points[seat]}."
    cost_of_fish = turn.secondary.fish_cost(state)
    if cost_of_fish is None:
        return "no-fish", "All your fish are placed."
    return "fish-cost", f"Your next fish costs {cost_of_fish} coins; you have {state.coins[seat]}."


# -- everything else -----------------------------------------------------------------------------


def _task(turn: Turn, state: State, move: m.Move) -> Refusal:
    match move:
        case m.ChoosePower():
            if state.stage is not Stage.CHOOSE:
                return "no-choice", "Powers are chosen before the first turn."
            return "not-offered", "That power was not dealt to you."
        case m.Recruit():
            if state.stage is not Stage.RECRUIT:
                return "no-recruit", "There is no worker to recruit now."
            return "recruit-place", "The recruit cannot stand there."
        case m.Cross():
            if state.stage is not Stage.CROSS:
                return "no-new-bridge", "Workers cross free of charge only when a bridge is built."
            return "cannot-cross", "No worker of yours can cross the new bridge that way."
        case m.AddStorey():
            return "no-storey", "There is no second storey to build now."
        case m.SendWorker() | m.LayFirstStone():
            return "no-opening", "That is decided before the first turn, if at all."
        case m.Done():
            return "not-done", "There is nothing to finish now."
        case m.Pass():
            return "can-act", "A main action is possible, so it cannot be passed."
    return "main-first", "A turn needs its main action."
