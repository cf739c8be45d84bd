"""Powers at work, each with what it allows and what it does not."""

from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.state import NOBODY, Stage, State, Trigger, Why
from tests.games.firefly_festival.positions import (
    TURN,
    after,
    bridge,
    happened,
    island,
    pagodas,
    refused,
    settle,
    table,
    texts,
    workers,
)
from tests.games.played import of_kind

# -- bridges and roads ---------------------------------------------------------------------------


def test_rope_maker_gets_the_first_segment_free() -> None:
    state = table(powers=["rope_maker"])
    state.coins[0] = 1
    assert after(state, "bridge A-E 1").coins[0] == 1
    assert after(state, "bridge A-B 1").coins[0] == 0
    state.coins[0] = 0
    assert refused(state, "bridge A-B 1") == "bridge-cost"
    state.segments_left[0] = 1
    assert refused(state, "bridge A-B 1") == "segments", "it is not paid for, but it is used"


def test_long_span_pays_two_less_for_four_or_more() -> None:
    state = settle(table(powers=["long_span"]), 0, "F1 A1")
    state.coins[0] = 4
    assert after(state, "bridge F-D 1").coins[0] == 0
    state.coins[0] = 3
    assert refused(state, "bridge F-D 1") == "bridge-cost"
    assert after(state, "bridge F-K 1").coins[0] == 0, "three segments cost three"


def test_toll_keeper_gets_a_coin_more_for_each_movement_that_pays() -> None:
    state = bridge(table(3, [None, "toll_keeper"]), 1, "A-B 1", "B-C 1")
    events = happened(state, "move A-C by 1")
    assert of_kind(events, ev.CoinsGained) == [ev.CoinsGained(1, 1, Source.POWER)]
    assert after(state, "move A-C by 1").coins == [3, 5 + 2 + 1, 5]


def test_toll_keeper_gets_nothing_for_own_movements_or_those_that_pay_nothing() -> None:
    state = bridge(table(2, ["toll_keeper"]), 0, "A-B 1")
    assert after(state, "move A-B by 0").coins[0] == 5
    free = bridge(table(2, ["free_passage", "toll_keeper"]), 1, "A-B 1")
    assert after(free, "move A-B by 1").coins == [5, 5]


def test_ferryman_crosses_an_empty_lane_of_up_to_three_for_a_coin() -> None:
    state = settle(table(powers=["ferryman"]), 0, "G1 F1")
    assert {"ferry G-H 1", "ferry F-K 1", "ferry G-F 1"} <= {*texts(state, "ferry")}
    state = after(state, "ferry G-H 1")
    assert (workers(state, 0), state.coins, state.stage) == ("F1 H1", [4, 5], Stage.TURN)
    assert state.main_left == 0, "nothing else could move"


def test_a_ferry_is_one_of_the_three_movements_and_only_once_a_turn() -> None:
    state = bridge(settle(table(powers=["ferryman"]), 0, "A3"), 0, "A-B 1")
    state = after(state, "ferry A-E 1")
    assert state.tasks == ((Stage.MOVE, 2),)
    assert refused(state, "ferry A-E 1") == "ferried"
    assert "move A-B by 0" in texts(state)


def test_what_no_ferry_crosses() -> None:
    state = settle(settle(table(powers=["ferryman"]), 0, "F1 A1 K1"), 1, "E4")
    assert refused(state, "ferry F-D 1") == "ferry-reach"
    assert refused(state, "ferry A-E 1") == "island-full"
    assert refused(state, "ferry G-J 1") == "no-worker"
    assert refused(state, "ferry A-D 1") == "no-lane"
    assert refused(bridge(state.copy(), 1, "A-B 1"), "ferry A-B 1") == "lane-not-empty"
    assert refused(bridge(state.copy(), 1, "I-J 1"), "ferry F-K 1") == "lane-not-empty"
    state.coins[0] = 0
    assert refused(state, "ferry A-B 1") == "ferry-cost"
    assert refused(table(), "ferry A-E 1") == "no-ferry"


