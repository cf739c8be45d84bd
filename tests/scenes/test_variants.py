"""Games with friends, and the challenge of Moon Dancer, on the same table."""

from collections.abc import Callable

import pytest

from festival_desktop.art.theme import MOON
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.scenes.turning import EAST, NORTH, SOUTH, WEST
from tests.scenes.desk import Desk, rules

Open = Callable[..., Desk]
FRIENDS = (
    ("twilight", "fluttershy", "rainbow", "rarity"),
    ("applejack", "pinkie", "sweetie-belle", "apple-bloom"),
    ("starlight", "scootaloo", "spike", "cadance"),
    ("rarity", "luna", "mistmane", "trixie"),
    ("rarity", "celestia"),
)


def play_through(table: Desk, seed: str) -> None:
    """A game of random moves, each of them shown."""
    rng = Rng.from_seed(seed)
    while table.match.to_act is not None:
        if table.session.waiting is not None:
            table.controller.lift_curtain()
        legal = table.game.legal_moves(table.match.state)
        table.controller.play(legal[rng.below(len(legal))])
        for target, rect in table.scene.reach().items():
            assert table.scene.sceneRect().contains(rect), target


@pytest.mark.parametrize("friends", FRIENDS, ids="-".join)
def test_a_game_with_friends_can_be_shown(desk: Open, friends: tuple[str, ...]) -> None:
    players = [Player("Mira"), Player("Jonas", "plain")]
    match = Match(rules(), Setup(2, {"friends": friends}), players, "gala")
    play_through(desk(match=match), "gala")


def test_moon_dancer_receives_from_left_and_right(desk: Open) -> None:
    players = [Player("Mira"), Player("Moon Dancer", "plain")]
    match = Match(rules(), Setup(1), players, "moon")
    table = desk(match=match)
    assert dict(table.scene.ticks) == {SOUTH: 0, EAST: MOON, WEST: MOON}
    assert set(table.scene.seat_at) == {SOUTH, NORTH}
    assert table.scene.actors[f"name:{NORTH}"].prop.face[0] == MOON
    play_through(table, "moon")
