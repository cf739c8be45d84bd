"""What a beginner is told the first time something appears, each once for a person.

A game says by `Tips` what there is to tell about an event or a move. What was told is kept in the
settings, so that nobody reads it twice.
"""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any, Protocol

from festival_desktop.core.game import Event, Seat
from festival_desktop.ui.settings import Settings


class Tips(Protocol):
    """A game's tips by their keys; empty where there is nothing to tell."""

    @property
    def possible(self) -> Mapping[type, str]:
        """About kinds of moves that can be made, the most important first."""

    def happened(self, event: Event, viewer: Seat) -> str:
        """About something that has just happened."""

    def reached(self, view: Any) -> str:
        """About the position as a whole."""

    def words(self) -> Mapping[str, str]:
        """What each tip says, in the language of now."""


class TipBook:
    """Chooses the tip for a position."""

    def __init__(self, game: str, tips: Tips, settings: Settings) -> None:
        self._game, self._tips, self._settings = game, tips, settings

    def choose(self, events: Iterable[Event], view: Any, moves: Iterable[Any], viewer: Seat) -> str:
        """The key of the first that was not yet told, what happened before what can be done."""
        told, kinds = set(self._settings.tips_told), {type(move) for move in moves}
        candidates = chain(
            (self._tips.happened(event, viewer) for event in events),
            (self._tips.reached(view),),
            (key for kind, key in self._tips.possible.items() if kind in kinds),
        )
        return next((key for key in candidates if key and self._name(key) not in told), "")

    def words(self, key: str) -> str:
        """What a tip says, in the language of now."""
        return self._tips.words()[key]

    def note(self, key: str) -> None:
        """This tip has been told."""
        self._settings.tips_told = (*self._settings.tips_told, self._name(key))

    def _name(self, key: str) -> str:
        return f"{self._game}/{key}"
