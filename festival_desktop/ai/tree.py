"""The search tree: a node for each information set of the deciding seat.

Positions that look the same to the seat share a node, whatever is hidden in them and however they
were reached. A node starts with the immediate values of its moves; every simulation through it adds
a result, and the first value counts as part of one.
"""

import math
from typing import Generic

from festival_desktop.core.game import Move

TRUST = 4.0
"""Weight of the prior, in simulations."""
CURIOSITY = 1.0
"""Exploration weight: points by which a rarely tried move may look worse and still be tried."""


class Option(Generic[Move]):
    """A move at a node."""

    __slots__ = ("move", "prior", "total", "visits")

    def __init__(self, move: Move, prior: float) -> None:
        self.move = move
        self.prior = prior
        """Heuristic value of the move, in points."""
        self.visits = 0
        self.total = 0.0
        """Sum of the results."""


class Node(Generic[Move]):
    __slots__ = ("growth", "options", "visits")

    def __init__(self, options: list[Option[Move]]) -> None:
        self.options = options
        """Options in descending order of their priors."""
        self.visits = 0
        self.growth = 0.0
        """Total difference between results and priors over all visits."""

    def value(self, option: Option[Move]) -> float:
        growth = self.growth / self.visits if self.visits else 0.0
        expected = TRUST * (option.prior + growth)
        return (expected + option.total) / (TRUST + option.visits)

    def most_wanted(self) -> Option[Move]:
        """Select the move to try next: the best so far, or one that was rarely tried."""
        known = math.log(1 + self.visits)
        return max(
            self.options,
            key=lambda one: self.value(one) + CURIOSITY * math.sqrt(known / (1 + one.visits)),
        )

    def learn(self, option: Option[Move], result: float) -> None:
        self.visits += 1
        self.growth += result - option.prior
        option.visits += 1
        option.total += result
