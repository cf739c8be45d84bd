"""What speaks for a move of Festival of Lanterns."""

from festival_desktop.core.decision import Term
from festival_desktop.ui.words.reasons import ReasonWords


class FestivalReasons(ReasonWords):
    def phrase(self, term: Term) -> str:
        match term.name:
            case "points":
                return self.points(term.gain)
            case "prospects":
                return self.tr("lanterns that lead to a Dedication")
            case "mooncakes":
                return self.tr("Mooncakes for later")
            case "rivals":
                return self.tr("less for the others")
            case "turn":  # says nothing of the hand, which others may not know
                return self.tr("what the rest of the turn can bring")
        return ""
