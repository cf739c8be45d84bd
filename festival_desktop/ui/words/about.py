"""Sentences about an event or a move: what it holds is called by its name."""

from collections.abc import Callable, Mapping
from typing import Any

Fillers = Mapping[str, Callable[[Any], str]]
"""The place of a sentence → what stands there, of the thing that the sentence is about."""


class _Values(dict[str, object]):
    def __init__(self, about: Any, fillers: Fillers, known: Mapping[str, object]) -> None:
        super().__init__(known)
        self._about, self._fillers = about, fillers

    def __missing__(self, place: str) -> str:
        return self._fillers[place](self._about)


class About:
    """Whoever inherits it says once what stands in the places of its sentences."""

    fillers: Fillers

    def about(self, about: Any, text: str, **known: object) -> str:
        """A sentence with everything in its places; only what it asks for is worked out."""
        return text.format_map(_Values(about, self.fillers, known))
