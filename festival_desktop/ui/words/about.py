"""Sentences about an event or a move, with its fields as placeholders."""

from collections.abc import Callable, Mapping
from typing import Any

Fillers = Mapping[str, Callable[[Any], str]]
"""Functions that fill the placeholders of a sentence from its subject."""


class _Values(dict[str, object]):
    def __init__(self, about: Any, fillers: Fillers, known: Mapping[str, object]) -> None:
        super().__init__(known)
        self._about, self._fillers = about, fillers

    def __missing__(self, place: str) -> str:
        return self._fillers[place](self._about)


class PlaceholderText:
    """Subclasses define the fillers of the placeholders in their sentences."""

    fillers: Fillers

    def about(self, about: Any, text: str, **known: object) -> str:
        """Fill the placeholders of a text; only those it uses are computed."""
        return text.format_map(_Values(about, self.fillers, known))
