"""Pages are tested as they look by default, with settings and saves of their own."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.ui.opening import open_whole
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.style import apply_look

NAMES = ("Maya", "Jonas", "Ember", "Juniper")


@pytest.fixture(autouse=True)
def usual_look(qapp: QApplication) -> Iterator[None]:
    open_whole()
    apply_look("dark", 1.0)
    yield
    apply_look("dark", 1.0)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "config")


@pytest.fixture
def played(game: FestivalOfLanterns) -> Callable[..., AnyMatch]:
    """A match played to its end by people who dedicate whenever they can."""

    def play(players: int = 3, seed: str = "maple-heron-417", steps: int = 10_000) -> AnyMatch:
        seats = [Player(name, None if seat == 0 else "friend") for seat, name in enumerate(NAMES)]
        match = Match(game, Setup(players), seats[:players], seed)
        rng = Rng(7)
        while match.to_act is not None and len(match.steps) < steps:
            moves = game.legal_moves(match.state)
            best = [move for move in moves if isinstance(move, m.Dedicate)] or moves
            match.play(best[rng.below(len(best))])
        return match

    return play


@pytest.fixture
def challenged(game: FestivalOfLanterns) -> Callable[..., AnyMatch]:
    """A challenge of Moon Dancer played to its end by somebody who dedicates whenever they can."""

    def play(level: str = "friend", seed: str = "maple-heron-417") -> AnyMatch:
        setup = Setup(1, {"level": (level,), "friends": ("twilight",)})
        match = Match(game, setup, [Player("Maya"), Player("Moon Dancer", "friend")], seed)
        rng = Rng(7)
        while match.to_act is not None:
            moves = game.legal_moves(match.state)
            best = [move for move in moves if isinstance(move, m.Dedicate)] or moves
            match.play(best[rng.below(len(best))])
        return match

    return play
