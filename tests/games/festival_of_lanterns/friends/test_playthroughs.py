"""Whole games with friends and against Moon Dancer, written down: a change of any rule shows up.

`python -m tests.games.festival_of_lanterns.friends.test_playthroughs` writes them anew.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import digest, step
from tests.games.festival_of_lanterns.friends.desk import FRIENDS, GAME, kinds

FOLDER = Path(__file__).parent / "playthroughs"


def gala(players: int, *friends: str) -> Setup:
    return Setup(players, {"friends": friends})


GAMES = {
    "two": gala(2, "fluttershy", "sweetie-belle", "scootaloo", "trixie"),
    "three": gala(3, "rainbow", "apple-bloom", "mistmane", "celestia"),
    "four": gala(4, "applejack", "rarity", "spike", "cadance"),
    "more": gala(2, "starlight", "luna", "pinkie", "twilight"),
    "friend": Setup(1, {"level": ("friend",), "friends": ("twilight", "pinkie")}),
    "mentor": Setup(1, {"level": ("mentor",), "friends": ("fluttershy",)}),
    "princess": Setup(1, {"level": ("princess",), "friends": ("rainbow",)}),
    "crescent": Setup(1, {"level": ("crescent",), "friends": ("applejack",)}),
    "full-moon": Setup(1, {"level": ("full-moon",), "friends": ("rarity",)}),
}
PLAIN = {"place", "discard", "draw", "pass"}


def telling(moves: Sequence[Any], rng: Rng) -> Any:
    """Mostly something a friend allows, if there is such a move: such games tell more."""
    rare = [move for move in moves if GAME.write(move).split(" ")[0] not in PLAIN]
    some = rare if rare and rng.below(4) else moves
    return some[rng.below(len(some))]


def record(name: str) -> str:
    rng = Rng.from_seed(f"moves of {name}")
    state = GAME.deal(GAMES[name], Rng.from_seed(name))
    for seat in range(state.players):  # who plays at random earns too little for friends
        state.mooncakes[seat] += 5
        state.mooncakes_left -= 5
    lines = [f"friends {' '.join(GAMES[name].options['friends'])}"]
    while GAME.to_act(state) is not None:
        played = step(GAME, state, telling(GAME.legal_moves(state), rng))
        state = played.state
        happened = " ".join(kinds(played.events))
        lines.append(f"{played.seat} {GAME.write(played.move)}: {happened}")
    for score in GAME.standing(state).scores:
        points = ", ".join(f"{line.what} {line.points}" for line in score.lines)
        lines.append(f"seat {score.seat}: {score.total} points ({points}), {score.tiebreaks}")
    return "\n".join([*lines, f"digest {digest(GAME, state)}", ""])


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_always_went(name: str) -> None:
    assert record(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_together_they_tell_of_every_friend_but_the_two_rarest() -> None:
    every = "\n".join(record(name) for name in GAMES)
    missing = {friend for friend in FRIENDS if f"befriend {friend}" not in every}
    assert missing <= {"applejack", "spike"}


if __name__ == "__main__":
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(record(name), encoding="utf-8")
