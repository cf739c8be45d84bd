"""What moves of Firefly Festival would cost, bring and open, and what festivals would pay."""

from collections import Counter
from collections.abc import Callable

import pytest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Water
from festival_desktop.games.firefly_festival.state import RECRUIT, TURN, State, Trigger, Why
from festival_desktop.play.place import Place
from festival_desktop.play.preview import GoalStatus, Preview
from festival_desktop.tables.firefly_festival import FireflyTable
from festival_desktop.tables.firefly_festival.forecast import ending, festive_islands
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.options import path
from festival_desktop.tables.firefly_festival.vocabulary import Aim, Chance, Count, Missing
from tests.contract.walks import sample
from tests.games.firefly_festival.positions import (
    CONTENT,
    GAME,
    bridge,
    island,
    pagodas,
    settle,
    table,
)

TABLE = FireflyTable(GAME)


def preview(state: State, move: m.Move | str) -> Preview:
    known = GAME.read(move) if isinstance(move, str) else move
    assert known in GAME.legal_moves(state)
    return TABLE.preview(GAME.view(state, state.seat), known)


def rich(players: int = 2, powers: tuple[str | None, ...] = ()) -> State:
    """Somebody who can pay for any bridge, with a worker on every island."""
    state = table(players, powers)
    state.coins[0] = 30
    for place in range(len(state.layout)):
        if GAME.islands.room(state, 0, place) > 0 and state.workers_left[0] > 2:
            state.put_worker(0, place, 1)
    return state


def bridges(state: State) -> list[tuple[m.BuildBridge, Counter[Water]]]:
    """The bridges that can be built, with the rewards on the water under them."""
    network, found = GAME.islands.network(state), []
    for move in GAME.legal_moves(state):
        if isinstance(move, m.BuildBridge):
            lane = network.lanes[network.find(move.a, move.b, move.way)]
            found.append((move, Counter(lane.water)))
    return found


def whole_action(state: State, move: m.Move, rng: Rng) -> State:
    """The position after a move and all recruits it asks for, put anywhere."""
    after, seat = state.copy(), state.seat
    GAME.play(after, move, [])
    while after.stage is RECRUIT and after.seat == seat:
        legal = GAME.legal_moves(after)
        GAME.play(after, legal[rng.below(len(legal))], [])
    return after


# -- bridges -------------------------------------------------------------------------------------


def test_a_beachcombers_bridge_brings_a_coin_more_for_every_reward_on_the_water() -> None:
    state = rich(powers=("beachcomber",))
    coins = [(move, water) for move, water in bridges(state) if water == Counter({Water.COINS: 1})]
    assert coins
    for move, _ in coins:
        assert preview(state, move).gained(0, Count.COINS) == 3
    plain = rich()
    for move, _ in coins:
        assert preview(plain, move).gained(0, Count.COINS) == 2


def test_a_beachcomber_is_paid_for_rewards_that_are_no_coins_too() -> None:
    state = rich(powers=("beachcomber",))
    others = [
        (move, water.total()) for move, water in bridges(state) if water and not water[Water.COINS]
    ]
    assert others
    for move, rewards in others:
        told = preview(state, move)
        assert told.total(0, Count.COINS) == rewards - told.paid(Count.COINS)


@pytest.mark.parametrize("power", [None, "beachcomber", "rope_maker", "long_span", "hospitality"])
def test_coins_after_a_bridge_include_the_rewards_on_the_water(power: str | None) -> None:
    """Also those that come after a recruit has been placed, or a goal was drawn."""
    rng = Rng(3)
    for players in (2, 4):
        state = rich(players, (power,))
        for move, _ in bridges(state):
            told, after = preview(state, move), whole_action(state, move, rng)
            for seat in range(players):
                coins = after.coins[seat] - state.coins[seat]
                points = after.points[seat] - state.points[seat]
                workers = state.workers_left[seat] - after.workers_left[seat]
                assert told.total(seat, Count.COINS) == coins
                assert told.total(seat, Count.POINTS) == points
                assert told.total(seat, Count.WORKER) == workers


