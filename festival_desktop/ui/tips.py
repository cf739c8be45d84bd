"""Tips for beginners on the first occurrence of something, each once for a person.

A game's `Tips` map events and moves to texts. Shown tips are kept in the settings, so that nobody
reads one twice.
"""

from collections.abc import Iterable, Mapping
from itertools import chain
from typing import Any, Protocol

from festival_desktop.core.game import Event, Seat
from festival_desktop.ui.settings import Settings


class Tips(Protocol):
    """A game's tips by their keys; empty where there is none."""

    @property
    def possible(self) -> Mapping[type, str]:
        """Tips about kinds of possible moves, the most important first."""

    def happened(self, event: Event, viewer: Seat) -> str:
        """Return the tip about an event."""

    def reached(self, view: Any) -> str:
        """Return the tip about the position as a whole."""

    def words(self) -> Mapping[str, str]:
        """Return the text of each tip in the current language."""


class TipBook:
    """Chooses the tip for a position."""

    def __init__(self, game: str, tips: Tips, settings: Settings) -> None:
        self._game, self._tips, self._settings = game, tips, settings

    def choose(self, events: Iterable[Event], view: Any, moves: Iterable[Any], viewer: Seat) -> str:
        """Return the first tip not yet shown: about events first, then about moves."""
        told, kinds = set(self._settings.tips_told), {type(move) for move in moves}
        candidates = chain(
            (self._tips.happened(event, viewer) for event in events),
            (self._tips.reached(view),),
            (key for kind, key in self._tips.possible.items() if kind in kinds),
        )
        return next((key for key in candidates if key and self._name(key) not in told), "")

    def words(self, key: str) -> str:
        """Return the text of a tip in the current language."""
        return self._tips.words()[key]

    def note(self, key: str) -> None:
        """Mark a tip as shown."""
        self._settings.tips_told = (*self._settings.tips_told, self._name(key))

    def _name(self, key: str) -> str:
        return f"{self._game}/{key}"
