"""What puzzles of Festival of Lanterns ask for."""

from PySide6.QtCore import QObject


class FestivalAims(QObject):
    def sentence(self, aim: str, number: int) -> str:
        match aim:
            case "points":
                return self.tr("Score %n point(s) in this turn.", "", number)
            case "lanterns":
                return self.tr("Gain %n lantern(s) in this turn.", "", number)
            case "lanterns_ahead":
                return self.tr(
                    "Gain %n more lantern(s) in this turn than anybody else.", "", number
                )
            case "mooncakes":
                return self.tr("Gain %n Mooncake(s) in this turn.", "", number)
            case "dedication":
                return self.tr(
                    "Place your tile and hold the lanterns for a Dedication worth %n point(s).",
                    "",
                    number,
                )
        raise LookupError(aim)
