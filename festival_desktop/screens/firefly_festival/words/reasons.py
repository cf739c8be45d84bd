"""What speaks for a move of Firefly Festival."""

from festival_desktop.core.decision import SECRET, Term
from festival_desktop.ui.words.reasons import ReasonWords


class FireflyReasons(ReasonWords):
    def phrase(self, term: Term) -> str:
        return {
            "points": self.points(term.gain),
            "rivals": self.tr("fewer points for the others"),
            "ending": self.tr("who is ahead when the game ends"),
            "festivals": self.tr("a festival within reach"),
            "chain": self.tr("a longer chain"),
            "goods": self.tr("coins, bridges and workers at hand"),
            "goals": self.tr("a goal within reach"),
            "turn": self.tr("actions that are still left"),
            # only whoever holds them is told of the term
            SECRET: self.tr("private goals"),
        }.get(term.name, "")
