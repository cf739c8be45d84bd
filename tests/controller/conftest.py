"""Matches to be kept going: Festival of Lanterns with people and computers that move at random."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from festival_desktop.ai.players import RandomPlayer
from festival_desktop.content.festival_of_lanterns import load
from festival_desktop.controller.match_controller import MatchController, Pace
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.models.session import Session
from festival_desktop.paths import resources
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.tables.festival_of_lanterns import FestivalTable


@pytest.fixture(scope="session")
def game() -> FestivalOfLanterns:
    return FestivalOfLanterns(load(resources() / "festival_of_lanterns"))


MakeBoard = Callable[..., "Board"]


class Wordless:
    """A session that nobody reads needs no words."""

    def entry(self, entry: object) -> str:
        return str(entry)

    def reason(self, reason: object) -> str:
        return str(reason)

    def target(self, target: object, selected: Sequence[object]) -> str:
        return str(target)


class Board:
    """A match at the screen, and everything that was told about it."""

    def __init__(self, match: Match[Any, Any, Any], confirm_end: bool = True) -> None:
        game = match.game
        assert isinstance(game, FestivalOfLanterns)
        self.match = match
        self.pace = Pace.STEP
        self.confirm_end = confirm_end
        self.session = Session(game, FestivalTable(game), match.players)
        self.session.words = Wordless()
        self.controller = MatchController(
            match,
            self.session,
            {"easy": RandomPlayer()},
            pace=lambda: self.pace,
            confirm_end=lambda: self.confirm_end,
        )
        self.steps = 0
        self.ends = 0
        self.controller.stepped.connect(self._stepped)
        self.controller.finished.connect(self._finished)

    def _stepped(self) -> None:
        self.steps += 1

    def _finished(self) -> None:
        self.ends += 1

    def check(self) -> None:
        """What must hold between any two actions."""
        match, session = self.match, self.session
        assert self.controller.history.stack.index() == match.cursor
        assert self.controller.history.stack.count() == len(match.steps)
        holding = self.controller.awaiting_end_turn
        assert session.active == (session.viewer if holding else match.to_act)
        assert session.log.rowCount() == match.cursor
        mine = match.to_act in match.people and session.waiting is None and not holding
        assert bool(session.moves) == mine
        if session.viewer is not None:
            assert session.viewer in match.people
            assert session.view == match.game.view(match.state, session.viewer)
        if session.waiting is not None:
            assert session.viewer is None
            assert session.view.hand == ()

    def hand_on(self) -> None:
        """Whoever has a turn to end ends it, and the next person comes to the screen."""
        if self.controller.awaiting_end_turn:
            self.controller.go_on()
        self.controller.take_over()

    def play(self, rng: Rng) -> None:
        """A random move of the person to act, whose hand-over screen is lifted first."""
        self.hand_on()
        moves = self.match.game.legal_moves(self.match.state)
        self.controller.play(moves[rng.below(len(moves))])


@pytest.fixture
def shown_again(qapp: object) -> Callable[[Match[Any, Any, Any]], Board]:
    """A match that was played before, as after loading."""
    return Board


@pytest.fixture
def board(game: FestivalOfLanterns, qapp: object) -> Callable[..., Board]:
    """`seats` is a letter for each: p for a person, c for a computer."""

    def make(seats: str, seed: str = "jade-owl-1", relaxed: bool = False, **kwargs: Any) -> Board:
        players = [
            Player(f"{letter}{seat}", None if letter == "p" else "easy")
            for seat, letter in enumerate(seats)
        ]
        match = Match(game, Setup(len(seats)), players, seed, relaxed)
        made = Board(match, **kwargs)
        made.controller.start()
        return made

    return make