def test_free_passage_pays_nothing_for_the_first_bridge_of_each_movement() -> None:
    state = bridge(settle(table(powers=["free_passage"]), 0, "A1"), 1, "A-B 1", "B-C 1", "C-D 1")
    state.coins[0] = 1
    assert texts(state, "move") == ["move A-B by 1", "move A-C by 1"]
    assert refused(state, "move A-D by 1") == "toll"
    assert after(state, "move A-C by 1").coins == [0, 6]
    assert after(state, "move A-B by 1", "move B-C by 1", "move C-D by 1").coins == [1, 5]


def test_beachcomber_gets_a_coin_more_for_each_water_reward() -> None:
    state = settle(table(powers=["beachcomber"]), 0, "I1 A1")
    state.coins[0] = 20
    events = happened(state, "bridge I-H 1")
    assert of_kind(events, ev.CoinsGained) == [
        ev.CoinsGained(0, 1, Source.POWER),
        ev.CoinsGained(0, 2, Source.WATER),
        ev.CoinsGained(0, 1, Source.POWER),
        ev.CoinsGained(0, 1, Source.POWER),
    ]
    assert of_kind(happened(state, "bridge A-E 1"), ev.CoinsGained) == []


def test_remote_architect_builds_from_an_island_with_a_floor() -> None:
    state = pagodas(table(powers=["remote_architect"]), {"F": "01", "D": "1"})
    assert "bridge F-G 1" in texts(state)
    assert refused(state, "bridge C-D 1") == "no-worker-at-bridge"
    plain = pagodas(table(), {"F": "01"})
    assert refused(plain, "bridge F-G 1") == "no-worker-at-bridge"


# -- people --------------------------------------------------------------------------------------


def test_courier_makes_four_movements() -> None:
    state = bridge(settle(table(powers=["courier"]), 0, "A6"), 0, "A-B 1")
    state = after(state, *["move A-B by 0"] * 3)
    assert state.stage is Stage.MOVE
    state = after(state, "move A-B by 0")
    assert (state.stage, workers(state, 0)) == (Stage.TURN, "A2 B4")


def test_caravan_moves_two_workers_as_one_movement() -> None:
    state = bridge(settle(table(powers=["caravan"]), 0, "A6"), 0, "A-B 1", "B-C 1")
    state = after(state, "move two A-C by 0", "move two A-C by 0", "move two A-B by 0")
    assert (workers(state, 0), state.stage) == ("B2 C4", Stage.TURN)


def test_a_caravan_pays_for_each_worker_and_needs_room_for_both() -> None:
    state = bridge(settle(settle(table(powers=["caravan"]), 0, "A2"), 1, "C4"), 1, "A-B 1", "B-C 1")
    assert after(state, "move two A-B by 1").coins == [3, 7]
    state.coins[0] = 4
    assert refused(state, "move two A-C by 1") == "island-full"
    state.coins[0] = 1
    assert refused(state, "move two A-B by 1") == "toll"
    assert refused(settle(state, 0, "A1"), "move two A-B by 1") == "no-worker"
    assert refused(bridge(table(), 0, "A-B 1"), "move two A-B by 0") == "no-pairs"


def test_crowd_pleaser_overfills_an_island_by_one() -> None:
    state = settle(settle(table(powers=["crowd_pleaser"]), 0, "A3"), 1, "B4")
    state = bridge(state, 0, "A-B 1")
    state = after(state, "move A-B by 0")
    assert refused(state, "move A-B by 0") == "island-full"
    state.put_worker(0, island("C"), 1)
    other = bridge(settle(table(2, [None, "crowd_pleaser"]), 1, "B4"), 0, "A-B 1")
    assert refused(other, "move A-B by 0") == "island-full", "others may not"


def test_others_may_stay_on_an_overfilled_island_and_leave_it() -> None:
    state = table(2, [None, "crowd_pleaser"])
    state = bridge(settle(settle(state, 1, "B4"), 0, "B1 A1"), 0, "A-B 1")
    assert state.crowd[island("B")] == 5
    assert texts(state, "move") == ["move B-A by 0"]


