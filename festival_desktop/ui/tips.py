"""What a beginner is told the first time something appears, each once for a person.

A game says by `Tips` what there is to tell about an event or a move. What was told is kept in the
settings, so that nobody reads it twice.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, NamedTuple, Protocol

from festival_desktop.core.game import Event, Seat
from festival_desktop.ui.settings import Settings


class Tip(NamedTuple):
    key: str
    words: str


class Tips(Protocol):
    """A game's tips in the language of now."""

    @property
    def kinds(self) -> Sequence[type]:
        """The kinds of moves there is a tip about, the most important first."""

    def happened(self, event: Event, viewer: Seat) -> Tip | None:
        """About something that has just happened."""

    def reached(self, view: Any) -> Tip | None:
        """About the position as a whole."""

    def possible(self, move: Any) -> Tip | None:
        """About something that can be done."""


class TipBook:
    """Chooses the tip for a position."""

    def __init__(self, game: str, tips: Tips, settings: Settings) -> None:
        self._game, self._tips, self._settings = game, tips, settings

    def choose(
        self, events: Iterable[Event], view: Any, moves: Iterable[Any], viewer: Seat
    ) -> Tip | None:
        """The first that was not yet told, what happened before what can be done."""
        told = set(self._settings.tips_told)
        by_kind = {type(move): move for move in moves}
        candidates = chain(
            (self._tips.happened(event, viewer) for event in events),
            (self._tips.reached(view),),
            (self._tips.possible(by_kind[kind]) for kind in self._tips.kinds if kind in by_kind),
        )
        return next((tip for tip in candidates if tip and self._name(tip) not in told), None)

    def note(self, tip: Tip) -> None:
        """It has been told."""
        self._settings.tips_told = (*self._settings.tips_told, self._name(tip))

    def _name(self, tip: Tip) -> str:
        return f"{self._game}/{tip.key}"
