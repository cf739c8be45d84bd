"""Which layout, goals and powers are chosen. Knows no widget and no words."""

from collections.abc import Mapping, Sequence
from random import Random

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.setup import DEALT, FIRST, NONE, RANDOM, VARIABLE

_APART = 5
"""Powers that were not chosen yet are so many cards apart, so that they are of different kinds."""


class Variants:
    def __init__(self, content: Content) -> None:
        self.kinds = tuple(stack.id for stack in content.public)
        self.cards = tuple(power.id for power in content.powers)
        self.needed = content.box.goals_in_play
        """So many kinds of public goals."""
        self.variable = False
        self.goals_by_lot = True
        self._goals: list[str] = list(self.kinds[: self.needed])
        self.powers: str = NONE[0]
        """none, dealt or named."""
        most = max(content.tables)
        self.named = [self.cards[seat * _APART % len(self.cards)] for seat in range(most)]
        """Seat → its power where powers are named."""
        self.players = min(content.tables)

    @property
    def goals(self) -> tuple[str, ...]:
        """In the order of the box."""
        return tuple(kind for kind in self.kinds if kind in self._goals)

    def toggle_goal(self, kind: str) -> None:
        if kind in self._goals:
            self._goals.remove(kind)
        else:
            self._goals.append(kind)

    def name_power(self, seat: int, power: str) -> None:
        """No two have the same: whoever had it gets what this seat had."""
        if power in self.named:
            self.named[self.named.index(power)] = self.named[seat]
        self.named[seat] = power

    def surprise(self, random: Random) -> None:
        """Other powers for everybody, by lot."""
        self.named = random.sample(self.cards, len(self.named))

    @property
    def goals_missing(self) -> int:
        """How many kinds are missing; below 0 if there are too many."""
        return 0 if self.goals_by_lot else self.needed - len(self._goals)

    def options(self) -> dict[str, tuple[str, ...]]:
        """As in a `Setup`; what is usual is not named."""
        options: dict[str, tuple[str, ...]] = {}
        if self.variable:
            options["layout"] = VARIABLE
        if not self.goals_by_lot:
            options["goals"] = self.goals
        if self.powers == DEALT[0]:
            options["powers"] = DEALT
        elif self.powers != NONE[0]:
            options["powers"] = tuple(self.named[: self.players])
        return options

    def choose(self, options: Mapping[str, Sequence[str]]) -> None:
        """What is not named stays as it is."""
        if "layout" in options:
            self.variable = tuple(options["layout"]) != FIRST
        if "goals" in options:
            self.goals_by_lot = tuple(options["goals"]) == RANDOM
            if not self.goals_by_lot:
                self._goals = [kind for kind in options["goals"] if kind in self.kinds]
        powers = tuple(options.get("powers", ()))
        if powers in (NONE, DEALT):
            self.powers = powers[0]
        elif powers:
            self.powers = "named"
            for seat, power in enumerate(powers[: len(self.named)]):
                self.name_power(seat, power)
