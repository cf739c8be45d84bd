"""The sentences for the facts that speak for a move."""

from festival_desktop.models.session import Session
from festival_desktop.play.facts import Fact
from festival_desktop.screens.festival_of_lanterns.words.sentences import FestivalText
from festival_desktop.tables.festival_of_lanterns.facts import About
from festival_desktop.ui.words.reasons import ReasonWords


class FestivalReasons(FestivalText, ReasonWords):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        names = self._names
        self.fillers = {
            "kind": lambda fact: names.dedication(fact.key[0]),
            "points": lambda fact: names.points(fact.number),
            "name": lambda fact: self._players[fact.other],
            "lantern": lambda fact: names.lantern(fact.key[0]),
            "lanterns": lambda fact: self._all_lanterns(fact.key),
            "mooncakes": lambda fact: names.mooncakes(fact.number),
            "friend": lambda fact: self.friend(fact.key[0]),
            "sides": lambda fact: fact.number,
        }

    def fact(self, fact: Fact) -> str:
        match About(fact.what):
            case About.SHORT:
                return self.about(fact, self._short()[fact.key[1] - 1])
            case About.KEPT:
                return self.about(fact, self._kept()[fact.key[1]])
            case about:
                return self.about(fact, self._texts()[about])

    def _texts(self) -> dict[About, str]:
        return {
            About.DEDICATED: self.tr("Completes {kind}: {points}."),
            About.LAST: self.tr("Takes the last {kind} before {name} can: {points}."),
            About.FIRST: self.tr("Takes the top {kind} before {name} can: {points}."),
            About.LEAVES: self.tr("Leaves {name} only {points} for {kind}."),
            About.POSSIBLE: self.tr("Makes {kind} possible: {points}."),
            About.LANTERNS: self.tr("Brings {lanterns}."),
            About.MOONCAKES: self.tr("Then {mooncakes} can be spent."),
            About.NONE_LEFT: self.tr("No {lantern} is left for {name}."),
            About.NO_USE: self.tr("{name} gets {lantern}, but no closer to a Dedication."),
            About.FITS: self.tr("The tile can match on {sides} sides."),
            About.FRIEND: self.tr("{friend} helps this turn, for {mooncakes}."),
        }

    def _short(self) -> tuple[str, ...]:
        return (
            self.tr("One lantern short of {kind}: {points}."),
            self.tr("Two lanterns short of {kind}: {points}."),
            self.tr("Three lanterns short of {kind}: {points}."),
        )

    def _kept(self) -> tuple[str, ...]:
        return (
            self.tr("Keeps {kind} possible: {points}."),
            self.tr("Stays one lantern short of {kind}: {points}."),
            self.tr("Stays two lanterns short of {kind}: {points}."),
            self.tr("Stays three lanterns short of {kind}: {points}."),
        )
