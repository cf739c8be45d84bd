"""Games of Festival of Lanterns to be shown, for tests."""

from functools import cache

from festival_desktop.content.festival_of_lanterns import load
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.paths import resources
from festival_desktop.play.match import AnyMatch
from festival_desktop.screens.festival_of_lanterns.words.words import FestivalWords
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from tests.ui import shown


@cache
def rules() -> FestivalOfLanterns:
    return FestivalOfLanterns(load(resources() / "festival_of_lanterns"))


class Shown(shown.Shown[FestivalWords]):
    def __init__(self, match: AnyMatch) -> None:
        super().__init__(match, FestivalWords, FestivalTable(rules()))

    def play_randomly(self, rng: Rng) -> None:
        moves = self.match.game.legal_moves(self.match.state)
        # Kinds first, so that a turn is not always a placement, of which there are most.
        kinds = sorted({type(move).__name__ for move in moves})
        kind = kinds[rng.below(len(kinds))]
        of_kind = [move for move in moves if type(move).__name__ == kind]
        self.play(of_kind[rng.below(len(of_kind))])
