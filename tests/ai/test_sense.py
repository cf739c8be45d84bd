"""Plain players have sense: whoever moves at random has no chance against them, at any seat."""

from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.ai.arena import play_out, seed_of_game
from festival_desktop.ai.players import RandomPlayer
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng

MATCHES = [
    ("lanterns_dice", Setup(2), 12),
    ("lanterns_dice", Setup(4, {"shapes": ("random",), "emperor": ("random",)}), 8),
    ("firefly_festival", Setup(2), 8),
    ("firefly_festival", Setup(4, {"powers": ("dealt",), "layout": ("variable",)}), 4),
]


@pytest.mark.full
@pytest.mark.parametrize(("name", "setup", "games"), MATCHES)
def test_a_plain_player_wins_every_game_against_random_ones(
    name: str, setup: Setup, games: int
) -> None:
    rules, plain = catalog.rules(name), catalog.computers(name)["friend"]
    for number in range(games):
        seats: list[Any] = [RandomPlayer()] * setup.players
        seat = number % setup.players
        seats[seat] = plain
        outcome = play_out(rules, setup, seats, seed_of_game("sense", number))
        assert outcome.standing.winners == (seat,)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", ["lanterns_dice", "firefly_festival"])
def test_the_same_seed_gives_the_same_whole_game(name: str) -> None:
    rules, plain = catalog.rules(name), catalog.computers(name)["friend"]
    one, two = (play_out(rules, Setup(3), [plain] * 3, "twice") for _ in range(2))
    assert one == two


def test_chance_is_tried_several_times_and_certain_moves_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A roll to come may be anything; turning the tray brings what it brings."""
    rules, imagined = catalog.rules("lanterns_dice"), list[Any]()
    state = rules.deal(Setup(2), Rng(7))
    rules.play(state, rules.legal_moves(state)[0], [])  # the first roll
    legal = rules.legal_moves(state)
    assert len(legal) == 5, "four ways to turn the tray, and the dice once more"
    plain = catalog.computers("lanterns_dice")["friend"]
    view, imagine = rules.view(state, state.seat), rules.imagine

    def counting(view: Any, rng: Rng) -> Any:
        imagined.append(view)
        return imagine(view, rng)

    monkeypatch.setattr(rules, "imagine", counting)
    plain.choose(view, legal, Rng(7))
    assert len(imagined) == plain.MOST_WORLDS
    imagined.clear()
    plain.choose(view, legal[:4], Rng(7))
    assert len(imagined) == 1
