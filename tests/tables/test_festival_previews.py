"""What moves of Festival of Lanterns would cost and bring."""

import pytest

from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GRID, Stage, State
from festival_desktop.play.place import Place
from festival_desktop.play.preview import CountChange, GoalStatus, Preview
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from festival_desktop.tables.festival_of_lanterns.vocabulary import Aim, Chance, Count
from tests.contract.walks import CASES, Case, sample, walk
from tests.games.festival_of_lanterns.friends.desk import Desk, lantern
from tests.games.festival_of_lanterns.positions import GAME, position

TABLE = FestivalTable(GAME)
GAMES = [case for case in CASES if case.name == "festival_of_lanterns"]


def preview(state: State, text: str, viewer: int = 0) -> Preview:
    move = GAME.read(text)
    assert move in GAME.legal_moves(state)
    return TABLE.preview(GAME.view(state, viewer), move)


def lines(changes: tuple[CountChange, ...]) -> list[tuple[object, ...]]:
    return [
        (one.seat, str(one.what), one.number, *one.key, *(["missing"] if one.missing else []))
        for one in changes
    ]


def test_changes_are_told_in_the_order_of_the_rules_with_what_is_missing() -> None:
    state = position(
        4, hands=["F6"], supply={"pinkie": 0}, mooncakes=[0, 9, 9, 10], display={(0, 0): "S3"}
    )
    said = preview(state, "place F6 at 0,1 turned 270")
    assert lines(said.changes) == [
        (0, "lantern", 1, 0),
        (0, "mooncake", 1, "missing"),
        (0, "lantern", 1, 1),
        (1, "lantern", 1, 4, "missing"),
        (2, "lantern", 1, 0),
        (3, "lantern", 1, 0),
    ]
    assert lines(said.costs) == [(0, "tile", -1)]
    assert said.changes[0].place == Place("side", (0, 1, 0))
    assert said.changes[2].place == Place("display", (0, 1))
    assert said.missed(0, Count.MOONCAKE) == 1
    assert said.gained(0, Count.LANTERN) == 2


@pytest.mark.parametrize("case", GAMES, ids=str)
def test_a_match_is_told_at_the_side_that_shows_its_lantern(case: Case) -> None:
    game, table, rng, found = case.game, case.table, Rng(1), 0
    assert isinstance(game, FestivalOfLanterns)
    for state in walk(case, 0).undecided:
        moves = game.legal_moves(state)
        placements = [one for one in moves if isinstance(one, m.Place | fm.CountAsMatch)]
        for move in sample(placements, 6, rng):
            said = table.preview(game.view(state, game.to_act(state)), move)
            played = step(game, state, move)
            matches = [
                event
                for event in played.events
                if isinstance(event, ev.LanternGained | ev.LanternMissed)
                and event.reason is ev.MATCH
            ]
            sided = [
                change
                for change in said.changes
                if change.what == Count.LANTERN and change.place.area == "side"
            ]
            assert [change.key[0] for change in sided] == [event.lantern for event in matches]
            for change in sided:
                x, y, side = change.place.index
                laid = played.state.display[GRID.cell(x, y)]
                assert game.sides[laid][side] == change.key[0]
                found += 1
    assert found


def test_an_exchange_costs_mooncakes_and_a_lantern() -> None:
    state = position(lanterns=["twilight 2"], mooncakes=[2])
    said = preview(state, "exchange twilight for pinkie")
    assert said.paid(Count.MOONCAKE) == 2
    assert lines(said.costs)[1] == (0, "lantern", -1, 0)
    assert lines(said.changes) == [(0, "lantern", 1, 4)]
    assert said.changes[0].place == Place("supply", (4,))
    assert not said.uncertain


def test_a_dedication_costs_its_lanterns_and_brings_points() -> None:
    said = preview(position(lanterns=["twilight 4"]), "dedicate four twilight")
    assert lines(said.costs) == [(0, "lantern", -4, 0)]
    assert lines(said.changes) == [(0, "points", 8, 0)]
    (goal,) = said.reached(Aim.DEDICATION)
    assert (goal.seat, goal.key, goal.points, goal.how) == (0, (0, 0), 8, GoalStatus.DONE)


