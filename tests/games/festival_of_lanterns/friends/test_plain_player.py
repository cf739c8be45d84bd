"""A plain computer player befriends whom it has use for, uses the ability, and saves the rest."""

import pytest

from festival_desktop.ai.players import PlainPlayer, RandomPlayer, stream
from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.friends.heuristics import GalaHeuristics
from festival_desktop.games.festival_of_lanterns.gala import NO_FRIEND
from festival_desktop.games.festival_of_lanterns.moves import Move
from festival_desktop.games.festival_of_lanterns.state import State
from festival_desktop.games.festival_of_lanterns.views import View
from tests.games.festival_of_lanterns.friends.desk import FRIENDS, GAME, HEARTS, Desk, gala, kinds
from tests.games.festival_of_lanterns.friends.test_befriending import STORIES, desk_of
from tests.games.weights import weights

HEURISTICS = GalaHeuristics(GAME, weights("festival_of_lanterns"))
PLAIN: PlainPlayer[State, Move, View] = PlainPlayer(GAME, HEURISTICS)
EACH_BUT_RARITY = "twilight, rainbow, fluttershy, pinkie, applejack, starlight"


def decide(state: State, step: int = 0) -> str:
    seat = GAME.to_act(state)
    assert seat is not None
    moves = GAME.legal_moves(state)
    return GAME.write(PLAIN.choose(GAME.view(state, seat), moves, stream("friend", seat, step)))


def turn(desk: Desk) -> list[str]:
    """The turn of seat 0 as the player plays it."""
    made: list[str] = []
    while desk.now.seat == 0 and GAME.to_act(desk.now) is not None:
        made.append(decide(desk.now, len(made)))
        desk.play(made[-1])
    return made


@pytest.mark.parametrize(
    ("friend", "hers", "expected"),
    [
        ("twilight", f"{EACH_BUT_RARITY}, pinkie 2", "exchange pinkie for rarity"),
        ("fluttershy", EACH_BUT_RARITY, "take rarity"),
        ("rainbow", f"{EACH_BUT_RARITY}, pinkie 2", "swap pinkie for rarity of seat 1"),
        ("rarity", EACH_BUT_RARITY, "dedicate seven without rarity"),
        ("applejack", "pinkie 4, rarity 4", "dedicate four"),
        ("starlight", "twilight 2, rainbow, fluttershy 2, applejack, starlight", "exchange"),
        ("cadance", EACH_BUT_RARITY, "gain rarity with seat 1"),
        ("trixie", EACH_BUT_RARITY, "take trixie"),
        ("celestia", "pinkie 4", "token on four"),
    ],
)
def test_in_a_final_turn_it_takes_every_help_to_points(
    friend: str, hers: str, expected: str
) -> None:
    heart = () if friend in HEARTS else ("applejack",)
    desk = Desk(friend, *heart).final().holds("rarity", seat=1).holds(hers, mooncakes=3)
    made = turn(desk)
    assert made[0] == f"befriend {friend}"
    assert made[1].startswith(expected)
    assert any(text.startswith("dedicate") for text in made)


def test_a_mooncake_breaks_ties_before_a_lantern_taken_back_does() -> None:
    desk = Desk("applejack", "sweetie-belle").final().holds("pinkie 4", mooncakes=1)
    assert turn(desk) == ["dedicate four pinkie"]


def test_in_a_final_turn_it_keeps_mooncakes_that_lead_to_nothing() -> None:
    desk = Desk("twilight").final().holds("pinkie 2, rarity", mooncakes=4)
    assert turn(desk) == ["pass"]


# -- while tiles are placed --------------------------------------------------------------------

MIDDLE = {(0, 0): "S1", (1, 0): "S20", (1, 1): "S3"}


def test_it_turns_a_tile_for_a_better_match_once_scootaloo_is_paid() -> None:
    desk = Desk("twilight", "scootaloo").tiles(MIDDLE, ["S2", "S4", "S5"]).holds("", mooncakes=6)
    desk.play("befriend scootaloo")
    made = turn(desk)
    assert made[0].startswith("turn ")
    assert made[1].startswith("place ")


def test_it_looks_at_tiles_and_keeps_one_once_apple_bloom_is_paid() -> None:
    desk = Desk("twilight", "apple-bloom").tiles(MIDDLE, ["S2", "S4", "S5"]).holds("", mooncakes=2)
    desk.play("befriend apple-bloom")
    made = turn(desk)
    assert made[1] == "look"
    assert made[2].startswith("keep ")


@pytest.mark.parametrize("friend", [id for id in FRIENDS if STORIES[id]])
def test_a_friend_that_was_paid_is_used(friend: str) -> None:
    desk = desk_of(friend)
    desk.play(f"befriend {friend}")
    while desk.now.seat == 0:
        if not gala(desk.now).uses:
            return
        desk.play(decide(desk.now))
    assert gala(desk.now).befriended == NO_FRIEND
    happened = [event for step in desk.match.steps for event in step.events]
    assert "AbilityLost" not in kinds(happened)


def test_abilities_that_were_paid_for_are_hardly_ever_lost() -> None:
    """A fine place for a tile is no reason to forget Sweetie Belle, or to befriend Applejack."""
    befriended = lost = 0
    for number in range(6):
        setup = Setup(2, {"friends": ("applejack", "sweetie-belle")})
        state, step = GAME.deal(setup, Rng.from_seed(f"paid-{number}")), 0
        while GAME.to_act(state) is not None:
            text, happened = decide(state, step), list[Event]()
            GAME.play(state, GAME.read(text), happened)
            befriended += text.startswith("befriend")
            lost += "AbilityLost" in kinds(happened)
            step += 1
    assert befriended > 40
    assert lost <= befriended / 20


@pytest.mark.full
def test_it_beats_a_random_player_with_friends() -> None:
    won = 0
    for number in range(6):
        friends = ("twilight", "luna", "trixie", "celestia")
        state = GAME.deal(Setup(2, {"friends": friends}), Rng.from_seed(f"duel-{number}"))
        random = RandomPlayer[Move, View]()
        players = (PLAIN, random) if number % 2 else (random, PLAIN)
        step = 0
        while (seat := GAME.to_act(state)) is not None:
            moves = GAME.legal_moves(state)
            view = GAME.view(state, seat)
            GAME.play(state, players[seat].choose(view, moves, stream("duel", seat, step)), [])
            step += 1
        won += GAME.standing(state).winners == (0 if number % 2 else 1,)
    assert won >= 5