def test_promises_hold_wherever_recruits_are_put() -> None:
    rng, checked = Rng(4), 0
    for number, seats in enumerate((2, 3, 4, 5, 6)):
        setup = Setup(seats, {"powers": ("dealt",), "layout": ("variable",)})
        state = GAME.deal(setup, Rng(number))
        for _ in range(250):
            if GAME.to_act(state) is None:
                break
            legal = GAME.legal_moves(state)
            if state.turns:
                for move in sample(legal, 4, rng):
                    told = TABLE.preview(GAME.view(state, state.seat), move)
                    if told.promised and told.complete:
                        after = whole_action(state, move, rng)
                        coins = after.coins[state.seat] - state.coins[state.seat]
                        if after.turns == state.turns:
                            assert told.total(state.seat, Count.COINS) == coins
                            checked += 1
            GAME.play(state, legal[rng.below(len(legal))], [])
    assert checked > 50


def test_a_bridge_costs_its_coins_and_segments_and_stands_on_its_lane() -> None:
    state = table()
    told = preview(state, "bridge A-B 2")
    lane = GAME.islands.network(state).lanes[told.changes[0].key[0]]
    assert told.paid(Count.SEGMENT) == lane.length
    assert told.paid(Count.COINS) == lane.length
    assert told.changes[0].place == Place("lane", (lane.a, lane.b, lane.way))
    assert [goal.key for goal in told.reached(Aim.CHAIN)] == [(2,)]


def test_which_private_goal_is_drawn_is_uncertain_but_nothing_else() -> None:
    state = rich()
    move = next(move for move, water in bridges(state) if water[Water.GOAL])
    told = preview(state, move)
    assert [unknown.reason for unknown in told.uncertain] == [Chance.GOAL_DRAWN]
    assert told.complete
    assert told.gained(0, Count.GOAL) == 1
    state.done[1], state.deck = state.deck, ()
    assert preview(state, move).missed(0, Count.GOAL) == 1
    assert not preview(state, move).uncertain


# -- festivals -----------------------------------------------------------------------------------


def test_a_forecast_is_what_the_festival_then_pays() -> None:
    checked = 0
    for seed in range(6):
        state, rng = GAME.deal(Setup(3, {"powers": ("dealt",)}), Rng(seed)), Rng(seed)
        while GAME.to_act(state) is not None and checked < 60:
            legal = GAME.legal_moves(state)
            for move in legal:
                if isinstance(move, m.HoldFestival):
                    view, seat = GAME.view(state, state.seat), state.seat
                    expected = TABLE.forecast(view, seat, move.island)
                    told = TABLE.preview(view, move).immediate_effects()
                    assert not expected.missing
                    assert seat in expected.callers
                    assert expected.as_caller[seat] == told.gained(seat, Count.POINTS)
                    for guest in {0, 1, 2} - {seat}:
                        assert expected.as_guest[guest] == told.gained(guest, Count.POINTS)
                    checked += 1
            held = [move for move in legal if isinstance(move, m.HoldFestival)]
            moves = held or legal
            GAME.play(state, moves[rng.below(len(moves))], [])
    assert checked > 10


def test_a_forecast_says_what_is_missing() -> None:
    state = table()
    told = TABLE.forecast(GAME.view(state, 0), 0, island("F"))
    assert told.missing == ((Missing.FLOORS, 5), (Missing.BRIDGES, 5), (Missing.WORKER, 1))
    assert (told.floors, told.bridges) == ((0, 5), (0, 5))
    assert told.callers == ()
    assert [told.points(seat) for seat in range(2)] == [(0,), (0,)]


def festival_on_b(first: str, second: str) -> State:
    """B is a Small island of value 1 with a floor of seat 0 and a bridge of seat 1."""
    state = bridge(settle(table(), 0, first), 1, "A-B 1")
    return pagodas(settle(state, 1, second), {"B": "0"})