def test_hospitality_recruits_one_more_each_time() -> None:
    state = settle(table(powers=["hospitality"]), 0, "C1 D1")
    state.coins[0] = 9
    assert workers(after(state, "pagoda C", *["recruit A"] * 3), 0) == "A3 C1 D1"
    assert workers(after(state, "bridge C-D 2", "recruit C", "recruit D", "done"), 0) == "C2 D2"
    state.points[0] = 4
    assert after(state, "crow workers", *["recruit A"] * 3).stage is Stage.TURN


def test_homecoming_recruits_wherever_a_worker_stands() -> None:
    state = settle(settle(table(powers=["homecoming"]), 0, "C1 F1 B1"), 1, "B3")
    state = after(state, "pagoda C")
    assert texts(state) == ["recruit A", "recruit C", "recruit F", "recruit L"], "but B is full"
    state = after(state, "recruit F", "recruit C")
    assert workers(state, 0) == "B1 C2 F2"


# -- pagodas -------------------------------------------------------------------------------------


def test_stonemason_gets_a_coin_for_every_floor() -> None:
    state = settle(table(powers=["stonemason"]), 0, "C1 B1")
    assert after(state, "pagoda C").coins[0] == 6
    assert after(state, "pagoda B").coins[0] == 5 + 1 + 1


def test_twin_storeys_pays_three_coins_for_a_second_floor_without_reward() -> None:
    state = after(settle(table(powers=["twin_storeys"]), 0, "I1"), "pagoda I")
    assert (state.stage, texts(state)) == (Stage.STOREY, ["storey", "done"])
    assert state.coins[0] == 9
    twice = after(state, "storey")
    assert (twice.floors[island("I")], twice.coins[0]) == ((0, 0), 6)
    assert (twice.stage, twice.floors_left[0]) == (Stage.TURN, 10)
    assert after(state, "done").floors[island("I")] == (0,)
    assert refused(state, "crow coins") == "storey-first"


def test_a_second_storey_comes_after_the_recruits() -> None:
    state = settle(table(powers=["twin_storeys"]), 0, "C1")
    state = after(state, "pagoda C", "recruit A", "recruit A")
    assert state.stage is Stage.STOREY


def test_no_second_storey_without_coins_room_or_floors() -> None:
    state = settle(table(powers=["twin_storeys"]), 0, "B1 I1")
    state.coins[0] = 1
    assert after(state, "pagoda B").stage is Stage.TURN
    tall = pagodas(settle(table(powers=["twin_storeys"]), 0, "I1"), {"I": "1111"})
    assert after(tall, "pagoda I").stage is Stage.TURN
    last = settle(table(powers=["twin_storeys"]), 0, "I1")
    last.floors_left[0] = 1
    assert after(last, "pagoda I").stage is Stage.TURN
    assert refused(after(state, "pagoda B"), "storey") == "no-storey"


def test_the_twelfth_floor_may_be_a_second_storey() -> None:
    state = settle(table(powers=["twin_storeys"]), 0, "I1")
    state.floors_left[0] = 2
    assert after(state, "pagoda I", "storey").trigger is Trigger.FLOORS


def test_high_priest_builds_where_a_bridge_of_his_is() -> None:
    state = bridge(table(powers=["high_priest"]), 0, "E-F 1")
    assert texts(state, "pagoda") == ["pagoda E", "pagoda F"]
    assert refused(state, "pagoda G") == "no-worker-at-pagoda"
    assert refused(bridge(table(), 0, "E-F 1"), "pagoda E") == "no-worker-at-pagoda"


def gilded(powers: list[str | None]) -> State:
    """Three pieces of seat 0, the top floor among them, against four of seat 1."""
    state = settle(settle(table(powers=powers), 0, "E1"), 1, "E2")
    return pagodas(bridge(bridge(state, 0, "A-E 1"), 1, "A-E 2"), {"E": "10"})


