"""Games of Firefly Festival to be shown, for tests."""

from functools import cache

from festival_desktop.content.firefly_festival import load
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.paths import resources
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.screens.firefly_festival.words.words import FireflyWords
from festival_desktop.tables.firefly_festival import FireflyTable
from tests.ui import shown

NAMES = ("Mira", "Jonas", "Aiko", "Lotte", "Emil", "Nora")
WISHES = (m.HoldFestival, m.ClaimPublic, m.ClaimPrivate, m.BuildPagoda, m.BuildBridge)


@cache
def rules() -> FireflyFestival:
    return FireflyFestival(load(resources() / "firefly_festival"))


def deal(players: int = 3, seed: str = "amber-fox-1", **options: tuple[str, ...]) -> AnyMatch:
    return Match(rules(), Setup(players, options), [Player(n) for n in NAMES[:players]], seed)


def play_out(match: AnyMatch, rng: Rng, steps: int = 10_000) -> AnyMatch:
    """To the end, by people who do the best-looking thing two times out of three."""
    while match.to_act is not None and len(match.steps) < steps:
        match.play(some_move(match, rng))
    return match


def some_move(match: AnyMatch, rng: Rng) -> m.Move:
    moves = rules().legal_moves(match.state)
    if rng.below(3):
        for wish in WISHES:
            if wished := [move for move in moves if isinstance(move, wish)]:
                return wished[rng.below(len(wished))]
    # Kinds first, so that a turn is not always a movement, of which there are most.
    kinds = sorted({type(move).__name__ for move in moves})
    kind = kinds[rng.below(len(kinds))]
    of_kind = [move for move in moves if type(move).__name__ == kind]
    return of_kind[rng.below(len(of_kind))]


class Shown(shown.Shown[FireflyWords]):
    def __init__(self, match: AnyMatch) -> None:
        super().__init__(match, FireflyWords, FireflyTable(rules()))
