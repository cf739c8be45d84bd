"""Positions of any game, played on by moves as text."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

import pytest

from festival_desktop.core.errors import IllegalMove
from festival_desktop.core.game import Event, Game
from festival_desktop.core.step import step

State = TypeVar("State")


class Playing(Generic[State]):
    def __init__(self, game: Game[State, Any, Any]) -> None:
        self._game = game

    def after(self, state: State, *moves: str) -> State:
        """The position after these moves, each of which must be legal."""
        for text in moves:
            state = step(self._game, state, self._game.read(text)).state
        return state

    def happened(self, state: State, *moves: str) -> list[Event]:
        """What happens by these moves."""
        events: list[Event] = []
        for text in moves:
            played = step(self._game, state, self._game.read(text))
            state = played.state
            events += played.events
        return events

    def texts(self, state: State, beginning: str = "") -> list[str]:
        """The legal moves as text."""
        moves = map(self._game.write, self._game.legal_moves(state))
        return [text for text in moves if text.startswith(beginning)]

    def refused(self, state: State, text: str) -> str:
        """The rule that forbids a move."""
        with pytest.raises(IllegalMove) as refusal:
            step(self._game, state, self._game.read(text))
        return refusal.value.rule


def of_kind(events: Iterable[Event], kind: type[Any]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def perft(game: Game[State, Any, Any], state: State, most: int) -> list[int]:
    """The numbers of ways to play one move, two moves and so on."""
    return [_ways(game, state, depth) for depth in range(1, most + 1)]


def _ways(game: Game[State, Any, Any], state: State, depth: int) -> int:
    legal = game.legal_moves(state)
    if depth == 1:
        return len(legal)
    ways = 0
    for move in legal:
        after = game.copy(state)
        game.play(after, move, [])
        ways += _ways(game, after, depth - 1)
    return ways
