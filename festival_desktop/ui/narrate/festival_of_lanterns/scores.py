"""What the score sheet of Festival of Lanterns says."""

from PySide6.QtCore import QObject

from festival_desktop.core.game import ScoreLine


class FestivalScores(QObject):
    def line(self, line: ScoreLine) -> tuple[str, str]:
        """The name of the kind of Dedication, and the points of each tile."""
        name = {
            "four": self.tr("Four of a Kind"),
            "pairs": self.tr("Three Pair"),
            "seven": self.tr("Seven Unique"),
            "celestia": self.tr("Celestia’s token"),
        }[line.what]
        return name, " + ".join(map(str, line.parts))

    def tiebreak(self, place: int) -> str:
        return (self.tr("Mooncakes"), self.tr("Lanterns left"))[place]
