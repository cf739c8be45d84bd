"""The texts a scene needs. The user interface supplies them, translated."""

from typing import Protocol


class TableWords(Protocol):
    def label(self, key: str, *values: object) -> str:
        """Return the text of a fixed label; each scene's package lists its keys."""
