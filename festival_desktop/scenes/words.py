"""The words a scene needs. The user interface supplies them, translated."""

from typing import Protocol


class TableWords(Protocol):
    def label(self, key: str, *values: object) -> str:
        """The text of a fixed label; each scene's package lists the keys it uses."""