def test_a_forecast_is_by_whoever_can_hold_the_festival() -> None:
    """Whoever looks cannot, so it counts nothing for calling it."""
    state = festival_on_b("A2", "A1 B1")
    told = TABLE.forecast(GAME.view(state, 0), 0, island("B"))
    assert told.callers == (1,)
    assert told.missing == ((Missing.WORKER, 1), (Missing.PIECES, 1))
    fireflies = 2 * (1 + 3)
    assert [told.points(seat) for seat in range(2)] == [(1,), (2 + fireflies,)]


def test_where_several_can_hold_a_festival_each_may_be_guest_or_caller() -> None:
    state = festival_on_b("A1 B1", "A1 B1")
    told = TABLE.forecast(GAME.view(state, 0), 0, island("B"))
    assert told.callers == (0, 1)
    fireflies = 2 * (2 + 2)
    assert [told.points(seat) for seat in range(2)] == [(2, 2 + fireflies)] * 2


@pytest.mark.parametrize(
    ("floors", "power", "needed"), [("", None, 5), ("0", None, 5), ("00000", None, 5),
                                    ("0", "impatient_host", 4)],
)  # fmt: skip
def test_a_festival_needs_a_bridge_for_every_floor_there_will_be(
    floors: str, power: str | None, needed: int
) -> None:
    """F is a Large island: five floors, so five bridges, however few stand there now."""
    state = pagodas(bridge(table(powers=[power, None]), 0, "E-F 1"), {"F": floors})
    told = TABLE.forecast(GAME.view(state, 0), 0, island("F"))
    assert told.bridges == (1, needed)
    assert (Missing.BRIDGES, needed - 1) in told.missing


def test_more_bridges_than_floors_are_more_than_a_festival_needs() -> None:
    state = bridge(festival_on_b("A2", "A2"), 0, "A-B 2", "B-C 1")
    assert TABLE.forecast(GAME.view(state, 0), 0, island("B")).bridges == (3, 1)


def test_all_islands_but_the_starts_have_a_forecast() -> None:
    view = GAME.view(table(), 0)
    islands = festive_islands(GAME, view.layout)
    assert len(islands) == 10
    assert [TABLE.forecast(view, 0, place).island for place in islands] == islands


# -- other moves ---------------------------------------------------------------------------------


def test_the_crow_costs_points_and_promises_workers() -> None:
    state = table()
    state.score(0, Why.WATER, 20)
    told = preview(state, "crow workers")
    assert told.paid(Count.POINTS) == CONTENT.box.crow_cost
    assert told.gained(0, Count.CROW) == 1
    assert told.total(0, Count.WORKER) == CONTENT.box.crow_workers
    assert preview(state, "crow coins").gained(0, Count.COINS) == CONTENT.box.crow_coins


def test_a_goal_that_a_bridge_reaches_is_open_while_the_secondary_action_is() -> None:
    state = rich()
    state.taken = [0] * len(state.taken)
    opened = {
        goal.how
        for move, _ in bridges(state)
        for goal in preview(state, move).reached(Aim.PUBLIC_GOAL)
    }
    state.secondary_open = False
    later = {
        goal.how
        for move, _ in bridges(state)
        for goal in preview(state, move).reached(Aim.PUBLIC_GOAL)
    }
    assert opened <= {GoalStatus.OPEN}
    assert later <= {GoalStatus.AHEAD}


def test_ways_tell_tolls_and_owners() -> None:
    state = bridge(table(), 1, "A-B 2")
    network, lane = GAME.islands.network(state), state.built[1].bit_length() - 1
    options = TABLE.options(GAME.view(state, 0), GAME.legal_moves(state))
    found = [way for to in options.ways.values() for ways in to.values() for way in ways]
    assert {(way.owner, way.number, way.cost) for way in found} == {(1, 1, 1)}
    for way in found:
        told = preview(state, way.move)
        assert told.paid(Count.COINS) == way.cost
        assert told.gained(1, Count.COINS) == way.cost
        assert path(network, state.built[1], way.move.origin, way.move.destination) == [lane]


