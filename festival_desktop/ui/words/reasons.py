"""Explanations of moves: facts of the move, chosen by the terms that decided."""

from collections.abc import Iterable
from itertools import groupby

from PySide6.QtCore import QObject

from festival_desktop.core.decision import Reason
from festival_desktop.play.facts import Fact, Facts

LEAST = 0.05
"""Smallest lead worth mentioning, in points."""
BESIDE = 0.4
"""The part of the greatest lead that another term must have to be told, too."""
ROOM = 90
"""The most letters of a reason."""


class ReasonWords(QObject):
    """The base of a game's sentences for the facts of its moves."""

    def sentence(self, reason: Reason, facts: Facts, room: int = ROOM) -> str:
        """Explain a move; empty if nothing spoke for it, or if no fact says what.

        A fact of the term that decided most comes first, and one of another term that did if both
        have room. Without such a fact, it is the most telling one of any term.
        """
        leads = {term.name: term.lead for term in reason}
        greatest = max(leads.values(), default=0.0)
        if greatest < LEAST:
            return ""
        ordered = sorted(facts, key=lambda fact: -leads.get(fact.term, 0.0))
        first = second = ""
        for term, group in groupby(ordered, key=lambda fact: fact.term):
            if not first:
                first = self._shown(group, room)
            elif leads.get(term, 0.0) >= BESIDE * greatest:
                second = self._shown(group, room - len(first) - 1)
                break
        return f"{first} {second}".rstrip()

    def _shown(self, facts: Iterable[Fact], room: int) -> str:
        """Return the first of these that has words with room for them."""
        texts = filter(None, map(self.fact, facts))
        return next((text for text in texts if len(text) <= room), "")

    def fact(self, fact: Fact) -> str:
        """Return the sentence for a fact of a move."""
        raise NotImplementedError
