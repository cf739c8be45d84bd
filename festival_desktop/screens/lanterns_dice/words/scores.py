"""The lines of the score sheet of Lanterns Dice."""

from PySide6.QtCore import QObject


class DiceScores(QObject):
    def name(self, what: str) -> str:
        """Return the title of a score line's `what`."""
        return {
            "fireworks": self.tr("Fireworks"),
            "second_group": self.tr("Second group"),
            "boats": self.tr("Boats"),
        }[what]

    def asks(self, what: str, boat_points: int) -> str:
        """Say what the points are given for."""
        return {
            "fireworks": self.tr("points on your tiles"),
            "second_group": self.tr("pools in it"),
            "boats": self.tr("{number} per surrounded boat"),
        }[what].format(number=boat_points)
