"""What speaks for a move of Lanterns Dice."""

from festival_desktop.core.decision import Term
from festival_desktop.ui.words.reasons import ReasonWords


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
