"""Explanations of computers' moves: sentences from the terms that decided."""

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
    """Plural forms of points, separate because a subclass would not find them."""

    def at_once(self, number: int) -> str:
        return self.tr("%n point(s) right away", "", number)


class ReasonWords(QObject):
    """The base of a game's phrases for the terms of its heuristics."""

    def sentence(self, reason: Reason) -> str:
        """Explain a move; empty if there is nothing to say."""
        if not reason:
            return ""
        if deciding := self._strongest([(term.lead, term) for term in reason]):
            return self.tr("Why: {reasons}.").format(reasons=deciding)
        return ""

    def _strongest(self, terms: Sequence[tuple[float, Term]]) -> str:
        """Join the phrases of the terms with the greatest numbers."""
        greatest = max(number for number, _ in terms)
        if greatest < LEAST:
            return ""
        order = sorted(terms, key=lambda pair: -pair[0])
        near = [self.phrase(term) for number, term in order if number >= BESIDE * greatest]
        return Lists().all_of([phrase for phrase in near if phrase][:MOST])

    def phrase(self, term: Term) -> str:
        """Return a noun phrase in favour of a move; empty for a term of another game."""
        raise NotImplementedError

    def points(self, gain: float) -> str:
        """Describe the term `points`, common to all games."""
        number = round(gain)
        if number <= 0:
            return self.tr("points")
        return PointsWords().at_once(number)
