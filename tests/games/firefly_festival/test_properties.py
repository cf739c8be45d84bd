"""What holds in every game, whatever anybody does."""

from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.validation import broken
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import invariants
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.movement import RemainingMoves, decode_remaining
from festival_desktop.games.firefly_festival.state import NOBODY, Stage, State, Trigger
from tests.games.firefly_festival.positions import CONTENT, GAME, ISLANDS, TURN

CHANCE = st.integers(0, 1 << 32)
PLAYERS = st.integers(2, 6)
Played = tuple[State, m.Move, State, list[Event]]


def game(players: int, chance: int) -> Iterator[Played]:
    """A whole game of random moves. Half of the games move only when nothing else is possible."""
    rng = Rng(chance)
    options = {"powers": ("dealt",) if chance % 3 else ("none",), "layout": ("variable",)}
    state = GAME.deal(Setup(players, options), rng)
    while GAME.to_act(state) is not None:
        legal = GAME.legal_moves(state)
        if chance % 2:
            building = [mv for mv in legal if not isinstance(mv, m.MoveWorker | m.MovePair)]
            legal = building or legal
        move = legal[rng.below(len(legal))]
        before, log = GAME.copy(state), list[Event]()
        GAME.play(state, move, log)
        yield before, move, state, log


@given(PLAYERS, CHANCE)
@settings(max_examples=12)
def test_every_piece_is_there_once(players: int, chance: int) -> None:
    box = CONTENT.box
    for _, _, state, _ in game(players, chance):
        lengths = ISLANDS.network(state).lengths
        for seat in range(players):
            built = sum(n for lane, n in enumerate(lengths) if state.built[seat] >> lane & 1)
            assert state.segments_left[seat] + built == box.segments
            floors = sum(pagoda.count(seat) for pagoda in state.floors)
            assert state.floors_left[seat] + floors == box.floors
            assert state.workers_left[seat] + sum(state.workers[seat]) == box.workers
        cards = [*state.deck]
        for hand in state.hands + state.done:
            cards += hand
        assert sorted(cards) == list(range(len(CONTENT.private)))
        assert state.sorin + state.sealed.bit_count() == CONTENT.tables[players].sorin


@given(PLAYERS, CHANCE)
@settings(max_examples=12)
def test_what_follows_from_other_fields_is_kept_up(players: int, chance: int) -> None:
    for _, _, state, _ in game(players, chance):
        network = ISLANDS.network(state)
        assert state.crowd == [sum(there) for there in zip(*state.workers, strict=True)]
        for manned, there in zip(state.manned, state.workers, strict=True):
            assert [manned >> island & 1 for island in range(network.size)] == [*map(bool, there)]
        full = [crowd >= state.capacity[n] for n, crowd in enumerate(state.crowd)]
        assert [state.full >> island & 1 for island in range(network.size)] == full
        for seat, raised in enumerate(state.raised):
            floors = [seat in pagoda for pagoda in state.floors]
            assert [raised >> island & 1 for island in range(network.size)] == floors
        blocked = 0
        for lane in range(len(network.lanes)):
            if state.bridges >> lane & 1:
                blocked |= network.crossing[lane]
        assert state.blocked == blocked
        assert state.points == [sum(points for _, points in lines) for lines in state.ledger]
        assert broken(invariants.LAWS, TURN, state) is None


@given(PLAYERS, CHANCE)
@settings(max_examples=12)
def test_no_cell_holds_two_segments_and_no_island_too_many_workers(
    players: int, chance: int
) -> None:
    for _, _, state, _ in game(players, chance):
        lanes = ISLANDS.network(state).lanes
        cells = [
            cell
            for built in state.built
            for n, lane in enumerate(lanes)
            if built >> n & 1
            for cell in lane.cells
        ]
        assert len(cells) == len({*cells})
        more = max(ISLANDS.power(state, seat).overfill() for seat in range(players))
        moving = state.stage is Stage.MOVE
        rest = decode_remaining(state.tasks[0][1]) if moving else RemainingMoves(0)
        for island, crowd in enumerate(state.crowd):
            crowd -= rest.workers if island == rest.crowded else 0
            assert crowd <= state.capacity[island] + more
            assert len(state.floors[island]) <= CONTENT.box.tallest


