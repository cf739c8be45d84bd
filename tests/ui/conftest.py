"""A game of Festival of Lanterns to be shown."""

from collections.abc import Callable

import pytest

from festival_desktop.content.festival_of_lanterns import load
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.paths import resources
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from festival_desktop.ui.narrate.festival_of_lanterns.words import FestivalWords

NAMES = ("Mira", "Jonas", "Aiko", "Lotte")


@pytest.fixture(scope="session")
def game() -> FestivalOfLanterns:
    return FestivalOfLanterns(load(resources() / "festival_of_lanterns"))


@pytest.fixture
def deal(game: FestivalOfLanterns) -> Callable[..., Match]:
    """A new match of so many people."""

    def dealt(players: int = 3, seed: str = "amber-fox-1") -> Match:
        seats = [Player(name) for name in NAMES[:players]]
        return Match(game, Setup(players), seats, seed)

    return dealt


class Shown:
    """A match, a session that shows it to whoever is to act, and its words."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.words = FestivalWords(match.game, match.players)
        table = FestivalTable(match.game)
        self.session = Session(match.game, table, match.players, self.words)
        self.words.watch(self.session)
        self.show()

    def show(self) -> None:
        match = self.match
        entries = [
            LogEntry(number, step.seat, step.events, step.sealed)
            for number, step in enumerate(match.steps[: match.cursor])
        ]
        self.session.show(match.state, match.to_act, None, entries, match.to_act is not None)

    def play(self, move: object) -> None:
        self.match.play(move)
        self.show()

    def play_randomly(self, rng: Rng) -> None:
        moves = self.match.game.legal_moves(self.match.state)
        # Kinds first, so that a turn is not always a placement, of which there are most.
        kinds = sorted({type(move).__name__ for move in moves})
        kind = kinds[rng.below(len(kinds))]
        of_kind = [move for move in moves if type(move).__name__ == kind]
        self.play(of_kind[rng.below(len(of_kind))])


@pytest.fixture
def shown(deal: Callable[..., Match], qapp: object) -> Callable[..., Shown]:
    def make(players: int = 3, seed: str = "amber-fox-1") -> Shown:
        return Shown(deal(players, seed))

    return make
