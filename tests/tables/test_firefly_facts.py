"""What speaks for a move of Firefly Festival."""

from festival_desktop.core.decision import SECRET
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import State
from festival_desktop.play.facts import Fact
from festival_desktop.play.lookahead import try_out
from festival_desktop.tables.firefly_festival import FireflyTable
from festival_desktop.tables.firefly_festival.facts import About
from tests.games.firefly_festival.positions import (
    CONTENT,
    GAME,
    bridge,
    goal,
    island,
    kind,
    pagodas,
    settle,
    table,
)

TABLE = FireflyTable(GAME)


def of(state: State, move: m.Move, viewer: int = 0) -> tuple[Fact, ...]:
    assert move in GAME.legal_moves(state)
    return TABLE.facts(GAME.view(state, viewer), move)


def about(found: tuple[Fact, ...], what: About) -> list[Fact]:
    return [fact for fact in found if fact.what == what]


def builds(state: State) -> list[m.BuildBridge]:
    return [move for move in GAME.legal_moves(state) if isinstance(move, m.BuildBridge)]


def test_a_bridge_tells_whose_bridge_it_blocks_and_where_that_would_lead() -> None:
    state = table()
    state.coins = [30, 30]
    for seat in (0, 1):
        settle(state, seat, "A1 B1 C1 D1")
    network = GAME.islands.network(state)
    found = {move: about(of(state, move), About.BLOCKED) for move in builds(state)}
    assert any(found.values())
    for move, told in found.items():
        crossing = network.crossing[network.find(move.a, move.b, move.way)]
        for fact in told:
            assert fact.other == 1
            ends = {
                end
                for number, lane in enumerate(network.lanes)
                if crossing >> number & 1
                for end in (lane.a, lane.b)
            }
            assert fact.key[0] in ends


def test_a_bridge_that_nobody_else_could_have_built_blocks_nobody() -> None:
    state = settle(settle(table(), 0, "A1 B1 C1 D1"), 1, "L1")
    state.coins[0], state.segments_left[1] = 30, 0
    assert not any(about(of(state, move), About.BLOCKED) for move in builds(state))


def test_a_piece_tells_the_points_of_all_there() -> None:
    state = settle(table(), 0, "F2")
    island_f = island("F")
    (move, *_) = [move for move in builds(state) if island_f in (move.a, move.b)]
    value = CONTENT.tiles[state.layout[island_f]].value
    assert Fact("festivals", About.PIECES, 3 * value, (island_f, 3)) in of(state, move)


def test_a_public_goal_is_taken_before_a_rival_who_has_reached_it() -> None:
    state, merchant = table(), kind("merchant")
    number, points = CONTENT.public[merchant].cards[0]
    state.coins = [number, number]
    found = of(state, m.PUBLIC_CLAIMS[merchant])
    assert found[0] == Fact("points", About.BEFORE, points, (merchant,), 1)
    state.coins[1] = 0
    found = of(state, m.PUBLIC_CLAIMS[merchant])
    assert found[0] == Fact("points", About.CLAIMED, points, (merchant,), plain=True)


def test_a_festival_tells_the_own_points_and_the_best_of_the_others() -> None:
    state = settle(settle(table(), 0, "B2"), 1, "B1")
    pagodas(bridge(state, 0, "A-B 1"), {"B": "0"})
    (fact,) = about(of(state, m.FESTIVALS[island("B")]), About.HELD)
    assert fact.other == 1
    assert fact.number > fact.key[1] > 0


def test_a_private_goal_is_told_to_its_owner_only() -> None:
    (card,) = [card for card in CONTENT.private if card.measure == "bridges_built"]
    state = settle(table(hand=[card.id]), 0, "A1 B1 C1")
    (move, *_) = builds(state)
    nearer = Fact(SECRET, About.SECRET_NEARER, card.points, (goal(card.id), 1, card.number))
    assert nearer in of(state, move)
    trial = try_out(GAME, GAME.view(state, 0), (move,), lambda event: False)
    for viewer in (1, None):
        assert not [f for f in TABLE.facts_of(GAME.view(state, viewer), trial) if f.term == SECRET]


def test_a_chain_is_the_longest_once_it_passes_that_of_a_rival() -> None:
    state = bridge(settle(table(), 0, "A1 B1 C1"), 0, "A-B 1")
    assert {fact.number for fact in chains(state, About.CHAIN)} == {3}
    assert not chains(state, About.LONGEST), "it is the longest already"
    state = bridge(state, 1, "K-L 1")
    assert {fact.number for fact in chains(state, About.LONGEST)} == {3}


def chains(state: State, what: About) -> list[Fact]:
    """The facts of this kind that any bridge brings."""
    return [fact for move in builds(state) for fact in about(of(state, move), what)]


def test_stopping_tells_where_workers_stay() -> None:
    state = settle(table(), 0, "F1")
    state.coins[0] = 30
    (build, *_) = builds(state)
    GAME.play(state, build, [])
    while not isinstance(GAME.legal_moves(state)[-1], m.Done):
        GAME.play(state, GAME.legal_moves(state)[0], [])
    found = about(of(state, m.Done()), About.KEEPS)
    assert [fact.key[0] for fact in found] == [island("F")]
