"""What puzzles of Firefly Festival ask for."""

from PySide6.QtCore import QObject


class FireflyAims(QObject):
    def sentence(self, aim: str, number: int) -> str:
        match aim:
            case "points":
                return self.tr("Score %n point(s) in this turn.", "", number)
            case "points_ahead":
                return self.tr("Score %n more point(s) in this turn than anybody else.", "", number)
            case "coins":
                return self.tr("Raise your coins to %n in this turn.", "", number)
            case "workers":
                return self.tr("Bring together %n of your workers on one island.", "", number)
            case "chain":
                return self.tr("Make your longest chain %n island(s) long.", "", number)
        raise LookupError(aim)
