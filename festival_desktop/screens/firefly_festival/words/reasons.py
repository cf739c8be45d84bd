"""The sentences for the facts that speak for a move."""

from festival_desktop.models.session import Session
from festival_desktop.play.facts import Fact
from festival_desktop.screens.firefly_festival.words.sentences import Ways
from festival_desktop.tables.firefly_festival.facts import About
from festival_desktop.ui.words.reasons import ReasonWords


class FireflyReasons(Ways, ReasonWords):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        names, goals = self._names, self._goals
        self.fillers = {
            "name": lambda fact: self._players[fact.other],
            "points": lambda fact: names.points(fact.number),
            "fewer": lambda fact: names.points(fact.key[1]),
            "island": lambda fact: self.island(fact.key[0]),
            "pieces": lambda fact: names.pieces(fact.key[1]),
            "islands": lambda fact: names.islands(fact.number),
            "coins": lambda fact: names.coins(fact.number),
            "workers": lambda fact: names.workers(fact.number),
            "goals": lambda fact: names.goals(fact.number),
            "goal": lambda fact: goals.public(fact.key[0]),
            "private": lambda fact: goals.private(fact.key[0]),
            "all": lambda fact: fact.key[0],
            "so_far": lambda fact: fact.key[1],
            "needed": lambda fact: fact.key[2],
        }

    def fact(self, fact: Fact) -> str:
        return self.about(fact, self._texts()[About(fact.what)])

    def _texts(self) -> dict[About, str]:
        return {
            About.HELD: self.tr("Scores {points}; {name} gets {fewer}."),
            About.BEFORE: self.tr("Takes {goal} before {name} can: {points}."),
            About.CLAIMED: self.tr("Claims {goal}: {points}."),
            About.REVEALED: self.tr("Completes “{private}”: {points}."),
            About.SCORED: self.tr("Scores {points}."),
            About.SAVES: self.tr("Saves the {points} that the Crow costs."),
            About.BLOCKED: self.tr("Blocks {name}’s bridge to {island}."),
            About.MAJORITY: self.tr("Takes the majority on {island} from {name}."),
            About.READY: self.tr("Makes a festival on {island} possible: {points}."),
            About.PIECES: self.tr("{pieces} on {island}: {points} at a festival there."),
            About.KEEPS: self.tr("Keeps {pieces} on {island}: {points} at a festival there."),
            About.SITE: self.tr("Makes a floor on {island} possible."),
            About.CHAIN: self.tr("The chain grows to {islands}."),
            About.LONGEST: self.tr("Makes the longest chain: {islands}."),
            About.COINS: self.tr("+{coins}: {all} in all."),
            About.WORKERS: self.tr("Brings {workers}."),
            About.GOALS: self.tr("Brings {goals}."),
            About.CROW: self.tr("The Crow brings {coins} each turn."),
            About.OPEN: self.tr("Makes {goal} possible: {points}."),
            About.NEARER: self.tr("{goal}: {so_far} of {needed} for {points}."),
            About.SECRET_OPEN: self.tr("Makes “{private}” possible: {points}."),
            About.SECRET_NEARER: self.tr("“{private}”: {so_far} of {needed} for {points}."),
            About.FISH: self.tr("Gives another main action for {coins}."),
            About.END: self.tr("Ends the game ahead of {name} by {points}."),
        }
