"""What speaks for a move of Lanterns Dice."""

from festival_desktop.core.decision import Term
from festival_desktop.ui.words.reasons import ReasonWords


class DiceReasons(ReasonWords):
    def phrase(self, term: Term) -> str:
        match term.name:
            case "points":
                return self.points(term.gain)
            case "displays":
                return self.tr("pools for the next fireworks")
            case "groups":
                return self.tr("a larger second group of pools")
            case "boats":
                return self.tr("a boat that may be surrounded")
            case "prospects":
                return self.tr("pools that can be completed later")
            case "gifts":
                return self.tr("gifts for later")
            case "turn":
                return self.tr("what can still be shaded now")
            case "rivals":
                return self.tr("dice that help the others little")
        return ""
