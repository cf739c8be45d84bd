"""The loop of a thinking process: a question comes in as a line, the decision goes out.

A question holds a position imagined from what the seat may know, so nothing secret leaves the
asking program, and the random state of this one decision. The same question gives the same move as
in the asking process, if there is enough time. Any message ends the current thinking. Knows no
window, and ends when its input closes.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, TextIO

from festival_desktop.ai.answers import written, written_verdict
from festival_desktop.ai.levels import HINTS, USUAL
from festival_desktop.ai.limit import Limit
from festival_desktop.ai.luck import luck_by
from festival_desktop.ai.players import ComputerPlayer
from festival_desktop.ai.playout import prospects
from festival_desktop.ai.turn_review import LONG, UNLOOKED, Line, Verdict, turn_review
from festival_desktop.core.game import Game, Json, Seat
from festival_desktop.core.rng import Rng

READY = "ready"
"""Message sent once when the process accepts questions."""

AnyGame = Game[Any, Any, Any]


def question(
    number: int,
    game: AnyGame,
    view: Any,
    seat: Seat,
    level: str,
    chance: Rng,
    seconds: float,
    between: Sequence[Any] | None = None,
) -> Json:
    """Build a question; `chance` itself is not advanced. `between`: compare only these moves."""
    only = {} if between is None else {"between": [game.write(move) for move in between]}
    return only | {
        "number": number,
        "game": game.name,
        "level": level,
        "seat": seat,
        "seconds": seconds,
        "chance": chance.state,
        "position": game.dump(game.imagine(view, chance.copy())),
    }


def outlook_question(number: int, game: AnyGame, state: Any, chance: Rng) -> Json:
    """Build a question about every seat's prospects in a fully known position."""
    told = {"number": number, "game": game.name, "chance": chance.state}
    return told | {"outlook": game.dump(state)}


def turn_question(
    number: int,
    game: AnyGame,
    view: Any,
    seat: Seat,
    line: Line,
    chance: Rng,
    seconds: float,
    against: Line = (),
) -> Json:
    """Build a question about the cost of a turn, compared with `against` if given."""
    return {
        "against": [game.write(move) for move in against],
        "number": number,
        "game": game.name,
        "turn": [game.write(move) for move in line],
        "seat": seat,
        "seconds": seconds,
        "chance": chance.state,
        "position": game.dump(game.imagine(view, chance.copy())),
    }


def luck_question(number: int, game: AnyGame, before: Any, move: Any, chance: Rng) -> Json:
    """Build a question about every seat's luck in a move of a finished game."""
    told = {"number": number, "game": game.name, "chance": chance.state}
    return told | {"luck": game.write(move), "position": game.dump(before)}


def preparation(game: str) -> Json:
    """Build the message that loads a game's rules before the first question about it."""
    return {"game": game}


def cancellation(number: int) -> Json:
    """Build the message that cancels a question."""
    return {"cancelled": number}


class Worker:
    def __init__(
        self,
        rules: Callable[[str], AnyGame],
        computers: Callable[[str], Mapping[str, ComputerPlayer[Any, Any]]],
    ) -> None:
        self._rules = rules
        self._computers = computers
        self._players: dict[str, Mapping[str, ComputerPlayer[Any, Any]]] = {}
        self._asked: SimpleQueue[Json] = SimpleQueue()

    def run(self, asked: TextIO, answers: TextIO) -> None:
        """Answer questions until the input closes."""
        _say(answers, READY)
        Thread(target=self._listen, args=(asked,), daemon=True).start()
        while (ask := self._asked.get()) is not None:
            if "game" in ask:
                self._prepare(ask["game"])
            if "number" in ask:
                _say(answers, {"number": ask["number"], **self._answer(ask)})

    def _answer(self, ask: Json) -> Json:
        if "outlook" in ask:
            return self._look_out(ask)
        if "luck" in ask:
            return self._tell_luck(ask)
        return self._judge(ask) if "turn" in ask else self._decide(ask)

    def _listen(self, asked: TextIO) -> None:
        """Read questions in a thread, so that thinking can be interrupted.

        An invalid question ends the process: only the window asks, and it starts another one.
        """
        try:
            for line in asked:
                question = json.loads(line)
                if not isinstance(question, dict):
                    break
                self._asked.put(question)
        except (ValueError, RecursionError):
            pass
        self._asked.put(None)

    def _prepare(self, name: str) -> None:
        if name not in self._players:
            self._players[name] = self._computers(name)

    def _decide(self, ask: Json) -> Json:
        game = self._rules(ask["game"])
        state = game.load(ask["position"])
        player = self._players[ask["game"]][ask["level"]]
        view, moves = game.view(state, ask["seat"]), game.legal_moves(state)
        if "between" in ask:
            moves = [move for move in moves if game.write(move) in ask["between"]]
        return written(game, player.decide(view, moves, Rng(ask["chance"]), self._limit(ask)))

    def _judge(self, ask: Json) -> Json:
        game, seat = self._rules(ask["game"]), ask["seat"]
        view = game.view(game.load(ask["position"]), seat)
        line, against = (tuple(map(game.read, ask[name])) for name in ("turn", "against"))
        review = turn_review(game, self._players[ask["game"]], HINTS)
        asked = view, seat, line
        chance, limit = Rng(ask["chance"]), self._limit(ask)
        if not against:
            return written_verdict(game, review.judge(*asked, chance, limit))
        found = review.compare(*asked, against, chance, LONG, limit)
        return written_verdict(game, UNLOOKED if found is None else Verdict(against, found))

    def _tell_luck(self, ask: Json) -> Json:
        game, usual = self._rules(ask["game"]), self._players[ask["game"]][USUAL]
        before, move = game.load(ask["position"]), game.read(ask["luck"])
        found = luck_by(game, usual, before, move, Rng(ask["chance"]))
        return {"worths": found, "errors": [0.0] * len(found)}

    def _limit(self, ask: Json) -> Limit:
        return Limit(ask["seconds"], cancelled=lambda: not self._asked.empty())

    def _look_out(self, ask: Json) -> Json:
        game = self._rules(ask["game"])
        usual: Any = self._players[ask["game"]][USUAL]
        state, chance = game.load(ask["outlook"]), Rng(ask["chance"])
        worths, errors = prospects(game, usual.heuristics, state, chance)
        return {"worths": worths, "errors": errors}


def _say(answers: TextIO, what: Json) -> None:
    answers.write(json.dumps(what) + "\n")
    answers.flush()