def test_which_tile_is_drawn_is_uncertain_but_no_count_is() -> None:
    state = position(stage=Stage.REFILL, hands=["S2 S4"], stack="S9 S10", face_up="F1")
    drawn, taken = preview(state, "draw"), preview(state, "take face-up")
    assert [unknown.reason for unknown in drawn.uncertain] == [Chance.TILE_DRAWN]
    assert [unknown.reason for unknown in taken.uncertain] == [Chance.TILE_REVEALED]
    assert drawn.complete
    assert drawn.gained(0, Count.TILE) == taken.gained(0, Count.TILE) == 1
    assert drawn.changes[0].place == Place("stack")


def test_a_dedication_with_trixie_lanterns_costs_only_what_is_there() -> None:
    state = Desk("rainbow", "trixie").state
    gala = state.gala
    assert gala is not None
    state.lanterns[0] = [0, 0, 0, 0, 3, 0, 0]
    state.supply = [5 - sum(cards[n] for cards in state.lanterns) for n in range(7)]
    gala.trixies[0], gala.trixies_left = 1, gala.trixies_left - 1
    state.held[0] = 4
    said = preview(state, "dedicate four pinkie")
    assert lines(said.costs) == [(0, "lantern", -3, lantern("pinkie")), (0, "trixie", -1)]


def test_a_swap_changes_the_lanterns_of_both() -> None:
    state = Desk("rainbow").state
    state.lanterns = [[0, 0, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 0, 0]]
    state.supply = [5 - sum(cards[n] for cards in state.lanterns) for n in range(7)]
    state.held = [1, 1]
    state.mooncakes[0] = 9
    befriend = preview(state, "befriend rainbow")
    assert (
        befriend.paid(Count.MOONCAKE)
        == GAME.content.friends.cards[GAME.content.friends.index("rainbow")].cost
    )
    assert [goal.how for goal in befriend.reached(Aim.ABILITY)] == [GoalStatus.OPEN]
    GAME.play(state, GAME.read("befriend rainbow"), [])
    said = preview(state, "swap pinkie for twilight of seat 1")
    assert lines(said.costs) == [(0, "lantern", -1, 4)]
    assert lines(said.changes) == [
        (0, "lantern", 1, 0),
        (1, "lantern", -1, 0),
        (1, "lantern", 1, 4),
    ]


def test_what_a_tile_gives_by_its_orientation_is_promised_while_a_side_is_chosen() -> None:
    """Mistmane lets one of several mismatched sides count; the rest comes after that."""
    case = next(case for case in GAMES if case.label == "gala-3")
    checked = 0
    for number in range(4):
        for state in walk(case, number).undecided:
            seat, gala = state.seat, state.gala
            waiting = gala.uses and GAME.content.friends.cards[gala.befriended].id == "mistmane"
            if not waiting or state.stage is Stage.MATCH_SIDE:
                continue
            for move in GAME.legal_moves(state):
                if not isinstance(move, m.Place):
                    continue
                said = TABLE.preview(GAME.view(state, seat), move)
                if said.reached(Aim.SIDE, GoalStatus.OPEN):
                    after = step(GAME, state, move).state
                    for side in GAME.legal_moves(after):
                        then = TABLE.preview(GAME.view(after, seat), side)
                        assert {*said.promised} <= {*then.changes}
                    assert said.promised, "only what the Supply may run out of is left open"
                    checked += 1
    assert checked


def test_an_account_of_events_tells_what_the_preview_told() -> None:
    state = position(4, hands=["F6"], display={(0, 0): "S3"})
    played = step(GAME, state, GAME.read("place F6 at 0,1 turned 270"))
    said = preview(state, "place F6 at 0,1 turned 270")
    assert TABLE.account(played.events).counts() == said.counts()


def test_the_own_token_on_a_stack_brings_a_favour() -> None:
    state = Desk("rainbow", "celestia").state
    assert state.gala is not None
    state.lanterns[0] = [4, 0, 0, 0, 0, 0, 0]
    state.supply = [5 - sum(cards[n] for cards in state.lanterns) for n in range(7)]
    state.held[0] = 4
    plain = preview(state, "dedicate four twilight")
    state.gala.tokens[0] = 0
    favoured = preview(state, "dedicate four twilight")
    assert favoured.gained(0, Count.POINTS) == plain.gained(0, Count.POINTS) + 1
    assert [(goal.key, goal.points) for goal in favoured.reached(Aim.FAVOUR)] == [((0,), 1)]
    after = step(GAME, state, GAME.read("dedicate four twilight")).state
    assert GAME.standing(after).scores[0].total == favoured.gained(0, Count.POINTS)
