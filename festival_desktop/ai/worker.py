"""The loop of a process that only thinks: a question comes in as a line, the move goes out as one.

A question holds a position that was imagined from what the seat may know, so nothing secret leaves
the program that asks, and the chance of this one decision. The same question gives the same move
as in the asking process. Knows no window, and ends when nobody asks any more.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, TextIO

from festival_desktop.ai.players import ComputerPlayer
from festival_desktop.core.game import Game, Json, Seat
from festival_desktop.core.rng import Rng

READY = "ready"
"""What the process says once, when it can be asked."""

AnyGame = Game[Any, Any, Any]


def question(number: int, game: AnyGame, view: Any, seat: Seat, level: str, chance: Rng) -> Json:
    """What is sent. `chance` itself is not used up."""
    return {
        "number": number,
        "game": game.name,
        "level": level,
        "seat": seat,
        "chance": chance.state,
        "position": game.dump(game.imagine(view, chance.copy())),
    }


def preparation(game: str) -> Json:
    """Sent before the first question about a game, so that its rules are there in time."""
    return {"game": game}


class Worker:
    def __init__(
        self,
        rules: Callable[[str], AnyGame],
        computers: Callable[[str], Mapping[str, ComputerPlayer[Any, Any]]],
    ) -> None:
        self._rules = rules
        self._computers = computers
        self._players: dict[str, Mapping[str, ComputerPlayer[Any, Any]]] = {}

    def run(self, asked: TextIO, answers: TextIO) -> None:
        """Answer until the other end closes."""
        _say(answers, READY)
        for line in asked:
            ask = json.loads(line)
            self._prepare(ask["game"])
            if "number" in ask:
                _say(answers, {"number": ask["number"], "move": self._decide(ask)})

    def _prepare(self, name: str) -> None:
        if name not in self._players:
            self._players[name] = self._computers(name)

    def _decide(self, ask: Json) -> str:
        game = self._rules(ask["game"])
        state = game.load(ask["position"])
        player = self._players[ask["game"]][ask["level"]]
        view, moves = game.view(state, ask["seat"]), game.legal_moves(state)
        return game.write(player.choose(view, moves, Rng(ask["chance"])))


def _say(answers: TextIO, what: Json) -> None:
    answers.write(json.dumps(what) + "\n")
    answers.flush()
