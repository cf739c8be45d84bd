"""Lists of names as text."""

from collections.abc import Sequence

from PySide6.QtCore import QObject


class Lists(QObject):
    def all_of(self, parts: Sequence[str]) -> str:
        """Join parts: “a, b and c”."""
        return self._joined(parts, self.tr("{some} and {last}"))

    def any_of(self, parts: Sequence[str]) -> str:
        """Join parts: “a, b or c”."""
        return self._joined(parts, self.tr("{some} or {last}"))

    def _joined(self, parts: Sequence[str], end: str) -> str:
        text = parts[0] if parts else ""
        for part in parts[1:-1]:
            text = self.tr("{some}, {more}").format(some=text, more=part)
        return end.format(some=text, last=parts[-1]) if len(parts) > 1 else text
