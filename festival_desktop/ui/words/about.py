"""Sentences about an event or a move: what it holds is called by its name."""

from collections.abc import Callable, Mapping
from typing import Any

Places = Mapping[str, Callable[[Any], str]]
"""The place of a sentence → what stands there, of the thing that the sentence is about."""


class _Values(dict[str, object]):
    def __init__(self, about: Any, places: Places, known: Mapping[str, object]) -> None:
        super().__init__(known)
        self._about, self._places = about, places

    def __missing__(self, place: str) -> str:
        return self._places[place](self._about)


def filled(text: str, about: Any, places: Places, known: Mapping[str, object]) -> str:
    """The sentence with everything in its places; only what it asks for is worked out."""
    return text.format_map(_Values(about, places, known))
