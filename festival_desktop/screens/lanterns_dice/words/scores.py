"""What counts: the lines of the score sheet, what speaks for a move, and what puzzles ask for."""

from PySide6.QtCore import QObject

from festival_desktop.core.decision import Term
from festival_desktop.ui.words.reasons import ReasonWords


class DiceScores(QObject):
    def name(self, what: str) -> str:
        """What points were scored for, by the `what` of a score line."""
        return {
            "fireworks": self.tr("Fireworks"),
            "second_group": self.tr("Second group"),
            "boats": self.tr("Boats"),
        }[what]

    def asks(self, what: str, boat_points: int) -> str:
        """What the points are given for."""
        return {
            "fireworks": self.tr("points of the tiles"),
            "second_group": self.tr("its completed pools"),
            "boats": self.tr("{number} for each surrounded"),
        }[what].format(number=boat_points)


class DiceReasons(ReasonWords):
    def phrase(self, term: Term) -> str:
        return {
            "points": self.points(term.gain),
            "displays": self.tr("pools for the next fireworks"),
            "groups": self.tr("a larger second group of pools"),
            "boats": self.tr("a boat that may be surrounded"),
            "prospects": self.tr("pools that can be completed later"),
            "gifts": self.tr("gifts for later"),
            "turn": self.tr("what can still be shaded now"),
            "rivals": self.tr("dice that help the others little"),
        }.get(term.name, "")


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
