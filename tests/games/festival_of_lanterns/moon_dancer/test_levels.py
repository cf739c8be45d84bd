"""The levels get harder in their order, for the plain computer player who plays them often."""

import pytest

from festival_desktop.ai.arena import play_out, seed_of_game
from festival_desktop.ai.players import PlainPlayer
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns.friends.heuristics import GalaHeuristics
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, PERSON
from festival_desktop.games.festival_of_lanterns.moves import Move
from festival_desktop.games.festival_of_lanterns.state import State
from festival_desktop.games.festival_of_lanterns.views import View
from tests.games.festival_of_lanterns.friends.desk import GAME, LEVELS
from tests.games.weights import weights


def margins(level: str, games: int) -> list[int]:
    """By how much the person is ahead of Moon Dancer at the end of each game."""
    heuristics = GalaHeuristics(GAME, weights("festival_of_lanterns"))
    player: PlainPlayer[State, Move, View] = PlainPlayer(GAME, heuristics)
    setup = Setup(1, {"level": (level,)})
    found = []
    for number in range(games):
        outcome = play_out(GAME, setup, [player] * 2, seed_of_game("levels", number))
        scores = outcome.standing.scores
        found.append(scores[PERSON].total - scores[MOON_DANCER].total)
        assert outcome.standing.winners == ((PERSON if found[-1] > 0 else MOON_DANCER),)
    return found


@pytest.mark.full
def test_a_plain_player_plays_the_challenge_to_its_end() -> None:
    for level in LEVELS:
        assert len(margins(level, 2)) == 2


@pytest.mark.soak
def test_each_level_is_harder_than_the_one_before() -> None:
    sums = [sum(margins(level, 300)) for level in LEVELS]
    assert sums == sorted(sums, reverse=True)
