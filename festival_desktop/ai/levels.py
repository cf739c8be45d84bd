"""The levels a computer can play at, as data, by the names that saves and setups use.

A seat's level is written `friend`, or with a personality `friend-builder`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from festival_desktop.ai.heuristics import Heuristics, Weighted
from festival_desktop.ai.players import ComputerPlayer, PlainPlayer
from festival_desktop.ai.search import Effort, SearchPlayer
from festival_desktop.core.game import Game

AnyPlayer = ComputerPlayer[Any, Any]


@dataclass(frozen=True)
class Level:
    """How a computer of this level thinks."""

    seconds: float
    """No decision takes longer."""
    oversight: float = 0.0
    """How likely each move is not thought of at all."""
    weights: Mapping[str, float] = field(default_factory=dict)
    """Term of the heuristics → how much more, or less, it counts than it should."""
    effort: Effort | None = None
    """How much it searches; None: it takes what looks best at once."""


LEVELS = {
    "newcomer": Level(
        seconds=0.3, oversight=0.6, weights={"rivals": 0.0, "prospects": 0.5, "turn": 0.5}
    ),
    "friend": Level(seconds=0.3),
    "master": Level(
        seconds=2.0,
        effort=Effort(candidates=8, of_kind=4, simulations=32, margin=6.0, depth=12, inner=2),
    ),
}
"""From the weakest to the strongest."""
USUAL = "friend"
HINTS = "master"
"""Who is asked for a hint."""
RANDOM = "random"
"""Not a level: who plays anything, to measure levels by."""
EARLIER = {"plain": "friend"}
"""What levels of earlier versions are called now."""

PERSONALITIES: Mapping[str, Mapping[str, float]] = {
    "builder": {"prospects": 1.3, "festivals": 1.25, "groups": 1.3, "chain": 1.3},
    "collector": {"mooncakes": 1.6, "lanterns": 1.6, "goods": 1.4, "gifts": 1.6, "goals": 1.3},
    "spoiler": {"rivals": 1.6},
}
"""Personality → the terms that mean more to it. Games have those terms that they have."""


def known(level: str | None) -> str:
    """The level that plays for a seat: what this version does not have is played by the usual."""
    name, _, personality = (level or "").partition("-")
    name = EARLIER.get(name, name)
    if name not in LEVELS:
        return USUAL
    return f"{name}-{personality}" if personality in PERSONALITIES else name


def quick(level: str) -> str:
    """The level that decides where nobody can wait: the usual one instead of one that searches."""
    name, hyphen, personality = known(level).partition("-")
    return f"{name if LEVELS[name].effort is None else USUAL}{hyphen}{personality}"


def seconds(level: str) -> float:
    """The time a decision of this level may take."""
    return LEVELS[level.partition("-")[0]].seconds


def player(game: Game[Any, Any, Any], heuristics: Heuristics[Any], level: str) -> AnyPlayer:
    name, _, personality = level.partition("-")
    chosen = LEVELS[name]
    weights = dict(chosen.weights)
    for term, weight in PERSONALITIES.get(personality, {}).items():
        weights[term] = weights.get(term, 1.0) * weight
    judge = Weighted(heuristics, weights) if weights else heuristics
    if chosen.effort is not None:
        return SearchPlayer(game, judge, chosen.effort)
    return PlainPlayer(game, judge, chosen.oversight)


def players(game: Game[Any, Any, Any], heuristics: Heuristics[Any]) -> dict[str, AnyPlayer]:
    """Level → its player, the usual one first, those with a personality last.

    They remember nothing, so each can take any number of seats.
    """
    names = dict.fromkeys((USUAL, *LEVELS))
    names |= dict.fromkeys(f"{level}-{who}" for level in LEVELS for who in PERSONALITIES)
    return {name: player(game, heuristics, name) for name in names}
