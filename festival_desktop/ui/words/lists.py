"""Things named one after the other."""

from collections.abc import Sequence

from PySide6.QtCore import QObject


class Lists(QObject):
    def all_of(self, parts: Sequence[str]) -> str:
        """“a, b and c”."""
        if not parts:
            return ""
        text = parts[0]
        for part in parts[1:-1]:
            text = self.tr("{some}, {more}").format(some=text, more=part)
        if len(parts) > 1:
            text = self.tr("{some} and {last}").format(some=text, last=parts[-1])
        return text

    def any_of(self, parts: Sequence[str]) -> str:
        """“a, b or c”."""
        if not parts:
            return ""
        text = parts[0]
        for part in parts[1:-1]:
            text = self.tr("{some}, {more}").format(some=text, more=part)
        if len(parts) > 1:
            text = self.tr("{some} or {last}").format(some=text, last=parts[-1])
        return text
