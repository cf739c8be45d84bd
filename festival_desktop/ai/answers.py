"""What goes through the pipe from a worker, and back: what comes out of one is not trusted."""

import math
from collections.abc import Sequence
from typing import Any

from festival_desktop.core import decision_json
from festival_desktop.core.decision import Decision
from festival_desktop.core.game import Game, Json, Move

LARGEST = 1e6
"""No position is worth more points, for better or worse."""


class UnclearAnswer(ValueError):
    """It is not of the form of an answer."""


class OtherRules(ValueError):
    """A move is told that is not legal."""


def written(game: Game[Any, Move, Any], decision: Decision[Move]) -> Json:
    return {"move": game.write(decision.move), **decision_json.dump(game, decision)}


def read(game: Game[Any, Move, Any], moves: Sequence[Move], answer: Json) -> Decision[Move]:
    """The decision between these moves; raises `UnclearAnswer` or `OtherRules`.

    Only the text of a legal move is one: nothing else is even read.
    """
    legal = {game.write(move): move for move in moves}

    def legal_move(text: str) -> Move:
        if text not in legal:
            raise OtherRules(text)
        return legal[text]

    match answer:
        case {"move": str(text)}:
            try:
                return decision_json.load(answer, legal_move(text), legal_move)
            except decision_json.UnclearDecision:
                raise UnclearAnswer from None
    raise UnclearAnswer


def read_outlook(seats: int, answer: Json) -> list[float]:
    """A number for each seat; raises `UnclearAnswer`."""
    match answer:
        case {"worths": list(worths)} if len(worths) == seats and all(map(_is_worth, worths)):
            return [*map(float, worths)]
    raise UnclearAnswer


def _is_worth(number: Json) -> bool:
    if isinstance(number, bool) or not isinstance(number, int | float):
        return False
    return math.isfinite(number) and abs(number) <= LARGEST
