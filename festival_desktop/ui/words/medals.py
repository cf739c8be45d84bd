"""Medals in words: their names, what they ask for, and how far the next one is."""

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
        """“Bronze from 12 points · Silver from 17 points”."""
        text = self.tr("{medal} from {number} points")
        return " · ".join(
            text.format(medal=self.name(medal.name), number=medal.points) for medal in medals.medals
        )

    def earned(self, points: int, medals: Medals) -> str:
        """The medal that so many points bring; nothing without one."""
        medal = medals.earned(points)
        return "" if medal is None else self.name(medal.name)

    def missing(self, points: int, medals: Medals) -> str:
        """How far the next medal is; nothing after the last one."""
        medal = medals.following(points)
        if medal is None:
            return ""
        number = medal.points - points
        return {
            "bronze": self.tr("%n point(s) to bronze", "", number),
            "silver": self.tr("%n point(s) to silver", "", number),
            "gold": self.tr("%n point(s) to gold", "", number),
        }[medal.name]
