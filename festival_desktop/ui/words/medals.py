"""Texts of medals: their names, thresholds, and the way to the next one."""

from PySide6.QtCore import QObject

from festival_desktop.play.medals import Medals


class MedalWords(QObject):
    def name(self, medal: str) -> str:
        return {
            "bronze": self.tr("Bronze"),
            "silver": self.tr("Silver"),
            "gold": self.tr("Gold"),
        }[medal]

    def asked(self, medals: Medals) -> str:
        """List the thresholds: “Bronze from 12 points · Silver from 17 points”."""
        text = self.tr("{medal} from {number} points")
        return " · ".join(
            text.format(medal=self.name(medal.name), number=medal.points) for medal in medals.medals
        )

    def earned(self, points: int, medals: Medals) -> str:
        """Name the medal for these points; empty without one."""
        medal = medals.earned(points)
        return "" if medal is None else self.name(medal.name)

    def missing(self, points: int, medals: Medals) -> str:
        """Say how far the next medal is; empty after the last one."""
        medal = medals.following(points)
        if medal is None:
            return ""
        number = medal.points - points
        return {
            "bronze": self.tr("%n point(s) to bronze", "", number),
            "silver": self.tr("%n point(s) to silver", "", number),
            "gold": self.tr("%n point(s) to gold", "", number),
        }[medal.name]
