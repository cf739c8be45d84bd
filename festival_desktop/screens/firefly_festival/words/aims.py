"""What puzzles of Firefly Festival ask for."""

from PySide6.QtCore import QObject


class FireflyAims(QObject):
    def sentence(self, aim: str, number: int) -> str:
        return {
            "points": self.tr("Score %n point(s) in this turn.", "", number),
            "points_ahead": self.tr(
                "Score %n more point(s) in this turn than anybody else.", "", number
            ),
            "coins": self.tr("Raise your coins to %n in this turn.", "", number),
            "workers": self.tr("Bring together %n of your workers on one island.", "", number),
            "chain": self.tr("Make your longest chain %n island(s) long.", "", number),
        }[aim]