@given(PLAYERS, CHANCE)
@settings(max_examples=12)
def test_coins_come_from_the_bank_or_go_from_hand_to_hand(players: int, chance: int) -> None:
    for before, _, state, log in game(players, chance):
        if before.stage is Stage.CHOOSE:
            continue
        coins = before.coins[:]
        for event in log:
            match event:
                case ev.CoinsGained():
                    coins[event.seat] += event.number
                case ev.WorkersMoved():
                    coins[event.seat] -= event.toll
                    coins[event.owner] += event.toll
                case ev.BridgeBuilt() | ev.WorkerFerried() | ev.FishPlaced():
                    coins[event.seat] -= event.paid
                case ev.FloorBuilt():
                    coins[event.seat] -= event.paid
        assert state.coins == coins
        assert min(coins) >= 0


@given(PLAYERS, CHANCE)
@settings(max_examples=12)
def test_points_are_told_when_they_are_scored(players: int, chance: int) -> None:
    for before, _, state, log in game(players, chance):
        points = before.points[:]
        for event in log:
            match event:
                case ev.CrowTaken():
                    points[event.seat] -= event.paid
                case ev.CrowCursed():
                    points[event.seat] -= event.points
                case (
                    ev.PointsScored()
                    | ev.FestivalScored()
                    | ev.FirefliesScored()
                    | ev.PublicGoalClaimed()
                    | ev.PrivateGoalClaimed()
                    | ev.ChainScored()
                    | ev.LongestChainScored()
                ):
                    points[event.seat] += event.points
        assert state.points == points


@given(PLAYERS, CHANCE)
@settings(max_examples=12)
def test_turns_go_round_and_the_game_ends_for_a_reason(players: int, chance: int) -> None:
    seats, last = [], None
    for _, _, state, log in game(players, chance):
        seats += [event.seat for event in log if isinstance(event, ev.TurnBegan)]
        last = state
    assert last is not None
    assert last.stage is Stage.OVER
    assert last.trigger is not Trigger.NONE
    # Without a choice of powers the first turn begins with the deal, before any move.
    first = last.first if len(seats) == last.turns else (last.first + 1) % players
    assert seats == [(first + n) % players for n in range(len(seats))]
    assert len(GAME.standing(last).winners) >= 1


@given(PLAYERS, CHANCE)
@settings(max_examples=8)
def test_moves_are_told_apart_and_every_one_can_be_played(players: int, chance: int) -> None:
    for number, (before, _, _, _) in enumerate(game(players, chance)):
        legal = GAME.legal_moves(before)
        assert legal
        assert len({*legal}) == len(legal)
        if number % 5 == 0:
            for move in legal:
                GAME.play(GAME.copy(before), move, [])


@given(PLAYERS, CHANCE)
@settings(max_examples=8)
def test_sealed_islands_and_bridges_stay_as_they_are(players: int, chance: int) -> None:
    for before, _, state, _ in game(players, chance):
        assert not before.sealed & ~state.sealed
        for seat in range(players):
            assert not before.built[seat] & ~state.built[seat]
        for island, pagoda in enumerate(before.floors):
            assert state.floors[island][: len(pagoda)] == pagoda
            if before.sealed >> island & 1:
                assert state.floors[island] == pagoda


@given(PLAYERS, CHANCE)
@settings(max_examples=8)
def test_the_crow_goes_only_to_the_one_who_takes_it(players: int, chance: int) -> None:
    for before, move, state, _ in game(players, chance):
        if isinstance(move, m.TakeCrow):
            assert before.crow != before.seat
            assert state.crow == before.seat
        else:
            assert state.crow == before.crow
        assert state.crow == NOBODY or 0 <= state.crow < players


@given(PLAYERS, CHANCE)
@settings(max_examples=8)
def test_a_refusal_is_a_rule_and_whole_numbers(players: int, chance: int) -> None:
    """Every move of an earlier decision that is no longer legal has a reason."""
    tried: dict[m.Move, None] = {}
    for before, _, _, _ in game(players, chance):
        legal = GAME.legal_moves(before)
        for move in [move for move in tried if move not in legal][-20:]:
            rule, numbers = GAME.why_not(before, move)
            assert rule == rule.lower()
            assert all(isinstance(number, int) for number in numbers)
        tried |= dict.fromkeys(legal)
