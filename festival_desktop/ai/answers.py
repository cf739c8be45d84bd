"""A decision as it goes through a pipe, and back: what comes out of one is not trusted."""

import math
import re
from collections.abc import Sequence
from typing import Any

from festival_desktop.core.decision import Alternative, Decision, Reason, Term
from festival_desktop.core.game import Game, Json, Move

MOST_TERMS, MOST_ALTERNATIVES = 20, 4
LARGEST = 1e6
"""No term is worth more points, for better or worse."""
_NAME = re.compile(r"[a-z][a-z-]{0,39}\Z")


class UnclearAnswer(ValueError):
    """It is not of the form of an answer."""


class OtherRules(ValueError):
    """A move is told that is not legal."""


def written(game: Game[Any, Move, Any], decision: Decision[Move]) -> Json:
    return {
        "move": game.write(decision.move),
        "reason": _written_reason(decision.reason),
        "alternatives": [
            [game.write(other.move), other.behind, _written_reason(other.reason)]
            for other in decision.alternatives
        ],
    }


def _written_reason(reason: Reason) -> Json:
    return [[term.name, term.gain, term.lead] for term in reason]


def read(game: Game[Any, Move, Any], moves: Sequence[Move], answer: Json) -> Decision[Move]:
    """The decision between these moves; raises `UnclearAnswer` or `OtherRules`.

    Only the text of a legal move is one: nothing else is even read.
    """
    legal = {game.write(move): move for move in moves}
    match answer:
        case {"move": str(text)}:
            move = _legal(legal, text)
        case _:
            raise UnclearAnswer
    match answer:
        case {"reason": list(reason), "alternatives": list(others)} if (
            len(others) <= MOST_ALTERNATIVES
        ):
            alternatives = tuple(_read_alternative(legal, other) for other in others)
            return Decision(move, _read_reason(reason), alternatives)
    raise UnclearAnswer


def _legal(legal: dict[str, Move], text: str) -> Move:
    if text not in legal:
        raise OtherRules(text)
    return legal[text]


def _read_alternative(legal: dict[str, Move], other: Json) -> Alternative[Move]:
    match other:
        case [str(text), int() | float() as behind, list(reason)]:
            return Alternative(_legal(legal, text), _number(behind), _read_reason(reason))
    raise UnclearAnswer


def _read_reason(reason: list[Json]) -> Reason:
    if len(reason) > MOST_TERMS:
        raise UnclearAnswer
    return tuple(map(_read_term, reason))


def _read_term(term: Json) -> Term:
    match term:
        case [str(name), int() | float() as gain, int() | float() as lead] if _NAME.match(name):
            return Term(name, _number(gain), _number(lead))
    raise UnclearAnswer


def read_outlook(seats: int, answer: Json) -> list[float]:
    """A number for each seat; raises `UnclearAnswer`."""
    match answer:
        case {"worths": list(worths)} if len(worths) == seats:
            if all(isinstance(worth, int | float) for worth in worths):
                return [*map(_number, worths)]
    raise UnclearAnswer


def _number(number: float) -> float:
    if isinstance(number, bool) or not math.isfinite(number) or abs(number) > LARGEST:
        raise UnclearAnswer
    return float(number)
