"""Why a computer made a move, or would make it: a sentence from the terms that decided."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.core.decision import Reason, Term
from festival_desktop.ui.words.lists import Lists

LEAST = 0.05
"""A lead that is worth telling, in points."""
BESIDE = 0.4
"""The part of the greatest number that another term must have to be told, too."""
MOST = 2
"""How many terms are told."""


class PointsWords(QObject):
    """Apart from the reasons, because plural forms are never found by a subclass."""

    def at_once(self, number: int) -> str:
        return self.tr("%n point(s) right away", "", number)


class ReasonWords(QObject):
    """The class of a game has a phrase for each term of its heuristics."""

    def sentence(self, reason: Reason) -> str:
        """Empty if there was no choice, or nothing speaks for the move that may be known."""
        if not reason:
            return ""
        if deciding := self._strongest([(term.lead, term) for term in reason]):
            return self.tr("Why: {reasons}.").format(reasons=deciding)
        if gains := self._strongest([(term.gain, term) for term in reason]):
            text = self.tr("Why: {reasons}. Another move would be just as good.")
            return text.format(reasons=gains)
        return ""

    def _strongest(self, terms: Sequence[tuple[float, Term]]) -> str:
        """The phrases of the terms with the greatest numbers."""
        greatest = max(number for number, _ in terms)
        if greatest < LEAST:
            return ""
        order = sorted(terms, key=lambda pair: -pair[0])
        near = [self.phrase(term) for number, term in order if number >= BESIDE * greatest]
        return Lists().all_of([phrase for phrase in near if phrase][:MOST])

    def phrase(self, term: Term) -> str:
        """What speaks for a move, as a noun; empty for a term that the game does not have."""
        raise NotImplementedError

    def points(self, gain: float) -> str:
        """Of the term `points` of every game."""
        number = round(gain)
        if number <= 0:
            return self.tr("points")
        return PointsWords().at_once(number)
