"""What speaks for a move of Firefly Festival."""

from festival_desktop.core.decision import SECRET, Term
from festival_desktop.ui.words.reasons import ReasonWords


class FireflyReasons(ReasonWords):
    def phrase(self, term: Term) -> str:
        match term.name:
            case "points":
                return self.points(term.gain)
            case "rivals":
                return self.tr("fewer points for the others")
            case "ending":
                return self.tr("who is ahead when the game ends")
            case "festivals":
                return self.tr("a festival within reach")
            case "chain":
                return self.tr("a longer chain")
            case "goods":
                return self.tr("coins, bridges and workers at hand")
            case "goals":
                return self.tr("a goal within reach")
            case "turn":
                return self.tr("actions that are still left")
        # Only whoever holds them is told of the term.
        return self.tr("private goals") if term.name == SECRET else ""