def test_gilder_counts_the_top_floor_twice_for_the_majority_only() -> None:
    assert refused(gilded([None]), "festival E") == "festival-majority"
    events = happened(gilded(["gilder"]), "festival E")
    assert of_kind(events, ev.FestivalScored)[0].pieces == 3, "not for points"


def test_gilder_needs_the_top_floor() -> None:
    state = pagodas(settle(settle(table(powers=["gilder"]), 0, "E1"), 1, "E2"), {"E": "01"})
    bridge(state, 0, "A-E 1", "E-F 1")
    assert TURN.islands.weights(state, island("E"))[0] == 4
    state.floors[island("E")] = (1, 0)
    assert TURN.islands.weights(state, island("E"))[0] == 5


def test_gilder_counts_against_others_too() -> None:
    state = pagodas(settle(settle(table(2, [None, "gilder"]), 0, "E2"), 1, "E1"), {"E": "1"})
    bridge(state, 1, "A-E 1")
    assert refused(state, "festival E") == "festival-majority"


# -- festivals and goals -------------------------------------------------------------------------


def ready(powers: list[str | None]) -> State:
    return pagodas(bridge(settle(table(powers=powers), 0, "E2"), 0, "A-E 1"), {"E": "0"})


def test_lantern_master_scores_three_for_each_worker_on_the_island() -> None:
    events = happened(ready(["lantern_master"]), "festival E")
    # two there, and two of seat 1 on the Start next to it
    assert of_kind(events, ev.FirefliesScored) == [ev.FirefliesScored(0, 2, 2, 6 + 4)]


def test_impatient_host_needs_one_bridge_fewer() -> None:
    state = pagodas(settle(table(powers=["impatient_host"]), 0, "E2"), {"E": "0"})
    assert "festival E" in texts(state)
    state = pagodas(state, {"E": "00"})
    assert refused(state, "festival E") == "festival-bridges"
    assert refused(pagodas(settle(table(), 0, "E2"), {"E": "0"}), "festival E") == (
        "festival-bridges"
    )


def test_diplomat_may_be_one_piece_short() -> None:
    state = settle(settle(ready(["diplomat"]), 0, "E1"), 1, "E3")
    bridge(state, 1, "A-E 2")
    assert "festival E" in texts(state), "three against four"
    bridge(state, 1, "A-E 3")
    assert refused(state, "festival E") == "festival-majority"


def test_reveller_scores_three_at_the_festival_of_another() -> None:
    state = settle(ready([None, "reveller"]), 1, "E1")
    state = after(state, "festival E")
    assert state.ledger[1] == ((Why.FESTIVAL, 2), (Why.POWER, 3))
    absent = after(ready([None, "reveller"]), "festival E")
    assert absent.ledger[1] == ()
    own = after(ready(["reveller"]), "festival E")
    assert Why.POWER not in [why for why, _ in own.ledger[0]]


def test_scholar_scores_two_more_for_each_private_goal() -> None:
    state = settle(table(powers=["scholar"], hand=["away"]), 0, "B4")
    state = after(state, "reveal away")
    assert state.ledger[0] == ((Why.PRIVATE, 7), (Why.POWER, 2))
    public = after(bridge(table(powers=["scholar"]), 0, "A-E 1", "A-E 2"), "claim hubs")
    assert public.points[0] == 3


def test_crow_friend_pays_two_and_loses_five() -> None:
    state = table(powers=["crow_friend"])
    state.score(0, Why.WATER, 2)
    state = after(state, "crow coins")
    assert (state.points[0], state.crow) == (0, 0)
    state.trigger = Trigger.FLOORS
    state = after(state, "bridge A-E 1", "done")
    assert state.points[0] == -5 + 15, "and has the longest chain"
    poor = table(powers=["crow_friend"])
    poor.points[0] = 1
    assert refused(poor, "crow coins") == "crow-cost"
    assert poor.crow == NOBODY
