"""The plain computer player does what a sensible person would."""

from festival_desktop.ai.heuristics import value
from festival_desktop.ai.players import PlainPlayer, RandomPlayer
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.heuristics import LanternsDiceHeuristics
from festival_desktop.games.lanterns_dice.moves import Move
from festival_desktop.games.lanterns_dice.state import Stage, State
from festival_desktop.games.lanterns_dice.views import View
from tests.games.lanterns_dice.positions import COLORS, GAME, at_launch, deal, rolled, sheet
from tests.games.weights import weights

PLAIN = PlainPlayer(GAME, LanternsDiceHeuristics(GAME, weights("lanterns_dice")))


def choice(state: State) -> str:
    seat = GAME.to_act(state)
    move = PLAIN.choose(GAME.view(state, seat), GAME.legal_moves(state), Rng(3))
    return GAME.write(move)


def only_die(dice: str, shaded: list[str], gifts: int = 0) -> State:
    state = sheet(rolled(deal(), dice), shaded, gifts=gifts)
    state.bonus_open = False
    return state


def test_it_completes_a_pool_beside_completed_ones() -> None:
    state = only_die("blue red red red", ["a1", "b1 nw", "a2", "g5 sw"])
    assert choice(state) == "shade b1 se by die"


def test_it_earns_a_gift_where_nothing_else_is_to_be_had() -> None:
    state = only_die("blue red red red", [])
    assert choice(state) in ("shade b5 nw by die", "shade d6 ne by die")


def test_it_leaves_a_surrounded_boat_alone() -> None:
    state = only_die("green red red red", ["b1", "a2", "c2", "b3"])
    assert choice(state) != "shade b2 ne by die"


def test_it_launches_the_better_display() -> None:
    state = at_launch(sheet(deal(), "a1 b1 a2 b2".split()))
    assert choice(state) == "launch square at a1 turned 0"


def test_it_takes_the_most_points_in_the_last_launch() -> None:
    state = at_launch(sheet(deal(), "a1 b1 a2 b2 c2 c1 d1".split()), Stage.LAST_LAUNCH)
    state.left[GAME.read("launch u at a1 turned 0").shape] = 3  # type: ignore[attr-defined]
    assert choice(state).startswith(("launch square", "launch t")), "5 points, not 4"


def test_it_turns_the_tray_to_the_color_it_needs() -> None:
    state = sheet(deal(), ["a1", "b1 nw", "a2", "b2 sw", "b2 ne"])
    state.stage = Stage.ORIENT
    state.dice = tuple(map(COLORS.index, ("white", "blue", "white", "white")))
    state.gifts[0] = 0
    assert choice(state) == "orient 90", "blue from east to south, for b1"


def test_it_does_not_decline_what_helps() -> None:
    state = rolled(deal(), "red blue white green")
    assert choice(state) != "done"


def test_it_values_nothing_but_points_when_the_game_is_over() -> None:
    state = at_launch(sheet(deal(), ["a1", "c1", "e1 ne"], gifts=5), Stage.LAST_LAUNCH)
    state.stage = Stage.OVER
    assert value(LanternsDiceHeuristics(GAME, weights("lanterns_dice")), state, 0) == 1


def test_it_beats_players_who_move_at_random() -> None:
    random = RandomPlayer[Move, View]()
    for chance in range(2):
        players = (PLAIN, random) if chance % 2 else (random, PLAIN)
        state, rng = GAME.deal(Setup(2), Rng(chance)), Rng(chance)
        while (seat := GAME.to_act(state)) is not None:
            legal = GAME.legal_moves(state)
            GAME.play(state, players[seat].choose(GAME.view(state, seat), legal, rng), [])
        assert GAME.standing(state).winners == (1 - chance % 2,)
