"""The lines of the score sheet of Festival of Lanterns."""

from PySide6.QtCore import QObject


class FestivalScores(QObject):
    def name(self, what: str) -> str:
        """Return the title of a score line's `what`."""
        return {
            "four": self.tr("Four of a Kind"),
            "pairs": self.tr("Three Pair"),
            "seven": self.tr("Seven Unique"),
            "celestia": self.tr("Celestia’s token"),
        }[what]
