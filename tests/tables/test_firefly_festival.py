"""What lies on the table of Firefly Festival, and what selecting it means."""

import pytest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.state import State, Why
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece, Target
from festival_desktop.tables.firefly_festival import FireflyTable
from tests.games.firefly_festival.positions import CONTENT, GAME

TABLE = FireflyTable(GAME)


def deal(players: int = 4, **choices: tuple[str, ...]) -> State:
    return GAME.deal(Setup(players, dict(choices)), Rng.from_seed("table"))


def pieces(state: State, viewer: int | None) -> dict[str, Piece]:
    return {piece.id: piece for piece in TABLE.pieces(GAME.view(state, viewer))}


def of_kind(state: State, viewer: int | None, kind: str) -> list[Piece]:
    return [piece for piece in pieces(state, viewer).values() if piece.kind == kind]


def selected(text: str) -> list[list[tuple[object, ...]]]:
    return [
        sorted((target.kind, *target.key) for target in together)
        for together in TABLE.selections(GAME.read(text))
    ]


def test_every_island_lies_in_its_place_with_its_tile() -> None:
    state = deal()
    found = pieces(state, 0)
    assert len([key for key in found if key.startswith("island:")]) == 18
    assert found["island:3"] == Piece(
        "island:3", "island", Place("island", (3,)), (state.layout[3], 0)
    )


def test_workers_on_one_island_are_one_piece_with_their_number() -> None:
    state = deal()
    start = state.starts[0]
    assert pieces(state, 0)[f"workers:2:{start}"].face == (2, 2)
    assert "workers:2:5" not in pieces(state, 0)


def test_floors_stack_from_the_ground_and_come_from_their_seat() -> None:
    state = deal()
    state.raise_floor(1, 5)
    state.raise_floor(0, 5)
    found = pieces(state, 0)
    assert found["floor:5:0"].face == (1,)
    assert found["floor:5:1"].place == Place("pagoda", (5, 1))
    assert found["floor:5:1"].origin == Place("seat", (0,))


def test_a_bridge_lies_on_its_lane_and_takes_the_rewards_under_it() -> None:
    state = deal()
    network = GAME.islands.network(state)
    number, lane = next((n, lane) for n, lane in enumerate(network.lanes) if lane.water)
    rewards = len(of_kind(state, 0, "water"))
    assert rewards == len(network.board.water)
    state.built[3] |= 1 << number
    bridge = pieces(state, 0)[f"bridge:{number}"]
    assert bridge.place == Place("lane", (lane.a, lane.b, lane.way))
    assert bridge.face == (3, lane.length)
    assert len(of_kind(state, 0, "water")) == rewards - len(lane.water)


def test_private_goals_are_seen_by_their_holder_only() -> None:
    state = deal()
    own = {piece.face[0] for piece in of_kind(state, 1, "secret")}
    assert own == set(state.hands[1])
    assert of_kind(state, None, "secret") == []
    assert pieces(state, None)["seat:1"].face[6] == 2


def test_a_goal_shows_its_top_card_and_how_far_everybody_is() -> None:
    state = deal(goals=("merchant", "empire", "hubs", "tower"))
    state.coins[2] = 9
    kind = next(kind for kind in state.goals if CONTENT.public[kind].id == "merchant")
    merchant = pieces(state, 0)[f"goal:{kind}"]
    assert merchant.face[2:4] == (6, 3)
    assert merchant.face[4:] == tuple(state.coins)
    state.taken[kind] = 6
    assert pieces(state, 0)[f"goal:{kind}"].face[1:4] == (6, 0, 0)


def test_two_powers_are_offered_to_who_looks_and_to_nobody_else() -> None:
    state = deal(3, powers=("dealt",))
    assert [piece.face[0] for piece in of_kind(state, 2, "offer")] == list(state.offered[2])
    assert of_kind(state, None, "offer") == []


def test_the_crow_sits_on_the_board_or_with_its_holder() -> None:
    state = deal()
    assert pieces(state, 0)["crow"].place == Place("crow")
    state.crow = 3
    assert pieces(state, 0)["crow"].place == Place("seat", (3,))


@pytest.mark.parametrize(
    ("text", "selections"),
    [
        ("bridge A-E 1", [[("action", 0)], [("island", 0), ("island", 4)], [("lane", 0, 4, 0)]]),
        ("move A-E by 1", [[("action", 2)], [("worker", 0)], [("to", 4)], [("over", 1)]]),
        ("pagoda E", [[("action", 1)], [("pagoda", 4)]]),
        ("festival E", [[("action", 3)], [("festival", 4)]]),
        ("crow coins", [[("crow",)], [("crow-gain", 0)]]),
        ("fish", [[("fish",)]]),
        ("claim hubs", [[("goal", 2)]]),
        ("recruit L", [[("recruit", 11)]]),
        ("cross A-E", [[("cross", 0, 4)]]),
        ("done", [[("done",)]]),
        ("end turn", [[("pass",)]]),
        ("pass", [[("skip",)]]),
    ],
)
def test_moves_are_made_by_touches(text: str, selections: list[list[tuple[object, ...]]]) -> None:
    assert selected(text) == selections


def test_what_was_touched_is_an_attempt_legal_or_not() -> None:
    lane = [Target("action", (0,)), Target("island", (4,)), Target("island", (0,))]
    assert TABLE.attempt([*lane, Target("lane", (0, 4, 0))]) == GAME.read("bridge A-E 1")
    assert TABLE.attempt(lane) is None
    assert TABLE.attempt([Target("crow")]) == GAME.read("crow coins")
    assert TABLE.attempt([Target("action", (3,)), Target("festival", (4,))]) == GAME.read(
        "festival E"
    )


@pytest.mark.parametrize(
    ("selections", "move"),
    [
        ([Target("action", (0,)), Target("island", (4,))], "bridge E-I 1"),
        ([Target("action", (2,)), Target("worker", (4,)), Target("to", (0,))], "move E-A by 0"),
        ([Target("crow"), Target("fish")], "fish"),
    ],
)
def test_a_move_that_is_only_begun_is_completed(selections: list[Target], move: str) -> None:
    """With what comes nearest to being allowed, so that the rules can say why it is not."""
    tried = TABLE.tried(GAME.view(deal(), 0), selections)
    assert tried is not None
    assert GAME.write(tried) == move


def test_gains_tell_who_gets_what() -> None:
    events = [
        ev.BridgeBuilt(0, 3, 4),
        ev.CoinsGained(0, 2, Source.WATER),
        ev.WorkersMoved(0, 1, 2, 1, 3, 2),
        ev.WorkersMoved(0, 1, 2, 1, 0, 0),
        ev.RecruitLost(1),
        ev.PointsScored(0, 5, Why.WATER),
        ev.FestivalScored(2, 4, 3, 12),
    ]
    account = TABLE.account(events)
    assert account.gained(0, "coins") == 2
    assert account.gained(3, "coins") == 2
    assert account.missed(1, "worker") == 1
    assert account.gained(0, "points") == 5
    assert account.gained(2, "points") == 12