def test_prices_are_those_of_the_power() -> None:
    state = table(2, ("crow_friend", None))
    mine, theirs = (TABLE.prices(GAME.view(state, 0), seat) for seat in range(2))
    assert mine.crow < theirs.crow == CONTENT.box.crow_cost
    assert theirs.fish == CONTENT.box.fish[0]
    state.fish[1] = len(CONTENT.box.fish)
    assert TABLE.prices(GAME.view(state, 0), 1).fish is None
    assert theirs.movements == CONTENT.box.movements


def test_the_nearest_end_is_told_when_it_is_near() -> None:
    state = table()
    assert ending(GAME, GAME.view(state, 0)) is None
    state.floors_left[1] = 1
    near = ending(GAME, GAME.view(state, 0))
    assert near is not None
    assert (near.trigger, near.left, near.seat) == (Trigger.FLOORS, 1, 1)
    state.trigger = Trigger.SORIN
    now = ending(GAME, GAME.view(state, 0))
    assert now is not None
    assert (now.trigger, now.left) == (Trigger.SORIN, 0)


def test_nothing_is_told_of_what_hidden_powers_decide() -> None:
    """The last one to choose does not know with what the others will begin."""
    state = GAME.deal(Setup(4, {"powers": ("dealt",)}), Rng(1))
    for _ in range(3):
        GAME.play(state, GAME.legal_moves(state)[0], [])
    for move in GAME.legal_moves(state):
        told = preview(state, move)
        assert [(one.reason, one.decides) for one in told.uncertain] == [
            (Chance.POWERS_REVEALED, True)
        ]
        assert not told.changes
        assert [goal.what for goal in told.goals] == [Aim.POWER]


def test_price_and_rewards_of_a_bridge_are_known_before_it_can_be_paid() -> None:
    state = rich()
    poor = state.copy()
    poor.coins[0] = 0
    for move, _ in bridges(state):
        known, told = preview(state, move), TABLE.preview(GAME.view(poor, 0), move)
        assert (told.changes, told.costs, told.promised) == (
            known.changes,
            known.costs,
            known.promised,
        )


def test_what_a_preview_opens_is_legal_after_the_move_and_nothing_else_is_new() -> None:
    opens: dict[str, Callable[[tuple[int, ...]], m.Move]] = {
        Aim.PUBLIC_GOAL: lambda key: m.PUBLIC_CLAIMS[key[0]],
        Aim.PRIVATE_GOAL: lambda key: m.ClaimPrivate(key[0]),
        Aim.FESTIVAL: lambda key: m.FESTIVALS[key[0]],
        Aim.SITE: lambda key: m.PAGODAS[key[0]],
    }
    kinds = (m.ClaimPublic, m.ClaimPrivate, m.HoldFestival, m.BuildPagoda)
    rng, found = Rng(5), Counter[str]()
    for seed in range(6):
        state = GAME.deal(Setup(2 + seed % 3, {"powers": ("dealt",)}), Rng(seed))
        while GAME.to_act(state) is not None:
            legal = GAME.legal_moves(state)
            for move in sample(legal, 3, rng) if state.stage is TURN else ():
                after = state.copy()
                GAME.play(after, move, [])
                if after.seat != state.seat or after.stage is not TURN:
                    continue
                told = preview(state, move)
                drawn = {m.ClaimPrivate(goal) for goal in after.hands[state.seat]} - {
                    m.ClaimPrivate(goal) for goal in state.hands[state.seat]
                }
                before = {one for one in legal if isinstance(one, kinds)}
                now = {one for one in GAME.legal_moves(after) if isinstance(one, kinds)}
                said = {
                    opens[goal.what](goal.key)
                    for goal in told.goals
                    if goal.what in opens and goal.how is GoalStatus.OPEN
                }
                if after.main_left <= state.main_left and after.secondary_open:
                    assert said == now - before - drawn, GAME.write(move)
                assert said <= now, GAME.write(move)
                found.update(str(goal.what) for goal in told.goals if goal.how is GoalStatus.OPEN)
            GAME.play(state, legal[rng.below(len(legal))], [])
    assert {*found} >= {Aim.PUBLIC_GOAL, Aim.PRIVATE_GOAL}


