"""What speaks for a move of Festival of Lanterns."""

from festival_desktop.core.decision import Term
from festival_desktop.ui.words.reasons import ReasonWords


class FestivalReasons(ReasonWords):
    def phrase(self, term: Term) -> str:
        return {
            "points": self.points(term.gain),
            "prospects": self.tr("lanterns that lead to a Dedication"),
            "mooncakes": self.tr("Mooncakes for later"),
            "rivals": self.tr("less for the others"),
            # says nothing of the hand, which others may not know
            "turn": self.tr("what the rest of the turn can bring"),
        }.get(term.name, "")
