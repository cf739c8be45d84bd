"""What puzzles of Lanterns Dice ask for."""

from PySide6.QtCore import QObject


class DiceAims(QObject):
    def sentence(self, aim: str, number: int) -> str:
        match aim:
            case "pools":
                return self.tr("Complete %n pool(s) in your part of this turn.", "", number)
            case "gifts":
                return self.tr("Earn %n gift(s) in your part of this turn.", "", number)
            case "display":
                return self.tr(
                    "Complete the pools for a fireworks display worth %n point(s).", "", number
                )
            case "points":
                return self.tr(
                    "Score %n point(s) for boats and your second largest group.", "", number
                )
        raise LookupError(aim)
