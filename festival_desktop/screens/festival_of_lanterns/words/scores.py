"""What points of Festival of Lanterns are scored for: the lines of its score sheet."""

from PySide6.QtCore import QObject


class FestivalScores(QObject):
    def name(self, what: str) -> str:
        """What points were scored for, by the `what` of a score line."""
        return {
            "four": self.tr("Four of a Kind"),
            "pairs": self.tr("Three Pair"),
            "seven": self.tr("Seven Unique"),
            "celestia": self.tr("Celestia’s token"),
        }[what]
