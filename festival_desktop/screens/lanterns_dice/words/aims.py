"""What puzzles of Lanterns Dice ask for."""

from PySide6.QtCore import QObject


class DiceAims(QObject):
    def sentence(self, aim: str, number: int) -> str:
        return {
            "pools": self.tr("Complete %n pool(s) in your part of this turn.", "", number),
            "gifts": self.tr("Earn %n gift(s) in your part of this turn.", "", number),
            "display": self.tr(
                "Complete the pools for a fireworks display worth %n point(s).", "", number
            ),
            "points": self.tr(
                "Score %n point(s) for boats and your second largest group.", "", number
            ),
        }[aim]
