"""Games of Lanterns Dice to be shown, for tests."""

from functools import cache

from festival_desktop.ai.heuristics import value
from festival_desktop.content.lanterns_dice import load
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.heuristics import LanternsDiceHeuristics
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.paths import resources
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.screens.lanterns_dice.words.words import DiceWords
from festival_desktop.tables.lanterns_dice import DiceTable
from tests.games.weights import weights
from tests.ui.shown import Shown

NAMES = ("Mira", "Jonas", "Aiko", "Lotte")


@cache
def rules() -> LanternsDice:
    return LanternsDice(load(resources() / "lanterns_dice"))


def deal(players: int = 3, seed: str = "amber-fox-1", **options: tuple[str, ...]) -> AnyMatch:
    return Match(rules(), Setup(players, options), [Player(n) for n in NAMES[:players]], seed)


def shown(match: AnyMatch) -> Shown[DiceWords]:
    return Shown(match, DiceWords, DiceTable(rules()))


def some_move(match: AnyMatch, rng: Rng) -> m.Move:
    """What looks best two times out of three, and fireworks whenever they can be launched."""
    moves = [move for move in rules().legal_moves(match.state) if offered(match, move)]
    strokes = [move for move in moves if isinstance(move, m.Launch | m.Shade | m.ShadeBeside)]
    if strokes and (isinstance(strokes[0], m.Launch) or rng.below(3)):
        return max(strokes, key=lambda move: worth(match, move))
    # Kinds first, so that a part is not always a stroke, of which there are most.
    kinds = sorted({type(move).__name__ for move in moves})
    kind = kinds[rng.below(len(kinds))]
    of_kind = [move for move in moves if type(move).__name__ == kind]
    return of_kind[rng.below(len(of_kind))]


def offered(match: AnyMatch, move: m.Move) -> bool:
    """Nobody takes the sheet of a computer."""
    return not isinstance(move, m.Take) or move.seat in match.people


def worth(match: AnyMatch, move: m.Move) -> float:
    after = match.state.copy()
    match.game.play(after, move, [])
    return value(heuristics(), after, match.state.seat)


@cache
def heuristics() -> LanternsDiceHeuristics:
    return LanternsDiceHeuristics(rules(), weights("lanterns_dice"))


def play_out(match: AnyMatch, rng: Rng | None = None, steps: int = 10_000) -> AnyMatch:
    rng = rng or Rng(7)
    while match.to_act is not None and len(match.steps) < steps:
        match.play(some_move(match, rng))
    return match
