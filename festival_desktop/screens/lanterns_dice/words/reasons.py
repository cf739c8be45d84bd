"""The sentences for the facts that speak for a move."""

from collections.abc import Sequence

from festival_desktop.games.lanterns_dice.lake import pool_name
from festival_desktop.models.session import Session
from festival_desktop.play.facts import Fact
from festival_desktop.screens.lanterns_dice.words.sentences import DiceSentences, capital
from festival_desktop.tables.lanterns_dice.facts import About
from festival_desktop.ui.words.reasons import ReasonWords


class DiceReasons(DiceSentences, ReasonWords):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        names = self._names
        self.fillers = {
            "shape": lambda fact: names.shape(fact.key[0]),
            "name": lambda fact: self._players[fact.other],
            "points": lambda fact: names.points(fact.number),
            "next": lambda fact: names.points(fact.key[1]),
            "number": lambda fact: fact.number,
            "gifts": lambda fact: names.gifts(fact.number),
            "pool": lambda fact: pool_name(fact.key[0]),
            "pools": lambda fact: self._any_pool(fact.key),
            "area": lambda fact: names.area(fact.key[0]),
            "color": lambda fact: names.color(fact.key[0]),
            "completed": lambda fact: self._any_pool(fact.key[1:]),
        }

    def _any_pool(self, pools: Sequence[int]) -> str:
        return self._lists.any_of([pool_name(pool) for pool in pools])

    def fact(self, fact: Fact) -> str:
        return capital(self.about(fact, self._texts()[About(fact.what)]))

    def _texts(self) -> dict[About, str]:
        return {
            About.LAST: self.tr("Takes the last tile of {shape}: {points}."),
            About.BEFORE: self.tr("Takes {shape} before {name} can: {points}."),
            About.NEXT: self.tr("Scores {points}; the next tile of {shape} scores {next}."),
            About.LAUNCHED: self.tr("Scores {points} with {shape}."),
            About.ROOM: self.tr("Makes room for {shape}: {points}."),
            About.FREE: self.tr("Then {number} completed pools are free for fireworks."),
            About.COMPLETED: self.tr("Completes {pool}."),
            About.GROUP: self.tr("The second-largest group now scores {points}."),
            About.BOAT: self.tr("Surrounds the boat at {pool}: {points}."),
            About.AROUND: self.tr("Completed around the boat at {pool}: {number} of 4 pools."),
            About.TOWARDS: self.tr("Helps surround the boat at {pool}."),
            About.HALF: self.tr("Leaves only {area} to complete the pool."),
            About.GIFTS: self.tr("Then {gifts} can be spent."),
            About.FACES: self.tr("A {color} area can complete {completed}."),
            About.FACES_AREAS: self.tr("{number} {color} areas are still unshaded."),
            About.PLATFORM: self.tr("Allows one extra area next to {pool}."),
            About.FAVOUR: self.tr("An extra area can complete {pools}."),
            About.GRANTED: self.tr("Allows {number} extra areas."),
            About.IDLE: self.tr("{name} faces {color}, which completes no pool."),
            About.WAITS: self.tr("Keeps {number} completed pools for a better tile."),
        }
