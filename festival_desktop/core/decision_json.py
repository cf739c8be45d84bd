"""Convert a decision to JSON and back, validating everything on the way in.

Numbers are whole hundredths of a point, because save files hold no floats.
"""

import re
from collections.abc import Callable
from typing import Any

from festival_desktop.core.decision import Alternative, Decision, Reason, Term
from festival_desktop.core.game import Game, Json, Move

HUNDREDTHS = 100
MOST_TERMS, MOST_ALTERNATIVES = 20, 4
LARGEST = 100_000_000
"""Limit of a term in hundredths, positive or negative."""
_NAME = re.compile(r"[a-z][a-z-]{0,39}\Z")


class UnclearDecision(ValueError):
    """The data does not describe a decision."""


def dump(game: Game[Any, Move, Any], decision: Decision[Move]) -> dict[str, Json]:
    """Return everything but the move itself."""
    return {
        "reason": _dump_reason(decision.reason),
        "alternatives": [
            [game.write(other.move), _hundredths(other.behind), _dump_reason(other.reason)]
            for other in decision.alternatives
        ],
    }


def load(data: Json, move: Move, move_of: Callable[[str], Move]) -> Decision[Move]:
    """Return the decision for `move`; raises `UnclearDecision`, or whatever `move_of` raises.

    `move_of` reads a move from its text.
    """
    match data:
        case {"reason": list(reason), "alternatives": list(others)} if (
            len(others) <= MOST_ALTERNATIVES
        ):
            alternatives = tuple(_load_alternative(other, move_of) for other in others)
            return Decision(move, _load_reason(reason), alternatives)
    raise UnclearDecision


def _load_alternative(other: Json, move_of: Callable[[str], Move]) -> Alternative[Move]:
    match other:
        case [str(text), int(behind), list(reason)]:
            return Alternative(move_of(text), _points(behind), _load_reason(reason))
    raise UnclearDecision


def _dump_reason(reason: Reason) -> Json:
    return [[term.name, _hundredths(term.gain), _hundredths(term.lead)] for term in reason]


def _load_reason(reason: list[Json]) -> Reason:
    if len(reason) > MOST_TERMS:
        raise UnclearDecision
    return tuple(map(_load_term, reason))


def _load_term(term: Json) -> Term:
    match term:
        case [str(name), int(gain), int(lead)] if _NAME.match(name):
            return Term(name, _points(gain), _points(lead))
    raise UnclearDecision


def _hundredths(points: float) -> int:
    return round(points * HUNDREDTHS)


def _points(hundredths: int) -> float:
    if isinstance(hundredths, bool) or abs(hundredths) > LARGEST:
        raise UnclearDecision
    return hundredths / HUNDREDTHS