# -- options, leaders and sums -------------------------------------------------------------------


def test_options_hold_every_legal_move_once() -> None:
    state = rich(powers=("ferryman",))
    moves = GAME.legal_moves(state)
    found = TABLE.options(GAME.view(state, 0), moves)
    assert found.any
    assert set(found.lanes.values()) == {move for move in moves if isinstance(move, m.BuildBridge)}
    assert found.pagodas == {move.island for move in moves if isinstance(move, m.BuildPagoda)}
    assert found.special
    for origin, goals in found.ways.items():
        for goal, ways in goals.items():
            assert sum(way.owner is None for way in ways) == 1, "a ferry takes any of the lanes"
            assert {(way.move.origin, way.move.destination) for way in ways} == {(origin, goal)}
            assert all(way.target in TABLE.selections(way.move)[-1] for way in ways)
    assert not TABLE.options(GAME.view(state, 0), ()).any


def test_whoever_has_most_pieces_on_an_open_island_leads_there() -> None:
    state = settle(settle(table(), 0, "B2 F1"), 1, "B1 F1")
    leading = TABLE.leaders(GAME.view(state, 0))
    assert leading[island("B")] == (0,)
    assert leading[island("F")] == (0, 1)
    assert leading[island("A")] == leading[island("C")] == ()
    state.sealed |= 1 << island("B")
    assert TABLE.leaders(GAME.view(state, 0))[island("B")] == ()


def test_workers_that_move_are_no_gain_and_recruits_are() -> None:
    state = bridge(table(), 1, "A-B 2")
    move = next(move for move in GAME.legal_moves(state) if isinstance(move, m.MoveWorker))
    assert gains(preview(state, move)) == [(1, Count.COINS, 1, False)]
    state.score(0, Why.WATER, 20)
    assert gains(preview(state, "crow workers")) == [
        (0, Count.WORKER, CONTENT.box.crow_workers, False)
    ]


def test_a_forecast_is_worked_out_once_for_a_view() -> None:
    view = GAME.view(table(), 0)
    assert TABLE.forecast(view, 0, island("B")) is TABLE.forecast(view, 0, island("B"))


# -- if the game ended now -----------------------------------------------------------------------


def test_projected_scores_add_the_chains_and_the_crow() -> None:
    state = bridge(table(3), 0, "A-B 1", "B-C 1", "C-D 1")
    state = bridge(state, 1, "A-B 2")
    state.score(2, Why.WATER, 5)
    state.crow = 2
    told = TABLE.projected(GAME.view(state, 1))
    lines = [{line.what: line.points for line in score.lines} for score in told.scores]
    box = CONTENT.box
    assert [each["chain"] for each in lines] == [5, 0, 0]
    assert [each["longest"] for each in lines] == [box.longest_chain, 0, 0]
    assert [each["crow"] for each in lines] == [0, 0, -box.crow_loss]
    assert [score.total for score in told.scores] == [5 + box.longest_chain, 0, 5 - box.crow_loss]
    assert state.points == [0, 0, 5], "nothing is scored yet"


def test_a_game_that_ends_scores_what_was_projected() -> None:
    checked = 0
    for seed in range(4):
        state, rng = GAME.deal(Setup(4, {"powers": ("dealt",)}), Rng(seed)), Rng(seed)
        while GAME.to_act(state) is not None:
            legal = GAME.legal_moves(state)
            last = bool(state.trigger) and m.END_TURN in legal
            told = TABLE.projected(GAME.view(state, state.seat))
            GAME.play(state, m.END_TURN if last else legal[rng.below(len(legal))], [])
            if last:
                assert told.scores == GAME.standing(state).scores
                checked += 1
    assert checked
