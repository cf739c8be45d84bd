"""Parse a worker's answers, which are not trusted."""

import math
from collections.abc import Sequence
from typing import Any

from festival_desktop.ai.turn_review import SILENT, UNLOOKED, Estimate, Line, Verdict
from festival_desktop.core import decision_json
from festival_desktop.core.decision import Decision
from festival_desktop.core.game import Event, Game, Json, Move, Seat

LARGEST = 1e6
"""Limit of a position's value in points, positive or negative."""


class UnclearAnswer(ValueError):
    """The data does not describe an answer."""


class OtherRules(ValueError):
    """The answer names a move that is not legal."""


def written(game: Game[Any, Move, Any], decision: Decision[Move]) -> Json:
    return {"move": game.write(decision.move), **decision_json.dump(game, decision)}


def read(game: Game[Any, Move, Any], moves: Sequence[Move], answer: Json) -> Decision[Move]:
    """Read the decision between these moves; raises `UnclearAnswer` or `OtherRules`.

    Only the texts of legal moves are accepted; no other text is even parsed.
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


def written_verdict(game: Game[Any, Any, Any], verdict: Verdict) -> Json:
    estimate = verdict.estimate
    better = [game.write(move) for move in verdict.better]
    numbers = {"cost": estimate.cost, "error": estimate.error}
    return {"better": better, "looked": verdict.looked, **numbers}


def read_verdict(game: Game[Any, Any, Any], state: Any, seat: Seat, answer: Json) -> Verdict:
    """Read the verdict on a turn; raises `UnclearAnswer` or `OtherRules`."""
    match answer:
        case {"better": [], "looked": bool(looked)}:
            return SILENT if looked else UNLOOKED
        case {"better": list(texts), "cost": cost, "error": error} if _is_worth(cost) and _is_worth(
            error
        ):
            return Verdict(_read_line(game, state, seat, texts), Estimate(cost, error))
    raise UnclearAnswer


def _read_line(game: Game[Any, Any, Any], state: Any, seat: Seat, texts: list[Json]) -> Line:
    line, state = list[Any](), game.copy(state)
    for text in texts:
        if game.to_act(state) != seat:
            raise UnclearAnswer
        legal = {game.write(move): move for move in game.legal_moves(state)}
        if text not in legal:
            raise OtherRules(str(text))
        line.append(legal[text])
        log = list[Event]()
        game.play(state, legal[text], log)
    return tuple(line)


def read_outlook(seats: int, answer: Json) -> tuple[list[float], list[float]]:
    """Read a number for each seat; raises `UnclearAnswer`."""
    match answer:
        case {"worths": list(worths), "errors": list(errors)} if len(worths) == len(
            errors
        ) == seats and all(map(_is_worth, [*worths, *errors])):
            return [*map(float, worths)], [abs(float(error)) for error in errors]
    raise UnclearAnswer


def _is_worth(number: Json) -> bool:
    if isinstance(number, bool) or not isinstance(number, int | float):
        return False
    return math.isfinite(number) and abs(number) <= LARGEST
