"""The levels of computer players as data, by their names in saves and setups.

A seat's level is written `friend`, or with a personality `friend-builder`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from festival_desktop.ai.heuristics import Heuristics, Weighted
from festival_desktop.ai.players import NO_SLIPS, ComputerPlayer, PlainPlayer, Slips
from festival_desktop.ai.search import Effort, SearchPlayer
from festival_desktop.core.game import Game

AnyPlayer = ComputerPlayer[Any, Any]


def _effort(simulations: int, candidates: int, of_kind: int) -> Effort:
    return Effort(candidates, of_kind, simulations, margin=6.0, depth=12, inner=2)


@dataclass(frozen=True)
class Level:
    """The parameters of a level."""

    seconds: float
    """Maximum seconds per decision."""
    slips: Mapping[str, Slips] = field(default_factory=dict)
    """Slips by game; none where the level plays at full strength. They differ because points weigh
    differently: the points of one festival can decide a whole game of Lanterns Dice.
    """
    weights: Mapping[str, float] = field(default_factory=dict)
    """Factors that distort the heuristics, by term."""
    effort: Effort | None = None
    """Search effort; None to choose the best move by heuristics alone."""

    def slips_in(self, game: str) -> Slips:
        """Return the slips in a game; an unmeasured game has those of Festival of Lanterns."""
        return self.slips.get(game, self.slips.get(FESTIVAL, NO_SLIPS))


FESTIVAL, DICE, FIREFLY = "festival_of_lanterns", "lanterns_dice", "firefly_festival"


def _slipping(festival: Slips, dice: Slips, firefly: Slips) -> Level:
    return Level(seconds=0.3, slips={FESTIVAL: festival, DICE: dice, FIREFLY: firefly})


LEVELS = {
    "first_lantern": _slipping(
        festival=Slips(0.52, 1.8, 0.35),
        dice=Slips(0.5, 0.8, 0.45),
        firefly=Slips(0.55, 8.0, 0.5),
    ),
    "visitor": _slipping(
        festival=Slips(0.5, 1.5, 0.2),
        dice=Slips(0.45, 0.65, 0.22),
        firefly=Slips(0.5, 6.0, 0.25),
    ),
    "neighbour": _slipping(
        festival=Slips(0.45, 1.2, 0.1),
        dice=Slips(0.4, 0.5, 0.14),
        firefly=Slips(0.45, 5.0, 0.12),
    ),
    "companion": _slipping(
        festival=Slips(0.35, 1.0), dice=Slips(0.3, 0.5), firefly=Slips(0.36, 4.5)
    ),
    "friend": Level(seconds=0.3),
    "guide": Level(seconds=0.5, effort=_effort(simulations=4, candidates=2, of_kind=1)),
    "artisan": Level(seconds=1.0, effort=_effort(simulations=8, candidates=4, of_kind=2)),
    "master": Level(seconds=2.0, effort=_effort(simulations=32, candidates=8, of_kind=4)),
    "grand_master": Level(seconds=2.0, effort=_effort(simulations=128, candidates=8, of_kind=4)),
}
"""Levels from weakest to strongest."""
RETIRED = {
    "newcomer": Level(
        seconds=0.3,
        slips=dict.fromkeys((FESTIVAL, DICE, FIREFLY), Slips(oversight=0.6)),
        weights={"rivals": 0.0, "prospects": 0.5, "turn": 0.5},
    ),
}
"""Levels no longer offered, which still play in saved games and setups."""
EVERY = {**RETIRED, **LEVELS}
USUAL = "friend"
PERSONAL = ("friend", "master")
"""Levels also offered with personalities, which would be unnoticeable in a level that slips."""
HINTS = "master"
"""The level that gives hints."""
RANDOM = "random"
"""Random play, used to measure levels but not offered as one."""
EARLIER = {"plain": "friend"}
"""Current names of levels from earlier versions."""

PERSONALITIES: Mapping[str, Mapping[str, float]] = {
    "builder": {"prospects": 1.3, "festivals": 1.25, "groups": 1.3, "chain": 1.3},
    "collector": {"mooncakes": 1.6, "lanterns": 1.6, "goods": 1.4, "gifts": 1.6, "goals": 1.3},
    "spoiler": {"rivals": 1.6},
}
"""Terms each personality values more; a game uses only the terms it has."""


def playable_level(level: str | None) -> str:
    """Return the level that plays for a seat: the usual one for an unknown name."""
    name, _, personality = (level or "").partition("-")
    name = EARLIER.get(name, name)
    if name not in EVERY:
        return USUAL
    return f"{name}-{personality}" if personality in PERSONALITIES else name


def quick_level(level: str) -> str:
    """Return a level that answers immediately: the usual one instead of one that searches."""
    name, hyphen, personality = playable_level(level).partition("-")
    return f"{name if EVERY[name].effort is None else USUAL}{hyphen}{personality}"


def seconds(level: str) -> float:
    """Return the time a decision of this level may take."""
    return EVERY[level.partition("-")[0]].seconds


def player(game: Game[Any, Any, Any], heuristics: Heuristics[Any], level: str) -> AnyPlayer:
    name, _, personality = level.partition("-")
    chosen = EVERY[name]
    weights = dict(chosen.weights)
    for term, weight in PERSONALITIES.get(personality, {}).items():
        weights[term] = weights.get(term, 1.0) * weight
    judge = Weighted(heuristics, weights) if weights else heuristics
    if chosen.effort is not None:
        return SearchPlayer(game, judge, chosen.effort)
    return PlainPlayer(game, judge, chosen.slips_in(game.name))


def players(game: Game[Any, Any, Any], heuristics: Heuristics[Any]) -> dict[str, AnyPlayer]:
    """Create a player for each level, the usual one first, those with a personality last.

    They keep no state, so each can take any number of seats.
    """
    names = dict.fromkeys((USUAL, *EVERY))
    names |= dict.fromkeys(f"{level}-{who}" for level in EVERY for who in PERSONALITIES)
    return {name: player(game, heuristics, name) for name in names}
