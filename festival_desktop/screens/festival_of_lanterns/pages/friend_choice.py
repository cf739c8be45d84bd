"""Which friends are chosen, and whether the rules allow it. Knows no widget and no words."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from festival_desktop.games.festival_of_lanterns.content import FriendCard, Friends

GROUPS = {
    "first": ("twilight", "applejack", "sweetie-belle", "spike"),
    "market": ("twilight", "rainbow", "starlight", "cadance"),
    "sky": ("fluttershy", "pinkie", "luna", "mistmane"),
    "vows": ("rarity", "applejack", "sweetie-belle", "celestia"),
    "turners": ("twilight", "apple-bloom", "scootaloo", "trixie"),
}
"""Ready-made groups of friends that go well together. They are ours."""


@dataclass(frozen=True)
class Trouble:
    """What is wrong with a choice: "many" (with how many too many) or "heart" (there is none)."""

    what: str
    number: int = 0


class FriendChoice:
    """One choice for a gala of several players, one for a challenge alone."""

    def __init__(self, friends: Friends, usual: str) -> None:
        """`usual`: the friend of a challenge in which nobody chose one."""
        self._cards = {card.id: card for card in friends.cards}
        self._most = friends.most
        self._gala: list[str] = []
        self._solo: list[str] = [usual]
        self.alone = False

    @property
    def chosen(self) -> tuple[str, ...]:
        """In the order of the cards."""
        now = self._solo if self.alone else self._gala
        return tuple(id for id in self._cards if id in now)

    @property
    def most(self) -> int:
        return self._most

    def may(self, card: FriendCard) -> bool:
        """Whether a card can be chosen at all."""
        return card.solo or not self.alone

    def toggle(self, friend: str) -> None:
        """Choose a friend, or not any more. Alone, another one takes the place of the first."""
        if not self.alone:
            rest = [id for id in self._gala if id != friend]
            self._gala = rest if friend in self._gala else [*rest, friend]
        elif self._cards[friend].paired:
            rest = [id for id in self._solo if id != friend]
            self._solo = rest if friend in self._solo else [*rest, friend]
        else:
            self._solo = [friend, *(id for id in self._solo if self._cards[id].paired)]

    def choose(self, friends: Sequence[str]) -> None:
        """These friends instead of those before."""
        known = [id for id in friends if id in self._cards and self.may(self._cards[id])]
        if not self.alone:
            self._gala = known
        elif any(not self._cards[id].paired for id in known):
            self._solo = known

    def trouble(self) -> Trouble | None:
        """Why a gala cannot be held with this choice. Alone, every choice offered is good."""
        if self.alone or not self._gala:
            return None
        if len(self._gala) > self._most:
            return Trouble("many", len(self._gala) - self._most)
        if not any(self._cards[id].heart for id in self._gala):
            return Trouble("heart")
        return None

    @property
    def group(self) -> str | None:
        """The ready-made group that is chosen."""
        now = set(self.chosen)
        return next((name for name, ids in GROUPS.items() if set(ids) == now), None)

    def surprise(self, random: Random) -> None:
        """A lawful choice by lot, another one than now."""
        before = self.chosen
        while self.chosen == before:
            self._draw(random)

    def _draw(self, random: Random) -> None:
        if not self.alone:
            heart = random.choice([card.id for card in self._cards.values() if card.heart])
            others = [id for id in self._cards if id != heart]
            self._gala = [heart, *random.sample(others, self._most - 1)]
            return
        solo = [card for card in self._cards.values() if card.solo]
        self._solo = [random.choice([card.id for card in solo if not card.paired])]
        self._solo += [card.id for card in solo if card.paired and random.random() < 0.5]
