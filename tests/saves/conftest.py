"""Real games to save: played at random, but the same every time."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from festival_desktop import paths
from festival_desktop.content import festival_of_lanterns as content
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves.document import document
from festival_desktop.saves.schema import Save
from festival_desktop.saves.text import encode

NOW = datetime(2026, 10, 14, 18, 30, 5, tzinfo=UTC)
AnyMatch = Match[Any, Any, Any]
Play = Callable[..., AnyMatch]


@pytest.fixture(scope="session")
def game() -> FestivalOfLanterns:
    return FestivalOfLanterns(content.load(paths.resources() / "festival_of_lanterns"))


@pytest.fixture(scope="session")
def rules(game: FestivalOfLanterns) -> Callable[[str], FestivalOfLanterns]:
    return {game.name: game}.__getitem__


@pytest.fixture(scope="session")
def play(game: FestivalOfLanterns) -> Play:
    """A match of random moves; `moves` of them, or all up to the end."""

    def play(players: int = 4, moves: int = 10_000, chance: int = 0, **options: Any) -> AnyMatch:
        names = [Player(f"Player {n}", "easy" if n % 2 else None) for n in range(players)]
        match: AnyMatch = Match(game, Setup(players), names, f"jade-owl-{chance}", **options)
        rng = Rng(chance)
        while match.to_act is not None and len(match.steps) < moves:
            legal = game.legal_moves(match.state)
            match.play(legal[rng.below(len(legal))])
        return match

    return play


@pytest.fixture(scope="session")
def finished(play: Play) -> AnyMatch:
    return play()


@pytest.fixture(scope="session")
def save(finished: AnyMatch) -> Save:
    """A whole game of four."""
    return document(finished, "0.1.0", NOW)


@pytest.fixture(scope="session")
def raw(save: Save) -> bytes:
    return encode(save)
