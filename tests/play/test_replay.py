"""Whose knowledge a game may be looked at with."""

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.replay import (
    OPEN,
    SPECTATOR,
    Perspective,
    perspectives,
    viewer,
    visible_events,
)
from festival_desktop.play.seats import Player
from tests.games.festival_of_lanterns.positions import GAME

PERSON, OTHER, COMPUTER = Player("Mira"), Player("Jonas"), Player("Robot", "friend")


def played(*players: Player, steps: int = 10_000) -> AnyMatch:
    match, rng = Match(GAME, Setup(len(players)), players, "jade-owl-7"), Rng(5)
    while match.to_act is not None and len(match.steps) < steps:
        moves = GAME.legal_moves(match.state)
        match.play(moves[rng.below(len(moves))])
    return match


def test_a_game_that_goes_on_is_looked_at_as_a_spectator() -> None:
    assert perspectives(played(PERSON, OTHER, steps=9)) == [SPECTATOR]
    assert perspectives(played(COMPUTER, COMPUTER, steps=9)) == [SPECTATOR]


def test_whoever_plays_alone_may_see_what_they_know() -> None:
    assert perspectives(played(COMPUTER, PERSON, steps=9)) == [SPECTATOR, Perspective(1)]


def test_a_game_that_is_over_is_open() -> None:
    assert perspectives(played(PERSON, COMPUTER)) == [
        Perspective(0),
        Perspective(1),
        SPECTATOR,
        OPEN,
    ]
    assert perspectives(played(COMPUTER, PERSON)) == [
        Perspective(1),
        Perspective(0),
        SPECTATOR,
        OPEN,
    ]


def test_a_game_whose_end_was_taken_back_is_not_over() -> None:
    match = played(PERSON, COMPUTER)
    match.goto(len(match.steps) - 1)
    assert OPEN not in perspectives(match)


def test_an_open_game_shows_the_hand_of_whoever_decides() -> None:
    match = played(PERSON, OTHER)
    for place in range(len(match.steps)):
        assert viewer(match, place, OPEN) == match.steps[place].seat
    assert viewer(match, len(match.steps), OPEN) == match.steps[-1].seat
    assert viewer(match, 3, Perspective(1)) == 1
    assert viewer(match, 3, SPECTATOR) is None


def test_a_spectator_is_told_what_everybody_saw() -> None:
    match = played(PERSON, OTHER)
    hidden = 0
    for step in match.steps:
        seen = visible_events(match, step.events, SPECTATOR)
        known = [GAME.censor(event, None) for event in step.events]
        assert list(seen) == [event for event in known if event is not None]
        assert visible_events(match, step.events, OPEN) == step.events
        hidden += seen != step.events
    assert hidden
