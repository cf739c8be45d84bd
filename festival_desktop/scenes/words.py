"""The words a scene needs. The user interface supplies them, translated."""

from typing import Protocol


class TableWords(Protocol):
    def label(self, key: str, *values: object) -> str:
        """The text of a fixed label; each scene's package lists the keys it uses."""


class KeptWords:
    """Words that are asked for again and again, kept until the language changes."""

    def __init__(self, words: TableWords) -> None:
        self._words = words
        self._kept: dict[tuple[object, ...], str] = {}

    def label(self, key: str, *values: object) -> str:
        known = self._kept.get((key, *values))
        if known is None:
            known = self._kept[key, *values] = self._words.label(key, *values)
        return known

    def forget(self) -> None:
        self._kept.clear()
