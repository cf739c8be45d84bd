"""What puzzles of Festival of Lanterns ask for."""

from PySide6.QtCore import QObject


class FestivalAims(QObject):
    def sentence(self, aim: str, number: int) -> str:
        return {
            "points": self.tr("Score %n point(s) in this turn.", "", number),
            "lanterns": self.tr("Gain %n lantern(s) in this turn.", "", number),
            "lanterns_ahead": self.tr(
                "Gain %n more lantern(s) in this turn than anybody else.", "", number
            ),
            "mooncakes": self.tr("Gain %n Mooncake(s) in this turn.", "", number),
            "dedication": self.tr(
                "Place your tile and hold the lanterns for a Dedication worth %n point(s).",
                "",
                number,
            ),
        }[aim]
