"""What points of Lanterns Dice are scored for: the lines of its score sheet."""

from PySide6.QtCore import QObject


class DiceScores(QObject):
    def name(self, what: str) -> str:
        """What points were scored for, by the `what` of a score line."""
        return {
            "fireworks": self.tr("Fireworks"),
            "second_group": self.tr("Second group"),
            "boats": self.tr("Boats"),
        }[what]

    def asks(self, what: str, boat_points: int) -> str:
        """What the points are given for."""
        return {
            "fireworks": self.tr("points on your tiles"),
            "second_group": self.tr("pools in it"),
            "boats": self.tr("{number} per surrounded boat"),
        }[what].format(number=boat_points)
